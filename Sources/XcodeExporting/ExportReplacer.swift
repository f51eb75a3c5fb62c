import Basics
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateEngine
import TemplateSets

/// A file of a bundle, with macros in its path and contents.
struct ExportedFile: Hashable {
    let path: String
    let contents: [UInt8]
    let placeholders: Set<Placeholder>
    let part: XcodeExport.Part
}

/// Renders a set with two groups of values that have nothing in common, and replaces them by
/// macros. If a value is changed in a way that a macro can't express, the results differ.
struct ExportReplacer {
    private let templateSet: TemplateSet
    private let first: ExportTrial
    private let second: ExportTrial
    /// The results by a file's id, paths and texts. Most combinations of options have the same
    /// files.
    private var known: [[String]: ExportedFile] = [:]

    /// The scenes' names are at the beginning and the end of the alphabet, and of the usual length,
    /// so that lines break at the same places. The underscore makes a name differ from its other
    /// cases.
    init(_ templateSet: TemplateSet, _ layout: SwiftLayout) throws(Failure) {
        self.templateSet = templateSet
        first = try ExportTrial(templateSet, layout, "Aa_QxvBerl", "aaq", "7311-02-03")
        second = try ExportTrial(templateSet, layout, "Zz_WqjLong", "zzw", "8422-11-12")
    }

    /// Returns the files with macros. Throws a `Failure` with 65 if a file changes a value in a way
    /// that macros can't express.
    mutating func files(for combination: ExportCombination) throws(Failure) -> [ExportedFile] {
        let files = try first.files(for: combination)
        let others = try second.files(for: combination)
        guard files.map(\.id) == others.map(\.id) else {
            throw templateSet.exportFailure(
                "which files it makes, or where, depends on the scene's name",
                hint: "Make the same files for every name.")
        }
        return try zip(files, others).map { (file, other) throws(Failure) in
            try exported(file, other)
        }
    }

    private mutating func exported(
        _ file: RenderedFile, _ other: RenderedFile
    ) throws(Failure) -> ExportedFile {
        let (path, otherPath) = (file.path.description, other.path.description)
        let key = [file.id, path, otherPath, file.text, other.text]
        if let known = known[key] { return known }
        let name = try proven(Array(path.utf8), Array(otherPath.utf8), in: file, isPath: true)
        let contents = try proven(file.contents, other.contents, in: file)
        let exported = ExportedFile(
            path: String(decoding: name.bytes, as: UTF8.self), contents: contents.bytes,
            placeholders: name.placeholders.union(contents.placeholders), part: .init(of: file))
        known[key] = exported
        return exported
    }

    private func proven(
        _ one: [UInt8], _ other: [UInt8], in file: RenderedFile, isPath: Bool = false
    ) throws(Failure) -> ExportTrial.Replaced {
        let result = try first.replaced(one, in: file, isPath)
        let proof = try second.replaced(other, in: file, isPath)
        if result == proof { return result }
        let common = zip(result.bytes, proof.bytes).prefix { $0 == $1 }.count
        throw templateSet.exportFailure(
            "line \(result.bytes.line(at: common)) of this file's output writes a name in a way that "
                + "Xcode has no macro for", in: file,
            hint: "A scene's name may be written in every case, and all else as it was given.")
    }
}

/// A set with texts that replace unknown values.
private struct ExportTrial {
    struct Replaced: Equatable {
        var bytes: [UInt8] = []
        var placeholders: Set<Placeholder> = []
    }

    private let templateSet: TemplateSet
    private let values: [Placeholder: String]
    /// The values by their first bytes. Longer ones come first, because one can contain another.
    private let byFirstByte: [UInt8: [(placeholder: Placeholder, bytes: [UInt8])]]
    private let withModule: SceneRenderer
    private let withoutModule: SceneRenderer
    private let withoutComparing: SceneRenderer

    init(
        _ templateSet: TemplateSet, _ layout: SwiftLayout, _ scene: String, _ word: String,
        _ date: String
    ) throws(Failure) {
        let capitalized = word.withFirstUppercased
        let (module, type) = (capitalized + "ModQz", capitalized + "TypeQz")
        var values: [Placeholder: String] = [
            .scene: scene, .module: module, .author: "\(capitalized) Author Qz",
            .parameter(.name): "\(word)NameQz", .parameter(.label): "\(word)LabelQz",
            .parameter(.type): type, .parameter(.sample): "\(word)SampleQz",
        ]
        values[.title] = CaseConversion.words(of: scene).joined(separator: " ")
        for form in CaseConversion.allCases { values[.sceneCase(form)] = form(scene) }
        // Other numbers could equal a date, so there is one only if the set uses it.
        if templateSet.usesDate { (values[.date], values[.year]) = (date, String(date.prefix(4))) }
        for (number, option) in templateSet.options.enumerated() where option.kind == .text {
            values[.option(option.name)] = "\(capitalized)Text\(number)Qz"
        }
        (self.templateSet, self.values) = (templateSet, values)
        let sorted = values.map { (placeholder: $0.key, bytes: Array($0.value.utf8)) }
            .sorted { $0.bytes.count > $1.bytes.count }
        byFirstByte = Dictionary(grouping: sorted) { $0.bytes[0] }
        func renderer(_ module: String?, _ types: Set<SwiftType>) throws(Failure) -> SceneRenderer {
            var samples = TypeSamples()
            samples.comparableTypes = types
            let environment = RenderEnvironment(
                module: module, header: ["//___FILEHEADER___"], samples: samples, layout: layout)
            return try SceneRenderer(of: templateSet, in: environment)
        }
        let parameter = try? Parameter(parsing: SourceText(name: "", text: "x:" + type))
        let types = Set(parameter.map { [$0.type] } ?? [])
        withoutComparing = try renderer(module, [])
        withModule = try renderer(module, types)
        withoutModule = try renderer(nil, types)
    }

    func files(for combination: ExportCombination) throws(Failure) -> [RenderedFile] {
        func value(_ placeholder: Placeholder) -> String { values[placeholder] ?? "" }
        let testUse = combination.testUse(in: templateSet)
        // An inactive option has its default value, as in a scene for which it isn't given.
        var options = templateSet.options.compactMap { option in
            combination[option.name].map { "\(option.name)=\($0)" }
        }
        for option in templateSet.options where option.kind == .text {
            options.append("\(option.name)=\(value(.option(option.name)))")
        }
        let date = SourceText(name: "", text: values[.date] ?? "2000-01-01")
        let authorship = Authorship(author: value(.author), date: try CalendarDate(parsing: date))
        var choices = SceneChoices()
        let hasParameter = combination[templateSet.exportChoiceID] == ExportOption.oneValue
        if hasParameter {
            let name = value(.parameter(.name))
            let declaration = "\(value(.parameter(.label))) \(name):\(value(.parameter(.type)))"
            choices.parameters = [SourceText(argument: declaration, of: "--param")]
            if combination[templateSet.exportFoundationID] == "true" {
                choices.imports = [SourceText(argument: "Foundation", of: "--import")]
            }
            if testUse != .none {
                let sample = "\(name)=\(value(.parameter(.sample)))"
                choices.samples = [SourceText(argument: sample, of: "--sample")]
            }
        }
        var scene = try Scene(
            named: SourceText(argument: value(.scene), of: "name"), choices,
            options: options.map(OptionText.init), by: authorship, for: templateSet)
        if testUse != .compared {
            if hasParameter { scene.parts = templateSet.idsOfTests }
            return try withoutComparing.ownFiles(of: scene)
        }
        return combination[templateSet.exportModuleChoiceID] == "true"
            ? try withModule.files(of: scene) : try withoutModule.files(of: scene)
    }

    func replaced(
        _ bytes: [UInt8], in file: RenderedFile, _ isPath: Bool
    ) throws(Failure) -> Replaced {
        var result = Replaced()
        let underscore = UInt8(ascii: "_")
        var index = 0
        while index < bytes.count {
            let rest = bytes[index...]
            guard
                let found = byFirstByte[bytes[index]]?.first(where: { rest.starts(with: $0.bytes) })
            else {
                result.bytes.append(bytes[index])
                index += 1
                continue
            }
            let end = index + found.bytes.count
            if index > 0 && bytes[index - 1] == underscore
                || end < bytes.count && bytes[end] == underscore
            {
                throw templateSet.exportFailure(
                    "in line \(bytes.line(at: index)) of this file's output, a name is next to an "
                        + "underscore, where Xcode would not find its macro",
                    in: file, hint: "Put another character there.")
            }
            let isBaseName = isPath && found.placeholder == .scene
            result.bytes +=
                (isBaseName ? "___FILEBASENAME___" : found.placeholder.macro(in: templateSet)).utf8
            result.placeholders.insert(found.placeholder)
            index = end
        }
        return result
    }
}

extension ExportCombination {
    func testUse(in templateSet: TemplateSet) -> ExportOption.TestUse {
        self[templateSet.exportTestUseID].flatMap(ExportOption.TestUse.init) ?? .compared
    }
}

extension [UInt8] {
    fileprivate func line(at place: Int) -> Int {
        1 + self[..<Swift.min(place, count)].count { $0 == UInt8(ascii: "\n") }
    }
}
