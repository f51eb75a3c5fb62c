import Basics

extension Renderer {
    /// Renders a partial next, with the blocks that it is given.
    mutating func expand(
        _ partial: PartialTag, overrides: Overrides, _ scope: Scope
    ) throws(TemplateError) {
        guard let name = try name(of: partial, scope),
            let template = try template(named: name, for: partial, scope)
        else { return }
        var indentation: [UInt8] = []
        if let space = partial.indentation {
            indentation = scope.indentation + scope.indentation(space)
        }
        try checkDepth(scope, partial.range)
        push(
            template.nodes,
            Scope(
                template, in: scope, indentation: indentation, overrides: overrides,
                inclusion: scope.inclusion(at: partial.range)))
    }

    /// Renders a block's content next, or what replaces it.
    mutating func expand(_ block: BlockTag, _ scope: Scope) throws(TemplateError) {
        guard let override = scope.overrides[block.name] else { return push(block.children, scope) }
        try checkDepth(scope, block.range)
        let written = override.scope
        let indentation = scope.indentation + scope.indentation(block.indentation)
        let excess = written.template.bytes[override.block.contentIndentation]
        // Blocks inside the replacement belong to the template that it is written in: its own
        // overrides count there, not those that the replacement itself is one of.
        let inner = Scope(
            written.template, in: scope, indentation: indentation, excess: Array(excess),
            overrides: written.overrides, inclusion: written.inclusion)
        if output.isAtLineStart { output.indentIfNotIndented(indentation) }
        push(override.block.children, inner)
    }

    private func checkDepth(_ scope: Scope, _ range: Range<Int>) throws(TemplateError) {
        if scope.depth >= options.limits.depth {
            throw fatal(.expandedTooDeep(options.limits.depth), scope, range)
        }
    }

    /// The name of a partial; nil where a dynamic one has no value.
    private mutating func name(
        of partial: PartialTag, _ scope: Scope
    ) throws(TemplateError) -> String? {
        switch partial.target {
        case .named(let name): return name
        case .dynamic(let name):
            let kind: TemplateValueKind
            switch try value(of: name, scope) {
            case .null: return nil
            case .string(let text), .number(let text), .stringWithMembers(let text, _): return text
            case .bool: kind = .bool
            case .list: kind = .list
            case .object: kind = .object
            }
            try report(.notText(name.text, found: kind), scope, name.range)
            return nil
        }
    }

    /// The partial of that name; nil where there is none.
    private mutating func template(
        named name: String, for partial: PartialTag, _ scope: Scope
    ) throws(TemplateError) -> Template? {
        guard partial.isSafe || PartialName.isSafe(name) else {
            throw fatal(.unsafePartialName(name), scope, partial.range)
        }
        if let parsed = parsedPartials[name] { return parsed }
        do {
            let template = try partials.template(named: name)
            if template == nil, options.missing == .error {
                let problem = TemplateProblem.unknownPartial(name, known: partials.names)
                try report(problem, scope, partial.range)
            }
            parsedPartials[name] = template
            return template
        } catch {
            throw adding(scope.inclusion(at: partial.range), to: error)
        }
    }

    private func adding(
        _ inclusion: TemplateError.Inclusion, to error: TemplateError
    ) -> TemplateError {
        var error = error
        for index in error.issues.indices where error.issues[index].inclusion == nil {
            error.issues[index].inclusion = inclusion
        }
        return error
    }
}
