package import Basics

/// One piece of a scene's initial data: what `--param carID:String` declares.
package struct Parameter: Hashable, Sendable {
    /// The name of the property and of the argument inside the function.
    package let name: SwiftIdentifier
    /// The argument label that was written before the name; `_` for none.
    package let label: String?
    /// The type of the stored property.
    package let type: SwiftType
    /// Whether the function that takes it has to say `@escaping`.
    package let isEscaping: Bool
    /// The value for callers that don't pass one.
    package let defaultValue: SwiftExpression?
    /// The argument, and the range of the name in it, for problems that are found later.
    package let source: SourceText
    let nameRange: Range<Int>

    /// Takes `name:Type`, `name:Type=default`, or either with a label and a space before it.
    ///
    /// - Throws: a failure that says what is not Swift, or cannot be stored, and points at it.
    package init(
        parsing source: SourceText, declaring kind: ArgumentKind = .parameter
    ) throws(Failure) {
        do {
            self = try ParameterParser(source).parameter()
        } catch {
            throw error.failure(in: source, declaring: kind)
        }
    }

    init(
        name: SwiftIdentifier, label: String?, type: SwiftType, isEscaping: Bool,
        defaultValue: SwiftExpression?, source: SourceText, nameRange: Range<Int>
    ) {
        self.name = name
        self.label = label
        self.type = type
        self.isEscaping = isEscaping
        self.defaultValue = defaultValue
        self.source = source
        self.nameRange = nameRange
    }

    /// The type in the declaration of a function.
    package var parameterType: String { type.description(escaping: isEscaping) }

    /// Whether it is a function: a written function type, or a name behind `@escaping`.
    package var isFunction: Bool { type.isFunction || isEscaping }

    /// Whether it is something the scene shows or works with, rather than something it calls.
    package var isData: Bool {
        guard case .optional(let wrapped) = type else { return !isFunction }
        return !wrapped.isFunction
    }

    /// Says why the name cannot be used when `reserved` has a reason.
    package func refusal(reserved: (String) -> String?) -> Failure? {
        reserved(name.name).map { refusal(.reserved(name.name, reason: $0)) }
    }

    /// Says why it does not go together with others, and points at its name.
    package func refusal(_ problem: ListProblem) -> Failure {
        ParameterError(problem, nameRange).failure(in: source)
    }
}
