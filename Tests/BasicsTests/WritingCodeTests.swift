import Basics
import Foundation
import TestSupport
import Testing

/// Only `Transaction` and `TemporaryFolder` create, rename, change, or remove files.
struct WritingCodeTests {
    /// The parts of a transaction outside its folder.
    private static let parts = [
        "FileAttributes.swift", "FolderRemoval.swift", "FolderWalker.swift", "OpenFile.swift",
    ]

    @Test func `only transactions and temporary folders write`() throws {
        var found: Set<String> = []
        for (path, text) in try sources() where Self.calls(in: text) {
            found.insert(path)
        }
        let allowed = found.filter { path in
            path.hasPrefix("FileSystem/Transactions/") || path == "FileSystem/TemporaryFolder.swift"
                || Self.parts.contains { path == "FileSystem/\($0)" }
        }
        #expect(found == allowed)
        #expect(found.contains("FileSystem/Transactions/Transaction.swift"))
    }

    @Test func `other modules cannot use the parts`() throws {
        let sources = try sources()
        for part in Self.parts where part != "FolderWalker.swift" {
            let text = try #require(sources["FileSystem/\(part)"])
            #expect(!text.contains("package "), "\(part)")
        }
        // This one offers folders as values, and nothing that opens or makes them.
        let walker = try #require(sources["FileSystem/FolderWalker.swift"])
        #expect(!walker.contains("package final class") && !walker.contains("package class"))
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
