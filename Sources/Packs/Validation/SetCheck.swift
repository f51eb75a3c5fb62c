import Basics
import JSONSource
import Scenes
import TemplateEngine
import TemplateSets

/// Everything about one set that can be said without rendering it.
struct SetCheck {
    /// The set, which may have errors; nil where its manifest is wrong.
    private(set) var templateSet: TemplateSet?
    private(set) var findings = Findings()
    private let document: JSONDocument?
    private var reached: Set<String> = []
    private var reachesAnyPartial = false
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
        let templates = SetTemplates(of: folder, document)
        for failure in templates.failures { findings.add(failure) }
        guard let templateSet = reading.templateSet else { return }
        do throws(Failure) {
            try checkReferences(of: templateSet, templates)
        } catch {
            findings.add(error)
        }
        warnOfLeftovers(in: templateSet, templates)
        if reading.failure == nil { self.templateSet = templateSet }
    }

    private mutating func checkReferences(
        of templateSet: TemplateSet, _ templates: SetTemplates
    ) throws(Failure) {
        let contexts = try ExampleContexts(templateSet)
        for template in templates.parsed.values { names.formUnion(template.references.names) }
        for file in templateSet.files {
            if let template = templates.parsed[file.source] {
                check(template, contexts.value(for: file), templates.partials, of: templateSet)
            }
            do throws(TemplateError) {
                let path = try Template(parsing: templateSet.pathSource(of: file))
                names.formUnion(path.references.names)
                let example = contexts.valueForPath(of: file)
                if check(path, example, templates.partials, of: templateSet) {
                    let text = try path.render(example, partials: templates.partials)
                    checkPath(text, of: file, in: templateSet)
                }
            } catch {
                findings.add(error.failure)
            }
        }
    }

    private mutating func checkPath(
        _ text: String, of file: TemplateFile, in templateSet: TemplateSet
    ) {
        do throws(Failure) {
            _ = try OutputPath(rendered: text, of: file, in: templateSet)
        } catch {
            findings.add(error)
        }
    }

    /// Whether the template's names are all there.
    @discardableResult
    private mutating func check(
        _ template: Template, _ example: TemplateValue, _ partials: CheckedPartials,
        of templateSet: TemplateSet
    ) -> Bool {
        let options = templateSet.options
        let check = TemplateCheck(of: template, with: example, partials: partials) { name in
            let option = options.first { "options.\($0.name)" == name || $0.name == name }
            guard case .choice(let values, _)? = option?.kind else { return nil }
            return values
        }
        reached.formUnion(check.partials)
        if check.namesAnyPartial { reachesAnyPartial = true }
        if let error = check.error { findings.add(error.failure) }
        return check.issues.isEmpty
    }
}

// What is there and does nothing.
extension SetCheck {
    private mutating func warnOfLeftovers(in templateSet: TemplateSet, _ templates: SetTemplates) {
        warnOfOptions(of: templateSet)
        warnOfRules(of: templateSet)
        let listed = Set(templateSet.files.map(\.source))
        for path in templateSet.folder.files.keys.sorted()
        where !listed.contains(path) && path != TemplateSetFolder.manifestName {
            if SetLayout.isPartial(path) {
                warnOfPartial(path, in: templateSet)
            } else if !SetLayout.isForReaders(path) {
                warn(
                    "the file '\(path.onOneLine)' is in the set's folder and not listed",
                    at: member("files", of: document?.root)?.keyRange,
                    hint: "List it in 'files', or delete it.")
            }
        }
    }

    private mutating func warnOfPartial(_ path: String, in templateSet: TemplateSet) {
        let name = SetLayout.partialName(of: path)
        guard !reachesAnyPartial, !reached.contains(name) else { return }
        let source = SourceText(
            name: templateSet.path(of: path), text: templateSet.folder.files[path]?.text ?? "")
        findings.add(
            Diagnostic(
                .warning, "no template uses the partial '\(name.onOneLine)'", in: source,
                atUTF8Offset: 0, hint: "Delete it, or name it as {{>\(name.onOneLine)}}."))
    }

    private mutating func warnOfOptions(of templateSet: TemplateSet) {
        let conditions = templateSet.files.map(\.condition) + templateSet.options.map(\.condition)
        let inConditions = Set(conditions.flatMap { $0.clauses.map(\.option) })
        let nodes = document?.root.elements(of: "options") ?? []
        for (option, node) in zip(templateSet.options, nodes)
        where !inConditions.contains(option.name) {
            let isNamed = names.contains { name in
                let parts = name.split(separator: ".")
                return parts.first == option.name[...]
                    || parts.first == "options" && parts.dropFirst().first == option.name[...]
            }
            if isNamed { continue }
            warn(
                "nothing depends on the option '\(option.name)'", at: node["name"]?.range,
                hint: "Name it in a template as {{options.\(option.name)}} or in a 'when', "
                    + "or delete it.")
        }
    }

    private mutating func warnOfRules(of templateSet: TemplateSet) {
        let roles = Set(templateSet.files.map(\.role))
        for rule in templateSet.rules where !roles.contains(rule.role) {
            let rules = document?.root["rules"]
            warn(
                "there is a rule for the role '\(rule.role.onOneLine)', which no file has",
                at: member(rule.role, of: rules)?.keyRange,
                hint: Suggestions.question(for: rule.role, among: roles.sorted()))
        }
    }

    private mutating func warn(_ message: String, at range: Range<Int>?, hint: String?) {
        guard let document, let range else { return }
        findings.add(
            Diagnostic(
                .warning, message, in: document.source, atUTF8Offset: range.lowerBound,
                utf8Length: range.count, hint: hint))
    }

    private func member(_ key: String, of node: JSONNode?) -> JSONNode.Member? {
        guard case .object(let members)? = node?.content else { return nil }
        return members.first { $0.key == key }
    }
}
