import Foundation
import TemplateEngine
import Testing

/// Cases 60 to 63 of the hostile inputs, on a thread with a small stack.
@Suite struct LimitTests {
    @Test(arguments: ["{{#a}}", "{{^a}}", "{{$a}}", "{{<a}}"])
    func `sections nested ten thousand deep are an error`(tag: String) {
        let shown = onSmallStack { complaint(String(repeating: tag, count: 10_000)) }
        #expect(shown.contains("sections are nested more than 200 deep"))
    }

    @Test func `sections nested up to the limit are rendered`() {
        let template =
            String(repeating: "{{#a}}", count: 200) + "x" + String(repeating: "{{/a}}", count: 200)
        let result = onSmallStack { complaint(template, ["a": true]) }
        #expect(result == "x")
    }

    @Test(arguments: [
        ["p": "{{>p}}"], ["p": "{{>q}}", "q": "x\n  {{>p}}\n"], ["p": "{{<p}}{{/p}}"],
        ["p": "{{<q}}{{$a}}{{>p}}{{/a}}{{/q}}", "q": "{{$a}}{{/a}}"],
        ["p": "{{<p}}{{$a}}{{$b}}{{/b}}{{/a}}{{$b}}{{$a}}{{/a}}{{/b}}{{/p}}"],
        ["p": "{{>p}}{{>p}}{{>p}}"],
    ])
    func `partials that never end are an error`(partials: [String: String]) {
        let shown = onSmallStack { complaint("{{>p}}", partials: partials) }
        #expect(shown.contains("are nested more than 200 deep"))
        #expect(shown.contains("note: included from here"))
    }

    @Test func `partials as deep as the limit are rendered`() {
        let links = (0..<199).map { ("p\($0)", " {{>p\($0 + 1)}}") }
        let partials = Dictionary(uniqueKeysWithValues: links + [("p199", "end")])
        let result = onSmallStack { complaint("{{>p0}}", partials: partials) }
        #expect(result.hasSuffix(" end"))
    }

    @Test func `output that is too large is an error`() {
        var options = RenderOptions()
        options.limits.outputBytes = 10_000
        let list = TemplateValue.list(Array(repeating: 1, count: 1_000))
        let template = "{{#l}}{{#l}}{{#l}}x{{/l}}{{/l}}{{/l}}"
        #expect(
            complaint(template, ["l": list], options: options)
                .hasPrefix("t:1:19: error: the result is larger than 10000 bytes"))
    }

    @Test func `work without output is limited too`() {
        var options = RenderOptions()
        options.limits.steps = 10_000
        let list = TemplateValue.list(Array(repeating: 1, count: 1_000))
        #expect(
            complaint("{{#l}}\n{{#l}}-{{/l}}{{/l}}", ["l": list], options: options)
                .hasPrefix("t:2:7: error: rendering takes more than 10000 steps"))
        var partials = ["p60": ""]
        for index in 0..<60 {
            partials["p\(index)"] = "{{>p\(index + 1)}}{{>p\(index + 1)}}"
        }
        #expect(
            complaint("{{>p0}}", partials: partials, options: options)
                .contains("rendering takes more than 10000 steps"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a name that is missing for very many items is looked for once`() {
        var options = RenderOptions()
        options.limits.steps = 20_000
        let names = (0..<2_000).map { ("name\($0)", "x" as TemplateValue) }
        var context = TemplateObject(names)
        context["l"] = .list(Array(repeating: 1, count: 100_000))
        let shown = complaint("{{#l}}{{x}}{{/l}}", .object(context), options: options)
        #expect(shown.contains("unknown name 'x'"))
        #expect(shown.contains("rendering takes more than 20000 steps"))
    }

    /// Runs on a thread with the 512 KB of stack that secondary threads have on Apple systems.
    private func onSmallStack<Result: Sendable>(
        _ body: @escaping @Sendable () -> Result
    ) -> Result {
        let box = Box<Result>()
        let thread = Thread {
            box.value = body()
            box.done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        box.done.wait()
        return box.value!
    }

    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
        let done = DispatchSemaphore(value: 0)
    }
}
