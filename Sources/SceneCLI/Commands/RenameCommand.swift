import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import SwiftSource
import Workspace

/// `scene-kit rename`: a scene under another name.
struct RenameCommand: Subcommand {
    private static let old = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to rename.")
    private static let new = Argument("name", help: "Its new name.")

    static let command = Command(
        name: "rename", synonyms: ["mv"],
        abstract: "Rename a scene.",
        discussion: """
            The new name applies to the files and their folder, the types that they declare, and \
            the routes that lead to the scene, wherever the project's code names them. Comments \
            and strings that you wrote stay as they are, and are listed. '--dry-run --diff' shows \
            all changes.
            """,
        arguments: [old, new],
        options: [.projectPackage, .force, .skipExisting, .markers, .dryRun, .diff, .json],
        exclusions: [[.force, .skipExisting, .markers]],
        examples: [
            Example("scene-kit rename CarDetails VehicleDetails", "Rename a scene."),
            Example(
                "scene-kit rename CarDetails VehicleDetails --dry-run --diff",
                "Show what would change."),
        ])

    private let old: SourceText
    private let new: SourceText
    private let package: String?
    private let authorship: Authorship
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        old = SourceText(argument: arguments.value(of: Self.old) ?? "", of: "scene")
        new = SourceText(argument: arguments.value(of: Self.new) ?? "", of: "name")
        package = try arguments.folder(.projectPackage)
        authorship = try Authorship(arguments, environment)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let snapshot = try ProjectSnapshot(Project.find(package: package), by: authorship)
        let record = try snapshot.scene(named: old)
        let name = try record.sceneName(parsing: new)
        let names = snapshot.records.names
        if let other = names.first(where: { $0.caseFolded == new.text.caseFolded }) {
            throw taken(by: other)
        }
        let planned = try SceneRename.plan(record, to: name, in: snapshot, policy)
        return Outcome(planned.plan, notes: planned.notes, report)
    }

    /// Why the new name is not free, which a scene has.
    private func taken(by other: String) -> Failure {
        let isOld = other == old.text
        let isSame = other.isSpelled(like: new.text)
        let difference = new.text.difference(from: other)
        let message =
            switch (isSame, isOld) {
            case (true, true): "the scene already has that name"
            case (true, false): "the project has a scene '\(other)' already"
            case (false, true): "only the \(difference) differs, which some file systems ignore"
            case (false, false):
                "the project has a scene '\(other)', which differs only in \(difference)"
            }
        return Failure(
            .conflict,
            new.diagnostic(
                message,
                hint: isOld && !isSame
                    ? "Rename it to something else first." : "Choose another name."))
    }
}
