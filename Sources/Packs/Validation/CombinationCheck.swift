package import Basics
import Scenes
import SwiftSource
package import TemplateSets

/// A set rendered with every combination of its options, for scenes of several kinds.
package struct CombinationCheck: Sendable {
    package let templateSet: TemplateSet
    private let combinations: OptionCombinations

    /// How many combinations there are to try.
    package var count: Int { combinations.list.count }

    package init(of templateSet: TemplateSet) {
        self.templateSet = templateSet
        combinations = OptionCombinations(of: templateSet.options)
    }

    /// What to say where there are too many combinations for all of them.
    package var note: Diagnostic? {
        let which: String
        switch combinations.thinning {
        case .none: return nil
        case .pairs: which = "every pair of values"
        case .values: which = "every value"
        }
        return Diagnostic(
            .note,
            "there are more than \(OptionCombinations.limit) combinations of options; \(count) were "
                + "tried, in which \(which) occurs",
            path: templateSet.manifestPath)
    }

    package func run(_ range: Range<Int>) -> CheckResult {
        var result = CheckResult(of: templateSet)
        // The first scene belongs to no module, and its project has no header and plain labels.
        let bare = preview(RenderEnvironment(labels: .plain), &result)
        let full = preview(
            RenderEnvironment(module: ExampleScenes.module, header: ExampleScenes.header), &result)
        guard let bare, let full else { return result }
        for options in combinations.list[range] {
            if case .xcode(let template) = templateSet.format {
                tryXcodeTemplate(template, full, with: options, &result)
                continue
            }
            for (index, kind) in ExampleScenes.kinds.enumerated() {
                // Without a place for parameters, scenes differ in their routes only.
                let remark = Self.remark(options, kind)
                do throws(Failure) {
                    let scene = try ExampleScenes.scene(kind, of: templateSet, options: options)
                    let partial =
                        (index == 0 ? bare : full).partialFiles(of: scene)
                    for failure in partial.failures { result.add(failure, remark) }
                    for file in partial.files { result.add(file, remark) }
                } catch {
                    result.add(refused: error)
                }
            }
        }
        return result
    }

    /// A partial that cannot be parsed keeps all of the set from being rendered.
    private func preview(
        _ environment: RenderEnvironment, _ result: inout CheckResult
    ) -> SceneGeneration.Preview? {
        do throws(Failure) {
            return try SceneGeneration.Preview(of: templateSet, in: environment)
        } catch {
            result.add(error, nil)
            return nil
        }
    }

    static func remark(_ options: [String], _ kind: ExampleScenes.SceneKind) -> Diagnostic {
        let words = options.map { " --option \($0)" }.joined()
        let which = words.isEmpty ? "without any --option" : "with\(words)"
        return Diagnostic(.note, "found \(which), for a scene with \(kind.description)")
    }
}

/// What was found with some combinations of a set.
package struct CheckResult: Sendable {
    /// Swift that was rendered, once for each text.
    package private(set) var swift: [RenderedSwift] = []
    private(set) var findings = Findings()
    private let templateSet: TemplateSet
    private var known: Set<RenderedSwift.Key> = []
    /// Those of the files in which something was wrong so far.
    private var lines: [String: TemplateLines] = [:]

    init(of templateSet: TemplateSet) {
        self.templateSet = templateSet
    }

    private mutating func lines(of file: TemplateFile) -> TemplateLines {
        if let known = lines[file.id] { return known }
        let partials = templateSet.sources.keys.filter(SetLayout.isPartial).sorted()
        let sources = ([file.source] + partials).map { path in
            SourceText(name: templateSet.path(of: path), text: templateSet.sources[path] ?? "")
        }
        let made = TemplateLines(of: sources, delimiters: templateSet.delimiters)
        lines[file.id] = made
        return made
    }

    mutating func add(_ failure: Failure, _ remark: Diagnostic?) {
        findings.add(failure, remark: remark, oncePerPlace: true)
    }

    /// Adds that a set takes none of the scenes that it is tried with.
    mutating func add(refused failure: Failure) {
        let reason = failure.diagnostics.first?.message ?? ""
        findings.add(
            Diagnostic(
                .warning, "the set was not tried with every scene: \(reason)",
                path: templateSet.manifestPath,
                hint: "Every combination of options should make a scene."))
    }

    mutating func add(_ file: RenderedFile, _ remark: Diagnostic) {
        guard file.path.fileName.hasSuffix(".swift") else { return }
        let rendered = RenderedSwift(
            file: file.id, name: file.path.description, text: file.text, remark: remark)
        guard known.insert(rendered.key).inserted else { return }
        swift.append(rendered)
        for rule in templateSet.rules where rule.role == file.role {
            for violation in RoleRuleCheck(rule: rule).violations(in: file.text) {
                let source = SourceText(name: "", text: file.text)
                let position = source.position(atUTF8Offset: violation.range.lowerBound)
                add(violation.message, at: position, in: rendered, length: violation.range.count)
            }
        }
    }

    /// Adds what was found with other combinations of the same set.
    package mutating func merge(_ other: CheckResult) {
        findings.merge(other.findings)
        for rendered in other.swift where known.insert(rendered.key).inserted {
            swift.append(rendered)
        }
    }

    /// Adds that a compiler could not parse one of the texts.
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
            lines(of: $0)
                .place(ofLine: position.line, column: position.column, in: rendered.text)
        }
        let line =
            rendered.text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(position.line - 1).first ?? ""
        var remark = rendered.remark
        remark.message += "; what is shown is line \(position.line) of \(rendered.name)"
        findings.add(
            Diagnostic(
                .error, message,
                path: place?.0.name ?? file.map { templateSet.path(of: $0.source) }
                    ?? templateSet.manifestPath,
                position: place?.1 ?? SourcePosition(line: 1, column: 1),
                excerpt: SourceExcerpt(
                    line: String(line), column: position.column, length: length)),
            remark: remark, oncePerPlace: place != nil)
    }
}

/// A Swift file as one of the combinations renders it.
package struct RenderedSwift: Sendable {
    /// The `id` of the set's file.
    let file: String
    /// The path below its root.
    package let name: String
    package let text: String
    let remark: Diagnostic

    struct Key: Hashable {
        let file: String
        let text: String
    }

    var key: Key { Key(file: file, text: text) }
}
