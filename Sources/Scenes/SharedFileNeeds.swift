import Basics
import SwiftSource
import TemplateSets

/// Which of the files that scenes share are needed by the parts of scenes that are made.
///
/// A shared file comes along when what is made names a type that it declares, and so do the shared
/// files that such a file names or that extend its types. One that declares no types comes along too,
/// since nothing tells who needs it. What is for tests only comes along with tests.
package struct SharedFileNeeds {
    private var texts: [[UInt8]] = []
    /// Types that the texts declare themselves.
    private var known: Set<String> = []
    private var hasTests = false
    private let named: Set<String>

    /// The needs of texts that are still to be added, tests among them.
    package init(named: Set<String>) {
        self.named = named
        hasTests = true
    }

    /// The needs of rendered files.
    ///
    /// - Parameter named: the roles and ids that were asked for.
    init(of files: [RenderedFile], named: Set<String>) {
        self.named = named
        add(files)
    }

    /// Adds the needs of a text in Swift.
    package mutating func add(_ text: [UInt8]) {
        texts.append(text)
        known.formUnion(
            DeclaredTypes.find(in: String(decoding: text, as: UTF8.self)).map(\.name))
    }

    /// Adds the needs of more files.
    mutating func add(_ files: [RenderedFile]) {
        texts += files.filter(\.path.isOfSwift).map(\.contents)
        hasTests = hasTests || files.contains { $0.root == .tests }
    }

    /// The shared files that are needed, in their order.
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

    /// Those of the names that stand in a text as words.
    private static func mentions(of names: Set<String>, in text: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for token in SwiftLexer.tokens(of: text) where token.kind == .word {
            let word = String(decoding: text[token.range], as: UTF8.self)
            if names.contains(word) { found.insert(word) }
        }
        return found
    }
}
