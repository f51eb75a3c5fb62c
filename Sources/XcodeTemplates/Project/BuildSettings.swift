import Basics

/// The build settings of one level of a configuration: those of an `.xcconfig` with the files that it
/// includes, or those in the project file.
struct BuildSettings {
    /// In a value, `$(inherited)` is what a level below has.
    private(set) var values: [String: String] = [:]
    /// The name of the configuration, such as `Debug`.
    private let configuration: String

    /// How many files may still be read. Files can include each other.
    private var budget = 64

    private static let inherited = "$(inherited)"

    init(ofConfiguration configuration: String) { self.configuration = configuration }

    /// Adds the settings of an `.xcconfig`.
    ///
    /// - Returns: The path of a file that can't be read, of this one and those that it must include.
    mutating func add(
        fileAt path: String, reading read: (String) -> [UInt8]?
    ) -> String? {
        budget -= 1
        guard budget >= 0, let bytes = read(path) else { return path }
        var unread: String?
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines {
            let text = String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                let name = parts.count > 2 ? String(parts[1]) : ""
                let place = XcodeProjectFile.join(String(path.splitAtName.folder), name) ?? name
                let missing = add(fileAt: place, reading: read)
                if !text.hasPrefix("#include?") { unread = unread ?? missing }
            } else if let equals = Self.assignment(in: text) {
                let value = text[text.index(after: equals)...].trimmed
                // Old files end a line as the project file does.
                add(
                    text[..<equals].trimmed,
                    value.hasSuffix(";") ? value.dropLast().trimmed : value)
            }
        }
        return unread
    }

    /// Adds a setting, whose name may have conditions such as `[sdk=iphoneos*]`.
    mutating func add(_ key: String, _ value: String) {
        let name = key.prefix { $0 != "[" }.trimmed
        let conditions = key.dropFirst(name.count).split { "[], ".contains($0) }
        guard conditions.allSatisfy({ holds($0, for: name) }) else { return }
        // A name of a module that depends on the system counts if there is no other.
        let isModule = XcodeProjectFile.moduleSettings.contains(name)
        if isModule, !conditions.isEmpty, values[name] != nil { return }
        let below = values[name] ?? Self.inherited
        values[name] = [Self.inherited, "${inherited}", "$(\(name))", "${\(name)}"].reduce(value) {
            $0.replacing($1, with: below)
        }
    }

    /// Whether a condition such as `sdk=iphoneos*` is for this configuration, and for the devices that
    /// a deployment target is for.
    private func holds(_ condition: Substring, for name: String) -> Bool {
        let parts = condition.split(separator: "=").map { String($0.prefix { $0 != "*" }) }
        guard parts.count == 2 else { return true }
        let isPrefix = condition.hasSuffix("*")
        func matches(_ text: String) -> Bool {
            isPrefix ? text.hasPrefix(parts[1]) : text == parts[1]
        }
        switch parts[0] {
        case "config": return matches(configuration)
        case "sdk":
            guard let system = Self.devices.first(where: { name == $0.key + "_DEPLOYMENT_TARGET" })
            else { return true }
            return parts[1].hasPrefix(system.value) || matches(system.value)
        default: return true
        }
    }

    private static let devices = [
        "IPHONEOS": "iphoneos", "MACOSX": "macosx", "TVOS": "appletvos", "WATCHOS": "watchos",
        "XROS": "xros",
    ]

    /// Adds the settings of a level below.
    mutating func inherit(_ below: [String: String]) {
        for (name, value) in below {
            values[name] = values[name]?.replacing(Self.inherited, with: value) ?? value
        }
    }

    /// The sign after a name and its conditions, which have signs of their own.
    private static func assignment(in text: Substring) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            return text[index] == "=" && depth == 0
        }
    }

    // MARK: - Values

    /// A value with the values of other settings in place of their names, also of those with a default
    /// such as `$(MINIMUM:default=16.0)`. What no setting has stays.
    func expanded(_ name: String) -> String {
        var budget = 200
        let value = (values[name] ?? "").replacing(Self.inherited, with: "")
        return expanding(value[...], besides: [name], spending: &budget)
    }

    private func expanding(
        _ text: Substring, besides used: Set<String>, spending budget: inout Int
    ) -> String {
        var (result, rest) = ("", text)
        while let dollar = rest.firstIndex(of: "$"), budget > 0 {
            budget -= 1
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let inner = Self.inBrackets(rest) else {
                result.append(rest.removeFirst())
                continue
            }
            let written = expanding(inner, besides: used, spending: &budget)
            let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
            let (name, fallback) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
            let isDefault = fallback.hasPrefix("default=")
            let value = used.contains(name) ? nil : values[name]
            if let value, fallback.isEmpty || isDefault && !value.isEmpty {
                result += expanding(value[...], besides: used.union([name]), spending: &budget)
            } else if isDefault {
                result += fallback.dropFirst("default=".count)
            } else {
                result += rest[..<inner.startIndex]
                result += written
                result += rest[inner.endIndex...].prefix(1)
            }
            rest = rest[inner.endIndex...].dropFirst()
        }
        return result + rest
    }

    /// What is in the brackets of `$(…)` or `${…}`, with which a text begins.
    private static func inBrackets(_ text: Substring) -> Substring? {
        let brackets: [Character: Character] = ["(": ")", "{": "}"]
        guard let open = text.dropFirst().first, let close = brackets[open] else { return nil }
        var depth = 0
        let end = text.indices.first { index in
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            return text[index] == close && depth == 0
        }
        return end.map { text[..<$0].dropFirst(2) }
    }
}
