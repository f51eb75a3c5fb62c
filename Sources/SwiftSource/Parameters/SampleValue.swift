import Basics

/// The value that generated tests pass for a parameter.
package enum SampleValue: Hashable, Sendable {
    /// An expression that can also be the right side of `==`.
    ///
    /// A tuple compares with `==` but not with XCTAssertEqual; see `SwiftType.isTuple`.
    case comparable(String)
    /// An expression whose value can't be compared.
    case constructible(String)
    /// scene-kit knows no value of the type.
    case none

    package var expression: String? {
        switch self {
        case .comparable(let expression), .constructible(let expression): expression
        case .none: nil
        }
    }

    package var isComparable: Bool { if case .comparable = self { true } else { false } }
}

extension SwiftType {
    /// Returns the value that tests use for the type, another one for another index if possible.
    package func sample(index: Int = 0) -> SampleValue {
        // 42 to 97: two digits, and within Int8.
        SampleMaker(number: 42 + index % 56).value(of: self)
    }

    /// Whether values of it are known to compare with `==`.
    package var isKnownComparable: Bool { sample().isComparable }

    /// Whether values of it are known to be `Hashable`, on every system.
    package var isKnownHashable: Bool {
        isKnownComparable && !isTuple && mentions.isDisjoint(with: ["CGPoint", "CGRect", "CGSize"])
    }

    /// Whether values of it are known to be `Codable`, on every system.
    package var isKnownCodable: Bool {
        isKnownHashable
            && mentions.subtracting(["Foundation"]).isSubset(of: KnownSamples.codable)
    }
}

/// Creates values that contain a number.
private struct SampleMaker {
    let number: Int

    func value(of type: SwiftType) -> SampleValue {
        switch type {
        case .identifier(let component): return named(component.name, component.genericArguments)
        case .member(let base, let component):
            let isModule = base == .named("Swift") || base == .named("Foundation")
            let name = isModule ? component.name : "\(base).\(component.name)"
            return named(name, component.genericArguments)
        case .optional(let wrapped):
            let value = value(of: wrapped)
            return value.isComparable && !wrapped.isTuple ? value : .constructible("nil")
        case .array(let element):
            return comparable(element).map { .comparable("[\($0)]") } ?? .constructible("[]")
        case .dictionary(let key, let value):
            guard let key = comparable(key), let value = comparable(value) else {
                return .constructible("[:]")
            }
            return .comparable("[\(key): \(value)]")
        case .tuple(let elements): return tuple(elements)
        case .function(let function):
            let value = value(of: function.result).expression ?? "fatalError(\"never called\")"
            return .constructible(function.closure(returning: function.result.isVoid ? "" : value))
        case .boxedProtocol(let inner): return boxed(inner)
        case .composition: return boxed(type)
        case .metatype(.identifier(let component)) where component.name == "Any":
            return .constructible("Int.self")
        // No type that conforms to the protocol is known.
        case .metatype(.identifier(let component)) where component.name == "AnyObject": return .none
        case .metatype(let instance): return .constructible("\(instance).self")
        case .parenthesized(let inner): return value(of: inner)
        }
    }

    private func fill(_ template: String) -> String {
        template.split(atByte: UInt8(ascii: "#")).joined(separator: String(number))
    }

    private func named(_ name: String, _ arguments: [SwiftType]) -> SampleValue {
        switch (name, arguments.count) {
        case ("Bool", 0): return .comparable(number.isMultiple(of: 2) ? "true" : "false")
        case ("Character", 0), ("Unicode.Scalar", 0):
            let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8((number - 42) % 26))
            return .comparable("\"\(letter)\"")
        case (_, 0):
            if let known = KnownSamples.comparable[name] { return .comparable(fill(known)) }
            return KnownSamples.constructible[name].map { .constructible(fill($0)) } ?? .none
        case ("Optional", 1): return value(of: .optional(arguments[0]))
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1):
            return value(of: .array(arguments[0]))
        case ("Dictionary", 2):
            return value(of: .dictionary(key: arguments[0], value: arguments[1]))
        case ("Range", 1): return range("..<", arguments[0])
        case ("ClosedRange", 1): return range("...", arguments[0])
        case ("Result", 2):
            let value = value(of: arguments[0]).expression
            return value.map { .constructible(".success(\($0))") } ?? .none
        default: return .none
        }
    }

    /// A value in a collection, which is comparable if its elements are `Equatable`.
    private func comparable(_ type: SwiftType) -> String? {
        guard !type.isTuple, case .comparable(let value) = value(of: type) else { return nil }
        return value
    }

    private func range(_ sign: String, _ bound: SwiftType) -> SampleValue {
        // The sample of a number is the number.
        guard case .identifier(let component) = bound,
            KnownSamples.comparable[component.name] == "#"
                || ["Character", "Date", "String"].contains(component.name),
            case .comparable(let lower) = value(of: bound),
            case .comparable(let upper) = SampleMaker(number: number + 1).value(of: bound)
        else { return .none }
        return .comparable("\(lower)\(sign)\(upper)")
    }

    /// The standard library compares tuples of up to six.
    private func tuple(_ elements: [SwiftType.Element]) -> SampleValue {
        let values = elements.enumerated().map { index, element in
            SampleMaker(number: number + index).value(of: element.type)
        }
        guard let text = SwiftType.tuple(of: elements, values.map(\.expression))
        else { return .none }
        let isComparable =
            (1...6).contains(elements.count) && values.allSatisfy(\.isComparable)
            && !elements.contains { $0.type.isTuple }
        return isComparable ? .comparable(text) : .constructible(text)
    }

    /// Returns a value of `any P` or `P & Q`, a number if numbers conform to each protocol.
    private func boxed(_ type: SwiftType) -> SampleValue {
        switch type.withoutParentheses {
        case .composition(let members):
            let number = SampleValue.constructible("\(number)")
            return members.allSatisfy { boxed($0) == number } ? number : .none
        case .identifier(let component):
            return KnownSamples.boxed[component.name].map { .constructible(fill($0)) } ?? .none
        default: return .none
        }
    }
}
