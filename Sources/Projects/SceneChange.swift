package import Basics
import Scenes
import SwiftSource

/// A change to a recorded scene. Named items are added or replaced, and everything else is kept.
package struct SceneChange: Sendable {
    package var parameters: [SourceText] = []
    package var dependencies: [SourceText] = []
    package var imports: [SourceText] = []
    package var samples: [SourceText] = []
    /// The names of parameters and dependencies to remove.
    package var droppedParameters: [SourceText] = []
    package var droppedDependencies: [SourceText] = []
    /// The keys of options to remove.
    package var droppedOptions: [SourceText] = []

    package init() {}

    package var isEmpty: Bool {
        [
            parameters, dependencies, imports, samples, droppedParameters, droppedDependencies,
            droppedOptions,
        ].allSatisfy(\.isEmpty)
    }

    /// Returns the changed entry. Throws a `Failure` with 64 for a text that can't be parsed, and
    /// 66 for an unknown name to remove.
    package func applied(to entry: SceneEntry) throws(Failure) -> SceneEntry {
        var entry = entry
        var problems = Problems()
        func edit(
            _ list: WritableKeyPath<SceneChoices, [SourceText]?>, _ kind: String,
            adding added: [SourceText], dropping dropped: [SourceText] = [],
            _ name: (SourceText) throws(Failure) -> String
        ) {
            _ = problems.collect { () throws(Failure) in
                var items = try mapCollectingErrors(entry.choices[keyPath: list] ?? []) {
                    (text) throws(Failure) in (name: try name(text), text: text)
                }
                for name in dropped {
                    guard let index = items.firstIndex(where: { $0.name == name.text }) else {
                        let names = items.map(\.name)
                        throw entry.failure(withoutA: kind, name, among: names)
                    }
                    items.remove(at: index)
                }
                var names: Set<String> = []
                for text in added {
                    let name = try name(text)
                    if !names.insert(name).inserted {
                        throw text.failure(
                            "the \(kind) '\(name)' is given twice", hint: "Give it once.")
                    }
                    if let index = items.firstIndex(where: { $0.name == name }) {
                        items[index].text = text
                    } else {
                        items.append((name, text))
                    }
                }
                entry.choices[keyPath: list] = items.isEmpty ? nil : items.map(\.text)
            }
        }
        func sampleName(_ text: SourceText) throws(Failure) -> String {
            try Sample(parsing: text, for: nil).name
        }
        edit(
            \.parameters, "parameter", adding: parameters, dropping: droppedParameters
        ) { (text) throws(Failure) in try Parameter(parsing: text).name.name }
        edit(
            \.dependencies, "dependency", adding: dependencies, dropping: droppedDependencies
        ) { (text) throws(Failure) in try Parameter(dependency: text).name.name }
        // The sample of a parameter is removed with it.
        let dropped = Set(droppedParameters.map(\.text))
        entry.choices.samples?.removeAll { dropped.contains((try? sampleName($0)) ?? "") }
        edit(\.samples, "sample", adding: samples, sampleName)
        edit(\.imports, "import", adding: imports) { $0.text }
        for name in droppedOptions where entry.choices.options.removeValue(forKey: name.text) == nil
        {
            let names = entry.choices.options.keys.sorted()
            problems.add(entry.failure(withoutA: "option", name, among: names))
        }
        try problems.check()
        return entry
    }
}

extension SceneEntry {
    /// Returns a failure for a parameter, dependency, or option to drop that the scene doesn't have.
    fileprivate func failure(
        withoutA kind: String, _ missing: SourceText, among names: [String]
    ) -> Failure {
        let word = String(missing.text.prefix { !":=".contains($0) })
        return missing.failure(
            .notFound, "the scene '\(name.text)' has no \(kind) '\(missing.text)'",
            hint: Suggestions.question(for: word, among: names)
                ?? "'scene-kit show \(name.text)' shows its choices.")
    }
}
