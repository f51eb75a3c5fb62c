import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Packs
import Planning
import Projects
import TemplateSets
import Workspace

/// `scene-kit upgrade`: installed packs as their sources have them today.
struct UpgradeCommand: Subcommand {
    private static let names = Argument(
        "set|pack", from: .dynamic(Completions.packs), optional: true, repeating: true,
        help: "The sets or packs to upgrade. Without it, all packs.")
    private static let check = Option.flag(
        "--check", help: "Change nothing, and exit with 1 if something is newer.")

    static let command = Command(
        name: "upgrade", synonyms: ["outdated", "pull"],
        abstract: "Upgrade installed template sets.",
        discussion: """
            Every pack is fetched again from its source. A pack that was installed from a branch \
            moves to the current commit of that branch. A pack at a tag or commit stays, and newer \
            tags are named; if the tag has moved, the upgrade is refused. The sets of a pack are \
            upgraded together. Existing scenes don't change until you run 'scene-kit update'.
            """,
        arguments: [names], options: [check, .project, .forceChanges, .dryRun, .json],
        examples: [
            Example("scene-kit upgrade", "Upgrade all packs, yours and the project's."),
            Example("scene-kit upgrade --check", "List what is newer, for CI."),
            Example("scene-kit upgrade Table", "Upgrade the pack that contains a set."),
        ])

    private let names: [String]
    private let isCheck: Bool
    private let isForProject: Bool
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "packs"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        let project = Project.findRoot()
        let isForProject = arguments.flag(.project)
        return .stores(isForProject ? PackStore.all(of: project) : PackStore.all(project))
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) {
        names = arguments.values(of: Self.names)
        isCheck = arguments.flag(Self.check)
        isForProject = arguments.flag(.project)
        // A check writes nothing, so it can't lose edits.
        policy = isCheck ? .overwrite : ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let project = Project.findRoot()
        let stores = isForProject ? PackStore.all(of: project) : PackStore.all(project)
        let packs =
            names.isEmpty ? try stores.installedPacks() : try stores.installedPacks(named: names)
        var changes: [PackChange] = []
        var problems = try stores.problems(ofPacks: names)
        let progress = Progress(report)
        for (index, (pack, pin)) in packs.enumerated() {
            let installer = PackInstaller(
                store: pack.store, policy: policy, saying: Reporter(report).say)
            progress.show("Fetching pack '\(pack.name)'", index + 1, of: packs.count)
            do throws(Failure) {
                changes.append(try installer.upgrade(pack, pin))
            } catch {
                // Once interrupted, the others are not wanted either.
                try Signals.throwIfPending()
                problems.append(Self.named(error, pack))
            }
        }
        let notes = changes.compactMap(\.noteOnNewerTag)
        let newer = changes.filter { $0.operations.contains(where: \.verb.writes) }
        guard let first = problems.first else {
            var outcome = outcome(of: newer, packs.count)
            outcome.diagnostics += notes
            if newer.isEmpty, !notes.isEmpty { outcome.text = "Nothing to upgrade.\n" }
            return outcome
        }
        let diagnostics = problems.flatMap(\.diagnostics)
        guard isCheck, !newer.isEmpty else {
            throw Failure(first.status, diagnostics)
        }
        // The packs that can be upgraded are listed in spite of the problems.
        var outcome = outcome(of: newer, packs.count)
        (outcome.status, outcome.diagnostics) = (first.status, diagnostics + notes)
        return outcome
    }

    /// A failure that says which pack it is about.
    private static func named(_ failure: Failure, _ pack: PackStore.Pack) -> Failure {
        var failure = failure
        failure.diagnostics.append(
            Diagnostic.note("while upgrading the pack '\(pack.name)'", path: pack.folder))
        return failure
    }

    /// How many scenes of the project are from sets that change.
    private static func nextStep(after changes: [PackChange]) -> String? {
        let sets = Set(
            changes.flatMap(\.sets).filter { $0.verb != .same && $0.to != nil }.map(\.name))
        guard let records = try? ProjectSnapshot(Project.findRoot()).scenes() else { return nil }
        let behind = records.filter { record in
            let name = record.entry.choices.template?.text.split(separator: "/").last
            return name.map { sets.contains(String($0)) } ?? false
        }
        switch behind.count {
        case 0: return nil
        case 1:
            return "1 scene is behind: scene-kit update \(behind[0].entry.name.text)"
        default: return "\(behind.count) scenes are behind: scene-kit update"
        }
    }

    private func outcome(of changes: [PackChange], _ count: Int) -> Outcome {
        guard !changes.isEmpty else {
            var outcome = Outcome([], summary: "", report)
            outcome.plan = nil
            outcome.text =
                count == 0 ? "No pack is installed.\n" : "Everything is up to date.\n"
            return outcome
        }
        let noun = changes.count == 1 ? "pack" : "packs"
        var outcome = Outcome(
            changes, summary: "\(changes.count) \(noun) upgraded.", report)
        outcome.diagnostics += changes.flatMap(\.notes)
        guard isCheck else {
            if outcome.plan != nil { outcome.nextStep = Self.nextStep(after: changes) }
            return outcome
        }
        outcome.plan = nil
        outcome.status = .negative
        outcome.text =
            PackReport(changes: changes).lines
            + "\(changes.count) \(noun) can be upgraded; nothing was written.\n"
        return outcome
    }
}

extension PackChange {
    /// That the pack is at a tag, and there is a newer one.
    fileprivate var noteOnNewerTag: Diagnostic? {
        guard let newerTag, let pin = new, let tag = pin.reference else { return nil }
        let words = [
            "scene-kit install", pin.source.quotedInMessage, "--ref", newerTag.quotedInMessage,
            "--as", name.quotedInMessage,
        ]
        let project = store.origin == .project ? " --project" : ""
        return Diagnostic.note(
            "the pack '\(name)' stays at \(tag); \(newerTag) exists",
            hint: "'\(words.joined(separator: " "))\(project)' installs it.")
    }
}
