import Basics

/// Resolves unusual options of a bundle as Xcode does. Of several options with one identifier, the
/// last counts. A popup whose default isn't among its values gets its first value.
struct OptionSettlement {
    let infoPath: String
    let files: [String: [UInt8]]
    private(set) var options: [XcodeTemplateOption]
    private(set) var warnings: [Diagnostic] = []

    /// - Throws: an `XcodeTemplateError` with 65 if the files of an option are ambiguous.
    init(
        of options: [XcodeTemplateOption], files: [String: [UInt8]], infoPath: String
    ) throws(XcodeTemplateError) {
        self.options = options
        self.files = files
        self.infoPath = infoPath
        try settleDuplicates()
        try settleDefaults()
    }

    /// The last wins, unless the files of a scene depend on which it is.
    private mutating func settleDuplicates() throws(XcodeTemplateError) {
        let last = Dictionary(options.map { ($0.identifier, $0) }) { $1 }
        let counts = Dictionary(options.map { ($0.identifier, 1) }, uniquingKeysWith: +)
        let duplicates = counts.filter { $0.value > 1 }.keys.sorted()
        let required = Set(options.flatMap(\.requirements.keys))
        for id in duplicates {
            let all = options.filter { $0.identifier == id }
            let choosesFiles = required.contains(id) || all.contains(where: \.isChoice)
            if choosesFiles, all.contains(where: { $0.meaning != last[id]?.meaning }) {
                throw XcodeTemplateError(.duplicateOption(id), in: infoPath)
            }
            warn(
                "\(all.count) options have the identifier '\(id)'; the last one is used",
                hint: "Remove the others from TemplateInfo.plist.")
        }
        if duplicates.isEmpty { return }
        var seen: Set<String> = []
        options = options.reversed().filter { seen.insert($0.identifier).inserted }.reversed()
    }

    /// The default of a popup counts as one of its values only if the bundle has files for it.
    private mutating func settleDefaults() throws(XcodeTemplateError) {
        for index in options.indices where options[index].kind == .popup {
            let option = options[index]
            let wanted = option.defaultText
            if option.values.contains(wanted) { continue }
            let first = option.values.first
            if option.units[wanted] == nil, !namesFolders(defaultOf: index) {
                guard let first else {
                    throw XcodeTemplateError(.noChoices(option: option.identifier), in: infoPath)
                }
                options[index].defaultValue = nil
                if wanted.isEmpty { continue }
                warn(
                    "the default '\(wanted)' of '\(option.identifier)' isn't one of its values; "
                        + "the first one, '\(first)', is used",
                    hint: "Add it to 'Values', or change 'Default'.")
            } else if first == nil {
                options[index].values = [wanted]
                warn(
                    "the popup '\(option.identifier)' has no 'Values'; its default '\(wanted)' is "
                        + "used", hint: "Add 'Values' to the option.")
            }
        }
    }

    /// Whether more folders are variants with the default of an option than without it.
    private func namesFolders(defaultOf index: Int) -> Bool {
        var others = options
        others[index].defaultValue = nil
        let folders = XcodeTemplate.topLevelFolders(of: files)
        return folders.contains { options.canName($0) && !others.canName($0) }
    }

    private mutating func warn(_ message: String, hint: String) {
        warnings.append(Diagnostic.warning(message, path: infoPath, hint: hint))
    }
}

extension OptionSettlement {
    /// The unit without the files that are not there. Variant folders hold some of them.
    mutating func settled(_ unit: XcodeTemplateUnit, besides top: XcodeTemplateUnit)
        -> XcodeTemplateUnit
    {
        var unit = unit
        let whole = unit
        unit.nodes.removeAll { node in
            let source = whole.source(ofNode: node, besides: top)
            guard case .path(let path) = source, files[path] == nil,
                !files.keys.contains(where: { $0.hasSuffix("/" + path) })
            else { return false }
            warn(
                "'Nodes' names '\(path)', which is not in the bundle; it is left out",
                hint: "Add the file, or remove it from 'Nodes'.")
            return true
        }
        return unit
    }

    /// Leaves files out of the units of options that are not there.
    mutating func settleUnits(besides top: XcodeTemplateUnit) {
        for index in options.indices {
            for (value, unit) in options[index].units.sorted(by: { $0.key < $1.key }) {
                options[index].units[value] = settled(unit, besides: top)
            }
        }
    }
}

extension XcodeTemplateOption {
    /// The option without what only people read.
    fileprivate var meaning: XcodeTemplateOption {
        XcodeTemplateOption(
            identifier: identifier, kind: kind, label: "", summary: "", defaultValue: defaultValue,
            values: values, isRequired: isRequired, requirements: requirements, suffixes: suffixes,
            fallbackHeaders: fallbackHeaders, units: units, placeholder: nil)
    }
}
