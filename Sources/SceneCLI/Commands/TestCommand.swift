import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Packs
import Planning
import Workspace

/// `scene-kit test`: compares the output of a pack's sets with the expected files of its cases.
struct TestCommand: Subcommand {
    /// The form of the report.
    private enum Form: String, CaseIterable {
        case text, json, junit, github
    }

    private static let pack = Argument(
        "pack", from: .directory, help: "The pack's folder, which contains Tests with the cases.")
    private static let update = Option.flag(
        "--update", help: "Replace the expected files with the output, instead of comparing them.")
    private static let reporter = Option.value(
        "--reporter", "form", from: .choices(Form.allCases.map(\.rawValue)),
        default: Form.text.rawValue,
        help: "The form of the result: text, JSON, JUnit XML, or GitHub annotations of a pull "
            + "request.")

    static let command = Command(
        name: "test",
        abstract: "Test the sets of a pack: compare their output with the expected files.",
        discussion: """
            A case is a folder Tests/<case> with a case.json, which names a set and a scene, and a \
            folder 'expected' with the files that 'scene-kit new' must write into an empty folder \
            with --output . --tests Tests --support Support --module Scenes --no-record, byte for \
            byte. A file that several cases of a set expect is in one of them, and the others list \
            it in 'shared.txt'. --update writes these files, but never if CI is set.
            """,
        arguments: [pack],
        options: [update, reporter, .dryRun, .json],
        exclusions: [[reporter, .json]],
        examples: [
            Example("scene-kit test .", "Test the pack in the current folder."),
            Example(
                "scene-kit test MyPack --update --dry-run",
                "Show how the expected files would change."),
            Example(
                "scene-kit test MyPack --reporter junit > results.xml",
                "Write a report for a CI service."),
        ])

    private let folder: String
    private let form: Form
    private let isUpdate: Bool
    private let report: ReportOptions
    private let environment: Environment

    static let resultKey: String? = "cases"

    static func wantsJSON(_ arguments: ParsedArguments) -> Bool {
        arguments.last(of: reporter) == Form.json.rawValue
    }

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        .folder(try arguments.folder(pack), arguments, isReading: !arguments.flag(update))
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        form = arguments.last(of: Self.reporter).flatMap(Form.init) ?? .text
        folder = try arguments.folder(Self.pack)
        isUpdate = arguments.flag(Self.update)
        report = Self.reportOptions(arguments, environment)
        self.environment = environment
    }

    func run() throws(Failure) -> Outcome {
        if isUpdate {
            try refuseUpdate()
            return try updated(tried())
        }
        if report.isDryRun {
            throw Self.usage(
                "'--dry-run' is for '--update'", at: .dryRun, "Testing writes nothing.")
        }
        return tested(try tried())
    }

    private func tried() throws(Failure) -> PackTest {
        let progress = Progress(report)
        return try PackTest(of: folder) { name, number, count in
            progress.show("Testing \(name)", number, of: count)
        }
    }

    private func refuseUpdate() throws(Failure) {
        if environment.isContinuousIntegration {
            throw Self.usage(
                "CI is set, and there expected files must not change", at: Self.update,
                "Update them where you work, look at the difference, and commit it.")
        }
        if form == .junit || form == .github {
            throw Self.usage(
                "an update is told as text or as JSON", at: Self.reporter, "Leave out '--reporter'."
            )
        }
    }

    private static func usage(_ message: String, at option: Option, _ hint: String) -> Failure {
        Failure(.usage, message, path: option.name, hint: hint)
    }

    private func tested(_ test: PackTest) -> Outcome {
        let report = CaseReport(
            test: test, isColored: report.colorsOutput,
            isForTerminal: environment.outputIsTerminal)
        var outcome = Outcome(status: test.status)
        outcome.diagnostics = test.allProblems
        switch form {
        case .text, .json: (outcome.text, outcome.json) = (report.text, report.json)
        case .junit: (outcome.text, outcome.isDocument) = (JUnitReport(test: test).text, true)
        case .github:
            // The commands say it all, and the runner shows them in its log too.
            outcome.text =
                GitHubReport(
                    report: report.text,
                    problems: DiagnosticLimit.applied(to: outcome.diagnostics)
                ).text
            (outcome.isDocument, outcome.diagnostics) = (true, [])
        }
        return outcome
    }

    private func updated(_ test: PackTest) throws(Failure) -> Outcome {
        let plan = try CaseUpdate(test: test).plan()
        let changes = Plan(operations: plan.drifted)
        var outcome = Outcome(changes, notes: [], report)
        if report.wantsJSON {
            outcome.json =
                [PlanReport(plan: plan).json] + CaseReport(test: test, isColored: false).json
        }
        return outcome
    }
}
