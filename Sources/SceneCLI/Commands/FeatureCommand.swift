import ArgumentParsing
import Basics
import ProjectReading
import Projects
import ScenePlanning
import SwiftSource

/// `scene-kit feature`: a package of scenes, with an interface that other features lead to.
struct FeatureCommand: Subcommand {
    private static let name = Argument(
        "name", help: "The feature's name, which is also that of its module, such as Checkout.")
    private static let package = Option(
        "--package", "dir", from: .directory, default: "Packages/<name>",
        help: "The folder of the feature's package.")
    private static let interfaceOnly = Option.flag(
        "--interface-only",
        help: "Create only the interface, for a feature whose scenes are elsewhere.")

    static let command = Command(
        name: "feature", synonyms: "package module",
        abstract: "Create a package of scenes that other packages lead to.",
        discussion: """
            A feature has four targets. Other features depend on its interface, which has a value \
            for each scene that they lead to; the scenes are in a module of their own. Its \
            testing module has fakes for the tests of others, and the last target has its tests.

            The first feature also creates SceneSupport, with the files that all scenes share, and \
            AppFeatures, which registers each feature in one line. Tests there fail if a feature, or \
            a value that its scenes need, isn't registered.
            """,
        arguments: [name],
        options: [
            package, interfaceOnly, .onConflict, .dryRun, .diff, .json,
        ],
        examples: [
            "scene-kit feature Checkout": "Create the feature Checkout in Packages/Checkout.",
            "scene-kit new Cart --feature Checkout --param cartID:String --option exported=true":
                "Create a scene of it that other features can lead to.",
            "scene-kit route CarDetails cart:Checkout.Cart":
                "Lead there from a scene of another feature.",
        ],
        advice: [
            "remove delete": "'scene-kit remove' is for one scene of it",
            "rename": "'scene-kit rename' is for one scene of it",
            "list ls": "'scene-kit scenes' shows the scenes of all features",
            "--scene --scenes": "'scene-kit new <scene> --feature <name>' adds a scene to it",
        ])

    let invocation: Invocation

    /// Returns the project, in which `--package` names a folder.
    func writeTargets() throws(Failure) -> WriteTargets {
        let project = Project.findRoot(on: invocation.disk)
        return WriteTargets([project.stateFolder], invocation.access)
    }

    func run() throws(Failure) -> Outcome {
        let text = invocation.text(of: Self.name)
        let name = try SceneName(parsing: text).description
        try ProjectSetup.check(text)
        let found = try Project.find(on: invocation.disk)
        try invocation.checkPlace(found)
        let folder = invocation.texts(of: Self.package)?.last
        let setup = try ProjectSetup(of: found, for: name, in: folder)
        let state = try ProjectState(setup.project, by: invocation.authorship())
        var desired = DesiredProject(state)
        try desired.addFeature(setup, isInterfaceOnly: invocation.flag(Self.interfaceOnly))
        let intent =
            desired.groups.isEmpty ? PlanIntent.addFeature : .update(restoresDeletedFiles: false)
        let policy = PlanPolicy(intent, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        let hidden = try state.scenes().filter { $0.module == name && !$0.isExported }
        var outcome = Outcome(
            planned.plan,
            notes: [folder.flatMap { found.noteOnLink($0.text) }].compactMap(\.self)
                + Self.notes(on: hidden, in: state.project) + planned.notes
                + state.notesOnAppPackage(of: planned.plan), invocation.report)
        outcome.doubt = desired.doubt
        if outcome.plan != nil, !invocation.flag(Self.interfaceOnly) {
            outcome.nextStep =
                "Next: scene-kit new <Scene> --feature \(name) --option exported=true"
        }
        return outcome
    }

    /// Notes on the scenes of a package that becomes a feature, for each scenes file.
    private static func notes(on scenes: [SceneRecord], in project: Project) -> [Diagnostic] {
        Dictionary(grouping: scenes, by: \.scenesFile).sorted { $0.key ?? "" < $1.key ?? "" }.map {
            list, scenes in
            let names = scenes.map(\.entry.name.text)
            return .note(
                "other features can't lead to "
                    + "\(names.map { "'\($0)'" }.joinedAsAlternatives("and")) yet",
                path: list.map(project.shownPath),
                hint: "If they should: " + project.wayToGive(names, listedIn: list))
        }
    }
}
