import Basics

/// Renders a template and its partials.
///
/// Unfinished work is in an array rather than on the call stack, so that no template can overflow
/// it.
struct Renderer {
    private let partials: any PartialSource
    private let options: RenderOptions
    private var context: ContextStack
    private var output: RenderOutput
    private var frames: [Frame]
    private var steps = 0
    private var problems = TemplateProblems()

    /// The number of problems after which rendering stops.
    private static let problemLimit = 50

    init(
        _ template: Template, context: TemplateValue, partials: any PartialSource,
        options: RenderOptions
    ) {
        (self.partials, self.options, self.context) = (partials, options, ContextStack(context))
        output = RenderOutput(capacity: template.bytes.count * 2)
        frames = [Frame(nodes: template.nodes, scope: Scope(template))]
    }

    mutating func render() throws(Failure) -> [UInt8] {
        while let top = frames.indices.last {
            if let node = frames[top].nextNode() {
                try render(node, in: frames[top].scope)
            } else {
                try finishFrame(top)
            }
        }
        if problems.count > 0 { throw problems.failure }
        return output.bytes
    }

    private mutating func render(_ node: Node, in scope: Scope) throws(Failure) {
        try countStep(scope, at: node.range)
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
        case .partial(let partial): try expand(partial, scope.overrides, scope)
        case .parent(let parent):
            try expand(parent.partial, scope.overrides(adding: parent.blocks), scope)
        case .block(let block): try expand(block, scope)
        }
        try checkSize(scope, at: node.range)
    }

    /// Writes the lines up to the next tag in one piece.
    private mutating func writeLines(from range: Range<Int>, _ scope: Scope) throws(Failure) {
        let top = frames.count - 1
        var last = range
        while frames[top].next < frames[top].nodes.count,
            let following = frames[top].nodes[frames[top].next].plainText,
            following.lowerBound == last.upperBound
        {
            try countStep(scope, at: following)
            frames[top].next += 1
            last = following.isEmpty ? last : following
        }
        output.write(scope.template.bytes[range.lowerBound..<last.upperBound])
        try checkSize(scope, at: last)
    }

    private func checkSize(_ scope: Scope, at range: Range<Int>) throws(Failure) {
        let limit = options.limits.outputBytes
        if output.bytes.count <= limit { return }
        throw problems.failure(with: .tooLarge(limit, at: range), in: scope)
    }

    private mutating func startLine(_ range: Range<Int>, _ scope: Scope) {
        let space = scope.indentation(range)
        if scope.indentation.isEmpty || !output.isAtLineStart {
            output.write(space)
        } else {
            output.pendingIndentation = scope.indentation + space
        }
    }

    private mutating func write(
        _ name: Name, escape: RenderOptions.Escape, _ scope: Scope
    ) throws(Failure) {
        switch try value(of: name, scope) {
        case .null: break
        case .bool(let value): output.write(value ? "true" : "false", escape: escape)
        case .number(let text), .string(let text), .stringWithMembers(let text, _):
            let shown = options.slash.map { text.replacing("/", with: $0) } ?? text
            output.write(shown, escape: escape)
        case let value:
            if let problem = TemplateProblem(rendering: value, of: name) {
                try report(problem, scope)
            }
        }
    }

    /// The value of a name, or null after reporting that it's missing.
    private mutating func value(of name: Name, _ scope: Scope) throws(Failure) -> TemplateValue {
        if let value = context.value(of: name) { return value }
        // The suggestions for a name are computed once, not for each item of a list.
        if options.missing == .error, !problems.contains(name.range, in: scope) {
            try report(context.problem(with: name), scope)
        }
        return .null
    }

    // MARK: - Sections

    private mutating func enter(_ section: Section, _ scope: Scope) throws(Failure) {
        let value = try value(of: section.name, scope)
        guard value.isTruthy != section.isInverted else { return }
        var frame = Frame(nodes: section.children, scope: scope)
        if case .list(let items) = value, !section.isInverted {
            frame.loop = (items, 0)
            context.push(.init(value: items[0], place: (0, items.count)))
        } else if !section.isInverted {
            context.push(.init(value: value))
        }
        frame.hasItem = !section.isInverted
        frames.append(frame)
    }

    private mutating func finishFrame(_ top: Int) throws(Failure) {
        if let (items, index) = frames[top].loop, index + 1 < items.count {
            try countStep(frames[top].scope, at: frames[top].nodes.first?.range ?? 0..<1)
            frames[top].loop?.index += 1
            frames[top].next = 0
            context.pop()
            context.push(.init(value: items[index + 1], place: (index + 1, items.count)))
            return
        }
        if frames.removeLast().hasItem { context.pop() }
    }

    // MARK: - Partials and blocks

    private mutating func expand(
        _ partial: PartialTag, _ overrides: Overrides, _ scope: Scope
    ) throws(Failure) {
        guard let name = try name(of: partial, scope),
            let template = try template(named: name, for: partial, scope)
        else { return }
        let indentation = partial.indentation.map { scope.indentation + scope.indentation($0) }
        try checkDepth(scope, partial.range)
        let inner = Scope(
            template, in: scope, indentation: indentation ?? [], overrides: overrides,
            inclusion: Inclusion(template: scope.template, range: partial.range))
        frames.append(Frame(nodes: template.nodes, scope: inner))
    }

    /// Renders the content of a block or its replacement next.
    private mutating func expand(_ block: BlockTag, _ scope: Scope) throws(Failure) {
        guard let override = scope.overrides[block.name] else {
            frames.append(Frame(nodes: block.children, scope: scope))
            return
        }
        try checkDepth(scope, block.range)
        let written = override.scope
        let indentation = scope.indentation + scope.indentation(block.indentation)
        // Blocks in the replacement belong to its template, so its overrides apply there.
        let inner = Scope(
            written.template, in: scope, indentation: indentation,
            excess: Array(written.template.bytes[override.block.contentIndentation]),
            overrides: written.overrides, inclusion: written.inclusion)
        if output.isAtLineStart, output.pendingIndentation.isEmpty {
            output.pendingIndentation = indentation
        }
        frames.append(Frame(nodes: override.block.children, scope: inner))
    }

    private func checkDepth(_ scope: Scope, _ range: Range<Int>) throws(Failure) {
        if scope.depth >= options.limits.depth {
            let problem = TemplateProblem(
                message: "partials and blocks are nested more than \(options.limits.depth) deep",
                range: range,
                hint: "A partial that includes itself needs a section around that which ends.")
            throw problems.failure(with: problem, in: scope)
        }
    }

    /// The name of a partial, or nil if a dynamic one has no value.
    private mutating func name(
        of partial: PartialTag, _ scope: Scope
    ) throws(Failure) -> String? {
        let dynamic: Name
        switch partial.target {
        case .named(let name): return name
        case .dynamic(let name): dynamic = name
        }
        switch try value(of: dynamic, scope) {
        case .string(let text), .number(let text), .stringWithMembers(let text, _): return text
        case let value:
            if let problem = TemplateProblem(rendering: value, of: dynamic, allowsBool: false) {
                try report(problem, scope)
            }
            return nil
        }
    }

    private mutating func template(
        named name: String, for partial: PartialTag, _ scope: Scope
    ) throws(Failure) -> Template? {
        guard partial.isSafe || name.isSafePartialName
        else {
            throw problems.failure(with: .unsafePartialName(name, at: partial.range), in: scope)
        }
        do {
            let template = try partials.template(named: name)
            if template == nil, options.missing == .error {
                try report(.unknownPartial(name, at: partial.range, known: partials.names), scope)
            }
            return template
        } catch {
            let inclusion = Inclusion(template: scope.template, range: partial.range)
            throw Failure(error.status, error.diagnostics + [inclusion.note])
        }
    }

    // MARK: - Problems

    private mutating func countStep(_ scope: Scope, at range: Range<Int>) throws(Failure) {
        steps += 1
        let limit = options.limits.steps
        if steps > limit {
            throw problems.failure(with: .tooManySteps(limit, at: range), in: scope)
        }
    }

    /// Records a problem, so that all problems are reported together.
    private mutating func report(_ problem: TemplateProblem, _ scope: Scope) throws(Failure) {
        problems.add(problem, in: scope)
        if problems.count == Self.problemLimit { throw problems.failure }
    }
}

// MARK: - Frames and scopes

/// A list of nodes and its progress.
struct Frame {
    let nodes: [Node]
    let scope: Scope
    var next = 0
    /// The list of a section, and the index of the current item.
    var loop: (items: [TemplateValue], index: Int)?
    /// Whether an item of this frame is on the context stack.
    var hasItem = false

    mutating func nextNode() -> Node? {
        guard next < nodes.count else { return nil }
        next += 1
        return nodes[next - 1]
    }
}

/// Replacements of blocks by the name of the block.
typealias Overrides = [String: (block: BlockTag, scope: Scope)]

/// A template that is being rendered, and the way to it.
final class Scope: Sendable {
    let template: Template
    /// The indentation of every line.
    let indentation: [UInt8]
    /// The white space to remove from the start of every line.
    let excess: [UInt8]
    let overrides: Overrides
    let inclusion: Inclusion?
    let depth: Int

    init(
        _ template: Template, in outer: Scope? = nil, indentation: [UInt8] = [],
        excess: [UInt8] = [], overrides: Overrides = [:], inclusion: Inclusion? = nil
    ) {
        (self.template, self.inclusion, self.overrides) = (template, inclusion, overrides)
        (self.indentation, self.excess) = (indentation, excess)
        depth = outer.map { $0.depth + 1 } ?? 0
    }

    /// Whether lines stay as they are in the template.
    var isPlain: Bool { indentation.isEmpty && excess.isEmpty }

    /// The overrides with the blocks of a parent tag. Outer blocks win.
    func overrides(adding blocks: [String: BlockTag]) -> Overrides {
        overrides.merging(blocks.mapValues { ($0, self) }) { outer, _ in outer }
    }

    func diagnostics(of problem: TemplateProblem) -> [Diagnostic] {
        let error = Diagnostic(
            .error, problem.message, in: template.source, at: problem.range, hint: problem.hint)
        return [error, inclusion?.note].compactMap(\.self)
    }

    /// The white space of a line without its excess.
    func indentation(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let space = template.bytes[range]
        if excess.isEmpty { return space }
        return space.dropFirst(zip(space, excess).prefix { $0 == $1 }.count)
    }
}

/// A tag that includes a partial or parent.
struct Inclusion {
    let template: Template
    let range: Range<Int>

    var note: Diagnostic { Diagnostic(.note, "included from here", in: template.source, at: range) }
}

// MARK: - Output

private struct RenderOutput {
    private(set) var bytes: [UInt8] = []
    /// The indentation of the next text. Empty lines get none.
    var pendingIndentation: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    var isAtLineStart: Bool { bytes.isEmpty || bytes[bytes.count - 1] == 0x0A }

    mutating func write(_ text: some Collection<UInt8>) {
        if !pendingIndentation.isEmpty, let first = text.first {
            if first != 0x0A, first != 0x0D { bytes += pendingIndentation }
            pendingIndentation = []
        }
        bytes += text
    }

    mutating func write(_ text: String, escape: RenderOptions.Escape) {
        switch escape {
        case .none: write(text.utf8)
        case .html:
            for byte in text.utf8 {
                if let entity = Self.entities[byte] {
                    write(entity.utf8)
                } else {
                    write(CollectionOfOne(byte))
                }
            }
        }
    }

    private static let entities: [UInt8: String] = [
        UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
        UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
    ]
}
