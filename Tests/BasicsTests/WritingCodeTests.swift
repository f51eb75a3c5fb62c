import Basics
import Foundation
import TestSupport
import Testing

/// Only `Transaction` and `TemporaryFolder` create, rename, change, or remove files.
struct WritingCodeTests {
    /// `Platform.swift` has the calls that differ between systems.
    @Test func `only these files call the functions that write`() throws {
        let found = try sources().filter { Self.calls(in: $0.value) }.keys
        #expect(
            found.sorted() == [
                "FileSystem/OpenFolder.swift", "FileSystem/Platform.swift",
                "FileSystem/TemporaryFolder.swift",
            ])
        let platform = try #require(sources()["FileSystem/Platform.swift"])
        #expect(!platform.contains("package func rename"))
    }

    @Test func `only transactions use it, and other modules cannot`() throws {
        let sources = try sources()
        #expect(try !#require(sources["FileSystem/OpenFolder.swift"]).contains("package "))
        let writers = sources.filter { path, text in
            path.hasPrefix("FileSystem/") && !path.hasPrefix("FileSystem/Transactions/")
                && text.contains(/\.(create|delete|deleteTree|exchange|makeFolder|move\w*|write)\(/)
        }
        #expect(
            writers.keys.sorted() == [
                "FileSystem/FolderWalker.swift", "FileSystem/OpenFolder.swift",
                "FileSystem/TemporaryFolder.swift",
            ])
    }

    @Test(arguments: [
        ("    try system(\"x\", p) { renameat(a, b, c, d) }", true), ("unlink(path)", true),
        ("open(path, O_WRONLY | O_CREAT)", true), ("renamed(path)", false),
        ("/// rename(2) does it", false), ("case rename", false),
        ("func rename(_ old: String)", false),
        ("\"mkdir(x)\"", false), ("list.remove(at: 3)", false), ("values.remove(name)", false),
    ])
    func `finds calls`(line: String, isCall: Bool) {
        #expect(Self.calls(in: line) == isCall)
    }

    private func sources() throws -> [String: String] {
        try FileTree.read(Repository.root.appending(path: "Sources")).filter {
            $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("BuiltinTemplates/Embedded")
        }
    }

    /// Whether code calls one of the functions by itself, and not a method of that name.
    private static func calls(in text: String) -> Bool {
        // Patterns take long, and most files have none of these.
        let words = Self.writing.map { "\($0)(" } + ["O_CREAT", "O_RDWR", "O_TRUNC"]
        guard words.contains(where: text.contains) else { return false }
        let code = text.replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
            .replacing(/\/\/[^\n]*/, with: "")
            .replacing(/\b(func|case|\.)\s*\w+/, with: "")
        return code.contains(/\bO_(CREAT|RDWR|TRUNC)\b/)
            || code.matches(of: /(^|[^.\w])(\w+)\(/).contains { Self.writing.contains($0.2) }
    }

    /// The functions of the C library that change what is on disk.
    private static let writing: Set<Substring> = [
        "rename", "renameat", "renameat2", "renameatx_np", "link", "linkat", "symlink", "symlinkat",
        "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat", "mkdtemp", "mkstemp", "mknod", "mkfifo",
        "creat", "truncate", "ftruncate", "chmod", "fchmod", "fchmodat", "chown", "fchown",
        "utimes",
        "futimens", "utimensat", "fopen",
    ]
}
