# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame

## table

## seat

## host

## virtual

## lesson
