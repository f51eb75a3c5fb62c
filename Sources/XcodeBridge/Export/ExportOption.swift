import PropertyLists
import Scenes
import SwiftSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// An option in the dialog of an exported bundle.
struct ExportOption: Hashable {
    enum Kind: Hashable {
        case popup([String])
        case checkbox
        case text
        /// A value that nobody is asked for.
        case fixed
    }

    let identifier: String
    /// What stands beside it in the dialog.
    let label: String
    let summary: String
    var kind: Kind
    var defaultValue: String?
    var isRequired = false
    /// Values of other options without which it does not count; all must hold.
    var requirements: [String: [String]] = [:]

    /// The values that choose a variant folder; none for one that does not.
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
        case .text: members["Type"] = .string("text")
        case .fixed: members["Type"] = .string("static")
        }
        if let defaultValue { members["Default"] = .string(defaultValue) }
        // What Xcode remembers of the last scene is wrong for the next one.
        if kind == .text { members["NotPersisted"] = .boolean(true) }
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

extension ExportOption {
    /// A set's option that chooses between values; nil for one that does not, or that no values of the
    /// others make matter.
    package init?(_ option: SetOption, in templateSet: TemplateSet) {
        let kind: Kind
        switch option.kind {
        case .bool: kind = .checkbox
        case .choice(let values, _): kind = .popup(values)
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
                // These have their default where files are exported.
                guard clause.values.contains(other.defaultValue.conditionText) else { return nil }
            }
        }
    }

    /// A text option of the set.
    init(text option: SetOption) {
        self.init(
            identifier: option.name, label: Self.label(option.name) + ":",
            summary: option.summary, kind: .text, defaultValue: option.defaultText,
            isRequired: !option.defaultText.isEmpty)
    }

    /// `viewController` as it reads in a dialog: `View controller`.
    private static func label(_ name: String) -> String {
        CaseConversion.words(of: name).enumerated().map { number, word in
            let isAcronym = word.count > 1 && word.allSatisfy { !$0.isLowercase }
            if isAcronym { return word }
            return number == 0 ? word.withFirstUppercased : word.lowercased()
        }.joined(separator: " ")
    }
}

extension ExportOption {
    /// What tests do with a value of the parameter's type.
    enum TestUse: String, CaseIterable {
        /// They pass it, and compare what arrives with `==`.
        case compared
        case passed
        /// No value is known; they prove by type alone that the parameter is taken.
        case none
    }

    static let none = "none"
    static let oneValue = "one value"

    /// Whether the scene starts with a value.
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

    /// The text option that fills a placeholder in; nil where a macro of Xcode does, or a set's option.
    init?(_ placeholder: Placeholder, _ names: ExportNames) {
        guard let identifier = names.identifier(of: placeholder) else { return nil }
        let (label, summary, value): (String, String, String?)
        switch placeholder {
        case .scene:
            (label, summary) = ("Scene name:", "As in CarDetails; all its types begin so")
            value = nil
        case .title:
            (label, summary, value) = ("Title:", "The words of the name, as in Car Details", nil)
        case .sceneCase(let form):
            (label, summary) = ("Name in \(form.rawValue):", "As in \(form("CarDetails"))")
            value = nil
        case .parameter(let piece): (label, summary, value) = Self.words(for: piece)
        case .module:
            (label, summary, value) = ("Module:", "The module that the scene belongs to", nil)
        case .author, .date, .year, .option: return nil
        }
        self.init(
            identifier: identifier, label: label, summary: summary, kind: .text,
            defaultValue: value, isRequired: true)
    }

    private static func words(
        for piece: Placeholder.ParameterPiece
    ) -> (String, String, String?) {
        switch piece {
        case .name: ("Value's name:", "As in carID", "id")
        case .label: ("Its argument label:", "with and the name, as in withCarID", "withID")
        case .type: ("Its type:", "As in String or [Int]", "String")
        case .sample:
            ("That value:", "A Swift expression of the type", "\"42\"")
        }
    }
}
