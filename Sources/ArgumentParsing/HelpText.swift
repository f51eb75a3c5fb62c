/// The help of a command, as wide as a terminal or 80 columns.
package struct HelpText {
    /// The number of columns.
    private let width: Int
    /// The column of the descriptions; in a narrow terminal, they are below their labels.
    private var labelWidth: Int { isNarrow ? 6 : 26 }

    private var isNarrow: Bool { width < 60 }

    /// A command with more options has them under headings, and a short help.
    private static let mostInOneList = 10

    /// A title, and labels with their descriptions.
    package typealias Table = (title: String, rows: [(label: String, text: String)])

    package enum Extent: Hashable, Sendable {
        /// Without rare options, and what explains the command.
        case short
        /// The first section of a program's subcommands in full, and only the names of the others.
        case usual
        case all
    }

    /// - Parameter columns: The width of the terminal; nil without one.
    package init(columns: Int? = nil) { width = min(max(columns ?? 80, 30), 110) }

    /// Returns the help of the command at `path`, with a final line break.
    ///
    /// - Parameter extra: A part after the options that only the running program knows.
    package func text(
        of path: CommandPath, _ extent: Extent = .usual, extra: Table = ("", [])
    ) -> String {
        let command = path.command
        let hasSections = command.options.count > Self.mostInOneList
        let isShort = extent == .short && hasSections
        let isOverview = extent != .all && !command.subcommands.isEmpty
        let overview = "OVERVIEW: \(command.abstract)".wrapped(to: width)
        var options = Self.tables(path.options.filter { !isShort || !$0.isRare }) { option in
            (hasSections ? option.section : "OPTIONS", option.listing, option.fullHelp)
        }
        if isOverview { options = [] }
        let arguments: Table = ("ARGUMENTS", command.arguments.map { ($0.label, $0.fullHelp) })
        var blocks = [overview]
        if isShort {
            blocks.append(path.usage(after: "USAGE: ", width: width, isShort: true))
        } else {
            blocks.append(command.discussion.wrapped(to: width))
            blocks.append(path.usage(after: "USAGE: ", width: width))
        }
        blocks += ([arguments] + options + [extra]).map(list)
        blocks += [
            subcommands(of: path, isOverview: isOverview), isShort ? "" : examples(of: command),
        ]
        if isShort {
            let end = "See '\(path.text) --help' for all options, and examples."
            blocks.append(end.wrapped(to: width))
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// The rows of each heading, in the order in which the headings come up.
    private static func tables<Item>(
        _ items: [Item], _ row: (Item) -> (section: String, label: String, text: String)
    ) -> [Table] {
        var tables: [Table] = []
        for item in items.map(row) {
            let index = tables.firstIndex { $0.title == item.section } ?? tables.endIndex
            if index == tables.endIndex { tables.append((item.section, [])) }
            tables[index].rows.append((item.label, item.text))
        }
        return tables
    }

    private func subcommands(of path: CommandPath, isOverview: Bool) -> String {
        let commands = path.command.subcommands
        if commands.isEmpty { return "" }
        let help = ([path.commands[0].name, CommandTree.helpName] + path.names)
            .joined(separator: " ")
        var tables = Self.tables(commands) { ($0.section, $0.name, $0.abstract) }
        var places = "'\(help) <subcommand>' has the details"
        if isOverview, tables.count > 1 {
            let others = tables.dropFirst().map { table in
                (
                    String(table.title.prefix(1)) + table.title.dropFirst().lowercased(),
                    table.rows.map(\.label).joined(separator: ", ")
                )
            }
            tables = [tables[0], ("MORE", others)]
        }
        if isOverview { places += ", and '\(help) --all' everything" }
        return (tables.map(list) + [(places + ".").wrapped(to: width, indentedBy: 2)]).joined(
            separator: "\n\n")
    }

    private func examples(of command: Command) -> String {
        if command.examples.isEmpty { return "" }
        let entries = command.examples.map {
            exampleLines($0.command) + "\n" + $0.explanation.wrapped(to: width, indentedBy: 6)
        }
        return "EXAMPLES:\n" + entries.joined(separator: "\n")
    }

    /// A command on one line or, if that is too long, on several that can still be copied.
    package func exampleLines(_ command: String) -> String {
        if command.count + 2 <= width { return "  " + command }
        var isQuoted = false
        let words = command.split { character in
            if character == "'" { isQuoted.toggle() }
            return character == " " && !isQuoted
        }
        let pieces = words.reduce(into: [String]()) { pieces, word in
            if let last = pieces.last, !word.hasPrefix("--"), last.count + word.count < width - 6 {
                pieces[pieces.count - 1] += " " + word
            } else {
                pieces.append(String(word))
            }
        }
        return pieces.dropFirst().wrapped(to: width - 2, after: "  \(pieces[0])", "    ")
            .split(separator: "\n").joined(separator: " \\\n")
    }

    private func list(_ table: Table) -> String {
        if table.rows.isEmpty { return "" }
        let lines = table.rows.map { row in
            let label = "  " + row.label
            if row.text.isEmpty { return label }
            let text = row.text.wrapped(to: width, indentedBy: labelWidth)
            // A label that reaches the column of the descriptions has its own line.
            return label + (label.count < labelWidth ? text.dropFirst(label.count) : "\n" + text)
        }
        return ([table.title + ":"] + lines).joined(separator: "\n")
    }
}

extension CommandPath {
    /// Returns the whole synopsis, arguments first, wrapped between its parts and aligned.
    ///
    /// - Parameter isShort: Whether many options are shown as `[<options>]`.
    package func usage(after heading: String, width: Int, isShort: Bool = false) -> String {
        let first = heading + text
        let isLong = isShort && command.options.count > 6
        let parts = requiredParts + (isLong ? ["[<options>]"] : optionalParts)
        // A long command name or part would leave no room.
        let indent = min(first.count + 1, width / 2)
        let isNarrow = width < 60 || parts.contains { indent + $0.count > width }
        let words = width < 60 ? parts.flatMap { $0.split(separator: " ").map(String.init) } : parts
        return words.wrapped(
            to: width, after: first, String(repeating: " ", count: isNarrow ? 4 : indent))
    }

    private var requiredParts: [String] {
        command.subcommands.isEmpty ? command.arguments.map(\.synopsis) : ["<subcommand>"]
    }

    /// A command with subcommands shows no options, because they replace the subcommand.
    private var optionalParts: [String] {
        guard command.subcommands.isEmpty else { return [] }
        var shown: Set<String> = []
        return command.options.compactMap { option in
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
    package func wrapped(to width: Int, indentedBy indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.isEmpty { return "" }
            if line.first == " " || indent + line.count <= width { return margin + line }
            return line.split(separator: " ").wrapped(to: width, after: margin, margin)
        }.joined(separator: "\n")
    }
}
