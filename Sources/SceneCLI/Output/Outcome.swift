import ArgumentParsing
import Basics
import JSONSource
import FileSystem
import Planning

/// What a command came to. Commands form it; the reporter prints it and has its plan carried out.
struct Outcome {
    var status: ExitStatus = .success
    /// The result for standard output.
    var text = ""
    /// Whether the result is for a program to read, and so is printed also with `--quiet`.
    var isDocument = false
    /// What to say on standard error beside it.
    var diagnostics: [Diagnostic] = []
    /// What to do next, said on standard error when all went well.
    var nextStep: String?
    /// The command's own part of the JSON document.
    var json: [JSONMember] = []
    /// What `json` is where a command failed, so that its readers find the key they look for.
    static func emptyPart(of command: String, _ listsScenes: Bool) -> JSONMember? {
        switch command {
        case "new", "route", "generate", "init-pack", "export": JSONMember("operations", [])
        case "list": JSONMember(listsScenes ? "scenes" : "sets", [])
        case "show": JSONMember("set", nil)
        case "install", "upgrade", "uninstall": JSONMember("packs", [])
        case "validate": JSONMember("sets", [])
        case "test": JSONMember("cases", [])
        default: nil
        }
    }
    /// Files to write before anything is said.
    var plan: Plan?
}

extension Outcome {
    /// What a command that writes files comes to: the report of its plan, and the plan itself
    /// unless it is only to be shown or cannot be carried out.
    init(
        _ plan: Plan, notes: [Diagnostic], _ arguments: ParsedArguments, _ environment: Environment
    ) {
        let isDryRun = arguments.flag(.dryRun)
        let report = PlanReport(
            plan: plan, isDryRun: isDryRun,
            isColored: ColorChoice(arguments).isOn(environment, environment.outputIsTerminal))
        // Many lines take a while, and nobody may want to see them.
        if !arguments.flag(.quiet) { text = report.text }
        if arguments.flag(.json) { json = [report.json] }
        if arguments.flag(.diff) {
            let diff = report.diff
            text += diff
            if arguments.flag(.json) { json.append(JSONMember("diff", .string(diff))) }
        }
        let conflicts = ConflictReport(plan).diagnostics
        if !conflicts.isEmpty {
            status = .conflict
            diagnostics = conflicts
            return
        }
        diagnostics = notes
        if !isDryRun { self.plan = plan }
    }
}
