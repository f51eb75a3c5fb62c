import Basics
import TestSupport
import Testing
import XcodeTemplates

/// Commands in a project with synchronized folders.
struct SynchronizedFolderCases {
    private static let new = "new Home --template ./Plain --output"
    private static let view = "Home/HomeView.swift"
    private static let file = "App.xcodeproj/project.pbxproj"

    private static func project(config: String = "{}", test: Bool = false) -> MemoryProject {
        var project = MemoryProject(PlannerCase.files)
        project[Self.file] = SynchronizedProject.text
        project["scene-kit.json"] = config
        if test { project["Plain/view"] = "import Testing\nstruct {{scene}}View {}\n" }
        return project
    }

    private static func targets(_ path: String, in project: MemoryProject) throws -> Set<String> {
        let text = try #require(project[Self.file])
        return try XcodeProjectFile(parsing: Array(text.utf8), name: "p", in: "/project")
            .synchronizedTargets(of: "/project/\(path)")
    }

    struct Membership: Sendable {
        let output: String
        var options: [String] = []
        var config: [String] = []
        var isTest = false
        let targets: Set<String>
        var note: String?
    }

    @Test(
        arguments: [
            .init(output: "App", targets: ["App"]),
            .init(output: "App", options: ["Widget"], targets: ["Widget"]),
            .init(output: "App", options: ["App", "Widget"], targets: ["App", "Widget"]),
            .init(output: "App", options: ["App", "Tests"], targets: ["App"]),
            .init(output: "App", options: ["App", "Tests"], isTest: true, targets: ["Tests"]),
            .init(output: "App", config: ["App", "Tests"], isTest: true, targets: ["Tests"]),
            .init(output: "App", config: ["App", "Widget"], targets: ["App", "Widget"]),
            .init(output: "Shared", config: ["App"], targets: ["App", "Widget"]),
            .init(output: "Shared", options: ["App"], targets: ["App"]),
            .init(output: "Free/Scenes", options: ["Widget"], targets: ["Widget"]),
            .init(output: "Free", config: ["App"], targets: ["App"]),
            .init(output: "Tests", config: ["App", "Tests"], targets: ["Tests"]),
            .init(output: "App/Inner", options: ["App"], targets: ["App"]),
            .init(
                output: "App", config: ["Widget"], targets: ["App"],
                note: "in 'App/Home' is in App, because the folder 'App' belongs to it"),
            .init(
                output: "Free", targets: [],
                note: "in 'Free/Home' is in no target, because the folder 'Free' belongs to none"),
            .init(
                output: "App", isTest: true, targets: ["App"],
                note: "in 'App/Home' is in App, because the folder 'App' belongs to it"),
            .init(
                output: "App/Copied", targets: [],
                note:
                    "in 'App/Copied/Home' is in no target, because Xcode copies the folder 'App' as it is"
            ),
        ] as [Membership])
    func `a new file gets into the targets that are named`(expected: Membership) throws {
        let config = expected.config.map { "\"\($0)\"" }.joined(separator: ",")
        var project = Self.project(
            config: config.isEmpty ? "{}" : #"{"xcode": {"targets": [\#(config)]}}"#,
            test: expected.isTest)
        let path = "\(expected.output)/\(Self.view)"
        let command =
            ([Self.new, expected.output] + expected.options.map { "--add-to-target \($0)" })
            .joined(separator: " ")
        let result = try project.run(command)
        #expect(result.status == .success, "\(result)")
        #expect(try Self.targets(path, in: project) == expected.targets)
        #expect(project[Self.file]?.contains("path = HomeView.swift") == false)
        let notes = result.diagnostics.filter { $0.contains("new file") }
        #expect(notes == (expected.note.map { ["note: the new file \($0)"] } ?? []))

        // Whoever moves it, it stays in them.
        let text = project[Self.file]
        try project.run("rename Home Start")
        let renamed = path.replacing("Home", with: "Start")
        #expect(try Self.targets(renamed, in: project) == expected.targets)
        #expect(project[Self.file]?.contains("Home") == false)
        try project.run("rename Start Home")
        #expect(project[Self.file] == text)
        #expect(try project.run("update").operations.isEmpty)
        try project.run("remove Home")
        #expect(project[Self.file] == SynchronizedProject.text)
    }

    @Test func `shared test code that exists stays out of an app`() throws {
        var project = Self.project()
        project["Set/base"] = "import Testing\nstruct Base {}\n"
        try project.run("new Car --template ./Set --output Tests")
        #expect(try Self.targets("Tests/Support/Base.swift", in: project) == ["Tests"])
        try project.run("new Bus --template ./Set --output Tests --add-to-target Widget")
        #expect(try Self.targets("Tests/Bus/BusBuilder.swift", in: project) == ["Widget"])
        #expect(try Self.targets("Tests/Support/Base.swift", in: project) == ["Tests"])
    }

    @Test func `a move and a removal need no named targets`() throws {
        var project = Self.project()
        try project.run("\(Self.new) App --add-to-target Widget")
        let moved = try project.run("move Home Cars")
        #expect(moved.operations.contains("update \(Self.file)"), "\(moved)")
        #expect(try Self.targets("App/Cars/\(Self.view)", in: project) == ["Widget"])
        try project.run("remove Home")
        #expect(project[Self.file] == SynchronizedProject.text)
    }

    /// What a user does by hand, a command, and the targets of the file at the path then.
    @Test(
        arguments: [
            ("App/Screens/\(view)", "update", "App/Screens/\(view)", ["Widget"]),
            ("App/Screens/\(view)", "update Home", "App/Screens/\(view)", ["Widget"]),
            (
                "App/Screens/\(view)", "rename Home Start", "App/Screens/Start/StartView.swift",
                ["Widget"]
            ),
            ("App/Screens/\(view)", "move Home Cars", "App/Cars/\(view)", ["Widget"]),
            ("App/Screens/\(view)", "remove Home", "App/Screens/\(view)", ["App"]),
            ("Free/\(view)", "update", "Free/\(view)", []),
            ("Shared/\(view)", "update", "Shared/\(view)", ["App", "Widget"]),
        ] as [(String, String, String, Set<String>)])
    func `exceptions follow a file that the user moves`(
        to place: String, command: String, path: String, targets: Set<String>
    ) throws {
        var project = Self.project()
        try project.run("\(Self.new) App --add-to-target Widget")
        project.move("App/\(Self.view)", to: place)
        let result = try project.run(command)
        #expect(result.status == .success, "\(result)")
        #expect(try Self.targets(path, in: project) == targets)
        #expect(project[Self.file]?.contains(" \(Self.view),") == false)
        let text = project[Self.file]
        if command.hasPrefix("update") { try project.run("update") }
        #expect(project[Self.file] == text)
    }

    @Test func `exceptions that Xcode moved stay`() throws {
        var project = Self.project()
        try project.run("\(Self.new) App --add-to-target Widget")
        project.move("App/\(Self.view)", to: "App/Screens/\(Self.view)")
        let text = project[Self.file]?.replacing("\t\(Self.view)", with: "\tScreens/\(Self.view)")
        project[Self.file] = text
        try project.run("update")
        #expect(project[Self.file] == text)
    }

    @Test func `what can't be done about a named target is an error`() throws {
        for (output, target, message) in [
            ("App/Copied", "App", "copies the folder"), ("App", "Empty", "has no Sources phase"),
        ] {
            var project = Self.project()
            let result = try project.run("\(Self.new) \(output) --add-to-target \(target)")
            #expect(result.status == .data && result.diagnostics.first?.contains(message) == true)
        }
    }

    @Test func `each of two projects gets the file for its targets`() throws {
        var project = Self.project()
        let other = SynchronizedProject.text.replacing("name = Widget;", with: "name = Tool;")
            .replacing("path = App;", with: "path = Elsewhere;")
            .replacing("path = App/Inner;", with: "path = Inner;")
        project["Tool.xcodeproj/project.pbxproj"] = other
        let result = try project.run("\(Self.new) App --add-to-target App --add-to-target Tool")
        #expect(result.operations.contains("update Tool.xcodeproj/project.pbxproj"), "\(result)")
        #expect(try Self.targets("App/\(Self.view)", in: project) == ["App"])
        let tool = try #require(project["Tool.xcodeproj/project.pbxproj"])
        #expect(tool.contains("HomeView.swift in Sources"))
    }
}
