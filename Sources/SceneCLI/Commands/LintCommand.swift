import ArgumentParsing
import Basics
import JSONSource
import Linting
import ProjectLinting
import ProjectReading
import Projects
import ScenePlanning

/// `scene-kit lint`: the places in code that break the rules of its architecture.
struct LintCommand: Subcommand {
    private static let places = Argument(
        "scene|path", from: .dynamic(Completions.scenes), optional: true, repeating: true,
        help: "A recorded scene, a file, or a folder. Without any, the whole project.")
    private static let format = Option(
        "--format", "format", from: .choices(LintReport.Format.allCases.map(\.rawValue)),
        default: LintReport.Format.text.rawValue, synonyms: "--reporter",
        help: "How to print findings. json is the same as --json.")
    private static let strict = Option.flag("--strict", help: "Exit with 1 also for warnings.")
    private static let rule = Option(
        "--rule", "id", from: .dynamic(Completions.rules), repeatable: true,
        synonyms: "--rules --only", help: "A rule to use alone.")
    private static let listRules = Option.flag(
        "--list-rules", help: "List the rules of the project, and look at no code.")
    private static let explain = Option(
        "--explain", "id", from: .dynamic(Completions.rules),
        help: "Explain a rule, with code that passes and code that fails.")
    private static let writeBaseline = Option.flag(
        "--write-baseline", help: "Record all findings as known, so that only new ones count.")
    private static let pruneBaseline = Option.flag(
        "--prune-baseline", help: "Remove findings that are repaired from the record.")

    static let command = Command(
        name: "lint", synonyms: "rules analyze",
        abstract: "Find code that breaks the rules of its architecture.",
        discussion: """
            Rules come with template sets, for the scenes that are generated from them, and from \
            "lint" in scene-kit.json, for any file. The exit status is 1 if a rule whose severity \
            is error found something.

            A comment ignores a rule in its line, or in the declaration that follows it:
              // scene-kit:ignore <rule> - <reason>
            With scene-kit:ignore-file, it's for the whole file.
            """,
        arguments: [places],
        options: [
            format, strict, rule, listRules, explain, writeBaseline, pruneBaseline,
            .projectPackage, .json,
        ],
        exclusions: [[listRules, explain], [rule, explain], [writeBaseline, pruneBaseline]],
        examples: [
            "scene-kit lint": "Look at the whole project.",
            "scene-kit lint CarList --strict": "Look at one scene, and fail for warnings, too.",
            "scene-kit lint --write-baseline": "Begin with old code: only new findings count.",
            "scene-kit lint --format sarif > lint.sarif": "Write a file for GitHub code scanning.",
        ],
        advice: [
            "--fix --autocorrect --correct":
                "lint changes no code: '--explain <id>' says what to write instead",
            "--ignore --disable --exclude --skip --config":
                "\"lint\" in scene-kit.json turns a rule off",
            "--staged --changed --since": "Name the files, which 'git diff --name-only' lists",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("findings", []) }

    func writeTargets() throws(Failure) -> WriteTargets {
        try invocation.projectTargets(
            invocation.flag(Self.writeBaseline) || invocation.flag(Self.pruneBaseline)
                ? .writing : .reading)
    }

    func run() throws(Failure) -> Outcome {
        let state = try invocation.state()
        var names = invocation.arguments.values(of: Self.places).map {
            SourceText(argument: $0, of: "scene")
        }
        if names.isEmpty, state.project.isNarrowed {
            names = invocation.texts(of: .package)?.suffix(1) ?? []
        }
        try checkCombination(names)
        let ids = invocation.texts(of: Self.rule) ?? invocation.texts(of: Self.explain) ?? []
        let lint = try ProjectLint(state, names: names, ids: ids)
        if invocation.flag(Self.listRules) { return Self.list(lint.rules, invocation) }
        if invocation.last(of: Self.explain) != nil {
            return Self.explain(lint.rules.filter { $0.id == ids[0].text })
        }
        let result = lint.run()
        if result.files == 0, !names.isEmpty {
            throw Failure(.notFound, lint.warnings.map { $0.with(.error) })
        }
        if result.files == 0, state.records.names.isEmpty, try state.shared().files.isEmpty {
            throw state.project.nothingToCheck
        }
        if names.isEmpty { try state.project.refuseRecordsBelow() }
        let baseline = try state.lintBaseline()
        let compared = baseline.compare(result.findings.map(\.key))
        let unrecorded = compared.stale.keys.filter(lint.isUnrecorded)
        let stale = compared.stale.filter {
            !result.isUnchecked($0.key) && !unrecorded.contains($0.key)
        }
        let (new, isWhole) = (compared.new, names.isEmpty && ids.isEmpty)
        var warnings = result.warnings
        for path in Set(unrecorded.map(\.path)).sorted() where isWhole {
            warnings.append(
                .warning(
                    "no record has this file, so rules that found something here aren't used",
                    path: state.project.shown(Destination.join(state.project.root, path)),
                    hint: "Restore the record of its scene. If the file is no scene's, delete its "
                        + "findings in \(Project.recordsFolder)/\(LintBaseline.fileName)."))
        }
        if invocation.flag(Self.writeBaseline) || invocation.flag(Self.pruneBaseline) {
            if !isWhole {
                throw Failure(
                    .usage, "a baseline is for the whole project",
                    hint: "Leave out scenes, paths, and --rule.")
            }
            return try change(baseline, to: result, without: stale, warnings, in: state)
        }
        if lint.rules.isEmpty { warnings.append(Self.noteOnMissingRules) }
        if isWhole {
            warnings += stale.sorted { $0.key < $1.key }.map { key, _ in
                .warning(
                    "the baseline has a finding of '\(key.rule)' that is repaired", path: key.path,
                    hint: "'\(state.project.command("lint --prune-baseline"))' removes it.")
            }
        }
        return LintReport(
            files: result.files, findings: new.map { result.findings[$0] },
            known: result.findings.count - new.count, rules: lint.rules, warnings: warnings
        ).outcome(
            format: invocation.last(of: Self.format).flatMap(LintReport.Format.init) ?? .text,
            isStrict: invocation.flag(Self.strict), invocation.report)
    }

    /// The outcome of a command that changes the baseline. `--prune-baseline` adds nothing.
    private func change(
        _ baseline: LintBaseline, to result: ProjectLint.Result,
        without stale: [LintBaseline.Key: Int], _ warnings: [Diagnostic], in state: ProjectState
    ) throws(Failure) -> Outcome {
        var changed = baseline
        for (key, count) in stale { changed.counts[key, default: 0] -= count }
        changed.counts = changed.counts.filter { $0.value > 0 }
        if invocation.flag(Self.writeBaseline) {
            let found = Dictionary(result.findings.map { ($0.key, 1) }, uniquingKeysWith: +)
            changed.counts.merge(found, uniquingKeysWith: max)
        }
        let plan = try state.plan(to: changed)
        var outcome = Outcome(plan, notes: warnings, invocation.report)
        let known = changed.counts.values.reduce(0, +)
        outcome.text = "\(known.counting("finding")) \(known == 1 ? "is" : "are") known.\n"
        return outcome
    }

    /// - Throws: `Failure` with 64 for paths and formats that the options don't use.
    private func checkCombination(_ names: [SourceText]) throws(Failure) {
        let listing = [Self.listRules, Self.explain].first(where: invocation.flag)
        if let listing, let name = names.first {
            throw name.failure(
                "'\(listing.name)' looks at no code", hint: "Leave out scenes and paths.")
        }
        let others = [Self.listRules, Self.explain, Self.writeBaseline, Self.pruneBaseline]
        guard let other = others.first(where: invocation.flag),
            let format = invocation.texts(of: Self.format)?.last,
            ["github", "sarif"].contains(format.text)
        else { return }
        throw format.failure("'\(other.name)' prints text or JSON", hint: "Leave out '--format'.")
    }

    private static let noteOnMissingRules = Diagnostic.warning(
        "the project has no rules",
        hint: "Scenes have those of their set; write others as \"lint\" in scene-kit.json.")

    private static func list(_ rules: [LintRule], _ invocation: Invocation) -> Outcome {
        let rows = rules.map { rule in
            [
                rule.id, rule.severity.rawValue,
                (rule.scope.roles + rule.scope.files.map(\.text)).joined(separator: ", "), rule.why,
            ]
        }
        return Outcome(
            text: rows.table(["RULE", "SEVERITY", "FOR", "WHY"], in: invocation.report.columns),
            diagnostics: rules.isEmpty ? [noteOnMissingRules] : [],
            json: [JSONMember("rules", .array(rules.map(\.json)))])
    }

    private static func explain(_ rules: [LintRule]) -> Outcome {
        let texts = rules.map { rule in
            var lines = ["\(rule.id) (\(rule.severity.rawValue))", rule.why, rule.fix]
            for (title, samples) in [("Passes:", rule.passes), ("Fails:", rule.fails)] {
                lines += ["", title]
                lines += samples.flatMap {
                    $0.split(separator: "\n", omittingEmptySubsequences: false)
                }.map { "    " + $0 }
            }
            return lines.map { $0.escapedForTerminal() + "\n" }.joined()
        }
        return Outcome(
            text: texts.joined(separator: "\n"),
            json: [JSONMember("rules", .array(rules.map(\.json)))])
    }
}

extension LintRule {
    var json: JSONValue {
        [
            "id": .string(id), "severity": .string(severity.rawValue), "why": .string(why),
            "fix": .string(fix), "roles": .array(scope.roles),
            "files": .array(scope.files.map(\.text)), "passes": .array(passes),
            "fails": .array(fails),
        ]
    }
}
