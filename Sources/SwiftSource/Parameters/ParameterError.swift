package import Basics

/// What is wrong with an argument, and where: the facts, without words.
package struct ParameterError: Error {
    let problem: any DiagnosticConvertible
    /// Offsets into the argument, in UTF-8.
    let range: Range<Int>

    init(_ problem: SyntaxProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    init(_ problem: TypeProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    init(_ problem: ExpressionProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: NameProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }
    package init(_ problem: ListProblem, _ range: Range<Int>) {
        (self.problem, self.range) = (problem, range)
    }

    /// The failure of a command that was given the text, of which `kind` says what it declares.
    package func failure(in source: SourceText, declaring kind: ArgumentKind? = nil) -> Failure {
        let wording = problem.wording(declaring: kind)
        return source.failure(wording.message, atUTF8: range, hint: wording.hint)
    }
}

extension Range<Int> {
    /// The one place.
    static func at(_ offset: Int) -> Range { offset..<offset + 1 }
}

/// A problem that can be said in words.
protocol DiagnosticConvertible: Sendable {
    var wording: Wording { get }
    /// The same where it depends on what the text declares.
    func wording(declaring kind: ArgumentKind?) -> Wording
}

extension DiagnosticConvertible {
    func wording(declaring kind: ArgumentKind?) -> Wording { wording }
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
enum SyntaxProblem: Equatable, Sendable {
    case unexpectedCharacter(Unicode.Scalar)
    case unexpected(String, Place)
    case unclosed(String, by: String)
    case semicolon
    case comment
    case badBackticks
    case dollarName
    case tooDeep
    case tooLong(limit: Int)

    /// What was expected where something else was found.
    enum Place: Equatable, Sendable {
        case insteadOf(String)
        case whereTypeBelongs, whereAttributeBelongs, whereExpressionBelongs, whereNameBelongs
        case afterType, afterExpression
    }
}

/// A type that no stored property can have, or that is misspelt.
enum TypeProblem: Equatable, Sendable {
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
enum ExpressionProblem: Equatable, Sendable {
    case missingExpression
    case statement(String)
    case assignment(String)
    case directive(String)
    case throwingDefault, asyncDefault
    case misplacedTry(String)
    case selfInDefault(String)
    case dollarOutside, inoutExpression
    case regularExpression, multilineString
    case unclosedString
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
    case endsWith(Unicode.Scalar, Kind)
    case tooLong(Kind, limit: Int)
    case keyword(String, Kind)
    case notAProperty(String)
    case lowercaseScene
    case missingColon, missingEquals, tooManyWords
    /// A '=' where the ':' belongs, with what was probably meant.
    case equalsForColon(String?)
    /// `let` and the like before a name; `rest` is the text without it.
    case declarationWord(String, rest: String)
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
    case sourceWithoutName
    case unknownSource(String, option: String, known: [String])
}
