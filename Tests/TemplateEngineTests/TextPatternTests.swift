import Basics
import Testing

@testable import TemplateEngine

/// Patterns: templates that are rendered once for very many texts.
struct TextPatternTests {
    private static let partials = [
        "p": "{{scene}}\n\n{{scene.kebabCase}} {{>q}}\n", "q": "<{{title}}>",
        "page": "{{$body}}none{{/body}}\n",
    ]

    private func parsedPartials() throws -> ParsedPartials {
        try ParsedPartials(parsing: Self.partials)
    }

    private func pattern(_ template: String) throws -> TextPattern {
        try Template(parsing: .init(name: "t", text: template)).pattern(
            ["scene": .slot(TextSlot(0)), "title": .slot(TextSlot(1)), "items": [1, 2]],
            partials: parsedPartials())
    }

    @Test(arguments: [
        "", "x", "{{scene}}", "a {{scene}}{{title}} b\n{{scene.snakeCase}}\n",
        "{{#scene}}\n  {{.}}: {{title}}\n{{/scene}}\n", "{{^scene}}\nno\n{{/scene}}\nyes\n",
        "  {{>p}}\nend", "{{#items}}\n  {{>p}}\n{{/items}}\n",
        "{{<page}}{{$body}}\n  {{scene}}\n  {{>q}}\n{{/body}}{{/page}}\n",
    ])
    func aFilledPatternIsWhatRenderingGives(template: String) throws {
        let pattern = try pattern(template)
        for name in ["CarDetails", "A", "\u{c4}rgerURL"] {
            var texts = SlotTexts([name, "The \(name)"])
            let filled = pattern.filled(with: &texts).map { String(decoding: $0, as: UTF8.self) }
            let rendered = try Template(parsing: .init(name: "t", text: template)).render(
                ["scene": .string(name), "title": .string("The \(name)"), "items": [1, 2]],
                partials: parsedPartials())
            #expect(filled == rendered)
        }
    }

    @Test(arguments: ["", "a\nb", "a\"b", "_"])
    func aTextThatCouldChangeMoreThanItsPlaceIsNotFilledIn(text: String) throws {
        var texts = SlotTexts([text, "title"])
        #expect(try pattern("  {{scene}}{{scene.kebabCase}}").filled(with: &texts) == nil)
    }

    @Test func aTextCanBeReplaced() throws {
        let pattern = try pattern("{{scene}} {{title.snakeCase}}")
        var texts = SlotTexts(["A", "One"])
        #expect(pattern.filled(with: &texts) == Array("A one".utf8))
        texts[TextSlot(1)] = "Two"
        #expect(pattern.filled(with: &texts) == Array("A two".utf8))
    }

    @Test(arguments: ["{{>*scene}}", "{{scene.snakeCase.kebabCase}}", "{{scene.x}}", "{{other}}"])
    func whatNeedsTheTextIsNoPattern(template: String) {
        #expect(throws: TemplateError.self) { try pattern(template) }
    }

    @Test func linesCanMoveWithTheirGaps() throws {
        let lines = try pattern("b {{scene}}\na {{title}} {{scene}}\n")
        let sorted = lines.rewritten { text in
            text.split(separator: "\n").sorted().joined(separator: "\n")
        }
        var texts = SlotTexts(["S", "T"])
        #expect(sorted?.filled(with: &texts) == Array("a T S\nb S".utf8))
        #expect(lines.rewritten { _ in nil } == nil)
    }

    /// A mark of the template's own would be taken for a gap.
    @Test func aTemplateThatHoldsMarksIsNotRewritten() throws {
        #expect(try pattern("{{scene}} \u{F0000}").rewritten { $0 } == nil)
    }

    @Test(arguments: [
        "", "{{scene}}", "one\nthree\n", "a{{scene}}b\n{{scene}}{{scene}}\n\nlonger than all",
        "{{title}}[\n[[{{scene}}\n{{scene}} {{title}}", "{{scene}}\n{{title.kebabCase}}\n",
    ])
    func theWidestLineIsThatOfTheFilledText(template: String) throws {
        let pattern = try pattern(template)
        let widths = LineWidths(pattern) { $0 == UInt8(ascii: "[") ? 2 : 1 }
        for (scene, title) in [("A", "B"), ("Garage", "The[Car"), ("\u{c4}rger", "AVeryLongOne")] {
            var texts = SlotTexts([scene, title])
            let filled = try #require(pattern.filled(with: &texts))
            let lines = filled.split(separator: 0x0A)
            let widest = lines.map { $0.count + $0.count { $0 == UInt8(ascii: "[") } }.max()
            #expect(widths.widest(with: &texts) == widest ?? 0)
        }
        var texts = SlotTexts(["a\nb", "a\nb"])
        #expect((widths.widest(with: &texts) == nil) == !pattern.slots.isEmpty)
    }
}
