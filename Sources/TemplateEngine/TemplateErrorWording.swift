package import Basics

extension TemplateError {
    /// What to tell the user, all issues together.
    package var diagnostics: [Diagnostic] { issues.flatMap(\.diagnostics) }
}

extension TemplateError.Issue {
    fileprivate var diagnostics: [Diagnostic] {
        if case .unreadable(let failure) = problem {
            return failure.diagnostics + notes
        }
        let main = Diagnostic(
            .error, problem.message, in: source, atUTF8Offset: range.lowerBound,
            utf8Length: range.count, hint: problem.hint)
        return [main] + notes
    }

    private var notes: [Diagnostic] {
        var notes: [Diagnostic] = []
        switch problem {
        case .unclosedSection(_, let end):
            notes.append(note("the file ends here without it", in: source, end..<end + 1))
        case .mismatchedEnd(_, _, let opening, let opened):
            notes.append(note("'\(opening)' is opened here", in: source, opened))
        default: break
        }
        if let inclusion {
            notes.append(note("included from here", in: inclusion.source, inclusion.range))
        }
        return notes
    }

    private func note(_ message: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
        Diagnostic(
            .note, message, in: source, atUTF8Offset: range.lowerBound, utf8Length: range.count)
    }
}

extension TemplateProblem {
    fileprivate var message: String {
        switch self {
        case .invalidUTF8: "the template is not UTF-8"
        case .unclosedTag(let missing): "the tag has no '\(missing)' on its line"
        case .emptyTag: "the tag has no name"
        case .spaceInName(let name): "the name '\(name)' has white space in it"
        case .malformedName(let name): "the name '\(name)' has a dot too many"
        case .badDelimiters(let text): "'\(text)' is not a pair of delimiters"
        case .unclosedSection(let tag, _): "'\(tag)' is never closed"
        case .mismatchedEnd(let found, let expected, _, _):
            "'\(found)' appears where '\(expected)' must be closed"
        case .nothingToClose(let tag): "'\(tag)' closes nothing"
        case .nestedTooDeep(let limit): "sections are nested more than \(limit) deep"
        case .unknownName(_, let part, nil, _): "unknown name '\(part)'"
        case .unknownName(_, let part, let owner?, _): "'\(owner)' has no '\(part)'"
        case .notText(let name, let found): "'\(name)' is \(found.rawValue), not text"
        case .unknownPartial(let name, _): "there is no partial '\(name)'"
        case .unsafePartialName(let name):
            "the partial name '\(name)' could lead out of the partials' folder"
        case .expandedTooDeep(let limit):
            "partials and blocks are nested more than \(limit) deep"
        case .outputTooLarge(let limit): "the result is larger than \(limit) bytes"
        case .tooManySteps(let limit): "rendering takes more than \(limit) steps"
        case .unreadable: "the partial cannot be read"
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .invalidUTF8: "Save it with the encoding UTF-8."
        case .badDelimiters:
            "Write two of them with a space between, as in {{=<% %>=}}; '=' cannot be part of one."
        case .mismatchedEnd(_, let expected, _, _): "Close '\(expected)' before this."
        case .unknownName(_, let part, _, let known): Self.hint(part, known, "The names here are")
        case .unknownPartial(let name, let known): Self.hint(name, known, "The partials are")
        case .notText(_, .list): "Render its items with a section."
        case .notText(_, .object): "Render one of its names."
        case .unsafePartialName:
            "A name is a relative path without '..', as in 'a/b'."
        case .expandedTooDeep:
            "A partial that includes itself needs a section around that which ends."
        default: nil
        }
    }

    /// What was probably meant, or all there is if that is not much.
    private static func hint(_ word: String, _ known: [String], _ introduction: String) -> String? {
        if let question = Suggestions.question(for: word, among: known) { return question }
        guard !known.isEmpty, known.count <= 12 else { return nil }
        let names = known.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
        return "\(introduction) \(names)."
    }
}
