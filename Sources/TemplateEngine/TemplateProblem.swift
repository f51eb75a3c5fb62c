import Basics

struct TemplateProblem {
    let message: String
    /// The UTF-8 offsets of the problem.
    let range: Range<Int>
    var hint: String?
    var status = ExitStatus.data
}

extension TemplateProblem {
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
        self.init(message: message, range: range, hint: hint)
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
        self.init(message: "'\(name.text)' is \(kind), not text", range: name.range, hint: hint)
    }

    static func unknownPartial(_ name: String, at range: Range<Int>, known: [String]) -> Self {
        Self(
            "there is no partial '\(name)'", at: range, missing: name, known: known,
            "The partials are")
    }

    static func unknownBlock(_ name: String, at range: Range<Int>, known: [String]) -> Self {
        Self(
            "no template has the block '\(name)'", at: range, missing: name, known: known,
            "The blocks are")
    }

    static func unsafePartialName(_ name: String, at range: Range<Int>) -> Self {
        Self(
            message: "the partial name '\(name)' could lead out of the partials' folder",
            range: range, hint: "A name is a relative path without '..', as in 'a/b'.",
            status: .refused)
    }

    static func tooManySteps(_ limit: Int, at range: Range<Int>) -> Self {
        Self(message: manySteps + "\(limit) steps", range: range)
    }

    static func tooLarge(_ limit: Int, at range: Range<Int>) -> Self {
        Self(message: largeResult + "\(limit) bytes", range: range)
    }

    // The beginnings of messages about exceeded limits.
    fileprivate static let manySteps = "rendering takes more than "
    fileprivate static let largeResult = "the result is larger than "
}

extension Failure {
    /// Whether a template exceeded a limit, which took a second or so.
    package var isExhaustion: Bool {
        diagnostics.map(\.message).contains {
            $0.hasPrefix(TemplateProblem.manySteps) || $0.hasPrefix(TemplateProblem.largeResult)
        }
    }
}

/// The problems of a template's data, at most one at each place.
struct TemplateProblems {
    /// All problems. The first status other than 65 is that of all.
    private(set) var failure = Failure(.data, [])
    private var places: Set<Place> = []

    private struct Place: Hashable {
        let source: String
        let range: Range<Int>
    }

    var count: Int { places.count }

    func contains(_ range: Range<Int>, in scope: Scope) -> Bool {
        places.contains(Place(source: scope.template.source.name, range: range))
    }

    /// Adds a problem unless there's one at its place.
    mutating func add(_ problem: TemplateProblem, in scope: Scope) {
        let place = Place(source: scope.template.source.name, range: problem.range)
        if places.insert(place).inserted { failure = failure(with: problem, in: scope) }
    }

    /// All problems and another one.
    func failure(with problem: TemplateProblem, in scope: Scope) -> Failure {
        Failure(
            failure.status == .data ? problem.status : failure.status,
            failure.diagnostics + scope.diagnostics(of: problem))
    }
}
