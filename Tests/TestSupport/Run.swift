package import Foundation

#if canImport(FoundationEssentials)
import FoundationEssentials
#endif

/// What a program printed and how it ended.
package struct ProcessResult: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
}

/// Runs programs as a user would.
package enum Run {
    /// The program that is tested: a release, if the environment names one, else what was built beside
    /// the test bundle.
    package static let sceneKit: URL = {
        if let release = Thoroughness.release {
            guard FileManager.default.isExecutableFile(atPath: release.path) else {
                fatalError("SCENE_KIT_RELEASE names no program: \(release.path)")
            }
            return release
        }
        // The tests are a program on Linux, and an argument of a program of the toolchain on macOS.
        var folder = URL(
            filePath: CommandLine.arguments.first { $0.contains(".xctest") }
                ?? CommandLine.arguments[0])
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let binary = folder.appending(path: "scene-kit")
            if FileManager.default.isExecutableFile(atPath: binary.path) { return binary }
        }
        fatalError("the tests found no scene-kit beside them; build it with swift build")
    }()

    /// Runs `scene-kit` with an environment of nothing but what is given here.
    package static func sceneKit(
        _ arguments: String..., in directory: URL? = nil,
        environment: [String: String] = [:], input: String? = nil
    ) throws -> ProcessResult {
        try program(
            sceneKit, arguments, in: directory, environment: environment, input: input)
    }

    /// Runs a program and waits for it to end.
    package static func program(
        _ executable: URL, _ arguments: [String], in directory: URL? = nil,
        environment: [String: String]? = nil, input: String? = nil
    ) throws -> ProcessResult {
        let scratch = try TemporaryDirectory()
        // Files, not pipes: a program that prints much would fill a pipe that nobody reads yet.
        let output = scratch.url.appending(path: "out")
        let errors = scratch.url.appending(path: "err")
        try Data().write(to: output)
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = directory
        // The toolchain leaves empty folders behind where temporary files go; here they go too.
        process.environment =
            environment
            ?? ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        if let input {
            try scratch.write(input, to: "in")
            process.standardInput = try FileHandle(
                forReadingFrom: scratch.url.appending(path: "in"))
        }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let status =
            process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
        return ProcessResult(
            status: status,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
