package import Basics
import PropertyLists

extension XcodeTemplateError {
    /// The messages for the user, for all issues.
    package var diagnostics: [Diagnostic] {
        issues.map { issue in
            let (message, hint) = (issue.problem.message, issue.problem.hint)
            if let given = issue.given { return given.diagnostic(message, hint: hint) }
            return issue.place.diagnostic(.error, message, hint: hint)
        }
    }
}

extension XcodeTemplateProblem {
    /// The exit status of a command that this issue alone stops.
    var status: ExitStatus {
        switch self {
        case .unsafeValue, .unsafePath: .refused
        case .unknownOption, .staticOption, .nameOption, .inactiveOption, .notAChoice,
            .notTrueOrFalse, .missingOption, .missingName:
            .usage
        default: .data
        }
    }

    fileprivate var message: String {
        switch self {
        case .propertyList(let problem): problem.message
        case .noInfo: "the bundle has no TemplateInfo.plist"
        case .wrongType(let key, let expected, let found):
            "'\(key)' is \(found), not \(expected)"
        case .foreignKind(let kind): "templates of the kind '\(kind)' are not file templates"
        case .optionWithoutIdentifier(let number): "option \(number) has no 'Identifier'"
        case .duplicateOption(let id):
            "options with the identifier '\(id)' differ, and files depend on which one is used"
        case .unknownOptionType(let option, nil): "the option '\(option)' has no 'Type'"
        case .unknownOptionType(let option, let type?):
            "the option '\(option)' has the unknown type '\(type)'"
        case .noChoices(let option): "the popup '\(option)' has no 'Values'"
        case .emptyBundle: "the bundle contains no template files"
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .cycle(let chain): "values refer to each other: \(chain.quotedChain)"
        case .missingVariant(let folder, _): "the template has no folder '\(folder)'"
        case .appleMacro(let name): "only Xcode itself can fill ___\(name)___"
        case .valueTooLarge(let limit): "a value becomes larger than \(limit) bytes"
        case .outputTooLarge(let limit): "the result is larger than \(limit) bytes"
        case .collision(let one, let other): "'\(one)' and '\(other)' would be one file"
        default: userMessage
        }
    }

    private var userMessage: String {
        switch self {
        case .unknownOption(let id, _): "the template has no option '\(id)'"
        case .staticOption(let id): "the option '\(id)' is fixed by the template"
        case .nameOption(let id): "the scene's name is the option '\(id)'"
        case .inactiveOption(let id, let needs):
            "the option '\(id)' needs \(needs.requirementWords)"
        case .notAChoice(let value, let option, _): "'\(option)' cannot be '\(value)'"
        case .notTrueOrFalse(let value, let option):
            "'\(option)' is true or false, not '\(value)'"
        case .missingOption(let id, let label):
            label.isEmpty
                ? "the option '\(id)' is missing" : "the option '\(id)' (\(label)) is missing"
        case .missingName: "the template needs a name"
        case .unsafeValue(let value, let source, let path):
            "\(source.words) is '\(value)', which cannot stand in the path '\(path)'"
        case .unsafePath(let path): "the path '\(path)' has a part that is empty, '.' or '..'"
        default: ""
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .propertyList(let problem): problem.hint
        case .foreignKind: "Only file templates can be rendered, not projects or targets."
        case .duplicateOption: "Give each option a different identifier."
        case .noChoices: "Add 'Values' to the option."
        case .unknownOptionType(_, let type): Self.hint(type ?? "", Self.types, "The types are")
        case .emptyBundle: "Packs such as this fill it with an install script of their own."
        case .missingVariant(let folder, let folders):
            Self.hint(folder, folders, "The folders are")
        case .unknownOption(let id, let known): Self.hint(id, known, "The options are")
        case .notAChoice(let value, _, let choices): Self.hint(value, choices, "It can be")
        case .notTrueOrFalse(_, let option): "Type --option \(option)=true."
        case .nameOption: "Give the name alone."
        case .missingOption(let id, _): "Type --option \(id)=…"
        case .inactiveOption(_, let needs): needs.requirementHint
        case .unsafeValue:
            "The name of a file or folder cannot contain '/', and cannot be '.' or '..'."
        default: nil
        }
    }

    private static let types = XcodeTemplateOption.Kind.allCases.map(\.rawValue)

    /// Suggests a similar name, or lists all.
    private static func hint(_ word: String, _ known: [String], _ introduction: String) -> String? {
        let names = known.sorted().prefix(30).map { "'\($0)'" }
        guard !names.isEmpty else { return nil }
        let all = "\(introduction) \(names.joinedAsAlternatives("and"))."
        guard let question = Suggestions.question(for: word, among: known) else { return all }
        return known.count <= 12 ? "\(question) \(all)" : question
    }
}

extension ValueSource {
    fileprivate var words: String {
        switch self {
        case .name: "the name"
        case .option(let id): "the option '\(id)'"
        case .macro(let name): "___\(name)___"
        }
    }
}

extension [String] {
    fileprivate var quotedChain: String { map { "'\($0)'" }.joined(separator: " → ") }
}

extension [String: [String]] {
    fileprivate var requirementWords: String {
        let all = sorted { $0.key < $1.key }.map { id, values in
            "'\(id)' to be \(values.map { "'\($0)'" }.joinedAsAlternatives())"
        }
        return all.joinedAsAlternatives("and")
    }

    fileprivate var requirementHint: String? {
        let words = sorted { $0.key < $1.key }.compactMap { id, values in
            values.first.map { "--option \(id)=\($0.quotedForShell)" }
        }
        return words.isEmpty ? nil : "Add \(words.joined(separator: " "))."
    }
}
