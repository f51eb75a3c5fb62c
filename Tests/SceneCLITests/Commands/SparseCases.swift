import Basics

/// Files that git has and doesn't check out, as in a sparse checkout.
extension PlannerCase {
    private static let omitted = "omit App/Car/CarBuilder.swift"

    private static let notHere = ["error: git has the file, and it isn't checked out"]

    private static let conflict = "conflict App/Car/CarBuilder.swift"

    private static let main = [
        "write App/Main.swift let car = CarBuilder()", "omit App/Main.swift",
    ]

    private static let mayName = "note: 1 Swift file isn't checked out, and may name what changes"

    static let sparse: [PlannerCase] = [
        .init(
            "a new name, and code that isn't checked out", after: [car] + main, run: toAuto,
            renamed,
            says: [mayName]),
        .init(
            "a scene that is removed, and code that isn't checked out", after: [car, bus] + main,
            run: "remove Car", removedCar, says: [mayName]),
        .init(
            "data that changes, and code that isn't checked out", after: [car] + main,
            run: "update Car --param id:Int", ["record Car", "update \(builder)"], says: [mayName]),
        .init(
            "a route that is removed, and code that isn't checked out",
            after: [car, carsToCar] + main, run: "remove Cars --route Car",
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift"], says: [mayName]),
        .init(
            "nothing that changes, and code that isn't checked out", after: [car] + main,
            run: "update"),
        .init(
            "a new scene, and code that isn't checked out", after: [car] + main, run: bus,
            createdBus),
        .init(
            "a scene that moves, and code that isn't checked out", after: [car] + main, run: toCars,
            movedToCars),
        .init(
            "a new name, and a text that isn't checked out",
            after: [car, "write README.md CarBuilder", "omit README.md"], run: toAuto, renamed),
        .init("an update of a file that isn't checked out", after: [car, omitted], run: "update"),
        .init(
            "a check of a file that isn't checked out", after: [car, omitted], run: "update --check"
        ),
        .init(
            "a change of a file that isn't checked out", after: [car, omitted, changedSet],
            run: "update", is: .conflict, ["record Car", conflict], says: notHere),
        .init(
            "a check of a change of a file that isn't checked out",
            after: [car, omitted, changedSet], run: "update --check", is: .negative,
            ["record Car", conflict]),
        .init(
            "restoring a file that isn't checked out", after: [car, omitted, changedSet],
            run: "update --restore", is: .conflict, ["record Car", conflict], says: notHere),
        .init(
            "a new name of a scene with a file that isn't checked out", after: [car, omitted],
            run: toAuto, is: .conflict,
            [
                "record Auto", "unrecord Car", conflict, "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift",
            ], says: notHere),
        .init(
            "a folder of a scene with a file that isn't checked out", after: [car, omitted],
            run: toCars, is: .conflict,
            [
                "record Car", conflict, "create App/Cars/Car/CarRouter.swift",
                "remove App/Car/CarRouter.swift",
            ], says: notHere),
        .init(
            "a scene with a file that isn't checked out is removed", after: [car, bus, omitted],
            run: "remove Car", is: .conflict,
            ["unrecord Car", conflict, "remove App/Car/CarRouter.swift"], says: notHere),
        .init(
            "a scene with a file that isn't checked out isn't listed",
            after: listed + [omitted, list("Bus")], run: again, is: .conflict,
            [
                "record Bus", "unrecord Car", "create App/Bus/BusBuilder.swift",
                "create App/Bus/BusRouter.swift", conflict, "remove App/Car/CarRouter.swift",
            ], says: notHere),
        .init(
            "a file that isn't checked out isn't the one that has its name",
            after: [
                car, "move App/Car/CarBuilder.swift App/Old/CarBuilder.swift",
                "write App/Car/CarBuilder.swift //", omitted,
            ], run: "update"),
        .init(
            "a shared file that isn't checked out", after: [car, "omit \(base)"], run: "update"),
        .init(
            "a new scene beside a shared file that isn't checked out",
            after: [car, "omit \(base)"],
            run: bus, createdBus),
        .init(
            "a new scene that changes a shared file that isn't checked out",
            after: [car, "omit \(base)", "append Set/base // theirs"], run: bus, is: .conflict,
            createdBus + ["conflict \(base)"], says: notHere),
        .init(
            "a new scene beside a shared file that only git has",
            after: [car, "omit \(base)", "delete .scene-kit/shared"], run: bus, is: .conflict,
            createdBus + ["conflict \(base)"], says: notHere),
        .init(
            "a new scene with a file that only git has",
            after: [car, "write App/Bus/BusBuilder.swift //", "omit App/Bus/BusBuilder.swift"],
            run: bus, is: .conflict,
            ["record Bus", "conflict App/Bus/BusBuilder.swift", "create App/Bus/BusRouter.swift"],
            says: notHere),
        .init(
            "a route that only git has",
            after: [
                car, bus, "write App/Bus/BusRouter+Car.swift //",
                "omit App/Bus/BusRouter+Car.swift",
            ], run: "route Bus Car", is: .conflict,
            ["record Bus", "conflict App/Bus/BusRouter+Car.swift"], says: notHere),
        .init(
            "a new name whose file only git has",
            after: [
                car, "write App/Auto/AutoBuilder.swift //", "omit App/Auto/AutoBuilder.swift",
            ], run: toAuto, is: .conflict,
            [
                "record Auto", "unrecord Car", "conflict App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: notHere),
        .init(
            "a record that isn't checked out",
            after: [car, cars, "omit .scene-kit/scenes/Car.json"], run: bus, is: .conflict,
            says: recordsNotHere),
        .init(
            "the record of a shared file that isn't checked out",
            after: [car, "omit .scene-kit/shared/\(base).json"], run: "update --check",
            is: .conflict, says: recordsNotHere),
        .init(
            "a configuration that isn't checked out",
            after: ["write scene-kit.json {}", car, "omit scene-kit.json"], run: bus,
            is: .conflict, says: notHere),
        .init(
            "the configuration of a folder that isn't checked out",
            after: [car, "write App/scene-kit.json {}", "omit App/scene-kit.json"], run: "update",
            is: .conflict, says: notHere),
        .init(
            "a list that isn't checked out", after: listed + ["omit scenes.json"], run: toAuto,
            is: .conflict, says: notHere),
    ]

    private static let recordsNotHere = [
        "error: git has the records of the scenes, and they aren't checked out"
    ]
}
