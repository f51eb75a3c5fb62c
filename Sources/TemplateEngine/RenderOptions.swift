package struct RenderOptions: Sendable {
    /// What happens to the characters of a value in `{{name}}`.
    package enum Escape: String, Sendable, CaseIterable {
        /// Nothing, which is right for code.
        case none
        /// `&`, `<`, `>` and quotes become entities.
        case html
    }

    /// What happens where a name or a partial is not there.
    package enum Missing: String, Sendable, CaseIterable {
        case error
        /// It counts as empty and false, as the Mustache specification says.
        case empty
    }

    /// Where rendering stops with an error, so that no template can use up the machine.
    package struct Limits: Sendable {
        /// How many bytes come out at most.
        package var outputBytes = 64 << 20
        /// How many partials, parents and blocks stand inside each other at most.
        package var depth = 200
        /// How many tags and lines are worked through at most.
        package var steps = 10_000_000

        /// The limits that hold unless they are changed.
        package init() {}
    }

    /// What happens to values.
    package var escape: Escape
    /// What happens to names that are not there.
    package var missing: Missing
    /// Where rendering stops.
    package var limits = Limits()

    /// Strict and without escaping unless said otherwise.
    package init(escape: Escape = .none, missing: Missing = .error) {
        self.escape = escape
        self.missing = missing
    }
}
