import Basics

/// Replaces text macros by their values, and resolves these when they are first asked for.
struct MacroExpander {
    let template: XcodeTemplate
    let name: String?
    /// The user's choices, already checked.
    let given: [String: String]
    let macros: MacroValues
    let optionsByID: [String: XcodeTemplateOption]
    let nameID: String?
    /// The values that are known so far.
    var resolved: [String: String] = [:]
    /// The options of which it is known whether they are active.
    var activity: [String: Bool] = [:]
    /// The file that macros are expanded for.
    var file: GeneratedFile? {
        didSet { if file?.path != oldValue?.path { made = [:] } }
    }
    /// The values that were made for this file of other macros.
    private var made: [String: String] = [:]
    /// Macros that remain in the text because nothing declares them.
    var undeclared = UndeclaredMacros()
    /// The names whose values are being computed. A name that recurs is a cycle.
    private var pending: [String] = []

    /// The largest value of a macro: a text of a template is short, unless it doubles itself.
    static let largestValue = 1_000_000

    init(
        template: XcodeTemplate, name: String?, given: [String: String], macros: MacroValues
    ) {
        self.template = template
        self.name = name
        self.given = given
        self.macros = macros
        optionsByID = Dictionary(template.options.map { ($0.identifier, $0) }) { first, _ in first }
        nameID = template.nameOption?.identifier
    }

    /// Returns a text with its macros replaced.
    ///
    /// - Parameters:
    ///   - bytes: the text, which is UTF-8.
    ///   - limit: the most bytes of the result. Throws `problem` if it has more.
    ///   - place: the place of a macro, for messages.
    mutating func expand(
        _ bytes: [UInt8], limit: Int, problem: XcodeTemplateProblem,
        place: (TextMacro) -> SourcePlace
    ) throws(XcodeTemplateError) -> [UInt8] {
        let found = TextMacro.all(in: bytes)
        if found.isEmpty { return bytes }
        var result: [UInt8] = []
        var end = 0
        for macro in found {
            let before = bytes[end..<macro.range.lowerBound]
            result += before
            if let value = try value(of: macro, place: place) {
                if value.isEmpty, macro.modifiers.isEmpty, OptionalMacro.names.contains(macro.name)
                {
                    result.removeLast(OptionalMacro.lead(in: before, followsMacro: end > 0))
                }
                result += value.utf8
            } else {
                result += bytes[macro.range]
            }
            end = macro.range.upperBound
            if result.count > limit { throw XcodeTemplateError(problem, at: place(macro)) }
        }
        result += bytes[end...]
        if result.count > limit { throw XcodeTemplateError(problem, in: template.location) }
        return result
    }

    /// A text that belongs to the value of an option or of a macro.
    mutating func expandNested(
        _ text: String, in origin: String
    ) throws(XcodeTemplateError) -> String {
        // Most defaults have no macros.
        guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
        let limit = Self.largestValue
        let bytes = try expand(
            Array(text.utf8), limit: limit, problem: .valueTooLarge(limit: limit)
        ) { _ in .whole(origin) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of a macro with its modifiers; nil for one that stays, which is noted.
    mutating func value(
        of macro: TextMacro, place: (TextMacro) -> SourcePlace
    ) throws(XcodeTemplateError) -> String? {
        var modifiers = macro.modifiers
        var purpose: String?
        if macro.name == "UUID", let word = modifiers.first, MacroModifier(rawValue: word) == nil {
            purpose = word
            modifiers.removeFirst()
        }
        if modifiers.contains(where: { MacroModifier(rawValue: $0) == nil }) {
            undeclared.note(macro, at: { place(macro) })
            return nil
        }
        guard let value = try value(of: macro.name, purpose: purpose) else {
            if MacroValues.isAppleOnly(macro.name) {
                throw XcodeTemplateError(.appleMacro(macro.name), at: place(macro))
            }
            undeclared.note(macro, at: { place(macro) })
            return nil
        }
        return modifiers.compactMap(MacroModifier.init(rawValue:)).reduce(value) { $1($0) }
    }

    private mutating func value(
        of name: String, purpose: String?
    ) throws(XcodeTemplateError) -> String? {
        if name.hasPrefix(TextMacro.variablePrefix) {
            let id = String(name.dropFirst(TextMacro.variablePrefix.count))
            guard let option = optionsByID[id] else { return nil }
            return try value(ofOption: option)
        }
        if let value = try fileValue(of: name, purpose: purpose) { return value }
        if let value = try madeValue(of: name) { return value }
        if name == "COPYRIGHT" { return macros.copyright }
        if let value = macros.plain(name) { return value }
        let suffix = "ASIDENTIFIER"
        guard name.hasSuffix(suffix), name.count > suffix.count else { return nil }
        return try value(of: String(name.dropLast(suffix.count)), purpose: nil)
            .map { MacroModifier.identifier($0) }
    }

    /// Returns the value of a macro whose value contains macros. Each file caches it, because texts
    /// that refer to each other twice would take exponential time.
    private mutating func madeValue(of name: String) throws(XcodeTemplateError) -> String? {
        if let known = made[name] { return known }
        let value: String?
        if name.hasPrefix(TextMacro.importPrefix) {
            try enter(name)
            defer { leave() }
            value = try importHeader(of: String(name.dropFirst(TextMacro.importPrefix.count)))
        } else if let text = macros.text(of: name) {
            try enter(name)
            defer { leave() }
            let isTeams = macros.overrides[name] != nil
            value = try expandNested(
                text, in: isTeams ? macros.overridesPath : template.location)
        } else {
            return nil
        }
        made[name] = value
        return value
    }

    /// The macros that differ from file to file.
    ///
    /// In a name of a file or folder, and in the value of an option, `FILEBASENAME` is the base
    /// name; in contents it is the file's own name, as it is since Xcode 6.3.
    private mutating func fileValue(
        of name: String, purpose: String?
    ) throws(XcodeTemplateError) -> String? {
        switch name {
        case "FILENAME":
            if let file { return file.name }
            return try baseName()
        case "FILEBASENAME":
            if let file { return file.baseName }
            return try baseName()
        case "UUID":
            var parts = [macros.uuidSeed ?? "", template.name, self.name ?? ""]
            if let purpose {
                parts += ["purpose", purpose]
            } else {
                parts += ["file", file?.path ?? "", String(file?.uuids ?? 0)]
                file?.uuids += 1
            }
            return StableUUID.text(for: parts.joined(separator: "\u{0}"))
        default: return nil
        }
    }

    /// Begins to work something out. Throws for what is being worked out already.
    mutating func enter(_ name: String) throws(XcodeTemplateError) {
        if let start = pending.firstIndex(of: name) {
            throw XcodeTemplateError(
                .cycle(Array(pending[start...]) + [name]), in: template.infoPath)
        }
        if pending.count >= TextMacro.deepestNesting {
            throw XcodeTemplateError(
                .tooDeep(limit: TextMacro.deepestNesting), in: template.infoPath)
        }
        pending.append(name)
    }

    /// Ends what `enter` began.
    mutating func leave() {
        pending.removeLast()
    }
}

/// A file that is being made, as its macros see it.
struct GeneratedFile {
    /// The place of the output.
    let path: String
    let name: String
    /// What `FILEBASENAME` is in it.
    let baseName: String
    /// How many UUIDs it has so far.
    var uuids = 0

    var isSwift: Bool { name.hasSuffix(".swift") }
}

extension XcodeTemplate {
    /// The file that messages name: the property list, or without a bundle the source of the texts.
    var infoPath: String { kind.isEmpty ? location : location + "/" + Self.infoName }
}

extension MacroExpander {
    /// The path of a file with its macros replaced, each component by itself.
    ///
    /// Throws 77 for a value that would make another folder of it, or no name at all.
    mutating func path(
        _ path: String, of source: String
    ) throws(XcodeTemplateError) -> String {
        var components: [String] = []
        file = nil
        for component in path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
            components.append(try self.component(Array(component), in: path, of: source))
        }
        return components.joined(separator: "/")
    }

    private mutating func component(
        _ bytes: [UInt8], in path: String, of source: String
    ) throws(XcodeTemplateError) -> String {
        let location = template.location
        let text = SourceText(
            name: location + "/" + source, text: String(decoding: bytes, as: UTF8.self))
        var result: [UInt8] = []
        var end = 0
        var last: (macro: TextMacro, value: String)?
        for macro in TextMacro.all(in: bytes) {
            result += bytes[end..<macro.range.lowerBound]
            end = macro.range.upperBound
            let value = try value(of: macro) { _ in .whole(text.name) }
            if let value {
                if value.isUnsafeInName { throw unsafe(value, macro, path) }
                last = (macro, value)
            }
            result += value.map { Array($0.utf8) } ?? Array(bytes[macro.range])
        }
        result += bytes[end...]
        let name = String(decoding: result, as: UTF8.self)
        if name.isEmpty || name == "." || name == ".." {
            guard let last else { throw XcodeTemplateError(.unsafePath(path), in: location) }
            throw unsafe(last.value, last.macro, path)
        }
        return name
    }

    private func unsafe(
        _ value: String, _ macro: TextMacro, _ path: String
    ) -> XcodeTemplateError {
        let problem = XcodeTemplateProblem.unsafeValue(value, of: source(of: macro), path: path)
        return XcodeTemplateError(problem, in: template.location)
    }

    /// Whom to blame for a value.
    private func source(of macro: TextMacro) -> ValueSource {
        if let id = macro.variable { return id == nameID ? .name : .option(id) }
        guard macro.name.hasPrefix("FILE") else { return .macro(macro.name) }
        guard let product = optionsByID["productName"], nameID != "productName" else {
            return .name
        }
        return .option(product.identifier)
    }
}

extension String {
    /// Whether it would lead a path elsewhere, or hide what it is.
    fileprivate var isUnsafeInName: Bool {
        self == "." || self == ".."
            || unicodeScalars.contains { scalar in
                if scalar == "/" || scalar == "\\" { return true }
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: return true
                default: return false
                }
            }
    }
}
