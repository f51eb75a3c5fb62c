package import Basics
import Linting
import Scenes
import SwiftSource
import TemplateEngine
package import TemplateSets
import XcodeTemplates

/// Renders a set with the combinations of its options, for scenes of several kinds.
package struct CombinationCheck: Sendable {
    package let templateSet: TemplateSet
    private let combinations: OptionCombinations

    package var count: Int { combinations.list.count }

    package init(of templateSet: TemplateSet) {
        self.templateSet = templateSet
        combinations = OptionCombinations(of: templateSet.options)
    }

    /// A note if there are too many combinations to try all.
    package var note: Diagnostic? {
        if combinations.isComplete { return nil }
        return Diagnostic.note(
            "there are more than \(OptionCombinations.limit) combinations of options; \(count) were "
                + "tried", path: templateSet.manifestPath)
    }

    package func run(_ range: Range<Int>) -> CheckResult {
        var result = CheckResult(of: templateSet)
        // The first scene belongs to no module, and its project has no header and plain labels.
        let environments = [
            RenderEnvironment(labels: .plain),
            RenderEnvironment(module: ExampleScenes.module, header: ExampleScenes.header),
        ]
        let previews: [SceneRenderer]
        do throws(Failure) {
            previews = try mapCollectingErrors(environments) { (environment) throws(Failure) in
                try SceneRenderer(of: templateSet, in: environment)
            }
        } catch {
            result.add(error)
            return result
        }
        for options in combinations.list[range] {
            if case .xcode(let template) = templateSet.format {
                // All scenes of an Xcode file template are of one kind.
                result.add(ExampleScenes.kinds[0], renderedBy: previews[1]) { () throws(Failure) in
                    try Self.activeOptions(options, of: template, templateSet)
                }
                continue
            }
            for (index, kind) in ExampleScenes.kinds.enumerated() where !result.isExhausted {
                result.add(kind, renderedBy: previews[min(index, 1)]) { options }
            }
        }
        return result
    }

    /// The options that are active, and a text for each required one. Throws a `Failure` with 65
    /// for options that depend on each other without end.
    private static func activeOptions(
        _ given: [String], of template: XcodeTemplate, _ templateSet: TemplateSet
    ) throws(Failure) -> [String] {
        var values: [String: String] = [:]
        for text in given {
            let name = text.prefix { $0 != "=" }
            values[String(name)] = String(text.dropFirst(name.count + 1))
        }
        let active = try template.uncheckedValues(for: values).active
        return templateSet.options.compactMap { option in
            guard active.contains(option.name) || template.option(option.name) == nil else {
                return nil
            }
            let needed = option.isRequired ? option.values.first ?? "Sample" : nil
            let value = values[option.name] ?? needed
            return value.map { "\(option.name)=\($0)" }
        }
    }
}

/// The problems of some combinations of a set.
package struct CheckResult: Sendable {
    /// The rendered Swift files, each text once.
    package private(set) var swift: [RenderedSwift] = []
    private(set) var findings = Findings()
    /// Whether a template exceeded a limit, so that trying more takes too long.
    fileprivate private(set) var isExhausted = false
    private let templateSet: TemplateSet
    /// The ids and the texts of the rendered files.
    private var keys: Set<[String]> = []

    fileprivate init(of templateSet: TemplateSet) { self.templateSet = templateSet }

    fileprivate mutating func add(_ failure: Failure, remark: Diagnostic? = nil) {
        findings.add(failure, remark: remark, oncePerPlace: true)
        isExhausted = isExhausted || failure.isExhaustion
    }

    /// Renders a scene and adds its problems.
    fileprivate mutating func add(
        _ kind: ExampleScenes.SceneKind, renderedBy preview: SceneRenderer,
        options: () throws(Failure) -> [String]
    ) {
        do throws(Failure) {
            let options = try options()
            let scene = try ExampleScenes.scene(kind, of: templateSet, options: options)
            let words = options.map { " --option \($0)" }.joined()
            let remark = Diagnostic.note(
                "found \(words.isEmpty ? "without any --option" : "with\(words)"), for a scene with "
                    + kind.description)
            let partial = preview.partialFiles(of: scene)
            for failure in partial.failures { add(failure, remark: remark) }
            // Only Xcode file templates have files that aren't text.
            for file in partial.files
            where templateSet.format.isNative || String(validUTF8: file.contents) != nil {
                add(file, remark: remark)
            }
        } catch {
            let reason = error.diagnostics.first?.message ?? ""
            findings.add(
                Diagnostic.warning(
                    "the set was not tried with every scene: \(reason)",
                    path: templateSet.manifestPath,
                    hint: "Every combination of options should make a scene."))
        }
    }

    private mutating func add(_ file: RenderedFile, remark: Diagnostic) {
        guard file.path.fileName.hasSuffix(".swift") else { return }
        let rendered = RenderedSwift(
            file: file.id, name: file.path.description, text: file.text, remark: remark)
        guard keys.insert(rendered.key).inserted else { return }
        swift.append(rendered)
        let rules = templateSet.rules.filter {
            $0.applies(to: file.path.description, role: file.role)
        }
        if rules.isEmpty { return }
        let source = SourceText(name: "", text: file.text)
        for finding in LintedFile(source, rules: rules).findings {
            let position = source.position(atUTF8Offset: finding.range.lowerBound)
            let message = finding.message(about: "the \(file.role)")
            add(message, at: position, in: rendered, length: finding.range.count)
        }
    }

    /// Adds the problems of other combinations of the same set.
    package mutating func merge(_ other: CheckResult) {
        findings.merge(other.findings)
        for rendered in other.swift where keys.insert(rendered.key).inserted {
            swift.append(rendered)
        }
    }

    /// Adds a compiler's error about one of the texts.
    package mutating func add(
        parseError message: String, at position: SourcePosition, in rendered: RenderedSwift
    ) {
        add("this renders Swift that does not parse: \(message)", at: position, in: rendered)
    }

    private mutating func add(
        _ message: String, at position: SourcePosition, in rendered: RenderedSwift,
        length: Int = 1
    ) {
        let file = templateSet.files.first { $0.id == rendered.file }
        let place = file.flatMap {
            TemplateLines(of: $0, in: templateSet)
                .place(ofLine: position.line, column: position.column, in: rendered.text)
        }
        let lines = rendered.text.split(separator: "\n", omittingEmptySubsequences: false)
        var remark = rendered.remark
        remark.message += "; what is shown is line \(position.line) of \(rendered.name)"
        findings.add(
            Diagnostic(
                .error, message,
                path: place?.0.name ?? file.map { templateSet.path(of: $0.source) }
                    ?? templateSet.manifestPath,
                position: place?.1 ?? SourcePosition(line: 1, column: 1),
                excerpt: SourceExcerpt(
                    line: String(lines.dropFirst(position.line - 1).first ?? ""),
                    column: position.column, length: length)),
            remark: remark, oncePerPlace: place != nil)
    }
}

/// A Swift file that one of the combinations renders.
package struct RenderedSwift: Sendable {
    /// The `id` of the set's file.
    fileprivate let file: String
    /// The path below its root.
    package let name: String
    package let text: String
    fileprivate let remark: Diagnostic

    fileprivate var key: [String] { [file, text] }
}
