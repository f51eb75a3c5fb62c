package import Basics

/// A problem of an argument and its range, without wording.
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

    /// Returns the failure of a command that got the text. `kind` is what the text declares.
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
    /// Returns the wording, which can depend on what the text declares.
    func wording(declaring kind: ArgumentKind?) -> Wording
}

extension DiagnosticConvertible {
    func wording(declaring kind: ArgumentKind?) -> Wording { wording }
}

/// A problem and its remedy, in words.
struct Wording {
    let message: String
    let hint: String?

    init(_ message: String, _ hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// A character or word in the wrong place.
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

    /// The syntax that was expected in place of the text.
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
    /// The purpose of the name.
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
    /// A '=' in place of the ':', with the probable intention.
    case equalsForColon(String?)
    /// `let` and the like before a name; `rest` is the text without it.
    case declarationWord(String, rest: String)
    /// The argument is empty. With any text, it would have the associated problem.
    indirect case nothing(NameProblem)
    /// A problem, and a name that is valid.
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

/// The kind of declaration in an argument.
package enum ArgumentKind: String, Sendable {
    case parameter, dependency, sample, member

    /// The option of the command line that declares one.
    var option: String {
        switch self {
        case .parameter: "--param"
        case .dependency: "--dependency"
        case .sample: "--sample"
        case .member: "--option"
        }
    }
}
