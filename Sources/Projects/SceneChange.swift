package import Basics
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

    package init() {}

    package var isEmpty: Bool {
        [parameters, dependencies, imports, samples, droppedParameters, droppedDependencies]
            .allSatisfy(\.isEmpty)
    }

    /// Returns the changed entry.
    ///
    /// - Throws: `Failure` with 64 for a text that can't be parsed, and 66 for an unknown name to
    ///   remove.
    package func applied(to entry: SceneEntry) throws(Failure) -> SceneEntry {
        var entry = entry
        var problems = Problems()
        let parameterName = { (text: SourceText) throws(Failure) in
            try Parameter(parsing: text).name.name
        }
        let dependencyName = { (text: SourceText) throws(Failure) in
            try Parameter(dependency: text).name.name
        }
        let sampleName = { (text: SourceText) throws(Failure) in
            try Sample(parsing: text, known: nil).name
        }
        func changed(
            _ list: [SourceText]?, _ edit: NamedTexts.Edit,
            _ name: @escaping (SourceText) throws(Failure) -> String
        ) -> [SourceText]? {
            problems.collect { () throws(Failure) in
                try NamedTexts(list ?? [], name).applying(edit, of: entry.name.text)
            } ?? list
        }
        let choices = entry.choices
        entry.choices.parameters = changed(
            choices.parameters,
            .init(adding: parameters, dropping: droppedParameters, kind: "parameter"), parameterName
        )
        entry.choices.dependencies = changed(
            choices.dependencies,
            .init(adding: dependencies, dropping: droppedDependencies, kind: "dependency"),
            dependencyName)
        // The sample of a parameter is removed with it.
        let dropped = Set(droppedParameters.map(\.text))
        let kept = choices.samples?.filter { text in
            !dropped.contains((try? sampleName(text)) ?? "")
        }
        entry.choices.samples = changed(
            kept, .init(adding: samples, dropping: [], kind: "sample"), sampleName)
        entry.choices.imports = changed(
            choices.imports, .init(adding: imports, dropping: [], kind: "import")
        ) { text throws(Failure) in text.text }
        try problems.check()
        return entry
    }
}

/// Texts that each declare an item with a name.
private struct NamedTexts {
    struct Edit {
        let adding: [SourceText]
        let dropping: [SourceText]
        /// The kind of item, for messages.
        let kind: String
    }

    private var texts: [(name: String, text: SourceText)] = []
    private let nameOf: (SourceText) throws(Failure) -> String

    init(
        _ texts: [SourceText], _ name: @escaping (SourceText) throws(Failure) -> String
    ) throws(Failure) {
        nameOf = name
        self.texts = try mapCollectingErrors(texts) { (text) throws(Failure) in
            (try name(text), text)
        }
    }

    /// - Returns: The changed texts; nil if none are left.
    func applying(_ edit: Edit, of scene: String) throws(Failure) -> [SourceText]? {
        var texts = texts
        for name in edit.dropping {
            guard let index = texts.firstIndex(where: { $0.name == name.text }) else {
                throw Failure(
                    .notFound,
                    name.diagnostic(
                        "the scene '\(scene)' has no \(edit.kind) '\(name.text)'",
                        hint: Suggestions.question(for: name.text, among: texts.map(\.name))))
            }
            texts.remove(at: index)
        }
        var added: Set<String> = []
        for text in edit.adding {
            let name = try nameOf(text)
            guard added.insert(name).inserted else {
                throw text.failure(
                    "the \(edit.kind) '\(name)' is given twice", hint: "Give it once.")
            }
            if let index = texts.firstIndex(where: { $0.name == name }) {
                texts[index].text = text
            } else {
                texts.append((name, text))
            }
        }
        return texts.isEmpty ? nil : texts.map(\.text)
    }
}
