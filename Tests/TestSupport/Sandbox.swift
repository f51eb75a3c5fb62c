package import Basics
package import FileSystem
import Foundation
package import Planning

/// A temporary folder with a tree in it, and plans that are carried out there.
package struct Sandbox {
    package let folder: TemporaryDirectory

    package init(_ tree: [String: String] = [:]) throws {
        folder = try TemporaryDirectory()
        for (path, text) in tree { try folder.write(text, to: path) }
    }

    /// What is to be written below `base`, compared with what is there.
    package func plan(
        _ tree: [String: String], in base: String = "App", isShared: Bool = false,
        policy: ExistingFilePolicy = .overwrite
    ) throws -> Plan {
        let wanted = try tree.map { path, text in
            WantedFile(
                destination: try destination(path, in: base), contents: Array(text.utf8),
                owner: isShared ? .team : .user)
        }
        return try Plan(wanted, policy: policy, on: LocalDisk())
    }

    package func destination(_ path: String, in base: String = "App") throws -> Destination {
        Destination(base: self.path(base), relative: try OutputPath(path))
    }

    package func path(_ path: String) -> String {
        folder.url.appending(path: path).path(percentEncoded: false)
    }

    package func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: self.path(path), withIntermediateDirectories: true)
    }

    package func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self.path(path), withDestinationPath: target)
    }

    /// Everything below, sorted: folders end in `/`, files come with their text, links with where
    /// they lead.
    package func contents() throws -> [String] {
        let files = try folder.tree()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.filter { !FileTree.isLocal($0) }.map { path in
            files[path].map { "\(path): \($0)" } ?? "\(path)/"
        }.sorted()
    }

    package func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self.path(path))[.posixPermissions] as? Int
    }

    package func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: self.path(path))
    }
}

extension Sandbox {
    /// Where what it takes to undo a plan is kept.
    package func state(keepsHistory: Bool = false) -> StateFolder {
        StateFolder(of: folder.path, in: ".scene-kit", keepsHistory: keepsHistory)
    }

    /// Carries out a plan.
    package func apply(
        _ plan: Plan, keepsHistory: Bool = false, then report: () throws(Failure) -> Void = {}
    ) throws(Failure) {
        try Transaction.apply(
            plan, in: state(keepsHistory: keepsHistory),
            by: TransactionRun(command: "scene-kit test", time: 0), then: report)
    }
}
