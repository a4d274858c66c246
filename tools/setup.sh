#!/usr/bin/env bash
# Makes .venv ready: `tools/setup.sh play`, `dev` (play and what the tests need) or `cartography` (play
# and what the maps are built with). Does nothing when nothing changed. `pins` renews constraints.txt.
# pip runs with whatever settings the machine or the user has; none are made here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly wanted=${1:-play}
readonly needs='import sys; sys.exit(sys.version_info < (3, 11))'

stop() {
    printf '\n%s\n' "$@" >&2
    exit 1
}

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c "$needs" 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    stop "Grognard needs Python 3.11 or newer; python3 here is $(python3 --version 2>&1 || true)." \
        "Install one and name it: make ... PYTHON=/path/to/python3.11"
}

# Debian and Ubuntu ship python3 without the part that makes environments.
install_venv_module() {
    local python=$1 package
    package="$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    if ! command -v apt-get >/dev/null; then
        stop "$python has no venv module. Install it with your system's package manager, then try again."
    fi
    if [ "$(id -u)" -ne 0 ]; then
        stop "$python cannot make environments yet. One command puts that right:" \
            "    sudo apt-get install -y $package" "Then try again."
    fi
    echo "Installing $package"
    apt-get update -qq || true # one source out of reach need not matter
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
        stop "That failed; this is the command:" "    apt-get install -y $package"
}

make_environment() {
    local python
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install_venv_module "$python"
    fi
    echo "Making an environment with $("$python" --version)"
    "$python" -m venv --clear "$1"
}

# An environment that was moved, or whose Python has gone or is too old, is made anew.
environment_stands() {
    .venv/bin/python -c "$needs" 2>/dev/null && .venv/bin/python -c 'import pip' 2>/dev/null &&
        { [ ! -f .venv/place ] || [ "$(cat .venv/place)" = "$PWD" ]; }
}

fingerprint() {
    { pwd; .venv/bin/python --version; cat pyproject.toml constraints.txt tools/setup.sh; } | cksum
}

installed() {
    [ -f ".venv/installed-$1" ] && [ "$(cat ".venv/installed-$1")" = "$(fingerprint)" ]
}

install() {
    local what=.
    [ "$1" = play ] || what=".[$1]"
    echo "Installing grognard ($1)"
    PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install -qq -c constraints.txt -e "$what" ||
        stop "pip could not install what is needed; its own words are above."
    fingerprint >".venv/installed-$1"
}

# The end-to-end tests want a browser of the system's. Root gets it here; anyone else reads in the tests how.
install_chromium() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null; then
            return
        fi
    done
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        return
    fi
    echo "Installing chromium"
    apt-get update -qq || true # one source out of reach need not matter
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 ||
        echo "That failed: the tests in a browser will say what to do." >&2
}

pins() {
    local python
    room=$(mktemp -d)
    trap 'rm -rf "$room"' EXIT
    make_environment "$room/venv"
    python=$room/venv/bin/python
    "$python" -m pip install -qq -e '.[dev,cartography]'
    {
        echo "# The versions that grognard is tested with. Renew with: make pins"
        "$python" -m pip freeze --exclude-editable | LC_ALL=C sort -f
    } >constraints.txt
    echo "constraints.txt: $(grep -c == constraints.txt) versions"
}

case $wanted in
    pins)
        pins
        exit
        ;;
    play | dev | cartography) ;;
    *) stop "tools/setup.sh play | dev | cartography | pins" ;;
esac

if ! environment_stands; then
    make_environment .venv
fi
pwd >.venv/place
if ! installed "$wanted" && ! { [ "$wanted" = play ] && { installed dev || installed cartography; }; }; then
    install "$wanted"
fi
if [ "$wanted" = dev ]; then
    install_chromium
fi
