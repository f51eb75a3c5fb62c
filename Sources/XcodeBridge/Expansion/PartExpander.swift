import XcodeTemplates

/// A difference between the bundle and the set, or a part of the bundle that a set can't express.
struct ConversionIssue: Hashable, Sendable {
    let message: String
    let hint: String?
    /// The range of the macro in its file in UTF-8; nil in a path.
    let range: Range<Int>?
    /// Whether generated files can differ.
    let changesFiles: Bool
}

/// Expands macros in a file for all scenes at once. `MacroExpander` does it for one scene.
struct PartExpander {
    private let template: XcodeTemplate
    private(set) var path: [TextPart] = []
    private(set) var text: [TextPart] = []
    private(set) var issues: [ConversionIssue] = []
    /// Whether the contents of a file contain its own name, and that differs from the base name.
    private(set) var usesFileNames = false
    /// The name of the file; nil in paths and values of options.
    private var fileName: [TextPart]?
    /// The macro of the path or file that is being expanded.
    private var place: (written: String, range: Range<Int>?) = ("", nil)
    /// The options that are being expanded.
    private var pending: Set<String> = []
    /// The number of macros that can still be expanded for the macro of the file. Options that
    /// contain each other twice would never end.
    private var macrosLeft = 0
    private static let mostMacros = 4_096

    init(of file: SelectedFile, in template: XcodeTemplate) {
        self.template = template
        path = parts(of: Array(file.output.utf8), isOutermost: true)
        fileName = path.applyingToPath(.lastPathComponent)
        text = parts(of: file.contents, isOutermost: true)
    }

    /// The parts of a text outside of files.
    private mutating func parts(of text: String) -> [TextPart] {
        let outside = fileName
        fileName = nil
        defer { fileName = outside }
        return parts(of: Array(text.utf8), isOutermost: false)
    }

    private mutating func parts(of bytes: [UInt8], isOutermost: Bool) -> [TextPart] {
        var parts: [TextPart] = []
        var end = 0
        func text(_ range: Range<Int>) -> [TextPart] {
            range.isEmpty ? [] : [.text(String(decoding: bytes[range], as: UTF8.self))]
        }
        for macro in TextMacro.all(in: bytes) {
            parts += text(end..<macro.range.lowerBound)
            end = macro.range.upperBound
            if isOutermost {
                place = (macro.written, fileName == nil ? nil : macro.range)
                macrosLeft = Self.mostMacros
            }
            if macro.name == "FILEHEADER", fileName != nil { removeSpace(beforeHeader: &parts) }
            parts += self.parts(of: macro)
        }
        return parts + text(end..<bytes.count)
    }

    /// The lines of a set's header begin with slashes, so nothing can be between these and the
    /// header.
    private mutating func removeSpace(beforeHeader parts: inout [TextPart]) {
        guard let text = parts.last?.literal else { return }
        let space = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
        let rest = String(decoding: text.utf8.dropLast(space), as: UTF8.self)
        guard space > 0, rest.hasSuffix("//") else { return }
        note("the space before \(place.written) is left out, so that the header begins with '//'")
        parts[parts.count - 1] = .text(rest)
    }

    private mutating func note(_ message: String, hint: String? = nil, changesFiles: Bool = true) {
        if issues.contains(where: { $0.message == message }) { return }
        issues.append(
            ConversionIssue(
                message: message, hint: hint, range: place.range, changesFiles: changesFiles))
    }

    private mutating func kept(_ written: String? = nil) -> [TextPart] {
        note(
            "\(place.written) can't be expressed in the template language and stays as it is",
            hint: "Write its value into the set's template.")
        return [.text(written ?? place.written)]
    }
}

// MARK: Macros

extension PartExpander {
    private mutating func parts(of macro: TextMacro) -> [TextPart] {
        let modifiers = macro.modifiers.compactMap(MacroModifier.init(rawValue:))
        macrosLeft -= 1
        if ["UUID", "UUIDASIDENTIFIER"].contains(macro.name) || macrosLeft < 0
            || MacroValues.isAppleOnly(macro.name)
        {
            return kept(macro.written)
        }
        guard modifiers.count == macro.modifiers.count,
            let parts = parts(ofMacro: macro.name, isModified: !modifiers.isEmpty)
        else {
            note(macro.reasonToStay, hint: macro.hintOnSpaces, changesFiles: false)
            return [.text(macro.written)]
        }
        return apply(modifiers, to: parts) ?? kept(macro.written)
    }

    /// Nil if a set can't express the result.
    private mutating func apply(_ modifiers: [MacroModifier], to parts: [TextPart]) -> [TextPart]? {
        var (result, isLoose) = (parts, false)
        for modifier in modifiers {
            guard let parts = result.applying(modifier, isLoose: &isLoose) else { return nil }
            result = parts
        }
        if isLoose {
            note("the modifiers of \(place.written) are left out: the value is used as it is typed")
        }
        return result
    }

    /// The value of a macro; nil if nothing declares it. A modifier needs the parts of the value.
    private mutating func parts(ofMacro name: String, isModified: Bool) -> [TextPart]? {
        func option(_ prefix: String) -> XcodeTemplateOption? {
            name.hasPrefix(prefix) ? template.option(String(name.dropFirst(prefix.count))) : nil
        }
        if let option = option(TextMacro.variablePrefix) { return parts(of: option) }
        if let option = option(TextMacro.importPrefix) { return importHeader(of: option) }
        switch name {
        case "FILEBASENAME":
            let base = baseName()
            guard let stem = fileName?.applyingToPath(.deletingPathExtension) else { return base }
            let usual = (base + [.text(".swift")]).applyingToPath(.lastPathComponent)
                .applyingToPath(.deletingPathExtension)
            usesFileNames = usesFileNames || stem != usual
            return stem
        case "FILENAME":
            guard let fileName else { return baseName() }
            return isModified ? fileName : [.macro(name)]
        // A header in a path has no file to name.
        case "FILEHEADER" where fileName == nil: return kept()
        case "FILEHEADER", "COPYRIGHT": return [.macro(name)]
        case "TIME", "DEFAULTTOOLCHAINSWIFTVERSION", "RUNNINGMACOSVERSION":
            let value = MacroValues().plain(name) ?? ""
            note(
                value.isEmpty
                    ? "\(place.written) is left out, as it is empty outside of Xcode"
                    : "\(place.written) is always '\(value)' in the set", changesFiles: false)
            return [.text(value)]
        case "NSHUMANREADABLECOPYRIGHTPLIST":
            return MacroValues().text(of: name).map { parts(of: $0) }
        default: break
        }
        if MacroValues().plain(name) != nil { return [.macro(name)] }
        let suffix = "ASIDENTIFIER"
        guard name.hasSuffix(suffix), name.count > suffix.count,
            let plain = parts(ofMacro: String(name.dropLast(suffix.count)), isModified: true)
        else { return nil }
        return apply([.identifier], to: plain) ?? kept()
    }

    private mutating func baseName() -> [TextPart] {
        template.option("productName").map { parts(of: $0) } ?? [.name]
    }
}

// MARK: Options

extension PartExpander {
    private mutating func parts(of option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        guard enter(id) else { return kept() }
        defer { pending.remove(id) }
        if id == template.nameOption?.identifier { return name(in: id) }
        switch option.kind {
        case .static: return parts(of: option.defaultText)
        case .checkbox:
            let value = option.byValue { [.text($0)] }
            // A checkbox that is off by default can only be on if it's active.
            if option.defaultText == "false" { return [value] }
            return whenActive(option, then: [value], otherwise: [.text("false")])
        case .popup: return [cases(of: option)]
        case .class where template.isChosen(option):
            return [.given(id, [.option(id)], otherwise: [cases(of: option)])]
        case .text, .class:
            // The set has a default value, but an inactive option has no text.
            if option.needsText { return whenActive(option, then: [.option(id)], otherwise: []) }
            if option.hasPlainDefault { return [.option(id)] }
            return [.given(id, [.option(id)], otherwise: parts(of: option.defaultText))]
        }
    }

    /// Begins to expand an option. Returns false if it is being expanded already.
    private mutating func enter(_ key: String) -> Bool {
        pending.count < TextMacro.deepestNesting && pending.insert(key).inserted
    }

    /// The scene's name with the suffixes of other options.
    private mutating func name(in id: String) -> [TextPart] {
        var parts: [TextPart] = [.name]
        for other in template.options
        where !other.suffixes.isEmpty && !other.choices.isEmpty && other.identifier != id {
            note("the suffix in \(place.written) is added even if the name already ends in it")
            let known = other.byValue { [.text(other.suffixes[$0] ?? "")] }
            let suffix: TextPart =
                template.isChosen(other) ? .given(other.identifier, [], otherwise: [known]) : known
            parts += whenActive(other, then: [suffix], otherwise: [])
        }
        return parts
    }

    private mutating func cases(of option: XcodeTemplateOption) -> TextPart {
        option.byValue { $0 == option.defaultText ? parts(of: $0) : [.text($0)] }
    }

    private mutating func importHeader(of option: XcodeTemplateOption) -> [TextPart] {
        let written = "___\(TextMacro.importPrefix)\(option.identifier)___"
        let fallback = option.fallbackHeaders[""].map { parts(of: $0) }
        guard template.isChosen(option) || option.kind == .popup else {
            return fallback ?? kept(written)
        }
        if fallback == nil, option.choices.contains(where: { option.fallbackHeaders[$0] == nil }) {
            return kept(written)
        }
        let known = option.byValue { value in
            option.fallbackHeaders[value].map { parts(of: $0) } ?? fallback ?? []
        }
        guard option.kind == .class, let fallback else { return [known] }
        return [.given(option.identifier, fallback, otherwise: [known])]
    }

    /// Parts that depend on whether the requirements of an option are met.
    private mutating func whenActive(
        _ option: XcodeTemplateOption, then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        let key = "active " + option.identifier
        // If checkboxes exclude each other, the given values count.
        if option.requirements.isEmpty || pending.contains(key) { return parts }
        guard enter(key) else { return kept() }
        defer { pending.remove(key) }
        return option.requirements.sorted { $0.key < $1.key }.reduce(parts) { parts, requirement in
            when(requirement.key, isAnyOf: requirement.value, then: parts, otherwise: otherwise)
        }
    }

    private mutating func when(
        _ id: String, isAnyOf wanted: [String], then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        guard let option = template.option(id) else { return otherwise }
        guard option.kind == .checkbox || option.kind == .popup || template.isChosen(option) else {
            note("\(place.written) depends on the text for '\(id)', and is treated as active")
            return parts
        }
        let fitting = option.choices.filter { option.isMet($0, by: wanted) }
        // An inactive checkbox is off.
        let isMetIfInactive = option.kind == .checkbox && fitting.contains("false")
        return whenActive(
            option, then: [option.byValue { fitting.contains($0) ? parts : otherwise }],
            otherwise: isMetIfInactive ? parts : otherwise)
    }
}

extension XcodeTemplate {
    /// Whether the known values of a class choose files or texts. The set then offers these values
    /// as a choice, and has another option for any other class.
    func isChosen(_ option: XcodeTemplateOption) -> Bool {
        guard option.kind == .class, !option.values.isEmpty else { return false }
        return !variantFolders.isEmpty || !option.units.isEmpty || !option.suffixes.isEmpty
            || !option.fallbackHeaders.isEmpty || isRequired(option)
    }

    func isRequired(_ option: XcodeTemplateOption) -> Bool {
        options.contains { $0.requirements[option.identifier] != nil }
    }
}

extension XcodeTemplateOption {
    /// Whether it must be given because it has no default value.
    var needsText: Bool { (kind == .text || kind == .class) && isRequired && defaultText.isEmpty }

    /// Whether its default value contains neither macros nor tags.
    var hasPlainDefault: Bool {
        TextMacro.all(in: Array(defaultText.utf8)).isEmpty
            && !["{{", "}}"].contains { defaultText.utf8.contains($0.utf8) }
    }

    fileprivate func byValue(_ parts: (String) -> [TextPart]) -> TextPart {
        .byValue(of: identifier, choices.map { TextPart.ValueCase(value: $0, parts: parts($0)) })
    }
}
