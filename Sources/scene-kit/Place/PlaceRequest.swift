import ArgumentParsing
import Diagnostics
import SceneScaffold

/// Where the user wants a scene, as it was typed.
struct PlaceRequest {
    var package: String?
    var output: String?
    var tests: String?
    var support: String?
    var module: String?

    /// - Throws: `Failure` with 64 for a folder without a name and a module that is none.
    init(_ arguments: ParsedArguments) throws(Failure) {
        package = try Self.folder(NewCommand.package, arguments)
        output = try Self.folder(NewCommand.output, arguments)
        tests = try Self.folder(NewCommand.tests, arguments)
        support = try Self.folder(NewCommand.support, arguments)
        guard let name = arguments.last(of: NewCommand.module) else { return }
        module = try ModuleName(parsing: name, of: NewCommand.module.name).description
        if name.contains(".") {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "'\(name.prefix(100))' is part of a module", path: "--module",
                    hint: "Name the module that the scene belongs to."))
        }
    }

    /// The place, after a look at the packages that are there.
    ///
    /// - Parameter makesTests: whether the set has tests to make.
    func resolve(makesTests: Bool) throws(Failure) -> Place {
        if let package { return try PackagePlace(package, self).resolve(makesTests: makesTests) }
        let output = output ?? "."
        var place = Place(
            scene: Place.Root(output),
            tests: makesTests ? tests.map { Place.Root($0) } : nil,
            support: supportRoot(beside: Place.Root(output)))
        place.module = module ?? SurroundingPackage(of: output)?.module
        if place.tests != nil, place.module == nil {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the tests need the name of the module that they import",
                    path: "--tests", hint: "Add --module <name>."))
        }
        if makesTests, tests == nil {
            place.notes = [
                Diagnostic(
                    .note, "no tests were made; --tests <dir> --module <name> makes them too")
            ]
        }
        return place
    }

    func supportRoot(beside scene: Place.Root) -> Place.Root {
        support.map { Place.Root($0) } ?? Place.Root(scene.base, scene.prefix + ["Support"])
    }

    /// A folder without slashes at its end and parts that say nothing.
    private static func folder(
        _ option: Option, _ arguments: ParsedArguments
    ) throws(Failure) -> String? {
        guard let path = arguments.last(of: option) else { return nil }
        guard !path.isEmpty else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder has no name", path: option.name,
                    hint: "Name a folder, or '.' for the current one."))
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }
}
