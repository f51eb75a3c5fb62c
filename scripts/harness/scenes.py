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
# What the sections of scenes.txt may contain, unless a step replaces it.
WORDS = {
    "more": "", "long": "", "longest": "", "again": "", "collection": COLLECTION,
    "name": LONGER_NAME, "half": LONGER_NAME[:80], "short": LONG_NAME,
    "longest_name": "LongestName" * 18, "shorter_name": ("LongestName" * 18)[:150],
}
# Each pair of values of the options of InputsOutputs, with how many parameters and which members.
PAIRS = """
    testing UIViewController Types no no, testing UIViewController Type one one
    testing UITableViewController Types five many, testing UITableViewController Type no one
    testing UICollectionViewController Types one no, testing UICollectionViewController Type five no
    xctest UIViewController Type five many, xctest UITableViewController Types one no
    xctest UITableViewController Type one many, xctest UICollectionViewController Types no one
    none UIViewController Types one many, none UITableViewController Type no no
    none UICollectionViewController Type no many, none UICollectionViewController Types five one
"""


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
            found.append((name, [f"--option={option}" for option in [*shared, *options]]))
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


def is_swiftui(case):
    return case.startswith("swiftui-")


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

    def follow(self, recipe):
        """Creates the scenes that recipes.txt has for a set."""
        conditions = {
            *self.case.split("-"), self.access or "other", "brief" if self.is_brief else "full"}
        text = re.search(rf"(?m)^{recipe}\n((?: .*\n)*)", read(DATA / "recipes.txt"))[1]
        for step in text.splitlines():
            *needed, step = step.strip().split("? ")
            if step.startswith("#") or not conditions.issuperset(needed):
                continue
            name, *words = step.split()
            given = dict(word.split("=", 1) for word in words if "=" in word)
            rest = [word for word in words if "=" not in word]
            if name == "add":
                self.add(" ".join(rest), **given)
            else:
                getattr(self, name)(*rest)

    def use(self, template_set):
        """The set of the scenes that follow."""
        if "--template" not in self.place:
            self.place += ["--template", template_set]
        self.place[-1] = template_set

    def use_manifest(self):
        self.write_manifest()
        self.place += ["--module", "Scenes"]

    def add_cars(self, kind):
        """The types that scenes name. With RxSwift, view models and builders belong to no actor, so
        neither do these types in a module that is isolated to the main actor."""
        text = read(DATA / "Car.swift")
        if kind == "nonisolated":
            text = re.sub(
                r"(?m)^(public )?(struct|enum|final class|protocol) ", r"nonisolated \g<0>", text)
        if kind == "internal":
            text = re.sub(r"(?m)^( *)public ", r"\1", text)
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
            *kind, self.platforms = self.case.split("-")
            is_ios = self.platforms == "ios"
            self.access = kind[-1]
            if kind[-1] == "viper":
                self.access = "public" if is_ios else "internal"
                self.use("RxVIPER" if kind[0] == "rx" else "VIPER")
                self.follow("VIPER")
            elif kind[0] in ("protocol", "subject"):
                self.access = "public" if (kind[0] == "protocol") == is_ios else "internal"
                self.use("ProtocolVIPER" if kind[0] == "protocol" else "SubjectVIPER")
                self.follow("ProtocolVIPER")
            elif kind[0] == "swiftui":
                self.access = "public" if "public" in kind else None
                self.follow("SwiftUIScene")
            elif kind[0] in ("rx", "io"):
                template_set = "RxScene" if kind[0] == "rx" else "InputsOutputs"
                self.use(template_set)
                self.follow(template_set)
            else:
                self.follow("Scene")
        return f"{len(self.scenes)} scenes"

    def copy_example(self, example, scenes):
        """A committed example, as it is."""
        shutil.copytree(
            ROOT / "Tests/Fixtures" / example, self.folder,
            ignore=shutil.ignore_patterns(".build"))
        shutil.copy(ROOT / ".swift-format", self.folder)
        self.scenes = scenes

    # Steps of recipes.txt.

    def add_pairs(self):
        counts, members = dict(section("counts")), dict(section("members"))
        for row in re.split(r",|\n", PAIRS.strip()):
            tests, controller, suffix, count, member = row.split()
            self.scene(
                f"{capitalized(count)}{member}{controller[2:]}{capitalized(tests)}",
                f"--option=tests={tests}", f"--option=viewController={controller}",
                f"--option=suffix={suffix}", *counts[count], *members[member])

    def add_every_combination(self):
        """All combinations, which are only type-checked: this takes seconds."""
        counts, members = list(dict(section("counts")).values()), dict(section("members"))
        combinations = itertools.product(FRAMEWORKS, CONTROLLERS, ["Types", "Type"], members)
        for number, (tests, controller, suffix, member) in enumerate(combinations):
            self.scene(
                f"Every{number}", f"--option=tests={tests}", f"--option=suffix={suffix}",
                f"--option=viewController={controller}", *counts[number % 3], *members[member])

    def add_long_members(self):
        tests = "xctest" if self.access == "public" else "testing"
        for member in LONG_MEMBER[:70], f"{LONG_MEMBER}AndOnNoOtherOccasion":
            self.add("long members", tests=tests, member=member, length=str(len(member)))

    def add_matrix_of_viper(self):
        counts = list(dict(section("counts")).values())
        interfaces = ["none", "xib", "storyboard"]
        complexities = ["simple", "interactor", "formatter"]
        combinations = itertools.product(FRAMEWORKS, interfaces, complexities)
        for number, (tests, interface, complexity) in enumerate(combinations):
            # Routes lead to scenes without a nib.
            if not self.is_brief or interface == "none":
                self.scene(
                    "".join(map(capitalized, (interface, complexity, tests))),
                    f"--option=tests={tests}", f"--option=interface={interface}",
                    f"--option=complexity={complexity}",
                    *counts[(number + number // 3 + number // 9) % 3])

    def add_route_by_hand(self):
        path = self.folder / "Sources/Scenes/Handwritten.swift"
        shutil.copy(DATA / "ViperHandwritten.swift", path)
        self.call(
            "route", "RoutesTesting", "hand:Handwritten", "--param", "car car:Car", *self.place[:2])

    def add_names_of_protocol(self, tests):
        parts = "View,Presenter,Interactor,Wireframe,Task,Fetch,Entity,Result,Error"
        self.add("keywords", tests=tests, more="error:Int")
        self.add("names of ProtocolVIPER", tests=tests)
        self.add("parts of ProtocolVIPER", tests=tests, part=parts)
        self.add("errors of ProtocolVIPER", tests=tests)
        self.add("long names", tests=tests, again="again:$name$mark")

    def add_names_of_swiftui(self, tests):
        parts = "Content,Row,Step,Alert,Fetch,List,Text,Label,Button,State,Navigator"
        self.add("types", tests=tests)
        if not self.is_brief:
            self.add("more types", tests=tests)
        self.add("keywords", tests=tests)
        self.add("names of SwiftUIScene", tests=tests)
        self.add("parts of SwiftUIScene", tests=tests, part=parts)
        self.add("long names", tests=tests, long="list=true", again="again:$name$mark")

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
