/// A target that a package's manifest declares.
package struct PackageTarget: Hashable, Sendable {
    /// The purpose of a target.
    package enum Kind: String, Sendable {
        case library = "target"
        case executable = "executableTarget"
        case test = "testTarget"
    }

    /// The target's kind.
    package let kind: Kind
    /// The name in the manifest.
    package let name: String
    /// The path that the manifest gives, relative to the package.
    package let path: String?
    /// The names of the targets and products that it uses.
    package let dependencies: [String]
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

/// The contents of a package's manifest that can be read without running it.
package struct PackageTargets: Hashable, Sendable {
    /// A library target and the test target that goes with it.
    package struct Pair: Hashable, Sendable {
        /// The target for scenes.
        package let library: PackageTarget
        /// The target for their tests.
        package let tests: PackageTarget
    }

    /// Why no target for scenes follows from a manifest.
    package enum Problem: Error, Hashable, Sendable {
        /// The bracket at the offset is never closed, so the manifest isn't valid Swift.
        case unclosed(bracket: Character, offset: Int)
        /// The manifest computes targets, and no target in a literal matches. The offset is that of
        /// the computation.
        case notUnderstood(offset: Int)
        case noLibrary
        /// There are libraries, and no test target uses any of them.
        case noTests(libraries: [String])
        /// Several libraries would do, so one has to be chosen.
        case several(libraries: [String])
        /// No library target has this name.
        case unknown(module: String, libraries: [String])
        /// The library has no test target.
        case untested(module: String)
    }

    /// In the order of the manifest.
    package let targets: [PackageTarget]
    /// The offset at which the manifest computes targets, in UTF-8.
    package let computed: [Int]
    /// The problem of a bracket that is never closed, if there is one.
    package let unclosed: Problem?

    /// The libraries, in the order of the manifest.
    package var libraries: [PackageTarget] { targets.filter { $0.kind == .library } }

    /// Returns the library for scenes and its tests: the named library, or the only one with tests.
    ///
    /// Throws the `Problem` that prevents a choice.
    package func pair(module: String? = nil) throws(Problem) -> Pair {
        let names = libraries.map(\.name)
        if let unclosed { throw unclosed }
        if let module {
            guard let library = libraries.first(where: { $0.name == module }) else {
                if let offset = computed.first { throw .notUnderstood(offset: offset) }
                // Without targets to choose from, the name isn't the problem.
                throw names.isEmpty ? .noLibrary : .unknown(module: module, libraries: names)
            }
            guard let tests = tests(of: library) else { throw .untested(module: module) }
            return Pair(library: library, tests: tests)
        }
        // A target that is not understood may be another one with tests.
        if let offset = computed.first { throw .notUnderstood(offset: offset) }
        let pairs = pairs
        guard pairs.count <= 1 else { throw .several(libraries: pairs.map(\.library.name)) }
        guard let pair = pairs.first else {
            throw names.isEmpty ? .noLibrary : .noTests(libraries: names)
        }
        return pair
    }

    /// Returns the library for scenes without tests: the named one, the one that `pair` finds, or
    /// the only one.
    ///
    /// Throws the `Problem` that prevents a choice.
    package func library(module: String? = nil) throws(Problem) -> PackageTarget {
        do {
            return try pair(module: module).library
        } catch {
            let names: [String]
            switch error {
            case .untested(let module): names = [module]
            case .noTests(let libraries): names = libraries
            default: throw error
            }
            guard names.count == 1, let library = libraries.first(where: { $0.name == names[0] })
            else { throw .several(libraries: names) }
            return library
        }
    }

    /// The test target of a library: the one named after it, else the first that uses it and is
    /// not named after another library.
    private func tests(of library: PackageTarget) -> PackageTarget? {
        pairs.first { $0.library == library }?.tests
    }

    /// The libraries with tests, in the order of the manifest.
    private var pairs: [Pair] {
        let libraries = libraries
        let namesakes = Set(libraries.map { $0.name + "Tests" })
        // For each library, the test target of the same name, and the first other user
        // that isn't named after a library.
        var named: [String: PackageTarget] = [:]
        var others: [String: PackageTarget] = [:]
        for test in targets where test.kind == .test {
            let isNamesake = namesakes.contains(test.name)
            for name in test.dependencies {
                if test.name == name + "Tests" {
                    named[name] = named[name] ?? test
                } else if !isNamesake {
                    others[name] = others[name] ?? test
                }
            }
        }
        return libraries.compactMap { library in
            (named[library.name] ?? others[library.name]).map { Pair(library: library, tests: $0) }
        }
    }

    /// The target whose folder holds a path that is relative to the package.
    package func target(holding path: String) -> PackageTarget? {
        targets
            .filter { $0.folder == "." || path == $0.folder || path.hasPrefix($0.folder + "/") }
            .max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    /// Lines to paste into the manifest's `targets` so that it has a library with tests.
    package static func linesToPaste(for problem: Problem) -> [String] {
        switch problem {
        case .noLibrary:
            [
                ".target(name: \"Scenes\"),",
                ".testTarget(name: \"ScenesTests\", dependencies: [\"Scenes\"]),",
            ]
        case .noTests(let libraries):
            libraries.map(testTarget)
        case .untested(let module): [testTarget(module)]
        case .unknown(let module, _):
            [".target(name: \(module.asSwiftLiteral)),", testTarget(module)]
        case .unclosed, .notUnderstood, .several: []
        }
    }

    private static func testTarget(_ module: String) -> String {
        let name = (module + "Tests").asSwiftLiteral
        return ".testTarget(name: \(name), dependencies: [\(module.asSwiftLiteral)]),"
    }
}
