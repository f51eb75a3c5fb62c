/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    /// From 1.
    package let day: Int

    /// Reads `yyyy-mm-dd`, and throws for another form or a day that doesn't exist.
    package init(parsing source: SourceText) throws(Failure) {
        let text = source.text
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isNumber } ? Int(part) : nil
        }
        guard parts.map({ $0.count }) == [4, 2, 2], numbers.count == 3,
            (1...12).contains(numbers[1]),
            (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
        else {
            throw source.failure(
                "'\(text.prefix(60))' is not a date",
                hint: "Write it as yyyy-mm-dd, such as 2026-03-14.")
        }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    /// Creates the day of a moment in UTC. This is `civil_from_days` by Howard Hinnant.
    package init(secondsSince1970 seconds: Int) {
        let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// `yyyy-mm-dd`
    package var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }.joined(separator: "-")
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        if month == 2 { return isLeapYear ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
