internal import Basics

extension TypeProblem: Worded {
    var wording: Wording {
        switch self {
        case .missingType: Wording("the type is missing", "Write a type after the ':'.")
        case .modifier(let word): modifierWording(word)
        case .suppressedConstraint:
            Wording("'~' suppresses a constraint, which only a generic parameter can do")
        case .implicitlyUnwrapped:
            Wording("'!' makes no type of its own", "Write '?' for an optional.")
        case .variadic: Wording("variadics cannot be stored", "Write an array, such as [Int].")
        case .autoclosure:
            Wording("'@autoclosure' cannot be stored", "Write a function type: () -> Bool")
        case .selfType:
            Wording("'Self' would be another type in every file", "Name the type.")
        case .placeholderType: Wording("'_' is no type for a declaration", "Name the type.")
        case .selfExpressionAsType:
            Wording("'self' is an expression, not a type", "A metatype ends in '.Type'.")
        case .keywordAsType(let word): Wording("the keyword '\(word)' is no type")
        case .inlineArray, .integerGenericArgument:
            Wording(
                "inline arrays need a newer system than scenes support",
                "Write an array, such as [Int].")
        case .protocolMetatype(let type):
            Wording("'Protocol' is not supported", "Write (any \(type)).Type")
        case .optionalAny(let fix):
            Wording("an optional 'any' type needs parentheses", "Write \(fix)")
        case .optionalMember(let fix):
            Wording("an optional composition needs parentheses", "Write \(fix)")
        case .anyOfConcreteType: Wording("'any' is only for protocols", "Leave out 'any'.")
        case .anyInComposition:
            Wording("'any' stands once, in front of all protocols", "Write any P & Q")
        case .notComposable: Wording("'&' joins protocols and classes only")
        default: functionWording
        }
    }

    private func modifierWording(_ word: String) -> Wording {
        switch word {
        case "some":
            Wording("'some' is a generic parameter, not a type to store", "Write 'any'.")
        case "inout":
            Wording(
                "'inout' cannot be stored", "It may stand at the parameters of a function type.")
        case "each", "repeat": Wording("parameter packs cannot be stored")
        case "__owned": Wording("'__owned' is an old word of Swift", "Write 'consuming'.")
        case "__shared": Wording("'__shared' is an old word of Swift", "Write 'borrowing'.")
        case "nonisolated":
            Wording("'nonisolated' alone is no part of a type", "Write nonisolated(nonsending)")
        case "rethrows": Wording("'rethrows' is only for declarations", "Write 'throws'.")
        default:
            Wording(
                "'\(word)' says how a value is passed, which is not part of its type",
                SwiftKeywords.passing.contains(word)
                    ? "It may stand at the parameters of a function type." : nil)
        }
    }

    private var functionWording: Wording {
        switch self {
        case .unknownAttribute(let text):
            Wording(
                "'\(text)' is not supported",
                "Known are @escaping, @Sendable and global actors such as @MainActor.")
        case .repeatedAttribute(let text): Wording("'\(text)' is there twice")
        case .attributeWithoutFunction(let text):
            Wording("'\(text)' must stand directly before a function type")
        case .nestedEscaping:
            Wording(
                "'@escaping' stands at parameters, and here is none", "Leave out '@escaping'.")
        case .escapingWithoutFunction:
            Wording("'@escaping' is only for function types", "Leave out '@escaping'.")
        case .escapingInout:
            Wording("a function that is 'inout' escapes anyway", "Leave out '@escaping'.")
        case .functionWithoutParentheses(let text):
            Wording("parameters of a function type need parentheses", "Write (\(text)) -> …")
        case .functionTypeLabel(let label):
            Wording("function types have no argument labels", "Write _ \(label):")
        case .asyncAfterThrows: Wording("'async' stands before 'throws'")
        case .lateNonsending(let text):
            Wording("'nonisolated(nonsending)' stands before '\(text)'")
        case .nonsendingWithoutAsync:
            Wording("'nonisolated(nonsending)' is only for 'async' functions")
        default: parameterWording
        }
    }

    private var parameterWording: Wording {
        switch self {
        case .passingTwice(let words):
            Wording(
                "'\(words.joined(separator: " "))' cannot stand together",
                words.first == "sending" && ["inout", "consuming"].contains(words.last)
                    ? "Write '\(words.reversed().joined(separator: " "))'." : nil)
        case .passingBehind(let word, let attribute):
            Wording("'\(word)' stands before '\(attribute)'")
        case .variadicWith(let word): Wording("variadics cannot be '\(word)'")
        case .secondVariadic: Wording("a function type has one variadic parameter")
        case .secondIsolation: Wording("a function runs on one actor")
        case .isolatedWithoutActor: Wording("'isolated' is only for actors")
        case .tupleElementWithTwoNames: Wording("an element of a tuple has one name")
        case .singleElementTuple(let label):
            Wording("a tuple has no single element", "Leave out '\(label):'.")
        case .repeatedTupleLabel(let label): Wording("two elements are named '\(label)'")
        default: Wording("this is no type")
        }
    }
}
