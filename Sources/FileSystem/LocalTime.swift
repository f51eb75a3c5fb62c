/// A moment where the user is.
package struct LocalTime: CustomStringConvertible {
    private let time: tm

    package init(secondsSince1970 seconds: Int) {
        var (seconds, time) = (time_t(seconds), tm())
        localtime_r(&seconds, &time)
        self.time = time
    }

    /// `yyyy-mm-dd hh:mm`
    package var description: String {
        func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(time.tm_year + 1900)-\(digits(time.tm_mon + 1))-\(digits(time.tm_mday))"
        return "\(day) \(digits(time.tm_hour)):\(digits(time.tm_min))"
    }
}
