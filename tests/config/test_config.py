# SPDX-License-Identifier: MIT
"""The configuration: where it is found, what it says, and how its faults are told."""

from __future__ import annotations

import dataclasses
import re
import string
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.config import (
    SECTIONS,
    Config,
    PagesConfig,
    check_config,
    config_faults,
    default_config,
    defaults,
    find_config,
    load_config,
    make_config,
    on_pi,
    schema,
)
from aludel.errors import LANGUAGES, ConfigFault
from aludel.lights import board
from aludel.lights.drivers import BUTTONS, LAMPS
from aludel.lights.factory import FACTORIES
from aludel.sight.cameras import DRIVERS
from aludel.toml_file import DEEPEST, LONGEST, nearest, read_toml
from aludel.voice.sinks import PAGES, SINKS

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without configuration, so that this machine's own files do not count."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.delenv("ALUDEL_CONFIG", raising=False)
    return tmp_path / "home"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "config.toml"
    path.write_text(text, "utf-8")
    return path


def only_fault(tmp_path: Path, text: str) -> ConfigFault:
    (fault,) = config_faults(written(tmp_path, text))
    with pytest.raises(ConfigFault) as caught:
        load_config(tmp_path / "config.toml")
    assert caught.value.text() == fault.text()
    return fault


# --- Where it is found --------------------------------------------------------------------------------------------


def test_a_named_file_comes_first_then_the_variable_then_the_user(
    tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = own_home / ".config" / "aludel" / "config.toml"
    user.parent.mkdir(parents=True)
    user.write_text('[table]\nlanguage = "cs"\n', "utf-8")
    assert load_config().table.language == "cs"
    monkeypatch.setenv("ALUDEL_CONFIG", str(written(tmp_path, '[table]\nlanguage = "de"\n')))
    assert load_config().table.language == "de"
    other = tmp_path / "other.toml"
    other.write_text('[table]\nlanguage = "ja"\n', "utf-8")
    assert load_config(other).table.language == "ja"
    assert load_config(other).source == other


def test_without_a_file_there_are_the_defaults_of_this_machine() -> None:
    if find_config() is None:
        assert load_config() == make_config({}, None)
        assert load_config().source is None


def test_a_named_file_that_is_not_there_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ConfigFault, match=r"E701: .*nowhere\.toml"):
        load_config(tmp_path / "nowhere.toml")
    monkeypatch.setenv("ALUDEL_CONFIG", str(tmp_path / "nowhere.toml"))
    with pytest.raises(ConfigFault, match="E701"):
        load_config()


# --- What it says -------------------------------------------------------------------------------------------------


def test_the_sample_is_what_the_program_writes_and_is_sound() -> None:
    sample = TOP / "docs" / "config.toml"
    assert sample.read_text("utf-8") == default_config(pi=False), "docs/config.toml is made by default_config(False)"
    assert config_faults(sample) == []


@pytest.mark.parametrize("pi", [False, True])
def test_a_new_file_changes_nothing(tmp_path: Path, pi: bool) -> None:
    path = written(tmp_path, default_config(pi))
    assert dataclasses.replace(load_config(path), source=None) == make_config({}, None)
    assert all(not section for section in read_toml(path).values())


@pytest.mark.parametrize("pi", [False, True])
def test_a_new_file_says_the_defaults(tmp_path: Path, pi: bool) -> None:
    keys = "|".join(key for section in defaults(pi).values() for key in section)
    path = written(tmp_path, re.sub(rf"^# ({keys}) = ", r"\1 = ", default_config(pi), flags=re.MULTILINE))
    assert all(read_toml(path)[name].keys() == section.keys() for name, section in defaults(pi).items())
    assert dataclasses.replace(load_config(path), source=None) == make_config({}, None, pi=pi)


def test_a_pi_starts_with_its_camera_and_pins_and_another_machine_with_the_virtual_table() -> None:
    pi, other = (make_config({}, None, pi=pi) for pi in (True, False))
    assert (pi.camera.driver, pi.lamps.driver, pi.buttons.driver) == ("picamera2", "gpio", "gpio")
    assert (pi.voice.sink, pi.pages) == ("alsa", PagesConfig("web", 8080, False))
    assert (other.camera.driver, other.lamps.driver, other.buttons.driver) == ("twin", "terminal", "pages")
    assert (other.voice.sink, other.pages) == ("pages", PagesConfig("web", 8080, True))


def test_a_named_driver_is_kept_wherever_it_runs() -> None:
    for pi in (True, False):
        config = make_config({"camera": {"driver": "picamera2"}, "lamps": {"driver": "none"}}, None, pi=pi)
        assert (config.camera.driver, config.lamps.driver) == ("picamera2", "none")


def test_a_raspberry_pi_is_known_by_its_device_tree(tmp_path: Path) -> None:
    model = tmp_path / "model"
    assert not on_pi(model)
    model.write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\x00")
    assert on_pi(model)
    model.write_bytes(b"Some Other Board\x00")
    assert not on_pi(model)


def test_schema_values_and_drivers_agree() -> None:
    said = schema()["properties"]
    assert list(said) == list(SECTIONS)
    for name, part in SECTIONS.items():
        assert list(said[name]["properties"]) == [field.name for field in dataclasses.fields(part)]
    assert [field.name for field in dataclasses.fields(Config)] == [*SECTIONS, "source"]
    assert set(said["lamps"]["properties"]["driver"]["enum"]) == set(LAMPS)
    assert set(said["lamps"]["properties"]["profile"]["enum"]) == set(board().profiles)
    assert set(said["lamps"]["properties"]["pin_factory"]["enum"]) == set(FACTORIES)
    assert set(said["buttons"]["properties"]["driver"]["enum"]) == {*BUTTONS, "pages"}
    assert set(said["camera"]["properties"]["driver"]["enum"]) == {*DRIVERS, "twin"}
    assert set(said["voice"]["properties"]["sink"]["enum"]) == {*SINKS, PAGES}
    engines = tomllib.loads(files("aludel.voice").joinpath("voices.toml").read_text("utf-8"))["engines"]
    assert set(said["voice"]["properties"]["engine"]["enum"]) == {*engines, "none"}
    assert said["table"]["properties"]["language"]["enum"] == list(LANGUAGES)


def test_the_journal_lies_where_it_is_told_or_with_the_user(own_home: Path) -> None:
    assert make_config({}, None).journal.path() == own_home / ".local" / "state" / "aludel"
    told = make_config({"journal": {"folder": "~/games"}}, None)
    assert told.journal.path() == own_home / "games"


# --- Faults -------------------------------------------------------------------------------------------------------


def test_an_unknown_setting_suggests_the_nearest_one(tmp_path: Path) -> None:
    fault = only_fault(tmp_path, '[table]\nlangage = "en"\n')
    assert "E705" in fault.text() and "table.langage" in fault.text() and '"language"' in fault.text()


def test_an_unknown_section_suggests_the_nearest_one(tmp_path: Path) -> None:
    assert '"lamps"' in only_fault(tmp_path, '[lamp]\ndriver = "gpio"\n').text()


@pytest.mark.parametrize(
    ("text", "where", "allowed"),
    [
        ('[table]\nlanguage = "fr"\n', "table.language", "one of en, cs, de, ja"),
        ("[table]\nvolume = 120\n", "table.volume", "0-100"),
        ('[table]\nvolume = "loud"\n', "table.volume", "0-100"),
        ("[camera]\npath = 3\n", "camera.path", "text in quotes"),
        ("[camera]\ntimeout = 60\n", "camera.timeout", "0.2-10"),
        ("[camera]\ntimeout = nan\n", "camera.timeout", "0.2-10"),
        ('[camera]\ndriver = "webcam"\n', "camera.driver", "picamera2, twin, photos, video"),
        ("table = 3\n", "table", "a section of settings"),
        ("[games]\noverlays = []\n", "games.overlays", "a section of settings"),
        ("[games.overlays]\nlittle-alchemists = 1\n", "games.overlays.little-alchemists", "text in quotes"),
        ('[voice]\ndevice = ""\n', "voice.device", "text in quotes"),
        ("[pages]\nport = 65536\n", "pages.port", "0-65535"),
        ("[pages]\nport = -1\n", "pages.port", "0-65535"),
        ('[pages]\nopen = "yes"\n', "pages.open", "true or false"),
        ("[pages]\ndriver = true\n", "pages.driver", "one of web, none"),
    ],
)
def test_a_wrong_value_is_told_by_file_key_and_what_is_allowed(
    tmp_path: Path, text: str, where: str, allowed: str
) -> None:
    said = only_fault(tmp_path, text).text()
    assert said.startswith("E706") and "config.toml" in said and f"{where} cannot be" in said and allowed in said


@pytest.mark.parametrize(
    "setting", ["journal.folder", "camera.path", "voice.folder", "voice.device", "games.overlays.little-alchemists"]
)
@pytest.mark.parametrize("given", ["\\u0000", "~\\u0000", "/tmp/a\\u0000b", "\\n\\u0000"])
def test_a_name_with_a_nul_in_it_is_refused(tmp_path: Path, setting: str, given: str) -> None:
    fault = only_fault(tmp_path, f'{setting} = "{given}"\n')
    assert fault.key == "config-wrong-value" and setting in fault.text() and "\0" not in fault.text()
    assert "something like" in fault.text()


def test_every_fault_is_told_not_only_the_first(tmp_path: Path) -> None:
    path = written(tmp_path, '[table]\nvolume = 200\nlanguage = "xx"\n[lamps]\ncolor = 1\n')
    assert [fault.key for fault in config_faults(path)] == [
        "config-unknown-key",
        "config-wrong-value",
        "config-wrong-value",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [("[table]\nvolume = = 3\n", 2), ("[table\n", 1), ("a = 1\na = 2\n", 2), ('[table]\n\nlanguage = "en\n', 3)],
)
def test_corrupt_toml_is_told_by_its_line(tmp_path: Path, text: str, line: int) -> None:
    fault = only_fault(tmp_path, text)
    assert fault.key == "config-not-toml" and f"line {line}" in fault.text()


DEEP = 100_000


@pytest.mark.parametrize(
    "text",
    [
        f"volume = {'[' * DEEP}{']' * DEEP}\n",
        f"volume = {'{a = ' * DEEP}1{'}' * DEEP}\n",
        f"volume = {'[' * DEEP}",
        f"volume.{'.'.join('a' * 3000)} = 1\n",
        f"[[table.{'.'.join('a' * 3000)}]]\n",
        f"volume = {'[' * DEEPEST}{']' * DEEPEST}\n",
    ],
    ids=["lists", "tables", "open", "dotted", "header", "just-too-deep"],
)
def test_nesting_without_end_is_told_by_its_line(tmp_path: Path, text: str) -> None:
    fault = only_fault(tmp_path, f"# [...]\n[table]\nlanguage = 'en'\n{text}\n# end\n")
    assert fault.key == "config-not-toml" and "line 4" in fault.text()


@pytest.mark.parametrize(
    "number", ["9" * 5000, "9" * 4000, "0x" + "f" * 6000, "-" + "9_" * 3000 + "9", str(2**63)], ids=range(5)
)
def test_a_number_of_more_than_64_bits_is_told_by_its_line(tmp_path: Path, number: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f'# 12345\n[voice]\nvolume = {number}\nlanguage = "en"\n', "utf-8")
    with pytest.raises(ConfigFault) as told:
        read_toml(path)
    assert told.value.key == "config-not-toml" and "line 3" in told.value.text()


def test_the_largest_numbers_of_64_bits_are_read(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f"most = {2**63 - 1}\nleast = [{1 - 2**63}]\n", "utf-8")
    assert read_toml(path) == {"most": 2**63 - 1, "least": [1 - 2**63]}


def test_nesting_over_many_lines_is_told_by_its_innermost(tmp_path: Path) -> None:
    assert "line 900:" in only_fault(tmp_path, "a = [\n" + "[\n" * 899 + "]\n" * 900).text()


def test_a_file_that_ends_too_early_is_told_by_its_last_line(tmp_path: Path) -> None:
    assert "line 2" in only_fault(tmp_path, "[table]\nvolume =").text()


def test_a_file_that_is_no_text_or_a_folder_is_told(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(b"[table]\nlanguage = '\xff'\n")
    assert [fault.key for fault in config_faults(path)] == ["config-not-text"]
    assert [fault.key for fault in config_faults(tmp_path)] == ["config-unreadable"]


def test_check_config_tells_faults_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sound = written(tmp_path, "[table]\nvolume = 20\n")
    assert check_config(sound) == 0
    assert capsys.readouterr().err == ""
    wrong = written(tmp_path, "[table]\nvolume = 200\nlangage = 1\n")
    assert check_config(wrong, "de") == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2 and "Meintest du „language“" in told[0] and "0-100" in told[1]
    assert check_config(tmp_path / "none.toml") == 2


@given(st.text(max_size=80))
def test_no_text_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "config.toml"
    path.write_text(text, "utf-8", newline="")
    for fault in config_faults(path):
        for language in LANGUAGES:
            assert str(fault.entry.number) in fault.text(language)


values = st.recursive(
    st.booleans() | st.integers(-5, 500) | st.sampled_from(["'x'", "''", "1.5", "nan", "1979-05-27"]),
    lambda inner: st.lists(inner.map(str), max_size=2).map(lambda items: f"[{', '.join(items)}]"),
    max_leaves=3,
).map(lambda value: str(value).lower() if isinstance(value, bool) else str(value))
keys = st.sampled_from([key for section in defaults(False).values() for key in section]) | st.text(
    string.ascii_lowercase, min_size=1, max_size=6
)


@given(st.sampled_from([*SECTIONS, "lights"]), keys, values)
def test_any_setting_is_taken_or_told(
    tmp_path_factory: pytest.TempPathFactory, section: str, key: str, value: str
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "config.toml"
    path.write_text(f"[{section}]\n{key} = {value}\n", "utf-8")
    faults = config_faults(path)
    if not faults:
        assert key in defaults(False)[section]
        assert isinstance(load_config(path), Config)
    for fault in faults:
        assert str(path) in fault.text()


def test_the_nearest_name() -> None:
    assert nearest("drivr", ("driver", "device")) == "driver"
    assert nearest("x", ()) == ""
    assert nearest("frogs", ("driver", "device")) == ""


def test_a_name_like_no_other_is_not_guessed_at(tmp_path: Path) -> None:
    fault = only_fault(tmp_path, "[table]\nfrogs = 1\n")
    for language in LANGUAGES:
        assert "none" not in fault.text(language) and "language, volume" in fault.text(language)
    assert "Did you mean" not in fault.text()


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_a_device_that_never_ends_is_not_read(device):
    with pytest.raises(ConfigFault) as fault:
        read_toml(Path(device))
    assert fault.value.key == "config-unreadable"


def test_a_file_too_long_for_settings_is_not_read(tmp_path):
    long = tmp_path / "long.toml"
    long.write_text("# " + "x" * LONGEST, "utf-8")
    with pytest.raises(ConfigFault) as fault:
        read_toml(long)
    assert fault.value.key == "config-unreadable"
