import Basics
import TemplateEngine

/// A template, and behind a zero each a partial and a parent.
func fuzz(_ input: [UInt8]) {
    let parts = input.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let others = parts.dropFirst().map { Array($0).text } + ["", ""]
    do throws(Failure) {
        let template = try Template(parsing: Array(parts[0]), name: "t")
        _ = template.names
        let (partial, parent) = (try parsed(others[0]), try parsed(others[1]))
        let partials = ParsedPartials([
            "partial": partial, "text": partial, "parent": parent, "include": parent,
        ])
        let check = TemplateCheck(of: template, with: context, partials: partials)
        if let failure = check.failure { show(failure) }
        var options = RenderOptions(missing: .empty)
        // The limits are for people; here most inputs would run into them.
        options.limits.outputBytes = 1 << 18
        options.limits.steps = 20_000
        let result = try template.renderUTF8(context, partials: partials, options: options)
        if !Array(parts[0]).holds("{{") {
            expect(result.elementsEqual(parts[0]), "text without tags stays as it is")
        }
        options.missing = .error
        options.escape = .html
        _ = try template.render(context, partials: partials, options: options)
    } catch {
        show(error)
    }
}

private func parsed(_ text: String) throws(Failure) -> Template {
    try Template(parsing: SourceText(name: "p", text: text))
}

private let context: TemplateValue = [
    "scene": "CarDetails", "name": "carID", "person": ["name": "Ada", "age": 36], "dynamic": "text",
    "params": [["name": "carID", "type": "String"], ["name": "page", "type": "Int"]],
    "list": [1, "two", ["three"], nil], "empty": [], "bool": true, "boolean": false, "null": nil,
    "a": ["b": ["c": ["name": "deep"]]], "kind": .stringWithMembers("list", ["is": ["list": true]]),
]
