import Basics

/// Scenes of several packages when `support` in `scene-kit.json` names another library.
extension PlannerCase {
    private static let newSupport =
        #"write scene-kit.json {"template": "./Mini", "support": "Packages/Base/Sources/Base", "options": {"access": "public"}}"#
    /// Three scenes that use `Kit`, and one that leads to another.
    private static let moved =
        sharing + [
            "new Login --package Packages/A", "new List --package Packages/B",
            "new Home --package Packages/C --route Login", newSupport,
        ]
    private static let listedDetail =
        sharing + [
            #"write scenes.json {"scenes": [{"name": "Detail", "package": "Packages/D"}]}"#,
            "generate scenes.json",
        ]
    private static let allFollow =
        newBase + follow("Login", in: "A") + follow("List", in: "B") + follow("Home", in: "C")
        + ["update Packages/C/Sources/C/Home/HomeRouter+Login.swift"]
    private static func follow(_ scene: String, in package: String) -> [String] {
        [
            "record \(scene)", "update Packages/\(package)/Package.swift",
            "update Packages/\(package)/Sources/\(package)/\(scene)/\(scene)Builder.swift",
        ]
    }
    private static let newBase = [
        "create Packages/Base/.gitignore", "create Packages/Base/Package.swift",
        "create Packages/Base/Sources/Base/Base.swift",
        "remove Packages/Kit/Sources/Kit/Base.swift",
    ]
    private static let emptied = "note: the target has no sources now"
    private static let formerly =
        "error: scenes use the shared file 'Packages/Kit/Sources/Kit/Base.swift', and \"support\""
    private static func refused(
        _ name: String, after steps: [String] = [], run command: String
    ) -> PlannerCase {
        .init(name, after: moved + steps, run: command, is: .conflict, says: [formerly])
    }

    static let movedSupport: [PlannerCase] = [
        .init(
            "scenes of other packages follow their shared files", after: moved,
            run: "update --package Packages/A", allFollow, says: [emptied]),
        .init(
            "scenes follow their shared files if one is updated", after: moved, run: "update List",
            allFollow, says: [emptied]),
        .init(
            "scenes follow their shared files if one changes", after: moved,
            run: "update List --param id:Int",
            allFollow,
            says: [emptied]),
        .init(
            "a check of a package names what follows", after: moved,
            run: "update --check --package Packages/A", is: .negative, allFollow, says: [emptied]),
        .init(
            "nothing follows if shared files stay",
            after: moved + ["update", "append Mini/builder // new"],
            run: "update --package Packages/A",
            ["record Login", "update Packages/A/Sources/A/Login/LoginBuilder.swift"]),
        refused("a route doesn't mix shared files", run: "route List Login"),
        refused(
            "a new scene doesn't lead to former shared files",
            run: "new Other --package Packages/D --route Login"),
        refused(
            "a route doesn't lead from former shared files to new ones",
            after: ["new Other --package Packages/D"], run: "route List Other"),
        refused(
            "a new scene doesn't lead from new shared files to former ones",
            after: ["new Other --package Packages/D"],
            run: "new Next --package Packages/D --route List"),
        refused("a renamed scene doesn't mix shared files", run: "rename List Lists"),
        refused(
            "a scenes file doesn't move the shared files of other scenes",
            after: [
                #"write scenes.json {"scenes": [{"name": "Detail", "package": "Packages/D"}]}"#
            ],
            run: "generate scenes.json"),
        .init(
            "a check says what a scenes file can't update",
            after: listedDetail + ["new Home --package Packages/C", newSupport],
            run: "generate scenes.json --check", is: .negative,
            newBase + follow("Home", in: "C") + follow("Detail", in: "D"), says: [emptied]),
        .init(
            "a scenes file with all scenes moves their shared files",
            after: listedDetail + [newSupport],
            run: "generate scenes.json", newBase + follow("Detail", in: "D"),
            says: [emptied]),
        .init(
            "a new package may come before the others follow", after: moved,
            run: "new Other --package Packages/D",
            [
                "record Other", "create Packages/D/.gitignore", "create Packages/D/Package.swift",
                "create Packages/D/Sources/D/Other/OtherBuilder.swift",
            ] + newBase.filter { $0.hasPrefix("create") }),
    ]
}
