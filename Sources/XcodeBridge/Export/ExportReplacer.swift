import Basics
import Scenes
import TemplateSets

/// Puts macros in the place of sentinels, and proves that this is all there is to do.
struct ExportReplacer {
    let names: ExportNames
    private let first: ExportSentinels
    private let second: ExportSentinels
    /// Most combinations of options give the same files.
    private var known: [Known: Text] = [:]

    private struct Known: Hashable {
        let id: String
        let contents: [UInt8]
        let other: [UInt8]

        /// All bytes at once, since hashing them one by one takes longer than all else.
        func hash(into hasher: inout Hasher) {
            contents.withUnsafeBytes { hasher.combine(bytes: $0) }
            other.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// A text with macros in it.
    struct Text: Hashable {
        var bytes: [UInt8]
        var placeholders: Set<Placeholder>

        var string: String { String(decoding: bytes, as: UTF8.self) }
    }

    init(_ names: ExportNames, _ pair: (ExportSentinels, ExportSentinels)) {
        self.names = names
        (first, second) = pair
    }

    /// The files with macros, from what both kinds of sentinels gave.
    ///
    /// - Throws: `Failure` with 65 for a file in which something is made of a name for which there is
    ///   no macro.
    mutating func files(
        _ files: [RenderedFile], _ others: [RenderedFile], of templateSet: TemplateSet
    ) throws(Failure) -> [ExportedFile] {
        var result: [ExportedFile] = []
        guard files.map(\.id) == others.map(\.id) else {
            throw ExportProblem.names.failure(of: nil, in: templateSet)
        }
        for (file, other) in zip(files, others) {
            var placeholders: Set<Placeholder> = []
            var components: [String] = []
            let paths = zip(file.path.components, other.path.components)
            for (component, otherComponent) in paths {
                let text = try proven(
                    Array(component.utf8), Array(otherComponent.utf8), file, templateSet,
                    names.macroInNames)
                components.append(text.string)
                placeholders.formUnion(text.placeholders)
            }
            let key = Known(id: file.id, contents: file.contents, other: other.contents)
            var contents = known[key]
            if contents == nil {
                contents = try proven(file.contents, other.contents, file, templateSet, names.macro)
                known[key] = contents
            }
            guard let contents, file.path.components.count == other.path.components.count else {
                throw ExportProblem.names.failure(of: file, in: templateSet)
            }
            result.append(
                ExportedFile(
                    path: components, contents: contents.bytes,
                    placeholders: placeholders.union(contents.placeholders), root: file.root,
                    isShared: file.isShared))
        }
        return result
    }

    private func proven(
        _ one: [UInt8], _ other: [UInt8], _ file: RenderedFile, _ templateSet: TemplateSet,
        _ macro: (Placeholder) -> String
    ) throws(Failure) -> Text {
        do throws(ExportProblem) {
            let result = try Self.replaced(one, first, macro)
            let proof = try Self.replaced(other, second, macro)
            if result == proof { return result }
            throw ExportProblem(lineOf: result.bytes, differingFrom: proof.bytes)
        } catch {
            throw error.failure(of: file, in: templateSet)
        }
    }

    private static func replaced(
        _ bytes: [UInt8], _ sentinels: ExportSentinels, _ macro: (Placeholder) -> String
    ) throws(ExportProblem) -> Text {
        var text = Text(bytes: [], placeholders: [])
        text.bytes.reserveCapacity(bytes.count * 2)
        let underscore = UInt8(ascii: "_")
        var index = 0
        while index < bytes.count {
            guard let found = sentinels.text(at: index, of: bytes) else {
                text.bytes.append(bytes[index])
                index += 1
                continue
            }
            let end = index + found.bytes.count
            // Xcode could not tell where the macro begins or ends.
            if index > 0 && bytes[index - 1] == underscore
                || end < bytes.count && bytes[end] == underscore
            {
                throw .underscore(line: bytes.line(at: index))
            }
            text.bytes += macro(found.placeholder).utf8
            text.placeholders.insert(found.placeholder)
            index = end
        }
        return text
    }
}

/// A file of a bundle, with macros in its path and contents.
struct ExportedFile: Hashable {
    let path: [String]
    let contents: [UInt8]
    let placeholders: Set<Placeholder>
    let root: TemplateFile.Root
    let isShared: Bool
}

/// Why a file cannot be exported.
enum ExportProblem: Error {
    /// The set makes other files for other names.
    case names
    /// A line is made of a name in a way that cannot be found again.
    case noMacro(line: Int)
    /// A macro would stand beside an underscore.
    case underscore(line: Int)

    init(lineOf one: [UInt8], differingFrom other: [UInt8]) {
        let place = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        self = .noMacro(line: one.line(at: place ?? min(one.count, other.count)))
    }

    func failure(of file: RenderedFile?, in templateSet: TemplateSet) -> Failure {
        let source = templateSet.files.first { $0.id == file?.id }?.source
        let (what, hint) = words(file?.path.fileName ?? "")
        return Failure(
            .data,
            Diagnostic(
                .error, "the set '\(templateSet.name)' cannot be exported: \(what)",
                path: templateSet.path(of: source ?? TemplateSetFolder.manifestName), hint: hint))
    }

    private func words(_ name: String) -> (what: String, hint: String) {
        switch self {
        case .names:
            (
                "which files it makes, or where, depends on the scene's name",
                "Make the same files for every name."
            )
        case .noMacro(let line):
            (
                "line \(line) of this file's output writes a name in a way that Xcode has no macro for",
                "A scene's name may be written in every case, and all else as it was given."
            )
        case .underscore(let line):
            (
                "in line \(line) of this file's output, a name is next to an underscore, where Xcode "
                    + "would not find its macro",
                "Put another character there."
            )
        }
    }
}

extension [UInt8] {
    /// The line of a place, the first of which is 1.
    fileprivate func line(at place: Int) -> Int {
        1 + self[..<Swift.min(place, count)].count { $0 == UInt8(ascii: "\n") }
    }
}
