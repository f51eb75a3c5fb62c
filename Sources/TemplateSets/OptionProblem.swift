package import Basics

/// Why something that is said of an option cannot be taken.
package enum OptionProblem: Error {
    case noValue(SourceText)
    case unknown(SourceText)
    case badValue(SourceText, SetOption)
    case brokenText(SourceText, String)
    case twice(SourceText)

    package func failure(for templateSet: TemplateSet) -> Failure {
        let names = templateSet.options.map(\.name)
        switch self {
        case .noValue(let text):
            let key = text.text.isEmpty ? "key" : text.text
            return text.failure(
                "'\(text.text)' sets no value",
                hint: "Write it as --option \(key)=value.")
        case .unknown(let key):
            let list =
                names.isEmpty ? "It has none." : "It has \(names.joinedAsAlternatives("and"))."
            return key.failure(
                "the set '\(templateSet.name)' has no option '\(key.text)'",
                hint: Suggestions.question(for: key.text, among: names) ?? list)
        case .badValue(let value, let option):
            let choices = option.values.map { "'\($0)'" }.joinedAsAlternatives()
            let list =
                choices.isEmpty
                ? "A text cannot contain quotation marks, backslashes, comment marks or line breaks."
                : "Please provide one of \(choices)."
            return value.failure(
                "the value '\(value.text.escapedForTerminal())' is invalid for the option "
                    + "'\(option.name)'",
                hint: Suggestions.question(for: value.text, among: option.values) ?? list)
        case .brokenText(let value, let name):
            return value.failure(
                "the value '\(value.text.escapedForTerminal())' is invalid for the option "
                    + "'\(name.escapedForTerminal())'",
                hint: "A text cannot contain line breaks or control characters.")
        case .twice(let key):
            return key.failure("the option '\(key.text)' is given twice", hint: "Give it once.")
        }
    }
}
