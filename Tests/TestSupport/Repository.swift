package import Foundation

/// Where the tests find their files: relative to the package, whatever the current folder is.
package enum Repository {
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static let fixtures = root.appending(path: "Tests/Fixtures")

    /// The built-in sets, with links to the files that they share, and their cases.
    package static let templates = root.appending(path: "Templates")

    /// The built-in sets as a pack: what `scripts/assemble-set` copies, with the cases.
    package static func assembledTemplates() throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory()
        let result = try Run.program(
            root.appending(path: "scripts/assemble-set"), [folder.path], in: root,
            environment: ["PATH": "/usr/bin:/bin"])
        if result.status != 0 { throw CocoaError(.fileReadUnknown) }
        return folder
    }
}
