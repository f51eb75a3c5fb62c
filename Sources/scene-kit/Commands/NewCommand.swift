import ArgumentParsing
import Diagnostics
import SceneScaffold

/// `scene-kit new`: one scene from a template set.
enum NewCommand {
    static func run(
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Outcome {
        let set = try TemplateStore.set(named: arguments.last(of: .template))
        let scene = try Scene(resolving: try sceneRequest(arguments, environment), for: set)
        let place = try PlaceRequest(arguments).resolve(makesTests: set.makesTests(scene.options))
        let formatter = FormatterFile(for: place.scene.path)
        var renderer = try SceneRenderer(
            set: set, module: place.module, layout: formatter.layout)
        let wanted = try place.wantedFiles(for: renderer.render(scene), of: set)
        let plan = try Plan(wanted, policy: policy(arguments), whatIsAt: DiskState().entry)
        try SharedTypes(place).check(plan)
        var outcome = outcome(plan, place, arguments, environment)
        if outcome.status == .success {
            outcome.diagnostics += unheardOptions(plan, set, arguments)
        }
        outcome.diagnostics = formatter.warnings + outcome.diagnostics
        return outcome
    }

    private static func sceneRequest(
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> SceneRequest {
        let day: String
        if let given = arguments.last(of: date) {
            day = given
        } else {
            day = try environment.today()
        }
        return SceneRequest(
            name: arguments.value(of: name) ?? "",
            parameters: arguments.values(of: param),
            imports: arguments.values(of: importModule),
            dependencies: arguments.values(of: dependency),
            samples: arguments.values(of: sample),
            options: arguments.values(of: option),
            author: arguments.last(of: author) ?? environment.userName,
            date: day)
    }

    private static func policy(_ arguments: ParsedArguments) -> ExistingFilePolicy {
        if arguments.flag(force) { return .overwrite }
        return arguments.flag(skipExisting) ? .skip : .refuse
    }

    /// Says of each kept file that it is not what an option of the project asks for.
    private static func unheardOptions(
        _ plan: Plan, _ set: TemplateSet, _ arguments: ParsedArguments
    ) -> [Diagnostic] {
        let given = arguments.values(of: option)
        let asked = set.options.filter { option in
            option.scope == .project && given.contains { $0.hasPrefix(option.name + "=") }
        }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        return plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
            .map { kept in
                Diagnostic(
                    .note, "the shared file is kept, and is not what \(names) would make of it",
                    path: kept.path,
                    hint: "Change it by hand, or remove it to have it made again.")
            }
    }

    private static func outcome(
        _ plan: Plan, _ place: Place, _ arguments: ParsedArguments, _ environment: Environment
    ) -> Outcome {
        let isDryRun = arguments.flag(dryRun)
        let report = PlanReport(
            plan: plan, isDryRun: isDryRun,
            isColored: ColorChoice(arguments).isOn(environment, environment.outputIsTerminal))
        var outcome = Outcome(
            text: report.text + (arguments.flag(diff) ? report.diff : ""),
            json: arguments.flag(.json) ? [report.json] : [])
        let conflicts = ConflictReport(plan).diagnostics
        if !conflicts.isEmpty {
            outcome.status = .conflict
            outcome.diagnostics += conflicts
            return outcome
        }
        outcome.diagnostics = place.notes
        if !isDryRun {
            outcome.plan = plan
            outcome.nextStep = place.nextStep
        }
        return outcome
    }
}
