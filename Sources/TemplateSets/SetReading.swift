package import Basics
package import JSONSource
import SwiftSource
import TemplateEngine

/// A set, as far as its folder can be read.
package struct SetReading {
    let folder: TemplateSetFolder
    /// The manifest; nil if it isn't JSON, and for an Xcode file template.
    package private(set) var document: JSONDocument?
    /// The set; nil if the manifest couldn't be read. If there is a failure, it must not be rendered.
    package private(set) var templateSet: TemplateSet?
    /// Every problem: with status 66 if the manifest is missing, else with 65. Problems of the manifest's
    /// JSON are reported alone, then those of keys and values, then contradictions.
    package private(set) var failure: Failure?

    /// - Parameter tool: The version of scene-kit that is running.
    package init(of folder: TemplateSetFolder, tool: SemanticVersion) {
        self.folder = folder
        do throws(Failure) {
            if folder.isXcodeTemplate {
                templateSet = try TemplateSet(xcodeTemplateIn: folder)
                return
            }
            let document = try Self.document(of: folder)
            self.document = document
            try Self.checkMinimumVersion(in: document, tool)
            let manifest = try Self.manifest(in: document)
            let templateSet = TemplateSet(
                manifest, in: folder, text: document.source.text,
                takesParameters: manifest.namesParameters(in: folder))
            self.templateSet = templateSet
            var check = ManifestCheck(manifest, document)
            let problems = check.problems(in: folder, sources: templateSet.sources)
            if !problems.isEmpty { throw Failure(.data, problems) }
        } catch {
            failure = error
        }
    }

    private static func document(of folder: TemplateSetFolder) throws(Failure) -> JSONDocument {
        let path = folder.path(of: TemplateSetFolder.manifestName)
        guard let content = folder.files[TemplateSetFolder.manifestName] else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no \(folder.nameOfMissingManifest), so this is not a set",
                    path: folder.location))
        }
        do throws(JSONError) {
            switch content {
            case .bytes(let bytes): return try JSONDocument(parsing: bytes, name: path)
            case .text(let text):
                return try JSONDocument(parsing: SourceText(name: path, text: text))
            }
        } catch {
            throw error.failure
        }
    }

    private static func manifest(in document: JSONDocument) throws(Failure) -> SetManifest {
        do throws(JSONError) {
            return try document.decode()
        } catch {
            throw error.failure
        }
    }

    /// Comes before other keys are read, because a set for a newer tool may have unknown keys.
    private static func checkMinimumVersion(
        in document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) {
        guard let node = document.root["minimumVersion"], case .string(let text) = node.content,
            let needed = SemanticVersion(text), needed > tool
        else { return }
        throw Failure(
            .data,
            Diagnostic(
                .error, "this set needs scene-kit \(needed), and this is \(tool)",
                in: document.source, atUTF8Offset: node.range.lowerBound,
                utf8Length: node.range.count,
                hint: "Install a newer scene-kit, or an older version of the set."))
    }
}

extension TemplateSet {
    /// Reads a set.
    ///
    /// - Throws: `SetReading.failure`.
    package convenience init(
        reading folder: TemplateSetFolder, tool: SemanticVersion
    ) throws(Failure) {
        let reading = SetReading(of: folder, tool: tool)
        guard let templateSet = reading.templateSet, reading.failure == nil else {
            throw reading.failure ?? Failure(.data, [])
        }
        self.init(templateSet)
    }
}

extension SetManifest {
    /// Whether a template of the folder names a parameter. A template that can't be parsed counts,
    /// because rendering reports it.
    fileprivate func namesParameters(in folder: TemplateSetFolder) -> Bool {
        // Listed files come first because one of them usually names a parameter.
        let listed = files.map(\.source)
        let others = Set(folder.files.keys).subtracting(listed + [TemplateSetFolder.manifestName])
        return (listed + others).contains { path in
            guard let text = folder.files[path]?.text else { return false }
            let template = try? Template(
                parsing: SourceText(name: path, text: text), delimiters: delimiters)
            return template?.references.names.contains { name in
                ContextNames.inputs.contains(String(name.prefix { $0 != "." }))
            } ?? true
        }
    }
}

/// Finds contradictions in a manifest whose keys and values are right.
private struct ManifestCheck {
    private let manifest: SetManifest
    private let document: JSONDocument
    private var found: [(offset: Int, problem: Diagnostic)] = []

    init(_ manifest: SetManifest, _ document: JSONDocument) {
        (self.manifest, self.document) = (manifest, document)
    }

    /// Every problem, in the order of the manifest.
    ///
    /// - Parameter sources: The files of the folder that are text.
    mutating func problems(
        in folder: TemplateSetFolder, sources: [String: String]
    ) -> [Diagnostic] {
        checkOptions()
        checkFiles(folder, sources)
        return found.sorted { $0.offset < $1.offset }.map(\.problem)
    }

    private mutating func checkOptions() {
        var names: Set<String> = []
        for (option, node) in zip(manifest.options, document.root.elements(of: "options")) {
            if !names.insert(option.name).inserted {
                report("two options are named '\(option.name)'", at: node["name"])
            }
            check(option.condition, node["when"])
            if option.condition.clauses.contains(where: { $0.option == option.name }) {
                report(
                    "the option '\(option.name)' depends on itself", at: node["when"]?[option.name])
            }
            if let source = option.source { check(source, of: option, node) }
        }
    }

    /// Checks the option whose members are the sources of another option's members.
    private mutating func check(_ source: String, of option: SetOption, _ node: JSONNode) {
        let lists = manifest.options.filter { $0.name != option.name && $0.takesMembers }
        guard let other = lists.first(where: { $0.name == source }) else {
            return report(
                "'source' names '\(source)', which is not another option that takes members",
                at: node["source"],
                hint: Suggestions.question(for: source, among: lists.map(\.name)))
        }
        guard case .members(let list) = option.kind, case .members(let known) = other.kind else {
            return
        }
        do throws(Failure) {
            try list.checkSources(among: known, of: source)
        } catch {
            report(
                error.diagnostics[0].message, at: node["default"], hint: error.diagnostics[0].hint)
        }
    }

    private mutating func checkFiles(_ folder: TemplateSetFolder, _ sources: [String: String]) {
        var ids: Set<String> = []
        for (file, node) in zip(manifest.files, document.root.elements(of: "files")) {
            if !ids.insert(file.id).inserted {
                report("two files have the id '\(file.id)'", at: node["id"])
            }
            check(file.condition, node["when"])
            guard sources[file.source] == nil else { continue }
            // The manifest isn't a template.
            let exists =
                file.source != TemplateSetFolder.manifestName && folder.files[file.source] != nil
            report(
                exists
                    ? "the file '\(file.source)' is not UTF-8 text"
                    : "the file '\(file.source)' is listed but does not exist",
                at: node["source"])
        }
    }

    private mutating func check(_ condition: Condition, _ node: JSONNode?) {
        for clause in condition.clauses {
            let place = node?[clause.option]
            guard let option = manifest.options.first(where: { $0.name == clause.option }) else {
                report(
                    "'when' names an option '\(clause.option)' that the set does not have",
                    at: place,
                    hint: Suggestions.question(
                        for: clause.option, among: manifest.options.map(\.name)))
                continue
            }
            guard let possible = option.conditionValues else { continue }
            for value in clause.values where !possible.contains(value) {
                report(
                    "'when' names a value '\(value)' that '\(option.name)' cannot have", at: place,
                    hint: Suggestions.question(for: value, among: possible))
            }
        }
    }

    private mutating func report(_ message: String, at node: JSONNode?, hint: String? = nil) {
        let range = node?.range ?? 0..<1
        let problem = Diagnostic(
            .error, message, in: document.source, atUTF8Offset: range.lowerBound,
            utf8Length: range.count, hint: hint)
        found.append((range.lowerBound, problem))
    }
}

extension JSONNode {
    /// The elements of the list at a key; empty if the key has no list.
    package func elements(of key: String) -> [JSONNode] {
        guard case .array(let nodes)? = self[key]?.content else { return [] }
        return nodes
    }
}
