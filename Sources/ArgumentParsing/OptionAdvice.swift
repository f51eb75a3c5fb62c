import Basics

/// What to say to whoever has misspelt an option, or written it in the wrong place.
enum OptionAdvice {
    /// Where an option belongs that is known elsewhere, or what it was meant to be.
    static func text(for name: String, at path: CommandPath) -> String? {
        let later = path.commands.dropFirst().last.map { _ in path.option(spelled: name) != nil }
        if later == true { return "Write it after the subcommand: '\(path.text) \(name)'" }
        if path.commands.dropLast().contains(where: { $0.has(name) }) {
            return "It is an option of the program itself: '\(path.commands[0].name) \(name)'"
        }
        if let below = path.subcommands.first(where: { $0.command.has(name) }) {
            return "Write it after the subcommand, as in '\(below.text) \(name)'"
        }
        let bare = name.drop { $0 == "-" }
        let names = path.options.map { String($0.name.dropFirst(2)) }
        guard bare.count > 1 else { return nil }
        let close = Suggestions.closest(to: String(bare), among: names)
        guard !close.isEmpty else { return nil }
        return "Did you mean \(close.prefix(3).map { "'--\($0)'" }.joinedAsAlternatives())?"
    }
}

extension Command {
    fileprivate func has(_ spelling: String) -> Bool {
        options.contains { $0.spellings.contains(spelling) }
    }
}
