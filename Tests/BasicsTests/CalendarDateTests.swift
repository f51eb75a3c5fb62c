import Basics
import TestSupport
import Testing

struct CalendarDateTests {
    @Test(arguments: ["2026-03-14", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func `days are read`(text: String) throws {
        #expect(
            try CalendarDate(parsing: SourceText(argument: text, of: "--date")).description == text)
    }

    @Test(arguments: [
        "", "2026", "2026-3-14", "2026-03-14-", "26-03-14", "2026/03/14", "2026-13-01",
        "2026-00-01", "2026-01-00", "2026-04-31", "2023-02-29", "1900-02-29", "2026-03-14T00",
        "+026-03-14", "２０２６-03-14", "2026-0a-01",
    ])
    func `what is no day is refused`(text: String) {
        #expect(
            outcome { try CalendarDate(parsing: SourceText(argument: text, of: "--date")) }
                == Refusal(
                    .usage,
                    [
                        "--date: '\(text)' is not a date (Write it as yyyy-mm-dd, such as 2026-03-14.)"
                    ]))
    }

    /// The seconds are those that `date -u -d … +%s` prints.
    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
        (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_709_164_800, "2024-02-29"),
        (1_773_446_400, "2026-03-14"), (4_107_542_400, "2100-03-01"),
        (-2_203_891_200, "1900-03-01"),
        (253_402_300_799, "9999-12-31"), (-62_135_596_800, "0001-01-01"),
    ])
    func `seconds fall on a day`(seconds: Int, day: String) {
        #expect(CalendarDate(secondsSince1970: seconds).description == day)
    }
}
