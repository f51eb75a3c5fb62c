import Basics

/// Lists of features that the user deleted. A feature is gone only with its package.
extension PlannerCase {
    private static let featureList = "Packages/Cars/Sources/Cars/CarsFeature.swift"
    private static let routeList = "Packages/Cars/Sources/CarsInterface/CarsRoutes.swift"
    private static let fakeList = "Packages/Cars/Sources/CarsTesting/CarsFakes.swift"
    private static let appList = "Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift"
    /// The lists, each with what it contains of the recorded scenes and features.
    private static let filled: [(path: String, text: String)] = [
        (featureList, "CarBuilder.self"), (routeList, "CarRoute.self"), (fakeList, "CarFake.self"),
        (appList, "CarsFeature.self"), (appList, "CheckoutFeature.self"),
    ]
    private static let listDeletions = [
        "delete \(featureList)", "delete \(routeList)", "delete \(fakeList)",
    ]
    private static let listedCar =
        twoFeatures + [
            #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Cars", "options": {"exported": true}}]}"#,
            "generate scenes.json",
        ]

    private static let missing = "note: the package depends on '../Cars', which doesn't exist"

    static let deletedLists: [PlannerCase] = filled.flatMap { path, text -> [PlannerCase] in
        let deleted = exporting + ["delete \(path)"]
        let name = "\(text) of a deleted list"
        return [
            .init(
                "\(name) comes back", after: deleted, run: "update", ["create \(path)"],
                leaving: [path: text]),
            .init(
                "a check misses \(name)", after: deleted, run: "update --check", is: .negative,
                ["create \(path)"]),
            .init(
                "\(name) comes back with its scenes file",
                after: listedCar + ["delete \(path)"], run: "generate scenes.json",
                ["create \(path)"], leaving: [path: text]),
            .init(
                "a check of a scenes file misses \(name)", after: listedCar + ["delete \(path)"],
                run: "generate scenes.json --check", is: .negative, ["create \(path)"]),
        ]
    }

    static let deletedPartsOfFeatures: [PlannerCase] = [
        .init(
            "all lists of a feature come back",
            after: exporting + listDeletions, run: "update",
            ["create \(featureList)", "create \(routeList)", "create \(fakeList)"]),
        .init(
            "the list of the app comes back without scenes",
            after: twoFeatures + ["delete \(appList)"], run: "update", ["create \(appList)"],
            leaving: [appList: "CheckoutFeature.self"]),
        .init(
            "the interface of an exported scene comes back with its list",
            after: exporting + ["delete Packages/Cars/Sources/CarsInterface"], run: "update",
            ["create \(routeList)"], says: [wasDeleted]),
        .init(
            "a feature that lost its file gets it with the next scene",
            after: twoFeatures + ["delete \(featureList)"],
            run: "new Car --feature Cars --option exported=true",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift", "create \(featureList)",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift", "update \(routeList)",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift", "update \(fakeList)",
            ]),
        .init(
            "a feature that lost its file gets it from its command",
            after: twoFeatures + ["delete \(featureList)"], run: "feature Cars",
            ["create \(featureList)"]),
        .init(
            "a feature is gone with its package",
            after: twoFeatures + ["delete Packages/Cars"], run: "update", ["update \(appList)"],
            says: [missing]),
        .init(
            "a feature is gone with its target",
            after: twoFeatures + [
                "write Packages/Cars/Package.swift let package = Package(name: \"Cars\", targets: [])",
                "delete Packages/Cars/Sources",
            ], run: "update", ["update \(appList)"]),
    ]
}
