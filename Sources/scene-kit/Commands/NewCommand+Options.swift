import ArgumentParsing

extension NewCommand {
    static let name = Argument(
        "name", help: "The scene's name: a Swift identifier such as CarDetails.")

    static let param = Option.value(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "A piece of the initial data that the scene starts with, such as carID:String.")
    static let importModule = Option.value(
        "--import", "Module", repeatable: true,
        help: "A module that the types of the parameters come from.")
    static let dependency = Option.value(
        "--dependency", "name:Type=default", repeatable: true,
        help: "What the view model works with and the builder supplies, such as "
            + "'api:any CarFetching=CarService.shared'.")
    static let sample = Option.value(
        "--sample", "name=expression", repeatable: true,
        help: "A value of a parameter for the generated tests.")

    static let option = Option.value(
        "--option", "key=value", from: .dynamic(Completions.setOptions), repeatable: true,
        help: "A choice that the template set offers; 'scene-kit show' lists them.")

    static let package = Option.value(
        "--package", "dir", from: .directory,
        help: "A Swift package for the scene and its tests; it is made where there is none.")
    static let output = Option.value(
        "--output", "dir", from: .directory, default: "the current folder",
        help: "The folder for the scene's folder.")
    static let tests = Option.value(
        "--tests", "dir", from: .directory,
        help: "The folder for tests; without it none are made.")
    static let support = Option.value(
        "--support", "dir", from: .directory, default: "Support beside the scene",
        help: "The folder for the files that all scenes share.")
    static let module = Option.value(
        "--module", "name",
        help: "The module that the scene belongs to and its tests import.")

    static let author = Option.value(
        "--author", "name", default: "your user name",
        help: "The author, for template sets that ask for one.")
    static let date = Option.value(
        "--date", "yyyy-mm-dd", default: "SOURCE_DATE_EPOCH, else today",
        help: "The date, for template sets that ask for one.")

    static let force = Option.flag("--force", help: "Overwrite files that differ.")
    static let skipExisting = Option.flag(
        "--skip-existing", help: "Leave files that differ as they are.")
    static let dryRun = Option.flag("--dry-run", help: "Say what would be done and write nothing.")
    static let diff = Option.flag(
        "--diff", help: "Print what changes as a unified diff that 'patch -p1' takes.")

    static let command = Command(
        name: "new",
        abstract: "Make a scene from a template set.",
        discussion: """
            Everything is formed and checked before the first file is written. A file that is \
            there and differs is a conflict, and then nothing is written at all. Files that all \
            scenes share are made once and are yours from then on.

            The value of --param reads like a parameter in Swift:
              carID:String
              'onSelect:@escaping (Car) -> Void'
              'for car:Car'
              page:Int=1
            """,
        arguments: [name],
        options: [
            param, importModule, dependency, sample, .template, option, package, output, tests,
            support, module, author, date, force, skipExisting, dryRun, diff, .json,
        ],
        exclusions: [[package, output], [package, tests], [force, skipExisting]],
        examples: [
            Example(
                "scene-kit new CarDetails --param carID:String --package Shop",
                "Make the package Shop with a scene that starts with a car's ID, and its tests."),
            Example(
                "scene-kit new CarPicker --param 'cars:[Car]' "
                    + "--param 'onSelect:@escaping (Car) -> Void' --import CarKit --output App",
                "Make a scene in the folder App, with types from the module CarKit."),
            Example(
                "scene-kit new CarList --option viewController=UITableViewController --output App "
                    + "--dry-run",
                "Show what would be made for a list in the folder App."),
        ])
}
