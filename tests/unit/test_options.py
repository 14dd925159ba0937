"""What all commands of bindery have in common."""

import pytest
from bindery.cli import main


@pytest.mark.parametrize("command", [(), ("generate",), ("profile",), ("check",), ("wrap",)])
@pytest.mark.parametrize("option", ["-h", "-help", "--help"])
def test_help(command, option, capsys):
    with pytest.raises(SystemExit) as ended:
        main([*command, option])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(" ".join(("usage: bindery", *command)))
