import Foundation
import TestSupport
import Testing

@testable import FileSystem

/// What a file keeps that is replaced, besides its owner, mode, and extended attributes.
struct KeptMetadataTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox(["App/a.swift": "old"]) }

    private func replace() throws -> String {
        let path = sandbox.path("App/a.swift")
        try sandbox.apply(try sandbox.plan(["a.swift": "new"]), keepsHistory: true)
        #expect(try sandbox.folder.read("App/a.swift") == "new")
        return path
    }

    @Test(
        .enabled(if: AccessList.isSupported, "the temporary folder takes no access control lists"))
    func `the access control list`() throws {
        let path = sandbox.path("App/a.swift")
        #expect(AccessList.set(of: path))
        let list = AccessList.get(of: path)
        let mode = try sandbox.mode(of: "App/a.swift")
        #expect(list != nil)
        #expect(AccessList.get(of: try replace()) == list)
        #expect(try sandbox.mode(of: "App/a.swift") == mode)
        // The old file is in the history.
        let state = sandbox.state(keepsHistory: true)
        let command = try #require(try History(of: state).commands.first)
        try sandbox.apply(try History(of: state).plan(takingBack: command))
        #expect(try sandbox.folder.read("App/a.swift") == "old")
        #expect(AccessList.get(of: path) == list)
    }

    @Test(.enabled(if: canBeHidden, "files can't be hidden and have no creation time to set"))
    func `the creation time and the flag that hides it`() throws {
        var url = URL(filePath: sandbox.path("App/a.swift"))
        var values = URLResourceValues()
        (values.isHidden, values.creationDate) = (true, Date(timeIntervalSince1970: 1_000_000_000))
        try url.setResourceValues(values)
        let kept = try URL(filePath: replace()).resourceValues(
            forKeys: [.isHiddenKey, .creationDateKey])
        #expect(kept.isHidden == true)
        #expect(kept.creationDate == values.creationDate)
    }
}

private let canBeHidden: Bool = {
    guard let sandbox = try? Sandbox(["it": ""]) else { return false }
    var url = URL(filePath: sandbox.path("it"))
    var values = URLResourceValues()
    values.isHidden = true
    try? url.setResourceValues(values)
    return (try? url.resourceValues(forKeys: [.isHiddenKey]))?.isHidden == true
}()

/// An access control list with an entry for another user.
private enum AccessList {
    static let isSupported: Bool = {
        guard let sandbox = try? Sandbox(["it": ""]) else { return false }
        return set(of: sandbox.path("it")) && get(of: sandbox.path("it")) != nil
    }()

    #if canImport(Darwin)
    static func set(of path: String) -> Bool {
        let words = ["+a", "nobody allow read", path]
        return (try? Run.program(URL(filePath: "/bin/chmod"), words).status) == 0
    }

    /// The lines of `ls` below that of the file.
    static func get(of path: String) -> [UInt8]? {
        let listing = try? Run.program(URL(filePath: "/bin/ls"), ["-le", path]).output
        guard let lines = listing?.split(separator: "\n").dropFirst(), !lines.isEmpty else {
            return nil
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
    #else
    private static let name = "system.posix_acl_access"

    static func set(of path: String) -> Bool {
        // Version 2, and entries of a kind, a mode, and an id: the owner, the user 1, the group, the
        // mask, and others.
        let all = UInt32.max
        let entries: [(UInt16, UInt16, UInt32)] = [
            (1, 6, all), (2, 4, 1), (4, 4, all), (16, 4, all), (32, 4, all),
        ]
        let bytes = entries.reduce(into: UInt32(2).bytes) {
            $0 += $1.0.bytes + $1.1.bytes + $1.2.bytes
        }
        return setxattr(path, name, bytes, bytes.count, 0) == 0
    }

    static func get(of path: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1_000)
        let count = getxattr(path, name, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
    #endif
}

#if !canImport(Darwin)
@_silgen_name("setxattr")
private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer,
    _ size: Int, _ flags: Int32
) -> Int32

@_silgen_name("getxattr")
private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer,
    _ size: Int
) -> Int

extension FixedWidthInteger {
    fileprivate var bytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}
#endif
