/// The completion script for bash, from 3.2 on.
///
/// The grammar stands in two functions as data; the rest is the same for every program.
struct BashCompletion {
    private let tree: CommandTree
    private let name: String

    init(_ tree: CommandTree) {
        self.tree = tree
        name = tree.functionName
    }

    var script: String {
        [heading, grammar, sources, BashLibrary(name: name).text, registration]
            .joined(separator: "\n\n") + "\n"
    }

    private var heading: String {
        let program = tree.root.name
        return """
            # shellcheck shell=bash
            # Completion of \(program) for bash 3.2 and later. Made by:
            #
            #     \(program) \(Option.completionScript.name) bash
            """
    }

    private var registration: String {
        "complete -F \(name) \(tree.root.name.shellQuoted)"
    }

    /// What each command accepts. A rule is an option and the options it rules out.
    private var grammar: String {
        let cases = tree.visiblePaths.map { path -> String in
            let options = path.options
            let rules = options.map { option in
                ([""] + path.spellingsRuledOut(by: option)).joined(separator: ":")
            }
            let assignments = [
                ("subcommands", path.visibleSubcommands.map(\.command.name)),
                ("options", options.flatMap(\.spellings)),
                ("valued", options.filter(\.takesValue).flatMap(\.spellings)),
                (
                    "rules",
                    zip(options, rules).flatMap { option, rule in
                        rule.isEmpty ? [] : option.spellings.map { $0 + rule + ":" }
                    }
                ),
            ]
            let lines = assignments.filter { !$0.1.isEmpty }.map {
                "    \($0.0)=\($0.1.joined(separator: " ").shellQuoted)"
            }
            return """
                \(path.names.joined(separator: " ").shellQuoted))
                \(lines.joined(separator: "\n"))
                    ;;
                """
        }
        return """
            # What the command $1 accepts: its subcommands, its options, those that take a value,
            # and the options that each one rules out.
            \(name)_grammar() {
                subcommands='' options='' valued='' rules=''
                case "$1" in
            \(cases.joined(separator: "\n").indented(by: 4))
                esac
            }
            """
    }

    /// Where each value comes from, by the command and the option or the argument's number.
    private var sources: String {
        let global = tree.globalOptions.filter(\.takesValue).flatMap { option in
            cases(option.spellings.map { "*" + " \($0)".shellQuoted }, option.source)
        }
        let own = tree.visiblePaths.flatMap { path -> [String] in
            let command = path.names.joined(separator: " ")
            let options = path.command.options.filter(\.takesValue).flatMap { option in
                cases(option.spellings.map { "\(command) \($0)".shellQuoted }, option.source)
            }
            let arguments = path.command.arguments.enumerated().flatMap { index, argument in
                let pattern =
                    argument.isRepeating
                    ? "\(command) ".shellQuoted + "[0-9]*" : "\(command) \(index)".shellQuoted
                return cases([pattern], argument.source)
            }
            return options + arguments
        }
        return """
            # Where the value of $2, an option or an argument's number, of the command $1 comes from.
            \(name)_source() {
                case "$1 $2" in
            \((global + own).joined(separator: "\n").indented(by: 4))
                *) value_source='' ;;
                esac
            }
            """
    }

    private func cases(_ patterns: [String], _ source: ValueSource) -> [String] {
        let value: String
        switch source {
        case .any: return []
        case .file: value = "file"
        case .directory: value = "directory"
        case .choices(let words), .suggestions(let words):
            value = (["words"] + words).joined(separator: " ")
        case .dynamic(let key): value = "dynamic \(key)"
        }
        return ["\(patterns.joined(separator: " | "))) value_source=\(value.shellQuoted) ;;"]
    }
}
