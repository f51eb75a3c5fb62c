import Foundation
import TestSupport
import Testing

/// What several sets have in common lies in `Templates/Common` once, and links lead there.
struct FilesInCommonTests {
    /// The files and links of the sets, by their paths in `Templates`.
    private func files() throws -> [String: String] {
        try FileTree.read(Repository.templates).filter { path, _ in
            !["Common/", "Feature/", "Tests/"].contains(where: path.hasPrefix)
        }
    }

    @Test func `no two sets hold a copy of one file`() throws {
        var holders: [String: [String]] = [:]
        for (path, text) in try files() where !text.hasPrefix("-> ") {
            holders[text, default: []].append(path)
        }
        let copies = holders.values.filter { $0.count > 1 }.map { $0.sorted() }
        #expect(copies.sorted { $0[0] < $1[0] } == [])
    }

    @Test func `links lead to files in Common`() throws {
        let common = Repository.templates.appending(path: "Common").path(percentEncoded: false)
        let links = try files().filter { $0.value.hasPrefix("-> ") }
        #expect(!links.isEmpty)
        for (path, text) in links {
            let place = Repository.templates.appending(path: path).deletingLastPathComponent()
            let file = place.appending(path: String(text.dropFirst(3))).standardizedFileURL
            #expect(!text.hasPrefix("-> /"), "\(path) names a place on one machine")
            #expect(file.path(percentEncoded: false).hasPrefix(common + "/"), "\(path) \(text)")
            let values = try file.resourceValues(forKeys: [.isRegularFileKey])
            #expect(values.isRegularFile == true, "\(path) \(text)")
        }
    }

    /// Whatever no set links to reaches nobody.
    @Test func `every file in Common is linked to`() throws {
        let common = try FileTree.read(Repository.templates.appending(path: "Common"))
        let links = try files().values.compactMap { text in
            text.range(of: "/Common/").map { String(text[$0.upperBound...]) }
        }
        #expect(Set(common.keys).subtracting(links).sorted() == [])
    }

    /// What one set would write for both has to be what the other one counts on.
    @Test func `shared files are the same in every set`() throws {
        let sets = try Repository.assembledTemplates()
        var texts: [String: Set<String>] = [:]
        for (path, text) in try sets.tree() where !path.hasPrefix("Tests/") {
            let parts = path.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, parts[1].hasPrefix("Support/") else { continue }
            texts[String(parts[1]), default: []].insert(text)
        }
        #expect(texts["Support/SceneRouting.swift"] != nil)
        #expect(texts.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}
