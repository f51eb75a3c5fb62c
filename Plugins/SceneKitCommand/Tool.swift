import Foundation
import PackagePlugin

/// A run of scene-kit.
struct Tool {
    let program: URL
    let folder: URL

    /// Runs scene-kit to its end, and reports a status other than 0.
    func run(_ words: [String]) throws {
        SignalRelay.start()
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.currentDirectoryURL = folder
        // A plugin's own input is how SwiftPM speaks to it; there is none of the user's to hand on.
        process.standardInput = FileHandle.nullDevice
        try SignalRelay.letThrough { try process.run() }
        SignalRelay.relay(to: process.processIdentifier)
        process.waitUntilExit()
        SignalRelay.stop()
        report(process)
    }

    /// SwiftPM ends with 1 whatever went wrong, so the status is said in words.
    private func report(_ process: Process) {
        let status = process.terminationStatus
        switch process.terminationReason {
        case .uncaughtSignal: Diagnostics.error("scene-kit was ended by signal \(status)")
        default: if status != 0 { Diagnostics.error("scene-kit ended with status \(status)") }
        }
    }
}
