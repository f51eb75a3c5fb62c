package import ArgumentParsing
import Basics

extension CommandTree {
    /// The paths to the program itself and to its subcommands.
    package var allPaths: [CommandPath] { [rootPath] + rootPath.subcommands }

    /// Returns the path to a subcommand, or nil if it doesn't exist.
    package func path(to names: [String]) -> CommandPath? {
        allPaths.first { $0.names == names }
    }

    /// The mistakes in the declarations, such as a name that is used twice, an example that doesn't
    /// parse, or an argument that can't be reached.
    package var defects: [String] {
        allPaths.flatMap { path in
            let defects = Self.defects(of: path) + path.command.examples.compactMap(defect)
            return defects.map { "\(path.text): \($0)" }
        }
    }

    private func defect(of example: Example) -> String? {
        let words = example.command.shellWords
        guard words.first == root.name else {
            return "the example '\(example.command)' does not start with the program"
        }
        do {
            _ = try parse(Array(words.dropFirst()))
            return nil
        } catch {
            let reason = error.diagnostics.first?.message ?? ""
            return "the example '\(example.command)' does not parse: \(reason)"
        }
    }

    private static func defects(of path: CommandPath) -> [String] {
        var defects: [String] = []
        let command = path.command
        let names = path.options.flatMap(\.spellings) + command.subcommands.map(\.name)
        for word in command.subcommands.flatMap(\.synonyms) where names.contains(word) {
            defects.append("the synonym '\(word)' is a name")
        }
        defects += duplicates(in: names).map { "'\($0)' is declared twice" }
        defects += duplicates(in: command.arguments.map(\.name)).map { "<\($0)> is declared twice" }
        if command.abstract.isEmpty { defects.append("there is no abstract") }
        if !path.names.isEmpty, command.examples.isEmpty { defects.append("there is no example") }
        if !command.subcommands.isEmpty, !command.arguments.isEmpty {
            defects.append("there are arguments beside subcommands")
        }
        for (argument, next) in zip(command.arguments, command.arguments.dropFirst()) {
            if argument.isRepeating { defects.append("an argument follows \(argument.synopsis)") }
            if argument.isOptional, !next.isOptional {
                defects.append("the required \(next.label) follows an optional argument")
            }
        }
        for option in command.exclusions.joined() where !command.options.contains(option) {
            defects.append("'\(option.name)' is excluded but not declared")
        }
        return defects + path.options.flatMap(Self.defects)
    }

    private static func defects(of option: Option) -> [String] {
        var defects: [String] = []
        if !option.name.hasPrefix("--") || option.name.count < 3 {
            defects.append("'\(option.name)' does not start with two hyphens")
        }
        if option.help.isEmpty { defects.append("'\(option.name)' has no help") }
        let words = option.source.choices ?? []
        if words.contains(where: { $0.isEmpty || $0.contains(" ") }) {
            defects.append("a choice of '\(option.name)' is not one word")
        }
        return defects
    }

    private static func duplicates(in words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { !seen.insert($0).inserted }
    }
}

extension String {
    /// The words of the first command of a shell command line, without quotes.
    fileprivate var shellWords: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in self {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, "|&;<>".contains(character) {
                break
            } else if quote == nil, character == " " {
                word.map { words.append($0) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
