import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import PackAuthoring
import Planning
import ProjectReading
import TemplateStores

/// `scene-kit test`: compares the output of a pack's sets with the expected files of its cases.
struct TestCommand: Subcommand {
    private enum Form: String, CaseIterable { case text, json, junit, github }

    private static let pack = Argument(
        "pack", from: .directory, help: "The pack's folder, which contains Tests with the cases.")
    private static let update = Option.flag(
        "--update", help: "Replace the expected files with the output, instead of comparing them."
    ).with(synonyms: "--record --snapshot --accept --overwrite")
    private static let build = Option.flag(
        "--build", help: "Build the package of each case, too, and run its tests.")
    private static let reporter = Option(
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
            it in 'shared.txt'. --update writes these files, but never if CI is set. It also \
            records the names of options, values, and files for each version of a set in \
            Tests/records.json. A later version must have them, or say what became of them.

            --build writes each scene, and those that its routes lead to, into a temporary package \
            and runs 'swift test' there, or 'swift build' if it has no tests.
            """,
        arguments: [pack], options: [update, build, reporter, .dryRun, .json],
        exclusions: [[reporter, .json], [update, build]],
        examples: [
            "scene-kit test .": "Test the pack in the current folder.",
            "scene-kit test MyPack --update --dry-run": "Show how the expected files would change.",
            "scene-kit test MyPack --build": "Build the code of each case, and run its tests.",
            "scene-kit test MyPack --reporter junit > results.xml":
                "Write a report for a CI service.",
        ],
        advice: [
            "--filter --case --only -k":
                "All cases run. The tests of your scenes run with 'swift test --filter <name>'"
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("cases", []) }

    func writeTargets() throws(Failure) -> WriteTargets {
        let place = invocation.stateFolder(holding: try invocation.folder(Self.pack))
        return WriteTargets([place], invocation.flag(Self.update) ? invocation.access : .reading)
    }

    func run() throws(Failure) -> Outcome {
        let form = invocation.last(of: Self.reporter).flatMap(Form.init) ?? .text
        let isUpdate = invocation.flag(Self.update)
        if isUpdate, invocation.environment.isContinuousIntegration {
            throw Failure(
                .usage, "CI is set, and there expected files must not change",
                path: Self.update.name,
                hint: "Update them where you work, look at the difference, and commit it.")
        }
        if isUpdate, form == .junit || form == .github {
            throw Failure(
                .usage, "an update is told as text or as JSON", path: Self.reporter.name,
                hint: "Leave out '--reporter'.")
        }
        if !isUpdate, invocation.report.isDryRun {
            throw Failure(
                .usage, "'--dry-run' is for '--update'", path: Option.dryRun.name,
                hint: "Testing writes nothing.")
        }
        let reporter = invocation.reporter
        let finder = BaseFinder(TemplateStore(Project.findRoot(on: invocation.disk)))
        let build = invocation.flag(Self.build) ? try CaseBuild(Environment.all) : nil
        let test = try PackTest(of: invocation.folder(Self.pack), finder, building: build) {
            name, number, count in reporter.showProgress("Testing \(name)", number, of: count)
        }
        let report = CaseReport(test: test)
        guard isUpdate else { return tested(report, form) }
        let plan = try test.update()
        var outcome = Outcome(Plan(operations: plan.drifted), invocation.report)
        if invocation.report.wantsJSON { outcome.json = [plan.json] + report.json }
        return outcome
    }

    private func tested(_ report: CaseReport, _ form: Form) -> Outcome {
        let text = report.text(invocation.report)
        let problems = report.test.allProblems
        var outcome = Outcome(
            status: report.test.status, text: text, isDocument: form == .junit || form == .github,
            diagnostics: problems + report.test.notes, json: report.json)
        if form == .junit { outcome.text = report.junit }
        if form == .github {
            outcome.text = CaseReport.github(text, DiagnosticLimit.applied(to: problems))
            // The commands say it all, and the runner shows them in its log too.
            outcome.diagnostics = []
        }
        return outcome
    }
}
