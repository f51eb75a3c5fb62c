package import ArgumentParsing
package import Basics

extension CommandTree {
    /// Returns the command reference, a Markdown document.
    package func reference(exitStatuses: [ExitStatus] = ExitStatus.allCases) -> String {
        var blocks = ["# Commands"] + allPaths.flatMap(section)
        blocks += ["## Options of every command", "You can also write them before the subcommand."]
        blocks += table("Option", globalOptions.map { ($0.listing, $0.fullHelp.escapedInTable) })
        blocks += ["## Exit status", "| Status | |\n|---|---|"]
        blocks[blocks.count - 1] += exitStatuses.map { "\n| \($0.rawValue) | \($0.summary) |" }
            .joined()
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func section(_ path: CommandPath) -> [String] {
        let command = path.command
        var blocks = ["## \(path.text)", command.abstract]
        if !command.discussion.isEmpty { blocks.append(discussion(command.discussion)) }
        blocks.append(code(path.usage(after: "", width: 80)))
        if !command.subcommands.isEmpty {
            let rows = command.subcommands.map {
                "\n| [`\($0.name)`](#\(path.text)-\($0.name)) | \($0.abstract) |"
            }
            blocks.append("| Subcommand | |\n|---|---|" + rows.joined())
        }
        blocks += table(
            "Argument", command.arguments.map { ($0.label, $0.fullHelp.escapedInTable) })
        blocks += table("Option", command.options.map { ($0.listing, $0.fullHelp.escapedInTable) })
        if !command.examples.isEmpty { blocks.append("Examples:") }
        return blocks + command.examples.flatMap { [$0.explanation, code($0.command)] }
    }

    private func table(_ title: String, _ rows: [(name: String, text: String)]) -> [String] {
        if rows.isEmpty { return [] }
        let lines = rows.map { "\n| `\($0.name.replacing("|", with: "\\|"))` | \($0.text) |" }
        return ["| \(title) | |\n|---|---|" + lines.joined()]
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

extension String {
    fileprivate var escapedInTable: String {
        replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("\n", with: " ")
    }
}

extension ExitStatus {
    /// The description in the command reference.
    fileprivate var summary: String {
        switch self {
        case .success: "Done."
        case .negative: "A check failed, or files differ."
        case .usage: "The command line is wrong."
        case .data: "A file has an error; the message names the line."
        case .notFound: "A set, scene, or file doesn't exist, or there is nothing to check."
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
