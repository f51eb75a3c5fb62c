import Foundation
import TestSupport
import Testing

@testable import Basics
@testable import JSONSource

/// What the schema of `template.json` says of values; of keys `PublishedSchemaTests` says it.
struct TemplateSetSchemaTests {
    private static let file = "template-set.schema.json"

    /// A wrong value makes the reader say which there are.
    @Test(arguments: PublishedSchemaTests.cases.filter { $0.file == file })
    func `the schema lists the values that the reader takes`(
        _ it: PublishedSchemaTests.Case
    ) throws {
        for (key, schema) in try it.schema.properties {
            let error = it.error(.object([JSONMember(key, .string("?"))]))
            let wrong = error?.diagnostics.first { $0.message == "'?' is not possible here" }
            #expect(wrong?.quotedInHint == schema.values, "\(key)")
        }
    }

    /// Texts for each key with a pattern.
    static let texts: [(String, String, [String])] = [
        ("", "name", ["S", "a-b_c1", "", "1a", "a b", "-a", "é", "../S", "a.b"]),
        ("", "name", [String(repeating: "a", count: 100), String(repeating: "a", count: 101)]),
        ("/$defs/option", "name", ["style2", "", "2a", "a-b", "a_b", "ß", "a b"]),
        (
            "/$defs/package", "url",
            [
                "https://a.b/c", "https://a.b/c/d.git", "https://a.b:8/c", "http://a.b/c",
                "https://a.b", "https://a.b/", "https:///c", "https://u:p@a.b/c", "git@a.b:c/d",
                "file:///c", "https://a.b/c d", "https://a.b/-c", "https://a.b/c\\\"d", "",
                "https://a.b/c#d", "https://a.b/c?d",
            ]
        ),
    ]

    @Test(arguments: texts)
    func `a pattern takes what the reader takes`(
        pointer: String, key: String, texts: [String]
    ) throws {
        let it = try #require(
            PublishedSchemaTests.cases.first { $0.file == Self.file && $0.pointer == pointer })
        let schema = try #require(try it.schema.properties[key])
        guard case .string(let pattern)? = schema.node["pattern"]?.content else {
            Issue.record("\(key) has no pattern")
            return
        }
        let expression = try Regex(pattern)
        for text in texts {
            var members = try PublishedSchemaTests.members(of: it.schema)
            members[key] = .string(text)
            let error = it.error(.object(members.map { JSONMember($0.key, $0.value) }))
            #expect((error == nil) == (text.firstMatch(of: expression) != nil), "\(text)")
        }
    }

    @Test(arguments: ["bool", "text", "choice", "members"])
    func `only a choice has values, and needs them`(type: String) throws {
        let schema = try Schema(Self.file).at("/$defs/option")
        #expect(schema.node["if"]?["properties"]?["type"]?["const"]?.value == .string("choice"))
        #expect(schema.node["else"]?["not"]?["required"]?.value == .array([.string("values")]))
        let it = try #require(
            PublishedSchemaTests.cases.first { $0.pointer == "/$defs/option" })
        func isTaken(_ more: [JSONMember]) -> Bool {
            let members: [JSONMember] = [
                JSONMember("name", "a"), JSONMember("summary", "s"),
                JSONMember("type", .string(type)),
            ]
            return it.error(.object(members + more)) == nil
        }
        let values = [JSONMember("values", .array(["a"])), JSONMember("default", "a")]
        #expect(isTaken(values) == (type == "choice"))
        #expect(isTaken([]) == (type != "choice"))
    }

    @Test func `a shared file is not repeated`() throws {
        let it = try #require(PublishedSchemaTests.cases.first { $0.pointer == "/$defs/file" })
        #expect(try it.schema.node["not"]?["required"]?.value == .array(["shared", "forEach"]))
        var members = try PublishedSchemaTests.members(of: it.schema)
        members["shared"] = .bool(true)
        #expect(it.error(.object(members.map { JSONMember($0.key, $0.value) })) != nil)
        members["forEach"] = nil
        #expect(it.error(.object(members.map { JSONMember($0.key, $0.value) })) == nil)
    }

    @Test func `the built-in sets have no key that the schema lacks`() throws {
        let keys = Set(try Schema(Self.file).properties.keys)
        let manifests = try Repository.assembledTemplates().tree().filter {
            $0.key.hasSuffix("/template.json")
        }
        #expect(!manifests.isEmpty)
        for (path, text) in manifests {
            let root = try JSONDocument(parsing: Array(text.utf8), name: path).root
            guard case .object(let members) = root.content else {
                Issue.record("\(path) is no object")
                continue
            }
            #expect(keys.isSuperset(of: members.map(\.key)), "\(path)")
        }
    }
}
