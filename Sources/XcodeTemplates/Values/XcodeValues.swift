package import Basics
import PropertyLists

/// The resolved options of a template for one scene.
package struct XcodeValues: Hashable, Sendable {
    /// The value of every option, static and inactive ones too, by identifier.
    package let values: [String: String]
    /// The options whose requirements hold.
    package let active: Set<String>
    /// What `___FILEBASENAME___` is in names of files and folders.
    package let baseName: String
    /// Whether `___FILEBASENAME___` is that in contents too, as it was before Xcode 6.3.
    package let usesLegacyFilebasename: Bool
    /// Macros in the values of options that nothing declares.
    package let warnings: [Diagnostic]
}

extension XcodeTemplate {
    /// The additional option of every template that chooses whether `___FILEBASENAME___` in
    /// contents is the base name.
    package static let legacyFilebasename = "legacyFilebasename"

    /// Resolves every option.
    ///
    /// - Parameters:
    ///   - name: the scene's name, or nil for the template's default name.
    ///   - options: the user's choices, by identifier.
    ///   - macros: the values of macros that defaults can contain.
    ///
    /// Throws an `XcodeTemplateError` with 64 and all problems of the choices, or with 65 for
    /// options that refer to each other in a cycle.
    package func resolve(
        name: String?, options given: [String: String], macros: MacroValues = MacroValues()
    ) throws(XcodeTemplateError) -> XcodeValues {
        let given = try checkedGiven(given)
        var expander = MacroExpander(template: self, name: name, given: given, macros: macros)
        return try expander.resolveAll()
    }

    /// The given options in the spelling of the template.
    private func checkedGiven(
        _ given: [String: String]
    ) throws(XcodeTemplateError) -> [String: String] {
        var result: [String: String] = [:]
        var problems: [XcodeTemplateProblem] = []
        let nameID = nameOption?.identifier
        for (id, text) in given.sorted(by: { $0.key < $1.key }) {
            do throws(XcodeTemplateProblem) {
                if id == nameID { throw .nameOption(id) }
                result[id] = try checked(text, for: id)
            } catch {
                problems.append(error)
            }
        }
        try Self.throwUnlessEmpty(problems)
        return result
    }

    private func checked(
        _ text: String, for id: String
    ) throws(XcodeTemplateProblem) -> String {
        guard let option = option(id) else {
            if id == Self.legacyFilebasename { return try checkedFlag(text, of: id) }
            throw .unknownOption(id, known: userOptions.map(\.identifier))
        }
        switch option.kind {
        case .static: throw .staticOption(id)
        case .checkbox: return try checkedFlag(text, of: id)
        case .text, .class: return text
        case .popup:
            // A default isn't necessarily among the values, and the user can choose it.
            if option.values.contains(text) || text == option.defaultValue { return text }
            throw .notAChoice(text, option: id, choices: option.values)
        }
    }

    private func checkedFlag(
        _ text: String, of id: String
    ) throws(XcodeTemplateProblem) -> String {
        guard !text.isEmpty, let flag = PropertyList.flag(of: text) else {
            throw .notTrueOrFalse(text, option: id)
        }
        return flag ? "true" : "false"
    }

    static func throwUnlessEmpty(
        _ problems: [XcodeTemplateProblem]
    ) throws(XcodeTemplateError) {
        if problems.isEmpty { return }
        throw XcodeTemplateError(
            issues: problems.map { .init(problem: $0, place: .whole("--option")) })
    }
}

extension MacroExpander {
    /// Resolves every option after checking the user's choices.
    mutating func resolveAll() throws(XcodeTemplateError) -> XcodeValues {
        try settleActivity()
        try checkGiven()
        return try allValues()
    }

    /// Resolves every option without checking the user's choices.
    mutating func resolveUnchecked() throws(XcodeTemplateError) -> XcodeValues {
        try settleActivity()
        return try allValues()
    }

    private mutating func allValues() throws(XcodeTemplateError) -> XcodeValues {
        var values: [String: String] = [:]
        for option in template.options { values[option.identifier] = try value(ofOption: option) }
        let baseName = try baseName()
        return XcodeValues(
            values: values, active: Set(activity.filter(\.value).keys), baseName: baseName,
            usesLegacyFilebasename: given[XcodeTemplate.legacyFilebasename] == "true",
            warnings: undeclared.warnings(in: template.infoPath))
    }

    /// Refuses values for options that are not there now, and lists all that are missing.
    private func checkGiven() throws(XcodeTemplateError) {
        var problems: [XcodeTemplateProblem] = []
        let nameOption = template.nameOption
        for option in template.options {
            let id = option.identifier
            let isActive = isActive(id)
            if let value = given[id], !isActive, value != option.defaultText, value != "false" {
                problems.append(.inactiveOption(id, needs: option.requirements))
            }
            guard isActive, option.isRequired, option.kind == .text || option.kind == .class,
                id != nameOption?.identifier
            else { continue }
            if (given[id] ?? option.defaultText).isEmpty {
                problems.append(.missingOption(id, label: option.label))
            }
        }
        if name?.isEmpty ?? true, template.defaultCompletionName == nil,
            nameOption.map(\.defaultText.isEmpty) ?? (template.option("productName") == nil)
        {
            problems.append(.missingName)
        }
        try XcodeTemplate.throwUnlessEmpty(problems)
    }

    /// Finds out which options are active.
    ///
    /// Two checkboxes may each need the other to be off, so this goes round until nothing changes
    /// any more. Throws when it never ends, as when one needs the other on and that one needs it
    /// off.
    private mutating func settleActivity() throws(XcodeTemplateError) {
        for option in template.options { activity[option.identifier] = true }
        let dependent = template.options.filter { !$0.requirements.isEmpty }
        var changed: [String] = []
        for _ in 0..<TextMacro.deepestNesting {
            changed = []
            for option in dependent {
                let holds = try holdsAll(option.requirements)
                if activity.updateValue(holds, forKey: option.identifier) != holds {
                    changed.append(option.identifier)
                }
            }
            // Values can depend on what was active a moment ago.
            resolved = [:]
            if changed.isEmpty { return }
        }
        throw XcodeTemplateError(
            .cycle(Array(changed.prefix(5)) + changed.prefix(1)), in: template.infoPath)
    }

    private mutating func holdsAll(
        _ requirements: [String: [String]]
    ) throws(XcodeTemplateError) -> Bool {
        for (id, wanted) in requirements.sorted(by: { $0.key < $1.key }) {
            guard let option = optionsByID[id] else { return false }
            if option.kind == .checkbox {
                let isOn = try value(ofOption: option) == "true"
                if !wanted.contains(where: { PropertyList.flag(of: $0) == isOn }) { return false }
            } else {
                guard isActive(id) else { return false }
                if !wanted.contains(try value(ofOption: option)) { return false }
            }
        }
        return true
    }

    private func isActive(_ id: String) -> Bool { activity[id] ?? true }

    /// The value of an option: a checkbox that is not active is off.
    mutating func value(
        ofOption option: XcodeTemplateOption
    ) throws(XcodeTemplateError) -> String {
        if option.kind == .checkbox, !isActive(option.identifier) { return "false" }
        return try chosenValue(option)
    }

    /// Returns the user's choice or the default. Macros are expanded in texts of the template, but
    /// not in those of the user.
    private mutating func chosenValue(
        _ option: XcodeTemplateOption
    ) throws(XcodeTemplateError) -> String {
        let id = option.identifier
        if let known = resolved[id] { return known }
        try enter(id)
        defer { leave() }
        let value: String
        if id == nameID {
            value = try nameValue(option)
        } else if let text = given[id], isActive(id) || option.kind == .checkbox {
            value = text
        } else {
            value = try expandNested(option.defaultText, in: template.infoPath)
        }
        resolved[id] = value
        return value
    }

    private mutating func nameValue(
        _ option: XcodeTemplateOption
    ) throws(XcodeTemplateError) -> String {
        var text = name ?? ""
        if text.isEmpty { text = try expandNested(option.defaultText, in: template.infoPath) }
        if text.isEmpty { text = template.defaultCompletionName ?? "" }
        for other in template.options where !other.suffixes.isEmpty {
            // An option that takes its suffix from itself has no other to look at.
            guard other.identifier != option.identifier, isActive(other.identifier) else {
                continue
            }
            let suffix = other.suffixes[try value(ofOption: other)] ?? ""
            if !text.hasSuffix(suffix) { text += suffix }
        }
        return text
    }

    /// `productName`, or without it the scene's name.
    mutating func baseName() throws(XcodeTemplateError) -> String {
        if let product = optionsByID["productName"] { return try value(ofOption: product) }
        if let name, !name.isEmpty { return name }
        return template.defaultCompletionName ?? ""
    }

    /// Returns the import for the class that an option names.
    mutating func importHeader(of id: String) throws(XcodeTemplateError) -> String? {
        guard let option = optionsByID[id] else { return nil }
        let value = try value(ofOption: option)
        if let header = option.fallbackHeaders[value] ?? option.fallbackHeaders[""] {
            return try expandNested(header, in: template.infoPath)
        }
        if value.isEmpty { return "" }
        // A Swift file sees the classes of its module without an import.
        return file?.isSwift == true ? "import Foundation" : "#import \"\(value).h\""
    }
}
