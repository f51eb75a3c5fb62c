import BuiltinTemplates
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
        var common = try FileTree.read(Repository.templates.appending(path: "Common"))
        common["files.json"] = nil
        let links = try files().values.compactMap { text in
            text.range(of: "/Common/").map { String(text[$0.upperBound...]) }
        }
        #expect(Set(common.keys).subtracting(links).sorted() == [])
    }

    /// An entry of several sets is in `Common/files.json`; each of those is in several sets, which name
    /// its id.
    @Test func `an entry of several sets is written once`() throws {
        let json = { try JSONSerialization.jsonObject(with: Data(($0 as String).utf8)) }
        var owners: [String: Int] = [:]
        var users: [String: Int] = [:]
        for text in try files().filter({ $0.key.hasSuffix("/template.json") }).values {
            let manifest = try #require(json(text) as? [String: Any])
            for file in try #require(manifest["files"] as? [Any]) {
                if let id = file as? String { users[id, default: 0] += 1 }
                if let id = (file as? [String: Any])?["id"] as? String {
                    owners[id, default: 0] += 1
                }
            }
        }
        let common = try FileTree.read(Repository.templates.appending(path: "Common"))
        let list = try #require(common["files.json"])
        let shared = try #require(json(list) as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(shared.sorted() == users.keys.sorted())
        #expect(users.filter { $0.value == 1 }.keys.sorted() == [])
        #expect(owners.filter { $0.value > 1 && users[$0.key] == nil }.keys.sorted() == [])
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
    /// Shared files may be in another module, so scenes find only their public types.
    @Test func `scenes use public types of shared files alone`() {
        for set in BuiltinTemplates.sets {
            let support = set.files.filter { $0.path.hasPrefix("Support/") }.map(\.text).joined()
            let scenes = set.files.filter { $0.path.hasPrefix("{{scene}}") }.map(\.text).joined()
            let internals = support.matches(
                of: /(?m)^(?:nonisolated |final )*(?:struct|class|enum|protocol) (\w+)/
            ).map(\.1)
            let words = Set(scenes.split { !$0.isLetter && !$0.isNumber })
            #expect(internals.filter(words.contains) == [], "\(set.name)")
        }
    }
}
