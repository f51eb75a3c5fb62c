import Basics
import TemplateEngine
import TestSupport
import Testing

@Suite struct RobustnessTests {
    private static let template = """
        {{! c }}{{=<% %>=}}<%a.b%><%={{ }}=%>
          {{>p}} {{#l}}{{-index}}{{.}}{{^-last}},{{/-last}}{{/l}}
          {{<q}}{{$t}}
            x {{n.snakeCase}}
          {{/t}}{{/q}}
        {{^no}}é {{{n}}}{{&n}}{{/no}} {{>*d}}

        """

    @Test func `no change of a byte makes the engine crash`() throws {
        let partials = try parsed([
            "p": "p\n{{n}}\n", "q": "{\n  {{$t}}\n  d\n  {{/t}}\n}\n",
        ])
        let context: TemplateValue = [
            "a": ["b": 1], "l": ["x", "y"], "n": "carID", "no": false, "d": "p",
        ]
        let pieces = [
            "{{", "}}", "{{/", "{{#l}}", "\n", " ", "{{$t}}", "{{<q}}", "=", "*", "\u{0}",
        ]
        var generator = SplitMix64(state: 7)
        var rendered = 0
        for _ in 0..<1_500 {
            var bytes = Array(Self.template.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                default:
                    let piece = pieces.randomElement(using: &generator) ?? ""
                    bytes.insert(contentsOf: piece.utf8, at: place)
                }
            }
            do throws(Failure) {
                _ = try Template(parsing: bytes, name: "t").render(context, partials: partials)
                rendered += 1
            } catch {
                #expect(!shown(error).isEmpty)
            }
        }
        #expect(rendered > 0)
    }
}
