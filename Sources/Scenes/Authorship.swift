package import Basics

/// The author and the date of scenes, for sets that use them.
package struct Authorship: Hashable, Sendable {
    /// A text that code can contain.
    package var author: String
    package var date: CalendarDate

    package init(author: String = "", date: CalendarDate = CalendarDate(secondsSince1970: 0)) {
        (self.author, self.date) = (author, date)
    }
}
