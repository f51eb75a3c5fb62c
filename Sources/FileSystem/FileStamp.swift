/// What tells the file that a run wrote from a copy of it: its number in the file system, and when it was
/// changed last, to the nanosecond where the file system keeps that.
struct FileStamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64

    init(seconds: Int, nanoseconds: Int, number: UInt64) {
        (self.seconds, self.nanoseconds, self.number) = (seconds, nanoseconds, number)
    }

    init(of status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        self.init(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, number: UInt64(status.st_ino))
    }

    /// Gives an open file a time that nobody can know beforehand, and says what the file system made
    /// of it.
    init(settingRandomOf file: Int32, path: String) throws(SystemError) {
        let random = Int.random(in: 0..<1_000_000_000)
        try Self.set(time(nil), random, of: file, path)
        var status = stat()
        try system("look at", path) { fstat(file, &status) }
        self.init(of: status)
    }

    /// Gives an open file the time.
    func set(of file: Int32, path: String) throws(SystemError) {
        try Self.set(seconds, nanoseconds, of: file, path)
    }

    private static func set(
        _ seconds: Int, _ nanoseconds: Int, of file: Int32, _ path: String
    ) throws(SystemError) {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        try system("set the time of", path) { futimens(file, [time, time]) }
    }
}
