import XcodeTemplates

/// Takes texts with macros apart: as `MacroExpander`, but for every scene at once.
struct PartExpander {
    let template: XcodeTemplate
    /// What was found since they were last taken away.
    var issues: [ConversionIssue] = []
    /// Whether something in a file is made of that file's own name, and not of the base name.
    private(set) var usesFileNames = false
    /// The stem of the file's name that the macros stand in; nil in paths and values of options.
    private var stem: [TextPart]?
    /// The same with its extension; nil also where it is not known.
    private var fileName: [TextPart]?
    /// The macro that is being looked at.
    private var place: (written: String, range: Range<Int>?) = ("", nil)
    private var pending: Set<String> = []
    /// How many more macros may be looked at for the one in the file.
    private var macrosLeft = 0
    /// Options that name each other twice would never come to an end.
    private static let mostMacros = 4_096

    init(_ template: XcodeTemplate) {
        self.template = template
    }

    /// The parts of the name of a file or folder, or of a path.
    mutating func parts(ofPath path: String) -> [TextPart] {
        stem = nil
        return parts(of: Array(path.utf8), outermost: true)
    }

    /// The parts of what stands in a file with this path.
    mutating func parts(ofContents bytes: [UInt8], path: [TextPart]) -> [TextPart] {
        fileName = PartModifier(.lastPathComponent)(path)?.parts
        stem = PartModifier.stem(ofPath: path)
        defer { (stem, fileName) = (nil, nil) }
        return parts(of: bytes, outermost: true)
    }

    mutating func parts(of text: String) -> [TextPart] {
        let outside = (stem, fileName)
        (stem, fileName) = (nil, nil)
        defer { (stem, fileName) = outside }
        return parts(of: Array(text.utf8), outermost: false)
    }

    private mutating func parts(of bytes: [UInt8], outermost: Bool) -> [TextPart] {
        var parts: [TextPart] = []
        var end = 0
        func text(_ range: Range<Int>) -> [TextPart] {
            range.isEmpty ? [] : [.text(String(decoding: bytes[range], as: UTF8.self))]
        }
        for macro in TextMacro.all(in: bytes) {
            parts += text(end..<macro.range.lowerBound)
            end = macro.range.upperBound
            if outermost { (place, macrosLeft) = ((macro.written, macro.range), Self.mostMacros) }
            if macro.name == "FILEHEADER", stem != nil { removeSpace(beforeHeader: &parts) }
            parts += self.parts(of: macro)
        }
        return parts + text(end..<bytes.count)
    }

    /// The lines of a set's header have their slashes, and nothing can stand behind these.
    private mutating func removeSpace(beforeHeader parts: inout [TextPart]) {
        guard case .text(let text)? = parts.last else { return }
        let space = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
        let rest = String(decoding: text.utf8.dropLast(space), as: UTF8.self)
        guard space > 0, rest.hasSuffix("//") else { return }
        note(.spaceBeforeHeader)
        parts[parts.count - 1] = .text(rest)
    }

    private mutating func parts(of macro: TextMacro) -> [TextPart] {
        let modifiers = macro.modifiers.compactMap(MacroModifier.init(rawValue:))
        macrosLeft -= 1
        let isUUID = macro.name == "UUID" || macro.name == "UUIDASIDENTIFIER"
        if isUUID || macrosLeft < 0 || MacroValues.isAppleOnly(macro.name) { return kept(macro) }
        guard modifiers.count == macro.modifiers.count,
            var parts = parts(ofMacro: macro.name, isModified: !modifiers.isEmpty)
        else {
            note(.undeclared(reason: macro.reasonToStay, hint: macro.hintOnSpaces))
            return [.text(macro.written)]
        }
        for modifier in modifiers {
            guard let result = PartModifier(modifier)(parts) else { return kept(macro) }
            if result.isLoose { note(.modifiersLeftOut) }
            parts = result.parts
        }
        return parts
    }

    private mutating func kept(_ macro: TextMacro) -> [TextPart] {
        note(.kept)
        return [.kept(macro.written)]
    }

    mutating func note(_ kind: ConversionIssue.Kind) {
        let known = issues.contains { $0.kind == kind && $0.written == place.written }
        if known { return }
        issues.append(ConversionIssue(kind: kind, written: place.written, range: place.range))
    }

    /// Nil for a macro that nothing declares. Of one that is modified, its parts are needed.
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
        guard let result = PartModifier(.identifier)(plain) else {
            note(.kept)
            return [.kept(place.written)]
        }
        if result.isLoose { note(.modifiersLeftOut) }
        return result.parts
    }

    /// Nil for a macro that is nothing but its value.
    private mutating func parts(ofKnownMacro name: String) -> [TextPart]? {
        switch name {
        case "FILEBASENAME":
            let base = baseName()
            if let stem, stem != PartModifier.stem(ofPath: base + [.text(".swift")]) {
                usesFileNames = true
            }
            return stem ?? base
        case "FILENAME": return stem == nil ? baseName() : [.macro(name)]
        case "FILEHEADER" where stem == nil:
            // It names the file, and where it stands there is none.
            note(.kept)
            return [.kept(place.written)]
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

    /// The parts of an option, unless these are being worked out already.
    mutating func enter(_ key: String, _ body: (inout PartExpander) -> [TextPart]) -> [TextPart] {
        guard pending.count < TextMacro.deepestNesting, pending.insert(key).inserted else {
            note(.kept)
            return [.kept(place.written)]
        }
        defer { pending.remove(key) }
        return body(&self)
    }

    func isPending(_ key: String) -> Bool { pending.contains(key) }
}
