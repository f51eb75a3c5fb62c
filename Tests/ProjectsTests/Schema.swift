import Foundation
import JSONSource
import TestSupport
import Testing

/// A JSON Schema of the folder `docs`, or a part of one.
struct Schema {
    let file: String
    let root: JSONNode
    let node: JSONNode

    init(_ file: String) throws {
        let url = Repository.root.appending(path: "docs/" + file)
        let document = try JSONDocument(parsing: Array(Data(contentsOf: url)), name: file)
        self.init(file: file, root: document.root, node: document.root)
    }

    private init(file: String, root: JSONNode, node: JSONNode) {
        (self.file, self.root, self.node) = (file, root, node)
    }

    /// The part at a pointer such as `/$defs/scene`.
    func at(_ pointer: String) throws -> Schema {
        let node = try pointer.split(separator: "/").reduce(root) { node, key in
            try #require(node[String(key)], "\(file) has no \(pointer)")
        }
        return Schema(file: file, root: root, node: node)
    }

    /// What `$ref` leads to, also in another file; else itself.
    var resolved: Schema {
        get throws {
            guard case .string(let reference)? = node["$ref"]?.content else { return self }
            let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
            let pointer = String(parts[1])
            let schema = parts[0].isEmpty ? self : try Schema(String(parts[0]))
            return try schema.at(pointer).resolved
        }
    }

    var properties: [String: Schema] {
        get throws {
            guard case .object(let members)? = node["properties"]?.content else { return [:] }
            return try Dictionary(
                uniqueKeysWithValues: members.map {
                    ($0.key, try Schema(file: file, root: root, node: $0.value).resolved)
                })
        }
    }

    var required: [String] {
        // The examples are those for which the condition holds, where there is one.
        texts(node["required"]) + texts(node["then"]?["required"])
    }

    private func texts(_ node: JSONNode?) -> [String] {
        guard case .array(let nodes)? = node?.content else { return [] }
        return nodes.compactMap { if case .string(let key) = $0.content { key } else { nil } }
    }

    /// The values that the schema lists; nil where it lists none, or no texts.
    var values: [String]? {
        let values = texts(node["enum"])
        return values.isEmpty ? nil : values
    }

    var examples: [JSONValue] {
        get throws {
            guard case .array(let nodes)? = node["examples"]?.content else { return [] }
            return nodes.map(\.value)
        }
    }

    /// Of a key that does not go with all others: examples of the whole object.
    func examples(dependingOn key: String) throws -> [JSONValue] {
        guard let node = node["dependentSchemas"]?[key] else { return [] }
        return try Schema(file: file, root: root, node: node).examples
    }

    /// The keys of which an object needs exactly one.
    var alternatives: [String] {
        (node["oneOf"]?.elements ?? []).compactMap { $0["required"]?.elements?.first?.string }
    }

    /// Calls `body` with every object below, examples and conditions left out.
    func visit(_ pointer: String = "", _ body: (String, Schema) throws -> Void) throws {
        guard case .object(let members) = node.content else { return }
        let skipped = ["examples", "if", "not", "else", "dependentSchemas"]
        try body(pointer, self)
        for member in members where !skipped.contains(member.key) {
            let part = Schema(file: file, root: root, node: member.value)
            guard member.key == "properties", case .object(let keys) = member.value.content else {
                try part.visit(pointer + "/" + member.key, body)
                continue
            }
            // A key may itself be called "properties".
            for key in keys {
                try Schema(file: file, root: root, node: key.value)
                    .visit("\(pointer)/properties/\(key.key)", body)
            }
        }
    }
}
