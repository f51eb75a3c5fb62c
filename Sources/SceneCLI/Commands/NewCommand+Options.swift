import ArgumentParsing

extension NewCommand {
    static let name = Argument(
        "name", help: "The scene's name: a Swift identifier such as CarDetails.")

    static let param = Option.value(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "A parameter of the scene's initial data, such as carID:String.")
    static let importModule = Option.value(
        "--import", "Module", repeatable: true,
        help: "A module that the types of the parameters come from.")
    static let dependency = Option.value(
        "--dependency", "name:Type=default", repeatable: true,
        help: "A dependency of the view model that the builder supplies, such as "
            + "'api:any CarFetching=CarService.shared'.")
    static let sample = Option.value(
        "--sample", "name=expression", repeatable: true,
        help: "A value of a parameter, for the generated tests.")

    static let route = Option.value(
        "--route", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene to push from this one, as 'scene-kit route' does.")
    static let present = Option.value(
        "--present", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene to present from this one, over whatever is on screen.")
    static let only = Option.value(
        "--only", "role|file", from: .dynamic(Completions.setParts), repeatable: true,
        help:
            "A part to create, by its role or the id of its file, such as ViewModel. Other parts "
            + "are left out. 'scene-kit show' lists both.")
    static let folder = Option.value(
        "--folder", "path", from: .directory,
        help: "A folder for the scene, below the sources and below the tests.")
    static let noRecord = Option.flag(
        "--no-record", help: "Don't record the scene in .scene-kit.")

    static let option = Option.value(
        "--option", "key=value", from: .dynamic(Completions.setOptions), repeatable: true,
        help: "An option of the template set. 'scene-kit show' lists them.")

    static let command = Command(
        name: "new", synonyms: ["create", "add", "make", "init", "scene"],
        abstract: "Create a scene from a template set.",
        discussion: """
            Everything is rendered and checked before the first file is written. If an existing \
            file differs, it is a conflict, and nothing is written. Files that all scenes share \
            are created once; after that, they are yours to edit.

            Write the value of --param like a parameter in Swift:
              carID:String
              'onSelect:@escaping (Car) -> Void'
              'for car:Car'
              page:Int=1

            Without a name, on a terminal, it asks for the name, the set, the parameters, the \
            place and the routes, unless they are given. It shows the plan and the command that \
            does the same, and creates the files once you agree; otherwise the exit status is 1.
            """,
        arguments: [name],
        options: [
            param, importModule, dependency, sample, route, present, .template, option, only,
        ] + GenerationOptions.places + [folder, noRecord] + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [[.force, .skipExisting]],
        examples: [
            Example(
                "scene-kit new CarDetails --param carID:String --package Shop",
                "Create the package Shop with a scene that takes a car's ID, and its tests."),
            Example(
                "scene-kit new CarPicker --param 'cars:[Car]' "
                    + "--param 'onSelect:@escaping (Car) -> Void' --import CarKit --output App",
                "Create a scene in the folder App, with types from the module CarKit."),
            Example(
                "scene-kit new CarList --option viewController=UITableViewController --output App "
                    + "--dry-run",
                "Show what would be created for a scene with a table in the folder App."),
        ])
}
