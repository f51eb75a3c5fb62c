import PropertyLists
import SwiftSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// An option in the dialog of an exported bundle.
struct ExportOption: Hashable {
    let identifier: String
    let label: String
    let summary: String
    var kind: XcodeTemplateOption.Kind
    /// The values that choose a variant folder.
    var values: [String] = []
    var defaultValue: String?
    var isRequired = false
    /// The options on which this one depends, each with the values that make it active.
    var requirements: [String: [String]] = [:]

    var propertyList: PropertyList {
        var members: [String: PropertyList] = [
            "Identifier": .string(identifier), "Name": .string(label),
            "Type": .string(kind.rawValue),
            "Description": .string(summary), "Required": .boolean(isRequired),
        ]
        if kind == .popup { members["Values"] = .array(values.map { .string($0) }) }
        // The text for one scene is wrong for the next one.
        if kind == .text { members["NotPersisted"] = .boolean(true) }
        if let defaultValue { members["Default"] = .string(defaultValue) }
        if !requirements.isEmpty {
            members["RequiredOptions"] = .dictionary(
                requirements.mapValues { values in
                    values.count == 1 ? .string(values[0]) : .array(values.map { .string($0) })
                })
        }
        return .dictionary(members)
    }
}

// MARK: The options of a set

extension ExportOption {
    /// Features have modules that Xcode can't create.
    private static let optionsOfFeatures = [CommonOption.exported, CommonOption.features]

    /// An option with a list of values; nil for another one, and for one that never has an effect.
    init?(_ option: SetOption, in templateSet: TemplateSet) {
        if Self.optionsOfFeatures.contains(option.name) { return nil }
        let kind: XcodeTemplateOption.Kind
        let values: [String]
        switch option.kind {
        case .bool: (kind, values) = (.checkbox, ["false", "true"])
        case .choice: (kind, values) = (.popup, option.values)
        case .text, .members, .link: return nil
        }
        self.init(option, kind, values)
        for clause in option.condition.clauses {
            guard let other = templateSet.options.first(where: { $0.name == clause.option }) else {
                continue
            }
            if other.kind == .bool || other.kind == .choice {
                requirements[clause.option] = clause.values
            } else if !clause.values.contains(other.defaultValue.conditionText) {
                // An export uses the default values of other options.
                return nil
            }
        }
    }

    init(_ option: SetOption, _ kind: XcodeTemplateOption.Kind, _ values: [String] = []) {
        self.init(
            identifier: option.name,
            label: Self.label(option.name) + (kind == .checkbox ? "" : ":"),
            summary: option.summary, kind: kind, values: values, defaultValue: option.defaultText,
            isRequired: kind != .checkbox && !option.defaultText.isEmpty)
    }

    /// The words of a name, such as `View controller` for `viewController`.
    private static func label(_ name: String) -> String {
        CaseConversion.words(of: name).enumerated().map { number, word in
            let isAcronym = word.count > 1 && word.allSatisfy { !$0.isLowercase }
            if isAcronym { return word }
            return number == 0 ? word.withFirstUppercased : word.lowercased()
        }.joined(separator: " ")
    }
}

// MARK: Other options

extension TemplateSet {
    /// The name, or one derived from it that no option of the set has.
    func exportID(_ name: String) -> String {
        options.contains { $0.name == name } ? exportID(name + "X") : name
    }

    var exportChoiceID: String { exportID("initialData") }
    var exportFoundationID: String { exportID("importFoundation") }
    var exportTestUseID: String { exportID("testValue") }
    var exportModuleChoiceID: String { exportID("namesModule") }

    /// The options that choose files besides those of the set, in the order of the dialog.
    var otherExportChoices: [ExportOption] {
        let needsValue = [exportChoiceID: [ExportOption.oneValue]]
        var choices: [ExportOption] = []
        if takesParameters {
            choices = [
                ExportOption(
                    identifier: exportChoiceID, label: "Initial data:",
                    summary: "What the scene starts with", kind: .popup,
                    values: ["none", ExportOption.oneValue], defaultValue: "none", isRequired: true),
                ExportOption(
                    identifier: exportFoundationID, label: "Import Foundation for the value",
                    summary: "Needed for types such as URL, Date and UUID", kind: .checkbox,
                    values: ["false", "true"], defaultValue: "false", requirements: needsValue),
            ]
        }
        if takesParameters, !idsOfTests.isEmpty {
            choices.append(
                ExportOption(
                    identifier: exportTestUseID, label: "Tests have a value that is:",
                    summary: "Compared with ==, only passed, or none at all", kind: .popup,
                    values: ExportOption.TestUse.allCases.map(\.rawValue),
                    defaultValue: ExportOption.TestUse.compared.rawValue, isRequired: true,
                    requirements: needsValue))
        }
        choices.append(
            ExportOption(
                identifier: exportModuleChoiceID,
                label: "Name the module in Interface Builder files",
                summary: "Else their classes belong to the target that they are in",
                kind: .checkbox, values: ["false", "true"], defaultValue: "false"))
        return choices
    }

    /// The ids of the files that test one scene.
    var idsOfTests: Set<String> {
        Set(files.filter { $0.root == .tests && !$0.isShared && $0.repetition == .once }.map(\.id))
    }
}

extension ExportOption {
    /// The identifier that Xcode uses for the name of a new file.
    static let productName = "productName"
    static let oneValue = "one value"

    /// The use of a parameter's value in tests.
    enum TestUse: String, CaseIterable {
        /// Tests pass the value and compare the result with `==`.
        case compared
        case passed
        /// Without a value, tests only use its type.
        case none
    }
}

/// A value that isn't known when a scene is exported. A macro takes its place.
enum Placeholder: Hashable {
    case scene
    /// The words of the scene's name.
    case title
    case sceneCase(CaseConversion)
    case parameter(ParameterPiece)
    case module
    case author, date, year
    case option(String)

    enum ParameterPiece: String, CaseIterable { case name, label, type, sample }

    /// The values that are derived from the scene's name.
    static let derivedNames = [title] + CaseConversion.allCases.map { sceneCase($0) }

    func macro(in templateSet: TemplateSet) -> String {
        switch self {
        case .author: return "___FULLUSERNAME___"
        case .date: return "___DATE___"
        case .year: return "___YEAR___"
        case .option(let name): return "___VARIABLE_\(name)___"
        default: return "___VARIABLE_\(question(in: templateSet)?.identifier ?? "")___"
        }
    }

    /// The option that asks for the value; nil for an option of the set and for Xcode's own macros.
    func question(in templateSet: TemplateSet) -> ExportOption? {
        func ask(
            _ name: String, _ label: String, _ summary: String, _ defaultValue: String? = nil
        ) -> ExportOption {
            ExportOption(
                identifier: templateSet.exportID(name), label: label, summary: summary,
                kind: .text, defaultValue: defaultValue, isRequired: true)
        }
        return switch self {
        case .scene:
            ask(ExportOption.productName, "Scene name:", "As in CarDetails; all its types begin so")
        case .title: ask("title", "Title:", "The words of the name, as in Car Details")
        case .sceneCase(let form):
            ask(
                "scene" + form.rawValue.withFirstUppercased, "Name in \(form.rawValue):",
                "As in \(form("CarDetails"))")
        case .parameter(.name): ask("parameterName", "Value's name:", "As in carID", "id")
        case .parameter(.label):
            ask(
                "parameterLabel", "Its argument label:", "with and the name, as in withCarID",
                "withID")
        case .parameter(.type): ask("parameterType", "Its type:", "As in String or [Int]", "String")
        case .parameter(.sample):
            ask("parameterSample", "That value:", "A Swift expression of the type", "\"42\"")
        case .module: ask("module", "Module:", "The module that the scene belongs to")
        case .author, .date, .year, .option: nil
        }
    }
}

// MARK: Combinations

/// A combination of the values of options, by their identifiers. Inactive options have no value.
typealias ExportCombination = [String: String]

extension [ExportOption] {
    static let mostCombinations = 8_192

    /// Every combination; the last option changes fastest. Nil if there are too many.
    var combinations: [ExportCombination]? {
        // The limit is for different combinations, of which inactive options leave fewer.
        let most = Self.mostCombinations * 16
        guard reduce(1, { Swift.min($0 * $1.values.count, most) }) < most else { return nil }
        var rows: [ExportCombination] = [[:]]
        for option in self {
            rows = rows.flatMap { row in
                option.values.map { row.merging([option.identifier: $0]) { $1 } }
            }
        }
        var seen: Set<ExportCombination> = []
        let different = rows.map(removingInactive).filter { seen.insert($0).inserted }
        return different.count > Self.mostCombinations ? nil : different
    }

    private func removingInactive(_ values: [String: String]) -> ExportCombination {
        var result = values
        while let inactive = first(where: { option in
            result[option.identifier] != nil
                && !option.requirements.allSatisfy { name, allowed in
                    result[name].map(allowed.contains) ?? false
                }
        }) { result[inactive.identifier] = nil }
        return result
    }

    /// The name of Xcode's variant folder.
    func folderName(for combination: ExportCombination) -> String {
        let name = map { option in
            let value = combination[option.identifier] ?? ""
            if option.kind == .checkbox { return value == "true" ? option.identifier : "" }
            return value
        }.joined()
        return name.isEmpty ? "Default" : name
    }
}
