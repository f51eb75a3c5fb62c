/// The help of a command, 80 columns wide.
package struct HelpText: Sendable {
    static let width = 80
    /// The column of the descriptions.
    private static let labelWidth = 26
    private let path: CommandPath
    private let sections: [Section]

    /// A part of the help that only the running program knows.
    package struct Section: Sendable {
        let title: String
        let rows: [(label: String, text: String)]

        package init(title: String, rows: [(label: String, text: String)]) {
            (self.title, self.rows) = (title, rows)
        }
    }

    /// Creates the help of the command at `path`, with sections after its options.
    package init(_ path: CommandPath, sections: [Section] = []) {
        self.path = path
        self.sections = sections
    }

    /// The whole text, with a final line break.
    package var text: String {
        let blocks = [
            overview, UsageLine(path).wrapped(after: "USAGE: "),
            table("ARGUMENTS", path.command.arguments.map { ($0.label, $0.fullHelp) }),
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

    private func table(_ title: String, _ rows: [(label: String, text: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let lines = rows.map { row -> String in
            let label = "  " + row.label
            let text = row.text.wrapped(to: Self.width, indentedBy: Self.labelWidth)
            guard !row.text.isEmpty else { return label }
            // A label that reaches the column of the descriptions has its own line.
            guard label.count < Self.labelWidth else { return label + "\n" + text }
            return label + text.dropFirst(label.count)
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }
}

/// The synopsis of a command, arguments first.
struct UsageLine {
    private let path: CommandPath

    init(_ path: CommandPath) {
        self.path = path
    }

    /// Returns the whole synopsis, wrapped between its parts and aligned.
    func wrapped(after heading: String, width: Int = HelpText.width) -> String {
        var lines = [heading + path.text]
        // A long command name would leave no room for the parts.
        let indent = String(repeating: " ", count: min(lines[0].count + 1, width / 2))
        for part in argumentParts + requiredParts + optionalParts {
            let last = lines[lines.count - 1]
            if last.count + 1 + part.count <= width || last.count <= indent.count {
                lines[lines.count - 1] += (last == indent ? "" : " ") + part
            } else {
                lines.append(indent + part)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the synopsis on one line, with many options shown as `[<options>]`.
    func short(after heading: String) -> String {
        let isLong = path.command.options.count { !$0.isRequired } > 6
        let optional = isLong ? ["[<options>]"] : optionalParts
        return ([heading + path.text] + argumentParts + requiredParts + optional)
            .joined(separator: " ")
    }

    private var argumentParts: [String] {
        path.command.subcommands.isEmpty
            ? path.command.arguments.map(\.synopsis) : ["<subcommand>"]
    }

    private var requiredParts: [String] {
        path.command.options.filter(\.isRequired).map(\.bareSynopsis)
    }

    /// A command with subcommands shows no options, because its built-in options replace the
    /// subcommand.
    private var optionalParts: [String] {
        guard path.command.subcommands.isEmpty else { return [] }
        var shown: Set<String> = []
        return path.command.options.filter { !$0.isRequired }.compactMap { option in
            guard !shown.contains(option.name) else { return nil }
            let set = path.command.exclusions.first {
                $0.contains(option) && shown.isDisjoint(with: $0.map(\.name))
            }
            let alternatives = set ?? [option]
            shown.formUnion(alternatives.map(\.name))
            return "[\(alternatives.map(\.bareSynopsis).joined(separator: " | "))]"
        }
    }
}

extension String {
    /// Returns the text with lines of at most `width` columns, broken at spaces. A line that begins
    /// with a space isn't changed.
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
