import SwiftSource

/// Adds imports to rendered Swift, which a layout then sorts.
package enum ImportInsertion {
    private static let modifiers: Set<String> = [
        "@", "fileprivate", "import", "internal", "package", "private", "public",
    ]

    /// Returns a text that imports modules: before its first import outside `#if`, or else after the
    /// comment that it begins with. A module that it imports already isn't added.
    ///
    /// - Parameter canBePublic: Whether the imports are public if the text has public declarations.
    package static func inserting(
        _ modules: [String], into text: [UInt8], canBePublic: Bool = true
    ) -> [UInt8] {
        if modules.isEmpty { return text }
        let head = Head(of: text)
        let access = canBePublic && head.isAbovePublicDeclarations ? "public " : ""
        let added = modules.filter { !head.modules.contains($0) }
            .map { "\(access)import \($0)\n" }.joined()
        if added.isEmpty { return text }
        var lines = added
        var place = head.imports ?? head.commentEnd
        if head.imports == nil {
            lines += "\n"
            let newline = UInt8(ascii: "\n")
            // The comment, the end of its line, and an empty line.
            for _ in 0..<2 where place > 0 {
                if text.count > place, text[place] == newline {
                    place += 1
                } else {
                    lines = "\n" + lines
                }
            }
        }
        return Array(text[..<place]) + lines.utf8 + text[place...]
    }

    /// The comment and the imports at the beginning of a file.
    private struct Head {
        /// The modules that are imported outside `#if`.
        var modules: Set<String> = []
        /// The offset of the first import outside `#if`.
        var imports: Int?
        /// The end of the comment, unless it documents a declaration.
        var commentEnd = 0
        var isAbovePublicDeclarations = false

        init(of text: [UInt8]) {
            var isBelowComment = true
            var depth = 0
            let lines = SwiftLexer.tokens(of: text).split { $0.kind == .newline }
            isAbovePublicDeclarations = lines.contains { line in
                let words = line.map { text[$0.range] }
                return words.contains { $0.elementsEqual("public".utf8) }
                    && !words.contains { $0.elementsEqual("import".utf8) }
            }
            for line in lines {
                let words = line.map { String(decoding: text[$0.range], as: UTF8.self) }
                if line.allSatisfy({ $0.kind == .comment }) {
                    let isPlain = !words[0].hasPrefix("///") && !words[0].hasPrefix("/**")
                    if isBelowComment, isPlain {
                        commentEnd = line[line.endIndex - 1].range.upperBound
                    }
                    isBelowComment = isBelowComment && isPlain
                    continue
                }
                isBelowComment = false
                switch words[0] {
                case "#if": depth += 1
                case "#endif": depth -= 1
                default:
                    if depth > 0 { continue }
                    guard modifiers.contains(words[0]),
                        let module = words.drop(while: { $0 != "import" }).dropFirst().first
                    else { return }
                    imports = imports ?? line[line.startIndex].range.lowerBound
                    modules.insert(module)
                }
            }
        }
    }
}
