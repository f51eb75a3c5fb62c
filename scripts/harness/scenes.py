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
# Committed examples: the folder in Tests/Fixtures, and the scenes.
EXAMPLES = {
    "rx-cars": ("RxCars", ["CarDetails", "CarList"]),
    "io-sign-in": ("SignInForm", ["SignIn", "Welcome"]),
    "rx-login": ("RxLogin", ["Home", "Login", "Register"]),
    "subject-movies": ("SubjectMovies", ["MovieDetails", "MovieList"]),
    "swiftui-cars": ("SwiftUICars", ["CarDetails", "CarList"]),
}
LONG_NAME = "NameOfASceneThatGoesOnAndOnAsNoTeamWouldEverWriteIt"
LONGER_NAME = LONG_NAME + "AndStillHasToPassTheFormatter"
LONG_MEMBER = "whatHappensWhenTheUserHasChangedTheTextInTheFieldForTheElectronicMailAddress"
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
    lines = string.Template(text).safe_substitute(words).splitlines()
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


def marked(title, tests, **words):
    return section(title, tests=tests, mark=capitalized(tests), **words)


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

    def add(self, scenes):
        for name, words in scenes:
            self.scene(name, *words)

    def add_marked(self, title, tests, **words):
        self.add(marked(title, tests, **words))

    def types(self, tests):
        self.add_marked("types", tests)
        if not (self.is_brief and "--template" in self.place):
            self.add_marked("more types", tests)

    def long_names(self, tests, long="", longest="", leads_back=False):
        mark = capitalized(tests)
        again = f"again:{LONGER_NAME}{mark}" if leads_back else ""
        self.add_marked(
            "long names", tests, long=long, longest=longest, again=again, name=LONGER_NAME,
            half=LONGER_NAME[:80])

    def names(self, tests):
        self.add_marked("keywords", tests, more="")
        self.add_marked("names of Scene", tests)
        collection = "viewController=UICollectionViewController"
        self.long_names(tests, collection, collection)

    def add_types_of_cars(self, is_public=True, is_nonisolated=False):
        """The types that scenes name. With RxSwift, view models and builders belong to no actor, so
        neither do these types in a module that is isolated to the main actor."""
        text = read(DATA / "Car.swift")
        if is_nonisolated:
            text = re.sub(
                r"(?m)^(public )?(struct|enum|final class|protocol) ", r"nonisolated \g<0>", text)
        if not is_public:
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
            if kind[-1] == "viper":
                self.access = "public" if is_ios else "internal"
                self.make_viper("RxVIPER" if kind[0] == "rx" else "VIPER")
            elif kind[0] in ("protocol", "subject"):
                self.access = "public" if (kind[0] == "protocol") == is_ios else "internal"
                self.make_protocol("ProtocolVIPER" if kind[0] == "protocol" else "SubjectVIPER")
            elif kind[0] == "swiftui":
                self.access = "public" if "public" in kind else None
                self.make_swiftui()
            else:
                self.access = kind[-1]
                {"io": self.make_io, "rx": self.make_rx}.get(kind[0], self.make_plain)()
        return f"{len(self.scenes)} scenes"

    def copy_example(self, example, scenes):
        """A committed example, as it is."""
        shutil.copytree(
            ROOT / "Tests/Fixtures" / example, self.folder,
            ignore=shutil.ignore_patterns(".build"))
        shutil.copy(ROOT / ".swift-format", self.folder)
        self.scenes = scenes

    # Scene: what people ask for, and what is hard to get right.

    def make_plain(self):
        is_public = self.access == "public"
        if is_public:
            self.write_manifest()
            self.place += ["--module", "Scenes"]
            self.add(section("imports"))
            self.add_types_of_cars()
        self.add(section("plain"))
        for number, (tests, controller) in enumerate(itertools.product(FRAMEWORKS, CONTROLLERS)):
            if not self.is_brief or number % 4 == 0:
                self.add(section(
                    "options", tests=tests, controller=controller,
                    mark=capitalized(tests) + controller[2:]))
        for tests in "testing", "xctest":
            self.types(tests)
            self.names(tests)
        if not is_public:
            self.add_types_of_cars(is_public=False)

    # RxScene: each combination of the options with no parameter, one, and five; routes; parameters of
    # many types in one package, and names of many kinds in the other.

    def make_rx(self):
        self.place += ["--template", "RxScene"]
        counts = dict(section("counts"))
        for tests in FRAMEWORKS:
            option = f"--option=tests={tests}"
            for controller in CONTROLLERS:
                for count, words in counts.items():
                    if self.is_brief and count != "no" and controller != CONTROLLERS[0]:
                        continue
                    name = "Plain" if count == "no" else capitalized(count)
                    self.scene(
                        f"{name}{controller[2:]}{capitalized(tests)}", option,
                        f"--option=viewController={controller}", *words)
            self.scene(
                f"Routes{capitalized(tests)}", option, "--route=one:OneViewControllerTesting",
                "--present=five:FiveViewControllerTesting",
                "--route=plain:PlainTableViewControllerTesting")
        self.add(section("names of RxScene"))
        self.add_by_access()
        self.copy_tests_of_rx()
        self.add_types_of_cars(is_nonisolated=True)

    def add_by_access(self):
        if self.access == "internal":
            self.types("testing")
        else:
            self.names("xctest")

    # InputsOutputs.

    def make_io(self):
        self.place += ["--template", "InputsOutputs"]
        counts, members = dict(section("counts")), dict(section("members"))
        for row in re.split(r",|\n", PAIRS.strip()):
            tests, controller, suffix, count, member = row.split()
            self.scene(
                f"{capitalized(count)}{member}{controller[2:]}{capitalized(tests)}",
                f"--option=tests={tests}", f"--option=viewController={controller}",
                f"--option=suffix={suffix}", *counts[count], *members[member])
        if self.platforms == "ios":
            # All combinations, which are only type-checked: this takes seconds.
            combinations = itertools.product(FRAMEWORKS, CONTROLLERS, ["Types", "Type"], members)
            for number, (tests, controller, suffix, member) in enumerate(combinations):
                self.scene(
                    f"Every{number}", f"--option=tests={tests}", f"--option=suffix={suffix}",
                    f"--option=viewController={controller}", *list(counts.values())[number % 3],
                    *members[member])
        self.routes("InputsOutputs")
        tests = "xctest" if self.access == "public" else "testing"
        self.add_marked("members of InputsOutputs", tests)
        for member in LONG_MEMBER[:70], f"{LONG_MEMBER}AndOnNoOtherOccasion":
            self.add_marked("long members", tests, member=member, length=len(member))
        self.add_by_access()
        self.add_types_of_cars(is_nonisolated=True)

    def routes(self, template_set):
        self.add(section(f"targets of {template_set}"))
        for tests in FRAMEWORKS:
            self.add_marked(f"routes of {template_set}", tests)
        self.add(section(f"more routes of {template_set}"))

    # VIPER and RxVIPER: each combination of the options, and each value of each option with no
    # parameter, one, and five.

    def make_viper(self, template_set):
        self.place += ["--template", template_set]
        counts = list(dict(section("counts")).values())
        interfaces, complexities = ["none", "xib", "storyboard"], ["simple", "interactor", "formatter"]
        combinations = itertools.product(FRAMEWORKS, interfaces, complexities)
        for number, (tests, interface, complexity) in enumerate(combinations):
            # Routes lead to scenes without a nib.
            if not self.is_brief or interface == "none":
                self.scene(
                    "".join(map(capitalized, (interface, complexity, tests))),
                    f"--option=tests={tests}", f"--option=interface={interface}",
                    f"--option=complexity={complexity}",
                    *counts[(number + number // 3 + number // 9) % 3])
        self.routes("VIPER")
        shutil.copy(DATA / "ViperHandwritten.swift", self.folder / "Sources/Scenes/Handwritten.swift")
        self.call(
            "route", "RoutesTesting", "hand:Handwritten", "--param", "car car:Car", *self.place[:2])
        longest = "LongestName" * 18
        self.add(section("names of VIPER", name=LONG_NAME, longest=longest, shorter=longest[:150]))
        self.types("testing")
        if not self.is_brief:
            self.types("xctest")
        if template_set == "RxVIPER":
            self.add(section("names of RxVIPER"))
            self.copy_tests_of_rx()
        self.add_types_of_cars(is_public=self.access == "public")

    # ProtocolVIPER and SubjectVIPER.

    def make_protocol(self, template_set):
        self.place += ["--template", template_set]
        for tests in FRAMEWORKS:
            for count, words in section("counts"):
                name = "Plain" if count == "no" else capitalized(count)
                self.scene(f"{name}{capitalized(tests)}", f"--option=tests={tests}", *words)
        self.routes("ProtocolVIPER")
        self.types("testing")
        if not self.is_brief:
            self.types("xctest")
        tests = "xctest" if self.platforms == "ios" else "testing"
        self.add_marked("keywords", tests, more="error:Int")
        self.add_marked("names of ProtocolVIPER", tests)
        for part in "View Presenter Interactor Wireframe Task Fetch Entity Result Error".split():
            self.add_marked("parts of ProtocolVIPER", tests, part=part)
        self.add_marked("errors of ProtocolVIPER", tests)
        self.long_names(tests, leads_back=True)
        if template_set == "SubjectVIPER":
            # Scenes of one set lead to those of the other.
            self.place[-1] = "ProtocolVIPER"
            self.scene("Detour", "--route=one:OneTesting", "--present=shelf:Shelf")
            self.place[-1] = template_set
            self.scene("Return", "--route=detour:Detour")
        self.add_types_of_cars()

    # SwiftUIScene.

    def make_swiftui(self):
        if self.access:
            self.write_manifest()
            self.place += ["--module", "Scenes"]
        self.place += ["--template", "SwiftUIScene"]
        for tests in FRAMEWORKS:
            for is_list, (count, words) in itertools.product(["false", "true"], section("counts")):
                name = "Plain" if count == "no" else capitalized(count)
                more = ["--dependency=limit:Int=20"] if count == "five" else []
                self.scene(
                    f"{name}{capitalized(tests)}{capitalized(is_list)}",
                    f"--option=tests={tests}", f"--option=list={is_list}", *words, *more)
            self.scene(
                f"Routes{capitalized(tests)}", f"--option=tests={tests}",
                "--route=plain:PlainTestingFalse", "--route=one:OneTestingTrue",
                "--present=five:FiveTestingFalse")
        tests = "xctest" if self.access else "testing"
        if self.access:
            self.add(section("imports"))
        self.types(tests)
        self.add_marked("keywords", tests, more="")
        self.add_marked("names of SwiftUIScene", tests)
        parts = "Content Row Step Alert Fetch List Text Label Button State Navigator"
        for part in parts.split():
            self.add_marked("parts of SwiftUIScene", tests, part=part)
        self.long_names(tests, "list=true", leads_back=True)
        # Scenes of Scene and of this set lead to each other.
        self.place[-1] = "Scene"
        self.scene("Detour", "--route=one:OneTestingTrue", "--present=five:FiveTestingFalse")
        self.scene(
            "DetourTable", "--option=viewController=UITableViewController", "--option=tests=xctest")
        self.place[-1] = "SwiftUIScene"
        self.scene("Return", "--route=detour:Detour", "--present=DetourTable")
        self.add_types_of_cars()

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
        self.add_types_of_cars()
        for name, words in section("starter"):
            self.call(
                "new", name, *words, "--template", pack / "Starter", "--module", "Scenes",
                *self.place)
            self.scenes.append(name)

    def check_starter(self):
        self.call("test", self.work / "pack")
