import PropertyLists
import SwiftSource
import TemplateEngine
import TemplateSets

/// An option in the dialog of an exported bundle.
struct ExportOption: Hashable {
    enum Kind: Hashable {
        case popup([String])
        case checkbox
        case text
        /// A value that the dialog doesn't ask for.
        case fixed
    }

    let identifier: String
    let label: String
    let summary: String
    var kind: Kind
    var defaultValue: String?
    var isRequired = false
    /// The options on which this one depends, each with the values that make it active.
    var requirements: [String: [String]] = [:]

    /// The values that choose a variant folder.
    var values: [String] {
        get {
            switch kind {
            case .popup(let values): values
            case .checkbox: ["false", "true"]
            case .text, .fixed: []
            }
        }
        set {
            guard case .popup = kind else { return }
            kind = .popup(newValue)
            if !newValue.contains(defaultValue ?? "") { defaultValue = newValue.first }
        }
    }

    /// An element of `Options` in a `TemplateInfo.plist`.
    var propertyList: PropertyList {
        var members: [String: PropertyList] = [
            "Identifier": .string(identifier), "Name": .string(label),
            "Description": .string(summary), "Required": .boolean(isRequired),
        ]
        switch kind {
        case .popup(let values):
            members["Type"] = .string("popup")
            members["Values"] = .array(values.map { .string($0) })
        case .checkbox: members["Type"] = .string("checkbox")
        case .text:
            members["Type"] = .string("text")
            // The text for one scene is wrong for the next one.
            members["NotPersisted"] = .boolean(true)
        case .fixed: members["Type"] = .string("static")
        }
        if let defaultValue { members["Default"] = .string(defaultValue) }
        if !requirements.isEmpty {
            members["RequiredOptions"] = .dictionary(
                requirements.mapValues { values in
                    values.count == 1
                        ? .string(values[0]) : .array(values.map { .string($0) })
                })
        }
        return .dictionary(members)
    }
}

// MARK: The options of a set

extension ExportOption {
    /// An option with a list of values; nil for another one, and for one that never has an effect.
    init?(_ option: SetOption, in templateSet: TemplateSet) {
        let kind: Kind
        switch option.kind {
        case .bool: kind = .checkbox
        case .choice: kind = .popup(option.values)
        case .text, .members, .link: return nil
        }
        self.init(
            identifier: option.name,
            label: Self.label(option.name) + (kind == .checkbox ? "" : ":"),
            summary: option.summary, kind: kind, defaultValue: option.defaultText,
            isRequired: kind != .checkbox)
        for clause in option.condition.clauses {
            guard let other = templateSet.options.first(where: { $0.name == clause.option }) else {
                continue
            }
            switch other.kind {
            case .bool, .choice: requirements[clause.option] = clause.values
            case .text, .members, .link:
                // An export uses their default values.
                guard clause.values.contains(other.defaultValue.conditionText) else { return nil }
            }
        }
    }

    /// An option that takes a text.
    init(text option: SetOption) {
        self.init(
            identifier: option.name, label: Self.label(option.name) + ":",
            summary: option.summary, kind: .text, defaultValue: option.defaultText,
            isRequired: !option.defaultText.isEmpty)
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

/// The identifiers of an exported bundle's options that aren't the set's.
struct ExportNames {
    /// The identifier that Xcode uses for the name of a new file.
    static let productName = "productName"

    private let taken: Set<String>

    init(of templateSet: TemplateSet) {
        taken = Set(templateSet.options.map(\.name))
    }

    var choice: String { free("initialData") }
    var foundation: String { free("importFoundation") }
    var testUse: String { free("testValue") }
    var moduleChoice: String { free("namesModule") }

    /// The name, or one derived from it that no option of the set has.
    func free(_ name: String) -> String {
        taken.contains(name) ? free(name + "X") : name
    }
}

extension ExportOption {
    /// The use of a parameter's value in tests.
    enum TestUse: String, CaseIterable {
        /// Tests pass the value and compare the result with `==`.
        case compared
        case passed
        /// Without a value, tests only use its type.
        case none
    }

    static let none = "none"
    static let oneValue = "one value"

    static func choice(_ names: ExportNames) -> ExportOption {
        ExportOption(
            identifier: names.choice, label: "Initial data:",
            summary: "What the scene starts with", kind: .popup([none, oneValue]),
            defaultValue: none, isRequired: true)
    }

    static func foundation(_ names: ExportNames) -> ExportOption {
        ExportOption(
            identifier: names.foundation, label: "Import Foundation for the value",
            summary: "Needed for types such as URL, Date and UUID", kind: .checkbox,
            defaultValue: "false", requirements: [names.choice: [oneValue]])
    }

    static func testUse(_ names: ExportNames) -> ExportOption {
        ExportOption(
            identifier: names.testUse, label: "Tests have a value that is:",
            summary: "Compared with ==, only passed, or none at all",
            kind: .popup(TestUse.allCases.map(\.rawValue)),
            defaultValue: TestUse.compared.rawValue, isRequired: true,
            requirements: [names.choice: [oneValue]])
    }

    static func moduleChoice(_ names: ExportNames) -> ExportOption {
        ExportOption(
            identifier: names.moduleChoice, label: "Name the module in Interface Builder files",
            summary: "Else their classes belong to the target that they are in",
            kind: .checkbox, defaultValue: "false")
    }
}

/// A value that isn't known when a scene is exported. A macro takes its place.
enum Placeholder: Hashable {
    /// The scene's name.
    case scene
    /// The words of the scene's name.
    case title
    case sceneCase(CaseConversion)
    /// A part of the parameter.
    case parameter(ParameterPiece)
    case module
    case author, date, year
    /// The text for an option of the set.
    case option(String)

    enum ParameterPiece: String, CaseIterable {
        case name, label, type, sample
    }

    /// The values that are derived from the scene's name.
    static let derivedNames = [title] + CaseConversion.allCases.map { sceneCase($0) }

    /// The derived value for a name.
    func text(for scene: String) -> String {
        switch self {
        case .title: CaseConversion.words(of: scene).joined(separator: " ")
        case .sceneCase(let form): form(scene)
        default: scene
        }
    }

    /// The macro in the contents of files.
    func macro(_ names: ExportNames) -> String {
        switch self {
        case .author: return "___FULLUSERNAME___"
        case .date: return "___DATE___"
        case .year: return "___YEAR___"
        case .option(let name): return "___VARIABLE_\(name)___"
        default: return "___VARIABLE_\(question(names)?.identifier ?? "")___"
        }
    }

    /// The macro in the names of files and folders.
    func macroInNames(_ names: ExportNames) -> String {
        self == .scene ? "___FILEBASENAME___" : macro(names)
    }

    /// The option that asks for the value; nil for an option of the set and for Xcode's own macros.
    func question(_ names: ExportNames) -> ExportOption? {
        func option(
            _ name: String, _ label: String, _ summary: String, default value: String? = nil
        ) -> ExportOption {
            ExportOption(
                identifier: self == .scene ? name : names.free(name), label: label,
                summary: summary, kind: .text, defaultValue: value, isRequired: true)
        }
        switch self {
        case .scene:
            return option(
                ExportNames.productName, "Scene name:", "As in CarDetails; all its types begin so")
        case .title: return option("title", "Title:", "The words of the name, as in Car Details")
        case .sceneCase(let form):
            return option(
                "scene" + form.rawValue.withFirstUppercased, "Name in \(form.rawValue):",
                "As in \(form("CarDetails"))")
        case .parameter(.name):
            return option("parameterName", "Value's name:", "As in carID", default: "id")
        case .parameter(.label):
            return option(
                "parameterLabel", "Its argument label:", "with and the name, as in withCarID",
                default: "withID")
        case .parameter(.type):
            return option("parameterType", "Its type:", "As in String or [Int]", default: "String")
        case .parameter(.sample):
            return option(
                "parameterSample", "That value:", "A Swift expression of the type",
                default: "\"42\"")
        case .module: return option("module", "Module:", "The module that the scene belongs to")
        case .author, .date, .year, .option: return nil
        }
    }
}

// MARK: Combinations

/// A combination of the values of options. Inactive options have no value.
struct ExportCombination: Hashable {
    /// The values by the options' identifiers.
    private(set) var values: [String: String]

    /// The largest number of combinations.
    static let limit = 8_192

    subscript(identifier: String) -> String? { values[identifier] }

    /// The combination without an option.
    func removing(_ identifier: String) -> ExportCombination {
        var rest = self
        rest.values[identifier] = nil
        return rest
    }

    /// The name of Xcode's variant folder: the values of popups and the identifiers of checkboxes that
    /// are on.
    func folderName(_ axes: [ExportOption]) -> String {
        let name = axes.map { axis in
            guard let value = values[axis.identifier] else { return "" }
            if axis.kind == .checkbox { return value == "true" ? axis.identifier : "" }
            return value
        }.joined()
        return name.isEmpty ? "Default" : name
    }

    /// Every combination; the last option changes fastest. Nil if there are more than the limit.
    static func all(of axes: [ExportOption]) -> [ExportCombination]? {
        // The limit is for different combinations, of which inactive options leave fewer.
        let count = axes.reduce(1) { min($0 * $1.values.count, limit * 16) }
        guard count < limit * 16 else { return nil }
        var rows: [[String: String]] = [[:]]
        for axis in axes {
            rows = rows.flatMap { row in
                axis.values.map { value in row.merging([axis.identifier: value]) { $1 } }
            }
        }
        var seen: Set<ExportCombination> = []
        let all = rows.map { ExportCombination($0, of: axes) }.filter { seen.insert($0).inserted }
        return all.count > limit ? nil : all
    }

    /// Removes the values of inactive options.
    private init(_ values: [String: String], of axes: [ExportOption]) {
        self.values = values
        func isInactive(_ axis: ExportOption) -> Bool {
            self.values[axis.identifier] != nil
                && !axis.requirements.allSatisfy { name, allowed in
                    self.values[name].map(allowed.contains) ?? false
                }
        }
        while let axis = axes.first(where: isInactive) { self.values[axis.identifier] = nil }
    }
}
