import Basics

/// A completion of the word at the cursor.
package struct Candidate: Hashable, Sendable {
    /// The whole word, or the whole value of an option.
    package let value: String
    /// A text that a shell may show beside it.
    package let description: String

    package init(_ value: String, _ description: String = "") {
        (self.value, self.description) = (value, description)
    }
}

/// A question for the candidates of a `ValueSource.dynamic`.
package struct ValueQuestion: Hashable, Sendable {
    package let key: String
    /// The arguments before the value, as far as they can be parsed.
    package let arguments: ParsedArguments
    /// The beginning of the value.
    package let typed: String
}

/// The completions of the last word of a command line.
package struct Completion: Hashable, Sendable {
    package enum Offer: Hashable, Sendable {
        case candidates([Candidate])
        /// Paths that the shell lists.
        case file, directory
    }

    /// The part of the word before each candidate, such as `--template=`. Usually empty.
    package var prefix = ""
    /// The beginning of a candidate.
    package let typed: String
    package let offer: Offer
}

extension CommandTree {
    /// Returns the completions of the last word. The words don't include the program's name.
    ///
    /// The candidates for a value don't depend on what is typed, because zsh and fish have their
    /// own ways to filter them. Options begin with what is typed.
    package func completion(
        of words: [String], values: (ValueQuestion) -> [Candidate]
    ) -> Completion {
        let typed = words.last ?? ""
        let parser = ArgumentParser(Array(words.dropLast()), from: rootPath)
        let arguments = parser.arguments
        let path = arguments.path
        func completion(of typed: String, from source: ValueSource) -> Completion {
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
            return Completion(typed: typed, offer: offer)
        }

        if let option = parser.optionWithoutValue {
            return completion(of: typed, from: option.source)
        }
        let canBeOption = !parser.isAfterTerminator
        if canBeOption, typed.hasPrefix("--"),
            case (let name, let value?) = typed.splitAtEqualsSign()
        {
            var result = completion(of: value, from: path.option(spelled: name)?.source ?? .any)
            result.prefix = name + "="
            return result
        }
        let optionsLeft = arguments.optionsLeft.filter { $0.value.hasPrefix(typed) }
        let options = Completion(typed: typed, offer: .candidates(optionsLeft))
        if canBeOption, typed.hasPrefix("-") { return options }
        let subcommands = path.command.subcommands
        if !subcommands.isEmpty {
            let names = subcommands.map { Candidate($0.name, $0.abstract) }
            return Completion(typed: typed, offer: .candidates(canBeOption ? names : []))
        }
        let argument = path.command.argument(at: arguments.positionals.count)
        let result = completion(of: typed, from: argument?.source ?? .any)
        // If no argument can follow, offer the options.
        return result.offer == .candidates([]) && typed.isEmpty && canBeOption ? options : result
    }
}

extension ParsedArguments {
    /// The spellings of the options that can be added.
    fileprivate var optionsLeft: [Candidate] {
        let ruledOut = optionUses.map(\.option).flatMap { given in
            let others = path.command.exclusions.filter { $0.contains(given) }.joined()
            return others.filter { $0 != given } + (given.isRepeatable ? [] : [given])
        }
        return path.options.filter { !ruledOut.contains($0) }.flatMap { option in
            option.spellings.map { Candidate($0, option.help) }
        }
    }
}

/// A question from a completion script: `scene-kit ---completion fish -- <words>`, or for bash
/// `scene-kit ---completion bash <line> <replaced>`, with the line as it is typed.
///
/// The first line of the answer is `values`, `file`, or `directory`. A line for each value follows,
/// or the part of the word before a path; for bash also the path's beginning. If anything fails,
/// the answer has no values.
package struct CompletionRequest: Hashable, Sendable {
    /// The first word of the hidden command line. It has one more hyphen than any option.
    static let word = "---completion"

    /// The command line up to the cursor, without the program's name.
    package let words: [String]
    /// The line of bash, or nil for other shells.
    private let bashLine: BashLine?

    init?(_ words: [String]) {
        guard words.first == Self.word else { return nil }
        let facts = words.dropFirst()
        if facts.first == CompletionShell.bash.rawValue {
            let texts = facts.dropFirst() + ["", ""]
            let line = BashLine(texts[texts.startIndex], replacing: texts[texts.startIndex + 1])
            (self.words, bashLine) = (line.words, line)
        } else {
            (self.words, bashLine) = (Array(facts.drop { $0 != "--" }.dropFirst()), nil)
        }
    }

    /// Returns the answer to the script.
    package func answer(_ completion: Completion) -> String {
        guard case .candidates(let candidates) = completion.offer else {
            let directive = completion.offer == .file ? "file" : "directory"
            guard let bashLine else { return "\(directive)\n\(completion.prefix)\n" }
            let (added, dropped) = bashLine.difference(from: completion.prefix)
            return "\(directive)\n\(completion.typed)\n\(added)\n\(dropped)\n"
        }
        let lines = candidates.compactMap { candidate -> String? in
            // Control characters would break the lines or reach the terminal.
            guard candidate.value == candidate.value.escapedForTerminal() else { return nil }
            let word = completion.prefix + candidate.value
            return bashLine == nil
                ? "\(word)\t\(candidate.description.escapedForTerminal())" : bashLine?.reply(word)
        }
        return (["values"] + lines).joined(separator: "\n") + "\n"
    }
}

/// A command line up to the cursor, as bash passes it to a completion function. Readline splits
/// words at the characters of COMP_WORDBREAKS, such as `=` and `:`, and replaces only the last
/// piece.
struct BashLine: Hashable {
    /// The words after the program's name, without quotes. The last one is at the cursor.
    let words: [String]
    /// The part of the last word that bash doesn't replace.
    private let kept: String
    /// The quotation mark that is open at the cursor.
    private let quote: Character?

    private var typed: String { words[words.count - 1] }

    /// - Parameter replaced: The text that bash replaces: the second argument of a completion
    ///   function. It includes an open quotation mark in some versions of bash.
    init(_ line: String, replacing replaced: String) {
        let (all, quote) = Self.split(line)
        words = all.count > 1 ? Array(all.dropFirst()) : [""]
        self.quote = quote
        let typed = words[words.count - 1]
        let rest = Self.split(replaced).words.joined(separator: " ")
        let isSeparator = rest.allSatisfy { $0 == "=" || $0 == ":" }
        let start = typed.hasSuffix(rest) ? String(typed.dropLast(rest.count)) : ""
        kept = isSeparator ? typed : start
    }

    /// Splits a text at the spaces outside of quotation marks, and removes quotes and backslashes.
    private static func split(_ text: String) -> (words: [String], openQuote: Character?) {
        var word = ""
        var words: [String] = []
        var quote: Character?
        var previous: Character = " "
        for character in text {
            let isEscaped = previous == "\\" && quote != "'"
            let isAfterSpace = previous == " "
            // A character after an escaped one isn't escaped.
            previous = isEscaped ? "." : character
            if isEscaped {
                word.append(character)
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else if quote == nil, character == " " {
                if !isAfterSpace { words.append(word) }
                word = ""
            } else if character != "\\" || quote == "'" {
                word.append(character)
            }
        }
        return (words + [word], quote)
    }

    /// Returns the text for COMPREPLY, or nil if the word doesn't begin with what is typed.
    func reply(_ word: String) -> String? {
        guard word.utf8.starts(with: typed.utf8) else { return nil }
        let reply = String(Substring(word.utf8.dropFirst(kept.utf8.count)))
        guard !reply.isEmpty else { return nil }
        switch quote {
        // These characters would end the quotation or be expanded in it.
        case "\"": return reply.contains { "\"$`\\!".contains($0) } ? nil : reply
        case "'": return reply.contains("'") ? nil : reply
        default: return reply.backslashed
        }
    }

    /// Returns the characters to add before a word that follows `prefix`, or those to drop from it,
    /// to get what bash replaces.
    func difference(from prefix: String) -> (added: Substring, dropped: Substring) {
        (prefix.dropFirst(kept.count), kept.dropFirst(prefix.count))
    }
}

extension String {
    /// The text with backslashes, as a user would type it.
    fileprivate var backslashed: String {
        map { character in
            let isPlain =
                !character.isASCII || character.isLetter || character.isNumber
                || "_=.,:/@%+-".contains(character)
            return isPlain ? "\(character)" : "\\\(character)"
        }.joined()
    }
}
