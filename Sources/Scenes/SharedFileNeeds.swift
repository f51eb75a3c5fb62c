import Basics
import SwiftSource
import TemplateSets

/// Selects the shared files that the generated parts of scenes need.
///
/// A shared file is needed if a generated file names a type that it declares. Shared files that
/// such a file names, or that extend its types, are needed too. A file without types is always
/// needed. A file for tests is needed only with tests.
package struct SharedFileNeeds {
    private var texts: [[UInt8]] = []
    /// Types that the texts declare.
    private var known: Set<String> = []
    private var hasTests = false
    private let named: Set<String>

    /// Creates an empty selection, for texts that include tests.
    package init(named: Set<String>) {
        self.named = named
        hasTests = true
    }

    /// Creates the selection of rendered files.
    ///
    /// - Parameter named: The roles and ids that the user selected.
    init(of files: [RenderedFile], named: Set<String>) {
        self.named = named
        add(files)
    }

    /// Adds the needs of a Swift file.
    package mutating func add(_ text: [UInt8]) {
        texts.append(text)
        known.formUnion(
            DeclaredTypes.find(in: String(decoding: text, as: UTF8.self)).map(\.name))
    }

    mutating func add(_ files: [RenderedFile]) {
        texts += files.filter(\.path.isOfSwift).map(\.contents)
        hasTests = hasTests || files.contains { $0.root == .tests }
    }

    /// Returns the needed shared files in their order.
    package func filter(_ shared: [RenderedFile]) -> [RenderedFile] {
        let declared = shared.map { file in
            file.path.isOfSwift ? Set(DeclaredTypes.find(in: file.text).map(\.name)) : []
        }
        var names = declared.reduce(into: Set<String>()) { $0.formUnion($1) }
        var mentioned = shared.map { Self.mentions(of: names, in: $0.contents) }
        var needed = shared.indices.filter { index in
            let file = shared[index]
            if named.contains(file.role) || named.contains(file.id) { return true }
            return mayCome(file) && declared[index].isEmpty && mentioned[index].isEmpty
        }
        names.subtract(known)
        for index in mentioned.indices { mentioned[index].subtract(known) }
        var asked = texts.reduce(into: Set<String>()) {
            $0.formUnion(Self.mentions(of: names, in: $1))
        }
        for index in needed { asked.formUnion(mentioned[index]) }
        var provided = needed.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }
        while let next = shared.indices.first(where: { index in
            !needed.contains(index) && mayCome(shared[index])
                && !(declared[index].isDisjoint(with: asked)
                    && mentioned[index].isDisjoint(with: provided))
        }) {
            needed.append(next)
            asked.formUnion(mentioned[next])
            provided.formUnion(declared[next])
        }
        return needed.sorted().map { shared[$0] }
    }

    private func mayCome(_ file: RenderedFile) -> Bool { file.root != .tests || hasTests }

    /// Returns the names that are words of a text.
    private static func mentions(of names: Set<String>, in text: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for token in SwiftLexer.tokens(of: text) where token.kind == .word {
            let word = String(decoding: text[token.range], as: UTF8.self)
            if names.contains(word) { found.insert(word) }
        }
        return found
    }
}

extension SceneRenderer {
    /// Renders the shared files.
    ///
    /// Throws the errors of `files`.
    func files(
        _ shared: SceneGeneration.SharedFiles, by scenes: [Scene]
    ) throws(Failure) -> [RenderedFile] {
        switch shared {
        case .none: []
        case .all(let options): try sharedFiles(options) { $0.condition.holds(for: options) }
        case .needed(let options): try sharedFiles(options, neededBy: scenes)
        }
    }

    private func sharedFiles(
        _ options: OptionValues, neededBy scenes: [Scene]
    ) throws(Failure) -> [RenderedFile] {
        let whole = scenes.filter(\.parts.isEmpty)
        let partial = scenes.filter { !$0.parts.isEmpty }
        let asked = try sharedFiles(options) { file in
            whole.contains { file.condition.holds(for: $0.options) }
        }
        if partial.isEmpty { return asked }
        let known = Set(asked.map(\.id))
        let possible = try sharedFiles(options) { file in
            partial.contains { file.condition.holds(for: $0.options) }
        }
        if known.isSuperset(of: possible.map(\.id)) { return asked }
        var needed: Set<String> = known
        for scene in representatives(of: partial) {
            let own = try files(of: .scene(scene))
            let its = possible.filter { file in
                templateSet.files.contains {
                    $0.id == file.id && $0.condition.holds(for: scene.options)
                }
            }
            needed.formUnion(
                SharedFileNeeds(of: own, named: scene.parts).filter(its).map(\.id))
        }
        let all = asked + possible.filter { !known.contains($0.id) }
        return templateSet.files.compactMap { file in
            needed.contains(file.id) ? all.first { $0.id == file.id } : nil
        }
    }

    /// Returns one of all scenes with the same needs, which don't depend on names.
    private func representatives(of scenes: [Scene]) -> [Scene] {
        struct CacheKey: Hashable {
            let parts: Set<String>
            let options: OptionValues
            let inputs: [Parameter]
            let leads: Bool
        }
        var seen: Set<CacheKey> = []
        return scenes.filter {
            seen.insert(
                CacheKey(
                    parts: $0.parts, options: $0.options, inputs: $0.inputs,
                    leads: !$0.routes.isEmpty)
            ).inserted
        }
    }
}
