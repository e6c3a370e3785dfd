# SPDX-License-Identifier: MIT
"""A detector as strict as the console's: no bit may be corrected.

OpenCV 4.10 ships this family with 12 corrected bits, and then finds tags in faces and empty squares.
"""

import cv2

from aludel.pieces import tags


def detector():
    """A fresh ArucoDetector for the kit's family."""
    family = cv2.aruco.getPredefinedDictionary(tags.FAMILY)
    family.maxCorrectionBits = 0
    return cv2.aruco.ArucoDetector(family)
