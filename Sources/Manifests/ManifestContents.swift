package import Basics
import SwiftSource

/// The facts of a `Package.swift` that can be read without running it.
package struct ManifestContents: Sendable {
    package let source: SourceText
    /// The package's name, or nil if the manifest computes it.
    package let name: String?
    /// The platforms that the manifest lists in literals, or nil if it computes them.
    package let platforms: PackagePlatforms?
    /// The folders of other packages that the package depends on, as the manifest writes them.
    package let packageFolders: [String]
    /// The targets in literals, in the order of the manifest.
    package let targets: [PackageTarget]
    /// The libraries in literals that are products.
    package let products: [(name: String, targets: [String])]
    /// The error of a bracket that is never closed, in which case the manifest isn't valid Swift.
    package let unclosed: Failure?
    /// The error of targets that the manifest computes, if no target in a literal matches.
    package let computedTargets: Failure?

    package init(_ source: SourceText) {
        let reader = ManifestReader(source.text)
        self.source = source
        (name, platforms) = (reader.name, reader.platforms)
        packageFolders = reader.packages.compactMap(\.path)
        products = reader.products
        let computed: Int?
        (targets, computed) = reader.targets()
        unclosed = reader.unclosed.map { bracket, offset in
            source.unclosed(bracket, by: ManifestReader.brackets[bracket] ?? "", at: offset)
        }
        computedTargets = computed.map {
            source.failure(
                "the targets are computed here, and the manifest is not run", atUTF8: $0..<$0 + 1,
                hint: "Name the folders: \(Self.folderOptions)")
        }
    }

    /// Returns the target whose folder holds a path that is relative to the package.
    package func target(holding path: String) -> PackageTarget? {
        targets.filter { $0.folder == "." || "\(path)/".hasPrefix($0.folder + "/") }
            .max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

/// A target that a package's manifest declares.
package struct PackageTarget: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case library = "target"
        case executable = "executableTarget"
        case test = "testTarget"
    }

    package let kind: Kind
    package let name: String
    /// The path that the manifest gives, relative to the package.
    let path: String?
    /// The names of the targets and products that it uses.
    package let dependencies: [String]
    /// The packages of products that `.product(name: …, package: …)` names.
    let packages: [String: String]
    /// The offset of the declaration in the manifest, in UTF-8.
    package let offset: Int

    /// The folder of its sources, relative to the package.
    package var folder: String {
        guard let path else { return (kind == .test ? "Tests/" : "Sources/") + name }
        var folder = path[...]
        while folder.hasPrefix("./") { folder = folder.dropFirst(2) }
        while folder.hasSuffix("/") { folder = folder.dropLast() }
        return folder.isEmpty ? "." : String(folder)
    }
}

// MARK: - The place of scenes

extension ManifestContents {
    /// A library for scenes.
    package struct Place: Sendable {
        package let library: PackageTarget
        /// The test target named after the library, or one with another name that uses it.
        package let tests: PackageTarget?
    }

    /// Returns the library for scenes: the named one, or the only one that could hold them.
    ///
    /// - Parameter preferred: The target to choose if several could hold them.
    /// - Throws: a failure with 64 if a module has to be chosen, and with 65 without a place.
    package func place(
        module: String?, orIfSeveral preferred: String? = nil
    ) throws(Failure) -> Place {
        if let unclosed { throw unclosed }
        let places = places
        if let module, let place = places.first(where: { $0.library.name == module }) {
            return place
        }
        if let computedTargets { throw computedTargets }
        if places.isEmpty {
            throw failure(
                "the package has no library target, so there is no place for scenes",
                hint: Self.paste([".target(name: \"Scenes\"),", Self.tests(of: "Scenes")])
                    + "\nOr name the folders: \(Self.folderOptions)")
        }
        let libraries = places.map(\.library.name)
        if let module {
            throw failure(
                status: .usage, "the package has no library target '\(module)'",
                hint: Suggestions.question(for: module, among: libraries)
                    ?? "Its libraries are \(libraries.joinedAsAlternatives("and")).")
        }
        let candidates = candidates
        if candidates.count == 1 { return candidates[0] }
        if let place = candidates.first(where: { $0.library.name == preferred }) { return place }
        let names = candidates.map(\.library.name).joinedAsAlternatives()
        throw failure(
            status: .usage, "several library targets could hold the scene",
            hint: "Choose one with --module \(names).")
    }

    /// The libraries between which the user has to choose.
    package var choices: [String] {
        let candidates = isLiteral ? candidates : []
        return candidates.count > 1 ? candidates.map(\.library.name) : []
    }

    /// Returns the libraries, if there are some and none has the name.
    package func alternatives(to module: String) -> [String] {
        let libraries = isLiteral ? places.map(\.library.name) : []
        return libraries.contains(module) ? [] : libraries
    }

    private var isLiteral: Bool { unclosed == nil && computedTargets == nil }

    /// The libraries with tests, or all if none has tests. The interface and the fakes of a feature
    /// hold no scenes.
    private var candidates: [Place] {
        let features = Set(
            places.map(\.library.name).flatMap { [$0 + "Interface", $0 + "Testing"] })
        let places = places.filter { !features.contains($0.library.name) }
        let tested = places.filter { $0.tests != nil }
        return tested.isEmpty ? places : tested
    }

    private var places: [Place] {
        let libraries = targets.filter { $0.kind == .library }
        let namesakes = Set(libraries.map { $0.name + "Tests" })
        var users: [String: [PackageTarget]] = [:]
        for test in targets where test.kind == .test {
            for name in test.dependencies { users[name, default: []].append(test) }
        }
        return libraries.map { library in
            let users = users[library.name] ?? []
            let namesake = users.first { $0.name == library.name + "Tests" }
            let tests = namesake ?? users.first { !namesakes.contains($0.name) }
            return Place(library: library, tests: tests)
        }
    }

    private func failure(status: ExitStatus = .data, _ message: String, hint: String) -> Failure {
        Failure(status, message, path: source.name, hint: hint)
    }

    private static let folderOptions = "--output <dir> --tests <dir> --module <name>."

    private static func paste(_ lines: [String]) -> String {
        "Paste into its targets:\n" + lines.map { "        \($0)" }.joined(separator: "\n")
    }

    private static func tests(of module: String) -> String {
        let name = (module + "Tests").asSwiftLiteral
        return ".testTarget(name: \(name), dependencies: [\(module.asSwiftLiteral)]),"
    }

    /// Returns the test target of a library, and whether `addingTests` has to add it. Throws the
    /// errors of `place` and `addingTests`.
    package func tests(
        of library: String
    ) throws(Failure) -> (target: PackageTarget, isNew: Bool) {
        if let tests = try place(module: library).tests { return (tests, false) }
        return (try addingTests(of: library).tests(of: library).target, true)
    }

    /// Returns the manifest with a test target for a library that has none.
    ///
    /// - Parameter target: The declaration; nil for one that only uses the library.
    /// - Throws: `Failure` with 65 if the manifest computes what would have to change.
    package func addingTests(
        of library: String, as target: String? = nil
    ) throws(Failure) -> ManifestContents {
        let line = Self.tests(of: library)
        let isDeclared = targets.contains { $0.name == library + "Tests" }
        let own = PackageDependency(folder: ".", products: [library])
        let edited = try? edited(
            for: ManifestNeeds(targets: isDeclared ? [library + "Tests": [own]] : [:]),
            adding: isDeclared
                ? nil : String((target ?? String(line.dropLast())).drop { $0 == " " }))
        guard let edited, computedTargets == nil,
            try edited.place(module: library).tests != nil
        else {
            throw failure(
                "the target '\(library)' has no test target",
                hint: Self.paste([line])
                    + (computedTargets == nil
                        ? ""
                        : "\nIf the manifest computes it, name the folders: \(Self.folderOptions)"))
        }
        return edited
    }
}
