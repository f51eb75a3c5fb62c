import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import ProjectReading
import TemplateSets
import TemplateStores
import XcodeTemplates

/// `scene-kit install`: the sets of a pack, for the user or for the project.
struct InstallCommand: Subcommand {
    private static let source = Argument(
        "source", from: .directory, help: "A folder, a git URL, or owner/repository on GitHub.")
    private static let only = Option(
        "--set", "name", repeatable: true,
        help: "A set to install. Other sets of the pack are left out.")
    private static let ref = Option(
        "--ref", "tag|branch|commit", default: "the repository's own branch",
        synonyms: "--git-ref --vcs-ref --tag --branch --commit --revision --version --checkout",
        help: "The version of the repository to install.")
    private static let name = Option(
        "--as", "name", default: "the last part of the source, after its owner if taken",
        synonyms: "--name --alias", help: "The name of the pack.")

    static let command = Command(
        name: "install", synonyms: "get fetch clone",
        abstract: "Install the template sets of a folder or git repository.",
        discussion: """
            A pack is a folder or repository that contains template sets. All sets are read and \
            checked before one is installed. Xcode file templates that can't be used are \
            skipped and listed. Installed sets are pinned by commit and by a digest, \
            which is checked whenever a set is used. To install newer versions, run \
            'scene-kit upgrade'.

            Sets are installed for you, in SCENE_KIT_HOME, XDG_DATA_HOME/scene-kit, or \
            ~/.local/share/scene-kit. With --project, they are installed in .scene-kit/templates \
            of the project. Commit that folder, so that everyone and CI can use them without a \
            network.

            scene-kit runs git with your credential helper, ssh keys, and proxy. git doesn't ask \
            for anything. After 60 seconds, it is stopped; set SCENE_KIT_GIT_TIMEOUT to allow more \
            time.
            """,
        arguments: [source], options: [only, ref, name, .project, .forceChanges, .dryRun, .json],
        examples: [
            "scene-kit install acme/ios-templates --ref v1.2.0":
                "Install the sets of a repository on GitHub, at a tag.",
            "scene-kit install git@git.acme.dev:ios/templates.git --project":
                "Install the sets of a private repository for the project.",
            "scene-kit install ./packs --set Table": "Install one set of a folder.",
        ],
        advice: [
            "--global -g": "Leave it out: without --project, the sets are installed for you",
            "--local": "Did you mean '--project'?",
            "--all": "Leave it out: without --set, all sets are installed",
            "--update": "'scene-kit upgrade' installs newer versions",
            "*": "A version is written '--ref <ref>', and one of the sets '--set <name>'",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("packs", []) }

    func writeTargets() throws(Failure) -> WriteTargets {
        WriteTargets(
            [try store(in: Project.findRoot(on: invocation.disk)).stateFolder], .writingLater)
    }

    func run() throws(Failure) -> Outcome {
        let source = try PackSource(
            parsing: invocation.value(of: Self.source), isFolder: FileSystem.isFolder)
        let reference = try invocation.last(of: Self.ref).map(PackReference.init(parsing:))
        let names = try packNames(for: source)
        let project = Project.findRoot(on: invocation.disk)
        if invocation.flag(.project) { try invocation.checkPlace(project) }
        let store = try store(in: project)
        let installer = PackInstaller(
            store: store, policy: invocation.policy, saying: invocation.reporter.say)
        invocation.reporter.showProgress("Fetching pack '\(names[0])'")
        let chosen = invocation.arguments.values(of: Self.only)
        let change = try installer.change(
            source, reference, only: chosen.isEmpty ? nil : chosen, as: names)
        var changes = [change]
        let problems = PackInstaller.rebase(
            try [store].installedPacks(), after: &changes
        ) { _ in installer }
        if let first = problems.first { throw first }
        var outcome = Outcome(changes, summary: Self.summary(of: change), invocation.report)
        guard outcome.status == .success else { return outcome }
        let notes = try Self.notes(on: change, project)
        outcome.diagnostics += change.notes + notes
        outcome.nextStep = Self.nextStep(after: change, isPlain: notes.isEmpty)
        return outcome
    }

    private func store(in project: Project) throws(Failure) -> PackStore {
        try PackStore.named(isProject: invocation.flag(.project), project)
    }

    /// Candidates for the pack's name, of which the first free one is used.
    private func packNames(for source: PackSource) throws(Failure) -> [String] {
        let given = invocation.texts(of: Self.name)?.last
        var name = source.lastComponent
        if case .folder(let path) = source {
            name = AbsolutePath(path).lastComponent ?? ""
            if name.hasSuffix(".git") { name.removeLast(4) }
        }
        name = given?.text ?? name.asPackName
        guard name.isPackName else {
            throw (given ?? invocation.text(of: Self.source)).failure(
                "'\(name.prefix(100))' cannot name a pack",
                hint: "Name it with --as: letters, digits, '.', '-' and '_', a letter or digit "
                    + "first.")
        }
        let longer = given == nil ? source.ownerAndName?.asPackName : nil
        return [name] + (longer.map { $0.isPackName ? [$0] : [] } ?? [])
    }

    private static func summary(of change: PackChange) -> String {
        let place =
            change.store.origin == .project
            ? "for the project in '\(change.store.folder)'" : "for you"
        let source = change.new?.provenance ?? ""
        guard change.operations.contains(where: { $0.verb.writes }) else {
            return "Pack '\(change.name)' is installed \(place) already, from \(source)."
        }
        let sets = (change.new?.sets.count ?? 0).counting("set")
        return "Pack '\(change.name)' is installed \(place) with \(sets), from \(source)."
    }

    /// Returns a note for each set whose name other sets have, too.
    private static func notes(
        on change: PackChange, _ project: Project
    ) throws(Failure) -> [Diagnostic] {
        let all = try TemplateStore(project).all()
        return (change.new?.sets ?? []).compactMap { set in
            let own = "\(change.name)/\(set.name)"
            let folder = Destination.join(change.store.folder, own)
            guard let other = all.first(where: { $0.name == set.name && $0.folder != folder })
            else { return nil }
            let isProject = change.store.origin == .project
            let message =
                switch (other.origin, isProject) {
                case (.project, true), (.user, false): "another pack has a set '\(set.name)' too"
                case (.project, false): "the project's set '\(set.name)' comes before this one"
                case (.builtIn, _): "'--template \(set.name)' is now this set, not the built-in one"
                default: "it is used in place of the \(other.origin.rawValue) set '\(set.name)'"
                }
            return .note(
                message, path: own,
                hint: other.fullName == own
                    ? "'scene-kit uninstall \(own) --project' leaves the other one."
                    : "Whichever you mean can be named in full: '\(own)'.")
        }
    }

    private static func nextStep(after change: PackChange, isPlain: Bool) -> String? {
        guard change.old == nil, let set = change.new?.sets.first else { return nil }
        let name = (isPlain ? set.name : "\(change.name)/\(set.name)").quotedInMessage
        return "See what it creates with 'scene-kit show \(name)', and create a scene with "
            + "'scene-kit new CarDetails --template \(name)'."
    }
}

extension String {
    /// The pack name for a folder or repository. Characters that a pack name can't contain become
    /// `-`.
    fileprivate var asPackName: String {
        let bundle = XcodeTemplate.name(ofFolder: self)
        let others = bundle == nil ? "._-" : ""
        let words = (bundle ?? self).split { !$0.isPlain && !others.contains($0) }
        return words.isEmpty ? self : words.joined(separator: "-")
    }

    /// Whether it can name a pack: it is the name of a folder.
    var isPackName: Bool {
        first?.isPlain == true && utf8.count <= 100 && last != "."
            && allSatisfy { $0.isPlain || "._-".contains($0) }
    }
}
