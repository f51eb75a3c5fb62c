extension CommandTree {
    /// What is wrong with the declarations: names used twice, a subcommand without an example, an
    /// argument that can never be reached. Empty for a sound tree; meant for a test.
    public var defects: [String] {
        visiblePaths.flatMap(Self.defects)
    }

    private static func defects(of path: CommandPath) -> [String] {
        var defects: [String] = []
        let command = path.command
        let names = path.options.flatMap(\.spellings) + command.subcommands.map(\.name)
        defects += duplicates(in: names).map { "'\($0)' is declared twice" }
        defects += duplicates(in: command.arguments.map(\.name)).map { "<\($0)> is declared twice" }
        if command.abstract.isEmpty { defects.append("there is no abstract") }
        if !path.names.isEmpty, command.examples.isEmpty { defects.append("there is no example") }
        for example in command.examples where !example.command.hasPrefix(path.commands[0].name) {
            defects.append("the example '\(example.command)' does not start with the program")
        }
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
        defects += path.options.flatMap(Self.defects)
        return defects.map { "\(path.text): \($0)" }
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
