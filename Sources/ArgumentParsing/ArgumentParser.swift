import Basics

/// Parses the words of a command line one by one.
///
/// It collects mistakes and continues, so that all are reported together.
struct ArgumentParser {
    private let words: [String]
    private var path: CommandPath
    private var next = 0
    private(set) var isAfterTerminator = false
    /// The last word if it is an option that needs a value.
    private(set) var optionWithoutValue: Option?
    /// Whether an unknown subcommand was found. After it, only the global options are known.
    private var isLost = false
    private var optionUses: [ParsedArguments.OptionUse] = []
    private var positionals: [ParsedArguments.Positional] = []
    private var errors: [ArgumentError] = []
    /// The unknown long options, each with the index of its error and the value it seems to have.
    private var unknownOptions: [(error: Int, name: String, value: String?)] = []

    init(_ words: [String], from path: CommandPath) {
        self.words = words
        self.path = path
    }

    /// The arguments parsed so far.
    var arguments: ParsedArguments {
        ParsedArguments(path: path, optionUses: optionUses, positionals: positionals)
    }

    mutating func scan() {
        while next < words.count {
            let word = words[next]
            next += 1
            if isAfterTerminator || !word.looksLikeOption {
                takeValue(word)
            } else if word == "--" {
                isAfterTerminator = true
            } else if word.hasPrefix("--") {
                takeLongOption(word)
            } else {
                takeShortOptions(word)
            }
        }
    }

    /// Returns the request that the words express.
    ///
    /// - Throws: `ParseFailure` with all mistakes, unless the words contain `--help` or `--version`.
    func outcome() throws(ParseFailure) -> ParseOutcome {
        if arguments.flag(.help) { return .help(path, arguments) }
        if arguments.flag(.version) { return .version }
        let problems = errors + arguments.validationErrors(after: errors)
        guard problems.isEmpty else { throw failure(problems) }
        if let shell = arguments.last(of: .completionScript).flatMap(CompletionShell.init) {
            return .completionScript(shell)
        }
        if path.names == [CommandTree.helpName] { return .help(try helpTopic(), arguments) }
        // A command with subcommands does nothing by itself.
        return path.command.subcommands.isEmpty ? .run(arguments) : .help(path, arguments)
    }

    private func failure(_ errors: [ArgumentError]) -> ParseFailure {
        ParseFailure(errors, arguments: arguments, words: words)
    }

    private func helpTopic() throws(ParseFailure) -> CommandPath {
        var parser = self
        parser.path = CommandPath(
            commands: [path.commands[0]], globalOptions: path.globalOptions)
        for topic in positionals {
            guard let below = parser.path.descending(to: topic.value) else {
                throw parser.failure([.unknownSubcommand(topic.value)])
            }
            parser.path = below
        }
        return parser.path
    }
}

extension ArgumentParser {
    private mutating func takeValue(_ word: String) {
        guard !isLost else { return }
        if path.command.subcommands.isEmpty || isAfterTerminator {
            let index = positionals.count
            positionals.append(.init(value: word, wordIndex: next - 1))
            if let argument = path.command.argument(at: index),
                let choices = argument.source.choices, !choices.contains(word)
            {
                errors.append(.invalidArgumentValue(word, argument))
            }
        } else if let below = path.descending(to: word) {
            path = below
        } else {
            errors.append(.unknownSubcommand(word))
            isLost = true
        }
    }

    private mutating func takeLongOption(_ word: String) {
        let (name, attached) = word.splitAtEqualsSign()
        guard let option = option(spelled: name, orReport: .unknownOption(name)) else {
            if !isLost { unknownOptions.append((errors.count - 1, name, attached ?? nextValue)) }
            return
        }
        if option.takesValue {
            let index = next - 1
            guard let value = attached ?? takeValue(for: option, spelling: name) else { return }
            record(option, value, spelling: name, at: index)
        } else {
            if let attached { errors.append(.unexpectedValue(attached, forFlag: name)) }
            record(option, nil, spelling: name, at: next - 1)
        }
    }

    /// `-q`, `-qf`, `-n value`, `-nvalue`, `-n=value`.
    private mutating func takeShortOptions(_ word: String) {
        let index = next - 1
        let whole = word.splitAtEqualsSign().name
        // `-force` is a long name without its second hyphen rather than five short names.
        guard path.option(spelled: "-" + whole) == nil else {
            if !isLost { errors.append(.unknownOption(whole)) }
            return
        }
        var rest = word.dropFirst()
        var isFirst = true
        while let letter = rest.popFirst() {
            let name = "-\(letter)"
            let unknown: ArgumentError =
                isFirst ? .unknownOption(whole) : .unknownOption(name, cluster: word)
            guard let option = option(spelled: name, orReport: unknown) else { return }
            isFirst = false
            if option.takesValue {
                let attached = rest.first == "=" ? rest.dropFirst() : rest
                let value =
                    rest.isEmpty ? takeValue(for: option, spelling: name) : String(attached)
                if let value { record(option, value, spelling: name, at: index) }
                return
            }
            record(option, nil, spelling: name, at: index)
            if rest.first == "=" {
                errors.append(.unexpectedValue(String(rest.dropFirst()), forFlag: name))
                return
            }
        }
    }

    private mutating func option(spelled name: String, orReport error: ArgumentError) -> Option? {
        let option = path.option(spelled: name)
        if option == nil, !isLost { errors.append(error) }
        return option
    }

    /// The next word, if it may be a value.
    private var nextValue: String? {
        words.indices.contains(next) && !words[next].looksLikeOption ? words[next] : nil
    }

    /// Returns the next word as the value of an option. If that isn't possible, returns nil and adds
    /// an error.
    private mutating func takeValue(for option: Option, spelling: String) -> String? {
        guard next < words.count else {
            optionWithoutValue = option
            errors.append(.missingValue(option, spelling: spelling, rejected: nil))
            return nil
        }
        let word = words[next]
        guard word.looksLikeOption else {
            next += 1
            return word
        }
        let isValueMeant = word != "--" && !isOption(word)
        // The word is part of this error and isn't reported as an unknown option again.
        if isValueMeant { next += 1 }
        errors.append(
            .missingValue(option, spelling: spelling, rejected: isValueMeant ? word : nil))
        return nil
    }

    /// Adds advice about unknown options whose names are keys of another option's values.
    mutating func nameKeys(_ values: (ValueQuestion) -> [Candidate]) {
        guard !unknownOptions.isEmpty else { return }
        for option in path.options where option.takesKeys {
            guard case .dynamic(let question) = option.source else { continue }
            let offered = values(ValueQuestion(key: question, arguments: arguments, typed: ""))
            for (index, name, value) in unknownOptions {
                let key = name.dropFirst(2).lowercased() + "="
                guard let known = offered.first(where: { $0.value.lowercased() == key }) else {
                    continue
                }
                let text = known.value + (value?.bounded.quotedInMessage ?? "<value>")
                errors[index] = .unknownOption(name, instead: "\(option.name) \(text)")
            }
        }
    }

    private func isOption(_ word: String) -> Bool {
        path.option(spelled: word.splitAtEqualsSign().name) != nil
            || !word.hasPrefix("--") && path.option(spelled: String(word.prefix(2))) != nil
    }

    private mutating func record(
        _ option: Option, _ value: String?, spelling: String, at index: Int
    ) {
        // An unknown command has no help.
        if isLost, option == .help { return }
        if let value, let choices = option.source.choices, !choices.contains(value) {
            errors.append(.invalidOptionValue(value, option, spelling: spelling))
        }
        optionUses.append(.init(option: option, value: value, wordIndex: index))
    }
}

extension String {
    /// Whether it has a hyphen before other characters. Bytes are compared because a hyphen and a
    /// combining mark are a different `Character`.
    var looksLikeOption: Bool { utf8.first == UInt8(ascii: "-") && utf8.count > 1 }

    /// Returns the parts before and after the first `=`.
    func splitAtEqualsSign() -> (name: String, value: String?) {
        guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
        return (String(self[..<sign]), String(self[utf8.index(after: sign)...]))
    }
}
