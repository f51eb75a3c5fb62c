package import Basics

/// A problem of a property list and its place. `diagnostic` has the wording.
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
    /// The comment, text, or tag at this place has no end.
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

extension PropertyListError {
    package var diagnostic: Diagnostic {
        place.diagnostic(.error, problem.message, hint: problem.hint)
    }
}

extension PropertyListProblem {
    package var message: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .invalidUTF8: "the file is not UTF-8"
        case .unknownEncoding(let name): "the encoding '\(name)' is not supported"
        case .tooLarge(let limit): "the property list is larger than \(limit) bytes"
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .tooManyValues(let limit): "the property list contains more than \(limit) values"
        case .unknownElement(let name): "'<\(name)>' is not an element of a property list"
        case .unclosedElement(let name): "'<\(name)>' is never closed"
        case .mismatchedElement(let found, nil): "'</\(found)>' closes nothing"
        case .mismatchedElement(let found, let expected?):
            "'</\(found)>' appears where '<\(expected)>' must be closed"
        case .damaged(let damage): "the binary property list is damaged: \(damage.words)"
        default: "this is not a property list: \(reason)"
        }
    }

    private var reason: String {
        switch self {
        case .noValue: "it has no value"
        case .secondValue: "something follows its value"
        case .noEnd: "what begins here has no end"
        case .textBetweenElements: "there is text between its elements"
        case .elementInText(let name, let outer): "'<\(name)>' appears in the text of '<\(outer)>'"
        case .unknownReference: "this '&' doesn't begin the name of a known character"
        case .noKey: "this value has no '<key>'"
        case .noValueOf(let key): "the key '\(key)' has no value"
        case .wrongContent(let text, let name): "'<\(name)>' cannot hold '\(text.prefix(40))'"
        case .missing(.mark(let mark)): "'\(mark)' is missing"
        case .missing(.value): "a value is missing"
        case .missing(.text): "a text is missing"
        case .missing(.hexDigit): "a hexadecimal digit is missing"
        default: ""
        }
    }

    package var hint: String? {
        switch self {
        case .invalidUTF8: "Save it with the encoding UTF-8."
        case .unknownEncoding: "Save it as UTF-8; 'plutil -convert xml1 FILE' does so."
        case .unknownElement(let name):
            Suggestions.question(for: name, among: XMLPropertyList.elements)
        case .unknownReference: "Write '&amp;' for the character itself."
        default: nil
        }
    }
}

extension PropertyListProblem.Damage {
    fileprivate var words: String {
        switch self {
        case .earlyEnd: "it ends too early"
        case .trailer: "its trailer is wrong"
        case .offsetTable: "its table of offsets is wrong"
        case .reference: "a reference is wrong"
        case .offset: "an offset is wrong"
        case .length: "a length is wrong"
        case .unknownType: "it contains a value of an unknown type"
        case .valueBeyondEnd: "a value is longer than the file"
        case .keyWithoutText: "a key is not a string"
        case .largeNumber: "a number is too large"
        }
    }
}

extension PropertyList {
    /// The kind of the value in messages.
    package var kindWords: String {
        switch self {
        case .string: "a string"
        case .integer, .real: "a number"
        case .boolean: "true or false"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
