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
        if let known = command.advice(for: name) { return known }
        let bare = String(name.drop { $0 == "-" })
        var same = options.filter { $0.synonyms.contains(name) }
        // A letter that an option has elsewhere may be the first one of others.
        if bare.count == 1, same.count == 1, !same[0].name.hasPrefix("--" + bare) {
            same += options.filter { $0.name.hasPrefix("--" + bare) }
        }
        let labels = same.map { "'\($0.source.choices == nil ? $0.name : $0.label)'" }
        if !same.isEmpty { return "Did you mean \(labels.joinedAsAlternatives())?" }
        if commands.dropLast().contains(where: hasOption) {
            return "It is an option of the program itself: '\(commands[0].name) \(name)'"
        }
        if let below = subcommands.first(where: { hasOption($0.command) }) {
            return "Write it after the subcommand, as in '\(below.text) \(name)'"
        }
        if let option = options.first(where: { $0.source.choices?.contains(bare) == true }) {
            return "Write it as '\(option.name) \(bare)'"
        }
        if bare == "all" {
            return command.arguments.first?.isOptional == true
                ? "Leave it out: '\(text)' is for all" : command.advice(for: "*")
        }
        let isArgument = command.arguments.contains {
            $0.name == bare || bare.count == 1 && $0.name.hasPrefix(bare)
        }
        let isPath =
            Self.wordsForPaths.contains(bare) && command.arguments.contains(where: \.takesPath)
        if isArgument || isPath || Self.fillers.contains(bare), !command.arguments.isEmpty {
            let what = isArgument && bare.count > 1 ? bare : "value"
            return "Write the \(what) without it: '\(synopsis)'"
        }
        if let end = name.firstIndex(where: { " :".contains($0) }),
            let option = option(spelled: String(name[..<end])), option.placeholder != nil
        {
            return "Write it as two words: '\(option.label)'"
        }
        if let known = commands[0].advice(for: name) { return known }
        let names = options.map { String($0.name.dropFirst(2)) }
        let close =
            bare.count == 1
            ? names.filter { $0.hasPrefix(bare) }
            : Suggestions.closest(to: bare, among: names)
                + names.filter { $0.hasSuffix("-" + bare) || bare.hasSuffix("-" + $0) }
        let likely = close.prefix(3).map { "'--\($0)'" }.joinedAsAlternatives()
        if !close.isEmpty { return "Did you mean \(likely)?" }
        func otherCommand(_ isMeant: (Command) -> Bool) -> String? {
            subcommandsOfProgram.first { $0.command != command && isMeant($0.command) }.map {
                "Did you mean '\($0.synopsis)'?"
            }
        }
        if let question = otherCommand({ $0.name == bare }) { return question }
        let others = commands[0].subcommands.filter { hasOption($0) && !$0.arguments.isEmpty }
        if !others.isEmpty, commands.count > 1 {
            return "It is an option of "
                + others.prefix(3).map { "'\($0.name)'" }.joinedAsAlternatives("and")
        }
        if bare.count > 1, let question = otherCommand({ $0.synonyms.contains(bare) }) {
            return question
        }
        for other in subcommandsOfProgram where other.command != command {
            guard let meant = other.command.options.first(where: { $0.synonyms.contains(name) })
            else { continue }
            return "Did you mean '\(other.text) \(meant.label)'?"
        }
        return command.advice(for: "*")
    }

    /// Returns what a word in the place of a scene's name is probably meant as.
    func advice(aboutName word: String, of argument: Argument) -> String? {
        guard argument.takesName else { return nil }
        if let known = command.advice(for: word) { return known }
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
        let text = value.hasPrefix("+") ? String(value.dropFirst()) : value
        return "Write it as '\(option.name) \(text.bounded.quotedForShell)'"
    }

    /// Returns the subcommands that other tools call by this name, or those with similar names.
    ///
    /// - Parameter next: The next word. If it names a subcommand, the first may name the program.
    func advice(aboutSubcommand name: String, before next: String? = nil) -> String? {
        let word = name.lowercased()
        let commands = command.subcommands
        if commands.contains(where: { $0.name == word }) { return "Did you mean '\(word)'?" }
        if let known = command.advice(for: word) { return known }
        let same = commands.filter { $0.synonyms.contains(word) }.map(\.name)
        if !same.isEmpty {
            let below = commands.map(\.name).filter { $0 == next && !same.contains($0) }
            return "Did you mean \((same + below).map { "'\($0)'" }.joinedAsAlternatives())?"
        }
        if let next,
            command.advice(for: next) != nil
                || commands.contains(where: { $0.name == next || $0.synonyms.contains(next) })
        {
            return advice(aboutSubcommand: next).map {
                $0.hasPrefix("Leave") ? $0 : "Leave it out. " + $0
            }
        }
        if let question = Suggestions.question(for: name, among: commands.map(\.name)) {
            return question
        }
        // A word that begins like a type is a name, which the first subcommand takes.
        guard name.first?.isUppercase == true, let first = subcommands.first else { return nil }
        return "Did you mean '\(first.text) \(name.bounded.quotedForShell)'?"
    }

    /// Returns the command line that surplus words are probably meant as, or what to do instead.
    ///
    /// Words that make a sentence are left out. A word that isn't needed as an argument becomes the
    /// option that it names, or that it is a value of.
    ///
    /// - Parameter known: Returns the values of an option that begin with a text.
    func advice(about words: [String], _ known: (Option, String) -> [String]) -> String? {
        if let known = words.lazy.compactMap({ command.advice(for: $0) }).first {
            return known
        }
        let count = command.arguments.count
        let names = [command.name] + command.aliases + command.synonyms
        // `Scene` is a name.
        let omitted = Self.fillers.union(Self.verbsAndKinds + names)
        let fillers = words.filter { omitted.contains($0) && option(spelled: "--" + $0) == nil }
        var rest = words.filter { !fillers.contains($0) }[...]
        var (plain, meant): ([String], [String]) = ([], [])
        while let word = rest.popFirst() {
            // `details VIPER`: a name in lower case before what is an option.
            if count > 0, plain.isEmpty, !rest.isEmpty, word.allSatisfy(\.isLetter),
                rest.allSatisfy({ option(meantBy: $0, before: nil, known) != nil })
            {
                let isNew = command.arguments[0].takesName && command.arguments[0].source == .any
                plain.append(isNew ? word.prefix(1).uppercased() + word.dropFirst() : word)
                continue
            }
            let next = plain.count + rest.count > count ? rest.first : nil
            if plain.count + rest.count >= count,
                let (option, takesNext) = option(
                    meantBy: word, before: next, known, isFirst: plain.isEmpty)
            {
                meant.append(option)
                if takesNext { rest.removeFirst() }
            } else {
                plain.append(word)
            }
        }
        if plain.count == count, plain.count < words.count {
            let line = ([text] + plain.map(\.bounded.quotedInMessage) + meant).joined(
                separator: " ")
            if !meant.isEmpty { return "Write it as '\(line)'" }
            return "Leave out \(fillers.map { "'\($0)'" }.joinedAsAlternatives("and")): '\(line)'"
        }
        if commands.count > 1, count == 0,
            let other = subcommandsOfProgram.first(where: {
                $0.command.name == words[0] || $0.command.aliases.contains(words[0])
            })
        {
            return "Did you mean '\(other.text)'?"
        }
        let place = zip([""] + words, words).first { before, word in
            plain.dropFirst(count).contains(word)
                && (Self.placeWords.contains(before) || word.contains("/"))
        }
        let folders = options.filter { $0.source == .directory }.prefix(2)
        if count == 1, let path = place?.1.bounded.quotedInMessage, !folders.isEmpty {
            let alternatives = folders.map { "'\($0.name) \(path)'" }.joinedAsAlternatives()
            return "Write it as \(alternatives)"
        }
        if let known = command.advice(for: "*") { return known }
        guard count > 0, let first = plain.first else { return nil }
        let name = plain.dropFirst(count - 1)
        if let last = command.arguments.last, last.takesName, last.source == .any,
            name.allSatisfy({ $0.first?.isUppercase == true })
        {
            let line = [text] + plain.prefix(count - 1) + [name.joined()]
            return "Write a name as one word: '\(line.joined(separator: " ").bounded)'. For "
                + "several, run it once for each"
        }
        let line = count == 1 ? "\(text) \(first.bounded.quotedInMessage)" : synopsis
        return "Run it once for each: '\(line)'"
    }

    /// Returns the option that a word names or is a value of, with its value, and whether that
    /// contains the next word. The first name on a command line is that of the scene itself.
    func option(
        meantBy word: String, before next: String?, _ known: (Option, String) -> [String],
        isFirst: Bool = false
    ) -> (text: String, takesNext: Bool)? {
        let synonym = isFirst ? nil : options.first { $0.synonyms.contains("--" + word) }
        if let option = option(spelled: "--" + word) ?? synonym {
            guard option.placeholder != nil, let next else { return (option.label, false) }
            return ("\(option.name) \(next.bounded.quotedInMessage)", true)
        }
        let isPath = [".", "/"].contains(where: word.hasPrefix) && word.contains("/")
        let target = String(word.drop { $0 != ":" }.dropFirst())
        let sources = command.arguments.map(\.source)
        for option in options where !sources.contains(option.source) {
            let label = option.placeholder ?? ""
            let values = option.source.choices ?? known(option, "")
            let isValue = values.contains {
                let isRoute = label.hasPrefix("[label:]")
                return $0 == word && !(isRoute && isFirst) || isRoute && $0 == target
                    || $0.last == "=" && word.hasPrefix($0)
            }
            if isValue || label == "set" && isPath {
                return ("\(option.name) \(word.bounded.quotedInMessage)", false)
            }
            let key = values.first { $0.last == "=" && known(option, $0).contains($0 + word) }
            if let key, !word.isTruthValue { return ("\(option.name) \(key)\(word)", false) }
        }
        let (name, value) = word.splitAtEqualsSign()
        if let value, let option = option(spelled: "--" + name), option.placeholder != nil {
            return ("\(option.name) \(value.bounded.quotedForShell)", false)
        }
        let choices = [next, "true"].compactMap(\.self)
        if let text = option(withKey: word, choices, known) {
            return (text, next.map { text.hasSuffix("=" + $0) } ?? false)
        }
        let isName =
            word.first?.isLowercase == true && !word.isTruthValue && command.advice(for: "*") == nil
            && word.allSatisfy { $0.isLetter || $0.isNumber }
        guard word.contains(":") || isName,
            let option = options.first(where: { $0.placeholder?.contains("name:Type") == true })
        else { return nil }
        let text = "\(option.name) \(word.bounded.quotedInMessage)"
        if !isName { return (text, false) }
        let type = next?.first?.isUppercase == true ? next : nil
        return ("\(text):\(type?.bounded ?? "<Type>")", type != nil)
    }

    /// Returns an option for a key, such as `--option form=true`, with the first of the choices that
    /// is a value of it.
    func option(
        withKey key: String, _ choices: [String], _ known: (Option, String) -> [String]
    ) -> String? {
        for option in options where option.placeholder == "key=value" {
            let keys = known(option, "")
            guard let key = keys.first(where: { $0.lowercased() == key.lowercased() + "=" })
            else { continue }
            let all = known(option, key)
            let value = choices.first { all.isEmpty || all.contains(key + $0) }
            return "\(option.name) \(key)\(value?.bounded.quotedInMessage ?? "<value>")"
        }
        return nil
    }

    /// Words that make a command line a sentence.
    private static let fillers: Set = [
        "a", "an", "the", "to", "from", "into", "in", "as", "with", "named", "called", "scene",
        "screen", "new", "last", "all", "->", "=>", "at",
    ]

    /// Words before a folder.
    private static let placeWords: Set = ["to", "into", "in", "at"]

    /// Words that some tools write before a name.
    private static let verbsAndKinds: Set = ["add", "create", "make", "template", "set", "pack"]

    /// Names that other tools give an option for what is an argument here.
    private static let wordsForPaths: Set = ["path", "file", "input", "url", "dir", "folder"]
}

extension Argument {
    /// Whether it is a name that begins with an upper-case letter.
    fileprivate var takesName: Bool {
        ["scene", "from", "name"].contains(name)
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
