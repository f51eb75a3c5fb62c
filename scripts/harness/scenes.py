"""The packages of scripts/check-generated, and the scenes that each has."""

import itertools
import json
import re
import shutil
import string

from . import ROOT, expect, read, run, write

DATA = ROOT / "Tests/Generated"
FRAMEWORKS = ["testing", "xctest", "none"]
CONTROLLERS = ["UIViewController", "UITableViewController", "UICollectionViewController"]
VALUES = {"tests": FRAMEWORKS, "controller": CONTROLLERS}
# Committed examples: the folder in Tests/Fixtures, and the scenes.
EXAMPLES = {
    "rx-cars": ("RxCars", ["CarDetails", "CarList"]),
    "io-sign-in": ("SignInForm", ["SignIn", "Welcome"]),
    "rx-login": ("RxLogin", ["Home", "Login", "Register"]),
    "subject-movies": ("SubjectMovies", ["MovieDetails", "MovieList"]),
    "swiftui-cars": ("SwiftUICars", ["CarDetails", "CarList"]),
}
COLLECTION = "viewController=UICollectionViewController"
LONG_NAME = "NameOfASceneThatGoesOnAndOnAsNoTeamWouldEverWriteIt"
LONGER_NAME = LONG_NAME + "AndStillHasToPassTheFormatter"
LONG_MEMBER = "whatHappensWhenTheUserHasChangedTheTextInTheFieldForTheElectronicMailAddress"
LONGER_MEMBER = LONG_MEMBER + "AndOnNoOtherOccasion"
# What the sections of scenes.txt may contain, unless a step replaces it.
WORDS = {
    "more": "", "long": "", "longest": "", "again": "", "collection": COLLECTION,
    "name": LONGER_NAME, "half": LONGER_NAME[:80], "short": LONG_NAME,
    "member70": LONG_MEMBER[:70], f"member{len(LONGER_MEMBER)}": LONGER_MEMBER,
    "longest_name": "LongestName" * 18, "shorter_name": ("LongestName" * 18)[:150],
}

def capitalized(text):
    return text[:1].upper() + text[1:]


def section(title, **words):
    """The scenes of a section of scenes.txt: a name, and what scene-kit's options say."""
    text = re.search(rf"^\[{title}\](.*\n(?:[^\[\n].*\n|\n)*)", read(DATA / "scenes.txt"), re.M)[1]
    words = {**WORDS, **words}
    for _ in range(2):  # A word may contain others.
        text = string.Template(text).safe_substitute(words)
    lines = text.splitlines()
    shared = lines[0].split()
    found = []
    for line in lines[1:]:
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            name, *options = line.split()
            found.append((name, []))
            for word in [*shared, *options]:
                # A plus takes the parameters of another scene.
                kind, is_other, other = word.partition("+")
                found[-1][1].extend(
                    dict(section(kind))[other] if is_other else [f"--option={word}"])
            continue
        kind, values = re.fullmatch(r" +(?:(\w+): )?(.*)", line).groups()
        prefix = {None: "--param=", "input": "--option=input=", "output": "--option=output="}.get(
            kind, f"--{kind}=")
        found[-1][1].extend(prefix + value for value in values.split("; ") if value.strip())
    return found


def names_in_list(path):
    """The names of the scenes of a list, which may contain comments."""
    return [scene["name"] for scene in json.loads(re.sub(r"(?m)^ *//.*", "", read(path)))["scenes"]]


def is_rx(case):
    return case.startswith(("rx-", "io-", "subject-"))


def is_viper(case):
    return case.startswith(("viper-", "rx-viper-"))


class Package:
    """The package of a case, with the scenes that it has so far."""

    def __init__(self, case, program, work, is_full):
        self.case = case
        self.program = program
        self.work = work
        self.folder = work / case
        self.scenes = []
        self.access = self.platforms = None
        self.place = ["--package", self.folder]
        self.is_full = is_full

    @property
    def is_brief(self):
        """Whether the short run builds the package. The half for UIKit compiles to nothing there, so
        few scenes that differ in it are enough; packages for Apple's systems alone have all of them.
        """
        return not self.is_full and self.platforms == "any"

    def call(self, *words, **options):
        run(self.program, *words, "--quiet", **options)

    def scene(self, name, *words):
        if self.platforms == "ios" and not (self.folder / "scene-kit.json").exists():
            write(self.folder / "scene-kit.json", '{ "labels": "plain" }\n')
        access = [f"--option=access={self.access}"] if self.access else []
        self.call(
            "new", name, *words, *self.place, *access, f"--option=platforms={self.platforms}")
        self.scenes.append(name)

    def add(self, title, **words):
        """Creates the scenes of a section for each combination of words."""
        values = [
            VALUES[name] if found == "*" else found.split(",") for name, found in words.items()]
        for combination in itertools.product(*values):
            given = dict(zip(words, combination))
            marks = [
                capitalized(given[name].removeprefix("UI")) for name in given
                if name in ("tests", "controller", "list")]
            for name, options in section(title, mark="".join(marks), **given):
                self.scene(name, *options)

    def follow_recipe(self):
        """Creates the scenes that recipes.txt has for the case."""
        kind, self.platforms = self.case.rsplit("-", 1)
        access = kind.rpartition("-")[2]
        self.access = access if access in ("internal", "public") else None
        recipes = re.findall(r"(?m)^\w+: (\S+)\n((?: .*\n)*)", read(DATA / "recipes.txt"))
        (steps,) = (text for pattern, text in recipes if re.fullmatch(pattern, kind))
        for step in steps.splitlines():
            *needed, step = step.strip().split("? ")
            found = {
                *self.case.split("-"), self.access or "other",
                "brief" if self.is_brief else "full", "rx" if is_rx(self.case) else "plain"}
            if step.startswith("#") or not found.issuperset(needed):
                continue
            name, *words = step.split()
            given = dict(word.split("=", 1) for word in words if "=" in word)
            rest = [word for word in words if "=" not in word]
            if name == "add":
                self.add(" ".join(rest), **given)
            else:
                getattr(self, name)(*rest)

    def be(self, access):
        """The access of the scenes that follow."""
        self.access = access

    def use(self, template_set):
        """The set of the scenes that follow."""
        if "--template" not in self.place:
            self.place += ["--template", template_set]
        self.place[-1] = template_set

    def use_manifest(self):
        self.write_manifest()
        self.place += ["--module", "Scenes"]

    def add_cars(self, kind):
        """The types that scenes name. Builders belong to no actor, so neither do these types in a
        module that is isolated to the main actor."""
        text = read(DATA / "Car.swift")
        if kind == "internal":
            text = re.sub(r"(?m)^( *)public ", r"\1", text)
        text = re.sub(
            r"(?m)^(public )?(struct|enum|final class|protocol(?! Garage)) ", r"nonisolated \g<0>",
            text)
        write(self.folder / "Sources/Scenes/Car.swift", text)

    def write_manifest(self):
        """A package that exists already, with a second module, which scene-kit never writes."""
        write(self.folder / "Package.swift", read(DATA / "Shop.swift.part"))
        for module in "CarKit", "Scenes":
            (self.folder / "Sources" / module).mkdir(parents=True)
        (self.folder / "Tests/ScenesTests").mkdir(parents=True)
        shutil.copy(DATA / "CarKit.swift", self.folder / "Sources/CarKit")
        shutil.copy(ROOT / ".swift-format", self.folder)

    def copy_tests_of_rx(self):
        for path in (ROOT / "Tests/Stubs/RxSwiftTests").glob("*.swift"):
            shutil.copy(path, self.folder / "Tests/ScenesTests")

    def make(self):
        """Creates the package of the case."""
        own = getattr(self, f"make_{self.case}", None)
        if self.case in EXAMPLES:
            self.copy_example(*EXAMPLES[self.case])
        elif own:
            own()
        else:
            self.follow_recipe()

    def copy_example(self, example, scenes):
        """A committed example, as it is."""
        shutil.copytree(
            ROOT / "Tests/Fixtures" / example, self.folder,
            ignore=shutil.ignore_patterns(".build"))
        shutil.copy(ROOT / ".swift-format", self.folder)
        self.scenes = scenes

    def add_route_by_hand(self):
        path = self.folder / "Sources/Scenes/Handwritten.swift"
        shutil.copy(DATA / "ViperHandwritten.swift", path)
        self.call(
            "route", "RoutesTesting", "hand:Handwritten", "--param", "car car:Car", *self.place[:2])

    # Packages of lists, and of a new pack. A function that begins with check compares them with these.

    def make_cars(self):
        """The example of the documentation."""
        self.folder.mkdir()
        for name in "Tests/Fixtures/Cars/Package.swift", "Tests/Fixtures/Cars/scene-kit.json", \
                ".swift-format":
            shutil.copy(ROOT / name, self.folder)
        self.call("generate", "--package", self.folder)
        self.scenes = names_in_list(self.folder / "scene-kit.json")

    def check_cars(self):
        names = [".swift-format", ".scene-kit", ".build"]
        run(
            "diff", "-r", *(f"--exclude={name}" for name in names), ROOT / "Tests/Fixtures/Cars",
            self.folder)

    def make_forty(self):
        """Forty scenes that lead to each other and to handwritten builders."""
        self.write_manifest()
        for name in "Car.swift", "Handwritten.swift":
            shutil.copy(DATA / name, self.folder / "Sources/Scenes")
        shutil.copy(DATA / "forty-project.json", self.folder / "scene-kit.json")
        self.listing = shutil.copy(DATA / "forty.json", self.folder)
        self.call("generate", self.listing, "--package", self.folder)
        self.scenes = names_in_list(self.listing)
        expect(len(self.scenes) == 40, f"{len(self.scenes)} scenes")

    def check_forty(self):
        self.call("generate", self.listing, "--package", self.folder, "--check", "--strict")

    def make_two(self):
        """A module that leads into another one, and uses its shared files."""
        write(self.folder / "Package.swift", read(DATA / "Two.swift.part"))
        for name in "Kit", "App":
            (self.folder / "Tests" / f"{name}Tests").mkdir(parents=True)
        shutil.copy(ROOT / ".swift-format", self.folder)
        shutil.copy(DATA / "two-modules.json", self.folder / "scene-kit.json")
        write(self.folder / "Sources/Kit/Car.swift", read(DATA / "Car.swift"))
        app = self.folder / "Sources/App"
        write(app / "Handwritten.swift", "@_exported import Kit\n")
        place = [
            "--output", "Sources/Kit", "--tests", "Tests/KitTests", "--support",
            "Sources/Kit/Support", "--module", "Kit", "--option", "access=public"]
        self.call(
            "new", "Profile", "--param=car:Car", "--param=page:Int=1", *place, at=self.folder)
        self.call(
            "new", "Card", "--param=id:Int", "--param=onDone:@escaping (Car) -> Void", *place,
            at=self.folder)
        self.call("generate", at=self.folder)
        routes = [
            path for path in app.glob("Home/HomeRouter+*.swift")
            if "import Kit" in read(path).splitlines()]
        expect(len(routes) == 2, f"these routes import Kit: {routes}")
        for path in app / "Support", self.folder / "Tests/AppTests/Support":
            expect(not path.exists(), f"{path} exists")
        spy = read(self.folder / "Tests/KitTests/Support/RouteSpy.swift")
        write(
            self.folder / "Tests/AppTests/Handwritten.swift",
            spy.replace("@testable import Kit", "import Kit"))
        self.scenes = ["Profile", "Card", *names_in_list(self.folder / "scene-kit.json")]

    def check_two(self):
        self.call("generate", "--check", "--strict", at=self.folder)

    def make_starter(self):
        """Scenes of many kinds from a new pack."""
        pack = self.work / "pack"
        self.call("init-pack", pack, "--name", "Starter")
        self.write_manifest()
        self.add_cars("public")
        for name, words in section("starter"):
            self.call(
                "new", name, *words, "--template", pack / "Starter", "--module", "Scenes",
                *self.place)
            self.scenes.append(name)

    def check_starter(self):
        self.call("test", self.work / "pack")
