package import Basics

/// Declarations that generated code uses, and that handwritten files of the scene lack.
package struct MissingDeclarations {
    private var types: Set<String> = []
    private var properties: Set<String> = []
    private var signatures = ChangedSignatures()

    package init() {}

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - expected: The file as the set generates it.
    ///   - written: The file that the user wrote, if any.
    package mutating func add(_ expected: String, writtenAs written: String?) {
        types.formUnion(DeclaredTypes.find(in: expected).filter { !$0.isPrivate }.map(\.name))
        guard let written else { return }
        signatures.add(from: expected, to: written)
        let visible = [expected, written].map {
            SwiftCode(SourceText(name: "", text: $0)).visibleProperties
        }
        properties.formUnion(visible[0].subtracting(visible[1]))
    }

    /// Removes the types that a file declares.
    package mutating func removeTypes(declaredIn text: String) {
        types.subtract(DeclaredTypes.find(types, in: text).map(\.name))
    }

    /// The first use of each missing declaration in a file, as a note.
    package func uses(in source: SourceText) -> [Diagnostic] {
        let code = SwiftCode(source)
        let properties = properties.subtracting(
            code.declarations.filter(\.isProperty).map(\.name))
        var notes: [String: (start: Int, note: Diagnostic)] = [:]
        func add(
            _ name: String, _ state: String, _ range: Range<Int>,
            hint: String = "Change its declaration, or this line."
        ) {
            if notes[name] != nil { return }
            let note = Diagnostic(
                .note, "'\(name)' \(state)", in: source, at: range, hint: hint)
            notes[name] = (range.lowerBound, note)
        }
        for index in code.tokens.indices where code.isWord(index) {
            let (name, range) = (code.name(index), code.tokens[index].range)
            if types.contains(name) {
                add(name, "isn't declared", range, hint: "Declare it, or change this line.")
            }
            if properties.contains(name), code.word(index - 1) == ".", code.word(index + 1) != "(" {
                add(name, "is private or isn't declared", range)
            }
        }
        for call in signatures.brokenCalls(in: source, comparingTypes: false) {
            add(call.name, call.state, call.range)
        }
        return notes.values.sorted { $0.start < $1.start }.map(\.note)
    }
}

extension SwiftCode {
    /// The properties of top-level types that other files can use.
    fileprivate var visibleProperties: Set<String> {
        let found = declarations.filter { declaration in
            guard declaration.isProperty, !isPrivate(declaration), let parent = declaration.parent
            else { return false }
            return declarations[parent].isType && declarations[parent].parent == nil
        }
        return Set(found.map(\.name))
    }
}
