package import JSONSource

/// Fits rendered Swift to a line length, so that templates work with names of any length.
///
/// A layout removes empty lines, sorts blocks of imports, and changes the indentation. It breaks lines
/// that are too long as `swift format lint` requires. All other lines stay as they are. With the
/// indentation of templates, a second run changes nothing unless a line is still too long.
package struct SwiftLayout: Hashable, Sendable {
    /// The white space of one level of indentation.
    package enum Indentation: Hashable, Sendable {
        case spaces(Int)
        case tabs(Int)
    }

    package var indentation: Indentation
    /// The greatest number of columns of a line.
    package var lineLength: Int
    /// The number of columns of a tab.
    package var tabWidth: Int
    /// Whether the content of `#if` is one level deeper.
    package var indentsConditionalCompilation: Bool

    /// Creates a layout, by default that of the `.swift-format` that scene-kit writes.
    package init(
        indentation: Indentation = .spaces(4), lineLength: Int = 100, tabWidth: Int = 8,
        indentsConditionalCompilation: Bool = false
    ) {
        self.indentation = indentation
        self.lineLength = lineLength
        self.tabWidth = tabWidth
        self.indentsConditionalCompilation = indentsConditionalCompilation
    }

    /// Lays out a text.
    ///
    /// A line stays too long if one of its words doesn't fit. The last element of a broken literal gets
    /// a comma, which the formatter requires.
    package func apply(to text: String) -> String {
        var text = text
        var scan = LayoutScan(text, layout: self)
        if scan.hasEmptyLines {
            text = BlankLines.tidied(text)
            scan = LayoutScan(text, layout: self)
        }
        if let end = scan.importsEnd { text = ImportOrder.sorted(text, upTo: end) }
        if !isThatOfTemplates {
            text = Reindentation.applied(self, to: text)
            // Another indentation can make a line longer.
            scan = LayoutScan(text, layout: self)
        }
        guard scan.hasLongLine else { return text }
        var pass = LayoutPass(text: text, layout: self)
        return pass.run()
    }

    /// Lays out UTF-8, which rarely needs a change.
    package func apply(to text: [UInt8]) -> [UInt8] {
        let scan = text.withUnsafeBufferPointer { LayoutScan($0, self) }
        if isThatOfTemplates, scan.isTidy { return text }
        return Array(apply(to: String(decoding: text, as: UTF8.self)).utf8)
    }

    /// The columns of one level of indentation.
    var step: Int {
        switch indentation {
        case .spaces(let count): count
        case .tabs(let count): count * tabWidth
        }
    }

    /// Whether templates have this indentation already.
    var isThatOfTemplates: Bool {
        indentation == .spaces(4) && !indentsConditionalCompilation
    }

    /// The white space before a column.
    func margin(_ columns: Int) -> String {
        switch indentation {
        case .spaces: String(repeating: " ", count: columns)
        case .tabs:
            String(repeating: "\t", count: columns / tabWidth)
                + String(repeating: " ", count: columns % tabWidth)
        }
    }
}

// MARK: - Scanning

/// The properties of a text that determine whether it needs a layout. Most texts don't.
struct LayoutScan {
    /// Whether empty lines follow each other, or begin or end the text.
    private(set) var hasEmptyLines = false
    /// Whether a line has more bytes than a line may have columns.
    private(set) var hasLongLine = false
    /// The UTF-8 offset of the end of the last import, or nil if there are fewer than two.
    private(set) var importsEnd: Int?

    var isTidy: Bool { !hasEmptyLines && !hasLongLine && importsEnd == nil }

    init(_ text: String, layout: SwiftLayout) {
        var text = text
        self = text.withUTF8 { LayoutScan($0, layout) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: SwiftLayout) {
        let newline = UInt8(ascii: "\n")
        var breaks = 2
        var imports = 0
        var start = 0
        while start < bytes.count {
            var end = start
            var width = 0
            while end < bytes.count, bytes[end] != newline {
                switch bytes[end] {
                case UInt8(ascii: "\t"): width += layout.tabWidth
                // A literal may need room for a comma.
                case UInt8(ascii: "["): width += 2
                default: width += 1
                }
                end += 1
            }
            if end > start {
                breaks = 0
                if width > layout.lineLength { hasLongLine = true }
                if Self.isImport(bytes[start..<end]) {
                    imports += 1
                    importsEnd = end
                }
            }
            if end < bytes.count {
                breaks += 1
                if breaks > 2 { hasEmptyLines = true }
            }
            start = end + 1
        }
        if breaks > 1 { hasEmptyLines = true }
        if imports < 2 { importsEnd = nil }
    }

    /// Whether a line may be an import, because it starts like one and contains the word.
    private static func isImport(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, "@ipf".utf8.contains(first) else { return false }
        return line.indices.contains { line[$0...].starts(with: "import ".utf8) }
    }
}

// MARK: - Configuration

extension SwiftLayout {
    /// The options for reading the formatter's configuration, which allows comments and final commas.
    package static let configurationOptions = JSONDocument.Options(
        allowsComments: true, allowsTrailingCommas: true)

    /// Creates the layout that a `.swift-format` file describes, with the formatter's own defaults.
    ///
    /// Keys that don't concern indentation and the length of lines are ignored. Throws a `JSONError`
    /// for invalid values.
    package init(configuration document: JSONDocument) throws(JSONError) {
        self = try document.decode(Configuration.self).layout
    }
}

private struct Configuration: JSONReadable {
    let layout: SwiftLayout

    init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        // The defaults are those of `swift format dump-configuration`.
        layout = SwiftLayout(
            indentation: object.nullable("indentation") ?? .spaces(2),
            lineLength: object.count("lineLength", in: 1...Int(Int32.max)) ?? 100,
            tabWidth: object.count("tabWidth", in: 1...greatestWidth) ?? 8,
            indentsConditionalCompilation: object.nullable("indentConditionalCompilationBlocks")
                ?? true)
    }
}

/// The greatest number of spaces or tabs of one level.
private let greatestWidth = 64

extension SwiftLayout.Indentation: JSONReadable {
    /// Reads `{ "spaces": 2 }` or `{ "tabs": 1 }`.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        let kinds = object.members.map(\.key).filter { $0 == "spaces" || $0 == "tabs" }
        guard kinds.count == 1, let kind = kinds.first else {
            object.report("an indentation is made of either 'spaces' or 'tabs'")
            return nil
        }
        guard let count = object.checked(object.optional(kind), kind, in: 0...greatestWidth)
        else { return nil }
        self = kind == "spaces" ? .spaces(count) : .tabs(count)
    }
}

extension JSONObjectReader {
    /// Reads a key whose value may be `null`, which means the same as leaving out the key.
    fileprivate func nullable<Value: JSONReadable>(_ key: String) -> Value? {
        if case .null = members.first(where: { $0.key == key })?.value.content { return nil }
        return optional(key)
    }

    fileprivate func count(_ key: String, in range: ClosedRange<Int>) -> Int? {
        checked(nullable(key), key, in: range)
    }

    /// Returns the number, or reports one outside of a range and returns nil.
    fileprivate func checked(_ count: Int?, _ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let count, !range.contains(count) else { return count }
        report(
            count < range.lowerBound
                ? "'\(key)' is at least \(range.lowerBound)"
                : "'\(key)' is at most \(range.upperBound)", at: key)
        return nil
    }
}
