extension MacroExpander {
    /// Every option, once what was given is known to fit.
    mutating func resolveAll() throws(XcodeTemplateError) -> XcodeValues {
        try checkGiven()
        for option in template.options { _ = try value(ofOption: option) }
        let baseName = try baseName()
        return XcodeValues(
            values: resolved, active: Set(activity.filter(\.value).keys), baseName: baseName,
            usesLegacyFilebasename: given[XcodeTemplate.legacyFilebasename] == "true",
            warnings: undeclared.warnings(in: template.infoPath))
    }

    /// Refuses values for options that are not there now, and lists all that are missing.
    private mutating func checkGiven() throws(XcodeTemplateError) {
        var problems: [XcodeTemplateProblem] = []
        let nameOption = template.nameOption
        for option in template.options {
            let id = option.identifier
            let isActive = try isActive(option)
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

    /// Whether all that an option needs holds. What needs an inactive option is inactive itself.
    mutating func isActive(_ option: XcodeTemplateOption) throws(XcodeTemplateError) -> Bool {
        let id = option.identifier
        if let known = activity[id] { return known }
        if option.requirements.isEmpty {
            activity[id] = true
            return true
        }
        try enter("RequiredOptions of " + id)
        defer { leave() }
        var holds = true
        for (other, wanted) in option.requirements.sorted(by: { $0.key < $1.key }) where holds {
            holds = try self.holds(other, wanted)
        }
        activity[id] = holds
        return holds
    }

    private mutating func holds(
        _ id: String, _ wanted: [String]
    ) throws(XcodeTemplateError) -> Bool {
        guard let option = optionsByID[id], try isActive(option) else { return false }
        let value = try value(ofOption: option)
        if option.kind != .checkbox { return wanted.contains(value) }
        return wanted.contains { PropertyList.flag(of: $0) == (value == "true") }
    }

    /// The value of an option; texts of the template in it are expanded, those of the user not.
    mutating func value(
        ofOption option: XcodeTemplateOption
    ) throws(XcodeTemplateError) -> String {
        let id = option.identifier
        if let known = resolved[id] { return known }
        try enter(id)
        defer { leave() }
        let value: String
        if id == nameID {
            value = try nameValue(option)
        } else if option.kind == .checkbox {
            value = try isActive(option) ? given[id] ?? option.defaultText : "false"
        } else if let text = given[id], try isActive(option) {
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
            guard other.identifier != option.identifier, try isActive(other) else { continue }
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

    /// What to import for the class that an option names.
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
