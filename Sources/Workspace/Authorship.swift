package import Basics

/// The author and the date of scenes, for sets that use them.
package struct Authorship: Sendable {
    private let givenAuthor: SourceText?
    private let givenDate: SourceText?
    /// The organization, if the user gave one.
    package let organization: String?
    private let user: SourceText
    private let today: SourceText

    /// - Parameters:
    ///   - user: The author to use without a given or a recorded one.
    ///   - today: The date to use without a given or a recorded one.
    package init(
        author: SourceText?, date: SourceText?, organization: String? = nil, user: SourceText,
        today: SourceText
    ) {
        (givenAuthor, givenDate, self.organization) = (author, date, organization)
        (self.user, self.today) = (user, today)
    }

    /// No author, for a command that renders nothing new.
    package static var none: Authorship {
        Authorship(
            author: SourceText(name: "", text: ""), date: SourceText(name: "", text: "1970-01-01"))
    }

    /// Uses the given author and date, and no recorded ones.
    package init(author: SourceText, date: SourceText) {
        self.init(author: author, date: date, user: author, today: date)
    }

    /// The given author, else the recorded one, else the user.
    package func author(recorded: SourceText? = nil) -> SourceText {
        givenAuthor ?? recorded ?? user
    }

    /// The given date, else the recorded one, else today.
    package func date(recorded: SourceText? = nil) -> SourceText {
        givenDate ?? recorded ?? today
    }
}
