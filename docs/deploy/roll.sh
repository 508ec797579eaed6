#!/usr/bin/env bash
# A rolling deploy with Compose: starts new instances of a version beside the old ones, waits until
# each is ready, then stops the old ones. Rolls back by the version before.
#   docs/deploy/roll.sh <version>
set -euo pipefail
cd "$(dirname "$0")"

VERSION=${1:?Name the version: docs/deploy/roll.sh <version>}
export VERSION
WAIT_SECONDS=300

compose() { docker compose -f compose.yaml "$@"; }

is_ready() {
  docker exec "$1" node -e \
    'fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'
}

mapfile -t old < <(compose ps --quiet site)
count=$((${#old[@]} > 0 ? ${#old[@]} : 2))

compose pull --quiet site || echo 'The registry has no such image; the one on this machine is used.'
compose up --detach --no-deps --no-build --no-recreate --scale site=$((${#old[@]} + count)) site
mapfile -t new < <(comm -13 <(printf '%s\n' "${old[@]}" | sort) <(compose ps --quiet site | sort))

deadline=$((SECONDS + WAIT_SECONDS))
for instance in "${new[@]}"; do
  until is_ready "$instance"; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      docker rm --force "${new[@]}" > /dev/null
      echo "Version $VERSION is not ready after $WAIT_SECONDS seconds; the former instances go on." >&2
      exit 1
    fi
    sleep 1
  done
done

for instance in "${old[@]}"; do
  docker stop --time 20 "$instance" > /dev/null
  docker rm "$instance" > /dev/null
done
# The settings in .env decide which version starts after a reboot.
sed -i '/^VERSION=/d' .env
echo "VERSION=$VERSION" >> .env
echo "Version $VERSION serves with $count instances."
