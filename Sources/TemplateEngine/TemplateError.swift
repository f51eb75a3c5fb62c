package import Basics

/// What is wrong with a template, or with what it was rendered with; `diagnostics` says it in
/// words.
package struct TemplateError: Error, Sendable {
    /// One fact and its place.
    package struct Issue: Sendable {
        package let problem: TemplateProblem
        /// The template that it is in: the one that was rendered, or a partial.
        package let source: SourceText
        /// Where it is, in UTF-8 offsets.
        package let range: Range<Int>
        /// The tag that brought the partial in.
        package internal(set) var inclusion: Inclusion?
    }

    /// A tag that names a partial or parent.
    package struct Inclusion: Sendable {
        /// The template with the tag.
        package let source: SourceText
        /// Where the tag is, in UTF-8 offsets.
        package let range: Range<Int>
    }

    /// In the order in which they were found; never empty.
    package internal(set) var issues: [Issue]

    init(_ problem: TemplateProblem, in source: SourceText, at range: Range<Int>) {
        issues = [Issue(problem: problem, source: source, range: range)]
    }

    init(issues: [Issue]) {
        self.issues = issues
    }

    /// A partial that is there and could not be read, for a `PartialSource` to throw.
    package static func unreadable(_ failure: Failure) -> TemplateError {
        TemplateError(.unreadable(failure), in: SourceText(name: "", text: ""), at: 0..<0)
    }

    /// What a command ends with: 77 for the name of a partial that leads elsewhere, the status of
    /// a partial that could not be read, 65 for everything else.
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

/// The things that can be wrong with a template.
package enum TemplateProblem: Sendable {
    // Found when the template is parsed.
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

    // Found when it is rendered.
    /// `part` of the dotted `name` is missing; `owner` is what comes before it, if anything does.
    case unknownName(String, part: String, owner: String?, known: [String])
    case notText(String, found: TemplateValueKind)
    case unknownPartial(String, known: [String])
    case unsafePartialName(String)
    case expandedTooDeep(Int)
    case outputTooLarge(Int)
    case tooManySteps(Int)
    case unreadable(Failure)
}

/// The kinds of values that are not text, as messages name them.
package enum TemplateValueKind: String, Sendable {
    case list = "a list"
    case object = "an object"
    case bool = "true or false"
}
