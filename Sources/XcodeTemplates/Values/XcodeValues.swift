package import Basics
import PropertyLists

/// The resolved options of a template for one scene.
package struct XcodeValues: Sendable {
    /// The value of every option by its identifier.
    package let values: [String: String]
    /// The options whose requirements are met.
    package let active: Set<String>
    /// The value of `___FILEBASENAME___` in names of files and folders.
    package let baseName: String
    /// Warnings about macros in the values of options that nothing declares.
    let warnings: [Diagnostic]
    /// An expander that knows the values.
    let expander: MacroExpander
}

extension XcodeTemplate {
    /// The additional option of every template that chooses whether `___FILEBASENAME___` in
    /// contents is the base name.
    package static let legacyFilebasename = "legacyFilebasename"

    /// The name and the value of an option as the user typed them, for messages.
    package typealias GivenText = (name: SourceText, value: SourceText?)

    /// Resolves every option for a scene's name and the user's choices by their identifiers.
    ///
    /// - Parameter givenText: Returns the text that the user typed for an option, if it is known.
    /// - Throws: `Failure` with all problems of the choices, or with 65 for options that refer to
    ///   each other in a cycle.
    package func resolve(
        name: String, options: [String: String], macros: MacroValues = MacroValues(),
        givenText: (String) -> GivenText? = { _ in nil }
    ) throws(Failure) -> XcodeValues {
        let given = try mapCollectingErrors(options.sorted { $0.key < $1.key }) {
            (id, text) throws(Failure) in (id, try checked(text, for: id, givenText(id)))
        }
        var expander = MacroExpander(
            template: self, name: name, given: Dictionary(uniqueKeysWithValues: given),
            macros: macros)
        try expander.settleActivity()
        try checkActivity(expander, givenText)
        return try expander.resolveAll()
    }

    /// Resolves every option for values that can be invalid. Throws a `Failure` with 65 for options
    /// that refer to each other in a cycle.
    package func uncheckedValues(for given: [String: String]) throws(Failure) -> XcodeValues {
        var expander = MacroExpander(template: self, name: "Scene", given: given)
        try expander.settleActivity()
        return try expander.resolveAll()
    }

    /// The value of an option in the spelling of the template.
    private func checked(
        _ text: String, for id: String, _ given: GivenText?
    ) throws(Failure) -> String {
        if id == nameOption?.identifier {
            throw Self.usage(
                "the scene's name is the option '\(id)'", given?.name, "Give the name alone.")
        }
        let option = option(id)
        guard let kind = id == Self.legacyFilebasename ? .checkbox : option?.kind else {
            let known = userOptions.map(\.identifier)
            throw Self.usage(
                "the template has no option '\(id)'", given?.name,
                Suggestions.hint(for: id, among: known, "The options are"))
        }
        switch kind {
        case .static: throw Self.usage("the option '\(id)' is fixed by the template", given?.name)
        case .checkbox:
            if !text.isEmpty, let flag = PropertyList.flag(of: text) { return String(flag) }
            throw Self.usage(
                "'\(id)' is true or false, not '\(text)'", given?.value,
                "Type --option \(id)=true.")
        case .text, .class: return text
        case .popup:
            // A default isn't necessarily among the values, and the user can choose it.
            let values = option?.values ?? []
            if values.contains(text) || text == option?.defaultValue { return text }
            throw Self.usage(
                "'\(id)' cannot be '\(text)'", given?.value,
                Suggestions.hint(for: text, among: values, "It can be"))
        }
    }

    /// Checks that no value is given for an inactive option, and that none is missing.
    private func checkActivity(
        _ expander: MacroExpander, _ givenText: (String) -> GivenText?
    ) throws(Failure) {
        var problems = Problems()
        for option in options {
            let id = option.identifier
            let value = expander.given[id]
            if expander.inactive.contains(id) {
                guard let value, value != option.defaultText, value != "false" else { continue }
                let requirements = option.requirements.sorted { $0.key < $1.key }
                let words = requirements.map { id, values in
                    "'\(id)' to be \(values.map { "'\($0)'" }.joinedAsAlternatives())"
                }.joinedAsAlternatives("and")
                let arguments = requirements.compactMap { id, values in
                    values.first.map { " --option \(id)=\($0.quotedForShell)" }
                }.joined()
                problems.add(
                    Self.usage(
                        "the option '\(id)' needs \(words)", givenText(id)?.name,
                        arguments.isEmpty ? nil : "Add\(arguments)."))
            } else if option.isRequired, option.kind == .text || option.kind == .class,
                id != expander.nameID, (value ?? option.defaultText).isEmpty
            {
                let label = option.label.isEmpty ? "" : " (\(option.label))"
                problems.add(
                    Self.usage(
                        "the option '\(id)'\(label) is missing", nil, "Type --option \(id)=…"))
            }
        }
        try problems.check()
    }

    private static func usage(
        _ message: String, _ given: SourceText?, _ hint: String? = nil
    ) -> Failure {
        given?.failure(message, hint: hint)
            ?? Failure(.usage, message, path: "--option", hint: hint)
    }
}

// MARK: Resolution

extension MacroExpander {
    /// Finds the active options. Two checkboxes can each require that the other is off, so this
    /// repeats until nothing changes. Throws a `Failure` with 65 if it never ends, for example
    /// because one option requires that another is on, and that one requires that the first is off.
    mutating func settleActivity() throws(Failure) {
        let dependent = template.options.filter { !$0.requirements.isEmpty }
        var changed: [String] = []
        for _ in 0..<TextMacro.deepestNesting {
            changed = []
            for option in dependent {
                if try areMet(option.requirements) == inactive.contains(option.identifier) {
                    inactive.formSymmetricDifference([option.identifier])
                    changed.append(option.identifier)
                }
            }
            // Values can depend on what was active before.
            (values, composed) = ([:], [:])
            if changed.isEmpty { return }
        }
        throw cycle(changed.prefix(5) + changed.prefix(1))
    }

    private mutating func areMet(_ requirements: [String: [String]]) throws(Failure) -> Bool {
        for (id, wanted) in requirements.sorted(by: { $0.key < $1.key }) {
            guard let option = optionsByID[id], option.kind == .checkbox || !inactive.contains(id),
                option.isMet(try value(ofOption: option), by: wanted)
            else { return false }
        }
        return true
    }

    mutating func resolveAll() throws(Failure) -> XcodeValues {
        var all: [String: String] = [:]
        for option in template.options { all[option.identifier] = try value(ofOption: option) }
        return XcodeValues(
            values: all, active: Set(optionsByID.keys).subtracting(inactive),
            baseName: try baseName(), warnings: takeWarnings(template.infoPath), expander: self)
    }

    /// Returns the user's choice or the default. An inactive checkbox is off. Macros are expanded
    /// in texts of the template, but not in those of the user.
    mutating func value(ofOption option: XcodeTemplateOption) throws(Failure) -> String {
        let id = option.identifier
        if option.kind == .checkbox, inactive.contains(id) { return "false" }
        if let known = values[id] { return known }
        try enter(id)
        defer { leave() }
        let value: String
        if id == nameID {
            value = try nameValue(option)
        } else if let text = given[id], !inactive.contains(id) {
            value = text
        } else {
            value = try expandNested(option.defaultText, in: template.infoPath)
        }
        values[id] = value
        return value
    }

    private mutating func nameValue(_ option: XcodeTemplateOption) throws(Failure) -> String {
        var text = name
        for other in template.options
        where !other.suffixes.isEmpty && other.identifier != option.identifier
            && !inactive.contains(other.identifier)
        {
            let suffix = other.suffixes[try value(ofOption: other)] ?? ""
            if !text.hasSuffix(suffix) { text += suffix }
        }
        return text
    }

    /// `productName`, or else the scene's name.
    mutating func baseName() throws(Failure) -> String {
        if let product = optionsByID["productName"] { return try value(ofOption: product) }
        return name
    }

    /// Returns the import for the class that an option names; nil if there is no such option.
    mutating func importHeader(of id: String) throws(Failure) -> String? {
        guard let option = optionsByID[id] else { return nil }
        let value = try value(ofOption: option)
        if let header = option.fallbackHeaders[value] ?? option.fallbackHeaders[""] {
            return try expandNested(header, in: template.infoPath)
        }
        if value.isEmpty { return "" }
        // A Swift file sees the classes of its module without an import.
        let isSwift = file?.name.hasSuffix(".swift") ?? false
        return isSwift ? "import Foundation" : "#import \"\(value).h\""
    }
}
