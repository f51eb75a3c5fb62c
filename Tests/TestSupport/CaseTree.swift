import Foundation

/// The trees that the cases of the built-in sets expect.
package enum CaseTree {
    /// All files of a case by their path, also those that other cases have.
    package static func expected(of name: String) throws -> [String: String] {
        let tests = Repository.templates.appending(path: "Tests")
        // There is no such folder where other cases have all of its files.
        var tree = (try? FileTree.read(tests.appending(path: "\(name)/expected"))) ?? [:]
        let list = try? String(
            contentsOf: tests.appending(path: "\(name)/shared.txt"), encoding: .utf8)
        for line in (list ?? "").split(separator: "\n") {
            let path = line.split(separator: "/", maxSplits: 2)[2]
            tree[String(path)] = try String(
                contentsOf: tests.appending(path: String(line)), encoding: .utf8)
        }
        return tree
    }
}
