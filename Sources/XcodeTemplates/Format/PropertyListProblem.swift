/// Why a text is not a property list.
package enum PropertyListProblem: Hashable, Sendable {
    // In either form of text.
    case noValue, secondValue
    /// What begins here has no end.
    case noEnd

    // In XML.
    case textBetweenElements
    case elementInText(String, of: String)
    case unknownReference
    /// A value in a dictionary without a key before it.
    case noKey
    case noValueOf(String)
    case wrongContent(String, of: String)

    // In the old form.
    case missing(Missing)

    package enum Missing: Hashable, Sendable {
        case mark(Character)
        case value, text, hexDigit
    }
}
