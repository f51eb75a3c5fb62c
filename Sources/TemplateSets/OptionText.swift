package import Basics

/// What is said of an option: `key=value` on the command line; in a file a key and one of its values.
package struct OptionText: Hashable, Sendable {
    /// What says which option is meant.
    package let key: SourceText
    /// What is chosen; nil where an argument has no `=`.
    package let value: SourceText?

    package init(key: SourceText, value: SourceText) {
        (self.key, self.value) = (key, value)
    }

    /// Splits an argument of `--option` at its first `=`.
    package init(argument: String) {
        let whole = SourceText(argument: argument, of: "--option")
        guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            (key, value) = (whole, nil)
            return
        }
        let key = argument[..<equals]
        self.key = SourceText(String(key), atUTF8Offset: 0, of: whole)
        value = SourceText(
            String(argument[argument.utf8.index(after: equals)...]),
            atUTF8Offset: key.utf8.count + 1, of: whole)
    }
}
