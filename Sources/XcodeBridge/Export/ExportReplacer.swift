import Basics
import Scenes
import SwiftSource
import TemplateSets

/// Texts that replace unknown values while a set is rendered.
///
/// A set is rendered with two groups of texts that have nothing in common. If a value is changed in
/// a way that a macro can't express, the results differ.
struct ExportSentinels {
    private let byPlaceholder: [Placeholder: String]
    /// The text for each placeholder. Longer ones come first, because one can contain another.
    private let texts: [(placeholder: Placeholder, bytes: [UInt8])]
    /// Whether a text starts with a byte, by its value. Most bytes of a file begin no text.
    private let isFirstByte: [Bool]

    /// Names at the beginning and the end of the alphabet, of the usual length, so that lines break at
    /// the same places. The underscore makes a name differ from its other cases.
    static func pair(for templateSet: TemplateSet) -> (ExportSentinels, ExportSentinels) {
        (
            ExportSentinels(templateSet, "Aa_QxvBerl", "aaq", "7311-02-03"),
            ExportSentinels(templateSet, "Zz_WqjLong", "zzw", "8422-11-12")
        )
    }

    private init(_ templateSet: TemplateSet, _ scene: String, _ word: String, _ date: String) {
        let capitalized = word.withFirstUppercased
        var texts: [Placeholder: String] = [
            .scene: scene, .module: capitalized + "ModQz", .author: "\(capitalized) Author Qz",
            .parameter(.name): "\(word)NameQz", .parameter(.label): "\(word)LabelQz",
            .parameter(.type): "\(capitalized)TypeQz", .parameter(.sample): "\(word)SampleQz",
        ]
        for placeholder in Placeholder.derivedNames {
            texts[placeholder] = placeholder.text(for: scene)
        }
        // Other numbers could equal a date, so there is one only if the set uses it.
        if templateSet.usesDate { (texts[.date], texts[.year]) = (date, String(date.prefix(4))) }
        for (number, option) in templateSet.options.enumerated() {
            if option.kind == .text {
                texts[.option(option.name)] = "\(capitalized)Text\(number)Qz"
            }
        }
        byPlaceholder = texts
        self.texts = texts.sorted {
            ($1.value.utf8.count, $0.value) < ($0.value.utf8.count, $1.value)
        }
        .map { (placeholder: $0.key, bytes: Array($0.value.utf8)) }
        let first = Set(self.texts.map(\.bytes[0]))
        isFirstByte = (0...UInt8.max).map(first.contains)
    }

    subscript(placeholder: Placeholder) -> String { byPlaceholder[placeholder] ?? "" }

    /// The longest text at a place.
    func text(at place: Int, of bytes: [UInt8]) -> (placeholder: Placeholder, bytes: [UInt8])? {
        guard isFirstByte[Int(bytes[place])] else { return nil }
        return texts.first { bytes[place...].starts(with: $0.bytes) }
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

/// Replaces sentinels by macros, and proves that the result doesn't depend on the sentinels.
struct ExportReplacer {
    let templateSet: TemplateSet
    let names: ExportNames
    let first: ExportSentinels
    let second: ExportSentinels
    /// The results by a file's id and both of its texts. Most combinations of options have the same
    /// files.
    private var known: [[String]: Text] = [:]

    /// A text with macros.
    private struct Text: Hashable {
        var bytes: [UInt8] = []
        var placeholders: Set<Placeholder> = []
    }

    init(
        templateSet: TemplateSet, names: ExportNames, first: ExportSentinels,
        second: ExportSentinels
    ) {
        (self.templateSet, self.names) = (templateSet, names)
        (self.first, self.second) = (first, second)
    }

    /// Returns the files with macros.
    ///
    /// - Throws: `Failure` with 65 if a file changes a value in a way that macros can't express.
    mutating func files(
        _ files: [RenderedFile], _ others: [RenderedFile]
    ) throws(Failure) -> [ExportedFile] {
        guard files.map(\.id) == others.map(\.id) else { throw dependsOnName() }
        var result: [ExportedFile] = []
        for (file, other) in zip(files, others) { result.append(try exported(file, other)) }
        return result
    }

    private mutating func exported(
        _ file: RenderedFile, _ other: RenderedFile
    ) throws(Failure) -> ExportedFile {
        let (path, otherPath) = (file.path.components, other.path.components)
        if path.count != otherPath.count { throw dependsOnName(file) }
        var placeholders: Set<Placeholder> = []
        var components: [String] = []
        for (one, other) in zip(path, otherPath) {
            let text = try proven(Array(one.utf8), Array(other.utf8), in: file) {
                $0.macroInNames(names)
            }
            components.append(String(decoding: text.bytes, as: UTF8.self))
            placeholders.formUnion(text.placeholders)
        }
        let key = [file.id, file.text, other.text]
        let contents: Text
        if let text = known[key] {
            contents = text
        } else {
            contents = try proven(file.contents, other.contents, in: file) { $0.macro(names) }
            known[key] = contents
        }
        return ExportedFile(
            path: components, contents: contents.bytes,
            placeholders: placeholders.union(contents.placeholders), root: file.root,
            isShared: file.isShared)
    }

    private func proven(
        _ one: [UInt8], _ other: [UInt8], in file: RenderedFile, _ macro: (Placeholder) -> String
    ) throws(Failure) -> Text {
        let result = try replaced(one, first, in: file, macro)
        let proof = try replaced(other, second, in: file, macro)
        if result == proof { return result }
        let common = zip(result.bytes, proof.bytes).prefix { $0 == $1 }.count
        throw failure(
            "line \(result.bytes.line(at: common)) of this file's output writes a name in a way that "
                + "Xcode has no macro for", in: file,
            hint: "A scene's name may be written in every case, and all else as it was given.")
    }

    private func replaced(
        _ bytes: [UInt8], _ sentinels: ExportSentinels, in file: RenderedFile,
        _ macro: (Placeholder) -> String
    ) throws(Failure) -> Text {
        var text = Text()
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
            if index > 0 && bytes[index - 1] == underscore
                || end < bytes.count && bytes[end] == underscore
            {
                throw failure(
                    "in line \(bytes.line(at: index)) of this file's output, a name is next to an "
                        + "underscore, where Xcode would not find its macro", in: file,
                    hint: "Put another character there.")
            }
            text.bytes += macro(found.placeholder).utf8
            text.placeholders.insert(found.placeholder)
            index = end
        }
        return text
    }

    private func dependsOnName(_ file: RenderedFile? = nil) -> Failure {
        failure(
            "which files it makes, or where, depends on the scene's name", in: file,
            hint: "Make the same files for every name.")
    }

    private func failure(_ reason: String, in file: RenderedFile?, hint: String) -> Failure {
        templateSet.exportFailure(
            reason, in: templateSet.files.first { $0.id == file?.id }?.source, hint: hint)
    }
}

extension [UInt8] {
    /// The number of the line that contains an offset.
    fileprivate func line(at place: Int) -> Int {
        1 + self[..<Swift.min(place, count)].count { $0 == UInt8(ascii: "\n") }
    }
}
