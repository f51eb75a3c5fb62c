package import Basics
package import JSONSource
import Linting
import SwiftSource

/// A set, as far as its folder can be read.
package struct SetReading {
    /// The manifest; nil if it isn't JSON, and for an Xcode file template.
    package private(set) var document: JSONDocument?
    /// The set; nil if the manifest couldn't be read. If there is a failure, it must not be
    /// rendered.
    package private(set) var templateSet: TemplateSet?
    /// Every problem: with status 66 if the manifest is missing, else with 65. Problems of the
    /// manifest's JSON are reported alone, then those of keys and values, then contradictions.
    package private(set) var failure: Failure?

    /// - Parameter tool: The version of scene-kit that is running.
    package init(of folder: TemplateSetFolder, tool: SemanticVersion) {
        do throws(Failure) {
            if folder.isXcodeTemplate {
                templateSet = try TemplateSet(xcodeTemplateIn: folder)
                return
            }
            guard let bytes = folder.files[TemplateSetFolder.manifestName] else {
                throw Failure(
                    .notFound, "there is no \(folder.nameOfMissingManifest), so this is not a set",
                    path: folder.location)
            }
            let document = try JSONDocument(
                parsing: bytes, name: folder.path(of: TemplateSetFolder.manifestName))
            self.document = document
            try Self.checkMinimumVersion(in: document, tool)
            let manifest: SetManifest = try document.decode()
            let templateSet =
                if let base = try manifest.readBase(document, folder, tool) {
                    TemplateSet(
                        manifest.extending(base), in: folder.extending(base, manifest), own: folder)
                } else {
                    TemplateSet(manifest, in: folder)
                }
            self.templateSet = templateSet
            // Built-in sets are known to be right.
            if folder.knownTagNames != nil { return }
            let problems = ManifestCheck(of: templateSet, manifest, document).problems
            if !problems.isEmpty { throw Failure(.data, problems) }
        } catch {
            failure = error
        }
    }

    /// Comes before other keys are read, because a set for a newer tool may have unknown keys.
    private static func checkMinimumVersion(
        in document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) {
        guard let node = document.root["minimumVersion"], let text = node.string,
            let needed = SemanticVersion(text), needed > tool
        else { return }
        throw document.source.failure(
            "this set needs scene-kit \(needed), and this is \(tool)", atUTF8: node.range,
            hint: "Install a newer scene-kit, or an older version of the set.")
    }
}

extension TemplateSet {
    /// Reads a set. Throws `SetReading.failure`.
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

/// Finds contradictions in a manifest whose keys and values are right.
private struct ManifestCheck {
    private let templateSet: TemplateSet
    /// The manifest without what the set has from its base.
    private let manifest: SetManifest
    private let document: JSONDocument
    private var found: [(offset: Int, diagnostic: Diagnostic)] = []

    init(of templateSet: TemplateSet, _ manifest: SetManifest, _ document: JSONDocument) {
        (self.templateSet, self.manifest, self.document) = (templateSet, manifest, document)
        checkOptions()
        checkFiles()
        checkPackages()
        checkRules()
    }

    /// Every problem, in the order of the manifest.
    var problems: [Diagnostic] { found.sorted { $0.offset < $1.offset }.map(\.diagnostic) }

    private var options: [SetOption] { templateSet.allOptions }

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
            let former = option.was + option.formerValues.keys.sorted()
            if let present = former.first(where: { ([option.name] + option.values).contains($0) }) {
                report("'\(present)' is a present name, so it can't be a former one", at: node)
            }
        }
        let present = Set(templateSet.options.map(\.name))
        var former: Set<String> = []
        for name in options.flatMap(\.was) + manifest.dropped
        where present.contains(name) || !former.insert(name).inserted {
            report(
                "the former option '\(name)' is named twice, or is an option now",
                at: document.root["dropped"] ?? document.root["options"])
        }
    }

    /// Checks the option whose members are the sources of another option's members.
    private mutating func check(_ source: String, of option: SetOption, _ node: JSONNode) {
        let lists = options.filter { $0.name != option.name && $0.kind == .members }
        guard let other = lists.first(where: { $0.name == source }) else {
            return report(
                "'source' names '\(source)', which is not another option that takes members",
                at: node["source"],
                hint: Suggestions.question(for: source, among: lists.map(\.name)))
        }
        guard case .members(let list) = option.defaultValue,
            case .members(let known) = other.defaultValue
        else { return }
        do throws(Failure) {
            try list.checkSources(among: known, of: source)
        } catch {
            report(
                error.diagnostics[0].message, at: node["default"], hint: error.diagnostics[0].hint)
        }
    }

    private mutating func checkFiles() {
        var ids: Set<String> = []
        for (file, node) in zip(manifest.files, document.root.elements(of: "files")) {
            if !ids.insert(file.id).inserted {
                report("two files have the id '\(file.id)'", at: node["id"])
            }
            check(file.condition, node["when"])
            if let present = file.was.first(where: { id in
                templateSet.files.contains { $0.id == id }
            }) {
                report(
                    "'\(present)' is the id of a file, so it can't be a former one", at: node["was"]
                )
            }
            guard templateSet.sources[file.source] == nil else { continue }
            // The manifest isn't a template.
            let exists =
                file.source != TemplateSetFolder.manifestName
                && templateSet.folder.files[file.source] != nil
            report(
                exists
                    ? "the file '\(file.source)' is not UTF-8 text"
                    : "the file '\(file.source)' is listed but does not exist",
                at: node["source"])
        }
    }

    private mutating func checkRules() {
        var ids: Set<String> = []
        for (rule, node) in zip(manifest.rules, document.root.elements(of: "rules"))
        where !ids.insert(rule.id).inserted {
            report("two rules have the id '\(rule.id)'", at: node["id"])
        }
    }

    private mutating func checkPackages() {
        for (package, node) in zip(manifest.packages, document.root.elements(of: "packages")) {
            check(package.condition, node["when"])
        }
    }

    private mutating func check(_ condition: Condition, _ node: JSONNode?) {
        for clause in condition.clauses {
            let place = node?[clause.option]
            guard let option = options.first(where: { $0.name == clause.option }) else {
                report(
                    "'when' names an option '\(clause.option)' that the set does not have",
                    at: place,
                    hint: Suggestions.question(for: clause.option, among: options.map(\.name)))
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
        found.append(
            (range.lowerBound, document.source.diagnostic(message, atUTF8: range, hint: hint)))
    }
}

extension JSONNode {
    /// The elements of the list at a key; empty if the key has no list.
    package func elements(of key: String) -> [JSONNode] { self[key]?.elements ?? [] }
}
