package import Basics

/// The problems of a template or of its data.
package struct TemplateError: Error, Sendable {
    /// A problem and its place.
    package struct Issue: Sendable {
        package let problem: TemplateProblem
        /// The template or partial with the problem.
        package let source: SourceText
        /// The UTF-8 offsets of the problem.
        package let range: Range<Int>
        /// The tag that includes the partial.
        package internal(set) var inclusion: Inclusion?
    }

    /// A tag that includes a partial or parent.
    package struct Inclusion: Sendable {
        /// The template with the tag.
        package let source: SourceText
        /// The UTF-8 offsets of the tag.
        package let range: Range<Int>
    }

    /// The problems in the order of discovery. Never empty.
    package internal(set) var issues: [Issue]

    init(_ problem: TemplateProblem, in source: SourceText, at range: Range<Int>) {
        issues = [Issue(problem: problem, source: source, range: range)]
    }

    init(issues: [Issue]) {
        self.issues = issues
    }

    /// The error for a `PartialSource` to throw if it can't read an existing partial.
    package static func unreadable(_ failure: Failure) -> TemplateError {
        TemplateError(.unreadable(failure), in: SourceText(name: "", text: ""), at: 0..<0)
    }

    /// The exit status: 77 for the name of a partial that leads out of its folder, the status of an
    /// unreadable partial, or 65.
    package var status: ExitStatus {
        for issue in issues {
            switch issue.problem {
            case .unsafePartialName: return .refused
            case .unreadable(let failure): return failure.status
            default: continue
            }
        }
        return .data
    }

    /// The error as a command reports it.
    package var failure: Failure { Failure(status, diagnostics) }
}

/// A problem of a template.
package enum TemplateProblem: Sendable {
    // Problems of parsing.
    case invalidUTF8
    case unclosedTag(missing: String)
    case emptyTag
    case spaceInName(String)
    case malformedName(String)
    case badDelimiters(String)
    case unclosedSection(String, end: Int)
    case mismatchedEnd(found: String, expected: String, opening: String, opened: Range<Int>)
    case nothingToClose(String)
    case nestedTooDeep(Int)

    // Problems of rendering.
    /// A dotted name whose `part` is missing in `owner`, or in all contexts if `owner` is nil.
    case unknownName(String, part: String, owner: String?, known: [String])
    case notText(String, found: TemplateValueKind)
    case unknownPartial(String, known: [String])
    case unsafePartialName(String)
    case expandedTooDeep(Int)
    case outputTooLarge(Int)
    case tooManySteps(Int)
    case unreadable(Failure)
}

/// The kinds of values that aren't text. Messages use the raw values.
package enum TemplateValueKind: String, Sendable {
    case list = "a list"
    case object = "an object"
    case bool = "true or false"
}

// MARK: - Messages

extension TemplateError {
    /// The messages for all problems.
    package var diagnostics: [Diagnostic] { issues.flatMap(\.diagnostics) }
}

extension TemplateError.Issue {
    fileprivate var diagnostics: [Diagnostic] {
        if case .unreadable(let failure) = problem {
            return failure.diagnostics + notes
        }
        let main = Diagnostic(.error, problem.message, in: source, at: range, hint: problem.hint)
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
        Diagnostic(.note, message, in: source, at: range)
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

    /// A suggestion, or the known names if there are few.
    private static func hint(_ word: String, _ known: [String], _ introduction: String) -> String? {
        if let question = Suggestions.question(for: word, among: known) { return question }
        guard !known.isEmpty, known.count <= 12 else { return nil }
        let names = known.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
        return "\(introduction) \(names)."
    }
}
