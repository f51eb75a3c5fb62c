import Basics

/// A completion script's question: `scene-kit ---completion fish -- <words>`. The words are those
/// behind the program's name up to the cursor, and the last one is being typed.
///
/// The answer begins with a line that says what to offer: `values`, `file` or `directory`. A line
/// for each value follows. Where anything fails, it lists no values.
package struct CompletionRequest: Hashable, Sendable {
    /// The first word of the hidden command line. It has a hyphen more than any option, so it
    /// never stands in the way of one.
    static let word = "---completion"

    /// The command line so far without the program's name; the last word is being typed.
    package let words: [String]
    private let shell: CompletionShell?
    /// Only bash gives the line in pieces.
    private let bashLine: BashLine?

    init?(_ words: [String]) {
        guard words.first == Self.word else { return nil }
        let facts = words.dropFirst().prefix { $0 != "--" }
        let line = Array(words.dropFirst(facts.count + 2))
        shell = facts.first.flatMap(CompletionShell.init)
        if shell == .bash {
            let facts = Array(facts.dropFirst())
            let bashLine = BashLine(
                text: facts.first ?? "", replaced: facts.dropFirst().first, pieces: line)
            self.words = bashLine.words + [bashLine.typed]
            self.bashLine = bashLine
        } else {
            self.words = line
            bashLine = nil
        }
    }

    /// What the script is told.
    package func answer(_ completion: Completion) -> String {
        switch completion.offer {
        case .file: pathAnswer("file", completion)
        case .directory: pathAnswer("directory", completion)
        case .candidates(let candidates):
            // A line of the answer cannot hold them, and a terminal must not see them.
            answer(
                completion.prefix,
                candidates.filter { $0.value == $0.value.escapedForTerminal() })
        }
    }

    private func answer(_ prefix: String, _ candidates: [Candidate]) -> String {
        let lines =
            if let bashLine {
                candidates.compactMap { bashLine.reply(prefix + $0.value) }
            } else {
                candidates.map {
                    "\(prefix)\($0.value)\t\($0.description.escapedForTerminal())"
                }
            }
        return (["values"] + lines).joined(separator: "\n") + "\n"
    }

    /// What stands before the path in the word, and for bash also the path's beginning.
    private func pathAnswer(_ directive: String, _ completion: Completion) -> String {
        guard let bashLine else { return "\(directive)\n\(completion.prefix)\n" }
        let (added, dropped) = bashLine.difference(from: completion.prefix)
        return "\(directive)\n\(completion.typed)\n\(added)\n\(dropped)\n"
    }
}
