import Basics
import Planning
import ProjectReading
import SwiftSource

extension ScenePlanner {
    /// Adds a note for each place that still calls removed code.
    mutating func noteCalls() {
        guard desired.list == nil, !removedNames.isEmpty else { return }
        let planned = Dictionary(
            operations.map { (state.disk.absolute($0.path).text, $0) }
        ) { $1 }
        let search = NameSearch(removedNames)
        var found: [SourceText] = []
        for (path, text) in state.sources.files() {
            let operation = planned[state.disk.absolute(path).text]
            if operation?.isOrphaned == true { continue }
            let isWritten = operation?.verb.writes == true
            let text = isWritten ? String(decoding: operation?.new ?? [], as: UTF8.self) : text
            if search.canMatch(text) { found.append(SourceText(name: path, text: text)) }
        }
        // Calls of a name that other code declares, too, may mean that declaration.
        for source in found {
            removedNames.subtract(Identifiers.declaredFunctions(in: source.text))
        }
        for source in found {
            let bytes = Array(source.text.utf8)
            notes += Identifiers.find(removedNames, in: bytes).map { call in
                Diagnostic(.warning, "this names what is removed", in: source, at: call.range)
            }
            notes += Identifiers.mentions(of: removedNames, in: bytes).map { mention in
                Diagnostic(.note, "this names what is removed", in: source, at: mention.range)
            }
        }
    }
}
