import Basics
import JSONSource
import Linting
import Scenes
import TemplateEngine
import TemplateSets

/// Finds the problems of a set that don't require rendering it.
struct SetCheck {
    /// The set, which may have errors; nil if its manifest is wrong.
    private(set) var templateSet: TemplateSet?
    var findings = Findings()
    /// The manifest; nil if it isn't JSON, and for an Xcode file template.
    let document: JSONDocument?
    /// The partials that templates include.
    private(set) var reached: Set<String> = []
    private(set) var reachesAnyPartial = false
    /// Whether a template exceeded a limit, so that checking more takes too long.
    private var isExhausted = false
    /// The names in tags.
    private var names: Set<String> = []

    init(of folder: TemplateSetFolder, tool: SemanticVersion) {
        let reading = SetReading(of: folder, tool: tool)
        document = reading.document
        if let failure = reading.failure { findings.add(failure) }
        if let templateSet = reading.templateSet, !templateSet.format.isNative {
            for warning in templateSet.format.warnings { findings.add(warning) }
            self.templateSet = templateSet
            return
        }
        guard let document else { return }
        let templates = SetTemplates(
            of: reading.templateSet?.folder ?? folder,
            listing: reading.templateSet?.files.map(\.source) ?? [], document)
        for failure in templates.failures { findings.add(failure) }
        guard let templateSet = reading.templateSet else { return }
        do throws(Failure) {
            try checkReferences(of: templateSet, templates)
        } catch {
            findings.add(error)
        }
        if let own = try? document.decode(SetManifest.self) {
            warnOfOptions(own.options, of: templateSet, document)
            warnOfRules(own.rules, of: templateSet, document)
        }
        warnOfFiles(of: templateSet, document)
        if reading.failure == nil { self.templateSet = templateSet }
    }

    private mutating func checkReferences(
        of templateSet: TemplateSet, _ templates: SetTemplates
    ) throws(Failure) {
        let contexts = try ExampleContexts(templateSet)
        for template in templates.byPath.values { names.formUnion(template.names) }
        for file in templateSet.files {
            if let template = templates.byPath[file.source] {
                check(template, contexts.value(for: file), templates, of: templateSet)
            }
            let path: Template
            do throws(Failure) {
                path = try Template(parsing: file.pathText)
            } catch {
                findings.add(error)
                continue
            }
            names.formUnion(path.names)
            let example = contexts.valueForPath(of: file)
            guard check(path, example, templates, of: templateSet) else { continue }
            do throws(Failure) {
                _ = try file.outputPath(path, example, templates)
            } catch {
                findings.add(error)
            }
        }
    }

    /// Checks the names in a template and returns whether all are known.
    @discardableResult
    private mutating func check(
        _ template: Template, _ example: TemplateValue, _ templates: SetTemplates,
        of templateSet: TemplateSet
    ) -> Bool {
        if isExhausted { return false }
        let options = templateSet.allOptions
        let check = TemplateCheck(of: template, with: example, partials: templates) { name in
            let option = options.first { "options.\($0.name)" == name || $0.name == name }
            return option?.kind == .choice ? option?.values : nil
        }
        reached.formUnion(check.partials)
        if check.namesAnyPartial { reachesAnyPartial = true }
        if let failure = check.failure {
            findings.add(failure)
            isExhausted = failure.isExhaustion
        }
        return check.failure == nil
    }

    // MARK: Unused parts

    private mutating func warnOfOptions(
        _ options: [SetOption], of templateSet: TemplateSet, _ document: JSONDocument
    ) {
        let conditions = templateSet.files.map(\.condition) + templateSet.options.map(\.condition)
        let inConditions = Set(conditions.flatMap { $0.clauses.map(\.option) })
        for (option, node) in zip(options, document.root.elements(of: "options"))
        where !inConditions.contains(option.name) {
            let isNamed = names.contains { name in
                let parts = name.split(separator: ".")
                return parts.first == option.name[...]
                    || parts.first == "options" && parts.dropFirst().first == option.name[...]
            }
            if isNamed { continue }
            warn(
                "nothing depends on the option '\(option.name)'", at: node["name"]?.range, document,
                hint: "Name it in a template as {{options.\(option.name)}} or in a 'when', "
                    + "or delete it.")
        }
    }

    private mutating func warnOfRules(
        _ rules: [LintRule], of templateSet: TemplateSet, _ document: JSONDocument
    ) {
        let roles = Set(templateSet.files.map(\.role))
        for (rule, node) in zip(rules, document.root.elements(of: "rules")) {
            for role in rule.scope.roles + rule.exceptions.roles where !roles.contains(role) {
                warn(
                    "the rule '\(rule.id)' is for the role '\(role.onOneLine)', which no file has",
                    at: node["in"]?.range, document,
                    hint: Suggestions.question(for: role, among: roles.sorted()))
            }
            for problem in rule.wrongExamples {
                findings.add(
                    Diagnostic(
                        .error, problem, in: document.source, at: node["id"]?.range ?? 0..<1,
                        hint: "Change the rule, or its \"passes\" and \"fails\"."))
            }
        }
    }

    mutating func warn(
        _ message: String, at range: Range<Int>?, _ document: JSONDocument, hint: String?
    ) {
        guard let range else { return }
        findings.add(Diagnostic(.warning, message, in: document.source, at: range, hint: hint))
    }
}

/// The templates of a set that can be parsed, and the problems of the others. It is created even if
/// the manifest has errors.
private struct SetTemplates: PartialSource {
    /// The templates by their path in the set's folder.
    private(set) var byPath: [String: Template] = [:]
    private(set) var failures: [Failure] = []
    private(set) var names: [String] = []
    private var partials: [String: Template] = [:]

    init(of folder: TemplateSetFolder, listing sources: [String], _ document: JSONDocument) {
        let delimiters: TemplateDelimiters = document.value(of: "delimiters") ?? .mustache
        let listed =
            sources + document.root.elements(of: "files").compactMap { $0["source"]?.string }
        for path in Set(listed + folder.files.keys.filter(SetLayout.isPartial)).sorted() {
            guard path != TemplateSetFolder.manifestName, let bytes = folder.files[path] else {
                continue
            }
            let name = SetLayout.isPartial(path) ? SetLayout.partialName(of: path) : nil
            if let name { names.append(name) }
            do throws(Failure) {
                let template = try Template(
                    parsing: bytes, name: folder.path(of: path), delimiters: delimiters)
                byPath[path] = template
                if let name { partials[name] = template }
            } catch {
                failures.append(error)
            }
        }
    }

    func template(named name: String) -> Template? { partials[name] }
}
