import ArgumentParsing
import Basics
import JSONSource
import ProjectReading
import TemplateStores
import XcodeExporting

/// `scene-kit list`: the template sets there are.
struct ListCommand: Subcommand {
    private static let xcode = Option.flag(
        "--xcode", help: "List the sets that 'export --xcode' has added to Xcode's dialog.")

    static let command = Command(
        name: "list", aliases: ["sets"], synonyms: "templates template packs ls search",
        abstract: "List the template sets, their versions, and where they come from.",
        options: [xcode, .projectPackage, .json],
        examples: [
            "scene-kit list": "Show the sets as a table.",
            "scene-kit list --xcode": "Show the sets in Xcode's dialog.",
            "scene-kit list --json": "Print the sets as JSON, for a program.",
        ],
        advice: ["*": "It lists all sets: 'scene-kit show <set>' shows one set"])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("sets", []) }

    func run() throws(Failure) -> Outcome {
        let package = try invocation.package()
        if invocation.flag(Self.xcode) {
            return listExports(in: try invocation.xcodeFolder())
        }
        let listing = SetListing(
            try TemplateStore(Project.findRoot(package: package, on: invocation.disk)).all())
        return Outcome(
            text: listing.text(invocation.report), isDocument: true, diagnostics: listing.problems,
            json: [listing.json])
    }

    private func listExports(in folder: ExportFolder) -> Outcome {
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
            text: rows.table(["SET", "VERSION", "BUNDLES"], in: invocation.report.columns),
            isDocument: true, diagnostics: entries.isEmpty ? [note] : [],
            json: [JSONMember("sets", .array(sets))])
    }
}
