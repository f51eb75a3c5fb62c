import Basics
package import JSONSource

/// A rule for code, as a set or a project has it.
package struct LintRule: Hashable, Sendable {
    /// A unique name, such as `view-model-no-ui`.
    package let id: String
    package var severity: Severity
    /// A sentence that says what the rule is for.
    package let why: String
    /// A sentence that says what to write instead.
    package let fix: String
    /// The files that the rule is for; without any, all of them.
    package private(set) var scope: LintScope
    /// Files that the rule leaves alone.
    package private(set) var exceptions: LintScope
    package let checks: [Check]
    /// Code that the rule accepts, and code in which it finds something.
    package let passes: [String]
    package let fails: [String]

    package enum Severity: String, CaseIterable, JSONReadable, Sendable {
        case off, warning, error
    }

    /// The kinds of checks. Tokens can decide all of them; none needs to know the type of an
    /// expression.
    package enum Check: Hashable, Sendable {
        /// Imports of these modules.
        case forbiddenImports([NamePattern])
        /// Imports of all other modules.
        case onlyImports([NamePattern])
        /// These words in code.
        case names([NamePattern])
        /// Static members, initializers, and values of these types, except in arguments.
        case uses([NamePattern])
        /// Calls of these functions.
        case calls([CallPattern])
        /// Properties of types and files.
        case properties([PropertyPattern])
        /// Functions that must not exist.
        case forbiddenFunctions([FunctionPattern])
        /// Functions of which each file needs one.
        case requiredFunctions([FunctionPattern])
        /// Types that no parameter may have.
        case parameters([NamePattern])
        /// Closures that use `self` without a capture list, if they are passed to these functions.
        case captures([NamePattern])
    }

    /// Whether the rule is for a file.
    ///
    /// - Parameters:
    ///   - path: The path from the project's root.
    ///   - role: The role that the file was generated with.
    package func applies(to path: String, role: String?) -> Bool {
        let isIncluded = scope.isEmpty || scope.contains(path, role: role)
        return isIncluded && !exceptions.contains(path, role: role)
    }

    /// The rule of a folder's configuration, whose paths begin there, with paths from the root.
    package func below(_ folder: [String]) -> LintRule {
        var rule = self
        rule.scope = scope.below(folder)
        rule.exceptions = exceptions.below(folder)
        return rule
    }
}

/// Files, by their roles or paths.
package struct LintScope: Hashable, Sendable {
    package var roles: [String] = []
    package var files: [PathPattern] = []

    package var isEmpty: Bool { roles.isEmpty && files.isEmpty }

    func contains(_ path: String, role: String?) -> Bool {
        role.map(roles.contains) ?? false || files.contains { $0.matches(path) }
    }

    fileprivate func below(_ folder: [String]) -> LintScope {
        var scope = self
        scope.files = files.map { PathPattern((folder + [$0.text]).joined(separator: "/")) }
        return scope
    }
}

package struct CallPattern: Hashable, Sendable {
    package let name: NamePattern
    /// The expression in front of the dot, as in `UserDefaults.standard`, or its last name; nil for
    /// any. A call without a dot has the receiver `self`.
    package var receiver: NamePattern?
    /// The label of the first argument; nil for any.
    package var label: NamePattern?
    /// The labels of all arguments in parentheses; nil for any.
    package var labels: [String]?
}

package struct PropertyPattern: Hashable, Sendable {
    /// The type that the property is written with; nil for any.
    package var type: NamePattern?
    package var name: NamePattern?
    /// Types of which one occurs anywhere in what the property is written with; any if empty.
    package var contains: [NamePattern] = []
    /// The names that such a property may have; none if there must be no such property.
    package var named: [NamePattern] = []
}

/// A function by its name, or by its name and labels: `handle` or `configure(with:)`.
package struct FunctionPattern: Hashable, Sendable {
    package let text: String
    private let name: NamePattern
    private let labels: String?

    package init(_ text: String) {
        self.text = text
        let parts = text.split(separator: "(", maxSplits: 1)
        name = NamePattern(parts.first.map(String.init) ?? "")
        labels = parts.count > 1 ? "(" + parts[1] : nil
    }

    func matches(_ signature: String, named: String) -> Bool {
        name.matches(named) && (labels.map { signature == named + $0 } ?? true)
    }
}

extension LintRule {
    /// The rule that no feature imports the scenes of others.
    package init(forbidding features: [String], in packages: [PathPattern]) {
        self.init(
            id: "feature-imports-interfaces", severity: .error,
            why: "A feature knows the interfaces of others, and not their scenes.",
            fix: "Import the feature's interface, and lead there by a route.",
            scope: LintScope(files: packages), exceptions: LintScope(),
            checks: [.forbiddenImports(features.map { NamePattern($0) })],
            passes: features.map { "import \($0)Interface" },
            fails: features.map { "import \($0)" })
    }
}

// MARK: - JSON

extension LintRule: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let id = object.required("id", as: String.self)
        let severity = object.optional("severity", default: Severity.warning)
        let why = object.required("why", as: String.self)
        let fix = object.required("fix", as: String.self)
        let scope = object.optional("in", default: LintScope())
        let exceptions = object.optional("except", default: LintScope())
        let passes = object.list("passes", of: String.self) ?? []
        let fails = object.list("fails", of: String.self) ?? []
        let checks = [
            object.optional("imports", as: ImportCheck.self)?.check,
            object.list("names").map(Check.names), object.list("uses").map(Check.uses),
            object.list("calls").map(Check.calls),
            object.list("properties").map(Check.properties),
            object.optional("functions", as: FunctionCheck.self)?.check,
            object.list("parameters").map(Check.parameters),
            object.list("captures").map(Check.captures),
        ].compactMap(\.self)
        if let id {
            let allowed = id.allSatisfy {
                $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-"
            }
            if id.isEmpty || id.count > 100 || !allowed {
                object.report(
                    "'\(id.prefix(60))' cannot be the id of a rule", at: "id",
                    hint: "An id has small letters, digits, and '-'.")
            }
        }
        if !object.members.contains(where: { Self.checks.contains($0.key) }) {
            object.report(
                "the rule checks nothing",
                hint: "It needs one of \(Self.checks.joinedAsAlternatives("and")).")
        }
        for (key, samples) in [("passes", passes), ("fails", fails)] where samples.isEmpty {
            object.report(
                "the key '\(key)' is missing", at: key,
                hint: "Write Swift that the rule \(key == "passes" ? "accepts" : "finds").")
        }
        guard let id, let why, let fix, !checks.isEmpty else { return nil }
        (self.id, self.severity, self.why, self.fix) = (id, severity, why, fix)
        (self.scope, self.exceptions, self.checks) = (scope, exceptions, checks)
        (self.passes, self.fails) = (passes, fails)
    }

    private static let checks = [
        "imports", "names", "uses", "calls", "properties", "functions", "parameters", "captures",
    ]
}

extension LintScope: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        roles = object.list("roles") ?? []
        files = object.list("files") ?? []
    }
}

/// The value of `imports`.
struct ImportCheck: JSONObjectReadable {
    let check: LintRule.Check

    init?(from object: JSONObjectReader) {
        let forbidden = object.list("forbid", of: NamePattern.self)
        let only = object.list("only", of: NamePattern.self)
        object.checkOne(of: "forbid", "only", for: "imports")
        guard
            let check = forbidden.map(LintRule.Check.forbiddenImports)
                ?? only.map(LintRule.Check.onlyImports)
        else { return nil }
        self.check = check
    }
}

/// The value of `functions`.
struct FunctionCheck: JSONObjectReadable {
    let check: LintRule.Check

    init?(from object: JSONObjectReader) {
        let forbidden = object.list("forbid", of: FunctionPattern.self)
        let required = object.list("require", of: FunctionPattern.self)
        object.checkOne(of: "forbid", "require", for: "functions")
        guard
            let check = forbidden.map(LintRule.Check.forbiddenFunctions)
                ?? required.map(LintRule.Check.requiredFunctions)
        else { return nil }
        self.check = check
    }
}

extension JSONObjectReader {
    fileprivate func checkOne(of key: String, _ other: String, for check: String) {
        switch members.count(where: { [key, other].contains($0.key) }) {
        case 0: report("'\(check)' needs '\(key)' or '\(other)'")
        case 1: break
        default: report("'\(check)' takes '\(key)' or '\(other)', not both", at: other)
        }
    }
}

extension CallPattern: JSONReadable {
    /// Reads the name of a function, perhaps with the labels of its arguments, or an object.
    package init?(from reader: JSONReader) {
        if let text = reader.node.string, let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            self.init(name: NamePattern(String(text[..<open])))
            let list = text[text.index(after: open)...].dropLast()
            labels = list.split(separator: ":").map(String.init)
            let areNames = ([name.text] + (labels ?? [])).allSatisfy { NamePattern.isPattern($0) }
            if !areNames || !(list.isEmpty || list.last == ":") {
                reader.report(
                    "'\(text.prefix(60))' is not a function's name and labels",
                    hint: "Write them as in \"show(_:sender:)\".")
            }
        } else if reader.node.string != nil {
            guard let name = NamePattern(from: reader) else { return nil }
            self.init(name: name)
        } else {
            let pattern = reader.object { object in
                let name = object.required("name", as: NamePattern.self)
                let receiver = object.optional("receiver", as: String.self).map(NamePattern.init)
                let label = object.optional("label", as: NamePattern.self)
                return name.map { CallPattern(name: $0, receiver: receiver, label: label) }
            }
            guard let pattern else { return nil }
            self = pattern
        }
    }
}

extension PropertyPattern: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        type = object.optional("type")
        name = object.optional("name")
        contains = object.list("contains") ?? []
        named = object.list("named") ?? []
        if type == nil, name == nil, contains.isEmpty {
            object.report("a property needs a 'type', a 'name', or 'contains'")
        }
        if type?.isExclusion == true || name?.isExclusion == true {
            object.report("'!' leaves a name out of a list, and this is none")
        }
    }
}

extension FunctionPattern: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        self.init(text)
        if text.isEmpty || text.count > 200 || text.contains("(") && !text.hasSuffix(")") {
            reader.report(
                "'\(text.prefix(60))' is not the name of a function",
                hint: "Write \"handle\", or \"configure(with:)\" with its labels.")
        }
    }
}
