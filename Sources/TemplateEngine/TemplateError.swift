package import Basics

/// The problems of a template or of its data.
package struct TemplateError: Error, Sendable {
    /// A problem of a template or partial, as it's reported.
    struct Issue: Sendable {
        let source: String
        let range: Range<Int>
        let status: ExitStatus
        fileprivate(set) var diagnostics: [Diagnostic]

        init(_ problem: TemplateProblem, in source: SourceText, _ inclusion: Inclusion? = nil) {
            self.source = source.name
            range = problem.range
            status = problem.status
            diagnostics = [
                Diagnostic(.error, problem.message, in: source, at: range, hint: problem.hint)
            ]
            if let (message, range) = problem.note {
                diagnostics.append(Inclusion(source: source, range: range).note(message))
            }
            if let inclusion { diagnostics.append(inclusion.note("included from here")) }
        }

        fileprivate init(_ failure: Failure) {
            (source, range) = ("", 0..<0)
            (status, diagnostics) = (failure.status, failure.diagnostics)
        }
    }

    /// A tag that includes a partial or parent.
    struct Inclusion: Sendable {
        let source: SourceText
        let range: Range<Int>

        fileprivate func note(_ message: String) -> Diagnostic {
            Diagnostic(.note, message, in: source, at: range)
        }
    }

    /// The problems in the order of discovery. Never empty.
    private var issues: [Issue]

    init(issues: [Issue]) {
        self.issues = issues
    }

    init(_ problem: TemplateProblem, in source: SourceText) {
        issues = [Issue(problem, in: source)]
    }

    /// The error for a `PartialSource` to throw if it can't read an existing partial.
    package static func unreadable(_ failure: Failure) -> TemplateError {
        TemplateError(issues: [Issue(failure)])
    }

    /// The error of a partial, with the tag that includes it.
    func included(from inclusion: Inclusion) -> TemplateError {
        var error = self
        for index in issues.indices {
            error.issues[index].diagnostics.append(inclusion.note("included from here"))
        }
        return error
    }

    /// The exit status: 77 for the name of a partial that leads out of its folder, the status of an
    /// unreadable partial, or 65.
    package var status: ExitStatus {
        issues.map(\.status).first { $0 != .data } ?? .data
    }

    /// The messages for all problems.
    package var diagnostics: [Diagnostic] { issues.flatMap(\.diagnostics) }

    /// The error as a command reports it.
    package var failure: Failure { Failure(status, diagnostics) }
}

/// A problem and its place in a template.
struct TemplateProblem: Error {
    let message: String
    /// The UTF-8 offsets of the problem.
    let range: Range<Int>
    let hint: String?
    let note: (message: String, range: Range<Int>)?
    let status: ExitStatus

    init(
        _ message: String, at range: Range<Int>, hint: String? = nil,
        note: (message: String, range: Range<Int>)? = nil, status: ExitStatus = .data
    ) {
        self.message = message
        self.range = range
        self.hint = hint
        self.note = note
        self.status = status
    }

    /// A missing name. The hint is a suggestion, or the known names if there are few.
    init(
        _ message: String, at range: Range<Int>, missing word: String, known: [String],
        _ introduction: String
    ) {
        var hint = Suggestions.question(for: word, among: known)
        if hint == nil, !known.isEmpty, known.count <= 12 {
            let names = known.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
            hint = "\(introduction) \(names)."
        }
        self.init(message, at: range, hint: hint)
    }

    /// A name whose value can't be rendered, or nil if it can.
    init?(rendering value: TemplateValue, of name: Name, allowsBool: Bool = true) {
        let (kind, hint): (String, String?)
        switch value {
        case .list: (kind, hint) = ("a list", "Render its items with a section.")
        case .object: (kind, hint) = ("an object", "Render one of its names.")
        case .bool where !allowsBool: (kind, hint) = ("true or false", nil)
        case .null, .bool, .number, .string, .stringWithMembers: return nil
        }
        self.init("'\(name.text)' is \(kind), not text", at: name.range, hint: hint)
    }

    static func unknownPartial(
        _ name: String, at range: Range<Int>, known: [String]
    ) -> TemplateProblem {
        TemplateProblem(
            "there is no partial '\(name)'", at: range, missing: name, known: known,
            "The partials are")
    }

    static func unsafePartialName(_ name: String, at range: Range<Int>) -> TemplateProblem {
        TemplateProblem(
            "the partial name '\(name)' could lead out of the partials' folder", at: range,
            hint: "A name is a relative path without '..', as in 'a/b'.", status: .refused)
    }

    static func tooManySteps(_ limit: Int, at range: Range<Int>) -> TemplateProblem {
        TemplateProblem("rendering takes more than \(limit) steps", at: range)
    }
}
