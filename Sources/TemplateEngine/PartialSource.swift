import Basics

/// Where a template finds its partials and parents.
package protocol PartialSource: Sendable {
    /// The partial of that name, or nil where there is none.
    ///
    /// Names were checked before: they are relative paths with nothing but plain components.
    /// Throws a `TemplateError` where the partial cannot be parsed or read (`.unreadable`).
    func template(named name: String) throws(TemplateError) -> Template?

    /// The names there are, as far as they are known; used for "did you mean" only.
    var names: [String] { get }

    /// Those for which nobody has to be asked.
    var parsed: [String: Template] { get }
}

extension PartialSource {
    package var names: [String] { [] }

    package var parsed: [String: Template] { [:] }
}

/// Partials that have been parsed.
package struct ParsedPartials: PartialSource {
    package private(set) var parsed: [String: Template]

    package init(_ templates: [String: Template] = [:]) {
        parsed = templates
    }

    /// Parses partials given as text; each is called by its name in messages.
    ///
    /// Throws the `TemplateError` of the first that is wrong.
    package init(
        parsing texts: [String: String], delimiters: TemplateDelimiters = .mustache
    ) throws(TemplateError) {
        parsed = [:]
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            parsed[name] = try Template(
                parsing: SourceText(name: name, text: text), delimiters: delimiters)
        }
    }

    /// The partial that was given under that name.
    package func template(named name: String) -> Template? { parsed[name] }

    package var names: [String] { parsed.keys.sorted() }
}

/// The rule that a partial's name obeys, so that no partial lies outside its folder.
enum PartialName {
    /// Whether the name is a relative path without anything that leads elsewhere.
    static func isSafe(_ name: String) -> Bool {
        guard !name.unicodeScalars.contains(where: isForbidden) else { return false }
        let components = name.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return components.allSatisfy { component in
            !component.isEmpty && !component.elementsEqual(".".utf8)
                && !component.elementsEqual("..".utf8)
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\\" || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}
