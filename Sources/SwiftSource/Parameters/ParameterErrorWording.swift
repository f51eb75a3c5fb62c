import Basics

// Every word that users read about one argument is in this file; next to it, about several.

extension SyntaxProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .unexpectedCharacter(let scalar): Wording("unexpected \(scalar.bareSpelling)")
        case .unexpected("", let place): Wording("the text ends \(place.wording)")
        case .unexpected(let text, let place): Wording("unexpected '\(text)' \(place.wording)")
        case .unclosed(let opening, let closing):
            Wording("'\(opening)' has no '\(closing)'", "Add the '\(closing)'.")
        case .semicolon:
            Wording("unexpected ';'", "Write one expression; what takes more goes into a function.")
        case .comment: Wording("arguments cannot contain comments", "Leave the comment out.")
        case .badBackticks:
            Wording("backticks must hold an identifier", "Write `name`, with nothing else in it.")
        case .dollarName:
            Wording("names cannot start with '$'", "Swift reserves these names.")
        case .tooDeep: Wording("this is nested more than \(TypeParser.deepest) levels deep")
        case .tooLong(let limit): Wording("the argument is longer than \(limit) characters")
        }
    }

    func wording(declaring kind: ArgumentKind?) -> Wording {
        switch self {
        case .unexpected(",", .afterType), .unexpected(",", .afterExpression):
            Wording(wording.message, kind.map { "Write one \($0.option) for each." })
        default: wording
        }
    }
}

extension SyntaxProblem.Place {
    fileprivate var wording: String {
        switch self {
        case .insteadOf(let expected): "where '\(expected)' belongs"
        case .whereTypeBelongs: "where a type belongs"
        case .whereAttributeBelongs: "where the name of an attribute belongs"
        case .whereExpressionBelongs: "where an expression belongs"
        case .whereNameBelongs: "where a name belongs"
        case .afterType: "after the type"
        case .afterExpression: "after the expression"
        }
    }
}

extension ExpressionProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .missingExpression:
            Wording("there is nothing after '='", "Write an expression, or leave out the '='.")
        case .statement(let word): Wording("'\(word)' cannot be part of a one-line expression")
        case .assignment(let text): Wording("'\(text)' assigns, and has no value")
        case .directive(let name): Wording("'#\(name)' is not an expression")
        case .throwingDefault:
            Wording("errors thrown here are not handled", "Write 'try?' or 'try!'.")
        case .asyncDefault: Wording("nothing can be awaited here")
        case .misplacedTry(let word):
            Wording(
                "'\(word)' must come before all operators", "Write it first, or in parentheses.")
        case .selfInDefault(let word):
            Wording("'\(word)' means something else in every file", "Name what you mean.")
        case .dollarOutside: Wording("'$0' is only for closures that name no parameters")
        case .inoutExpression: Wording("'&' needs a variable, and there is none here")
        case .regularExpression:
            Wording("regular expressions are not supported here", "Keep it in a static constant.")
        case .multilineString:
            Wording("'\"\"\"' starts a string of several lines", "Write the string in one line.")
        case .unclosedString: Wording("the string does not end", "Add the closing quote.")
        case .invisibleInString(let scalar):
            Wording(
                "unexpected \(scalar.bareSpelling) in a string",
                "Write \\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        }
    }
}

extension TypeProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .missingType: Wording("the type is missing", "Write a type after the ':'.")
        case .modifier(let word): modifierWording(word)
        case .suppressedConstraint:
            Wording("'~' suppresses a constraint, which only a generic parameter can do")
        case .implicitlyUnwrapped:
            Wording("'!' is not supported in types", "Write '?' for an optional.")
        case .variadic: Wording("variadics cannot be stored", "Write an array, such as [Int].")
        case .autoclosure:
            Wording("'@autoclosure' cannot be stored", "Write a function type: () -> Bool")
        case .selfType:
            Wording("'Self' means another type in every file", "Name the type.")
        case .placeholderType: Wording("'_' is not a type", "Name the type.")
        case .selfExpressionAsType:
            Wording("'self' is an expression, not a type", "A metatype ends in '.Type'.")
        case .keywordAsType(let word): Wording("the keyword '\(word)' is not a type")
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
            Wording("'any' appears once, before all protocols", "Write any P & Q")
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
                "'inout' cannot be stored", "It is only for parameters of a function type.")
        case "each", "repeat": Wording("parameter packs cannot be stored")
        case "weak", "unowned", "lazy":
            Wording(
                "'\(word)' belongs to a property, not to its type",
                "Leave it out; scenes keep what they start with in constants.")
        case "__owned": Wording("'__owned' is obsolete", "Write 'consuming'.")
        case "__shared": Wording("'__shared' is obsolete", "Write 'borrowing'.")
        case "nonisolated":
            Wording("'nonisolated' alone cannot be part of a type", "Write nonisolated(nonsending)")
        case "rethrows": Wording("'rethrows' is only for declarations", "Write 'throws'.")
        default:
            Wording(
                "'\(word)' says how a value is passed, which is not part of its type",
                SwiftKeywords.passing.contains(word)
                    ? "It is only for parameters of a function type." : nil)
        }
    }

    private var functionWording: Wording {
        switch self {
        case .unknownAttribute(let text):
            Wording(
                "'\(text)' is not supported",
                "Known are @escaping, @Sendable and global actors such as @MainActor.")
        case .repeatedAttribute(let text): Wording("'\(text)' appears twice")
        case .attributeWithoutFunction(let text):
            Wording("'\(text)' must stand directly before a function type")
        case .nestedEscaping:
            Wording(
                "'@escaping' is only for parameters", "Leave out '@escaping'.")
        case .escapingWithoutFunction:
            Wording("'@escaping' is only for function types", "Leave out '@escaping'.")
        case .escapingInout:
            Wording("a function that is 'inout' escapes anyway", "Leave out '@escaping'.")
        case .functionWithoutParentheses(let text):
            Wording("parameters of a function type need parentheses", "Write (\(text)) -> …")
        case .functionTypeLabel(let label):
            Wording("function types have no argument labels", "Write _ \(label):")
        case .asyncAfterThrows: Wording("'async' must come before 'throws'")
        case .lateNonsending(let text):
            Wording("'nonisolated(nonsending)' must come before '\(text)'")
        case .nonsendingWithoutAsync:
            Wording("'nonisolated(nonsending)' is only for 'async' functions")
        default: parameterWording
        }
    }

    private var parameterWording: Wording {
        switch self {
        case .passingTwice(let words):
            Wording(
                "'\(words.joined(separator: " "))' cannot be combined",
                words.first == "sending" && ["inout", "consuming"].contains(words.last)
                    ? "Write '\(words.reversed().joined(separator: " "))'." : nil)
        case .passingBehind(let word, let attribute):
            Wording("'\(word)' must come before '\(attribute)'")
        case .variadicWith(let word): Wording("variadics cannot be '\(word)'")
        case .secondVariadic: Wording("a function type has one variadic parameter")
        case .secondIsolation: Wording("a function runs on one actor")
        case .isolatedWithoutActor: Wording("'isolated' is only for actors")
        case .tupleElementWithTwoNames: Wording("an element of a tuple has one name")
        case .singleElementTuple(let label):
            Wording("a tuple cannot have a single element", "Leave out '\(label):'.")
        case .repeatedTupleLabel(let label): Wording("two elements are named '\(label)'")
        default: Wording("this is not a type")
        }
    }
}

extension NameProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .empty(let kind): Wording("\(kind.rawValue) is missing")
        case .startsWith(let scalar, let kind):
            Wording("\(kind.rawValue) cannot start with \(scalar.spelling)")
        case .holds(let scalar, let kind):
            Wording("\(kind.rawValue) cannot hold \(scalar.spelling)")
        case .endsWith(let scalar, let kind):
            Wording("\(kind.rawValue) cannot end with \(scalar.spelling)")
        case .tooLong(let kind, let limit):
            Wording("\(kind.rawValue) has at most \(limit) bytes")
        case .keyword(let word, let kind): Wording("'\(word)' is a keyword, not \(kind.rawValue)")
        case .notAProperty(let name): Wording("no property can be named '\(name)'")
        case .lowercaseScene: Wording("a scene name starts with an upper-case letter")
        case .missingColon: Wording("there is no type", "Write name:Type, such as carID:String")
        case .missingEquals:
            Wording("there is no value", "Write name=expression, such as car=Car.preview")
        case .equalsForColon(let meant):
            Wording(
                "there is no ':' between the name and the type",
                meant.map { "Did you mean '\($0)'?" }
                    ?? "Write name:Type=default, such as page:Int=1")
        case .declarationWord(let word, let rest):
            Wording(
                "'\(word)' declares a property; a parameter is only its name and type",
                "Write '\(rest)', or '`\(word)` \(rest)' for an argument label of that name.")
        case .nothing(let problem): Wording("the argument is empty", problem.wording.hint)
        case .tooManyWords:
            Wording("more than a label and a name", "Write name:Type or \"label name:Type\"")
        case .suggesting(let problem, let name):
            Wording(problem.wording.message, "Did you mean '\(name)'?")
        }
    }

    func wording(declaring kind: ArgumentKind?) -> Wording {
        guard case .equalsForColon = self, kind == .dependency else { return wording }
        return Wording(
            wording.message,
            "Write name:Type=default, such as 'api:any CarFetching=CarService.shared'")
    }
}

extension ListProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .duplicate(let name, let kind): Wording("there are two \(kind.plural) '\(name)'")
        case .differsInCase(let first, let second):
            Wording("'\(first)' and '\(second)' differ only in case")
        case .clash(let dependency, let parameter):
            Wording("the dependency '\(dependency)' clashes with the parameter '\(parameter)'")
        case .reserved(let name, let reason): Wording("the name '\(name)' is taken: \(reason)")
        case .dependencyWithoutDefault(let name):
            Wording(
                "the dependency '\(name)' has no default",
                "Write what the scene uses: --dependency \"\(name):Type=expression\"")
        case .dependencyWithLabel:
            Wording("a dependency has no label of its own", "Write name:Type=expression")
        case .memberWithLabel: Wording("a member has no label", "Write name:Type")
        case .memberWithDefault: Wording("a member has no default", "Write name:Type")
        case .memberClash(let member, let other):
            Wording("the member '\(member)' clashes with \(other)", "Choose another name.")
        case .sourceWithoutName:
            Wording("a member's source is the name of another member", "Write name:Type=source")
        case .unknownSource(let name, let option, let known):
            Wording(
                "'\(option)' has no member '\(name)'",
                Suggestions.question(for: name, among: known)
                    ?? (known.isEmpty
                        ? "Add it: --option \(option)=\(name):Void, or \(name):Type if it has a value"
                        : "It has \(known.joinedAsAlternatives("and"))."))
        case .unknownParameter(let name, let known):
            Wording(
                "there is no parameter '\(name)'",
                Suggestions.question(for: name, among: known)
                    ?? (known.isEmpty ? nil : "There is \(known.joinedAsAlternatives("and"))."))
        }
    }
}

extension ArgumentKind {
    fileprivate var plural: String {
        switch self {
        case .parameter: "parameters"
        case .dependency: "dependencies"
        case .sample: "samples for"
        case .member: "members"
        }
    }
}
