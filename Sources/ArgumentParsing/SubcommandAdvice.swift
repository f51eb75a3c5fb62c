import Basics

/// What to say to whoever has typed a subcommand that there is not.
enum SubcommandAdvice {
    /// The subcommands that other tools call by this name, or those whose names are close to it.
    static func text(for name: String, at path: CommandPath) -> String? {
        let word = name.lowercased()
        let commands = path.subcommands.map(\.command)
        let same = commands.filter { $0.synonyms.contains(word) }.map { "'\($0.name)'" }
        if !same.isEmpty { return "Did you mean \(same.joinedAsAlternatives())?" }
        return Suggestions.question(for: name, among: commands.map(\.name))
    }
}
