import Foundation
import PackagePlugin

/// A run of scene-kit.
///
/// Not a `Process`: on Linux, Foundation's has been seen to miss the end of a short run and wait for
/// ever.
struct Tool {
    let program: URL
    let folder: URL

    /// Runs scene-kit to its end, and reports a status other than 0.
    func run(_ words: [String]) throws {
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw POSIXError(.ENOENT)
        }
        SignalRelay.start()
        let process = try SignalRelay.letThrough { try spawn(words) }
        SignalRelay.relay(to: process)
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        SignalRelay.stop()
        report(status)
    }

    private func spawn(_ words: [String]) throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A plugin's own input is how SwiftPM speaks to it; there is none of the user's to hand on.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        let arguments = ([program.path] + words).map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        // Where SwiftPM's sandbox lets it write.
        setenv("SCENE_KIT_PLUGIN_PACKAGE", folder.path, 1)
        var process: pid_t = 0
        let failure = posix_spawn(
            &process, program.path, &actions, nil, arguments + [nil], environ)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        return process
    }

    /// SwiftPM ends with 1 whatever went wrong, so the status is said in words.
    private func report(_ status: Int32) {
        let signal = status & 0x7F
        let code = status >> 8 & 0xFF
        if signal != 0 {
            Diagnostics.error("scene-kit was ended by signal \(signal)")
        } else if code != 0 {
            Diagnostics.error("scene-kit ended with status \(code)")
        }
    }
}
