import SwiftFormatting
import SwiftSource

/// The `Package.swift` of a new package.
package struct PackageManifest: Sendable {
    package struct Target: Sendable {
        package let kind: PackageTarget.Kind
        package let name: String
        /// The targets of the package that it uses.
        package var targets: [String]
        /// The other packages that it uses.
        package var packages: [PackageDependency]

        package init(
            _ kind: PackageTarget.Kind, _ name: String, targets: [String] = [],
            packages: [PackageDependency] = []
        ) {
            (self.kind, self.name, self.targets, self.packages) = (kind, name, targets, packages)
        }
    }

    package let name: String
    package private(set) var platforms: PackagePlatforms
    package private(set) var toolsVersion: String
    /// Each library target is a product, too.
    package var targets: [Target]

    /// - Parameter requirements: The platforms and the tools version that the code needs.
    package init(name: String, targets: [Target], needing requirements: PackageRequirements) {
        (self.name, self.targets) = (name, targets)
        (platforms, toolsVersion) = (requirements.newPlatforms, requirements.toolsVersion)
    }

    /// The manifest of a package with one library for scenes, and its tests.
    ///
    /// - Parameter testTargetName: Nil without tests: a target without files wouldn't build.
    package init(
        name: String, targetName: String = "Scenes", testTargetName: String? = "ScenesTests",
        needing requirements: PackageRequirements = .init()
    ) {
        let tests = testTargetName.map { Target(.test, $0, targets: [targetName]) }
        self.init(
            name: name, targets: [Target(.library, targetName), tests].compactMap(\.self),
            needing: requirements)
    }

    /// Lets a target use other packages.
    package mutating func add(_ packages: [PackageDependency], to target: String) {
        for index in targets.indices where targets[index].name == target {
            targets[index].packages = PackageDependency.merged(targets[index].packages + packages)
        }
    }

    /// Takes the targets of another manifest of the package, with what they need.
    package mutating func merge(_ other: PackageManifest) {
        platforms = platforms.merging(other.platforms)
        toolsVersion = max(toolsVersion, other.toolsVersion)
        for target in other.targets {
            if targets.contains(where: { $0.name == target.name }) {
                add(target.packages, to: target.name)
            } else {
                targets.append(target)
            }
        }
    }

    package var text: String {
        let packages = PackageDependency.merged(targets.flatMap(\.packages))
        let declarations = packages.compactMap(\.declaration).map { "        \($0)" }
        let products = targets.filter { $0.kind == .library }.map { library in
            let name = library.name.asSwiftLiteral
            return "        .library(name: \(name), targets: [\(name)])"
        }
        let text = """
            // swift-tools-version: \(toolsVersion)

            import PackageDescription

            let package = Package(
                name: \(name.asSwiftLiteral),
                defaultLocalization: "en",
                \(platforms.argument),
                products: [
            \(Self.list(products))
                ],
            \(declarations.isEmpty ? "" : "    dependencies: [\n\(Self.list(declarations))\n    ],\n")\
                targets: [
            \(Self.list(targets.map(\.text)))
                ],
                swiftLanguageModes: [.v6]
            )

            """
        return SwiftLayout().apply(to: text)
    }

    /// The elements of a literal. A single one has no comma.
    fileprivate static func list(_ elements: [String]) -> String {
        elements.joined(separator: ",\n") + (elements.count > 1 ? "," : "")
    }
}

extension PackageManifest.Target {
    /// On several lines if it needs products of packages.
    package var text: String {
        let start = "        .\(kind.rawValue)("
        let name = "name: \(name.asSwiftLiteral)"
        let own = targets.map(\.asSwiftLiteral)
        let products = packages.flatMap(\.references)
        if products.isEmpty {
            let list = own.isEmpty ? "" : ", dependencies: [\(own.joined(separator: ", "))]"
            return "\(start)\(name)\(list))"
        }
        let elements = (own + products).map { "                \($0)" }
        return """
            \(start)
                        \(name),
                        dependencies: [
            \(PackageManifest.list(elements))
                        ])
            """
    }
}

/// The `.gitignore` of a new package. Unlike that of `swift package init`, it doesn't ignore
/// `/Packages`.
package enum PackageIgnoreFile {
    package static let text = """
        .DS_Store
        /.build
        xcuserdata/
        DerivedData/
        .swiftpm/configuration/registries.json
        .swiftpm/xcode/package.xcworkspace/contents.xcworkspacedata
        .netrc

        """
}
