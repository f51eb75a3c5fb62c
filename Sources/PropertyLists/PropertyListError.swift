package import Basics

/// What is wrong with a property list, and where; `diagnostic` says it in words.
package struct PropertyListError: Error, Sendable {
    package let problem: PropertyListProblem
    package let place: SourcePlace

    package init(_ problem: PropertyListProblem, at place: SourcePlace) {
        self.problem = problem
        self.place = place
    }

    init(_ problem: PropertyListProblem, in name: String) {
        self.init(problem, at: .whole(name))
    }
}

/// The things that can be wrong with a property list.
package enum PropertyListProblem: Error, Hashable, Sendable {
    case emptyFile, invalidUTF8
    case unknownEncoding(String)
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)

    // In either form of text.
    case noValue, secondValue
    /// What begins here has no end.
    case noEnd

    // In XML.
    case unknownElement(String)
    case unclosedElement(String)
    case mismatchedElement(found: String, expected: String?)
    case textBetweenElements
    case elementInText(String, of: String)
    case unknownReference
    /// A value in a dictionary without a key before it.
    case noKey
    case noValueOf(String)
    case wrongContent(String, of: String)

    // In the old form.
    case missing(Missing)

    // In the binary form.
    case damaged(Damage)

    package enum Missing: Hashable, Sendable {
        case mark(Character)
        case value, text, hexDigit
    }

    package enum Damage: Hashable, Sendable {
        case earlyEnd, trailer, offsetTable, reference, offset, length
        case unknownType
        case valueBeyondEnd
        case keyWithoutText
        case largeNumber
    }
}
