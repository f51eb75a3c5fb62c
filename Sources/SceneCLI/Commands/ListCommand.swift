import ArgumentParsing
import Basics
import JSONSource
import ProjectReading
import TemplateStores
import XcodeBridge

/// `scene-kit scenes`: the recorded scenes of the project.
struct ScenesCommand: Subcommand {
    static let command = Command(
        name: "scenes", synonyms: ["status", "ls"],
        abstract: "List the scenes of the project, and how they differ from their sets.",
        discussion: """
            A scene is 'current', 'edited' if you changed a file, 'behind' if 'update' would change \
            it, or 'missing' if a file is gone.
            """,
        options: [.projectPackage, .json],
        examples: [
            "scene-kit scenes": "Show the scenes as a table.",
            "scene-kit scenes --json": "Print them as JSON, with their files, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("scenes", []) }

    func run() throws(Failure) -> Outcome {
        try SceneListing(invocation.state()).outcome(invocation.report)
    }
}

/// `scene-kit sets`: the template sets there are.
struct SetsCommand: Subcommand {
    private static let xcode = Option.flag(
        "--xcode", help: "List the sets that 'export --xcode' has added to Xcode's dialog.")

    static let command = Command(
        name: "sets", synonyms: ["templates", "template", "packs", "ls"],
        abstract: "List the template sets, their versions, and where they come from.",
        options: [xcode, .projectPackage, .json],
        examples: [
            "scene-kit sets": "Show the sets as a table.",
            "scene-kit sets --xcode": "Show the sets in Xcode's dialog.",
            "scene-kit sets --json": "Print the sets as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("sets", []) }

    func run() throws(Failure) -> Outcome {
        let package = try invocation.package()
        if invocation.flag(Self.xcode) {
            return Self.listExports(in: try invocation.xcodeFolder())
        }
        let listing = SetListing(
            try TemplateStore(Project.findRoot(package: package, on: invocation.disk)).all())
        return Outcome(
            text: listing.text(invocation.report), isDocument: true, diagnostics: listing.problems,
            json: [listing.json])
    }

    private static func listExports(in folder: ExportFolder) -> Outcome {
        let entries = folder.manifest.entries
        let rows = entries.map { [$0.set, $0.version, $0.bundles.joined(separator: ", ")] }
        let sets = entries.map { entry -> JSONValue in
            [
                "name": .string(entry.set), "version": .string(entry.version),
                "path": .string(folder.path), "bundles": .array(entry.bundles),
            ]
        }
        let note = Diagnostic.note(
            "no set is in Xcode's dialog", path: folder.path,
            hint: "'scene-kit export <set> --xcode' adds one.")
        return Outcome(
            text: TextTable(header: ["SET", "VERSION", "BUNDLES"], rows: rows).text,
            isDocument: true, diagnostics: entries.isEmpty ? [note] : [],
            json: [JSONMember("sets", .array(sets))])
    }
}

/// `scene-kit list`: what `scenes` and `sets` show.
struct ListCommand: Subcommand {
    static let command = Command(
        name: "list", abstract: "List the scenes of the project, and the template sets.",
        options: [.projectPackage, .json],
        examples: [
            "scene-kit list": "Show the scenes and the sets as tables.",
            "scene-kit list --json": "Print both as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("scenes", []) }

    func run() throws(Failure) -> Outcome {
        var outcome = try ScenesCommand(invocation: invocation).run()
        let sets = try SetsCommand(invocation: invocation).run()
        outcome.text += (outcome.text.isEmpty ? "" : "\n") + sets.text
        outcome.diagnostics = sets.diagnostics
        outcome.json += sets.json
        return outcome
    }
}
