/// One thing that may stand where a word is being typed.
package struct Candidate: Hashable, Sendable {
    /// The whole word, or the whole value of an option.
    package let value: String
    /// What a shell may show beside it.
    package let description: String

    package init(_ value: String, _ description: String = "") {
        self.value = value
        self.description = description
    }
}

/// What a value may be is asked of the program when only that knows: a `ValueSource.dynamic`.
package struct ValueQuestion: Hashable, Sendable {
    package let key: String
    /// What the words before say, as far as they can be understood.
    package let arguments: ParsedArguments
    /// The beginning of the value.
    package let typed: String
}

/// What may stand in place of the last word of a command line.
package struct Completion: Hashable, Sendable {
    package enum Offer: Hashable, Sendable {
        case candidates([Candidate])
        /// The shell lists these itself, as it does for every program.
        case file, directory
    }

    /// What stands before each candidate in the word: `--template=`, and mostly nothing.
    package let prefix: String
    /// The beginning of a candidate.
    package let typed: String
    package let offer: Offer
}

extension CommandTree {
    /// What may stand in place of the last of the words, which begin behind the program's name.
    ///
    /// What is typed of a value narrows nothing down, because zsh and fish do so in their own ways;
    /// options begin as it does.
    package func completion(
        of words: [String], values: (ValueQuestion) -> [Candidate]
    ) -> Completion {
        var parser = ArgumentParser(Array(words.dropLast()), from: rootPath)
        parser.scan()
        return parser.completion(of: words.last ?? "", values)
    }
}

extension ArgumentParser {
    fileprivate func completion(
        of typed: String, _ values: (ValueQuestion) -> [Candidate]
    ) -> Completion {
        let path = arguments.path
        if let option = optionWithoutValue {
            return completion(of: typed, from: option.source, values)
        }
        if !isAfterTerminator, typed.hasPrefix("--"),
            case (let name, let value?) = typed.splitAtEqualsSign()
        {
            let source = path.option(spelled: name)?.source ?? .any
            return completion(of: value, prefix: name + "=", from: source, values)
        }
        let options = Completion(
            prefix: "", typed: typed,
            offer: .candidates(arguments.optionsLeft.filter { $0.value.hasPrefix(typed) }))
        if !isAfterTerminator, typed.hasPrefix("-") { return options }
        if !path.command.subcommands.isEmpty {
            let names = isAfterTerminator ? [] : path.subcommandCandidates
            return Completion(prefix: "", typed: typed, offer: .candidates(names))
        }
        let argument = path.command.argument(at: arguments.positionals.count)
        let result = completion(of: typed, from: argument?.source ?? .any, values)
        // Where nothing else can be typed, the options are what is left.
        return result.offer == .candidates([]) && typed.isEmpty && !isAfterTerminator
            ? options : result
    }

    private func completion(
        of typed: String, prefix: String = "", from source: ValueSource,
        _ values: (ValueQuestion) -> [Candidate]
    ) -> Completion {
        let offer: Completion.Offer =
            switch source {
            case .any: .candidates([])
            case .file: .file
            case .directory: .directory
            case .choices(let words), .suggestions(let words):
                .candidates(words.map { Candidate($0) })
            case .dynamic(let key):
                .candidates(values(ValueQuestion(key: key, arguments: arguments, typed: typed)))
            }
        return Completion(prefix: prefix, typed: typed, offer: offer)
    }
}

extension CommandPath {
    fileprivate var subcommandCandidates: [Candidate] {
        subcommands.map { Candidate($0.command.name, $0.command.abstract) }
    }

    /// The names of the options that may not be given beside this one, itself included unless it
    /// is repeatable.
    fileprivate func namesRuledOut(by option: Option) -> [String] {
        command.exclusions.filter { $0.contains(option) }.joined().map(\.name)
            .filter { $0 != option.name } + (option.isRepeatable ? [] : [option.name])
    }
}

extension ParsedArguments {
    /// Every spelling of the options that may still be given.
    fileprivate var optionsLeft: [Candidate] {
        let ruledOut = Set(optionUses.flatMap { path.namesRuledOut(by: $0.option) })
        return path.options.filter { !ruledOut.contains($0.name) }.flatMap { option in
            option.spellings.map { Candidate($0, option.help) }
        }
    }
}
