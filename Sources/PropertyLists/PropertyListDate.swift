/// A date as XML property lists have it, to the second.
struct PropertyListDate {
    /// Since the start of 2001.
    let seconds: Double

    private static let secondsOfDay = 86_400
    /// Days from 0000-03-01, where Howard Hinnant's algorithms begin, to 2001-01-01.
    private static let daysBefore2001 = 730_791

    init(_ seconds: Double) {
        self.seconds = seconds
    }

    /// Nil for what is not in the form of `2001-01-01T00:00:00Z`.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let marks: [(Int, Unicode.Scalar)] = [
            (4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z"),
        ]
        guard bytes.count == 20, marks.allSatisfy({ bytes[$0.0] == UInt8(ascii: $0.1) }) else {
            return nil
        }
        var numbers: [Int] = []
        for range in [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19] {
            let part = bytes[range]
            guard part.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
                return nil
            }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        let days = Self.days(year: numbers[0], month: numbers[1], day: numbers[2])
        seconds = Double(
            days * Self.secondsOfDay + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5])
    }

    var text: String {
        // The years of four digits, which is all that every reader takes.
        let first = -63_114_076_800.0
        let last = 252_423_993_599.0
        let whole = Int(seconds.isNaN ? 0 : min(max(seconds, first), last).rounded(.down))
        let (days, rest) = whole.dividedDown(by: Self.secondsOfDay)
        let (year, month, day) = Self.civil(daysSince2001: days)
        return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
            + "T\((rest / 3_600).padded(2)):\((rest / 60 % 60).padded(2)):\((rest % 60).padded(2))Z"
    }

    /// Howard Hinnant's `civil_from_days`.
    private static func civil(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + daysBefore2001).dividedDown(by: 146_097)
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shifted + 2) / 5 + 1
        )
    }

    /// Howard Hinnant's `days_from_civil`, from 2001 on.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedDown(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - daysBefore2001
    }
}

extension Int {
    fileprivate func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    fileprivate func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
