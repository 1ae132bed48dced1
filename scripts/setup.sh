#!/usr/bin/env bash
# Installs the Debian packages that codewalk's domains and sandbox use. `codewalk doctor` says what each is for.
set -euo pipefail
packages=(bubblewrap git openjdk-17-jdk-headless openssl podman python3 python3-numpy python3-pytest z3) # openssl: tests alone; podman: recipes that name an image; z3: `codewalk verus --solver native`
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  echo "all of ${packages[*]} are installed"
  exit 0
fi
if ! command -v apt-get >/dev/null; then
  echo "this is not Debian: install ${missing[*]} with your own package manager" >&2
  exit 1
fi
sudo=; [ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -qq
$sudo apt-get install -y -qq --no-install-recommends "${missing[@]}"
