/// The synopsis of a command: what is typed to run it, arguments first.
struct UsageLine {
    private let path: CommandPath

    init(_ path: CommandPath) {
        self.path = path
    }

    /// The whole synopsis, broken between its parts at the width of help, and indented so that
    /// the parts stand below one another.
    func wrapped(after heading: String, width: Int = HelpText.width) -> String {
        var lines = [heading + path.text]
        // A long command name would leave the parts no room below itself.
        let indent = String(repeating: " ", count: min(lines[0].count + 1, width / 2))
        for part in parts {
            let last = lines[lines.count - 1]
            if last.count + 1 + part.count <= width || last.count <= indent.count {
                lines[lines.count - 1] += (last == indent ? "" : " ") + part
            } else {
                lines.append(indent + part)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// One line; many options are summed up, as the help has them all.
    func short(after heading: String) -> String {
        let optional = path.command.options.filter { !$0.isRequired }
        guard optional.count > 6 else {
            return ([heading + path.text] + parts).joined(separator: " ")
        }
        return ([heading + path.text] + argumentParts + requiredParts + ["[<options>]"])
            .joined(separator: " ")
    }

    private var parts: [String] { argumentParts + requiredParts + optionalParts }

    private var argumentParts: [String] {
        path.command.subcommands.isEmpty
            ? path.command.arguments.map(\.synopsis) : ["<subcommand>"]
    }

    private var requiredParts: [String] {
        path.command.options.filter(\.isRequired).map(\.bareSynopsis)
    }

    /// What a subcommand is needed for is not optional beside one, so the built-in options of
    /// the program are left to its list of options.
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
