extension XcodeTemplate {
    /// Whether a macro of a file, of an option's texts or of a file's path has one of these names,
    /// also as an identifier.
    package func uses(_ macros: Set<String>, inPaths: Bool = true) -> Bool {
        func isUsed(in bytes: [UInt8]) -> Bool {
            TextMacro.all(in: bytes).contains { macros.contains($0.plainName) }
        }
        return files.contains {
            isUsed(in: $0.value) || inPaths && isUsed(in: Array($0.key.utf8))
        }
            || options.contains { $0.texts.contains { isUsed(in: Array($0.utf8)) } }
    }
}

extension TextMacro {
    /// The name without what makes an identifier of its value.
    fileprivate var plainName: String {
        let suffix = "ASIDENTIFIER"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}

extension XcodeTemplateOption {
    /// Those that may hold macros.
    fileprivate var texts: [String] { [defaultText] + fallbackHeaders.values }
}
