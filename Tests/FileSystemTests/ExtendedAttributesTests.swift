import Foundation
import TestSupport
import Testing

/// Extended attributes, such as tags and download sources, are kept.
@Suite(.enabled(if: hasExtendedAttributes, "the temporary folder takes no extended attributes"))
struct ExtendedAttributesTests {
    @Test func `a file that is overwritten keeps its extended attributes`() throws {
        let sandbox = try Sandbox(["App/A.swift": "old", "App/B.swift": "same"])
        let notes = ["user.note": Data("mine".utf8), "user.tags": Data([0, 255, 10])]
        for path in ["App/A.swift", "App/B.swift"] {
            try FileManager.default.note(notes, of: sandbox.path(path))
        }
        try sandbox.apply(
            try sandbox.plan(["A.swift": "new", "B.swift": "same", "C.swift": "c"]))
        #expect(try sandbox.folder.read("App/A.swift") == "new")
        #expect(FileManager.default.notes(of: sandbox.path("App/A.swift")) == notes)
        #expect(FileManager.default.notes(of: sandbox.path("App/B.swift")) == notes)
        #expect(FileManager.default.notes(of: sandbox.path("App/C.swift")) == [:])
    }
}

private let hasExtendedAttributes: Bool = {
    guard let sandbox = try? Sandbox(["it": ""]) else { return false }
    let path = sandbox.path("it")
    return (try? FileManager.default.note(["user.note": Data("x".utf8)], of: path)) != nil
        && !FileManager.default.notes(of: path).isEmpty
}()

extension FileAttributeKey {
    /// Foundation reads and writes these, and names them nowhere.
    fileprivate static let extendedAttributes = FileAttributeKey("NSFileExtendedAttributes")
}

extension FileManager {
    fileprivate func note(_ notes: [String: Data], of path: String) throws {
        try setAttributes([.extendedAttributes: notes], ofItemAtPath: path)
    }

    /// Returns the attributes of users, without those of the system.
    fileprivate func notes(of path: String) -> [String: Data] {
        let all = try? attributesOfItem(atPath: path)[.extendedAttributes] as? [String: Data]
        return (all ?? [:]).filter { $0.key.hasPrefix("user.") }
    }
}
