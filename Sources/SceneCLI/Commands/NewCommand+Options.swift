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

    static let route = Option.value(
        "--route", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene that this one leads to, as 'scene-kit route' does it.")
    static let present = Option.value(
        "--present", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene that this one shows over whatever is on screen.")
    static let only = Option.value(
        "--only", "role|file", from: .dynamic(Completions.setParts), repeatable: true,
        help:
            "A part to make, by its role or the id of its file, such as ViewModel; the others are "
            + "left out. 'scene-kit show' lists both.")
    static let folder = Option.value(
        "--folder", "path", from: .directory,
        help: "A folder below the sources, and below the tests, for the scene.")
    static let noRecord = Option.flag(
        "--no-record", help: "Keep no record of the scene in .scene-kit.")

    static let option = Option.value(
        "--option", "key=value", from: .dynamic(Completions.setOptions), repeatable: true,
        help: "A choice that the template set offers; 'scene-kit show' lists them.")

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
            param, importModule, dependency, sample, route, present, .template, option, only,
        ] + GenerationOptions.places + [folder, noRecord] + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [[.force, .skipExisting]],
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
