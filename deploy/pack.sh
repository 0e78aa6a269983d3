#!/bin/sh
# Puts what runs, and nothing else, from a built checkout into a folder: sh deploy/pack.sh /opt/tosite
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
to=${1:?where to}
mkdir -p "$to"
cd "$from"
for file in package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json apps/*/package.json packages/*/package.json; do
    mkdir -p "$to/$(dirname "$file")"
    cp "$file" "$to/$file"
done
(cd "$to" && pnpm install --prod --frozen-lockfile --prefer-offline --filter '@tosite/api...')
for folder in apps/api/dist apps/landing/dist apps/dashboard/dist packages/site-renderer/dist packages/profile-sources/samples; do
    rm -rf "${to:?}/$folder"
    cp -r "$folder" "$to/$folder"
done
