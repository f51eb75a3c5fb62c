import Basics
import PropertyLists

/// Reads a `TemplateInfo.plist` into typed values.
///
/// Values that rendering needs must be valid. Invalid values that only Xcode's dialog shows cause a
/// warning, and are ignored.
struct TemplateInfoReader {
    /// The name of the file in messages.
    let name: String
    private(set) var warnings: [Diagnostic] = []

    init(name: String) {
        self.name = name
    }

    func root(_ value: PropertyList) throws(XcodeTemplateError) -> [String: PropertyList] {
        if let members = value.members { return members }
        throw wrongType("TemplateInfo.plist", "a dictionary", value)
    }

    /// The two kinds of file templates differ in age only, and a bundle without one is a file template.
    mutating func kind(_ value: PropertyList?) throws(XcodeTemplateError) -> String {
        let kinds = ["IDEFoundation", "IDEKit"].map {
            "Xcode.\($0).TextSubstitutionFileTemplateKind"
        }
        guard let value else {
            warnings.append(
                Diagnostic.warning(
                    "the template has no 'Kind'; it is used as a file template",
                    path: name, hint: "A file template has the kind \(kinds[0])."))
            return kinds[0]
        }
        guard let kind = value.text else { throw wrongType("Kind", "a string", value) }
        guard kinds.contains(kind) else { throw XcodeTemplateError(.foreignKind(kind), in: name) }
        return kind
    }

    mutating func options(
        _ value: PropertyList?
    ) throws(XcodeTemplateError) -> [XcodeTemplateOption] {
        guard let value else { return [] }
        guard case .array(let items) = value else {
            throw wrongType("Options", "an array", value)
        }
        var options: [XcodeTemplateOption] = []
        for (index, item) in items.enumerated() {
            options.append(try option(item, number: index + 1))
        }
        return options
    }

    private mutating func option(
        _ item: PropertyList, number: Int
    ) throws(XcodeTemplateError) -> XcodeTemplateOption {
        guard let members = item.members else {
            throw wrongType("Options[\(number)]", "a dictionary", item)
        }
        guard let id = members["Identifier"]?.text, !id.isEmpty else {
            throw XcodeTemplateError(.optionWithoutIdentifier(number: number), in: name)
        }
        let type = members["Type"]?.text
        guard let kind = type.flatMap({ XcodeTemplateOption.Kind(rawValue: $0.lowercased()) })
        else {
            throw XcodeTemplateError(.unknownOptionType(option: id, type: type), in: name)
        }
        let units = units(members["Units"])
        let values = try values(members["Values"], units: units, of: id)
        let placeholder = text("Placeholder", of: members)
        return XcodeTemplateOption(
            identifier: id, kind: kind, label: label(text("Name", of: members)),
            summary: text("Description", of: members),
            defaultValue: try defaultValue(members["Default"], of: id), values: values,
            isRequired: flag("Required", of: members),
            requirements: try requirements(members["RequiredOptions"], of: id),
            suffixes: suffixes(members["Suffixes"]),
            fallbackHeaders: headers(members["FallbackHeader"] ?? members["FallbackHeaders"]),
            units: units, placeholder: placeholder.isEmpty ? nil : placeholder)
    }

    private func label(_ name: String) -> String {
        name.last == ":" ? String(name.dropLast()) : name
    }

    private func values(
        _ value: PropertyList?, units: [String: XcodeTemplateUnit], of id: String
    ) throws(XcodeTemplateError) -> [String] {
        guard let value else { return units.keys.sorted() }
        guard let texts = value.texts else {
            throw wrongType("Values' of '\(id)", "an array of strings", value)
        }
        return texts
    }

    private func defaultValue(
        _ value: PropertyList?, of id: String
    ) throws(XcodeTemplateError) -> String? {
        guard let value else { return nil }
        guard let text = value.text else {
            throw wrongType("Default' of '\(id)", "a string", value)
        }
        return text
    }

    private func requirements(
        _ value: PropertyList?, of id: String
    ) throws(XcodeTemplateError) -> [String: [String]] {
        guard let value else { return [:] }
        var result: [String: [String]] = [:]
        for (key, member) in value.members ?? [:] { result[key] = member.texts }
        guard let members = value.members, members.count == result.count else {
            throw wrongType("RequiredOptions' of '\(id)", "a dictionary of strings", value)
        }
        return result
    }

    private func suffixes(_ value: PropertyList?) -> [String: String] {
        (value?.members ?? [:]).compactMapValues(\.text)
    }

    /// One for all values, or one for each.
    private func headers(_ value: PropertyList?) -> [String: String] {
        if let text = value?.text { return ["": text] }
        return suffixes(value)
    }

    private mutating func units(_ value: PropertyList?) -> [String: XcodeTemplateUnit] {
        var units: [String: XcodeTemplateUnit] = [:]
        for (key, member) in value?.members ?? [:] { units[key] = unit(of: member) }
        return units
    }

    /// A value has one unit, or an array of them.
    private mutating func unit(of value: PropertyList) -> XcodeTemplateUnit {
        guard case .array(let items) = value else { return unit(value.members ?? [:]) }
        var whole = XcodeTemplateUnit()
        for item in items {
            let part = unit(item.members ?? [:])
            whole.nodes += part.nodes
            whole.definitions.merge(part.definitions) { $1 }
        }
        return whole
    }

    /// The files that `Nodes` and `Definitions` name.
    mutating func unit(_ members: [String: PropertyList]) -> XcodeTemplateUnit {
        var unit = XcodeTemplateUnit(nodes: texts("Nodes", of: members))
        for (key, value) in members["Definitions"]?.members ?? [:] {
            if let contents = value.text {
                unit.definitions[key] = .contents(contents)
            } else if let path = value.members?["Path"]?.text {
                unit.definitions[key] = .path(path)
            } else {
                warn("Definitions' has in '\(key)", "a string or a dictionary with 'Path'", value)
            }
        }
        return unit
    }

    /// Options that need one that is not there are never active; that is worth a word.
    mutating func checkRequirements(_ options: [XcodeTemplateOption]) {
        let known = Set(options.map(\.identifier))
        for option in options {
            for id in option.requirements.keys.sorted() where !known.contains(id) {
                warnings.append(
                    Diagnostic.warning(
                        "the option '\(option.identifier)' needs '\(id)', which the template does not have",
                        path: name, hint: Suggestions.question(for: id, among: known)))
            }
        }
    }

    /// A text that only people read.
    mutating func text(_ key: String, of members: [String: PropertyList]) -> String {
        guard let value = members[key] else { return "" }
        if let text = value.text { return text }
        warn(key, "a string", value)
        return ""
    }

    mutating func texts(_ key: String, of members: [String: PropertyList]) -> [String] {
        guard let value = members[key] else { return [] }
        if let texts = value.texts { return texts }
        warn(key, "an array of strings", value)
        return []
    }

    private mutating func flag(_ key: String, of members: [String: PropertyList]) -> Bool {
        guard let value = members[key] else { return false }
        if let flag = value.flag { return flag }
        warn(key, "true or false", value)
        return false
    }

    private mutating func warn(_ key: String, _ expected: String, _ value: PropertyList) {
        let found = value.kindWords
        warnings.append(
            Diagnostic.warning("'\(key)' is \(found), not \(expected)", path: name))
    }

    private func wrongType(
        _ key: String, _ expected: String, _ value: PropertyList
    ) -> XcodeTemplateError {
        let problem = XcodeTemplateProblem.wrongType(
            key: key, expected: expected, found: value.kindWords)
        return XcodeTemplateError(problem, in: name)
    }
}
