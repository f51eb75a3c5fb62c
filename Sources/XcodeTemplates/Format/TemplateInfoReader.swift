import Basics
import PropertyLists

/// Reads a `TemplateInfo.plist` into typed values, and resolves odd ones as Xcode does.
///
/// Values that rendering needs must be valid. Invalid values that only Xcode's dialog shows cause a
/// warning, and are ignored.
struct TemplateInfoReader {
    let path: String
    /// The template files of the bundle.
    let files: [String: [UInt8]]
    private(set) var warnings: [Diagnostic] = []
    /// Warnings about files that don't exist.
    private(set) var missing: [Diagnostic] = []

    /// - Throws: `Failure` with 65 for anything other than the two kinds of file templates, of
    ///   which one is older. A bundle without a kind is a file template.
    mutating func checkKind(_ info: [String: PropertyList]) throws(Failure) {
        let kinds = ["IDEFoundation", "IDEKit"].map {
            "Xcode.\($0).TextSubstitutionFileTemplateKind"
        }
        guard let kind = try required("Kind", of: info, "a string", \.text) else {
            warn(
                "the template has no 'Kind'; it is used as a file template",
                hint: "A file template has the kind \(kinds[0]).")
            return
        }
        if kinds.contains(kind) { return }
        throw failure(
            "templates of the kind '\(kind)' are not file templates",
            hint: "Only file templates can be rendered, not projects or targets.")
    }

    // MARK: Options

    mutating func options(_ info: [String: PropertyList]) throws(Failure) -> [XcodeTemplateOption] {
        let items = try required("Options", of: info, "an array", \.items) ?? []
        return try items.enumerated().map { (index, item) throws(Failure) in
            try option(item, number: index + 1, in: info)
        }
    }

    private mutating func option(
        _ item: PropertyList, number: Int, in info: [String: PropertyList]
    ) throws(Failure) -> XcodeTemplateOption {
        guard let members = item.members else {
            throw item.wrongType("'Options[\(number)]'", "a dictionary", in: path)
        }
        guard let id = members["Identifier"]?.text, !id.isEmpty else {
            throw failure("option \(number) has no 'Identifier'")
        }
        let type = members["Type"]?.text
        guard let kind = type.flatMap({ XcodeTemplateOption.Kind(rawValue: $0.lowercased()) })
        else {
            throw failure(
                "the option '\(id)' has "
                    + (type.map { "the unknown type '\($0)'" } ?? "no 'Type'"),
                hint: Suggestions.hint(
                    for: type ?? "", among: XcodeTemplateOption.Kind.allCases.map(\.rawValue),
                    "The types are"))
        }
        var units: [String: [SelectedFile]] = [:]
        for (value, item) in (members["Units"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
            units[value] = unit(item, in: info)
        }
        let values = try required("Values", of: members, option: id, "an array of strings", \.texts)
        let headers = members["FallbackHeader"] ?? members["FallbackHeaders"]
        let label = text("Name", of: members)
        return XcodeTemplateOption(
            identifier: id, kind: kind, label: label.last == ":" ? String(label.dropLast()) : label,
            summary: text("Description", of: members),
            defaultValue: try required("Default", of: members, option: id, "a string", \.text),
            values: values ?? units.keys.sorted(),
            isRequired: optional("Required", of: members, "true or false", \.flag) ?? false,
            requirements: try required(
                "RequiredOptions", of: members, option: id, "a dictionary of strings"
            ) { value in
                let texts = value.members?.compactMapValues(\.texts)
                return texts?.count == value.members?.count ? texts : nil
            } ?? [:], suffixes: members["Suffixes"]?.members?.compactMapValues(\.text) ?? [:],
            // One for all values, or one for each.
            fallbackHeaders: headers?.text.map { ["": $0] }
                ?? headers?.members?.compactMapValues(\.text) ?? [:],
            units: units)
    }

    /// Reads the files that `Nodes` names, each of which `Definitions` can define, here or in
    /// `info`. A value of an option has one such dictionary, or an array of them.
    mutating func unit(_ value: PropertyList, in info: [String: PropertyList]) -> [SelectedFile] {
        let parts = (value.items ?? [value]).compactMap(\.members)
        var definitions: [String: PropertyList] = [:]
        for part in [info] + parts { definitions.merge(part["Definitions"]?.members ?? [:]) { $1 } }
        let nodes = parts.flatMap { part in
            optional("Nodes", of: part, "an array of strings", \.texts) ?? []
        }
        return nodes.compactMap { node in
            let name = Self.fileName(ofNode: node)
            if let text = definitions[name]?.text {
                return SelectedFile(
                    source: XcodeTemplate.infoName, output: name, contents: Array(text.utf8))
            }
            let path = definitions[name]?.members?["Path"]?.text ?? name
            let contents = files[path]
            // Variant folders contain some files.
            if contents == nil, !files.keys.contains(where: { $0.hasSuffix("/" + path) }) {
                missing.append(
                    .warning(
                        "'Nodes' names '\(path)', which is not in the bundle; it is left out",
                        path: self.path, hint: "Add the file, or remove it from 'Nodes'."))
                return nil
            }
            return SelectedFile(source: path, output: name, contents: contents ?? [])
        }
    }

    /// A node is a file, or a part of one: `Name.swift:part`. The colon of a modifier is another.
    private static func fileName(ofNode node: String) -> String {
        let bytes = Array(node.utf8)
        let macros = TextMacro.all(in: bytes).map(\.range)
        let colon = bytes.indices.first { index in
            bytes[index] == UInt8(ascii: ":") && !macros.contains { $0.contains(index) }
        }
        return String(decoding: bytes[..<(colon ?? bytes.count)], as: UTF8.self)
    }

    /// The text for a key that only people read.
    mutating func text(_ key: String, of members: [String: PropertyList]) -> String {
        optional(key, of: members, "a string", \.text) ?? ""
    }

    // MARK: Odd options

    /// Resolves odd options: the last of several with one identifier is used, and a popup whose
    /// default isn't among its values has its first value. Throws a `Failure` with 65 if the files
    /// of a scene are ambiguous.
    mutating func settle(_ options: inout [XcodeTemplateOption]) throws(Failure) {
        let known = Set(options.map(\.identifier))
        for option in options {
            for id in option.requirements.keys.sorted() where !known.contains(id) {
                warn(
                    "the option '\(option.identifier)' needs '\(id)', "
                        + "which the template does not have",
                    hint: Suggestions.question(for: id, among: known))
            }
        }
        let required = Set(options.flatMap(\.requirements.keys))
        let groups = Dictionary(grouping: options, by: \.identifier).filter { $0.value.count > 1 }
        for (id, group) in groups.sorted(by: { $0.key < $1.key }) {
            let choosesFiles = required.contains(id) || group.contains(where: \.isChoice)
            let withoutTexts = group.map { option in
                var option = option
                (option.label, option.summary) = ("", "")
                return option
            }
            if choosesFiles, Set(withoutTexts).count > 1 {
                throw failure(
                    "options with the identifier '\(id)' differ, and files depend on which one is "
                        + "used", hint: "Give each option a different identifier.")
            }
            warn(
                "\(group.count) options have the identifier '\(id)'; the last one is used",
                hint: "Remove the others from TemplateInfo.plist.")
        }
        var seen: Set<String> = []
        options = options.reversed().filter { seen.insert($0.identifier).inserted }.reversed()
        for index in options.indices where options[index].kind == .popup {
            try settleDefault(ofOptionAt: index, &options)
        }
    }

    /// The default of a popup counts as one of its values only if the bundle has files for it.
    private mutating func settleDefault(
        ofOptionAt index: Int, _ options: inout [XcodeTemplateOption]
    ) throws(Failure) {
        let option = options[index]
        let wanted = option.defaultText
        if option.values.contains(wanted) { return }
        var others = options
        others[index].defaultValue = nil
        let namesFolder = XcodeTemplate.topLevelFolders(of: files).contains {
            options.canName($0) && !others.canName($0)
        }
        if option.units[wanted] != nil || namesFolder {
            guard option.values.isEmpty else { return }
            options[index].values = [wanted]
            warn(
                "the popup '\(option.identifier)' has no 'Values'; its default '\(wanted)' is used",
                hint: "Add 'Values' to the option.")
            return
        }
        guard let first = option.values.first else {
            throw failure(
                "the popup '\(option.identifier)' has no 'Values'",
                hint: "Add 'Values' to the option.")
        }
        options[index].defaultValue = nil
        if wanted.isEmpty { return }
        warn(
            "the default '\(wanted)' of '\(option.identifier)' isn't one of its values; "
                + "the first one, '\(first)', is used",
            hint: "Add it to 'Values', or change 'Default'.")
    }

    // MARK: Problems

    /// The value for a key that rendering needs; nil if it is missing.
    private func required<Value>(
        _ key: String, of members: [String: PropertyList], option id: String? = nil,
        _ expected: String, _ read: (PropertyList) -> Value?
    ) throws(Failure) -> Value? {
        guard let found = members[key] else { return nil }
        if let value = read(found) { return value }
        throw found.wrongType("'\(key)'" + (id.map { " of '\($0)'" } ?? ""), expected, in: path)
    }

    /// The value for a key that rendering doesn't need; nil if it is missing or wrong.
    private mutating func optional<Value>(
        _ key: String, of members: [String: PropertyList], _ expected: String,
        _ read: (PropertyList) -> Value?
    ) -> Value? {
        guard let found = members[key] else { return nil }
        let value = read(found)
        if value == nil { warn("'\(key)' is \(found.kindWords), not \(expected)") }
        return value
    }

    private mutating func warn(_ message: String, hint: String? = nil) {
        warnings.append(Diagnostic.warning(message, path: path, hint: hint))
    }

    private func failure(_ message: String, hint: String? = nil) -> Failure {
        Failure(.data, message, path: path, hint: hint)
    }
}

extension PropertyList {
    func wrongType(_ subject: String, _ expected: String, in path: String) -> Failure {
        Failure(.data, "\(subject) is \(kindWords), not \(expected)", path: path)
    }
}

extension Suggestions {
    /// Suggests a similar name and, if there are at most twelve or none is similar, lists all.
    static func hint(for word: String, among known: [String], _ introduction: String) -> String? {
        let names = known.sorted().prefix(30).map { "'\($0)'" }
        guard !names.isEmpty else { return nil }
        let all = "\(introduction) \(names.joinedAsAlternatives("and"))."
        guard let question = question(for: word, among: known) else { return all }
        return known.count <= 12 ? "\(question) \(all)" : question
    }
}
