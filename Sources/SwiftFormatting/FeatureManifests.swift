package import SwiftSource

/// The packages of a project with features, which are folders beside each other.
extension PackageManifest {
    /// The manifest of a feature: its interface, its scenes, and the code for tests of others.
    ///
    /// - Parameters:
    ///   - others: The features that its scenes lead to.
    ///   - support: The package of the shared files.
    ///   - hasTests: Whether it has a test target, which wouldn't build without files.
    package init(
        feature name: String, leadingTo others: [String], support: String, hasTests: Bool = true,
        needing requirements: PackageRequirements
    ) {
        let interface = name + "Interface"
        let testing = name + "Testing"
        let interfaces = others.map { Self.sibling($0, ["\($0)Interface"]) }
        let used = interfaces + [Self.sibling(support, [support])]
        let usedInTests = interfaces + [Self.sibling(support, [support, support + "Testing"])]
        self.init(
            name: name,
            targets: [
                Target(.library, interface, packages: [Self.sibling(support, [support])]),
                Target(
                    .library, name, targets: [interface],
                    packages: used + requirements.dependencies),
                Target(
                    .library, testing, targets: [interface],
                    packages: [Self.sibling(support, [support])]),
            ],
            tests: Target(
                .test, name + "Tests", targets: [name, interface, testing],
                packages: usedInTests + requirements.dependencies),
            if: hasTests, needing: requirements)
    }

    /// The manifest of the package with the shared files.
    package init(
        support name: String, hasTests: Bool = true, needing requirements: PackageRequirements
    ) {
        let testing = name + "Testing"
        let packages = requirements.dependencies
        self.init(
            name: name,
            targets: [
                Target(.library, name, packages: packages),
                Target(.library, testing, targets: [name], packages: packages),
            ],
            tests: Target(.test, name + "Tests", targets: [name, testing], packages: packages),
            if: hasTests, needing: requirements)
    }

    /// The manifest of the package that registers an app's features.
    package init(
        app name: String, registering features: [String], support: String, hasTests: Bool = true,
        needing requirements: PackageRequirements
    ) {
        let shared = Self.sibling(support, [support])
        self.init(
            name: name,
            targets: [
                Target(
                    .library, name, packages: features.map { Self.sibling($0, [$0]) } + [shared])
            ],
            tests: Target(
                .test, name + "Tests", targets: [name],
                packages: features.map { Self.sibling($0, ["\($0)Interface"]) } + [shared]),
            if: hasTests, needing: requirements)
    }

    private init(
        name: String, targets: [Target], tests: Target, if hasTests: Bool,
        needing requirements: PackageRequirements
    ) {
        self.init(
            name: name, targets: targets + (hasTests ? [tests] : []), needing: requirements)
    }

    private static func sibling(_ name: String, _ products: [String]) -> PackageDependency {
        PackageDependency(folder: "../\(name)", products: products)
    }
}
