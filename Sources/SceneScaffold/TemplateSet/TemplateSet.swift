public import TemplateEngine

/// A named folder with a `template.json` and template files: what `--template` names.
public struct TemplateSet: Sendable {
    public var name: String
    public var version: String
    public var summary: String
    public var options: [SetOption]
    public var files: [TemplateFile]
    public var reserved: ReservedNames
    public var rules: [RoleRule]
    public var routing: Routing
    /// What tags are written between.
    public var delimiters: TemplateDelimiters
    /// The text of every file of the set but `template.json`, by its path in the set's folder.
    public var sources: [String: String]
    /// What paths in messages begin with: the set's folder, or the name of a built-in set.
    public var location: String

    /// How the set's scenes lead to each other.
    public enum Routing: String, Sendable, CaseIterable {
        case builder, wireframe
    }

    /// How a file of the set is named in messages.
    func path(of file: String) -> String {
        location.isEmpty ? file : "\(location)/\(file)"
    }

    /// Whether a scene with these options has tests.
    public func makesTests(_ options: OptionValues) -> Bool {
        files.contains { $0.root == .tests && !$0.isShared && $0.condition.holds(for: options) }
    }

    var manifestPath: String { path(of: TemplateSetFolder.manifestName) }
}

/// One file that a set can generate.
public struct TemplateFile: Hashable, Sendable {
    public var id: String
    /// The template's path in the set's folder.
    public var source: String
    /// The template of the path that it is written to, below its root.
    public var path: String
    public var role: String
    public var root: Root
    public var isShared: Bool
    public var condition: Condition
    /// Where the entry stands in `template.json`, for messages.
    public var offset: Int

    /// The folder that a file's path starts from.
    public enum Root: String, Sendable, CaseIterable {
        case scene, tests, support
    }
}

/// `when`: every option named must have one of the values given.
public struct Condition: Hashable, Sendable {
    public struct Clause: Hashable, Sendable {
        public let option: String
        public let values: [String]

        public init(option: String, values: [String]) {
            self.option = option
            self.values = values
        }
    }

    public var clauses: [Clause]

    public init(_ clauses: [Clause] = []) {
        self.clauses = clauses
    }

    public func holds(for options: OptionValues) -> Bool {
        clauses.allSatisfy { $0.values.contains(options[$0.option]?.text ?? "") }
    }
}

/// A choice that a set offers.
public struct SetOption: Hashable, Sendable {
    public var name: String
    public var kind: Kind
    public var summary: String
    public var scope: Scope
    /// Other options' values that make this one matter.
    public var condition: Condition

    /// Whether each scene chooses, or the project once: only the latter reach shared files.
    public enum Scope: String, Sendable, CaseIterable {
        case scene, project
    }

    public enum Kind: Hashable, Sendable {
        case bool(default: Bool)
        case choice(values: [String], default: String)
        case text(default: String)
    }

    /// The values to offer, where they can be listed.
    public var values: [String] {
        switch kind {
        case .bool: ["true", "false"]
        case .choice(let values, _): values
        case .text: []
        }
    }

    /// The default as the command line would have it.
    public var defaultText: String {
        switch kind {
        case .bool(let value): String(value)
        case .choice(_, let value), .text(let value): value
        }
    }
}

/// Names that a set's own code takes, each with the reason it gives when it refuses one.
public struct ReservedNames: Hashable, Sendable {
    public var scenes: [String: String]
    public var parameters: [String: String]
    public var types: [String: String]

    public init(
        scenes: [String: String] = [:], parameters: [String: String] = [:],
        types: [String: String] = [:]
    ) {
        self.scenes = scenes
        self.parameters = parameters
        self.types = types
    }
}

/// What the code of a role must not import or call.
public struct RoleRule: Hashable, Sendable {
    public var role: String
    public var imports: [String]
    public var calls: [String]
}
