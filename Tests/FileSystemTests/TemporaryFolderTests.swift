import Basics
import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite struct TemporaryFolderTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("kept", to: "outside/file.txt")
    }

    @Test func `nobody else may look into it, and it goes`() throws {
        let path = try use { it throws(Failure) in
            try it.write("text", to: "a.txt")
            #expect((try? folder.tree().values.sorted()) == ["kept", "text"])
            #expect(mode(it.path) == 0o700)
            #expect(mode(it.path + "/a.txt") == 0o600)
        }
        #expect(path.hasPrefix(folder.path))
        #expect(try folder.tree() == ["outside/file.txt": "kept"])
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `it goes with deep trees and folders nobody may enter, and links stay links`() throws
    {
        let outside = folder.url.appending(path: "outside").path(percentEncoded: false)
        _ = try use { it throws(Failure) in
            var deep = it.path
            for _ in 0..<400 { deep += "/d" }
            #expect(makeFolders(deep))
            #expect(symlink(outside, it.path + "/link") == 0)
            #expect(symlink(outside, it.path + "/d/link") == 0)
            #expect(mkdir(it.path + "/closed", 0o700) == 0)
            try it.write("x", to: "closed/file")
            #expect(chmod(it.path + "/closed", 0) == 0)
        }
        #expect(try folder.tree() == ["outside/file.txt": "kept"])
        #expect(try DiskSnapshot(of: folder.url).paths == ["outside", "outside/file.txt"])
    }

    @Test func `it goes when something fails, which is what is said`() throws {
        let failure = outcome {
            _ = try use { it throws(Failure) in
                try it.write("x", to: "a")
                throw Failure(.data, Diagnostic(.error, "broken"))
            }
        }
        #expect(failure == "65 broken")
        #expect(try folder.tree() == ["outside/file.txt": "kept"])
    }

    @Test func `where it cannot be made, that is said`() {
        let failure = outcome { _ = try TemporaryFolder(in: folder.path + "/nowhere") }
        #expect(failure == "74 cannot make a temporary folder: No such file or directory")
    }

    /// Creates a folder during a call of `body`, and returns its path.
    private func use(
        _ body: (borrowing TemporaryFolder) throws(Failure) -> Void
    ) throws(Failure) -> String {
        let it = try TemporaryFolder(in: folder.path)
        try body(it)
        return it.path
    }

    private func outcome(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch let failure as Failure {
            return "\(failure.status.rawValue) \(failure.diagnostics.first?.message ?? "")"
        } catch {
            return "\(error)"
        }
    }

    private func makeFolders(_ path: String) -> Bool {
        (try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)) != nil
    }

    private func mode(_ path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.posixPermissions] as? NSNumber)?.intValue
    }
}
