import Basics
import Testing

/// What the planner decides about a file by its three texts: the base, yours, and theirs.
struct PlannerTests {
    /// The policies of `update`, in the order of a row's verbs.
    static let policies = ["", " --force", " --skip-existing", " --markers"]

    enum Yours: String, CaseIterable {
        case asGenerated, editedInLineFive, editedInLineTwo, sameAsNewSet, deleted

        func text(of generated: String) -> String? {
            switch self {
            case .asGenerated: generated
            case .editedInLineFive: generated.replacing("five", with: "mine")
            case .editedInLineTwo: generated.replacing("two", with: "mine")
            case .sameAsNewSet: generated.replacing("two", with: "TWO")
            case .deleted: nil
            }
        }
    }

    enum Theirs: String, CaseIterable {
        case unchanged, changedInLineTwo, noLongerGenerated
    }

    /// The verb for each policy; nil if the file isn't in the report.
    struct Row: Sendable {
        let yours: Yours
        let theirs: Theirs
        let verbs: [String?]

        init(_ yours: Yours, _ theirs: Theirs, _ verbs: String?...) {
            (self.yours, self.theirs) = (yours, theirs)
            self.verbs = verbs.count == 1 ? Array(repeating: verbs[0], count: 4) : verbs
        }
    }

    static let rows = [
        Row(.asGenerated, .unchanged, nil),
        Row(.asGenerated, .changedInLineTwo, "update"),
        Row(.asGenerated, .noLongerGenerated, "remove"),
        Row(.editedInLineFive, .unchanged, nil),
        Row(.editedInLineFive, .changedInLineTwo, "merge"),
        Row(.editedInLineFive, .noLongerGenerated, "conflict", "remove", "skip", "conflict"),
        Row(.editedInLineTwo, .unchanged, nil),
        Row(.editedInLineTwo, .changedInLineTwo, "conflict", "overwrite", "skip", "merge"),
        Row(.editedInLineTwo, .noLongerGenerated, "conflict", "remove", "skip", "conflict"),
        Row(.sameAsNewSet, .unchanged, nil),
        Row(.sameAsNewSet, .changedInLineTwo, nil),
        Row(.sameAsNewSet, .noLongerGenerated, "conflict", "remove", "skip", "conflict"),
        Row(.deleted, .unchanged, nil),
        Row(.deleted, .changedInLineTwo, nil),
        Row(.deleted, .noLongerGenerated, nil),
    ]

    @Test(arguments: Self.rows, Self.policies.indices)
    func `three texts decide about a file`(_ row: Row, _ policy: Int) throws {
        var project = MemoryProject()
        Self.writeSet(to: &project, .unchanged)
        #expect(try project.run("new Car --template ./Set --output App").status == .success)
        let file = "App/Car.swift"
        let generated = try #require(project[file])
        project[file] = row.yours.text(of: generated)
        Self.writeSet(to: &project, row.theirs)

        let result = try project.run("update" + Self.policies[policy])

        let verb = row.verbs[policy]
        let found = result.operations.first { $0.hasSuffix(" " + file) }
        #expect(found == verb.map { "\($0) \(file)" })
        switch (verb, policy) {
        case ("conflict", _): #expect(result.status == .conflict)
        case ("merge", 3) where row.yours == .editedInLineTwo: #expect(result.status == .negative)
        default: #expect(result.status == .success)
        }
        if result.status == .success {
            #expect(try project.run("update --check").status == .success)
        }
    }

    @Test(arguments: [false, true]) func `a scene is created with its record`(
        isDryRun: Bool
    ) throws {
        var project = MemoryProject()
        let option = isDryRun ? " --dry-run" : ""
        let result = try project.run("new Car --output App --only Router" + option)
        #expect(result.status == .success)
        #expect(
            result.operations == [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create .scene-kit/shared.json", "create App/Car/CarRouter.swift",
                "create App/Support/SceneAlert.swift", "create App/Support/SceneRouter.swift",
                "create App/Support/SceneRouting+UIKit.swift",
                "create App/Support/SceneRouting.swift",
            ])
        #expect(project.paths.isEmpty == isDryRun)
    }

    /// Writes a set whose scenes have the file `<Name>.swift` with five lines, and another file.
    private static func writeSet(to project: inout MemoryProject, _ theirs: Theirs) {
        let lines = "// one\n// two\n// three\n// four\n// five\n"
        project["Set/a.txt"] =
            theirs == .changedInLineTwo ? lines.replacing("two", with: "TWO") : lines
        project["Set/b.txt"] = "// other\n"
        let files = [("a", "{{scene}}.swift"), ("b", "{{scene}}Other.swift")]
            .filter { $0.0 == "b" || theirs != .noLongerGenerated }
            .map { #"{"id": "\#($0)", "source": "\#($0).txt", "path": "\#($1)", "role": "Other"}"# }
        project["Set/template.json"] = """
            {"formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set.", "options": [],
            "files": [\(files.joined(separator: ", "))]}
            """
        if theirs == .noLongerGenerated { project["Set/a.txt"] = nil }
    }
}
