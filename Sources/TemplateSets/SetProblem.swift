import Basics
package import JSONSource
import SwiftSource

/// What is wrong with a set whose manifest could be read, and where the manifest says it.
struct SetProblem {
    private enum Fact {
        case duplicateOption(String)
        case duplicateID(String)
        case dependsOnItself(String)
        case unknownSource(String, known: [String])
        case badDefault(Failure)
        case missingSource(String)
        case notText(String)
        case unknownOption(String, known: [String])
        case impossibleValue(String, option: SetOption)
    }

    private let fact: Fact
    private let range: Range<Int>

    /// Every problem, in the order of the manifest.
    ///
    /// - Parameters:
    ///   - root: what `manifest` was read from.
    ///   - sources: those files of the folder that a file can be made from.
    static func all(
        in manifest: SetManifest, _ root: JSONNode, folder: TemplateSetFolder,
        sources: [String: String]
    ) -> [SetProblem] {
        let problems =
            optionProblems(manifest, root) + fileProblems(manifest, root, folder, sources)
        return problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func optionProblems(_ manifest: SetManifest, _ root: JSONNode) -> [SetProblem] {
        var problems: [SetProblem] = []
        var names: Set<String> = []
        for (option, node) in zip(manifest.options, root.elements(of: "options")) {
            if !names.insert(option.name).inserted {
                problems.append(SetProblem(.duplicateOption(option.name), at: node["name"]))
            }
            problems += conditionProblems(option.condition, node["when"], manifest.options)
            if option.condition.clauses.contains(where: { $0.option == option.name }) {
                let place = node["when"]?[option.name]
                problems.append(SetProblem(.dependsOnItself(option.name), at: place))
            }
            problems += sourceProblems(option, node, manifest.options)
        }
        return problems
    }

    /// What is wrong with the option that members come from.
    private static func sourceProblems(
        _ option: SetOption, _ node: JSONNode, _ options: [SetOption]
    ) -> [SetProblem] {
        guard let source = option.source else { return [] }
        let lists = options.filter { $0.name != option.name && $0.takesMembers }
        guard let other = lists.first(where: { $0.name == source }) else {
            let known = lists.map(\.name)
            return [SetProblem(.unknownSource(source, known: known), at: node["source"])]
        }
        guard case .members(let list) = option.kind, case .members(let known) = other.kind else {
            return []
        }
        do throws(Failure) {
            try list.checkSources(among: known, of: source)
            return []
        } catch {
            return [SetProblem(.badDefault(error), at: node["default"])]
        }
    }

    private static func fileProblems(
        _ manifest: SetManifest, _ root: JSONNode, _ folder: TemplateSetFolder,
        _ sources: [String: String]
    ) -> [SetProblem] {
        var problems: [SetProblem] = []
        var ids: Set<String> = []
        for (file, node) in zip(manifest.files, root.elements(of: "files")) {
            if !ids.insert(file.id).inserted {
                problems.append(SetProblem(.duplicateID(file.id), at: node["id"]))
            }
            problems += conditionProblems(file.condition, node["when"], manifest.options)
            guard sources[file.source] == nil else { continue }
            // The manifest is there, but not as a template.
            let isThere =
                file.source != TemplateSetFolder.manifestName && folder.files[file.source] != nil
            problems.append(
                SetProblem(
                    isThere ? .notText(file.source) : .missingSource(file.source),
                    at: node["source"]))
        }
        return problems
    }

    private static func conditionProblems(
        _ condition: Condition, _ node: JSONNode?, _ options: [SetOption]
    ) -> [SetProblem] {
        condition.clauses.flatMap { clause -> [SetProblem] in
            let place = node?[clause.option]
            guard let option = options.first(where: { $0.name == clause.option }) else {
                let known = options.map(\.name)
                return [SetProblem(.unknownOption(clause.option, known: known), at: place)]
            }
            guard let possible = option.conditionValues else { return [] }
            return clause.values.filter { !possible.contains($0) }
                .map { SetProblem(.impossibleValue($0, option: option), at: place) }
        }
    }

    private init(_ fact: Fact, at node: JSONNode?) {
        self.fact = fact
        range = node?.range ?? 0..<1
    }

    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .error, message, in: source, atUTF8Offset: range.lowerBound, utf8Length: range.count,
            hint: hint)
    }

    private var message: String {
        switch fact {
        case .duplicateOption(let name): "two options are named '\(name)'"
        case .dependsOnItself(let name): "the option '\(name)' depends on itself"
        case .unknownSource(let name, _):
            "'source' names '\(name)', which is not another option that takes members"
        case .badDefault(let failure): failure.diagnostics[0].message
        case .duplicateID(let id): "two files have the id '\(id)'"
        case .missingSource(let path): "the file '\(path)' is listed but does not exist"
        case .notText(let path): "the file '\(path)' is not UTF-8 text"
        case .unknownOption(let name, _):
            "'when' names an option '\(name)' that the set does not have"
        case .impossibleValue(let value, let option):
            "'when' names a value '\(value)' that '\(option.name)' cannot have"
        }
    }

    private var hint: String? {
        switch fact {
        case .unknownOption(let name, let known), .unknownSource(let name, let known):
            Suggestions.question(for: name, among: known)
        case .impossibleValue(let value, let option):
            Suggestions.question(for: value, among: option.conditionValues ?? [])
        case .badDefault(let failure): failure.diagnostics[0].hint
        case .duplicateOption, .duplicateID, .dependsOnItself, .missingSource, .notText: nil
        }
    }
}

extension JSONNode {
    /// The elements of the list that a key holds; none where it holds no list.
    package func elements(of key: String) -> [JSONNode] {
        guard case .array(let nodes)? = self[key]?.content else { return [] }
        return nodes
    }
}
