import Basics

/// What can be said of a template's names without rendering it: every branch is looked at, also
/// those that no data would reach.
package struct TemplateCheck: Sendable {
    /// The names, partials and parents that are not there, and values that are not text.
    package private(set) var issues: [TemplateError.Issue] = []
    /// The partials and parents that the template reaches, through others too.
    package private(set) var partials: Set<String> = []
    /// Whether a dynamic name may stand for any partial at all.
    package private(set) var namesAnyPartial = false

    private let source: any PartialSource
    private let choices: @Sendable (String) -> [String]?
    private var context: ContextStack
    private var frames: [Frame] = []
    /// The items of the sections around the current node, which say what names mean there.
    private var items: [Int] = []
    private var numbers: [TemplateValue: Int] = [:]
    private var visits: Set<Visit> = []
    private var steps = 0

    /// Nodes that are being looked at.
    private struct Frame {
        let nodes: [Node]
        let scope: Scope
        var next = 0
        var hasItem = false
    }

    /// A partial at a place where names are looked up in these items.
    private struct Visit: Hashable {
        let partial: String
        let items: [Int]
    }

    /// More than any set has; a set that was made to go on forever ends here.
    private static let stepLimit = 1_000_000
    private static let issueLimit = 200

    /// Looks at a template.
    ///
    /// - Parameters:
    ///   - example: data in which every name has a value and every list an item.
    ///   - choices: the values that a dynamic name can have; nil where it can have any.
    package init(
        of template: Template, with example: TemplateValue, partials: any PartialSource,
        choices: @escaping @Sendable (String) -> [String]? = { _ in nil }
    ) {
        source = partials
        self.choices = choices
        context = ContextStack(example)
        push(template.nodes, Scope(template))
        while let top = frames.indices.last, issues.count < Self.issueLimit {
            if frames[top].next < frames[top].nodes.count {
                let node = frames[top].nodes[frames[top].next]
                frames[top].next += 1
                steps += 1
                if steps > Self.stepLimit {
                    report(.tooManySteps(Self.stepLimit), frames[top].scope, 0..<1)
                    return
                }
                visit(node, frames[top].scope)
            } else if frames.removeLast().hasItem {
                context.pop()
                items.removeLast()
            }
        }
    }

    private mutating func push(_ nodes: [Node], _ scope: Scope) {
        frames.append(Frame(nodes: nodes, scope: scope))
    }

    private mutating func visit(_ node: Node, _ scope: Scope) {
        switch node {
        case .lineStart, .text: break
        case .variable(let name), .unescaped(let name): _ = text(of: name, scope)
        case .section(let section): enter(section, scope)
        case .partial(let partial): expand(partial, scope.overrides, scope)
        case .parent(let parent):
            expand(
                parent.partial, scope.overrides.adding(parent.blocks, writtenIn: scope), scope)
        case .block(let block):
            push(block.children, scope)
            guard let override = scope.overrides[block.name] else { return }
            let written = override.scope
            guard isShallow(scope) else { return }
            push(
                override.block.children,
                Scope(
                    written.template, in: scope, indentation: [], overrides: written.overrides,
                    inclusion: written.inclusion))
        }
    }

    private mutating func enter(_ section: Section, _ scope: Scope) {
        guard let value = value(of: section.name, scope) else { return }
        push(section.children, scope)
        guard !section.isInverted else { return }
        frames[frames.count - 1].hasItem = true
        var item = value
        var place: (index: Int, count: Int)?
        if case .list(let elements) = value {
            item = elements.first ?? .null
            place = (0, max(elements.count, 1))
        }
        context.push(.init(value: item, place: place))
        items.append(numbers[item] ?? numbers.count)
        numbers[item] = items[items.count - 1]
    }

    /// The items around the current node, each once: one that an inner section has again says
    /// nothing new.
    private var distinctItems: [Int] {
        var known: Set<Int> = []
        return items.reversed().filter { known.insert($0).inserted }
    }

    private mutating func expand(_ tag: PartialTag, _ overrides: Overrides, _ scope: Scope) {
        for name in names(of: tag, scope) {
            guard PartialName.isSafe(name) else {
                report(.unsafePartialName(name), scope, tag.range)
                continue
            }
            partials.insert(name)
            // One that cannot be parsed is reported by whoever parses it.
            guard let template = try? source.template(named: name) else {
                if !source.names.contains(name) {
                    report(.unknownPartial(name, known: source.names), scope, tag.range)
                }
                continue
            }
            guard isShallow(scope) else { continue }
            let visit = Visit(partial: name, items: distinctItems)
            // With other blocks the same partial may ask for other names.
            guard !overrides.isEmpty || visits.insert(visit).inserted else { continue }
            push(
                template.nodes,
                Scope(
                    template, in: scope, indentation: [], overrides: overrides,
                    inclusion: scope.inclusion(at: tag.range)))
        }
    }

    /// What goes deeper is refused when it is rendered, if the data ever lead there.
    private func isShallow(_ scope: Scope) -> Bool {
        scope.depth < RenderOptions.Limits().depth
    }

    private mutating func names(of tag: PartialTag, _ scope: Scope) -> [String] {
        switch tag.target {
        case .named(let name): return [name]
        case .dynamic(let name):
            guard text(of: name, scope) else { return [] }
            if let values = choices(name.text) { return values }
            namesAnyPartial = true
            return []
        }
    }

    /// Whether a name has a value that can be rendered.
    private mutating func text(of name: Name, _ scope: Scope) -> Bool {
        switch value(of: name, scope) {
        case .list: report(.notText(name.text, found: .list), scope, name.range)
        case .object: report(.notText(name.text, found: .object), scope, name.range)
        case .null, .bool, .number, .string, .stringWithMembers: return true
        case nil: break
        }
        return false
    }

    private mutating func value(of name: Name, _ scope: Scope) -> TemplateValue? {
        if let value = context.value(of: name) { return value }
        if !isReported(scope, name.range) {
            report(context.problem(with: name), scope, name.range)
        }
        return nil
    }

    private mutating func report(_ problem: TemplateProblem, _ scope: Scope, _ range: Range<Int>) {
        if isReported(scope, range) { return }
        issues.append(
            .init(
                problem: problem, source: scope.template.source, range: range,
                inclusion: scope.inclusion))
    }

    private func isReported(_ scope: Scope, _ range: Range<Int>) -> Bool {
        let name = scope.template.source.name
        return issues.contains { $0.range == range && $0.source.name == name }
    }
}

extension TemplateCheck {
    /// The issues as an error; nil where there are none.
    package var error: TemplateError? { issues.isEmpty ? nil : TemplateError(issues: issues) }
}
