package import Basics

/// A tag, branch or commit, in a form that git can only take for that.
package struct PackReference: Hashable, Sendable, CustomStringConvertible {
    /// As it was typed.
    package let description: String

    /// Reads what `--ref` was given, by the rules of `git check-ref-format`.
    ///
    /// - Throws: `Failure` with 77 for what cannot name a ref: an option, an expression such as
    ///   `@{-1}`, characters that a shell knows.
    package init(parsing text: String) throws(Failure) {
        guard Self.isName(text) else {
            throw Failure(
                .refused,
                Diagnostic(
                    .error, "'\(text.prefix(100))' is not the name of a tag, branch or commit",
                    path: "--ref",
                    hint: "A name has letters, digits, '.', '_', '-', '+' and '/'."))
        }
        description = text
    }

    /// Whether it can be the beginning of a commit's name, or the whole of it.
    package var canBeCommit: Bool {
        (7...64).contains(description.utf8.count)
            && description.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    private static func isName(_ text: String) -> Bool {
        let areLetters = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-+/".unicodeScalars.contains(scalar)
        }
        guard areLetters, !text.isEmpty, text.utf8.count <= 250, text.first != "-",
            !text.utf8.contains("..".utf8)
        else { return false }
        return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.first != "." && part.last != "." && !part.hasSuffix(".lock")
        }
    }
}
