/// A tool that generates Xcode projects from files of its own.
package enum ProjectGenerator: CaseIterable {
    /// https://docs.tuist.dev
    case tuist
    /// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
    case xcodeGen

    /// The generator whose file is among the names in a folder.
    init?(among names: [String]) {
        guard let found = Self.allCases.first(where: { names.contains($0.file) }) else {
            return nil
        }
        self = found
    }

    package var file: String { self == .tuist ? "Project.swift" : "project.yml" }
    package var command: String { self == .tuist ? "tuist generate" : "xcodegen generate" }

    /// The lines that add a package, and what to do with them.
    package func lines(for package: String, at path: String) -> String {
        switch self {
        case .tuist:
            """
            Paste into the packages of the project:
                .package(path: "\(path)"),
            Paste into the dependencies of the app's target:
                .package(product: "\(package)"),
            """
        case .xcodeGen:
            """
            Paste into 'packages':
                \(package):
                  path: \(path)
            Paste into the 'dependencies' of the app's target:
                - package: \(package)
            """
        }
    }
}
