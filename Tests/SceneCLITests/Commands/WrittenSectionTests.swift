import Basics
import Testing

/// The files that `graph` and `agents` write.
struct WrittenSectionTests {
    private static let refused = [
        ".git/config", ".git/hooks/pre-commit", ".git/notes.md", ".GIT/notes.md", "scene-kit.json",
        ".scene-kit/scenes/Car.json", ".scene-kit/notes.md", ".Scene-Kit/shared/a.md",
        "App/Car/CarBuilder.swift", "Package.swift", "App.xcodeproj/project.pbxproj", "notes", "md",
        "/etc/notes.md", "../notes.md", "App/../../notes.md", "App/Notes.md/config", "a.md.sh",
        "App.xcodeproj/a.md", "App.XCODEPROJ/project.xcworkspace/a.md", "App.xcworkspace/b/c.md",
        "App/Images.xcassets/Car.imageset/a.md", "Kit.framework/a.md", "Kit.xcframework/ios/a.md",
        "Car.playground/Contents.mdx", "Settings.bundle/a.md", "Scene.xctemplate/a.md",
        "Car.xcdatamodeld/Car.xcdatamodel/a.md", "Car.mlpackage/Data/a.md", "art.scnassets/a.md",
    ]
    private static let accepted = [
        "README.md", "AGENTS.MD", "docs/a/b.md", ".github/copilot-instructions.md",
        ".cursor/rules/app.mdc", "docs/../b.markdown", "./c.md", "docs/d.mdx",
        "App/App.docc/Scenes.md", "App.swiftpm/a.md", "en.lproj/a.md", "xcode/a.md", "1.0/a.md",
    ]

    @Test(arguments: ["graph", "agents"])
    func `only Markdown files of the user's are written`(command: String) throws {
        var project = MemoryProject(PlannerCase.files)
        try project.run(PlannerCase.car)
        project[".git/config"] = "[core]\n"
        project["scene-kit.json"] = "{}\n"
        for file in Self.refused {
            for option in ["", " --check", " --dry-run"] {
                let result = try project.run("\(command) --write \(file)\(option)")
                #expect(result.status == .refused, "\(file)\(option): \(result)")
                #expect(result.diagnostics.count == 1 && result.hints.count == 1)
            }
        }
        for file in Self.accepted {
            let result = try project.run("\(command) --write \(file)")
            #expect(result.status == .success, "\(file): \(result)")
            #expect(try project.run("\(command) --write \(file) --check").status == .success)
        }
    }

    @Test func `a file that scene-kit generated isn't written`() throws {
        var project = MemoryProject(PlannerCase.files)
        project["Set/template.json"] = project["Set/template.json"]!.replacing(
            "Notes.txt", with: "Notes.md")
        try project.run(PlannerCase.car + " --option notes=yes")
        let result = try project.run("graph --write App/Car/Notes.md")
        #expect(result.status == .refused, "\(result)")
        #expect(project["App/Car/Notes.md"] == "Notes on Car\n")
    }
}
