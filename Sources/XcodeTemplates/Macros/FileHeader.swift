package import Basics
import PropertyLists

/// The beginning of every file: the `FILEHEADER` with its macros replaced.
package final class FileHeader: Sendable {
    /// Whether it is the same in every file.
    package let isSameForAll: Bool
    /// Macros that stay as they are.
    package let warnings: [Diagnostic]
    private let expander: MacroExpander
    /// Expands to the same, with a mark in the place of what another day or another person changes.
    private let marking: MacroExpander

    /// No text that anybody writes has it.
    private static let mark: Character = "\u{10FFFD}"

    /// Creates the header from the `FILEHEADER` of the team's `IDETemplateMacros.plist`. Returns
    /// nil if the macro is missing or contains only white space. Throws a `Failure` with 65 for
    /// macros that can't be expanded.
    package convenience init?(ofTeam macros: MacroValues) throws(Failure) {
        guard let text = macros.overrides["FILEHEADER"], text.contains(where: { !$0.isWhitespace })
        else { return nil }
        try self.init(macros)
    }

    /// The `FILEHEADER` that bundles see. Throws a `Failure` with 65 for macros that can't be
    /// expanded.
    package init(_ macros: MacroValues) throws(Failure) {
        let template = XcodeTemplate(nothingAt: macros.overridesPath)
        expander = MacroExpander(template: template, macros: macros)
        var marked = macros
        let mark = String(Self.mark)
        // Xcode's own header omits values that aren't known, so these need no mark.
        marked.date = macros.date.map { _ in mark }
        marked.year = macros.year.map { _ in mark }
        marked.author = macros.author.map { _ in mark }
        marking = MacroExpander(template: template, macros: marked)
        let (first, undeclared) = try Self.lines(of: expander, for: "First.swift")
        isSameForAll = try Self.lines(of: expander, for: "Second.txt").lines == first
        warnings = undeclared
    }

    /// The lines at the start of a file, comment marks and all. Throws a `Failure` with 65 for a
    /// text that becomes too large.
    package func lines(for fileName: String) throws(Failure) -> [String] {
        try Self.lines(of: expander, for: fileName).lines
    }

    /// Returns a file that begins with this header, but with the dates and names of people from the
    /// existing file. Returns nil if the existing file begins with another header.
    ///
    /// A header says who created a file and when. Generating it again changes neither.
    package func keeping(
        _ old: [UInt8], in new: [UInt8], for fileName: String
    ) throws(Failure) -> [UInt8]? {
        let lines = try lines(for: fileName)
        let marked = try Self.lines(of: marking, for: fileName).lines
        let header = lines.map { $0 + "\n" }.joined().utf8
        guard lines.count == marked.count, lines != marked, new.starts(with: header) else {
            return nil
        }
        var rest = old[...]
        for (line, pattern) in zip(lines, marked) {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let there = String(decoding: rest[..<end], as: UTF8.self)
            let parts = pattern.split(separator: Self.mark, omittingEmptySubsequences: false)
            guard there == line || there.consists(of: parts.map(String.init)) else { return nil }
            rest = rest[(end + 1)...]
        }
        return Array(old[..<rest.startIndex]) + Array(new.dropFirst(header.count))
    }

    /// The value begins after two slashes. White space at the ends of lines and empty lines at the
    /// end are removed, because formatters report both.
    private static func lines(
        of expander: MacroExpander, for fileName: String
    ) throws(Failure) -> (lines: [String], warnings: [Diagnostic]) {
        var expander = expander
        expander.file = GeneratedFile(path: fileName)
        let location = expander.template.location
        let text = try "//" + expander.expandNested("___FILEHEADER___", in: location)
        let breaks: [Character] = ["\n", "\r\n", "\r"]
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: breaks.contains)
            .map { line in
                let space = line.reversed().prefix { $0 == " " || $0 == "\t" }.count
                return String(line.dropLast(space))
            }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return (lines, expander.takeWarnings(location))
    }
}

/// The macros of a team, in the `xcshareddata` of its project or workspace.
package enum IDETemplateMacros {
    /// Reads the text of each macro by its name. Messages call the file `name`. Throws a `Failure`
    /// with 65 if it isn't a property list of texts.
    package static func overrides(
        parsing bytes: [UInt8], name: String
    ) throws(Failure) -> [String: String] {
        let root = try PropertyList(parsing: bytes, name: name)
        guard let members = root.members else {
            throw root.wrongType("'IDETemplateMacros'", "a dictionary", in: name)
        }
        for (key, value) in members.sorted(by: { $0.key < $1.key }) where value.text == nil {
            throw value.wrongType("'\(key)'", "a string", in: name)
        }
        return members.compactMapValues(\.text)
    }
}
