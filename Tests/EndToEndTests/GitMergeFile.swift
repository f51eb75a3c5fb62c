import Foundation
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `git merge-file`, for many merges: it is spawned without `Process`, which takes longer than git does.
final class GitMergeFile {
    private let program: String
    private let folder: TemporaryDirectory

    init(_ program: URL) throws {
        self.program = program.path(percentEncoded: false)
        folder = try TemporaryDirectory()
    }

    /// The merged text; nil if git finds a conflict.
    func merge(base: [UInt8], yours: [UInt8], theirs: [UInt8]) throws -> [UInt8]? {
        let names = ["yours", "base", "theirs"].map { "\(folder.path)/\($0)" }
        for (name, text) in zip(names, [yours, base, theirs]) {
            try Data(text).write(to: URL(filePath: name))
        }
        let output = "\(folder.path)/merged"
        let status = try run(["git", "merge-file", "-p", "-q"] + names, output)
        // The number of conflicts, or a greater number if the merge failed.
        guard status < 128 else { throw Failed(status: status) }
        return status == 0 ? Array(try Data(contentsOf: URL(filePath: output))) : nil
    }

    struct Failed: Error {
        let status: Int32
    }

    private func run(_ words: [String], _ output: String) throws -> Int32 {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        typealias Text = UnsafeMutablePointer<CChar>?
        var arguments: [Text] = words.map { strdup($0) } + [nil]
        var environment: [Text] = [strdup("PATH=/usr/bin:/bin"), nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, nil, &arguments, &environment)
        var status: Int32 = 0
        guard error == 0, waitpid(process, &status, 0) == process, status & 0x7F == 0 else {
            throw Failed(status: error)
        }
        return (status >> 8) & 0xFF
    }
}
