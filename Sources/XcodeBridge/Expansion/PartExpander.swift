import Basics
import PropertyLists
import XcodeTemplates

/// Expands macros for all scenes at once. `MacroExpander` does it for one scene.
struct PartExpander {
    let template: XcodeTemplate
    /// The issues that were found since the caller last cleared them.
    var issues: [ConversionIssue] = []
    /// Whether the contents of a file contain its own name, and that differs from the base name.
    private(set) var usesFileNames = false
    /// The name of the file without its extension; nil in paths and values of options.
    private var stem: [TextPart]?
    private var fileName: [TextPart]?
    /// The macro of the file that is being expanded.
    private var place: (written: String, range: Range<Int>?) = ("", nil)
    /// The options that are being expanded.
    private var pending: Set<String> = []
    /// The number of macros that can still be expanded for the macro of the file. Options that contain
    /// each other twice would never end.
    private var macrosLeft = 0
    private static let mostMacros = 4_096

    init(_ template: XcodeTemplate) {
        self.template = template
    }

    mutating func parts(ofPath path: String) -> [TextPart] {
        stem = nil
        return parts(of: Array(path.utf8), isOutermost: true)
    }

    mutating func parts(ofContents bytes: [UInt8], path: [TextPart]) -> [TextPart] {
        fileName = path.lastPathComponent
        stem = fileName?.deletingPathExtension
        defer { (stem, fileName) = (nil, nil) }
        return parts(of: bytes, isOutermost: true)
    }

    /// The parts of a text outside of files.
    private mutating func parts(of text: String) -> [TextPart] {
        let outside = (stem, fileName)
        (stem, fileName) = (nil, nil)
        defer { (stem, fileName) = outside }
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
            if isOutermost { (place, macrosLeft) = ((macro.written, macro.range), Self.mostMacros) }
            if macro.name == "FILEHEADER", stem != nil { removeSpace(beforeHeader: &parts) }
            parts += self.parts(of: macro)
        }
        return parts + text(end..<bytes.count)
    }

    /// The lines of a set's header begin with slashes, so nothing can be between these and the header.
    private mutating func removeSpace(beforeHeader parts: inout [TextPart]) {
        guard let text = parts.last?.literal else { return }
        let space = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
        let rest = String(decoding: text.utf8.dropLast(space), as: UTF8.self)
        guard space > 0, rest.hasSuffix("//") else { return }
        note(.spaceBeforeHeader)
        parts[parts.count - 1] = .text(rest)
    }

    private mutating func note(_ kind: ConversionIssue.Kind) {
        if issues.contains(where: { $0.kind == kind && $0.written == place.written }) { return }
        issues.append(ConversionIssue(kind: kind, written: place.written, range: place.range))
    }

    private mutating func kept(_ written: String? = nil) -> [TextPart] {
        note(.kept)
        return [.kept(written ?? place.written)]
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
            note(.undeclared(reason: macro.reasonToStay, hint: macro.hintOnSpaces))
            return [.text(macro.written)]
        }
        return apply(modifiers, to: parts) ?? kept(macro.written)
    }

    /// Nil if a set can't express the result.
    private mutating func apply(
        _ modifiers: [MacroModifier], to parts: [TextPart]
    ) -> [TextPart]? {
        var (result, isLoose) = (parts, false)
        for modifier in modifiers {
            guard let parts = result.applying(modifier, isLoose: &isLoose) else { return nil }
            result = parts
        }
        if isLoose { note(.modifiersLeftOut) }
        return result
    }

    /// The value of a macro; nil if nothing declares it. A modifier needs the parts of the value.
    private mutating func parts(ofMacro name: String, isModified: Bool) -> [TextPart]? {
        if name == "FILENAME", isModified, let fileName { return fileName }
        if name.hasPrefix(TextMacro.variablePrefix) {
            let id = String(name.dropFirst(TextMacro.variablePrefix.count))
            return template.option(id).map { parts(of: $0) }
        }
        if name.hasPrefix(TextMacro.importPrefix) {
            let id = String(name.dropFirst(TextMacro.importPrefix.count))
            return template.option(id).map { importHeader(of: $0) }
        }
        if let parts = parts(ofKnownMacro: name) { return parts }
        if MacroValues().plain(name) != nil { return [.macro(name)] }
        let suffix = "ASIDENTIFIER"
        guard name.hasSuffix(suffix), name.count > suffix.count,
            let plain = parts(ofMacro: String(name.dropLast(suffix.count)), isModified: true)
        else { return nil }
        return apply([.identifier], to: plain) ?? kept()
    }

    private mutating func parts(ofKnownMacro name: String) -> [TextPart]? {
        switch name {
        case "FILEBASENAME":
            let base = baseName()
            if let stem, stem != (base + [.text(".swift")]).lastPathComponent.deletingPathExtension
            {
                usesFileNames = true
            }
            return stem ?? base
        case "FILENAME": return stem == nil ? baseName() : [.macro(name)]
        // A header in a path has no file to name.
        case "FILEHEADER" where stem == nil: return kept()
        case "FILEHEADER", "COPYRIGHT": return [.macro(name)]
        case "TIME", "DEFAULTTOOLCHAINSWIFTVERSION", "RUNNINGMACOSVERSION":
            let value = MacroValues().plain(name) ?? ""
            note(.fixed(value))
            return [.text(value)]
        case "NSHUMANREADABLECOPYRIGHTPLIST":
            return MacroValues().text(of: name).map { parts(of: $0) }
        default: return nil
        }
    }

    private mutating func baseName() -> [TextPart] {
        template.option("productName").map { parts(of: $0) } ?? [.name]
    }
}

// MARK: Options

extension PartExpander {
    private mutating func parts(of option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        return enter(id) { expander in
            if id == expander.template.nameOption?.identifier { return expander.name(in: id) }
            switch option.kind {
            case .static: return expander.parts(of: option.defaultText)
            case .checkbox: return expander.checkbox(option)
            case .popup: return [expander.cases(of: option)]
            case .class where expander.template.isChosen(option):
                return [.given(id, [.option(id)], otherwise: [expander.cases(of: option)])]
            case .text, .class: return expander.text(option)
            }
        }
    }

    /// Expands an option, unless it is being expanded.
    private mutating func enter(
        _ key: String, _ body: (inout PartExpander) -> [TextPart]
    ) -> [TextPart] {
        guard pending.count < TextMacro.deepestNesting, pending.insert(key).inserted else {
            return kept()
        }
        defer { pending.remove(key) }
        return body(&self)
    }

    /// The scene's name with the suffixes of other options.
    private mutating func name(in id: String) -> [TextPart] {
        var parts: [TextPart] = [.name]
        for other in template.options where !other.suffixes.isEmpty && other.identifier != id {
            let suffixes = other.choices.map {
                TextPart.ValueCase(value: $0, parts: [.text(other.suffixes[$0] ?? "")])
            }
            if suffixes.isEmpty { continue }
            note(.suffix)
            let known = TextPart.byValue(of: other.identifier, suffixes)
            parts += whenActive(
                other,
                then: template.isChosen(other)
                    ? [.given(other.identifier, [], otherwise: [known])] : [known],
                otherwise: [])
        }
        return parts
    }

    private mutating func checkbox(_ option: XcodeTemplateOption) -> [TextPart] {
        let value = TextPart.byValue(
            of: option.identifier,
            ["true", "false"].map { TextPart.ValueCase(value: $0, parts: [.text($0)]) })
        // A checkbox that is off by default can only be on if it's active.
        if option.defaultText == "false" { return [value] }
        return whenActive(option, then: [value], otherwise: [.text("false")])
    }

    private mutating func cases(of option: XcodeTemplateOption) -> TextPart {
        .byValue(
            of: option.identifier,
            option.choices.map { value in
                let parts = value == option.defaultText ? parts(of: value) : [.text(value)]
                return TextPart.ValueCase(value: value, parts: parts)
            })
    }

    private mutating func text(_ option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        // The set has a default value, but an inactive option has no text.
        if option.needsText { return whenActive(option, then: [.option(id)], otherwise: []) }
        if option.hasPlainDefault { return [.option(id)] }
        return [.given(id, [.option(id)], otherwise: parts(of: option.defaultText))]
    }

    private mutating func importHeader(of option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        let written = "___\(TextMacro.importPrefix)\(id)___"
        let fallback = option.fallbackHeaders[""].map { parts(of: $0) }
        guard template.isChosen(option) || option.kind == .popup else {
            return fallback ?? kept(written)
        }
        if fallback == nil, option.choices.contains(where: { option.fallbackHeaders[$0] == nil }) {
            return kept(written)
        }
        let known = TextPart.byValue(
            of: id,
            option.choices.map { value in
                let own = option.fallbackHeaders[value].map { parts(of: $0) } ?? fallback
                return TextPart.ValueCase(value: value, parts: own ?? [])
            })
        guard option.kind == .class, let fallback else { return [known] }
        return [.given(id, fallback, otherwise: [known])]
    }

    /// Parts that depend on whether the requirements of an option are met.
    private mutating func whenActive(
        _ option: XcodeTemplateOption, then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        let key = "active " + option.identifier
        // If checkboxes exclude each other, the given values count.
        if option.requirements.isEmpty || pending.contains(key) { return parts }
        return enter(key) { expander in
            option.requirements.sorted { $0.key < $1.key }.reduce(parts) { parts, requirement in
                expander.when(
                    requirement.key, isAnyOf: requirement.value, then: parts, otherwise: otherwise)
            }
        }
    }

    private mutating func when(
        _ id: String, isAnyOf wanted: [String], then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        guard let option = template.option(id) else { return otherwise }
        guard option.kind == .checkbox || option.kind == .popup || template.isChosen(option) else {
            note(.textRequirement(id))
            return parts
        }
        let fitting = option.choices.filter { value in
            option.kind == .checkbox
                ? wanted.contains { PropertyList.flag(of: $0) == (value == "true") }
                : wanted.contains(value)
        }
        let cases = option.choices.map { value in
            TextPart.ValueCase(value: value, parts: fitting.contains(value) ? parts : otherwise)
        }
        // An inactive checkbox is off.
        let isMetIfInactive = option.kind == .checkbox && fitting.contains("false")
        return whenActive(
            option, then: [.byValue(of: id, cases)], otherwise: isMetIfInactive ? parts : otherwise)
    }
}

extension XcodeTemplate {
    /// Whether the known values of a class choose files or texts. The set then offers these values as a
    /// choice, and has another option for any other class.
    func isChosen(_ option: XcodeTemplateOption) -> Bool {
        guard option.kind == .class, !option.values.isEmpty else { return false }
        return !variantFolders.isEmpty || !option.units.isEmpty || !option.suffixes.isEmpty
            || !option.fallbackHeaders.isEmpty || isRequired(option)
    }

    /// Whether other options depend on the option.
    func isRequired(_ option: XcodeTemplateOption) -> Bool {
        options.contains { $0.requirements[option.identifier] != nil }
    }
}

extension XcodeTemplateOption {
    /// Whether it must be given because it has no default value.
    var needsText: Bool {
        (kind == .text || kind == .class) && isRequired && defaultText.isEmpty
    }

    /// Whether its default value contains neither macros nor tags.
    var hasPlainDefault: Bool {
        TextMacro.all(in: Array(defaultText.utf8)).isEmpty
            && !["{{", "}}"].contains { defaultText.utf8.contains($0.utf8) }
    }
}
