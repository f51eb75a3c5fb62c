import Foundation

/// Programs that tests use where they are installed.
enum Shell {
    /// Where a program is, or nil where it is not installed.
    static func find(_ program: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: "\($0)/\(program)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }
}
