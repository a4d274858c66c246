"""The house: what is shipped, what it stands on, and that nothing in it points at one machine."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
ALL_NEEDS: list[str] = [*PROJECT["dependencies"], *(need for extra in EXTRAS.values() for need in extra)]
PINS = [line for line in (HOME / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]


def name_of(requirement: str) -> str:
    """
    >>> name_of("Fluent.Runtime>=0.4")
    'fluent-runtime'
    """
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def committed() -> list[Path]:
    """Every text file of the repository, as git lists them."""
    asked = subprocess.run(["git", "ls-files", "-z"], cwd=HOME, capture_output=True, text=True, check=False)
    if asked.returncode:
        pytest.skip("not a git checkout")
    paths = [HOME / name for name in asked.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:4096]]


def test_pins_are_plain_versions_without_addresses() -> None:
    assert PINS
    assert [pin for pin in PINS if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


@pytest.mark.parametrize("need", ALL_NEEDS)
def test_every_dependency_is_pinned_and_explained(need: str) -> None:
    assert name_of(need) in {name_of(pin) for pin in PINS}
    reasons = (HOME / "docs" / "decisions.md").read_text("utf-8")
    assert name_of(need) in {name_of(name) for name in re.findall(r"^\| `([\w.-]+)` \| \S", reasons, re.MULTILINE)}


def test_the_library_and_the_terminal_leave_the_server_alone() -> None:
    """Researchers import the package thousands of times: nothing that only serving needs comes along."""
    looks = "import sys, grognard, grognard.cli; print(sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=True).stdout
    for only_for_serving in ("alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets"):
        assert f"'{only_for_serving}'" not in loaded


def test_the_package_says_that_it_is_typed() -> None:
    assert files("grognard").joinpath("py.typed").is_file()


def test_the_command_is_installed() -> None:
    (command,) = entry_points(group="console_scripts", name="grognard")
    assert callable(command.load())


def test_no_file_names_a_registry_or_a_machine() -> None:
    marks = re.compile(r"(pypi|pythonhosted|npmjs)\.(org|com)|(?<![\w.])/(work|root)/\w", re.IGNORECASE)
    found = {
        f"{path.relative_to(HOME)}: {hit[0]}"
        for path in committed()
        for hit in marks.finditer(path.read_text("utf-8", errors="replace"))
    }
    assert found == set()
