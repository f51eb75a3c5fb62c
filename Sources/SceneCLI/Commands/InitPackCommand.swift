import ArgumentParsing
import Basics
import FileSystem
import PackAuthoring
import Planning
import ProjectReading
import TemplateStores

/// `scene-kit init-pack`: a new template pack, for its author to go on from.
struct InitPackCommand: Subcommand {
    private static let folder = Argument(
        "dir", from: .directory, help: "The pack's folder, created if it doesn't exist.")
    private static let from = Option(
        "--from", "set", from: .dynamic(Completions.sets), synonyms: "--template --set --copy",
        help: "A set to copy with its cases: a name that 'scene-kit list' shows, or a path such as "
            + "./MySet.")
    private static let name = Option(
        "--name", "name", default: "that of the copied set, or of the folder",
        help: "The name of the set.")

    static let command = Command(
        name: "init-pack", synonyms: "init new-pack create-pack",
        abstract: "Create a template pack: a set, a case that tests it, and a README.",
        discussion: """
            The set is small and complete: its output builds, and its case passes. Change it until \
            it generates what your team writes by hand.
            """,
        arguments: [folder], options: [from, name, .onConflict, .dryRun, .diff, .json],
        examples: [
            "scene-kit init-pack TeamScenes":
                "Create a pack with the set TeamScenes in a folder of that name.",
            "scene-kit init-pack TeamScenes --from Scene --name TeamScene":
                "Create a pack with a copy of the built-in set Scene and its cases, under another name.",
        ])

    let invocation: Invocation

    func writeTargets() throws(Failure) -> WriteTargets {
        let place = invocation.stateFolder(holding: try invocation.folder(Self.folder))
        return WriteTargets([place], invocation.access)
    }

    func run() throws(Failure) -> Outcome {
        let path = try invocation.folder(Self.folder)
        let pack = try pack(in: path)
        let plan = try Plan(pack.wanted(in: path), policy: invocation.policy, on: LocalDisk())
        var outcome = Outcome(plan, invocation.report)
        guard outcome.status == .success else { return outcome }
        if !pack.hasCases {
            outcome.diagnostics.append(
                .note(
                    "the set '\(pack.setName)' has no cases, so the pack has none", path: path,
                    hint: "Write \(Destination.join(path, "Tests/<case>/case.json")); "
                        + "'scene-kit test --update' adds the expected files."))
        }
        if outcome.plan != nil { outcome.nextStep = Self.nextStep(for: pack, in: path) }
        return outcome
    }

    private func pack(in path: String) throws(Failure) -> NewPack {
        let name = invocation.texts(of: Self.name)?.last
        if let name, !NewPack.canName(name.text) {
            throw name.failure(
                "'\(name.text.prefix(60))' cannot name a set",
                hint: "A name has letters, digits, '-' and '_', starts with a letter, and is "
                    + "not that of the folder with the cases, 'Tests'.")
        }
        guard let original = invocation.last(of: Self.from) else {
            return NewPack(named: name?.text ?? NewPack.setName(for: path))
        }
        let copy = try NewPack(
            from: TemplateStore(Project.findRoot(on: invocation.disk)).set(named: original))
        return try name.map(\.text).map(copy.renamed) ?? copy
    }

    private static func nextStep(for pack: NewPack, in path: String) -> String {
        let folder = Destination.join(path, pack.folderName)
        let template = (["/", "../"].contains(where: folder.hasPrefix) ? folder : "./" + folder)
            .quotedForShell
        var steps = ["scene-kit new CarDetails --template \(template)"]
        if pack.hasCases { steps.insert("scene-kit test \(path.quotedForShell)", at: 0) }
        return "Next: " + steps.joined(separator: "\n      ")
    }
}
