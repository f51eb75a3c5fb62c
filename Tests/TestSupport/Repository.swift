public import Foundation

/// Where the tests find their files: relative to the package, whatever the current folder is.
public enum Repository {
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let fixtures = root.appending(path: "Tests/Fixtures")

    public static let templates = root.appending(path: "Templates")
}
