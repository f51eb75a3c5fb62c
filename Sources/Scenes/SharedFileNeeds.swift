import Basics
import SwiftSource
import TemplateSets

/// Selects the shared files that the generated parts of scenes need.
///
/// A shared file is needed if a generated file names a type that it declares. Shared files that
/// such a file names, or that extend its types, are needed too. A file that only extends types of
/// others is always needed. A file for tests is needed only with tests, and then also if it names a
/// needed type.
package struct SharedFileNeeds {
    private var texts: [[UInt8]] = []
    /// Types that the texts declare.
    private var ownTypes: Set<String> = []
    private let hasTests: Bool
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
        texts = files.filter(\.path.isOfSwift).map(\.contents)
        hasTests = files.contains(where: \.isForTests)
    }

    /// Adds the needs of a Swift file.
    package mutating func addNeeds(of text: [UInt8]) {
        texts.append(text)
        ownTypes.formUnion(
            DeclaredTypes.find(in: String(decoding: text, as: UTF8.self)).map(\.name))
    }

    /// Returns the needed shared files in their order.
    package func filter(_ shared: [RenderedFile]) -> [RenderedFile] {
        let declared = shared.map { file in
            let types = file.path.isOfSwift ? DeclaredTypes.find(in: file.text) : []
            return Set(types.filter { !$0.isPrivate }.map(\.name))
        }
        var names = declared.reduce(into: Set<String>()) { $0.formUnion($1) }
        var mentioned = shared.map { Self.mentions(of: names, in: $0.contents) }
        let attracting = shared.map { file in
            Self.mentions(of: names, in: file.contents, onlyExtended: !file.isForTests)
        }
        var needed = shared.indices.filter { index in
            let file = shared[index]
            if named.contains(file.role) || named.contains(file.id) { return true }
            return mayCome(file) && declared[index].isEmpty && attracting[index].isEmpty
        }
        names.subtract(ownTypes)
        for index in mentioned.indices { mentioned[index].subtract(ownTypes) }
        var asked = texts.reduce(into: Set<String>()) {
            $0.formUnion(Self.mentions(of: names, in: $1))
        }
        for index in needed { asked.formUnion(mentioned[index]) }
        var provided = needed.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }
        while let next = shared.indices.first(where: { index in
            !needed.contains(index) && mayCome(shared[index])
                && !(declared[index].isDisjoint(with: asked)
                    && attracting[index].isDisjoint(with: provided))
        }) {
            needed.append(next)
            asked.formUnion(mentioned[next])
            provided.formUnion(declared[next])
        }
        return needed.sorted().map { shared[$0] }
    }

    private func mayCome(_ file: RenderedFile) -> Bool { !file.isForTests || hasTests }

    /// Returns the names that are words of a text.
    private static func mentions(
        of names: Set<String>, in text: [UInt8], onlyExtended: Bool = false
    ) -> Set<String> {
        var found: Set<String> = []
        var last = ""
        for token in SwiftLexer.tokens(of: text) where token.kind == .word {
            let word = String(decoding: text[token.range], as: UTF8.self)
            if names.contains(word), !onlyExtended || last == "extension" { found.insert(word) }
            last = word
        }
        return found
    }
}

extension SceneRenderer {
    /// Renders the shared files, and throws the errors of `files`.
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
        let candidates = try sharedFiles(options) { file in
            scenes.contains { file.condition.holds(for: $0.options) }
        }
        let conditions = Dictionary(
            uniqueKeysWithValues: templateSet.files.map { ($0.id, $0.condition) })
        func isWanted(_ file: RenderedFile, by scene: Scene) -> Bool {
            conditions[file.id]?.holds(for: scene.options) ?? false
        }
        let whole = scenes.filter(\.parts.isEmpty)
        let wanted = candidates.filter { file in whole.contains { isWanted(file, by: $0) } }
        var needed = Set(wanted.map(\.id))
        for scene in representatives(of: scenes.filter { !$0.parts.isEmpty })
        where needed.count < candidates.count {
            let own = try files(of: .scene(scene)).filter { !scene.adoptedFiles.contains($0.id) }
            if own.isEmpty, !scene.adoptedFiles.isEmpty { continue }
            let needs = SharedFileNeeds(of: own, named: scene.parts)
            needed.formUnion(
                needs.filter(candidates.filter { isWanted($0, by: scene) }).map(\.id))
        }
        return candidates.filter { needed.contains($0.id) }
    }

    /// Returns one of all scenes with the same needs, which don't depend on names.
    private func representatives(of scenes: [Scene]) -> [Scene] {
        var seen: Set<[AnyHashable]> = []
        return scenes.filter {
            seen.insert([$0.parts, $0.adoptedFiles, $0.options, $0.inputs, $0.routes.isEmpty])
                .inserted
        }
    }
}
