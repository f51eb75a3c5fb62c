import Basics
import Foundation
import JSONSource
import TemplateEngine
import Testing

/// The public suite of github.com/mustache/spec, version 1.4.
@Suite(
    .enabled(
        if: Specification.folder != nil,
        "set MUSTACHE_SPEC to the folder 'specs' of github.com/mustache/spec, as JSON"))
struct SpecificationTests {
    @Test(arguments: try Specification.required)
    func `the required part of the specification holds`(example: Specification.Example) throws {
        try example.check()
    }

    @Test(arguments: try Specification.inheritance)
    func `inheritance is as the specification has it`(example: Specification.Example) throws {
        try example.check()
    }

    @Test(arguments: try Specification.dynamicNames)
    func `dynamic names are as the specification has them`(example: Specification.Example) throws {
        try example.check()
    }

    @Test func `the suite is complete`() throws {
        #expect(try Specification.required.count == 136)
        #expect(try Specification.inheritance.count == 27)
        #expect(try Specification.dynamicNames.count == 21)
    }
}

enum Specification {
    static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

    static var required: [Example] {
        get throws {
            try [
                "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
            ].flatMap(examples)
        }
    }

    static var inheritance: [Example] { get throws { try examples(of: "inheritance") } }

    static var dynamicNames: [Example] { get throws { try examples(of: "dynamic-names") } }

    private static func examples(of module: String) throws -> [Example] {
        guard let folder else { return [] }
        let file = URL(filePath: folder).appending(path: module + ".json")
        let document = try JSONDocument(
            parsing: [UInt8](Data(contentsOf: file)), name: module + ".json")
        return try document.decode(Module.self).tests
    }

    private struct Module: JSONObjectReadable {
        let tests: [Example]

        init?(from object: JSONObjectReader) {
            object.ignore("__ATTN__", "overview")
            guard let tests = object.required("tests", as: [Example].self) else { return nil }
            self.tests = tests
        }
    }

    struct Example: JSONObjectReadable, Sendable, CustomTestStringConvertible {
        let name: String
        let data: TemplateValue
        let template: String
        let partials: [String: String]
        let expected: String

        var testDescription: String { name }

        init?(from object: JSONObjectReader) {
            object.ignore("desc")
            partials = object.optional("partials", default: [:])
            guard let name = object.required("name", as: String.self),
                let data = object.required("data", as: JSONNode.self),
                let template = object.required("template", as: String.self),
                let expected = object.required("expected", as: String.self)
            else { return nil }
            (self.name, self.template, self.expected) = (name, template, expected)
            self.data = TemplateValue(data)
        }

        func check() throws {
            let result = try render(template, data, partials: partials, options: .specification)
            #expect(result == expected)
        }
    }
}

extension TemplateValue {
    init(_ node: JSONNode) {
        self =
            switch node.content {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let text): .number(text)
            case .string(let text): .string(text)
            case .array(let elements): .list(elements.map { TemplateValue($0) })
            case .object(let members):
                .object(TemplateObject(members.map { ($0.key, TemplateValue($0.value)) }))
            }
    }
}
