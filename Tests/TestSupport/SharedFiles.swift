import Foundation

/// The files that all scenes of a set share, by the names that they have in `Templates`, so that a test
/// that needs them doesn't list them.
package enum SharedFiles {
    /// The names of the shared files of all sets, without the framework of tests: `RouteSpy.swift`.
    private static let names = Set(
        names(below: "").map { $0.replacing(/\.(testing|xctest)\.swift$/, with: ".swift") })

    /// The paths in a folder of the shared files that every source of Scene needs, sorted.
    package static func ofScene(in folder: String) -> [String] {
        let rare = ["Tests", "Spy", "Links", "Features", "Form"]
        return names(below: "Scene/Support").filter { name in !rare.contains(where: name.contains) }
            .sorted().map { "\(folder)/\($0)" }
    }

    private static func names(below folder: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: Repository.templates.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" && !$0.path.contains("Templates/Tests/") }
            .map(\.lastPathComponent).filter { !$0.contains("{{") }
    }

    /// The lines of a report or a listing, with a count instead of shared files in one folder that
    /// follow each other and have the same verb.
    package static func folded(_ lines: [String]) -> [String] {
        var folded: [String] = []
        var start: Substring?
        var count = 0
        for line in lines + [""] {
            let name = line.split(separator: " ").last?.split(separator: "/").last ?? ""
            let prefix = names.contains(String(name)) ? line.dropLast(name.count) : nil
            if prefix == nil || prefix != start {
                if let start, count > 1 {
                    folded.removeLast(count)
                    folded.append("\(start)(\(count) shared files)")
                }
                start = prefix
                count = 0
            }
            folded.append(line)
            count += 1
        }
        return folded.dropLast()
    }
}
