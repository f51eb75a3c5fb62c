package import Basics

/// A check of a template's names without data. It covers every branch, even unreachable ones.
package struct TemplateCheck: Sendable {
    /// Missing names, partials, and parents, and values that aren't text.
    private var problems = TemplateProblems()
    /// The partials and parents that the template reaches, also through others.
    package private(set) var partials: Set<String> = []
    /// Whether a dynamic name may name any partial.
    package private(set) var namesAnyPartial = false

    private let source: any PartialSource
    private let choices: @Sendable (String) -> [String]?
    private var context: ContextStack
    private var frames: [Frame] = []
    /// The items of the sections around the current node, which determine the meaning of names.
    private var items: [Int] = []
    private var numbers: [TemplateValue: Int] = [:]
    private var visits: Set<Visit> = []
    /// The names of blocks that templates have, and those that others put into them.
    private var blocks: Set<String> = []
    private var overrides: [(block: BlockTag, scope: Scope)] = []

    /// A partial, and the items that determine the meaning of its names.
    private struct Visit: Hashable {
        let partial: String
        let items: [Int]
    }

    /// A number of nodes that no real set has. It stops hostile sets.
    private static let stepLimit = 1_000_000
    private static let problemLimit = 200

    /// Checks a template.
    ///
    /// - Parameters:
    ///   - example: Data in which every name has a value and every list an item.
    ///   - choices: Returns the possible values of a dynamic name, or nil if it can have any.
    package init(
        of template: Template, with example: TemplateValue, partials: any PartialSource,
        choices: @escaping @Sendable (String) -> [String]? = { _ in nil }
    ) {
        source = partials
        self.choices = choices
        context = ContextStack(example)
        push(template.nodes, Scope(template))
        var steps = 0
        while let top = frames.indices.last, problems.count < Self.problemLimit {
            if let node = frames[top].nextNode() {
                steps += 1
                if steps > Self.stepLimit {
                    problems.add(.tooManySteps(Self.stepLimit, at: 0..<1), in: frames[top].scope)
                    return
                }
                visit(node, frames[top].scope)
            } else if frames.removeLast().hasItem {
                context.pop()
                items.removeLast()
            }
        }
        for (block, scope) in overrides where !blocks.contains(block.name) {
            problems.add(
                .unknownBlock(block.name, at: block.range, known: blocks.sorted()), in: scope)
        }
    }

    /// All problems; nil without problems.
    package var failure: Failure? { problems.count == 0 ? nil : problems.failure }

    private mutating func push(_ nodes: [Node], _ scope: Scope) {
        frames.append(Frame(nodes: nodes, scope: scope))
    }

    private mutating func visit(_ node: Node, _ scope: Scope) {
        switch node {
        case .lineStart, .text: break
        case .variable(let name), .unescaped(let name): _ = isText(name, scope)
        case .section(let section): enter(section, scope)
        case .partial(let partial): expand(partial, scope.overrides, scope)
        case .parent(let parent):
            overrides += parent.blocks.values.map { ($0, scope) }
            expand(parent.partial, scope.overrides(adding: parent.blocks), scope)
        case .block(let block):
            blocks.insert(block.name)
            push(block.children, scope)
            guard let override = scope.overrides[block.name], isShallow(scope) else { return }
            let written = override.scope
            push(
                override.block.children,
                Scope(
                    written.template, in: scope, overrides: written.overrides,
                    inclusion: written.inclusion))
        }
    }

    private mutating func enter(_ section: Section, _ scope: Scope) {
        guard let value = value(of: section.name, scope) else { return }
        push(section.children, scope)
        guard !section.isInverted else { return }
        frames[frames.count - 1].hasItem = true
        var entry = ContextStack.Entry(value: value)
        if case .list(let elements) = value {
            entry = .init(value: elements.first ?? .null, place: (0, max(elements.count, 1)))
        }
        context.push(entry)
        let number = numbers[entry.value] ?? numbers.count
        numbers[entry.value] = number
        items.append(number)
    }

    private mutating func expand(_ tag: PartialTag, _ overrides: Overrides, _ scope: Scope) {
        for name in names(of: tag, scope) {
            guard name.isSafePartialName else {
                problems.add(.unsafePartialName(name, at: tag.range), in: scope)
                continue
            }
            partials.insert(name)
            // The caller reports partials that can't be parsed.
            guard let template = try? source.template(named: name) else {
                if !source.names.contains(name) {
                    problems.add(
                        .unknownPartial(name, at: tag.range, known: source.names), in: scope)
                }
                continue
            }
            guard isShallow(scope) else { continue }
            // An item that an inner section repeats doesn't change the meaning of names.
            var known: Set<Int> = []
            let distinctItems = items.reversed().filter { known.insert($0).inserted }
            let visit = Visit(partial: name, items: distinctItems)
            // With other blocks, the same partial may use other names.
            guard !overrides.isEmpty || visits.insert(visit).inserted else { continue }
            push(
                template.nodes,
                Scope(
                    template, in: scope, overrides: overrides,
                    inclusion: Inclusion(template: scope.template, range: tag.range)))
        }
    }

    /// Whether a partial may be nested here. Rendering refuses a deeper one if data leads to it.
    private func isShallow(_ scope: Scope) -> Bool { scope.depth < RenderOptions.Limits().depth }

    private mutating func names(of tag: PartialTag, _ scope: Scope) -> [String] {
        switch tag.target {
        case .named(let name): return [name]
        case .dynamic(let name):
            guard isText(name, scope) else { return [] }
            if let values = choices(name.text) { return values }
            namesAnyPartial = true
            return []
        }
    }

    /// Whether the value of a name can be rendered. Reports other values.
    private mutating func isText(_ name: Name, _ scope: Scope) -> Bool {
        guard let value = value(of: name, scope) else { return false }
        guard let problem = TemplateProblem(rendering: value, of: name) else { return true }
        problems.add(problem, in: scope)
        return false
    }

    private mutating func value(of name: Name, _ scope: Scope) -> TemplateValue? {
        if let value = context.value(of: name) { return value }
        if !problems.contains(name.range, in: scope) {
            problems.add(context.problem(with: name), in: scope)
        }
        return nil
    }
}
