import Basics

/// Parses the words of a command line, and collects mistakes so that all are reported together.
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
    private var errors: [Diagnostic] = []
    /// The help of the option or argument that the first error is about.
    private var helpOfFirstError: String?
    /// The unknown options, each with the index of its error and the value it seems to have.
    private var unknownOptions: [(error: Int, name: String, value: String?)] = []
    /// Whether a missing or unexpected argument may only be a consequence of another mistake.
    private var isArityUncertain = false

    init(_ words: [String], from path: CommandPath) {
        self.words = words
        self.path = path
        for word in words.prefix(while: { $0 != "--" }) {
            guard let straight = word.withoutTypography else { continue }
            report(
                "'\(word.bounded)' begins with a character of a word processor",
                hint: "Write it as \(straight.bounded.quotedInMessage)")
            isArityUncertain = true
        }
        if !errors.isEmpty { return }
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

    var arguments: ParsedArguments {
        ParsedArguments(path: path, optionUses: optionUses, positionals: positionals)
    }

    /// Returns the request that the words express. Throws `ParseFailure` with all mistakes, unless
    /// the words contain `--help` or `--version`.
    mutating func outcome(
        _ values: (ValueQuestion) -> [Candidate]
    ) throws(ParseFailure) -> ParseOutcome {
        let help = optionUses.filter { $0.option.name == Option.help.name }
        if !help.isEmpty {
            let isLong = help.contains { words[$0.wordIndex].hasPrefix("--") }
            return .help(path, arguments, isLong ? .usual : .short)
        }
        if arguments.flag(.version) { return .version }
        let typed = arguments
        func known(of option: Option, typedAs text: String) -> [String] {
            guard case .dynamic(let key) = option.source else { return [] }
            return values(ValueQuestion(key: key, arguments: typed, typed: text)).map(\.value)
        }
        adviseAboutUnknownOptions(known)
        checkOptions()
        let missing = isArityUncertain ? [] : checkArity(known)
        if !errors.isEmpty { throw failure(missing) }
        if let shell = arguments.last(of: .completionScript).flatMap(CompletionShell.init) {
            return .completionScript(shell)
        }
        if path.names == [CommandTree.helpName] {
            let extent = arguments.flag(.all) ? HelpText.Extent.all : .usual
            path = CommandPath(commands: [path.commands[0]], globalOptions: path.globalOptions)
            for topic in positionals {
                guard let below = path.descending(to: topic.value) else {
                    reportUnknownSubcommand(topic.value)
                    throw failure()
                }
                path = below
            }
            return .help(path, arguments, extent)
        }
        // A command with subcommands does nothing by itself.
        return path.command.subcommands.isEmpty ? .run(arguments) : .help(path, arguments, .usual)
    }

    private func failure(_ missingArguments: [Argument] = []) -> ParseFailure {
        ParseFailure(
            errors: errors, help: helpOfFirstError, missingArguments: missingArguments,
            arguments: arguments, words: words)
    }

    // MARK: - Words

    private mutating func takeValue(_ word: String) {
        guard !isLost else { return }
        if path.command.subcommands.isEmpty || isAfterTerminator {
            let index = positionals.count
            positionals.append(.init(value: word, wordIndex: next - 1))
            if let argument = path.command.argument(at: index) {
                checkChoice(word, argument.source, argument.label, argument.help)
                if let hint = path.advice(aboutName: word, of: argument) {
                    report("unexpected argument '\(word.bounded)'", hint: hint)
                    isArityUncertain = true
                }
                let takesLabels = path.command.arguments.contains { $0.name.contains(":") }
                if case .dynamic = argument.source, !takesLabels,
                    let hint = path.advice(aboutArgument: word)
                {
                    report("unexpected argument '\(word.bounded)'", hint: hint)
                }
            }
        } else if let below = path.descending(to: word) {
            path = below
        } else {
            reportUnknownSubcommand(word)
            isLost = true
        }
    }

    private mutating func takeLongOption(_ word: String) {
        let (name, attached) = word.splitAtEqualsSign()
        guard let option = path.option(spelled: name) else {
            let isNextMeant = words.indices.contains(next) && !words[next].looksLikeOption
            return reportUnknownOption(name, value: attached ?? (isNextMeant ? words[next] : nil))
        }
        let index = next - 1
        if option.placeholder != nil {
            if let value = attached ?? takeValue(for: option) { record(option, value, at: index) }
        } else {
            if let attached { reportUnexpectedValue(attached, forFlag: name) }
            record(option, nil, at: index)
        }
    }

    /// `-q` or `-qf`. Options with a value have no short form.
    private mutating func takeShortOptions(_ word: String) {
        let (whole, attached) = word.splitAtEqualsSign()
        // `-force` is a long name without its second hyphen rather than five short names.
        let isLong = path.option(spelled: "-" + whole) != nil
        if isLong || whole.dropFirst().isEmpty { return reportUnknownOption(whole) }
        var name = whole
        for (index, letter) in whole.dropFirst().enumerated() {
            name = "-\(letter)"
            guard let option = path.option(spelled: name) else {
                return index == 0
                    ? reportUnknownOption(whole) : reportUnknownOption(name, in: word)
            }
            record(option, nil, at: next - 1)
        }
        if let attached { reportUnexpectedValue(attached, forFlag: name) }
    }

    /// Returns the next word as the value of an option, or returns nil and adds an error.
    private mutating func takeValue(for option: Option) -> String? {
        var hint: String?
        if let last = positionals.last, case .dynamic = option.source,
            path.command.argument(at: positionals.count - 1)?.source == option.source
        {
            let value = last.value.bounded.quotedForShell
            hint = "Its value follows it: \(option.name) \(value)"
        }
        if next == words.count {
            optionWithoutValue = option
        } else {
            let word = words[next]
            guard word.looksLikeOption else {
                next += 1
                return word
            }
            if word != "--", !isOption(word) {
                // The word is part of this error and isn't reported as an unknown option again.
                next += 1
                hint = "A value that begins with '-' is written '\(option.name)=\(word.bounded)'"
            }
        }
        report("missing value for '\(option.label)'", hint: hint, about: option.label, option.help)
        isArityUncertain = true
        return nil
    }

    private func isOption(_ word: String) -> Bool {
        path.option(spelled: word.splitAtEqualsSign().name) != nil
            || !word.hasPrefix("--") && path.option(spelled: String(word.prefix(2))) != nil
    }

    private mutating func record(_ option: Option, _ value: String?, at index: Int) {
        // An unknown command has no help.
        if isLost, option == .help { return }
        if let value { checkChoice(value, option.source, option.label, option.help) }
        optionUses.append(.init(option: option, value: value, wordIndex: index))
    }

    // MARK: - Mistakes

    private mutating func report(
        _ message: String, hint: String? = nil, about label: String? = nil, _ help: String = ""
    ) {
        if errors.isEmpty { helpOfFirstError = label.map { "\($0)  \(help)" } }
        errors.append(Diagnostic(.error, message, hint: hint))
    }

    /// Reports an unknown option, which may be in a word of combined short options.
    private mutating func reportUnknownOption(
        _ name: String, in cluster: String? = nil, value: String? = nil
    ) {
        if isLost { return }
        let place = cluster.map { " in '\($0.bounded)'" } ?? ""
        report("unknown option '\(name.bounded)'\(place)")
        unknownOptions.append((errors.count - 1, name, value))
        isArityUncertain = true
    }

    /// Adds hints to the errors about unknown options. The name of one may be a key of another
    /// option's values, or a template set.
    private mutating func adviseAboutUnknownOptions(_ known: (Option, String) -> [String]) {
        for (index, name, value) in unknownOptions {
            let bare = String(name.drop { $0 == "-" })
            let keyed =
                name.hasPrefix("--")
                ? path.option(withKey: bare, [value].compactMap(\.self), known) : nil
            let start = ["no-", "without-", "skip-", "exclude-", "with-"].first(
                where: bare.hasPrefix)
            let key = String(bare.dropFirst(start?.count ?? 0))
            let turned = start.flatMap {
                path.option(withKey: key, $0 == "with-" ? ["true"] : ["false", "none"], known)
            }
            let isPart = path.options.contains { option in
                start != nil && known(option, "").contains { $0.lowercased() == key.lowercased() }
            }
            errors[index].hint =
                (keyed ?? turned).map { "Write it as '\($0)'" }
                ?? path.advice(aboutOption: isPart ? "--without" : name)
                ?? adviceOnSet(name, known)
        }
    }

    /// Returns the option for the set that an unknown option seems to name, or that for its options.
    private func adviceOnSet(_ name: String, _ known: (Option, String) -> [String]) -> String? {
        let bare = String(name.drop { $0 == "-" })
        let ofSet = path.options.first { $0.placeholder == "set" }
        if let ofSet, let set = Suggestions.closest(to: bare, among: known(ofSet, "")).first {
            return "Write it as '\(ofSet.name) \(set)'"
        }
        let meant = path.option(meantBy: bare, before: nil, known)?.text
        if let meant, !meant.contains("<") { return "Write it as '\(meant)'" }
        let isName =
            name.hasPrefix("--") && bare.count > 1
            && bare.allSatisfy { $0.isLetter || "-_".contains($0) }
        return path.options.first { isName && $0.placeholder == "key=value" }.map {
            "Did you mean '\($0.label)'? \($0.help)"
        }
    }

    private mutating func reportUnknownSubcommand(_ name: String) {
        let after = words.indices.contains(next) ? words[next] : nil
        report(
            "unknown subcommand '\(name.bounded)'",
            hint: path.advice(aboutSubcommand: name, before: after))
        isArityUncertain = true
    }

    private mutating func reportUnexpectedValue(_ value: String, forFlag name: String) {
        let value = value.bounded
        report("the option '\(name)' does not take any value, but '\(value)' was specified")
    }

    private mutating func checkChoice(
        _ value: String, _ source: ValueSource, _ label: String, _ help: String
    ) {
        guard let choices = source.choices, !choices.contains(value) else { return }
        let words = choices.map { "'\($0)'" }.joinedAsAlternatives()
        let question = Suggestions.question(for: value, among: choices)
        report(
            "the value '\(value.bounded)' is invalid for '\(label)'",
            hint: "Please provide one of \(words)." + (question.map { " " + $0 } ?? ""),
            about: label, help)
    }

    private mutating func checkOptions() {
        for option in path.options where option.isRepeatable && !option.takesCode {
            for value in arguments.values(of: option) {
                guard let values = value.splitAtCommas else { continue }
                report(
                    "'\(option.name)' takes one value", hint: option.repeated(values),
                    about: option.label, option.help)
            }
        }
        for option in path.options where option.placeholder != nil && !option.isRepeatable {
            let values = arguments.values(of: option)
            if values.count < 2 { continue }
            let times = values.count == 2 ? "twice" : "\(values.count) times"
            report(
                "the option '\(option.label)' can be given only once, but was given \(times): "
                    + values.listed, about: option.label, option.help)
        }
        for set in path.command.exclusions {
            let given = set.filter(arguments.flag)
            if given.count < 2 { continue }
            let names = given.map { "'\($0.name)'" }.joinedAsAlternatives("and")
            report("the options \(names) cannot be used together")
        }
    }

    /// Reports missing and unexpected arguments, and returns the missing ones.
    private mutating func checkArity(_ known: (Option, String) -> [String]) -> [Argument] {
        let command = path.command
        let missing = command.arguments.dropFirst(positionals.count).filter { !$0.isOptional }
        for argument in missing {
            report(
                "missing expected argument '\(argument.label)\(argument.isRepeating ? " ..." : "")'",
                hint: positionals.last?.value.splitAsNames.map {
                    "Separate arguments with spaces: "
                        + "'\(path.text) \($0.joined(separator: " ").bounded)'"
                }, about: argument.label, argument.help)
        }
        let extra = positionals.dropFirst(command.arguments.count).map(\.value)
        if !extra.isEmpty, command.arguments.last?.isRepeating != true,
            !reportValueOfFlag(), !reportSplitValue(extra: extra.count)
        {
            report(
                extra.count == 1
                    ? "unexpected argument \(extra.listed)"
                    : "\(extra.count) unexpected arguments: \(extra.listed)",
                hint: path.advice(about: positionals.map(\.value), known))
        }
        return Array(missing)
    }

    /// Reports a truth value that follows a flag, and returns whether there is one.
    private mutating func reportValueOfFlag() -> Bool {
        for word in positionals where word.value.isTruthValue {
            guard let use = optionUses.first(where: { $0.wordIndex == word.wordIndex - 1 }),
                use.option.placeholder == nil
            else { continue }
            reportUnexpectedValue(word.value, forFlag: use.option.name)
            return true
        }
        return false
    }

    /// Reports an option's value that was split at a space because it isn't quoted, such as
    /// `--param carID: String`, or that is followed by others, and returns whether there is one. Only
    /// values with a ':' or '=' can be split, because they are Swift code.
    private mutating func reportSplitValue(extra: Int) -> Bool {
        for use in optionUses {
            let takesCode = use.option.takesCode
            guard takesCode || use.option.isRepeatable, let value = use.value else { continue }
            let behind = positionals.drop { $0.wordIndex <= use.wordIndex }
            // The value is in the same word as the option or in the next one.
            guard let start = behind.first?.wordIndex, start <= use.wordIndex + 2 else { continue }
            let rest = behind.enumerated()
                .prefix { $0.element.wordIndex == start + $0.offset }.prefix(extra)
                .map(\.element.value)
            let isList =
                use.option.isRepeatable && ([value] + rest).allSatisfy(use.option.isValue)
            guard rest.count == extra,
                isList || takesCode && (value.isUnfinished || rest.contains(where: \.isPunctuated))
            else { continue }
            let name = use.option.name
            if isList {
                report("'\(name)' takes one value", hint: use.option.repeated([value] + rest))
                return true
            }
            let isPair = use.option.placeholder == "key=value"
            // Of `id Int`, the colon is missing.
            let lacksColon =
                !isPair && takesCode && rest.count == 1 && !(value + rest[0]).contains(":")
                && (value + rest[0]).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            let separator = isPair ? "" : lacksColon ? ":" : " "
            let whole = ([value] + rest).joined(separator: separator).bounded
            report(
                "the value of '\(name)' ends at the space: '\(value.bounded)', then \(rest.listed)",
                hint: "\(separator == " " ? "Quote" : "Write") it: \(name) \(whole.quotedForShell)")
            return true
        }
        return false
    }
}

extension [String] {
    /// The first five words in quotation marks.
    fileprivate var listed: String {
        prefix(5).map { "'\($0.bounded)'" }.joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

extension String {
    /// Whether a hyphen precedes other bytes, except in Swift's arrow. A hyphen with a combining
    /// mark is another `Character`.
    fileprivate var looksLikeOption: Bool {
        utf8.first == UInt8(ascii: "-") && utf8.count > 1 && self != "->"
    }

    /// Returns the parts before and after the first `=`.
    func splitAtEqualsSign() -> (name: String, value: String?) {
        guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
        return (String(self[..<sign]), String(self[utf8.index(after: sign)...]))
    }

    /// Whether `name:Type` or `name=value` is incomplete.
    var isUnfinished: Bool {
        guard let separator = lastIndex(where: { ":=".contains($0) }) else { return true }
        return ["", "any", "some"].contains(self[index(after: separator)...]) || hasSuffix(",")
    }

    /// Whether it turns a flag on or off in other tools.
    var isTruthValue: Bool {
        ["true", "false", "yes", "no", "on", "off"].contains(lowercased())
    }

    /// Whether it contains punctuation that a name doesn't.
    fileprivate var isPunctuated: Bool { contains { ":=<>()[]&?!".contains($0) } }

    /// The arguments in a word such as `CarList,CarDetails`; nil if it isn't several arguments.
    fileprivate var splitAtCommas: [String]? {
        let parts = split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let isList = parts.count > 1 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
        return isList ? parts : nil
    }

    /// The names of scenes in a word such as `CarList:CarDetails`; nil if it isn't several names.
    package var splitAsNames: [String]? {
        let parts = replacing("->", with: ",").split(omittingEmptySubsequences: false) {
            ",:=/>".contains($0)
        }
        let isList = parts.count > 1 && parts.allSatisfy { $0.first?.isUppercase == true }
        return isList ? parts.map(String.init) : nil
    }

    /// The word with the hyphens or quotation marks that were meant, if it begins with others.
    fileprivate var withoutTypography: String? {
        if let dash = first, "—–".contains(dash) { return "--" + drop { "—–-".contains($0) } }
        guard let quote = first, "“”„‘’".contains(quote) else { return nil }
        return filter { !"“”„‘’".contains($0) }
    }

    /// The text, with at most 80 scalars. One `Character` can contain any number of them.
    var bounded: String {
        let (limit, tail) = (80, 15)
        let scalars = maskingURLSecrets.unicodeScalars
        guard scalars.count > limit else { return String(scalars) }
        return String(scalars.prefix(limit - tail - 1)) + "…" + String(scalars.suffix(tail))
    }
}
