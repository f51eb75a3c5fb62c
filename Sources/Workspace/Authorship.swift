package import Basics

/// Who scenes are by and the day they are made, for template sets that ask.
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

    /// As given, else as recorded, else the user.
    package func author(recorded: SourceText? = nil) -> SourceText {
        givenAuthor ?? recorded ?? user
    }

    /// As given, else as recorded, else today.
    package func date(recorded: SourceText? = nil) -> SourceText {
        givenDate ?? recorded ?? today
    }
}
