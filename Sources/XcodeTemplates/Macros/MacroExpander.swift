import Basics

/// Replaces text macros by their values in a scene, which it computes when they are needed.
struct MacroExpander {
    let template: XcodeTemplate
    let name: String
    /// The user's choices, already checked.
    let given: [String: String]
    let macros: MacroValues
    let optionsByID: [String: XcodeTemplateOption]
    let nameID: String?
    /// The values of options that are known so far.
    var values: [String: String] = [:]
    var inactive: Set<String> = []
    /// The file that macros are expanded for; nil for paths and options.
    var file: GeneratedFile? {
        didSet { if file?.path != oldValue?.path { composed = [:] } }
    }
    /// The values of macros whose texts contain macros, for this file.
    var composed: [String: String] = [:]
    /// The names whose values are being computed. A name that recurs is a cycle.
    private var pending: [String] = []
    /// The macros that remain because nothing declares them.
    private var undeclared: Set<String> = []
    private var undeclaredWarnings: [Diagnostic] = []

    /// The maximum size of a value in bytes, since a value can double itself.
    private static let largestValue = 1_000_000
    private static let mostWarnings = 50

    init(
        template: XcodeTemplate, name: String = "", given: [String: String] = [:],
        macros: MacroValues = MacroValues()
    ) {
        (self.template, self.name) = (template, name)
        (self.given, self.macros) = (given, macros)
        optionsByID = Dictionary(uniqueKeysWithValues: template.options.map { ($0.identifier, $0) })
        nameID = template.nameOption?.identifier
    }

    /// Returns a text with its macros replaced. Throws a `Failure` with 65 and `message` if the
    /// result has more bytes than the limit, and for macros that have no value.
    mutating func expand(
        _ text: MacroText, limit: Int, _ message: String
    ) throws(Failure) -> [UInt8] {
        let found = TextMacro.all(in: text.bytes)
        if found.isEmpty, text.bytes.count <= limit { return text.bytes }
        var result: [UInt8] = []
        var end = 0
        for macro in found {
            let before = text.bytes[end..<macro.range.lowerBound]
            result += before
            if let value = try value(of: macro, in: text) {
                if value.isEmpty, macro.modifiers.isEmpty, OptionalMacro.names.contains(macro.name)
                {
                    result.removeLast(OptionalMacro.lead(in: before, followsMacro: end > 0))
                }
                result += value.utf8
            } else {
                result += text.bytes[macro.range]
            }
            end = macro.range.upperBound
            if result.count > limit {
                throw Failure(.data, text.diagnostic(.error, message, at: macro))
            }
        }
        result += text.bytes[end...]
        if result.count > limit { throw Failure(.data, message, path: template.location) }
        return result
    }

    /// Expands a text that belongs to the value of an option or macro.
    mutating func expandNested(_ text: String, in origin: String) throws(Failure) -> String {
        // Most defaults have no macros.
        guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
        let bytes = try expand(
            MacroText(bytes: Array(text.utf8), origin: origin), limit: Self.largestValue,
            "a value becomes larger than \(Self.largestValue) bytes")
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of a macro with its modifiers; nil for one that stays, with a warning.
    private mutating func value(
        of macro: TextMacro, in text: MacroText
    ) throws(Failure) -> String? {
        var words = macro.modifiers[...]
        var purpose: String?
        if macro.name == "UUID", let word = words.first, MacroModifier(rawValue: word) == nil {
            purpose = words.removeFirst()
        }
        let modifiers = words.compactMap(MacroModifier.init(rawValue:))
        if modifiers.count == words.count, let value = try value(of: macro.name, purpose) {
            return modifiers.reduce(value) { $1($0) }
        }
        if modifiers.count == words.count, MacroValues.isAppleOnly(macro.name) {
            throw Failure(
                .data,
                text.diagnostic(
                    .error, "only Xcode itself can fill ___\(macro.name)___", at: macro))
        }
        if undeclared.insert(macro.written).inserted, undeclared.count <= Self.mostWarnings {
            undeclaredWarnings.append(text.warning(on: macro))
        }
        return nil
    }

    /// Removes and returns the warnings about macros that nothing declares. If there are very many,
    /// the last one counts the rest.
    mutating func takeWarnings(_ path: String) -> [Diagnostic] {
        let more = undeclared.count - undeclaredWarnings.count
        if more > 0 {
            undeclaredWarnings.append(
                .warning(
                    "\(more) more macros are declared by nothing and stay as they are", path: path))
        }
        defer { (undeclared, undeclaredWarnings) = ([], []) }
        return undeclaredWarnings
    }

    // MARK: Values

    private mutating func value(
        of name: String, _ purpose: String? = nil
    ) throws(Failure) -> String? {
        if name.hasPrefix(TextMacro.variablePrefix) {
            let id = String(name.dropFirst(TextMacro.variablePrefix.count))
            guard let option = optionsByID[id] else { return nil }
            return try value(ofOption: option)
        }
        switch name {
        // In paths and options, both are the base name. In contents, they are the file's own name,
        // since Xcode 6.3.
        case "FILENAME", "FILEBASENAME":
            guard let file else { return try baseName() }
            if name == "FILENAME" { return file.name }
            return file.baseName ?? MacroModifier.deletingPathExtension(file.name)
        case "UUID": return uuid(for: purpose)
        default: break
        }
        if let value = try composedValue(of: name) ?? macros.plain(name) { return value }
        let suffix = "ASIDENTIFIER"
        guard name.hasSuffix(suffix), name.count > suffix.count else { return nil }
        let plain = try value(of: String(name.dropLast(suffix.count)))
        return plain.map { MacroModifier.identifier($0) }
    }

    /// A UUID in the form of version 4 that is the same in every run, and for the same purpose.
    private mutating func uuid(for purpose: String?) -> String {
        var seed = [template.name, name, purpose ?? ""]
        if purpose == nil {
            seed += [file?.path ?? "", String(file?.uuids ?? 0)]
            file?.uuids += 1
        }
        var digits = Array(
            SHA256.digest(of: seed.joined(separator: "\0").utf8).description.prefix(32).uppercased()
        )
        digits[12] = "4"
        digits[16] = "A"
        for index in [20, 16, 12, 8] { digits.insert("-", at: index) }
        return String(digits)
    }

    /// The value of a macro whose text contains macros. It is stored, because texts that refer to
    /// each other twice would take exponential time.
    private mutating func composedValue(of name: String) throws(Failure) -> String? {
        if let known = composed[name] { return known }
        let text = macros.text(of: name)
        guard text != nil || name.hasPrefix(TextMacro.importPrefix) else { return nil }
        try enter(name)
        defer { leave() }
        if let text {
            let isOverride = macros.overrides[name] != nil
            composed[name] = try expandNested(
                text, in: isOverride ? macros.overridesPath : template.location)
        } else {
            composed[name] = try importHeader(
                of: String(name.dropFirst(TextMacro.importPrefix.count)))
        }
        return composed[name]
    }

    /// Begins to compute a value. Throws a `Failure` with 65 for one that is being computed
    /// already.
    mutating func enter(_ name: String) throws(Failure) {
        if let start = pending.firstIndex(of: name) { throw cycle(pending[start...] + [name]) }
        if pending.count >= TextMacro.deepestNesting {
            throw Failure(
                .data, "values are nested more than \(TextMacro.deepestNesting) deep",
                path: template.infoPath)
        }
        pending.append(name)
    }

    mutating func leave() { pending.removeLast() }

    func cycle(_ names: ArraySlice<String>) -> Failure {
        let chain = names.map { "'\($0)'" }.joined(separator: " → ")
        return Failure(.data, "values refer to each other: \(chain)", path: template.infoPath)
    }
}

/// A file that is being made, as its macros see it.
struct GeneratedFile {
    let path: String
    /// The value of `FILEBASENAME`; nil for the name without its extension.
    var baseName: String?
    /// The number of its UUIDs so far.
    var uuids = 0

    var name: String { path.splitAtName.name }
}

// MARK: Paths

extension MacroExpander {
    /// Returns the path of a file with its macros replaced, each component by itself. Throws a
    /// `Failure` with 77 for a value that would lead to another folder, or that isn't valid in a
    /// name.
    mutating func path(_ path: String, of source: String) throws(Failure) -> String {
        file = nil
        let origin = template.location + "/" + source
        return try path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { (part) throws(Failure) in
                try component(MacroText(bytes: Array(part), origin: origin), in: path)
            }.joined(separator: "/")
    }

    private mutating func component(_ text: MacroText, in path: String) throws(Failure) -> String {
        let name = try expandNested(String(decoding: text.bytes, as: UTF8.self), in: text.origin)
        let isUnsafe = ["", ".", ".."].contains(name)
        for macro in TextMacro.all(in: text.bytes) {
            guard let value = try value(of: macro, in: text), isUnsafe || value.isUnsafeInName
            else { continue }
            throw Failure(
                .refused,
                "\(source(of: macro)) is '\(value)', which cannot stand in the path '\(path)'",
                path: template.location,
                hint: "The name of a file or folder cannot contain '/', and cannot be '.' or '..'.")
        }
        if !isUnsafe { return name }
        throw Failure(
            .refused, "the path '\(path)' has a part that is empty, '.' or '..'",
            path: template.location)
    }

    private func source(of macro: TextMacro) -> String {
        if let id = macro.variable { return id == nameID ? "the name" : "the option '\(id)'" }
        guard macro.name.hasPrefix("FILE") else { return "___\(macro.name)___" }
        return optionsByID["productName"] == nil || nameID == "productName"
            ? "the name" : "the option 'productName'"
    }
}

extension String {
    /// Whether it would lead a path to another folder, or contains invisible characters.
    fileprivate var isUnsafeInName: Bool {
        let invisible: [Unicode.GeneralCategory] = [
            .control, .format, .lineSeparator, .paragraphSeparator,
        ]
        return self == "." || self == ".."
            || unicodeScalars.contains {
                $0 == "/" || $0 == "\\" || invisible.contains($0.properties.generalCategory)
            }
    }
}
