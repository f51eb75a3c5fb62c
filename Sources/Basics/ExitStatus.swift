/// What the process answers when it ends. The numbers are those of BSD's `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    /// Finished, and the answer is no.
    case negative = 1
    /// The command line is wrong.
    case usage = 64
    /// A file is wrong.
    case data = 65
    /// A named set, scene or file does not exist.
    case notFound = 66
    /// A program or source that is needed is not available.
    case unavailable = 69
    /// A bug of ours.
    case software = 70
    /// Files exist that would be overwritten; nothing was written.
    case conflict = 73
    /// An I/O error; everything was rolled back.
    case inputOutput = 74
    /// Another scene-kit is writing here.
    case busy = 75
    /// Refused for safety.
    case refused = 77
    /// The terminal was closed; everything was rolled back.
    case hungUp = 129
    /// Ctrl-C; everything was rolled back.
    case interrupted = 130
    /// Ctrl-\; everything was rolled back.
    case quit = 131
    /// Terminated; everything was rolled back.
    case terminated = 143
}
