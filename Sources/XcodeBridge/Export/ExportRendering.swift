import Basics
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateSets
import XcodeTemplates

/// The files of a set with macros, for every combination of the values that Xcode's dialog offers.
struct ExportRendering {
    let templateSet: TemplateSet
    let names: ExportNames
    /// The options that choose files, in the order of the dialog.
    let axes: [ExportOption]
    private(set) var files: [(combination: ExportCombination, files: [ExportedFile])] = []

    /// - Throws: The errors of `XcodeExport.init`.
    init(of templateSet: TemplateSet) throws(Failure) {
        self.templateSet = templateSet
        names = ExportNames(of: templateSet)
        var axes = templateSet.options.compactMap { ExportOption($0, in: templateSet) }
        // An option that depends on one without an effect has none, either.
        while let lost = axes.firstIndex(where: { axis in
            axis.requirements.keys.contains { name in !axes.contains { $0.identifier == name } }
        }) {
            axes.remove(at: lost)
        }
        if templateSet.takesParameters {
            axes += [.choice(names), .foundation(names)]
            if !templateSet.idsOfTests.isEmpty { axes.append(.testUse(names)) }
        }
        axes.append(.moduleChoice(names))
        self.axes = axes
        guard let combinations = ExportCombination.all(of: axes) else {
            throw Failure(
                .data,
                "the set '\(templateSet.name)' cannot be exported: its options have more than "
                    + "\(ExportCombination.limit) combinations with initial data and modules, "
                    + "and each is a folder",
                path: templateSet.manifestPath,
                hint: "Say with \"when\" which options matter for which others.")
        }
        do throws(Failure) {
            files = try rendered(combinations, SwiftLayout())
        } catch {
            // A line can break between two words of a title. Without a limit, none does.
            files = try rendered(combinations, SwiftLayout(lineLength: Int(Int32.max)))
        }
    }

    private func rendered(
        _ combinations: [ExportCombination], _ layout: SwiftLayout
    ) throws(Failure) -> [(combination: ExportCombination, files: [ExportedFile])] {
        let (first, second) = ExportSentinels.pair(for: templateSet)
        let one = try ExportPreviews(templateSet, first, names, layout)
        let other = try ExportPreviews(templateSet, second, names, layout)
        var replacer = ExportReplacer(names: names, first: first, second: second)
        var files: [(combination: ExportCombination, files: [ExportedFile])] = []
        for combination in combinations {
            // Only tests depend on the use of a value, and they always have a module.
            if combination.testUse(names) != .compared, combination[names.moduleChoice] != "true" {
                continue
            }
            let rendered = try one.files(for: combination)
            let proof = try other.files(for: combination)
            files.append((combination, try replacer.files(rendered, proof, of: templateSet)))
        }
        return files
    }
}

extension TemplateSet {
    /// The ids of the files that test one scene.
    fileprivate var idsOfTests: Set<String> {
        Set(files.filter { $0.root == .tests && !$0.isShared && $0.repetition == .once }.map(\.id))
    }
}

extension ExportCombination {
    fileprivate func testUse(_ names: ExportNames) -> ExportOption.TestUse {
        self[names.testUse].flatMap(ExportOption.TestUse.init) ?? .compared
    }
}

/// Renders a set with sentinels.
private struct ExportPreviews {
    private let templateSet: TemplateSet
    private let sentinels: ExportSentinels
    private let names: ExportNames
    private let withModule: SceneGeneration.Preview
    private let withoutModule: SceneGeneration.Preview
    private let withoutComparing: SceneGeneration.Preview

    init(
        _ templateSet: TemplateSet, _ sentinels: ExportSentinels, _ names: ExportNames,
        _ layout: SwiftLayout
    ) throws(Failure) {
        (self.templateSet, self.sentinels, self.names) = (templateSet, sentinels, names)
        var samples = TypeSamples()
        var environment = sentinels.environment(layout, samples)
        withoutComparing = try SceneGeneration.Preview(of: templateSet, in: environment)
        let type = try? Parameter(
            parsing: SourceText(name: "", text: "x:" + sentinels[.parameter(.type)])
        ).type
        if let type { samples.comparableTypes = [type] }
        environment = sentinels.environment(layout, samples)
        withModule = try SceneGeneration.Preview(of: templateSet, in: environment)
        environment.module = nil
        withoutModule = try SceneGeneration.Preview(of: templateSet, in: environment)
    }

    func files(for combination: ExportCombination) throws(Failure) -> [RenderedFile] {
        let testUse = combination.testUse(names)
        // An inactive option has its default value, as in a scene for which it isn't given.
        var options = templateSet.options.compactMap { option in
            combination[option.name].map { "\(option.name)=\($0)" }
        }
        for option in templateSet.options where option.kind == .text {
            options.append("\(option.name)=\(sentinels[.option(option.name)])")
        }
        let hasParameter = combination[names.choice] == ExportOption.oneValue
        let (name, label) = (sentinels[.parameter(.name)], sentinels[.parameter(.label)])
        let date = sentinels[.date]
        let request = SceneRequest(
            name: sentinels[.scene],
            parameters: hasParameter ? ["\(label) \(name):\(sentinels[.parameter(.type)])"] : [],
            imports: hasParameter && combination[names.foundation] == "true" ? ["Foundation"] : [],
            samples: hasParameter && testUse != .none
                ? ["\(name)=\(sentinels[.parameter(.sample)])"] : [],
            options: options, author: sentinels[.author], date: date.isEmpty ? "2000-01-01" : date)
        var scene = try Scene(resolving: request, for: templateSet)
        if testUse != .compared {
            if hasParameter { scene.parts = templateSet.idsOfTests }
            return try withoutComparing.ownFiles(of: scene)
        }
        return combination[names.moduleChoice] == "true"
            ? try withModule.files(of: scene) : try withoutModule.files(of: scene)
    }
}

/// Texts that replace unknown values while a set is rendered.
///
/// A set is rendered with two groups of texts that have nothing in common. Where a value is changed in
/// a way that a macro can't express, the results differ.
private struct ExportSentinels {
    /// The text for each placeholder. Longer ones come first, because one can contain another.
    private let texts: [(placeholder: Placeholder, bytes: [UInt8])]
    private let byPlaceholder: [Placeholder: String]
    /// Whether a text starts with a byte. Nearly all places of a file are skipped by this.
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
        var isFirstByte = Array(repeating: false, count: 256)
        for text in self.texts { isFirstByte[Int(text.bytes[0])] = true }
        self.isFirstByte = isFirstByte
    }

    subscript(placeholder: Placeholder) -> String { byPlaceholder[placeholder] ?? "" }

    /// The longest text at a place.
    func text(at place: Int, of bytes: [UInt8]) -> (placeholder: Placeholder, bytes: [UInt8])? {
        guard isFirstByte[Int(bytes[place])] else { return nil }
        return texts.first { bytes[place...].starts(with: $0.bytes) }
    }

    func environment(_ layout: SwiftLayout, _ samples: TypeSamples) -> RenderEnvironment {
        RenderEnvironment(
            module: self[.module], header: ["//___FILEHEADER___"], samples: samples, layout: layout)
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
private struct ExportReplacer {
    let names: ExportNames
    let first: ExportSentinels
    let second: ExportSentinels
    /// The results so far. Most combinations of options have the same files.
    private var known: [Known: Text] = [:]

    private struct Known: Hashable {
        let id: String
        let contents: [UInt8]
        let other: [UInt8]

        /// Hashes all bytes at once, which is much faster than one by one.
        func hash(into hasher: inout Hasher) {
            contents.withUnsafeBytes { hasher.combine(bytes: $0) }
            other.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// A text with macros.
    private struct Text: Hashable {
        var bytes: [UInt8] = []
        var placeholders: Set<Placeholder> = []
    }

    init(names: ExportNames, first: ExportSentinels, second: ExportSentinels) {
        (self.names, self.first, self.second) = (names, first, second)
    }

    /// The files with macros.
    ///
    /// - Throws: `Failure` with 65 if a file changes a value in a way that macros can't express.
    mutating func files(
        _ files: [RenderedFile], _ others: [RenderedFile], of templateSet: TemplateSet
    ) throws(Failure) -> [ExportedFile] {
        guard files.map(\.id) == others.map(\.id) else {
            throw ExportProblem.names.failure(of: nil, in: templateSet)
        }
        var result: [ExportedFile] = []
        for (file, other) in zip(files, others) {
            do throws(ExportProblem) {
                result.append(try exported(file, other))
            } catch {
                throw error.failure(of: file, in: templateSet)
            }
        }
        return result
    }

    private mutating func exported(
        _ file: RenderedFile, _ other: RenderedFile
    ) throws(ExportProblem) -> ExportedFile {
        var placeholders: Set<Placeholder> = []
        var components: [String] = []
        for (one, other) in zip(file.path.components, other.path.components) {
            let text = try proven(Array(one.utf8), Array(other.utf8)) { $0.macroInNames(names) }
            components.append(String(decoding: text.bytes, as: UTF8.self))
            placeholders.formUnion(text.placeholders)
        }
        let key = Known(id: file.id, contents: file.contents, other: other.contents)
        let contents: Text
        if let text = known[key] {
            contents = text
        } else {
            contents = try proven(file.contents, other.contents) { $0.macro(names) }
            known[key] = contents
        }
        if file.path.components.count != other.path.components.count { throw .names }
        return ExportedFile(
            path: components, contents: contents.bytes,
            placeholders: placeholders.union(contents.placeholders), root: file.root,
            isShared: file.isShared)
    }

    private func proven(
        _ one: [UInt8], _ other: [UInt8], _ macro: (Placeholder) -> String
    ) throws(ExportProblem) -> Text {
        let result = try Self.replaced(one, first, macro)
        let proof = try Self.replaced(other, second, macro)
        if result == proof { return result }
        let common = zip(result.bytes, proof.bytes).prefix { $0 == $1 }.count
        throw .noMacro(line: result.bytes.line(at: common))
    }

    private static func replaced(
        _ bytes: [UInt8], _ sentinels: ExportSentinels, _ macro: (Placeholder) -> String
    ) throws(ExportProblem) -> Text {
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
            // Next to an underscore, Xcode doesn't recognize the macro.
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

/// The reason why a file can't be exported.
private enum ExportProblem: Error {
    /// The set generates other files for other names.
    case names
    /// A line changes a name in a way that macros can't express.
    case noMacro(line: Int)
    /// A macro would be next to an underscore.
    case underscore(line: Int)

    func failure(of file: RenderedFile?, in templateSet: TemplateSet) -> Failure {
        let source = templateSet.files.first { $0.id == file?.id }?.source
        let (what, hint) = wording
        return Failure(
            .data, "the set '\(templateSet.name)' cannot be exported: \(what)",
            path: templateSet.path(of: source ?? TemplateSetFolder.manifestName), hint: hint)
    }

    private var wording: (what: String, hint: String) {
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
    /// The number of the line that contains an offset.
    fileprivate func line(at place: Int) -> Int {
        1 + self[..<Swift.min(place, count)].count { $0 == UInt8(ascii: "\n") }
    }
}
