/// The help of a command, 80 columns wide.
package struct HelpText: Sendable {
    static let width = 80
    /// The column where descriptions start.
    private static let labelWidth = 26
    private let path: CommandPath
    private let sections: [Section]

    /// A part of the help that only the running program knows.
    package struct Section: Sendable {
        let title: String
        let rows: [(label: String, text: String)]

        /// A title, and a text for each label.
        package init(title: String, rows: [(label: String, text: String)]) {
            (self.title, self.rows) = (title, rows)
        }
    }

    /// The help of the command at `path`, with more sections behind its options.
    package init(_ path: CommandPath, sections: [Section] = []) {
        self.path = path
        self.sections = sections
    }

    /// The whole text, with a line break at its end.
    package var text: String {
        let blocks = [
            overview, UsageLine(path).wrapped(after: "USAGE: "),
            table("ARGUMENTS", path.command.arguments.map { ($0.label, description(of: $0)) }),
            table("OPTIONS", path.options.map { ($0.listing, $0.fullHelp) }),
        ]
        let ends = sections.map { table($0.title, $0.rows) } + [subcommands, examples]
        return (blocks + ends).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var overview: String {
        let overview = "OVERVIEW: \(path.command.abstract)"
        let paragraphs = [overview, path.command.discussion].filter { !$0.isEmpty }
        return paragraphs.joined(separator: "\n\n").wrapped(to: Self.width)
    }

    private var subcommands: String {
        let table = table(
            "SUBCOMMANDS",
            path.subcommands.map { ($0.command.name, $0.command.abstract) })
        guard !table.isEmpty else { return "" }
        let program = path.commands[0].name
        let help = ([program, CommandTree.helpName] + path.names).joined(separator: " ")
        return table + "\n\n  See '\(help) <subcommand>' for detailed help."
    }

    private var examples: String {
        guard !path.command.examples.isEmpty else { return "" }
        let entries = path.command.examples.map { example in
            "  \(example.command)\n"
                + example.explanation.wrapped(to: Self.width, indentedBy: 6)
        }
        return "EXAMPLES:\n" + entries.joined(separator: "\n")
    }

    private func description(of argument: Argument) -> String {
        guard let choices = argument.source.choices else { return argument.help }
        return "\(argument.help) (values: \(choices.joined(separator: ", ")))"
    }

    private func table(_ title: String, _ rows: [(label: String, text: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let lines = rows.map { row -> String in
            let label = "  " + row.label
            let text = row.text.wrapped(to: Self.width, indentedBy: Self.labelWidth)
            guard !row.text.isEmpty else { return label }
            // A label that reaches into the descriptions has a line of its own.
            guard label.count < Self.labelWidth else { return label + "\n" + text }
            return label + text.dropFirst(label.count)
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }
}

extension String {
    /// The text with lines of at most `width` columns, broken at spaces. Lines that start with a
    /// space are kept: they are set out by hand.
    func wrapped(to width: Int, indentedBy indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.first != " " else { return margin + line }
            var lines = [margin]
            for word in line.split(separator: " ") {
                let last = lines[lines.count - 1]
                if last == margin {
                    lines[lines.count - 1] += word
                } else if last.count + 1 + word.count <= width {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(margin + word)
                }
            }
            return line.isEmpty ? "" : lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
