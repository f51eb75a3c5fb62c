import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Packs
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets
import TemplateStores

/// `scene-kit upgrade`: installed packs as their sources have them today.
struct UpgradeCommand: Subcommand {
    private static let names = Argument(
        "set|pack", from: .dynamic(Completions.packs), optional: true, repeating: true,
        help: "The sets or packs to upgrade. Without it, all packs.")
    private static let check = Option.flag(
        "--check", help: "Change nothing, and exit with 1 if something is newer.")

    static let command = Command(
        name: "upgrade", synonyms: "outdated pull",
        abstract: "Upgrade installed template sets.",
        discussion: """
            Every pack is fetched again from its source. A pack that was installed from a branch \
            moves to the current commit of that branch. A pack at a tag or commit stays, and newer \
            tags are named; if the tag has moved, the upgrade is refused. The sets of a pack are \
            upgraded together; a pack with an error stays as it is. Existing scenes don't change until you run 'scene-kit update'.
            """,
        arguments: [names], options: [check, .project, .forceChanges, .dryRun, .json],
        examples: [
            "scene-kit upgrade": "Upgrade all packs, yours and the project's.",
            "scene-kit upgrade --check": "List what is newer, for CI.",
            "scene-kit upgrade Table": "Upgrade the pack that contains a set.",
        ],
        advice: [
            "--to --ref --tag --version":
                "'scene-kit install <source> --ref <ref>' installs another version",
            "--self": "'upgrade' is for template sets. Install the program again",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("packs", []) }

    private var stores: [PackStore] {
        let project = Project.findRoot(on: invocation.disk)
        return invocation.flag(.project) ? [PackStore.project(project)] : PackStore.all(project)
    }

    func writeTargets() -> WriteTargets { WriteTargets(stores.map(\.stateFolder), .writingLater) }

    func run() throws(Failure) -> Outcome {
        let isCheck = invocation.flag(Self.check)
        let names = invocation.arguments.values(of: Self.names)
        let packs =
            names.isEmpty ? try stores.installedPacks() : try stores.installedPacks(named: names)
        var changes: [PackChange] = []
        var problems = try stores.problems(ofPacks: names)
        let reporter = invocation.reporter
        var failures: [String: Failure] = [:]
        var rest = packs
        while !rest.isEmpty {
            let known = changes.count
            for (index, (pack, pin)) in rest.enumerated() {
                var installer = installer(for: pack.store)
                installer.planned = changes
                reporter.showProgress("Fetching pack '\(pack.name)'", index + 1, of: rest.count)
                do throws(Failure) {
                    changes.append(try installer.upgrade(pack, pin).withoutConflicts())
                    failures[pack.folder] = nil
                } catch {
                    // Once interrupted, the others are not wanted either.
                    try Signals.throwIfPending()
                    failures[pack.folder] = error
                }
            }
            // A set may have failed because its base was too old before.
            let isNewer = changes.dropFirst(known).contains {
                $0.sets.contains { $0.verb != .same }
            }
            rest = isNewer ? rest.filter { failures[$0.pack.folder]?.status == .data } : []
        }
        problems += packs.compactMap { failures[$0.pack.folder] }
        problems += PackInstaller.rebase(
            try stores.installedPacks(), after: &changes, by: installer(for:))
        let notes = changes.compactMap(\.noteOnNewerTag)
        let newer = changes.filter { change in
            change.operations.contains { $0.verb.writes }
        }
        // A pack with a problem stays as it is, and the others are upgraded.
        if let first = problems.first, newer.isEmpty {
            throw Failure(first.status, problems.flatMap(\.diagnostics))
        }
        let count = newer.count.counting("pack")
        var outcome = Outcome(newer, summary: "\(count) upgraded.", invocation.report)
        outcome.diagnostics += newer.flatMap(\.notes) + notes
        if isCheck || newer.isEmpty { outcome.plan = nil }
        if newer.isEmpty {
            outcome.text =
                packs.isEmpty
                ? "No pack is installed.\n"
                : notes.isEmpty ? "Everything is up to date.\n" : "Nothing to upgrade.\n"
        } else if isCheck {
            if outcome.status == .success { outcome.status = .negative }
            outcome.text =
                newer.map(\.lines).joined() + "\(count) can be upgraded; nothing was written.\n"
        } else if outcome.plan != nil {
            outcome.nextStep = nextStep(after: newer)
        }
        if let first = problems.first {
            if outcome.status != .conflict { outcome.status = first.status }
            outcome.diagnostics = problems.flatMap(\.diagnostics) + outcome.diagnostics
        }
        return outcome
    }

    private func installer(for store: PackStore) -> PackInstaller {
        PackInstaller(store: store, policy: invocation.policy, saying: invocation.reporter.say)
    }

    /// How many scenes of the project are from sets that change.
    private func nextStep(after changes: [PackChange]) -> String? {
        let sets = Set(
            changes.flatMap(\.sets).filter { $0.verb != .same && $0.to != nil }.map(\.name))
        let behind = Project.findRoot(on: invocation.disk).scenes(ofSets: sets)
        switch behind.count {
        case 0: return nil
        case 1: return "1 scene is behind: scene-kit update \(behind[0])"
        default: return "\(behind.count) scenes are behind: scene-kit update"
        }
    }
}

extension Project {
    /// The names of recorded scenes of some sets.
    func scenes(ofSets sets: Set<String>) -> [String] {
        let records = (try? ProjectState(self).scenes()) ?? []
        return records.filter { record in
            let name = record.entry.choices.template?.text.split(separator: "/").last
            return name.map { sets.contains(String($0)) } ?? false
        }.map(\.entry.name.text)
    }
}

extension PackChange {
    /// That the pack is at a tag, and there is a newer one or nothing can be compared with it.
    fileprivate var noteOnNewerTag: Diagnostic? {
        guard let pin = new, let tag = pin.reference else { return nil }
        func install(_ tag: String) -> String {
            "scene-kit install \(pin.source.quotedInMessage) --ref \(tag) --as "
                + name.quotedInMessage + (store.origin == .project ? " --project" : "")
        }
        if let newerTag {
            return .note(
                "the pack '\(name)' stays at \(tag); \(newerTag) exists",
                hint: "'\(install(newerTag.quotedInMessage))' installs it.")
        }
        guard isAtTagWithoutVersion else { return nil }
        return .note(
            "the pack '\(name)' stays at the tag '\(tag)', which has no version to compare",
            hint: "'git ls-remote --tags \(pin.source.quotedInMessage)' lists other tags, and "
                + "'\(install("<tag>"))' installs one.")
    }
}
