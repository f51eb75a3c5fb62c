import Basics

/// A completion of the word at the cursor.
package struct Candidate: Hashable, Sendable {
    /// The whole word, or the whole value of an option.
    package let value: String
    /// A text that a shell may show beside it.
    package let description: String

    package init(_ value: String, _ description: String = "") {
        self.value = value
        self.description = description
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
    /// The candidates for a value don't depend on what is typed, because zsh and fish have their own
    /// ways to filter them. Options begin with what is typed.
    package func completion(
        of words: [String], values: (ValueQuestion) -> [Candidate]
    ) -> Completion {
        let typed = words.last ?? ""
        var parser = ArgumentParser(Array(words.dropLast()), from: rootPath)
        parser.scan()
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
        let options = Completion(
            typed: typed,
            offer: .candidates(arguments.optionsLeft.filter { $0.value.hasPrefix(typed) }))
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

/// A question from a completion script: `scene-kit ---completion fish -- <words>`. The words are
/// the command line up to the cursor, without the program's name.
///
/// The first line of the answer is `values`, `file`, or `directory`. A line for each value follows.
/// If anything fails, the answer has no values.
package struct CompletionRequest: Hashable, Sendable {
    /// The first word of the hidden command line. It has one more hyphen than any option.
    static let word = "---completion"

    /// The command line up to the cursor, without the program's name.
    package let words: [String]
    /// The line as bash splits it, or nil for other shells.
    private let bashLine: BashLine?

    init?(_ words: [String]) {
        guard words.first == Self.word else { return nil }
        let facts = Array(words.dropFirst().prefix { $0 != "--" })
        let line = Array(words.dropFirst(facts.count + 2))
        if facts.first == CompletionShell.bash.rawValue {
            let bashLine = BashLine(
                text: facts.count > 1 ? facts[1] : "", replaced: facts.count > 2 ? facts[2] : nil,
                pieces: line)
            self.words = bashLine.words + [bashLine.typed]
            self.bashLine = bashLine
        } else {
            self.words = line
            bashLine = nil
        }
    }

    /// Returns the answer to the script.
    package func answer(_ completion: Completion) -> String {
        let candidates: [Candidate]
        switch completion.offer {
        case .file: return pathAnswer("file", completion)
        case .directory: return pathAnswer("directory", completion)
        // Values with control characters would break the lines or reach the terminal.
        case .candidates(let all):
            candidates = all.filter { $0.value == $0.value.escapedForTerminal() }
        }
        let lines = candidates.compactMap { candidate in
            let word = completion.prefix + candidate.value
            return bashLine == nil
                ? "\(word)\t\(candidate.description.escapedForTerminal())" : bashLine?.reply(word)
        }
        return (["values"] + lines).joined(separator: "\n") + "\n"
    }

    /// Returns the part of the word before the path, and for bash also the path's beginning.
    private func pathAnswer(_ directive: String, _ completion: Completion) -> String {
        guard let bashLine else { return "\(directive)\n\(completion.prefix)\n" }
        let (added, dropped) = bashLine.difference(from: completion.prefix)
        return "\(directive)\n\(completion.typed)\n\(added)\n\(dropped)\n"
    }
}

/// A command line as bash passes it to a completion function.
///
/// Readline splits words at the characters of COMP_WORDBREAKS, such as `=` and `:`, and replaces
/// only the last piece. Test scripts often set only COMP_WORDS.
struct BashLine: Hashable {
    /// The words between the program's name and the cursor, without quotes.
    private(set) var words: [String] = []
    /// The word at the cursor.
    private(set) var typed = ""
    /// The part of `typed` that bash doesn't replace.
    private var kept = ""
    /// The quotation mark that is open at the cursor.
    private var quote: Character?

    /// - Parameters:
    ///   - text: COMP_LINE, or an empty string.
    ///   - replaced: The text that bash replaces: the second argument of a completion function.
    ///   - pieces: COMP_WORDS up to the cursor, beginning with the program.
    init(text: String, replaced: String?, pieces: [String]) {
        var rest = text[...]
        var before = ""
        for (index, piece) in pieces.enumerated() {
            let isSeparated = index < 2 || rest.first?.isWhitespace == true
            let isJoined = !isSeparated && (piece.isSeparator || before.isSeparator)
            if isJoined {
                kept = typed
            } else {
                if index > 1 { words.append(typed.filter { !#"'"\"#.contains($0) }) }
                typed = ""
                kept = ""
            }
            if !piece.isEmpty, let range = rest.firstRange(of: piece) {
                rest = rest[range.upperBound...]
            }
            before = piece
            if index > 0 { typed += piece }
        }
        let piece = pieces.count > 1 ? before : ""
        settle(piece, replaced: replaced ?? piece)
    }

    /// Removes the open quotation mark from the last piece, and finds the part that bash replaces.
    private mutating func settle(_ lastPiece: String, replaced: String) {
        var (piece, replaced) = (lastPiece, replaced)
        if let first = piece.first, first == "'" || first == "\"" {
            quote = first
            piece.removeFirst()
            typed = kept + piece
            // The replaced text includes the quotation mark in some versions of bash.
            if replaced.first == first { replaced.removeFirst() }
        }
        if !replaced.isEmpty, piece.hasPrefix(replaced) {
            // The cursor may be within the word. Ignore what follows it.
            piece = replaced
            typed = kept + replaced
        } else if !replaced.isEmpty, typed.hasSuffix(replaced) {
            // bash 3.2 doesn't split the words, but only replaces what follows the =.
            piece = replaced
            kept = String(typed.dropLast(replaced.count))
        }
        if piece.isSeparator || replaced.isEmpty && typed.last?.isWordBreak == true {
            kept = typed
        }
        // Outside quotation marks, a backslash escapes the next character.
        if quote == nil {
            typed.removeAll { $0 == "\\" }
            kept.removeAll { $0 == "\\" }
        }
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
    func difference(from prefix: String) -> (added: String, dropped: String) {
        prefix.count >= kept.count
            ? (String(prefix.dropFirst(kept.count)), "")
            : ("", String(kept.dropFirst(prefix.count)))
    }
}

extension Character {
    fileprivate var isWordBreak: Bool { self == "=" || self == ":" }
}

extension String {
    /// Whether it is a piece that only contains separators.
    fileprivate var isSeparator: Bool { !isEmpty && allSatisfy(\.isWordBreak) }

    /// The text with backslashes, as a user would type it.
    fileprivate var backslashed: String {
        reduce(into: "") { result, character in
            let isPlain =
                !character.isASCII || character.isLetter || character.isNumber
                || "_=.,:/@%+-".contains(character)
            result += isPlain ? "" : "\\"
            result.append(character)
        }
    }
}
