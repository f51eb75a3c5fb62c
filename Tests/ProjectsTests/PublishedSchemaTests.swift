import Foundation
import Manifests
import Scenes
import TestSupport
import Testing

@testable import Basics
@testable import JSONSource
@testable import Linting
@testable import Projects
@testable import TemplateSets

/// The schemas in `docs/` name the keys that the readers take: no key less, no key more.
struct PublishedSchemaTests {
    /// An object of a schema, and what reads it.
    struct Case: CustomTestStringConvertible, Sendable {
        let file: String
        let pointer: String
        let read: @Sendable (JSONDocument) throws(Failure) -> Void

        /// What is wrong with a document; nil where it was read.
        func error(_ value: JSONValue) -> Failure? {
            do throws(Failure) {
                try read(JSONDocument(parsing: Array(value.text().utf8), name: file))
                return nil
            } catch {
                return error
            }
        }

        var testDescription: String { file + "#" + pointer }

        var schema: Schema {
            get throws { try Schema(file).at(pointer) }
        }
    }

    static let cases = [
        Case(file: "scene-kit.schema.json", pointer: "") { document throws(Failure) in
            _ = try document.decode(ProjectConfiguration.self)
        },
        Case(file: "scenes.schema.json", pointer: "") { document throws(Failure) in
            _ = try document.decode(ScenesFile.self)
        },
        Case(file: "scenes.schema.json", pointer: "/$defs/scene") { document throws(Failure) in
            _ = try document.decode(SceneEntry.self)
        },
        Case(file: "scenes.schema.json", pointer: "/$defs/describedRoute") {
            document throws(Failure) in
            _ = try document.decode(RouteEntry.self)
        },
        templateSet("") { document throws(Failure) in
            _ = try document.decode(SetManifest.self)
        },
        templateSet("/$defs/base") { document throws(Failure) in
            _ = try document.decode(BaseReference.self)
        },
        templateSet("/$defs/option") { document throws(Failure) in
            _ = try document.decode(SetOption.self)
        },
        templateSet("/$defs/choiceValue") { document throws(Failure) in
            _ = try document.decode(ChoiceValue.self)
        },
        templateSet("/$defs/file") { document throws(Failure) in
            _ = try document.decode(TemplateFile.self)
        },
        templateSet("/$defs/reserved") { document throws(Failure) in
            _ = try document.decode(ReservedNames.self)
        },
        templateSet("/$defs/rule") { document throws(Failure) in
            _ = try document.decode(LintRule.self)
        },
        templateSet("/$defs/lintScope") { document throws(Failure) in
            _ = try document.decode(LintScope.self)
        },
        templateSet("/$defs/importCheck") { document throws(Failure) in
            _ = try document.decode(ImportCheck.self)
        },
        templateSet("/$defs/functionCheck") { document throws(Failure) in
            _ = try document.decode(FunctionCheck.self)
        },
        templateSet("/$defs/call") { document throws(Failure) in
            _ = try document.decode(CallPattern.self)
        },
        templateSet("/$defs/property") { document throws(Failure) in
            _ = try document.decode(PropertyPattern.self)
        },
        Case(file: "scene-kit.schema.json", pointer: "/$defs/xcode") { document throws(Failure) in
            _ = try document.decode(XcodeSettings.self)
        },
        Case(file: "scene-kit.schema.json", pointer: "/$defs/lint") { document throws(Failure) in
            _ = try document.decode(LintConfiguration.self)
        },
        templateSet("/$defs/platforms") { document throws(Failure) in
            _ = try document.decode(PackagePlatforms.self)
        },
        templateSet("/$defs/package") { document throws(Failure) in
            _ = try document.decode(RequiredPackage.self)
        },
    ]

    private static func templateSet(
        _ pointer: String, _ read: @escaping @Sendable (JSONDocument) throws(Failure) -> Void
    ) -> Case {
        Case(file: "template-set.schema.json", pointer: pointer, read: read)
    }

    @Test(arguments: cases)
    func `every example of every key is taken, with all other keys`(_ it: Case) throws {
        let properties = try it.schema.properties
        for (key, schema) in properties {
            let examples = try schema.examples
            #expect(!examples.isEmpty, "\(key) has no examples")
            for example in examples {
                var members = try Self.members(of: it.schema, with: key)
                members[key] = example
                let error = it.error(.object(members))
                #expect(error == nil, "\(key): \(error?.diagnostics.map(\.message) ?? [])")
            }
        }
    }

    @Test(arguments: cases)
    func `every key is refused where it is misspelt`(_ it: Case) throws {
        for key in try it.schema.properties.keys {
            var members = try Self.members(of: it.schema, with: key)
            members[key + "z"] = members.removeValue(forKey: key)
            let unknown = it.error(.object(members))?.diagnostics.contains {
                $0.message == "unknown key '\(key)z'"
            }
            #expect(unknown == true, "\(key)z is taken")
        }
    }

    /// A reader names the keys that it knows when it meets one that it does not.
    @Test(arguments: cases)
    func `the reader knows the keys of the schema and no other`(_ it: Case) throws {
        let schema = try it.schema
        let wrong = it.error(.object(["?": .string("")]))
        let unknown = wrong?.diagnostics.first { $0.message == "unknown key '?'" }
        #expect(try Set(unknown?.quotedInHint ?? []) == Set(schema.properties.keys))
        #expect(schema.node["additionalProperties"]?.value == .bool(false))
    }

    @Test(arguments: cases)
    func `a key is required where the schema says so`(_ it: Case) throws {
        let schema = try it.schema
        for key in try schema.properties.keys {
            var members = try Self.members(of: schema)
            members[key] = nil
            let isMissed = it.error(.object(members)) != nil
            let isOnly =
                try Self.members(of: schema)[key] != nil && schema.alternatives.contains(key)
            #expect(isMissed == (schema.required.contains(key) || isOnly), "\(key)")
        }
    }

    /// What is no number is a text.
    @Test(arguments: cases)
    func `a value of another type is refused`(_ it: Case) throws {
        for key in try it.schema.properties.keys where key != "$schema" {
            var members = try Self.members(of: it.schema, with: key)
            let isNumber = if case .number? = members[key] { true } else { false }
            members[key] = isNumber ? .string("7") : .number("7")
            #expect(it.error(.object(members)) != nil, "\(key) may be something else")
        }
    }

    @Test func `every object with keys is among the cases, and every key is described`() throws {
        var found: Set<String> = []
        for file in Set(Self.cases.map(\.file)) {
            try Schema(file).visit { pointer, schema in
                guard schema.node["properties"] != nil else { return }
                found.insert(file + "#" + pointer)
                for (key, property) in try schema.properties {
                    #expect(property.node["description"] != nil, "\(pointer) \(key)")
                }
            }
        }
        #expect(found == Set(Self.cases.map(\.testDescription)))
    }

    /// The examples of the pages say in their first line which file they are.
    @Test func `the examples of the guide are taken`() throws {
        let pages = try ["project.md", "scenes-file.md"].map {
            try String(contentsOf: Repository.root.appending(path: "docs/" + $0), encoding: .utf8)
        }
        let blocks = pages.joined().matches(of: /```jsonc\n\/\/ ([a-z-]+\.json)\n((?s).*?)```/)
        #expect(Set(blocks.map(\.1)) == ["scene-kit.json", "scenes.json"])
        for block in blocks {
            let document = try JSONDocument(
                parsing: Array(block.2.utf8), name: String(block.1),
                allowsComments: true)
            if block.1 == "scenes.json" {
                _ = try document.decode(ScenesFile.self)
            } else {
                _ = try document.decode(ProjectConfiguration.self)
                let keys = try Schema("scene-kit.schema.json").properties.keys
                #expect(keys.allSatisfy { document.root[$0] != nil }, "a key is not shown")
            }
        }
    }

    /// A value for each key: its first example. A key that does not go with all others is there when
    /// it is asked for, and then the schema has an example of the whole.
    static func members(
        of schema: Schema, with key: String? = nil
    ) throws -> [String: JSONValue] {
        if let whole = try key.flatMap({ try schema.examples(dependingOn: $0).first }),
            case .object(let members) = whole
        {
            return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
        }
        let alternatives = schema.alternatives
        let chosen = key.flatMap { alternatives.contains($0) ? $0 : nil } ?? alternatives.first
        return try schema.properties
            .filter { $0.key == chosen || !alternatives.contains($0.key) }
            .filter { try schema.examples(dependingOn: $0.key).isEmpty }
            .compactMapValues { try $0.examples.first }
    }
}

extension JSONValue {
    /// An object of these members, sorted.
    fileprivate static func object(_ members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
    }
}

extension Diagnostic {
    /// The words in quotation marks in the hint.
    var quotedInHint: [String] {
        let parts = (hint ?? "").split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
