import Basics

/// Files that git has and doesn't check out, as in a sparse checkout.
extension PlannerCase {
    private static let omitted = "omit App/Car/CarBuilder.swift"

    private static let notHere = ["error: git has the file, and it isn't checked out"]

    private static let conflict = "conflict App/Car/CarBuilder.swift"

    static let sparse: [PlannerCase] = [
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
            "a shared file that isn't checked out", after: [car, "omit App/Support/Base.swift"],
            run: "update"),
    ]
}
