package import Basics
import PropertyLists

/// What the options of a template came to for one scene.
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
    /// The option that every template has besides its own: whether `___FILEBASENAME___` in contents
    /// is the base name.
    package static let legacyFilebasename = "legacyFilebasename"

    /// Resolves every option.
    ///
    /// - Parameters:
    ///   - name: the scene's name; nil is what the template suggests.
    ///   - options: what the user gave, by identifier.
    ///   - macros: what defaults may refer to besides other options.
    ///
    /// Throws an `XcodeTemplateError` with 64 and all that is wrong with what was given, or with 65
    /// for options that are made of each other.
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
            // A default need not be among the values, and may be typed all the same.
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
