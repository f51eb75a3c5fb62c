import Basics
import FileSystem
package import Planning

/// A tool that generates Xcode projects from files of its own.
enum ProjectGenerator: CaseIterable {
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

    var file: String { self == .tuist ? "Project.swift" : "project.yml" }
    var command: String { self == .tuist ? "tuist generate" : "xcodegen generate" }

    /// The lines of its file that let a target use a package.
    fileprivate func lines(for package: String, at path: String) -> String {
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

extension ProjectSnapshot {
    /// Adds a note that says how an app gets a new package.
    package func noteAppPackage(of plan: Plan) {
        let app = ProjectFeatures.appModule
        let manifest = plan.operations.first {
            $0.verb == .create && $0.path.hasSuffix("\(app)/\(Manifest.fileName)")
        }
        guard let manifest else { return }
        let path = AbsolutePath(manifest.destination.base)
            .relative(to: AbsolutePath(project.root))
        let folder = XcodeFolders(in: project).ancestors(of: AbsolutePath(project.root).text)
            .first { $0.generator != nil || !$0.projects.isEmpty }
        guard let folder else { return }
        if let generator = folder.generator {
            note(
                "the app doesn't use the package '\(app)' yet",
                path: AbsolutePath("\(folder.path.text)/\(generator.file)").fromHere,
                hint: generator.lines(for: app, at: path)
                    + "\nThen '\(generator.command)' generates the project again.")
        } else {
            note(
                "the app doesn't use the package '\(app)' yet",
                path: AbsolutePath("\(folder.path.text)/\(folder.projects[0]).xcodeproj").fromHere,
                hint:
                    "In Xcode, choose File > Add Package Dependencies > Add Local, and the folder "
                    + "'\(path)'.")
        }
    }
}
