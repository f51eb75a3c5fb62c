import Basics

/// The template that is being rendered at some depth, and how it got there.
final class Scope: Sendable {
    let template: Template
    /// What every line of the template is indented by.
    let indentation: [UInt8]
    /// What is taken off the start of every line first.
    let excess: [UInt8]
    let overrides: Overrides
    let inclusion: TemplateError.Inclusion?
    let depth: Int
    /// Whether its lines stay as they stand in the template.
    let isPlain: Bool

    init(_ template: Template) {
        self.template = template
        indentation = []
        excess = []
        overrides = Overrides()
        inclusion = nil
        depth = 0
        isPlain = true
    }

    /// A scope inside another one.
    init(
        _ template: Template, in outer: Scope, indentation: [UInt8], excess: [UInt8] = [],
        overrides: Overrides, inclusion: TemplateError.Inclusion?
    ) {
        self.template = template
        self.indentation = indentation
        self.excess = excess
        self.overrides = overrides
        self.inclusion = inclusion
        depth = outer.depth + 1
        isPlain = indentation.isEmpty && excess.isEmpty
    }

    func inclusion(at range: Range<Int>) -> TemplateError.Inclusion {
        .init(source: template.source, range: range)
    }

    /// The white space of a line without its excess.
    func indentation(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let space = template.bytes[range]
        if excess.isEmpty { return space }
        return space.dropFirst(zip(space, excess).prefix { $0 == $1 }.count)
    }
}

/// The blocks that the parents around a place are given.
struct Overrides: Sendable {
    /// A block and the scope of the template that it is written in.
    struct Override: Sendable {
        let block: BlockTag
        let scope: Scope
    }

    private var byName: [String: Override] = [:]

    subscript(name: String) -> Override? { byName[name] }

    var isEmpty: Bool { byName.isEmpty }

    /// These and those of a parent tag inside; what is given further out counts.
    func adding(_ blocks: [String: BlockTag], writtenIn scope: Scope) -> Overrides {
        var result = self
        for (name, block) in blocks where byName[name] == nil {
            result.byName[name] = Override(block: block, scope: scope)
        }
        return result
    }
}
