import ArgumentParsing
import Basics
import JSONSource
import ProjectReading
import TemplateSets
import TemplateStores
import XcodeExporting

/// `scene-kit uninstall`: removes installed packs and sets.
struct UninstallCommand: Subcommand {
    private static let name = Argument(
        "set|pack", from: .dynamic(Completions.packs),
        help: "A pack, or one of its sets, by name or as pack/Set. With --xcode, an exported set.")
    private static let xcode = Option.flag(
        "--xcode", help: "Remove the bundles that 'export --xcode' wrote, not the set.")

    static let command = Command(
        name: "uninstall", synonyms: "rm delete",
        abstract: "Remove an installed template set, or a pack with all of its sets.",
        discussion: "Scenes of the set aren't changed. A pack is removed with its last set.",
        arguments: [name], options: [.project, xcode, .forceChanges, .dryRun, .json],
        exclusions: [[.project, xcode]],
        examples: [
            "scene-kit uninstall ios-templates": "Remove a pack.",
            "scene-kit uninstall Table --project": "Remove one set from the project.",
            "scene-kit uninstall Scene --xcode": "Remove a set from Xcode's dialog.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("packs", []) }

    func writeTargets() throws(Failure) -> WriteTargets {
        let places =
            invocation.flag(Self.xcode)
            ? [try invocation.stateFolderOfXcode()]
            : [try store(of: Project.findRoot(on: invocation.disk)).stateFolder]
        return WriteTargets(places, invocation.access)
    }

    func run() throws(Failure) -> Outcome {
        let name = invocation.value(of: Self.name)
        if invocation.flag(Self.xcode) {
            let folder = try invocation.xcodeFolder()
            var outcome = folder.outcome(
                of: try folder.plan(removing: name, invocation.policy),
                summary: "Set '\(name)' is removed from Xcode's dialog.", invocation.report)
            outcome.json.insert(JSONMember("packs", []), at: 0)
            return outcome
        }
        let project = Project.findRoot(on: invocation.disk)
        let (installed, set) = try [store(of: project)].item(
            named: name, elsewhere: PackStore.all(project))
        let names = set.map { [$0] } ?? installed.pin.sets.map(\.name)
        let change = try PackChange(removing: Set(names), from: installed, invocation.policy)
        let what = set.map { "Set '\($0)' of pack" } ?? "Pack"
        var outcome = Outcome(
            [change], summary: "\(what) '\(change.name)' is removed.", invocation.report)
        let all = (try? TemplateStore(project).all()) ?? []
        let only = names.filter { name in all.count { $0.name == name } == 1 }
        let scenes = project.scenes(ofSets: Set(only)).map { "'\($0)'" }
        if let first = scenes.first {
            let others = (scenes.count - 1).counting("other scene")
            outcome.diagnostics.append(
                .note(
                    scenes.count == 1
                        ? "\(first) needs the set" : "\(first) and \(others) need the set",
                    hint:
                        "Until it is installed again, its scenes can't be updated or renamed, or get routes."
                ))
        }
        let extending = (try? PackStore.all(project).installedPacks())?.flatMap { pack, pin in
            pin.sets.filter { set in
                set.bases.contains { base in names.contains { base.name == "\(change.name)/\($0)" }
                }
            }.map { "'\(pack.name)/\($0.name)'" }
        }
        if let extending, let first = extending.first {
            let others = (extending.count - 1).counting("other set")
            outcome.diagnostics.append(
                .note(
                    extending.count == 1
                        ? "\(first) extends what was removed, and keeps a copy"
                        : "\(first) and \(others) extend what was removed, and keep copies"))
        }
        return outcome
    }

    private func store(of project: Project) throws(Failure) -> PackStore {
        try PackStore.named(isProject: invocation.flag(.project), project)
    }
}
