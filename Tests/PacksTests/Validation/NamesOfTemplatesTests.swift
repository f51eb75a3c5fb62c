import TemplateEngine
import TestSupport
import Testing

@testable import Basics
@testable import Packs
@testable import TemplateSets

@Suite struct NamesOfTemplatesTests {
    private static let options = """
        [{"name":"kind","type":"choice","values":["one","two"],"default":"one","summary":"s"},
        {"name":"deep","type":"bool","scope":"project","summary":"s"}]
        """

    /// Templates of a scene's file, each with its problems.
    static let templates: [(String, [String])] = [
        ("{{scene.snakeCase}}{{options.kind}}{{options.kind.is.two}}{{options.deep}}", []),
        ("{{#params}}{{name}}{{label.snakeCase}}{{^-last}}{{scene}}{{/-last}}{{/params}}", []),
        (
            "{{#samples.comparisons}}{{value}}{{/samples.comparisons}}{{#imports}}{{.}}{{/imports}}",
            []
        ),
        ("{{#options.deep}}{{secne}}{{/options.deep}}", ["1:20: unknown name 'secne'"]),
        ("{{^hasParams}}{{#params}}{{nam}}{{/params}}{{/hasParams}}", ["1:28: unknown name 'nam'"]),
        ("{{options.kind.is.three}}", ["1:3: 'options.kind.is' has no 'three'"]),
        ("{{options.king}}", ["1:3: 'options' has no 'king'"]),
        ("{{params}}", ["1:3: 'params' is a list, not text"]),
        ("{{#parms}}{{nobody}}{{/parms}}", ["1:4: unknown name 'parms'"]),
        ("{{-first}}", ["1:3: unknown name '-first'"]),
        ("{{route.name}}", ["1:3: unknown name 'route'"]),
        ("{{>nowhere}}", ["1:1: there is no partial 'nowhere'"]),
        ("{{>*options.kind}}", ["1:1: there is no partial 'one'"]),
        ("{{>*options.knd}}", ["1:5: 'options' has no 'knd'"]),
        ("{{<p}}{{$b}}{{oops}}{{/b}}{{/p}}", ["1:15: unknown name 'oops'"]),
        ("{{<p}}{{$b}}{{type}}{{/b}}{{/p}}", []),
    ]

    @Test(arguments: templates)
    func `unknown names are errors in every branch`(
        template: String, expected: [String]
    ) throws {
        let tree = setTree(
            [
                "a.swift": template, "b.swift": "{{#options.kind}}{{>p}}{{/options.kind}}",
                "Partials/p.mustache": "{{#params}}{{$b}}{{name}}{{/b}}{{/params}}",
                "Partials/two.mustache": "",
            ], options: Self.options)
        let found = try problems(of: tree).filter { $0.hasPrefix("error P/S/a.swift:") }
        #expect(found.map { String($0.dropFirst(18).prefix { $0 != "(" }).trimmed } == expected)
    }

    @Test func `the names that a file can use depend on its kind`() throws {
        let tree = setTree(
            [
                "route.swift": "{{route.target}}{{params}}",
                "shared.swift": "{{scene}}{{options.kind}}",
            ],
            paths: ["route.swift": "{{route.name}}.swift"], options: Self.options,
            keys: [
                "route.swift": #", "forEach": "routes""#, "shared.swift": #", "shared": true"#,
            ])
        let found = try problems(of: tree).filter { $0.hasPrefix("error") }
        #expect(
            found.map { $0.prefix { $0 != "(" } } == [
                "error P/S/route.swift:1:19: unknown name 'params' ",
                "error P/S/shared.swift:1:3: unknown name 'scene' ",
                "error P/S/shared.swift:1:12: 'options' has no 'kind' ",
            ])
    }

    @Test func `a partial is checked in every context and reported once`() throws {
        let tree = setTree([
            "a.swift": "{{>p}}{{>p}}", "b.swift": "{{#params}}{{>p}}{{/params}}",
            "Partials/p.mustache": "{{label}}",
        ])
        let found = try problems(of: tree).map { String($0.prefix { $0 != "(" }) }
        #expect(
            found == [
                "error P/S/Partials/p.mustache:1:3: unknown name 'label'",
                "note P/S/a.swift:1:1: included from here",
            ])
    }

    @Test func `the check of partials that include each other ends`() throws {
        let tree = setTree([
            "a.swift": "{{>p}}{{#params}}{{>p}}{{/params}}",
            "Partials/p.mustache": "{{#params}}{{>q}}{{>q}}{{/params}}",
            "Partials/q.mustache": "{{#hasParams}}{{>p}}{{>p}}{{/hasParams}}{{nobody}}",
        ])
        #expect(
            try problems(of: tree).first?.hasPrefix(
                "error P/S/Partials/q.mustache:1:43: unknown name 'nobody'") == true)
    }

    /// Otherwise the members of a list's items would be unknown names.
    @Test func `the examples have a value for every name and an item in every list`() throws {
        let members = #"{ "name": "input", "type": "members", "summary": "I" }"#
        let sourced = #"{ "name": "output", "type": "members", "summary": "O", "source": "input" }"#
        let set = try makeSet(
            ["a.swift": ""], options: "[\(members), \(sourced), \(Self.options.dropFirst())")
        let contexts = try ExampleContexts(set)
        for keys in ["", #", "forEach": "routes""#] {
            let tree = setTree(["a.swift": ""], keys: ["a.swift": keys])
            let file = try #require(readSetTree(tree).files.first)
            #expect(holes(in: contexts.value(for: file)) == [])
        }
    }

    private func readSetTree(_ tree: [String: String]) throws -> TemplateSet {
        let pack = makePack(tree)
        return try TemplateSet(
            reading: try #require(pack.sets.first).folder,
            tool: try #require(SemanticVersion("1.0.0")))
    }

    /// The names that have no value, and the lists that are empty.
    private func holes(in value: TemplateValue, _ name: String = "") -> [String] {
        switch value {
        case .null: [name]
        case .list(let items):
            items.isEmpty ? [name] : items.flatMap { holes(in: $0, name + "[]") }
        case .object(let members):
            members.names.sorted().flatMap { holes(in: members[$0] ?? .null, "\(name).\($0)") }
        default: []
        }
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
