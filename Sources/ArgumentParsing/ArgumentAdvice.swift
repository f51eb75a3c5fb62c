import Basics

extension CommandPath {
    /// Returns the place of an option that another command has, or options with similar names.
    func advice(aboutOption name: String) -> String? {
        if commands.count > 1, option(spelled: name) != nil {
            return "Write it after the subcommand: '\(text) \(name)'"
        }
        func hasOption(_ command: Command) -> Bool {
            command.options.contains { $0.spellings.contains(name) }
        }
        if let known = command.advice[name] { return known }
        let same = options.filter { $0.synonyms.contains(name) }.map {
            "'\($0.source.choices == nil ? $0.name : $0.label)'"
        }
        if !same.isEmpty { return "Did you mean \(same.joinedAsAlternatives())?" }
        if commands.dropLast().contains(where: hasOption) {
            return "It is an option of the program itself: '\(commands[0].name) \(name)'"
        }
        if let below = subcommands.first(where: { hasOption($0.command) }) {
            return "Write it after the subcommand, as in '\(below.text) \(name)'"
        }
        let bare = String(name.drop { $0 == "-" })
        if let option = options.first(where: { $0.source.choices?.contains(bare) == true }) {
            return "Write it as '\(option.name) \(bare)'"
        }
        if bare == "all" {
            return command.arguments.first?.isOptional == true
                ? "Leave it out: '\(text)' is for all" : command.advice[""]
        }
        let isArgument = command.arguments.contains { $0.name == bare }
        let isPath =
            Self.wordsForPaths.contains(bare) && command.arguments.contains(where: \.takesPath)
        if isArgument || isPath || Self.fillers.contains(bare), !command.arguments.isEmpty {
            return "Write the \(isArgument ? bare : "value") without it: '\(synopsis)'"
        }
        if let end = name.firstIndex(where: { " :".contains($0) }),
            let option = option(spelled: String(name[..<end])), option.placeholder != nil
        {
            return "Write it as two words: '\(option.label)'"
        }
        let names = options.map { String($0.name.dropFirst(2)) }
        let close =
            bare.count == 1
            ? names.filter { $0.hasPrefix(bare) }
            : Suggestions.closest(to: bare, among: names)
                + names.filter { $0.hasSuffix("-" + bare) }
        let likely = close.prefix(3).map { "'--\($0)'" }.joinedAsAlternatives()
        if !close.isEmpty { return "Did you mean \(likely)?" }
        func otherCommand(_ isMeant: (Command) -> Bool) -> String? {
            subcommandsOfProgram.first { $0.command != command && isMeant($0.command) }.map {
                "Did you mean '\($0.synopsis)'?"
            }
        }
        if let question = otherCommand({ $0.name == bare }) { return question }
        let others = commands[0].subcommands.filter { hasOption($0) && !$0.arguments.isEmpty }
        return others.isEmpty || commands.count == 1
            ? otherCommand { $0.synonyms.contains(bare) } ?? command.advice[""]
            : "It is an option of "
                + others.prefix(3).map { "'\($0.name)'" }.joinedAsAlternatives("and")
    }

    /// Returns what a word in the place of a scene's name is probably meant as.
    func advice(aboutName word: String, of argument: Argument) -> String? {
        guard argument.takesName else { return nil }
        if let known = command.advice[word] { return known }
        if word == "help" { return "Did you mean '\(commands[0].name) help \(command.name)'?" }
        if word == "all" {
            return argument.isOptional ? "Leave it out: '\(text)' is for all" : nil
        }
        if Self.fillers.contains(word) || Self.verbsAndKinds.contains(word) { return nil }
        if let other = subcommandsOfProgram.first(where: { $0.command.name == word }) {
            return "Did you mean '\(other.synopsis)'?"
        }
        return option(spelled: "--" + word).map { "Write it as '\($0.label)'" }
    }

    private var synopsis: String {
        ([text] + command.arguments.map(\.synopsis)).joined(separator: " ")
    }

    private var subcommandsOfProgram: [CommandPath] {
        CommandPath(commands: [commands[0]], globalOptions: globalOptions).subcommands
    }

    /// Returns the option that an argument such as `carID:String` is probably meant for.
    func advice(aboutArgument value: String) -> String? {
        guard value.contains(":"),
            let option = options.first(where: { $0.placeholder?.contains(":") == true })
        else { return nil }
        return "Write it as '\(option.name) \(value.bounded.quotedForShell)'"
    }

    /// Returns the subcommands that other tools call by this name, or those with similar names.
    ///
    /// - Parameter next: The next word. If it names a subcommand, the first may name the program.
    func advice(aboutSubcommand name: String, before next: String? = nil) -> String? {
        let word = name.lowercased()
        let commands = command.subcommands
        if let known = command.advice[word] { return known }
        let same = commands.filter { $0.synonyms.contains(word) }.map { "'\($0.name)'" }
        if !same.isEmpty { return "Did you mean \(same.joinedAsAlternatives())?" }
        if let next, commands.contains(where: { $0.name == next || $0.synonyms.contains(next) }) {
            return advice(aboutSubcommand: next).map { "Leave it out. " + $0 }
        }
        if let question = Suggestions.question(for: name, among: commands.map(\.name)) {
            return question
        }
        // A word that begins like a type is a name, which the first subcommand takes.
        guard name.first?.isUppercase == true, let first = subcommands.first else { return nil }
        return "Did you mean '\(first.text) \(name.bounded.quotedForShell)'?"
    }

    /// Returns the command line without words that other tools expect, or with one of them as the
    /// value of an option.
    func advice(
        about words: [String], for arguments: ParsedArguments,
        _ values: (ValueQuestion) -> [Candidate]
    ) -> String? {
        func line(without isOmitted: (String) -> Bool) -> String {
            ([text] + words.filter { !isOmitted($0) }.map(\.bounded.quotedInMessage))
                .joined(separator: " ")
        }
        if let known = words.lazy.compactMap({ command.advice[$0.lowercased()] }).first {
            return known
        }
        let names = [command.name] + command.aliases + command.synonyms
        let fillers = words.filter {
            // `Scene` is a name.
            Self.fillers.contains($0) || Self.verbsAndKinds.contains($0) || names.contains($0)
        }
        if !fillers.isEmpty, words.count - fillers.count == command.arguments.count {
            return "Leave out \(fillers.map { "'\($0)'" }.joinedAsAlternatives("and")): "
                + "'\(line(without: fillers.contains))'"
        }
        if let option = words.lazy.compactMap({ option(spelled: "--" + $0) }).first {
            return "Write it as '\(option.label)'"
        }
        for option in options {
            guard case .dynamic(let key) = option.source, !option.takesCode else { continue }
            let known = values(ValueQuestion(key: key, arguments: arguments, typed: ""))
            if let word = words.first(where: { word in known.contains { $0.value == word } }) {
                return "Write it as '\(line { $0 == word }) \(option.name) \(word)'"
            }
            // The value of an option that takes names or paths.
            if option.placeholder == "set", let path = words.first(where: { $0.contains("/") }) {
                let path = path.bounded.quotedInMessage
                return "Write it as '\(line { $0.contains("/") }) \(option.name) \(path)'"
            }
        }
        if commands.count > 1, command.arguments.isEmpty, let word = words.first,
            let meant = CommandPath(commands: [commands[0]], globalOptions: globalOptions)
                .descending(to: word)
        {
            return "Did you mean '\(meant.text)'?"
        }
        if command.arguments.count == 1, case .dynamic(let key) = command.arguments[0].source {
            let known = values(ValueQuestion(key: key, arguments: arguments, typed: ""))
            if words.allSatisfy({ word in known.contains { $0.value == word } }) {
                return "Run it once for each: '\(text) \(words[0])'"
            }
        }
        return command.advice[""]
    }

    /// Words that make a command line a sentence.
    private static let fillers: Set = [
        "a", "an", "the", "to", "from", "into", "in", "as", "with", "named", "called", "scene",
        "screen", "new", "last", "all", "->", "=>",
    ]

    /// Words that some tools write before a name.
    private static let verbsAndKinds: Set = ["add", "create", "make", "template", "set", "pack"]

    /// Names that other tools give an option for what is an argument here.
    private static let wordsForPaths: Set = ["path", "file", "input", "url", "dir", "folder"]
}

extension Argument {
    /// Whether it is a name that begins with an upper-case letter.
    fileprivate var takesName: Bool {
        ["scene", "from"].contains(name) || name == "name" && !isRepeating
    }

    fileprivate var takesPath: Bool {
        source == .file || source == .directory || name.contains("path")
    }
}

extension Option {
    /// Whether values are written with a ':' or '=', as in Swift.
    var takesCode: Bool { placeholder?.contains { ":=".contains($0) } ?? false }

    /// Whether a word seems to be a whole value of an option.
    func isValue(_ word: String) -> Bool {
        guard let separator = word.firstIndex(where: { ":=".contains($0) }) else {
            // A name, as of a module or of a scene, whose label may be left out.
            return (!takesCode || placeholder?.contains("[label:]") == true)
                && word.first?.isUppercase == true
        }
        return word[..<separator].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && separator != word.startIndex && !word.isUnfinished
    }

    /// How the option is written for several values.
    func repeated(_ values: [String]) -> String {
        "Repeat the option: "
            + values.map { "\(name) \($0.bounded.quotedForShell)" }.joined(separator: " ")
    }
}
