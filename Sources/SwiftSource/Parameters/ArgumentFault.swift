package import Basics

/// What is wrong with an argument, and where: the facts, without words.
package struct ArgumentFault: Error {
    let problem: any Worded
    /// Indices into the scalars of the argument.
    let range: Range<Int>

    package init(_ problem: SyntaxProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: SyntaxProblem, at index: Int) { self.init(problem, index..<index + 1) }
    package init(_ problem: TypeProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: TypeProblem, at index: Int) { self.init(problem, index..<index + 1) }
    package init(_ problem: ExpressionProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: ExpressionProblem, at index: Int) {
        self.init(problem, index..<index + 1)
    }
    package init(_ problem: NameProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: NameProblem, at index: Int) { self.init(problem, index..<index + 1) }
    package init(_ problem: ListProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }

    /// The diagnostic for an argument of `option`.
    package func diagnostic(in argument: String, of option: String) -> Diagnostic {
        let scalars = argument.unicodeScalars
        func bytes(before index: Int) -> Int {
            scalars.prefix(index).reduce(0) { $0 + UTF8.width($1) }
        }
        let start = bytes(before: range.lowerBound)
        let length = max(1, bytes(before: range.upperBound) - start)
        let source = SourceText(name: option, text: argument)
        let wording = problem.wording(of: option)
        // A caret under nothing points at nothing.
        let isBlank = scalars.allSatisfy { $0 == " " }
        return Diagnostic(
            .error, wording.message, path: option,
            excerpt: isBlank ? nil : source.excerpt(atUTF8Offset: start, utf8Length: length),
            hint: wording.hint)
    }

    /// The failure of a command that was given the argument.
    package func failure(in argument: String, of option: String) -> Failure {
        Failure(.usage, diagnostic(in: argument, of: option))
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { scalar.utf8.count }
}

/// A problem that can be said in words.
protocol Worded: Sendable {
    var wording: Wording { get }
    /// The same where it depends on the option that was given the argument.
    func wording(of option: String) -> Wording
}

extension Worded {
    func wording(of option: String) -> Wording { wording }
}

/// What is wrong, and what to type instead.
struct Wording {
    let message: String
    let hint: String?

    init(_ message: String, _ hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// A character or word that cannot stand where it does.
package enum SyntaxProblem: Equatable, Sendable {
    case unexpectedCharacter(Unicode.Scalar)
    case unexpected(String, Place)
    case unclosed(Unicode.Scalar, by: Unicode.Scalar)
    case semicolon
    case comment
    case badBackticks
    case badNumber
    case dollarName
    case tooDeep
    case tooLong(limit: Int)

    /// What was expected where something else was found.
    package enum Place: Equatable, Sendable {
        case insteadOf(String)
        case whereTypeBelongs, whereAttributeBelongs, whereExpressionBelongs, whereNameBelongs
        case afterType, afterExpression, afterOptionalChain
    }
}

/// A type that no stored property can have, or that is misspelt.
package enum TypeProblem: Equatable, Sendable {
    case missingType
    case modifier(String)
    case suppressedConstraint, implicitlyUnwrapped, variadic, autoclosure
    case selfType, placeholderType, selfExpressionAsType
    case keywordAsType(String)
    case inlineArray, integerGenericArgument
    case protocolMetatype(String)
    case optionalAny(fix: String)
    case optionalMember(fix: String)
    case anyOfConcreteType, anyInComposition, notComposable
    case unknownAttribute(String)
    case repeatedAttribute(String)
    case attributeWithoutFunction(String)
    case nestedEscaping, escapingWithoutFunction, escapingInout
    case lateNonsending(String)
    case nonsendingWithoutAsync
    case passingTwice([String])
    case passingBehind(String, String)
    case variadicWith(String)
    case secondVariadic, secondIsolation, isolatedWithoutActor
    case functionWithoutParentheses(String)
    case functionTypeLabel(String)
    case asyncAfterThrows
    case tupleElementWithTwoNames
    case singleElementTuple(String)
    case repeatedTupleLabel(String)
}

/// An expression that cannot be a default or a sample.
package enum ExpressionProblem: Equatable, Sendable {
    case missingExpression
    case statement(String)
    case assignment(String)
    case directive(String)
    case throwingDefault, asyncDefault
    case misplacedTry(String)
    case selfInDefault(String)
    case dollarOutside, inoutExpression
    case regularExpression, multilineString
    case unclosedString, badEscape
    case invisibleInString(Unicode.Scalar)
}

/// A name that Swift, or a reader, would not take.
package enum NameProblem: Equatable, Sendable {
    /// What the name is for.
    package enum Kind: String, Sendable {
        case scene = "a scene name"
        case parameter = "a parameter name"
        case label = "an argument label"
        case module = "a module name"
    }

    case empty(Kind)
    case startsWith(Unicode.Scalar, Kind)
    case holds(Unicode.Scalar, Kind)
    case tooLong(Kind, limit: Int)
    case keyword(String, Kind)
    case notAProperty(String)
    case lowercaseScene
    case missingColon, missingEquals, tooManyWords
    /// There is no argument at all, where this would have been the problem of another one.
    indirect case nothing(NameProblem)
    /// The same with a name that would do.
    indirect case suggesting(NameProblem, String)
}

/// Parameters, dependencies and samples that do not go together.
package enum ListProblem: Equatable, Sendable {
    case duplicate(String, ArgumentKind)
    case differsInCase(String, String)
    case clash(dependency: String, parameter: String)
    case reserved(String, reason: String)
    case dependencyWithoutDefault(String)
    case dependencyWithLabel
    case memberWithLabel, memberWithDefault
    case memberClash(String, with: String)
    case unknownParameter(String, known: [String])
}

/// What an argument declares.
package enum ArgumentKind: String, Sendable {
    case parameter, dependency, sample, member
}
