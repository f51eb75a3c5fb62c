import Basics
import PropertyLists
import Scenes
import TemplateSets
import XcodeTemplates

/// The files of one bundle, and the options that they depend on.
struct ExportPart {
    let part: XcodeExport.Part
    private var axes: [ExportOption]
    private var rows: [ExportRendering.Row]
    private let templateSet: TemplateSet

    /// Nil if the set has no files for this part.
    init?(_ part: XcodeExport.Part, of rendering: ExportRendering) {
        self.part = part
        (templateSet, axes) = (rendering.templateSet, rendering.axes)
        // Tests import the module, so they always name it.
        let needsModule = part == .tests || part == .testSupport
        rows = []
        for (combination, files) in rendering.rows
        where !needsModule || combination[templateSet.exportModuleChoiceID] == "true" {
            let own = files.filter { $0.part == part }
            if !own.isEmpty { rows.append((combination, own)) }
        }
        if rows.isEmpty { return nil }
        for index in axes.indices where axes[index].kind == .popup {
            let values = axes[index].values.filter { value in
                rows.contains { $0.combination[axes[index].identifier] == value }
            }
            axes[index].values = values
            if !values.contains(axes[index].defaultValue ?? "") {
                axes[index].defaultValue = values.first
            }
        }
        // An option can only be removed after those that depend on it, which follow it.
        while let axis = axes.last(where: { rows(without: $0) != nil }) {
            rows = rows(without: axis) ?? rows
            axes.removeAll { $0.identifier == axis.identifier }
        }
    }

    /// The files without an option; nil if they depend on it.
    private func rows(without axis: ExportOption) -> [ExportRendering.Row]? {
        if axes.contains(where: { $0.requirements[axis.identifier] != nil }) { return nil }
        var known: [ExportCombination: [ExportedFile]] = [:]
        var rest: [ExportRendering.Row] = []
        for (combination, files) in rows {
            let others = combination.filter { $0.key != axis.identifier }
            if let other = known.updateValue(files, forKey: others) {
                if other != files { return nil }
            } else {
                rest.append((others, files))
            }
        }
        return rest
    }

    /// A note if some combination has no files.
    var note: Diagnostic? {
        let made = Set(rows.map(\.combination))
        guard let missing = axes.combinations?.first(where: { !made.contains($0) }) else {
            return nil
        }
        return Diagnostic.note(
            "with \(Self.words(missing)) there are no files in the bundle for \(part.words), and "
                + "Xcode can make nothing then", path: templateSet.location)
    }

    /// The files of all variant folders, by their path in the bundle. Throws a `Failure` with 65 if
    /// two combinations have the same folder, or a name is too long.
    var contents: [String: [UInt8]] {
        get throws(Failure) {
            var contents: [String: [UInt8]] = [:]
            var folders: [String: ExportCombination] = [:]
            for (combination, files) in rows {
                let folder = axes.isEmpty ? "" : axes.folderName(for: combination)
                if let other = folders.updateValue(combination, forKey: folder.caseFolded) {
                    throw templateSet.exportFailure(
                        "Xcode would look into the folder '\(folder)' for "
                            + "\(Self.words(combination)) and for \(Self.words(other))",
                        hint: "Xcode writes the values one behind the other; choose others.")
                }
                if folder.utf8.count > OutputPathProblem.longestComponent {
                    throw templateSet.exportFailure(
                        "the folder '\(folder.prefix(60))…' has a name of more than "
                            + "\(OutputPathProblem.longestComponent) bytes",
                        hint: "Give its options shorter values.")
                }
                let prefix = folder.isEmpty ? "" : folder + "/"
                for file in files { contents[prefix + file.path] = file.contents }
            }
            return contents
        }
    }

    private static func words(_ combination: ExportCombination) -> String {
        combination.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            .joined(separator: " ")
    }

    // MARK: TemplateInfo.plist

    var info: PropertyList {
        let (summary, use) = part.texts(for: templateSet)
        let origin =
            "Made by scene-kit from its template set \(templateSet.name) \(templateSet.version)."
        var members: [String: PropertyList] = [
            "Kind": .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"),
            "SupportsSwiftPackage": .boolean(true),
            "Summary": .string(summary), "Description": .string("\(use). \(origin)"),
            "SortOrder": .integer(1 + (XcodeExport.Part.allCases.firstIndex(of: part) ?? 0)),
            "DefaultCompletionName": .string(part.needsSceneName ? "MyScene" : "Support"),
            "AllowedTypes": .array([.string("public.swift-source")]),
            "Options": .array(options.map(\.propertyList)),
        ]
        if templateSet.sources.values.contains(where: { $0.utf8.contains("import UIKit".utf8) }) {
            members["Platforms"] = .array([.string("com.apple.platform.iphoneos")])
        }
        // Xcode opens the first file that every combination has.
        let paths = rows.map { Set($0.files.map(\.path)) }
        let main = rows.first?.files.map(\.path).first { path in
            paths.allSatisfy { $0.contains(path) }
        }
        if let main { members["MainTemplateFile"] = .string(main) }
        return .dictionary(members)
    }

    /// The options in the order of the dialog.
    private var options: [ExportOption] {
        let placeholders = Set(rows.flatMap { $0.files.flatMap(\.placeholders) })
        func axis(_ identifier: String) -> ExportOption? {
            axes.first { $0.identifier == identifier }
        }
        func question(_ placeholder: Placeholder) -> ExportOption? {
            placeholders.contains(placeholder) ? placeholder.question(in: templateSet) : nil
        }
        var options: [ExportOption] = []
        // Xcode needs a name for every new file, even if no file uses it.
        if var option = Placeholder.scene.question(in: templateSet) {
            if !part.needsSceneName, !placeholders.contains(.scene) {
                (option.kind, option.defaultValue, option.isRequired) = (.static, "Support", false)
            }
            options.append(option)
        }
        options += Placeholder.derivedNames.compactMap(question)
        for option in templateSet.options {
            if let axis = axis(option.name) {
                options.append(axis)
            } else if placeholders.contains(.option(option.name)) {
                options.append(ExportOption(option, .text))
            }
        }
        options += [templateSet.exportChoiceID, templateSet.exportFoundationID].compactMap(axis)
        let testUse = axis(templateSet.exportTestUseID)
        for piece in Placeholder.ParameterPiece.allCases {
            if piece == .sample, let testUse { options.append(testUse) }
            guard var option = question(.parameter(piece)) else { continue }
            option.requirements = [templateSet.exportChoiceID: [ExportOption.oneValue]]
            if piece == .sample, let testUse {
                option.requirements[testUse.identifier] = testUse.values.filter {
                    $0 != ExportOption.TestUse.none.rawValue
                }
            }
            options.append(option)
        }
        let choice = axis(templateSet.exportModuleChoiceID)
        if let choice { options.append(choice) }
        if var option = question(.module) {
            if let choice { option.requirements = [choice.identifier: ["true"]] }
            options.append(option)
        }
        return options
    }
}

extension XcodeExport.Part {
    init(of file: RenderedFile) {
        switch (file.isShared, file.root) {
        case (false, .tests), (false, .testing): self = .tests
        case (true, .tests), (true, .testing): self = .testSupport
        case (true, _), (_, .support): self = .support
        case (false, .scene), (false, .interface): self = .scene
        }
    }

    fileprivate var needsSceneName: Bool { self == .scene || self == .tests }

    fileprivate var words: String {
        switch self {
        case .scene: "scenes"
        case .tests: "tests"
        case .support: "shared files"
        case .testSupport: "what tests share"
        }
    }

    fileprivate func texts(for templateSet: TemplateSet) -> (summary: String, use: String) {
        let name = templateSet.name
        return switch self {
        case .scene: (templateSet.summary, templateSet.summary)
        case .tests:
            (
                "The tests of a scene of \(name)",
                "The tests of a scene of \(name): choose what you chose for the scene, and the "
                    + "target of the tests"
            )
        case .support:
            (
                "What all scenes of \(name) share, once for a project",
                "What all scenes of \(name) share. A project needs it once"
            )
        case .testSupport:
            (
                "What the tests of \(name) share, once for a project",
                "What the tests of all scenes of \(name) share. A project needs it once, in the "
                    + "target of the tests"
            )
        }
    }
}
