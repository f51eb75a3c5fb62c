/// The help of a command, 80 columns wide.
package enum HelpText {
    private static let width = 80
    /// The column of the descriptions.
    private static let labelWidth = 26

    /// A title, and labels with their descriptions.
    package typealias Table = (title: String, rows: [(label: String, text: String)])

    /// Returns the help of the command at `path`, with a final line break.
    ///
    /// - Parameter extra: A part after the options that only the running program knows.
    package static func text(of path: CommandPath, extra: Table = ("", [])) -> String {
        let command = path.command
        let blocks = [
            "OVERVIEW: \(command.abstract)".wrapped(to: width),
            command.discussion.wrapped(to: width),
            path.usage(after: "USAGE: ", width: width),
            list(("ARGUMENTS", command.arguments.map { ($0.label, $0.fullHelp) })),
            list(("OPTIONS", path.options.map { ($0.listing, $0.fullHelp) })),
            list(extra), subcommands(of: path), examples(of: command),
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func subcommands(of path: CommandPath) -> String {
        let commands = path.command.subcommands
        if commands.isEmpty { return "" }
        let help = ([path.commands[0].name, CommandTree.helpName] + path.names)
            .joined(separator: " ")
        return list(("SUBCOMMANDS", commands.map { ($0.name, $0.abstract) }))
            + "\n\n  See '\(help) <subcommand>' for detailed help."
    }

    private static func examples(of command: Command) -> String {
        if command.examples.isEmpty { return "" }
        let entries = command.examples.map {
            "  \($0.command)\n" + $0.explanation.wrapped(to: width, indentedBy: 6)
        }
        return "EXAMPLES:\n" + entries.joined(separator: "\n")
    }

    private static func list(_ table: Table) -> String {
        if table.rows.isEmpty { return "" }
        let lines = table.rows.map { row in
            let label = "  " + row.label
            if row.text.isEmpty { return label }
            let text = row.text.wrapped(to: width, indentedBy: labelWidth)
            // A label that reaches the column of the descriptions has its own line.
            return label
                + (label.count < labelWidth ? text.dropFirst(label.count) : "\n" + text)
        }
        return ([table.title + ":"] + lines).joined(separator: "\n")
    }
}

extension CommandPath {
    /// Returns the whole synopsis, arguments first, wrapped between its parts and aligned.
    package func usage(after heading: String, width: Int) -> String {
        let first = heading + text
        // A long command name would leave no room for the parts.
        let indent = String(repeating: " ", count: min(first.count + 1, width / 2))
        return (requiredParts + optionalParts).wrapped(to: width, after: first, indent)
    }

    /// Returns the synopsis on one line, with many options shown as `[<options>]`.
    func shortUsage(after heading: String) -> String {
        let isLong = command.options.count { !$0.isRequired } > 6
        let parts = requiredParts + (isLong ? ["[<options>]"] : optionalParts)
        return ([heading + text] + parts).joined(separator: " ")
    }

    private var requiredParts: [String] {
        guard command.subcommands.isEmpty else { return ["<subcommand>"] }
        return command.arguments.map(\.synopsis)
            + command.options.filter(\.isRequired).map(\.bareSynopsis)
    }

    /// A command with subcommands shows no options, because they replace the subcommand.
    private var optionalParts: [String] {
        guard command.subcommands.isEmpty else { return [] }
        var shown: Set<String> = []
        return command.options.filter { !$0.isRequired }.compactMap { option in
            guard !shown.contains(option.name) else { return nil }
            let set = command.exclusions.first {
                $0.contains(option) && shown.isDisjoint(with: $0.map(\.name))
            }
            let alternatives = set ?? [option]
            shown.formUnion(alternatives.map(\.name))
            return "[\(alternatives.map(\.bareSynopsis).joined(separator: " | "))]"
        }
    }
}

extension Sequence where Element: StringProtocol {
    /// Returns the words after a text, with line breaks and an indentation between some of them.
    fileprivate func wrapped(to width: Int, after first: String, _ indent: String) -> String {
        var lines = [first]
        for word in self {
            let last = lines[lines.count - 1]
            if last == indent {
                lines[lines.count - 1] += word
            } else if last.count + 1 + word.count <= width || last.count <= indent.count {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(indent + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// Returns the text with lines of at most `width` columns, broken at spaces. A line that begins
    /// with a space isn't changed.
    fileprivate func wrapped(to width: Int, indentedBy indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.isEmpty { return "" }
            guard line.first != " " else { return margin + line }
            return line.split(separator: " ").wrapped(to: width, after: margin, margin)
        }.joined(separator: "\n")
    }
}
