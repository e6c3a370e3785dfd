# SPDX-License-Identifier: MIT
"""How pictures look to eyes that lack one kind of cone, and in grey.

Matrices for full dichromacy on linear RGB: Machado, Oliveira and Fernandes, IEEE TVCG 15(6), 2009, severity 1.0.
"""

import cv2
import numpy as np

EYES = {
    "grey": None,
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}


def seen(bgr, eye):
    """LAB floats (lightness only for grey) of a BGR picture as `eye` sees it."""
    rgb = bgr[..., ::-1] / 255.0
    if eye == "grey":
        return cv2.cvtColor(rgb.astype(np.float32), cv2.COLOR_RGB2LAB)[..., :1]
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    mixed = np.clip(linear @ np.array(EYES[eye]).T, 0, 1)
    shown = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    return cv2.cvtColor(shown.astype(np.float32), cv2.COLOR_RGB2LAB)
