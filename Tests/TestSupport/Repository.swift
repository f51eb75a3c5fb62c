package import Foundation

/// Where the tests find their files: relative to the package, whatever the current folder is.
package enum Repository {
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static let fixtures = root.appending(path: "Tests/Fixtures")

    package static let templates = root.appending(path: "Templates")
}
