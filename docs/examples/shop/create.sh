#!/bin/sh
# Creates the packages of the app, generates all scenes, and describes them.
set -e
for feature in Cars Checkout Account; do
    scene-kit feature "$feature" --quiet
done
scene-kit generate scenes.json
mkdir -p docs
scene-kit graph --write docs/scenes.md
scene-kit agents --write AGENTS.md
