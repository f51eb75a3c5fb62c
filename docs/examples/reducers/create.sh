#!/bin/sh
# Generates the scenes, and adds the code that was written by hand.
set -e
scene-kit generate scenes.json --package Shop
cp -R Code/. Shop
