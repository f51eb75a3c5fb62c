package import Basics
package import Projects
package import SwiftSource

/// Where the user wants a scene, as it was typed.
package struct PlaceRequest {
    private var package: String?
    package var output: String?
    package var tests: String?
    package var support: String?
    package var module: String?
    /// What the project says where the user says nothing.
    package let project: Project
    /// Of a scene that gets more files: where it is.
    package var record: SceneRecord?

    /// - Throws: `Failure` with 64, or 65 where a file says it, for a module that is none, and what
    ///   `Project.find` throws.
    package init(
        package: String?, output: String?, tests: String?, support: String?, module: String?
    ) throws(Failure) {
        self.package = package
        self.output = output
        self.tests = tests
        self.support = support
        project = try Project.find(package: package)
        if let module {
            self.module = try Self.module(module)
        } else if let name = project.configuration.module {
            do throws(Failure) {
                self.module = try Self.module(name.text)
            } catch {
                throw Failure(
                    .data,
                    Diagnostic(
                        .error, error.diagnostics.first?.message ?? "", in: name, atUTF8Offset: 0,
                        utf8Length: name.text.utf8.count))
            }
        }
    }

    private static func module(_ name: String) throws(Failure) -> String {
        let module = try ModuleName(parsing: name, of: "--module").description
        if name.contains(".") {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "'\(name.prefix(100))' is part of a module", path: "--module",
                    hint: "Name the module that the scene belongs to."))
        }
        return module
    }

    /// The place, after a look at the packages that are there.
    ///
    /// - Parameters:
    ///   - makesTests: whether the set has tests to make.
    ///   - packages: those that the code needs.
    package func resolve(
        makesTests: Bool, packages: [PackageDependency] = []
    ) throws(Failure) -> Place {
        var place = try unformatted(makesTests: makesTests, packages)
        place.followFormatter()
        return place
    }

    private func unformatted(
        makesTests: Bool, _ packages: [PackageDependency]
    ) throws(Failure) -> Place {
        if let package {
            return try PackagePlace(package, self, packages).resolve(makesTests: makesTests)
        }
        let scene = sceneRoot
        let tests =
            tests.map { Place.Root($0) }
            ?? (record?.tests ?? project.configuration.tests).map(project.place)
        var place = Place(
            scene: scene, tests: makesTests ? tests : nil, support: supportRoot(beside: scene))
        place.hasOwnSupport = support != nil
        let package = SurroundingPackage(of: scene.path)
        place.module = module ?? package?.module ?? record?.module
        place.target = package?.target ?? project.configuration.sources.map(project.place)
        if place.tests != nil, place.module == nil {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the tests need the name of the module that they import",
                    path: self.tests == nil ? ProjectConfiguration.fileName : "--tests",
                    hint: "Add --module <name>, or \"module\" to \(ProjectConfiguration.fileName).")
            )
        }
        if makesTests, tests == nil {
            place.notes = [
                Diagnostic(
                    .note, "no tests were made; --tests <dir> --module <name> makes them too")
            ]
        }
        return place
    }

    private var sceneRoot: Place.Root {
        if let output { return Place.Root(output) }
        return (record?.sources ?? project.configuration.sources).map(project.place)
            ?? Place.Root(".")
    }

    /// Where shared files go; nil where the team has its own.
    package func supportRoot(beside scene: Place.Root) -> Place.Root? {
        if let support { return Place.Root(support) }
        if let support = record?.support { return project.place(of: support) }
        switch project.configuration.support {
        case .madeByTeam: return nil
        case .folder(let folder): return project.place(of: folder)
        case nil: return Place.Root(scene.base, scene.prefix + ["Support"])
        }
    }

    /// A folder without slashes at its end and parts that say nothing.
    ///
    /// - Parameter name: what messages call the option or argument that names it.
    package static func folder(_ path: String, of name: String) throws(Failure) -> String {
        guard !path.isEmpty else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder has no name", path: name,
                    hint: "Name a folder, or '.' for the current one."))
        }
        if path == "~" || path.hasPrefix("~/") {
            let word = name.hasPrefix("-") ? "\(name) \(path)" : path
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the shell has left the '~' as it is", path: name,
                    hint: "Write the value as a word of its own: \(word)"))
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }
}
