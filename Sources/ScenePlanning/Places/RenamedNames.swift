import Basics
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// A file rendered with the old name of a scene and with the new one.
typealias RenamedFile = (before: OutputFile, after: OutputFile)

/// The names that a command changes in code.
struct RenamedNames {
    let (old, new): (String, String)
    /// Old names of types and functions to new ones.
    private(set) var names: [String: String] = [:]
    /// Names of types that the user declares, and the scene's files only extend.
    private var extended: Set<String> = []
    /// The scenes of other packages that have other types of these names.
    var strangers: Set<String> = []
    /// The values that options of sets list, which aren't names of types.
    var fixedValues: Set<String> = []
    /// The old names that strings in code share with nibs and with identifiers in them.
    var literals: Set<String> = []
    /// Old names of functions to new ones, if they equal the scene's name, which other code may use
    /// too.
    private var calls: [String: String] = [:]

    init(of scene: String, to new: String) { (old, self.new) = (scene, new) }

    /// The modules with the types of a scene.
    static func modules(with module: String) -> Set<String> {
        Set(["", "Interface", "Testing"].map { module + $0 })
    }

    /// The types that no other file may declare, because references to them would be ambiguous.
    var declaredTypes: Set<String> { Set(names.keys).subtracting(extended) }

    /// Adds the types that files declare.
    mutating func addTypes(of files: [RenamedFile]) {
        func pairs(_ find: (String) -> [String]) -> [(String, String)] {
            files.filter { $0.before.file.path.isOfSwift }.flatMap { before, after in
                let (types, renamed) = (find(before.file.text), find(after.file.text))
                return types.count == renamed.count ? Array(zip(types, renamed)) : []
            }.filter { $0 != $1 }
        }
        for (type, other) in pairs({
            Identifiers.find(in: Array($0.utf8), after: ["extension"]).map(\.name)
        }) {
            names[type] = other
            extended.formUnion([type, other])
        }
        for (type, other) in pairs({ DeclaredTypes.find(in: $0).map(\.name) }) {
            names[type] = other
            extended.subtract([type, other])
        }
    }

    /// Adds the types in a file if their names begin with the scene's name.
    mutating func addTypes(in text: String) {
        for type in DeclaredTypes.find(in: text) where !type.isPrivate {
            if let other = renamed(type.name) { names[type.name] = other }
        }
    }

    /// Adds the functions that a route declares.
    mutating func addFunctions(of files: [RenamedFile]) {
        for (before, after) in files where before.file.root == .scene {
            let functions = Identifiers.declaredFunctions(in: before.file.text)
            let renamed = Identifiers.declaredFunctions(in: after.file.text)
            guard functions.count == renamed.count else { continue }
            for (name, other) in zip(functions, renamed) where name != other {
                if name.caseFolded == old.caseFolded {
                    calls[name] = other
                } else {
                    names[name] = other
                }
            }
        }
    }

    /// A name that begins with the words of the scene's name, with the new name; nil for others.
    func renamed(_ name: String) -> String? {
        guard name.hasPrefix(old), name.dropFirst(old.count).first?.isLowercase != true else {
            return nil
        }
        return new + name.dropFirst(old.count)
    }

    /// Whether code may have any of the names.
    func canMatch(_ text: String) -> Bool {
        NameSearch(Set(names.keys)).canMatch(text) || NameSearch(Set(calls.keys)).canMatch(text)
    }

    /// Notes on old names in the comments and strings of a file, also in identifiers such as
    /// `CarDetails.retry`.
    ///
    /// - Parameter ofTypes: Whether to add notes on names of types and functions.
    func mentions(
        in contents: [UInt8], of path: String, ofTypes: Bool = true
    ) -> [Diagnostic] {
        let text = String(decoding: contents, as: UTF8.self)
        let source = SourceText(name: path, text: text)
        let bytes = Array(text.utf8)
        let known = ofTypes ? Set(names.keys) : []
        return Identifiers.mentions(of: known.union([old]), in: bytes).filter { name, range in
            let next = bytes[range.upperBound...].prefix(2)
            return known.contains(name)
                || next.first == UInt8(ascii: ".") && next.last?.isSwiftIdentifierPart == true
        }.map {
            Diagnostic(
                .note, "'\($0.name)' is left as it is in this comment or string", in: source,
                at: $0.range)
        }
    }

    func applied(toSwift contents: [UInt8]) -> [UInt8] {
        renaming(literals, in: Identifiers.renaming(names, calls: calls, in: contents))
    }

    /// Renames what names types in whole words between quotation marks.
    private func renaming(_ quoted: Set<String>, in contents: [UInt8]) -> [UInt8] {
        guard !quoted.isEmpty, var text = String(validUTF8: contents) else { return contents }
        for old in quoted { text = text.replacing("\"\(old)\"", with: "\"\(names[old] ?? old)\"") }
        return Array(text.utf8)
    }

    /// The contents of a recorded file with the new names.
    func applied(to contents: [UInt8], of file: RecordedFile, _ lines: RenamedLines) -> [UInt8] {
        let contents = lines.applied(to: contents)
        return file.path.isOfSwift
            ? applied(toSwift: contents) : renaming(Set(names.keys), in: contents)
    }
}

/// The lines of a file that hold a scene's name: what an edited file has of them becomes what the
/// set writes under the new name, also in comments and strings.
struct RenamedLines {
    private var lines: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]

    /// Adds the line that names a file in its header, as Xcode writes it.
    mutating func addHeader(of file: String, to new: String) {
        lines[Array("//  \(file)".utf8)[...]] = Array("//  \(new)".utf8)[...]
    }

    /// - Parameters:
    ///   - before: The rendered file; nil if the set no longer generates it.
    ///   - after: The file under the new name.
    init(_ before: [UInt8]?, _ after: [UInt8]?) {
        guard let before, let after else { return }
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        // Longer names may break lines elsewhere; then only groups of as many lines are pairs.
        let groups =
            old.count == new.count
            ? [LineChange(old: old.indices, new: new.indices)]
            : LineChanges(from: old, to: new).changes.filter { $0.old.count == $0.new.count }
        // A line that occurs before and after, such as a brace, may only have moved.
        let kept = Set(new)
        for group in groups {
            for (one, other) in zip(old[group.old], new[group.new])
            where one != other && !kept.contains(one) {
                lines[one] = other
            }
        }
    }

    func applied(to contents: [UInt8]) -> [UInt8] {
        if lines.isEmpty { return contents }
        let renamed = Self.lines(of: contents).map { line -> ArraySlice<UInt8> in
            // Version control may have given the file other line breaks.
            guard line.last == 0x0D else { return lines[line] ?? line }
            return lines[line.dropLast()].map { $0 + [0x0D] } ?? line
        }
        return Array(renamed.joined(separator: [0x0A]))
    }

    private static func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
        contents.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
}
