"""The sets in Templates/, whose manifests name entries that they share by their ids."""

import json
import re

from . import ROOT, Failure, read

TEMPLATES = ROOT / "Templates"
SHARED = TEMPLATES / "Common/files.json"


def names():
    """The names of the sets."""
    return sorted(path.parent.name for path in TEMPLATES.glob("*/template.json"))


def manifest(name):
    """The text of a set's template.json, with the entries of Common/files.json for their ids."""
    entries = {entry["id"]: entry for entry in json.loads(read(SHARED))}

    def lines(match):
        """The entries for a line of ids."""
        ids = json.loads(f"[{match[1]}]")
        if missing := [one for one in ids if one not in entries]:
            raise Failure(f"{name}/template.json: {SHARED} has no {', '.join(missing)}")
        return ",\n".join(entry_text(entries[one]) for one in ids) + match[2]

    before, key, rest = read(TEMPLATES / name / "template.json").partition('\n  "files": [\n')
    files, end, after = rest.partition("\n  ]")
    return before + key + re.sub(r'(?m)^    (".*?")(,?)$', lines, files) + end + after


def entry_text(entry):
    """An entry as the manifests of sets write it."""
    values = ",\n".join(f'      "{key}": {value_text(value)}' for key, value in entry.items())
    return f"    {{\n{values}\n    }}"


def value_text(value):
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return f"{{ {', '.join(f'{json.dumps(key)}: {value_text(value[key])}' for key in value)} }}"
