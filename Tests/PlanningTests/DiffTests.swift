import Foundation
import Planning
import TestSupport
import Testing

struct DiffTests {
    private static let patch = URL(filePath: "/usr/bin/patch")
    private static let git = URL(filePath: "/usr/bin/git")

    @Test func `a diff shows three lines around a change`() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let diff = UnifiedDiff.text(
            from: old, to: old.replacingOccurrences(of: "5\n", with: "five\n"), path: "A/B.swift")
        #expect(
            diff == """
                --- a/A/B.swift
                +++ b/A/B.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func `a diff names the null device for a file that is created or removed`() {
        #expect(
            UnifiedDiff.text(from: nil, to: "a\n", path: "x")
                == "--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
        #expect(
            UnifiedDiff.text(from: "a\n", to: nil, path: "x")
                == "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func `a diff says where a line break is missing`() {
        #expect(
            UnifiedDiff.text(from: "a", to: "a\n", path: "x")
                == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test func `a diff is empty where nothing differs`() {
        #expect(UnifiedDiff.text(from: "a\nb", to: "a\nb", path: "x") == "")
        #expect(UnifiedDiff.text(from: String?.none, to: nil, path: "x") == "")
        #expect(UnifiedDiff.text(from: nil, to: "", path: "x") == "")
    }

    @Test func `a diff tells two spellings of a character apart`() {
        #expect(UnifiedDiff.text(from: "\u{E9}\n", to: "e\u{301}\n", path: "x") != "")
        #expect(UnifiedDiff.text(from: "a\r\n", to: "a\n", path: "x").contains("-a\r\n+a\n"))
    }

    @Test func `a diff names a file that isn't UTF-8`() {
        let binary: [UInt8] = [0xFF]
        #expect(
            UnifiedDiff.text(from: binary, to: Array("a".utf8), path: "x y")
                == "Binary files a/x y\t and b/x y\t differ\n")
        #expect(
            UnifiedDiff.text(from: nil, to: binary, path: "x")
                == "Binary files /dev/null and b/x differ\n")
        #expect(
            UnifiedDiff.text(from: binary, to: binary, path: "b", oldPath: "a b")
                == "diff --git \"a/a b\" b/b\nrename from \"a b\"\nrename to b\n")
    }

    @Test func `a diff is minimal`() {
        let old = Array("ABCABBA").map { "\($0)\n" }.joined()
        let new = Array("CBABAC").map { "\($0)\n" }.joined()
        let lines = UnifiedDiff.text(from: old, to: new, path: "x").split(separator: "\n")
        let edits = lines.dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        #expect(edits.count == 5)
    }

    @Test func `a diff copes with texts that share little`() throws {
        let old = (0..<5_000).map { "old \($0)\n" }.joined()
        let new = (0..<5_000).map { $0 % 100 == 0 ? "old \($0)\n" : "new \($0)\n" }.joined()
        try expectPatchLeads(from: old, to: new, path: "x", with: Self.patch)
    }

    private static let paths = [
        "plain.swift", "a b/x y.swift", "trail .swift", "Router+Details.swift",
    ]
    private static let quotedPaths = [
        "tab\tname.swift", "qu\"ote.swift", "back\\slash.swift", "\u{DC}n\u{EF}.swift",
        "new\nline \u{DC}.swift", "esc\u{1B}.swift",
    ]

    @Test(arguments: paths + quotedPaths)
    func `paths are read by git`(path: String) throws {
        try expectReadable(path, by: Self.git)
    }

    @Test(arguments: paths)
    func `paths are read by patch`(path: String) throws {
        try expectReadable(path, by: Self.patch)
    }

    @Test(.needsGNUPatch, arguments: quotedPaths)
    func `quoted paths are read by patch`(path: String) throws {
        try expectReadable(path, by: Self.patch)
    }

    private func expectReadable(_ path: String, by tool: URL) throws {
        try expectPatchLeads(from: "one\n", to: "two\n", path: path, with: tool)
        try expectPatchLeads(from: nil, to: "two\n", path: path, with: tool)
        try expectPatchLeads(from: "one\n", to: nil, path: path, with: tool)
    }

    @Test func `patch turns random texts into one another`() throws {
        var random = SplitMix64(state: 7)
        for _ in 0..<40 {
            let old = randomText(&random)
            let new = Bool.random(using: &random) ? randomText(&random) : mutated(old, &random)
            try expectPatchLeads(from: old, to: new, path: "x", with: Self.patch)
        }
    }

    private func randomText(_ random: inout SplitMix64) -> String {
        let lines = (0..<Int.random(in: 1...30, using: &random)).map { _ in
            ["a", "b", "c", "", "-- x", "++ y", "@@ 1 @@", "\\ No"].randomElement(using: &random)!
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "x")
    }

    private func mutated(_ text: String, _ random: inout SplitMix64) -> String {
        var lines = text.components(separatedBy: "\n")
        lines[Int.random(in: 0..<lines.count, using: &random)] = "changed"
        lines.insert("new", at: Int.random(in: 0...lines.count, using: &random))
        return lines.joined(separator: "\n")
    }

    private func expectPatchLeads(
        from old: String?, to new: String?, path: String, with tool: URL
    ) throws {
        let folder = try TemporaryDirectory()
        if let old { try folder.write(old, to: path) }
        let diff = UnifiedDiff.text(from: old, to: new, path: path)
        guard !diff.isEmpty else {
            #expect(old == new)
            return
        }
        let arguments =
            tool == Self.git ? ["apply", "-p1", "-"] : ["-p1", "-V", "none", "-E"]
        let result = try Run.program(
            tool, arguments, in: folder.url,
            environment: ["LC_ALL": "C.UTF-8", "GIT_CEILING_DIRECTORIES": folder.path],
            input: diff)
        #expect(result.status == 0, "\(result.output)\(result.errors)\(diff)")
        #expect(try folder.tree() == (new.map { [path: $0] } ?? [:]), "\(diff)")
    }
}

extension UnifiedDiff {
    fileprivate static func text(from old: String?, to new: String?, path: String) -> String {
        text(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path)
    }
}
