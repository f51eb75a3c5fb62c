"""Makes the files of a release from programs: assemble.py VERSION FOLDER, for scripts/release."""

import gzip
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRIPLES = {
    "macos": ["arm64-apple-macosx", "x86_64-apple-macosx"],
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
}
COMPLETIONS = {
    "scene-kit.bash": "bash-completion/completions/scene-kit",
    "_scene-kit": "zsh/site-functions/_scene-kit",
    "scene-kit.fish": "fish/vendor_completions.d/scene-kit.fish",
}


def archive(programs, name, path):
    """The program and its completion scripts, where install.sh puts them."""
    with tempfile.TemporaryDirectory() as work, \
            tarfile.open(path, "w:gz", compresslevel=6) as file:
        parts = {f"{name}/scene-kit": "bin/scene-kit"}
        parts |= {f"completions/{old}": f"share/{new}" for old, new in COMPLETIONS.items()}
        for old, new in parts.items():
            copy = pathlib.Path(work, new)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(programs / old, copy)
        file.add(work, path.name.removesuffix(".tar.gz"))


def bundle(programs, names, version, path):
    """The bundle of SE-0305. A program that is linked statically runs on every Linux of its
    architecture, so the triple is that of the toolchains."""
    variants = [
        {"path": f"scene-kit-{version}-{name}/bin/scene-kit", "supportedTriples": TRIPLES[name]}
        for name in names]
    artifact = {"type": "executable", "version": version, "variants": variants}
    manifest = {"schemaVersion": "1.0", "artifacts": {"scene-kit": artifact}}
    with zipfile.ZipFile(path, "w") as file:
        def add(name, contents, mode):
            # The same bytes each time.
            entry = zipfile.ZipInfo("scene-kit.artifactbundle/" + name, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, (0o100000 | mode) << 16
            file.writestr(entry, contents, zipfile.ZIP_DEFLATED)

        add("info.json", json.dumps(manifest, indent=2) + "\n", 0o644)
        for name, variant in zip(names, variants):
            add(variant["path"], (programs / name / "scene-kit").read_bytes(), 0o755)


def source(version, path):
    """Not the archive that GitHub makes of a tag, whose bytes may change."""
    if git("status", "--porcelain"):
        print("   note  the work tree has changes; the source archive is that of the last commit")
    tar = subprocess.run(
        ["git", "archive", "--format", "tar", "--prefix", f"scene-kit-{version}/", "HEAD"],
        cwd=ROOT, check=True, capture_output=True).stdout
    path.write_bytes(gzip.compress(tar, 9, mtime=0))


def git(*words):
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=False, capture_output=True, text=True).stdout.strip()


def formula(version, archive_path, path):
    """The repository's formula, also after an earlier release, with this version and checksum."""
    # In a workflow, GitHub names the repository; otherwise, it is where this clone came from.
    origin = re.fullmatch(
        r"(?:https://|ssh://git@|git@)github\.com[:/]([^/]+/[^/]+?)(?:\.git)?",
        git("remote", "get-url", "origin"))
    name = os.environ.get("GITHUB_REPOSITORY") or (origin[1] if origin else None)
    if name is None:
        name = "OWNER/scene-kit"
        print("   note  this clone is not from GitHub; replace OWNER in scene-kit.rb")
    url = f"https://github.com/{name}"
    text = (ROOT / "Formula/scene-kit.rb").read_text(encoding="utf-8")
    for key, value in {
            "homepage": url, "url": f"{url}/releases/download/{version}/{archive_path.name}",
            "sha256": digest(archive_path), "head": f"{url}.git"}.items():
        text = re.sub(rf'(?m)^  {key} "[^"]*"', f'  {key} "{value}"', text)
    path.write_text(text, encoding="utf-8")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def assemble(version, output):
    programs = output / "programs"
    names = [name for name in TRIPLES if (programs / name / "scene-kit").is_file()]
    if not names:
        print(
            f"release: There are no programs in {programs}; run scripts/release --build.",
            file=sys.stderr)
        return 66
    made = []

    def make(name, function, *arguments):
        made.append(output / name)
        function(*arguments, output / name)
        print(f"   make  {output / name}")

    for name in names:
        # What carries files from one machine to another may drop permissions.
        (programs / name / "scene-kit").chmod(0o755)
        make(f"scene-kit-{version}-{name}.tar.gz", archive, programs, name)
    make("scene-kit.artifactbundle.zip", bundle, programs, names, version)
    make(f"scene-kit-{version}.tar.gz", source, version)
    make("scene-kit.rb", formula, version, made[-1])
    sums = [f"{digest(path)}  {path.name}\n" for path in made]
    make("checksums.txt", lambda path: path.write_text("".join(sums), encoding="utf-8"))
    return 0


sys.exit(assemble(sys.argv[1], pathlib.Path(sys.argv[2])))
