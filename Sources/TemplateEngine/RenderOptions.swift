package import Basics

package struct RenderOptions: Sendable {
    /// The treatment of characters of a value in `{{name}}`.
    package enum Escape: String, Sendable, CaseIterable {
        /// Values stay as they are, which is right for code.
        case none
        /// `&`, `<`, `>`, and quotation marks become entities.
        case html
    }

    /// The treatment of missing names and partials.
    package enum Missing: String, Sendable, CaseIterable {
        case error
        /// They count as empty and false, as in the Mustache specification.
        case empty
    }

    /// Limits that prevent a template from using up the machine.
    package struct Limits: Sendable {
        /// The greatest size of the output.
        package var outputBytes = 64 << 20
        /// The greatest number of nested partials, parents, and blocks.
        package var depth = 200
        /// The greatest number of tags and lines.
        package var steps = 10_000_000
    }

    package var escape: Escape
    package var missing: Missing
    /// The replacement of each slash in a value, for templates of paths; nil to keep slashes.
    package var slash: Unicode.Scalar?
    package var limits = Limits()

    /// Creates options, by default strict and without escaping.
    package init(
        escape: Escape = .none, missing: Missing = .error, slash: Unicode.Scalar? = nil
    ) {
        (self.escape, self.missing, self.slash) = (escape, missing, slash)
    }
}

extension String {
    /// Replaces scalars. A slash with a combining mark is another `Character`.
    package func replacing(_ scalar: Unicode.Scalar, with other: Unicode.Scalar) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { $0 == scalar ? other : $0 }))
    }

    /// Whether it is a relative path without components that lead out of the partials' folder.
    var isSafePartialName: Bool {
        let isForbidden = unicodeScalars.contains {
            $0 == "\\" || $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
        }
        // A character may contain more than the slash, so the name is split as UTF-8.
        return !isForbidden
            && split(atByte: UInt8(ascii: "/")).allSatisfy { !["", ".", ".."].contains($0) }
    }
}

/// The partials and parents of a template.
package protocol PartialSource: Sendable {
    /// Returns the partial at a safe relative path, or nil. Throws if it can't be parsed or read.
    func template(named name: String) throws(Failure) -> Template?

    /// The known names, for suggestions.
    var names: [String] { get }
}

package struct ParsedPartials: PartialSource {
    private let templates: [String: Template]

    package init(_ templates: [String: Template] = [:]) { self.templates = templates }

    package func template(named name: String) -> Template? { templates[name] }

    package var names: [String] { templates.keys.sorted() }
}
