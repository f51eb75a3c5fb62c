/// The packages of a project with features.
extension PackageManifest {
    /// The library with the shared files, as a package uses it.
    package struct Support: Sendable {
        /// Its folder, from the package that uses it.
        package let folder: String
        package let name: String
        /// The library that tests use; nil without one.
        package let testingName: String?

        package init(folder: String, name: String, testingName: String?) {
            (self.folder, self.name, self.testingName) = (folder, name, testingName)
        }

        fileprivate var library: PackageDependency {
            PackageDependency(folder: folder, products: [name])
        }

        fileprivate var testLibraries: PackageDependency {
            PackageDependency(folder: folder, products: [name, testingName].compactMap(\.self))
        }
    }

    /// The manifest of a feature: its interface, its scenes, and the code for tests of others.
    ///
    /// - Parameter hasTests: Whether it has a test target, which wouldn't build without files.
    package init(
        feature name: String, in folder: String, on support: Support, isInterfaceOnly: Bool = false,
        hasTests: Bool = true, needing requirements: PackageRequirements
    ) {
        let (interface, testing) = (name + "Interface", name + "Testing")
        var targets = [Target(.library, interface, packages: [support.library])]
        if !isInterfaceOnly {
            targets += [
                Target(
                    .library, name, targets: [interface],
                    packages: [support.library] + requirements.dependencies),
                Target(.library, testing, targets: [interface], packages: [support.library]),
            ]
        }
        if !isInterfaceOnly, hasTests {
            targets.append(
                Target(
                    .test, name + "Tests", targets: [name, interface, testing],
                    packages: [support.testLibraries]))
        }
        self.init(name: folder, targets: targets, needing: requirements)
    }

    /// The manifest of the package with the shared files.
    package init(
        support name: String, in folder: String, hasTests: Bool = true,
        needing requirements: PackageRequirements
    ) {
        let testing = name + "Testing"
        let packages = requirements.dependencies
        var targets = [Target(.library, name, packages: packages)]
        if hasTests {
            targets += [
                Target(.library, testing, targets: [name]),
                Target(.test, name + "Tests", targets: [name, testing]),
            ]
        }
        self.init(name: folder, targets: targets, needing: requirements)
    }

    /// The manifest of the package that registers an app's features.
    package init(
        app name: String, in folder: String, on support: Support, hasTests: Bool = true,
        needing requirements: PackageRequirements
    ) {
        let tests = Target(.test, name + "Tests", targets: [name], packages: [support.library])
        self.init(
            name: folder,
            targets: [Target(.library, name, packages: [support.library])]
                + (hasTests ? [tests] : []), needing: requirements)
    }
}
