package import Basics

/// The author and the date of scenes, for sets that use them.
package struct Authorship: Sendable {
    private let author: SourceText?
    private let date: SourceText?
    /// The organization, if the user gave one.
    package let organization: String?
    private let user: SourceText
    private let today: SourceText

    /// - Parameters:
    ///   - author: The given author, who replaces recorded ones.
    ///   - date: The given date, which replaces recorded ones.
    ///   - user: The author to use without a given or a recorded one.
    ///   - today: The date to use without a given or a recorded one.
    package init(
        author: SourceText? = nil, date: SourceText? = nil, organization: String? = nil,
        user: SourceText = SourceText(name: "", text: ""),
        today: SourceText = SourceText(name: "", text: "1970-01-01")
    ) {
        (self.author, self.date, self.organization) = (author, date, organization)
        (self.user, self.today) = (user, today)
    }

    package func author(recorded: SourceText? = nil) -> SourceText { author ?? recorded ?? user }

    package func date(recorded: SourceText? = nil) -> SourceText { date ?? recorded ?? today }
}
