/// Fits rendered Swift to a line length, so that templates need not know how long names get.
///
/// It tidies empty lines, sorts imports, indents, and breaks long lines as `swift format lint`
/// wants it. In the templates' indentation, if every line found room, running it again changes
/// nothing.
package struct SwiftLayout: Hashable, Sendable {
    /// What one level of indentation is made of.
    package enum Indentation: Hashable, Sendable {
        case spaces(Int)
        case tabs(Int)
    }

    /// How lines are indented.
    package var indentation: Indentation
    /// The columns that a line may take.
    package var lineLength: Int
    /// How many columns a tab takes.
    package var tabWidth: Int
    /// Whether what stands inside `#if` is one level deeper.
    package var indentsConditionalCompilation: Bool

    /// A layout; the defaults are those of the `.swift-format` that scene-kit writes.
    package init(
        indentation: Indentation = .spaces(4), lineLength: Int = 100, tabWidth: Int = 8,
        indentsConditionalCompilation: Bool = false
    ) {
        self.indentation = indentation
        self.lineLength = lineLength
        self.tabWidth = tabWidth
        self.indentsConditionalCompilation = indentsConditionalCompilation
    }

    /// The text with its imports sorted, its lines indented, and the long ones broken.
    ///
    /// A line stays too long if one word of it doesn't fit.
    package func apply(to text: String) -> String {
        String(decoding: apply(to: Array(text.utf8)), as: UTF8.self)
    }

    /// The same for UTF-8.
    package func apply(to text: [UInt8]) -> [UInt8] {
        var text = text
        var scan = LayoutScan(text, self)
        if let end = scan.importsEnd { text = ImportOrder.sorted(text, upTo: end) }
        if scan.hasEmptyLines { text = BlankLines.tidied(text) }
        if !isThatOfTemplates {
            text = Reindentation.applied(self, to: text)
            // Other indentation may have made a line longer.
            scan = LayoutScan(text, self)
        }
        guard scan.hasLongLine else { return text }
        var pass = LayoutPass(text, self)
        return pass.run()
    }

    /// Whether templates are written in this indentation, so nothing has to be done.
    var isThatOfTemplates: Bool { indentation == .spaces(4) && !indentsConditionalCompilation }

    /// The columns of one level of indentation.
    var step: Int {
        switch indentation {
        case .spaces(let count): count
        case .tabs(let count): count * tabWidth
        }
    }

    /// The white space up to a column.
    func margin(_ columns: Int) -> [UInt8] {
        var spaces = columns
        var result: [UInt8] = []
        if case .tabs = indentation {
            result = Array(repeating: UInt8(ascii: "\t"), count: columns / tabWidth)
            spaces = columns % tabWidth
        }
        return result + Array(repeating: UInt8(ascii: " "), count: spaces)
    }
}
