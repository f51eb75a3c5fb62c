/// The value that generated tests pass for a parameter.
package enum SampleValue: Hashable, Sendable {
    /// An expression that can also be the right side of `==`.
    ///
    /// A tuple compares with `==` but not with XCTAssertEqual; see `SwiftType.isTuple`.
    case comparable(String)
    /// An expression whose value cannot be compared.
    case constructible(String)
    /// scene-kit knows no value of the type.
    case none

    /// The expression, if there is one.
    package var expression: String? {
        switch self {
        case .comparable(let expression), .constructible(let expression): expression
        case .none: nil
        }
    }

    package var isComparable: Bool {
        if case .comparable = self { true } else { false }
    }
}

extension SwiftType {
    /// Returns the value that tests use for the type. Another `index` gives another value if the
    /// type has several.
    package func sample(index: Int = 0) -> SampleValue {
        // 42 to 97: two digits, and within Int8.
        SampleMaker(number: 42 + index % 56).value(of: self)
    }

    /// Whether values of it are known to compare with `==`.
    package var isKnownComparable: Bool { sample().isComparable }
}

/// Makes the values that read as `number`.
struct SampleMaker {
    let number: Int

    func value(of type: SwiftType) -> SampleValue {
        switch type {
        case .identifier(let component): named(component)
        case .member(let base, let component): member(component, of: base)
        case .optional(let wrapped): optional(wrapped)
        case .array(let element): sequence([element])
        case .dictionary(let key, let value): dictionary(key, value)
        case .tuple(let elements): tuple(elements)
        case .function(let function): .constructible(closure(function))
        case .boxedProtocol(let inner): boxed(inner)
        case .composition(let members): composition(members)
        case .metatype(let instance): metatype(instance)
        case .parenthesized(let inner): value(of: inner)
        }
    }

    private func fill(_ template: String) -> String {
        template.split(separator: "#", omittingEmptySubsequences: false)
            .joined(separator: "\(number)")
    }

    private func named(_ component: SwiftType.Component) -> SampleValue {
        let arguments = component.genericArguments
        switch (component.name, arguments.count) {
        case ("Bool", 0): return .comparable(number.isMultiple(of: 2) ? "true" : "false")
        case ("Character", 0), ("Unicode.Scalar", 0):
            let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8((number - 42) % 26))
            return .comparable("\"\(letter)\"")
        case (let name, 0):
            if let known = KnownSamples.comparable[name] { return .comparable(fill(known)) }
            if let known = KnownSamples.constructible[name] { return .constructible(fill(known)) }
            return .none
        case ("Optional", 1): return optional(arguments[0])
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1):
            return sequence(arguments)
        case ("Dictionary", 2): return dictionary(arguments[0], arguments[1])
        case ("Range", 1): return range("..<", arguments[0])
        case ("ClosedRange", 1): return range("...", arguments[0])
        case ("Result", 2): return result(arguments[0])
        default: return .none
        }
    }

    /// `Swift.Int`, `Foundation.Date` and the few types that live in another.
    private func member(_ component: SwiftType.Component, of base: SwiftType) -> SampleValue {
        if base == .named("Swift") || base == .named("Foundation") { return named(component) }
        let plain = SwiftType.Component(
            name: "\(base).\(component.name)", isQuoted: false,
            genericArguments: component.genericArguments)
        return named(plain)
    }

    private func optional(_ wrapped: SwiftType) -> SampleValue {
        let value = value(of: wrapped)
        return value.isComparable && !wrapped.isTuple ? value : .constructible("nil")
    }

    private func sequence(_ element: [SwiftType]) -> SampleValue {
        guard let value = comparableElement(element[0]) else { return .constructible("[]") }
        return .comparable("[\(value)]")
    }

    private func dictionary(_ key: SwiftType, _ value: SwiftType) -> SampleValue {
        guard let key = comparableElement(key), let value = comparableElement(value) else {
            return .constructible("[:]")
        }
        return .comparable("[\(key): \(value)]")
    }

    /// A value within a collection, which is comparable if its elements are `Equatable`.
    private func comparableElement(_ type: SwiftType) -> String? {
        guard !type.isTuple, case .comparable(let value) = value(of: type) else { return nil }
        return value
    }

    private func range(_ sign: String, _ bound: SwiftType) -> SampleValue {
        guard case .identifier(let component) = bound, KnownSamples.bounds.contains(component.name),
            case .comparable(let lower) = value(of: bound),
            case .comparable(let upper) = SampleMaker(number: number + 1).value(of: bound)
        else { return .none }
        return .comparable("\(lower)\(sign)\(upper)")
    }

    private func result(_ success: SwiftType) -> SampleValue {
        guard let value = value(of: success).expression else { return .none }
        return .constructible(".success(\(value))")
    }

    /// The standard library compares tuples of up to six.
    private func tuple(_ elements: [SwiftType.Element]) -> SampleValue {
        guard !elements.isEmpty else { return .constructible("()") }
        let values = elements.enumerated().map { index, element in
            SampleMaker(number: number + index).value(of: element.type)
        }
        let expressions = zip(elements, values).compactMap { element, value in
            value.expression.map { (element.label.map { "\($0): " } ?? "") + $0 }
        }
        guard expressions.count == elements.count else { return .none }
        let text = "(\(expressions.joined(separator: ", ")))"
        let isComparable =
            elements.count <= 6 && values.allSatisfy(\.isComparable)
            && !elements.contains { $0.type.isTuple }
        return isComparable ? .comparable(text) : .constructible(text)
    }

    private func closure(_ function: SwiftType.Function) -> String {
        let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let signature = blanks.isEmpty ? "" : "\(blanks) in"
        let body =
            function.result.isVoid
            ? "" : value(of: function.result).expression ?? "fatalError(\"never called\")"
        let words = [signature, body].filter { !$0.isEmpty }
        return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
    }

    private func boxed(_ type: SwiftType) -> SampleValue {
        switch type {
        case .parenthesized(let inner): return boxed(inner)
        case .composition(let members): return composition(members)
        case .identifier(let component):
            guard let known = KnownSamples.boxed[component.name] else { return .none }
            return .constructible(fill(known))
        default: return .none
        }
    }

    /// A number conforms to all of the protocols, or scene-kit knows no value.
    private func composition(_ members: [SwiftType]) -> SampleValue {
        let values = members.map { boxed($0) }
        let number = SampleValue.constructible("\(number)")
        return values.allSatisfy { $0 == number } ? number : .none
    }

    /// `Car.self`. An existential metatype has no value, because no conforming type is known.
    private func metatype(_ instance: SwiftType) -> SampleValue {
        switch instance {
        case .identifier(let component) where component.name == "Any":
            .constructible("Int.self")
        case .identifier(let component) where component.name == "AnyObject": .none
        default: .constructible("\(instance).self")
        }
    }
}

extension SwiftType {
    /// Whether it is the empty tuple, by whatever name.
    package var isVoid: Bool {
        switch self {
        case .tuple(let elements): elements.isEmpty
        case .identifier(let component): component.name == "Void"
        case .member(.identifier(let module), let component):
            module.name == "Swift" && component.name == "Void"
        case .parenthesized(let inner): inner.isVoid
        default: false
        }
    }
}
