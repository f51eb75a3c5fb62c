/// A shell that a completion script can be made for.
package enum CompletionShell: String, Sendable, CaseIterable {
    case bash, zsh, fish
}

extension CommandTree {
    /// A script that makes a shell complete this program's command line.
    ///
    /// Subcommands, options and choices are in the script. For `.dynamic` values it calls
    /// the program by the word the user typed, as `CompletionRequest` says.
    package func completionScript(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletion(self).script
        case .zsh: ZshCompletion(self).script
        case .fish: FishCompletion(self).script
        }
    }
}

/// A completion script's question: `scene-kit ---completion <key> -- <words>`.
///
/// The program answers with one candidate a line: the whole value, and after a tab, if it likes,
/// a description. The script filters them by what is typed; whatever goes wrong, it offers nothing.
package struct CompletionRequest: Hashable, Sendable {
    /// The first word of the hidden command line. It has a hyphen more than any option, so it
    /// never stands in the way of one.
    static let word = "---completion"

    /// The key of the `ValueSource.dynamic` that is asked for.
    package let key: String
    /// The command line so far without the program's name; the last word is being typed.
    package let words: [String]
    /// What the words before the last one say, as far as they can be understood.
    package let arguments: ParsedArguments

    init?(_ words: [String], in tree: CommandTree) {
        guard words.first == Self.word else { return nil }
        key = words.dropFirst().first ?? ""
        self.words = Array(words.dropFirst(words.dropFirst(2).first == "--" ? 3 : 2))
        var parser = ArgumentParser(Array(self.words.dropLast()), from: tree.rootPath)
        parser.scan()
        arguments = parser.arguments
    }

    /// The beginning of the value that is being typed: what follows `=` in `--option=value`.
    package var current: String {
        let last = words.last ?? ""
        return last.hasPrefix("--") ? last.splitAtEqualsSign().value ?? last : last
    }
}

extension CommandTree {
    /// The program's name as part of a shell function's name.
    var functionName: String {
        "_" + String(root.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

extension CommandPath {
    /// Every spelling of the options that may not be given beside this one, itself included
    /// unless it is repeatable.
    func spellingsRuledOut(by option: Option) -> [String] {
        let others = command.exclusions.filter { $0.contains(option) }.joined()
            .filter { $0.name != option.name }
        let itself = option.isRepeatable ? [] : [option]
        return (itself + Set(others).sorted { $0.name < $1.name }).flatMap(\.spellings)
    }
}

extension String {
    /// The text as one word of a POSIX shell, bash or zsh.
    var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

    /// The text as one word of fish.
    var fishQuoted: String {
        "'" + replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
    }

    func indented(by count: Int) -> String {
        let margin = String(repeating: " ", count: count)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }
}
