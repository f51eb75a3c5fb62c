package import Basics

/// The command reference, a Markdown document.
package struct CommandReference: Sendable {
    private let tree: CommandTree
    private let exitStatuses: [ExitStatus]

    package init(_ tree: CommandTree, exitStatuses: [ExitStatus] = ExitStatus.allCases) {
        self.tree = tree
        self.exitStatuses = exitStatuses
    }

    /// The whole document, with a final line break.
    package var markdown: String {
        let commands = tree.allPaths.flatMap(section)
        let blocks = ["# Commands"] + commands + globalOptions + exitStatusTable
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func section(_ path: CommandPath) -> [String] {
        let command = path.command
        var blocks = ["## \(path.text)", command.abstract]
        if !command.discussion.isEmpty { blocks.append(discussion(command.discussion)) }
        blocks.append(code(UsageLine(path).wrapped(after: "")))
        blocks += table(
            "Subcommand",
            path.subcommands.map {
                ("[`\($0.command.name)`](#\($0.anchor))", $0.command.abstract)
            })
        blocks += table(
            "Argument", command.arguments.map { ("`\($0.label)`", $0.fullHelp.escapedInTable) })
        blocks += table(
            "Option", command.options.map { ("`\($0.listing)`", $0.fullHelp.escapedInTable) })
        blocks += examples(command.examples)
        return blocks
    }

    private func examples(_ examples: [Example]) -> [String] {
        guard !examples.isEmpty else { return [] }
        return ["Examples:"]
            + examples.flatMap { [$0.explanation, code($0.command)] }
    }

    private var globalOptions: [String] {
        ["## Options of every command", "They may also stand before the subcommand."]
            + table(
                "Option", tree.globalOptions.map { ("`\($0.listing)`", $0.fullHelp.escapedInTable) }
            )
    }

    private var exitStatusTable: [String] {
        ["## Exit status"]
            + table("Status", exitStatuses.map { ("\($0.rawValue)", $0.summary) })
    }

    private func table(_ title: String, _ rows: [(name: String, text: String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let heading = ["| \(title) | |", "|---|---|"]
        let lines = rows.map { "| \($0.name.replacing("|", with: "\\|")) | \($0.text) |" }
        return [(heading + lines).joined(separator: "\n")]
    }

    /// Returns a discussion whose indented lines are code blocks.
    private func discussion(_ text: String) -> String {
        var lines: [String] = []
        var isInCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isCode = line.first == " "
            if isCode != isInCode { lines += isCode ? ["", "```"] : ["```", ""] }
            isInCode = isCode
            lines.append(String(isCode ? line.drop { $0 == " " } : line))
        }
        return (lines + (isInCode ? ["```"] : [])).joined(separator: "\n")
    }

    private func code(_ text: String) -> String { "```\n\(text)\n```" }
}

extension CommandPath {
    fileprivate var anchor: String { text.lowercased().replacing(" ", with: "-") }
}

extension String {
    fileprivate var escapedInTable: String {
        replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("\n", with: " ")
    }
}

extension ExitStatus {
    /// The description in the command reference.
    var summary: String {
        switch self {
        case .success: "Done."
        case .negative: "The answer is no: a check failed, or files differ."
        case .usage: "The command line is wrong."
        case .data: "A file has an error; the message names the line."
        case .notFound: "A template set, scene, or file with this name doesn't exist."
        case .unavailable: "A program or a source, such as git or a repository, isn't available."
        case .software: "A bug in scene-kit."
        case .conflict: "Existing files would be overwritten; nothing was written."
        case .inputOutput: "Reading or writing failed; everything was reverted."
        case .busy: "Another command is writing in the same place."
        case .refused: "Refused for safety."
        case .hungUp: "The terminal was closed; everything was reverted."
        case .interrupted: "Interrupted by Ctrl-C; everything was reverted."
        case .quit: "Ended by Ctrl-\\; everything was reverted."
        case .terminated: "Terminated by a signal; everything was reverted."
        }
    }
}
