import Basics

/// Records that somebody else changed, and conflict markers.
extension PlannerCase {
    private static let withMarkers = [car, bus, edited, changedSet, "update --on-conflict markers"]

    static let records: [PlannerCase] = [
        .init(
            "a scene whose record was deleted",
            after: [car, bus, "delete .scene-kit/scenes/Car.json"], run: "update"),
        .init(
            "the same scene again, whose record was deleted",
            after: [car, "delete .scene-kit/scenes/Car.json"], run: car, ["record Car"]),
        .init(
            "an edited scene again, whose record was deleted",
            after: [car, "delete .scene-kit/scenes/Car.json", edited], run: car, is: .conflict,
            ["record Car", "conflict App/Car/CarBuilder.swift"], says: [notOurs]),
        .init(
            "the scene of a deleted record is adopted",
            after: [car, "delete .scene-kit/scenes/Car.json"], run: "adopt Car --template ./Set",
            ["record Car"]),
        .init(
            "a record that is wrong", after: [car, "write .scene-kit/scenes/Car.json {"],
            run: "update", is: .data,
            says: ["error: a '}' is missing", "note: the object starts here"]),
        .init(
            "a wrong record of another scene",
            after: [car, bus, "write .scene-kit/scenes/Bus.json {"], run: "rename Car Auto",
            is: .data, says: ["error: a '}' is missing", "note: the object starts here"]),
        .init(
            "a record with a parameter by hand",
            after: [
                car,
                #"replace .scene-kit/scenes/Car.json "template": "./Set" => "template": "./Set", "params": ["id:Int"]"#,
            ], run: "update", ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a record with another base by hand",
            after: [car, "replace .scene-kit/scenes/Car.json // last => // past"], run: "update",
            ["record Car"]),
        .init(
            "a record with an unknown key",
            after: [car, #"replace .scene-kit/scenes/Car.json "template": => "templet":"#],
            run: "update", is: .data,
            says: ["error: the key 'template' is missing", "error: unknown key 'templet'"]),
        .init(
            "a record that leads elsewhere",
            after: [
                car,
                "replace .scene-kit/scenes/Car.json App/Car/CarRouter.swift => ../CarRouter.swift",
            ], run: "update", is: .refused,
            says: ["error: the path '../CarRouter.swift' contains '.' or '..' and could leave the"]),
        .init(
            "a record with another scene's name",
            after: [car, "move .scene-kit/scenes/Car.json .scene-kit/scenes/Bus.json"],
            run: "update", is: .data,
            says: ["error: the name of this file does not match the scene in it"]),
        .init(
            "a record with markers of a merge",
            after: [car, "prepend .scene-kit/scenes/Car.json <<<<<<<"], run: "update", is: .data,
            says: ["error: this is a marker of a merge conflict that was not resolved"]),
        .init(
            "a record of a newer scene-kit",
            after: [
                car,
                #"replace .scene-kit/scenes/Car.json "formatVersion": 1 => "formatVersion": 9"#,
            ], run: "update", is: .data,
            says: ["error: this record has the format 9, which a newer scene-kit wrote"]),
        .init(
            "the record of a shared file was deleted",
            after: [car, "delete .scene-kit/shared/App/Support/Base.swift.json"], run: "update"),
        .init(
            "the record of an edited shared file was deleted",
            after: [
                car, "append App/Support/Base.swift // mine",
                "delete .scene-kit/shared/App/Support/Base.swift.json",
            ], run: "update",
            says: [
                "note: the shared file stays as it is: it differs, and scene-kit has no record of it"
            ]),
        .init(
            "no record is left",
            after: [
                car, "delete .scene-kit/scenes/Car.json",
                "delete .scene-kit/shared/App/Support/Base.swift.json",
            ], run: "update", is: .notFound, says: ["error: no scene is recorded in this project"]),
        .init(
            "markers that were resolved",
            after: withMarkers + ["write App/Car/CarBuilder.swift // resolved"], run: "update"),
        .init(
            "update --check of a file with markers", after: withMarkers, run: "update --check",
            is: .negative, ["conflict App/Car/CarBuilder.swift"]),
        .init(
            "markers again", after: withMarkers, run: "update --on-conflict markers", is: .conflict,
            ["conflict App/Car/CarBuilder.swift"], says: [stillMarkers]),
        .init(
            "markers, with --on-conflict overwrite", after: withMarkers,
            run: "update --on-conflict overwrite", ["overwrite App/Car/CarBuilder.swift"]),
        .init(
            "a scene with markers goes", after: withMarkers, run: "remove Car", is: .conflict,
            [
                "unrecord Car", "conflict App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: [notNeeded]),
        .init(
            "markers in a route",
            after: [
                car, carsToCar, "append App/Cars/CarsRouter+Car.swift // mine",
                "append Set/route // theirs",
            ], run: "update --on-conflict markers", is: .negative,
            ["record Car", "record Cars", "merge App/Cars/CarsRouter+Car.swift"],
            says: [markersLeft]),
    ]

    static let lessThanNear: [PlannerCase] = [
        .init(
            "another file of the name of a deleted one",
            after: [car, bus, "delete \(builder)", "write Mine/CarBuilder.swift // another"],
            run: "remove Car --on-conflict overwrite",
            ["unrecord Car", "remove App/Car/CarRouter.swift"]),
        .init(
            "an older set than that of the record",
            after: [
                "replace Set/template.json 1.0.0 => 2.0.0", car,
                "replace Set/template.json 2.0.0 => 1.0.0",
            ], run: "update", is: .conflict,
            says: [
                "error: the scene 'Car' has version 2.0.0 of the set './Set', and here is only 1.0.0"
            ]),
        .init(
            "an older set than that of the record, with --on-conflict overwrite",
            after: [
                "replace Set/template.json 1.0.0 => 2.0.0", car,
                "replace Set/template.json 2.0.0 => 1.0.0",
            ], run: "update --on-conflict overwrite", ["record Car"]),
        .init(
            "a record that names a list elsewhere",
            after: [
                car,
                "replace .scene-kit/scenes/Car.json \"template\": => \"scenesFile\":\"../../x.json\",\"template\":",
            ],
            run: "remove Car", is: .refused,
            says: ["error: the record names the scenes file '../../x.json'"]),
    ]
}
