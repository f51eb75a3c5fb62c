import Basics

/// Walks a template and what it includes.
///
/// What is unfinished is kept in an array rather than on the call stack, so that no template can
/// overflow it, on whatever thread it is rendered.
struct Renderer {
    /// A list of nodes and how far it has been rendered.
    private struct Frame {
        let nodes: [Node]
        let scope: Scope
        var next = 0
        /// The list that the nodes are rendered for, and the index of the current item.
        var loop: (items: [TemplateValue], index: Int)?
        /// Whether there is an item of this frame on the context stack.
        var hasItem = false
    }

    let partials: any PartialSource
    let options: RenderOptions
    var context: ContextStack
    var output: RenderOutput
    private var frames: [Frame]
    private(set) var steps = 0
    private var issues: [TemplateError.Issue] = []
    var parsedPartials: [String: Template]

    /// After so many names that are missing, more would not help.
    private static let issueLimit = 50

    init(
        _ template: Template, context: TemplateValue, partials: any PartialSource,
        options: RenderOptions
    ) {
        self.partials = partials
        self.options = options
        self.context = ContextStack(context)
        parsedPartials = partials.parsed
        output = RenderOutput(
            limit: options.limits.outputBytes, expecting: template.bytes.count * 2)
        frames = [Frame(nodes: template.nodes, scope: Scope(template))]
    }

    mutating func render() throws(TemplateError) -> [UInt8] {
        while let top = frames.indices.last {
            if frames[top].next < frames[top].nodes.count {
                let node = frames[top].nodes[frames[top].next]
                frames[top].next += 1
                try render(node, in: frames[top].scope)
            } else {
                try finishFrame(top)
            }
        }
        if !issues.isEmpty { throw TemplateError(issues: issues) }
        return output.bytes
    }

    private mutating func render(_ node: Node, in scope: Scope) throws(TemplateError) {
        try countStep(scope, at: node)
        switch node {
        case .lineStart(let range), .text(let range):
            if scope.isPlain {
                try writeLines(from: range, scope)
            } else if case .lineStart = node {
                startLine(range, scope)
            } else {
                output.write(scope.template.bytes[range])
            }
        case .variable(let name): try write(name, escape: options.escape, scope)
        case .unescaped(let name): try write(name, escape: .none, scope)
        case .section(let section): try enter(section, scope)
        case .partial(let partial): try expand(partial, overrides: scope.overrides, scope)
        case .parent(let parent):
            let overrides = scope.overrides.adding(parent.blocks, writtenIn: scope)
            try expand(parent.partial, overrides: overrides, scope)
        case .block(let block): try expand(block, scope)
        }
        if output.isTooLarge {
            throw fatal(.outputTooLarge(options.limits.outputBytes), scope, Self.range(of: node))
        }
    }

    /// Lines that nothing indents are written in one piece up to the next tag.
    private mutating func writeLines(
        from range: Range<Int>, _ scope: Scope
    ) throws(TemplateError) {
        let top = frames.count - 1
        var last = range
        while frames[top].next < frames[top].nodes.count,
            !output.isTooLarge(with: last.upperBound - range.lowerBound)
        {
            let node = frames[top].nodes[frames[top].next]
            guard let following = node.plainText, following.lowerBound == last.upperBound else {
                break
            }
            try countStep(scope, at: node)
            frames[top].next += 1
            last = following
        }
        output.write(scope.template.bytes[range.lowerBound..<last.upperBound])
        if output.isTooLarge {
            throw fatal(.outputTooLarge(options.limits.outputBytes), scope, last)
        }
    }

    private mutating func startLine(_ range: Range<Int>, _ scope: Scope) {
        let space = scope.indentation(range)
        if scope.indentation.isEmpty || !output.isAtLineStart {
            output.write(space)
        } else {
            output.indent(scope.indentation + space)
        }
    }

    private mutating func write(
        _ name: Name, escape: RenderOptions.Escape, _ scope: Scope
    ) throws(TemplateError) {
        switch try value(of: name, scope) {
        case .null: break
        case .bool(let value): output.write(value ? "true" : "false", escape: escape)
        case .number(let text), .string(let text), .stringWithMembers(let text, _):
            output.write(text, escape: escape)
        case .list: try report(.notText(name.text, found: .list), scope, name.range)
        case .object: try report(.notText(name.text, found: .object), scope, name.range)
        }
    }

    /// The value of a name; null once it was reported that it is missing.
    mutating func value(of name: Name, _ scope: Scope) throws(TemplateError) -> TemplateValue {
        if let value = context.value(of: name) { return value }
        // A section over a long list comes here for each item: what is there instead is found out once.
        if options.missing == .error, !isReported(scope, name.range) {
            try report(context.problem(with: name), scope, name.range)
        }
        return .null
    }
}

// Sections.
extension Renderer {
    private mutating func enter(_ section: Section, _ scope: Scope) throws(TemplateError) {
        let value = try value(of: section.name, scope)
        guard value.isTruthy != section.isInverted else { return }
        var frame = Frame(nodes: section.children, scope: scope)
        if !section.isInverted {
            frame.hasItem = true
            if case .list(let items) = value {
                frame.loop = (items, 0)
                context.push(.init(value: items[0], place: (0, items.count)))
            } else {
                context.push(.init(value: value))
            }
        }
        frames.append(frame)
    }

    private mutating func finishFrame(_ top: Int) throws(TemplateError) {
        if let (items, index) = frames[top].loop, index + 1 < items.count {
            try countStep(frames[top].scope, at: frames[top].nodes.first)
            frames[top].loop?.index += 1
            frames[top].next = 0
            context.replaceTop(.init(value: items[index + 1], place: (index + 1, items.count)))
            return
        }
        if frames.removeLast().hasItem { context.pop() }
    }

    /// Renders the nodes of a scope next.
    mutating func push(_ nodes: [Node], _ scope: Scope) {
        frames.append(Frame(nodes: nodes, scope: scope))
    }
}

// Errors.
extension Renderer {
    private mutating func countStep(_ scope: Scope, at node: Node?) throws(TemplateError) {
        steps += 1
        if steps > options.limits.steps {
            let range = node.map(Self.range) ?? 0..<1
            throw fatal(.tooManySteps(options.limits.steps), scope, range)
        }
    }

    /// Remembers a problem, so that all of them are reported together.
    mutating func report(
        _ problem: TemplateProblem, _ scope: Scope, _ range: Range<Int>
    ) throws(TemplateError) {
        if isReported(scope, range) { return }
        issues.append(
            .init(
                problem: problem, source: scope.template.source, range: range,
                inclusion: scope.inclusion))
        if issues.count == Self.issueLimit { throw TemplateError(issues: issues) }
    }

    private func isReported(_ scope: Scope, _ range: Range<Int>) -> Bool {
        let name = scope.template.source.name
        return issues.contains { $0.range == range && $0.source.name == name }
    }

    /// A problem with which rendering cannot go on, after those found before it.
    func fatal(
        _ problem: TemplateProblem, _ scope: Scope, _ range: Range<Int>
    ) -> TemplateError {
        let issue = TemplateError.Issue(
            problem: problem, source: scope.template.source, range: range,
            inclusion: scope.inclusion)
        return TemplateError(issues: issues + [issue])
    }

    private static func range(of node: Node) -> Range<Int> {
        switch node {
        case .lineStart(let range), .text(let range): range
        case .variable(let name), .unescaped(let name): name.range
        case .section(let section): section.name.range
        case .partial(let partial): partial.range
        case .parent(let parent): parent.partial.range
        case .block(let block): block.range
        }
    }
}
