import Basics

/// Sets whose new versions have other options, values, and files, and scenes of the old ones.
extension PlannerCase {
    private static func replacing(_ old: String, _ new: String) -> String {
        "replace Set/template.json \(old) => \(new)"
    }

    private static let noted = car + " --option notes=yes"
    private static let otherOption = [
        replacing(#""name": "notes""#, #""name": "memo""#), replacing(#"{"notes":"#, #"{"memo":"#),
    ]
    private static let renamedOption =
        otherOption + [replacing(#""name": "memo""#, #""name": "memo", "was": ["notes"]"#)]
    private static let droppedOption =
        otherOption + [replacing(#""files": ["#, #""dropped": ["notes"], "files": ["#)]
    private static let renamedValue = [
        replacing(#"["no", "yes"]"#, #"{"no": {}, "some": {"was": ["yes"]}}"#),
        replacing(#"{"notes": "yes"}"#, #"{"notes": "some"}"#),
    ]
    private static let renamedFile = [
        replacing(#""id": "notes", "#, #""id": "memo", "was": ["notes"], "#),
        replacing("Notes.txt", "Memo.txt"),
    ]
    private static let unknown = #"error: the set 'Tiny' has no option 'notes'"#
    private static let fromAnother = "note: the scene 'Car' has the option 'notes' from another"

    static let formerNames: [PlannerCase] = [
        .init(
            "an option with another name", after: [noted] + renamedOption, run: "update",
            ["record Car"]),
        .init(
            "an option with another name, after it was read",
            after: [noted] + renamedOption
                + ["update"], run: "update --check"),
        .init(
            "an option with another name, in a list",
            after: [
                #"write scenes.json {"scenes": [{"name": "Car", "template": "./Set", "options": {"notes": "yes"}}]}"#,
                generateHere,
            ]
                + renamedOption, run: again, ["record Car"]),
        .init(
            "an option with another name on the command line", after: [bus] + renamedOption,
            run: noted,
            [
                "record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "create App/Car/Notes.txt",
            ]),
        .init(
            "a value with another name", after: [noted] + renamedValue, run: "update",
            ["record Car"]),
        .init(
            "an option that a set dropped", after: [noted] + droppedOption, run: "update",
            ["record Car", "remove App/Car/Notes.txt"]),
        .init(
            "a file with another id and path", after: [noted] + renamedFile, run: "update",
            ["record Car", "remove App/Car/Notes.txt", "create App/Car/Memo.txt"]),
        .init(
            "an edited file with another id and path",
            after: [noted, "append App/Car/Notes.txt mine"] + renamedFile, run: "update",
            ["record Car", "remove App/Car/Notes.txt", "create App/Car/Memo.txt"],
            leaving: ["App/Car/Memo.txt": "mine"]),
        .init(
            "a deleted file with another id",
            after: [noted, "delete App/Car/Notes.txt"] + renamedFile,
            run: "update", ["record Car"], says: ["note: the file was deleted"]),
        .init(
            "one part by its former id", after: [car] + renamedFile,
            run: car + " --only notes --option notes=yes",
            ["record Car", "create App/Car/Memo.txt"]),
        .init(
            "an option that a set doesn't know stops one scene, not the others",
            after: [noted, bus] + otherOption + ["append Set/builder // theirs"], run: "update",
            is: .data, ["record Bus", "update App/Bus/BusBuilder.swift"],
            says: [unknown, fromAnother]),
        .init(
            "an unknown option, checked", after: [noted, bus] + otherOption, run: "update --check",
            is: .data, ["record Bus"], says: [unknown, fromAnother]),
        .init(
            "an unknown option of the only scene", after: [noted] + otherOption, run: "update",
            is: .data, says: [unknown, fromAnother]),
        .init(
            "an unknown option of a scene that is named", after: [noted, bus] + otherOption,
            run: "update Car", is: .data, says: [unknown, fromAnother]),
        .init(
            "an unknown option of a renamed scene", after: [noted, bus] + otherOption, run: toAuto,
            is: .data, says: [unknown, fromAnother]),
        .init(
            "an unknown option is dropped", after: [noted, bus] + otherOption,
            run: "update Car --drop-option notes", ["record Car", "remove App/Car/Notes.txt"]),
        .init(
            "unknown options are dropped by one command",
            after: [noted + " --option base=new"]
                + otherOption + [replacing(#""name": "base""#, #""name": "text""#)],
            run: "update", is: .data,
            says: [
                "error: the set 'Tiny' has no option 'base'", unknown,
                "note: the scene 'Car' has the options 'base', 'notes' from another version",
            ]),
        .init(
            "an unknown value",
            after: [
                noted, bus, replacing(#"["no", "yes"]"#, #"["no", "some"]"#),
                replacing(#"{"notes": "yes"}"#, #"{"notes": "some"}"#),
            ],
            run: "update", is: .data, ["record Bus"],
            says: ["error: the value 'yes' is invalid for the option 'notes'", fromAnother]),
        .init(
            "an unknown option of a scene in a list",
            after: [
                #"write scenes.json {"scenes": [{"name": "Car", "template": "./Set", "options": {"notes": "yes"}}]}"#,
                generateHere, bus,
            ] + otherOption,
            run: "update", is: .data, ["record Bus"], says: [unknown, fromAnother]),
        .init(
            "an option with another name in scene-kit.json",
            after: [
                #"write scene-kit.json {"options": {"base": "new", "notes": "yes"}}"#, car,
                replacing(#""name": "base""#, #""name": "text", "was": ["base"]"#),
                replacing(#"["old", "new"]"#, #"{"old": {}, "newer": {"was": ["new"]}}"#),
                "replace Set/base options.base => options.text",
            ] + renamedOption + ["update"], run: "update --check"),
        .init(
            "an option that the scene doesn't have is dropped", after: [car],
            run: "update Car --drop-option notes", is: .notFound,
            says: ["error: the scene 'Car' has no option 'notes'"]),
        .init(
            "a dropped option on the command line", after: [bus] + droppedOption, run: noted,
            is: .usage, says: [unknown]),
        .init(
            "a former option of a scene that has it", after: [noted] + renamedOption,
            run: "update Car --option notes=no", ["record Car", "remove App/Car/Notes.txt"]),
        .init(
            "a scene that is left out leads to one that isn't",
            after: [car, "new Van --template ./Set --output App --option notes=yes --route Car"]
                + otherOption + ["append Set/builder // theirs"], run: "update", is: .data,
            ["record Car", "update App/Car/CarBuilder.swift"],
            says: [unknown, "note: the scene 'Van' has the option 'notes' from another"]),
        .init(
            "a former name that is a present one",
            after: [
                replacing(#""name": "notes""#, #""name": "notes", "was": ["base"]"#)
            ], run: car, is: .data,
            says: ["error: the former option 'base' is named twice, or is an option now"]),
        .init(
            "a dropped option that exists",
            after: [
                replacing(#""files": ["#, #""dropped": ["notes"], "files": ["#)
            ], run: car, is: .data,
            says: ["error: the former option 'notes' is named twice, or is an option now"]),
        .init(
            "a former value that is a present one",
            after: [
                replacing(#"["no", "yes"]"#, #"{"no": {}, "yes": {"was": ["no"]}}"#)
            ], run: car, is: .data,
            says: ["error: 'no' is a present name, so it can't be a former one"]),
        .init(
            "a former id that is a present one",
            after: [
                replacing(#""id": "notes", "#, #""id": "notes", "was": ["router"], "#)
            ], run: car, is: .data,
            says: ["error: 'router' is the id of a file, so it can't be a former one"]),
    ]
}
