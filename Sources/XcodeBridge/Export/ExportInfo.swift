import Basics
import PropertyLists
import Scenes
import TemplateSets
import XcodeTemplates

/// The `TemplateInfo.plist` of a bundle.
struct ExportInfo {
    /// The bundle's name in Xcode's dialog.
    let name: String
    private let part: ExportPart
    private let templateSet: TemplateSet
    let options: [ExportOption]

    init(_ part: ExportPart, of rendering: ExportRendering) {
        self.part = part
        templateSet = rendering.templateSet
        name = templateSet.name + part.part.suffix
        options = Self.options(part, part.placeholders, rendering.names, templateSet)
    }

    /// What the dialog asks for, in its order: the name, the set's own options, initial data, the module.
    private static func options(
        _ part: ExportPart, _ placeholders: Set<Placeholder>, _ names: ExportNames,
        _ templateSet: TemplateSet
    ) -> [ExportOption] {
        var options = [nameOption(part, placeholders, names)].compactMap { $0 }
        for placeholder in Placeholder.derivedNames where placeholders.contains(placeholder) {
            if let option = ExportOption(placeholder, names) { options.append(option) }
        }
        for option in templateSet.options {
            if let axis = part.axes.first(where: { $0.identifier == option.name }) {
                options.append(axis)
            } else if placeholders.contains(.option(option.name)) {
                options.append(ExportOption(text: option))
            }
        }
        options += part.axes.filter { [names.choice, names.foundation].contains($0.identifier) }
        options += parameterOptions(part, placeholders, names)
        let choice = part.axes.first { $0.identifier == names.moduleChoice }
        if let choice { options.append(choice) }
        if placeholders.contains(.module), var option = ExportOption(.module, names) {
            if let choice { option.requirements = [choice.identifier: ["true"]] }
            options.append(option)
        }
        return options
    }

    /// The pieces of the parameter, the value for tests behind what tests do with it.
    private static func parameterOptions(
        _ part: ExportPart, _ placeholders: Set<Placeholder>, _ names: ExportNames
    ) -> [ExportOption] {
        let testUse = part.axes.first { $0.identifier == names.testUse }
        var options: [ExportOption] = []
        for piece in Placeholder.ParameterPiece.allCases {
            if piece == .sample, let testUse { options.append(testUse) }
            guard placeholders.contains(.parameter(piece)),
                var option = ExportOption(.parameter(piece), names)
            else { continue }
            option.requirements = [names.choice: [ExportOption.oneValue]]
            if piece == .sample, let testUse {
                option.requirements[testUse.identifier] = testUse.values.filter {
                    $0 != ExportOption.TestUse.none.rawValue
                }
            }
            options.append(option)
        }
        return options
    }

    /// Xcode wants a name for every new file; nobody is asked for one where none is used.
    private static func nameOption(
        _ part: ExportPart, _ placeholders: Set<Placeholder>, _ names: ExportNames
    ) -> ExportOption? {
        guard var option = ExportOption(.scene, names) else { return nil }
        if part.part == .scene || part.part == .tests { return option }
        if !placeholders.contains(.scene) {
            option.kind = .fixed
            option.defaultValue = "Support"
            option.isRequired = false
        }
        return option
    }

    var propertyList: PropertyList {
        var members: [String: PropertyList] = [
            "Kind": .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"),
            "SupportsSwiftPackage": .boolean(true),
            "Summary": .string(part.part.summary(of: templateSet)),
            "Description": .string(part.part.description(of: templateSet)),
            "SortOrder": .integer(part.part.order),
            "DefaultCompletionName": .string(
                part.part == .scene || part.part == .tests ? "MyScene" : "Support"),
            "AllowedTypes": .array([.string("public.swift-source")]),
            "Options": .array(options.map(\.propertyList)),
        ]
        if isForPhones {
            members["Platforms"] = .array([.string("com.apple.platform.iphoneos")])
        }
        if let main = part.mainFile { members["MainTemplateFile"] = .string(main) }
        return .dictionary(members)
    }

    /// Whether the set is made for what has UIKit.
    private var isForPhones: Bool {
        templateSet.sources.values.contains { $0.contains("import UIKit") }
    }
}

extension XcodeExport.Part {
    fileprivate var suffix: String {
        switch self {
        case .scene: ""
        case .tests: " Tests"
        case .support: " Support"
        case .testSupport: " Tests Support"
        }
    }

    fileprivate var order: Int { 1 + (Self.allCases.firstIndex(of: self) ?? 0) }

    fileprivate func summary(of templateSet: TemplateSet) -> String {
        switch self {
        case .scene: templateSet.summary
        case .tests: "The tests of a scene of \(templateSet.name)"
        case .support: "What all scenes of \(templateSet.name) share, once for a project"
        case .testSupport: "What the tests of \(templateSet.name) share, once for a project"
        }
    }

    fileprivate func description(of templateSet: TemplateSet) -> String {
        let origin =
            "Made by scene-kit from its template set \(templateSet.name) \(templateSet.version)."
        return switch self {
        case .scene: "\(templateSet.summary). \(origin)"
        case .tests:
            "The tests of a scene of \(templateSet.name): choose what you chose for the scene, and "
                + "the target of the tests. \(origin)"
        case .support:
            "What all scenes of \(templateSet.name) share. A project needs it once. \(origin)"
        case .testSupport:
            "What the tests of all scenes of \(templateSet.name) share. A project needs it once, "
                + "in the target of the tests. \(origin)"
        }
    }
}
