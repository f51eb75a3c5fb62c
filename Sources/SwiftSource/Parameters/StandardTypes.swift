import Basics

/// The types that code can name without an import, or with that of Foundation.
package enum StandardTypes {
    static let all = ToolchainTypes.swift.union(FoundationTypes.all).union(["Any", "Selector"])

    /// Whether Swift or Foundation declares a type. Names that are in no table are of neither.
    package static func declare(_ name: String) -> Bool {
        KnownSamples.isKnown(name) || all.contains(name)
    }
}

extension SwiftType {
    /// The names in it that neither Swift nor Foundation declares, or for which Swift has another
    /// one, each after those of the types and modules that it is in.
    package var unfamiliarNames: [[String]] {
        var (base, paths, arguments) = (self, [[String]](), [SwiftType]())
        var path: [String] = []
        while case .member(let outer, let component) = base {
            path.insert(component.name, at: 0)
            arguments += component.genericArguments
            base = outer
        }
        if case .identifier(let component) = base {
            paths = [[component.name] + path]
            arguments += component.genericArguments
        } else {
            arguments += base.parts
        }
        if case .function(let function) = base {
            paths = function.attributes.map { [String($0.dropFirst().prefix { $0 != "(" })] }
                .filter { $0[0].first?.isUppercase == true }
        }
        return paths.filter { !Self.isFamiliar($0) } + arguments.flatMap(\.unfamiliarNames)
    }

    private static func isFamiliar(_ path: [String]) -> Bool {
        if path[0] == "Foundation" { return true }
        let name = path[0] == "Swift" && path.count > 1 ? path[1] : path[0]
        return StandardTypes.declare(name) && ForeignNames.swiftName(of: name) == nil
    }
}

/// The types that code can name.
package enum VisibleTypes {
    /// Modules whose types are in the tables.
    package static let modules: Set = [
        "Foundation", "FoundationNetworking", "Observation", "Swift", "Testing", "XCTest",
    ]

    /// The modules that a file imports on every platform.
    package static func imports(in text: String) -> Set<String> {
        var (imports, depth): (Set<String>, Int) = ([], 0)
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            let words = line.split(separator: " ")
            guard depth == 0, let index = words.firstIndex(of: "import"), index < 3,
                words.count > index + 1
            else { continue }
            imports.insert(String(words[index + 1].prefix { $0 != "." }))
        }
        return imports
    }

    /// The suggestion for a name that nothing declares; nil if no other is near.
    package static func question(for name: String, among declared: Set<String>) -> String? {
        if let known = ForeignNames.swiftName(of: name) { return "Did you mean '\(known)'?" }
        // Those that only begin like it are other types.
        let near = declared.union(StandardTypes.all).filter {
            !$0.hasPrefix(name) || $0.count < name.count + 3
        }
        return Suggestions.question(for: name, among: near)
    }

    /// The types that macros may declare in a file: nil if they may be any, or else the names that
    /// theirs begin or end with.
    package static func namesForMacros(in text: String) -> [String]? {
        let directives: Set = [
            "if", "else", "elseif", "endif", "error", "warning", "sourceLocation", "Preview",
            "Playground", "available", "selector", "keyPath", "expect", "require", "fileID", "file",
            "line", "function", "externalMacro", "imageLiteral", "colorLiteral", "unavailable",
        ]
        let attributes: Set = ["MainActor", "Observable", "Suite", "Test", "UIApplicationMain"]
        var isMarked = false
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            let word = String(line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if line.first == "@" {
                if word == "_exported" { return nil }
                isMarked =
                    isMarked || word.first?.isUppercase == true && !attributes.contains(word)
            } else if line.first == "#", word.first?.isLetter == true, !directives.contains(word) {
                return nil
            }
        }
        return isMarked ? DeclaredTypes.find(in: text).map(\.name) : []
    }
}
