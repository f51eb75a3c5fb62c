package import SwiftSource

/// The `Package.swift` of a new package for scenes.
package enum PackageManifest {
    /// Returns a manifest for one library and its tests.
    ///
    /// - Parameter testTargetName: Nil without tests: a target without files wouldn't build.
    package static func text(
        name: String, targetName: String = "Scenes", testTargetName: String? = "ScenesTests",
        needing requirements: PackageRequirements = .init()
    ) -> String {
        let library = targetName.asSwiftLiteral
        let packages = list(requirements.dependencies.map(\.declaration), indent: "        ")
        let products = requirements.dependencies.flatMap(\.references)
        let test = testTargetName.map {
            "        .testTarget(name: \($0.asSwiftLiteral), dependencies: [\(library)])"
        }
        let targets = [target(library, needing: products), test].compactMap(\.self)
        let text = """
            // swift-tools-version: \(requirements.toolsVersion)

            import PackageDescription

            let package = Package(
                name: \(name.asSwiftLiteral),
                \(requirements.newPlatforms.argument),
                products: [
                    .library(name: \(library), targets: [\(library)])
                ],
            \(packages.isEmpty ? "" : "    dependencies: [\n\(packages)\n    ],\n")\
                targets: [
            \(list(targets, indent: ""))
                ],
                swiftLanguageModes: [.v6]
            )

            """
        return SwiftLayout().apply(to: text)
    }

    /// The library, on several lines if it needs products of packages.
    private static func target(_ name: String, needing products: [String]) -> String {
        if products.isEmpty { return "        .target(name: \(name))" }
        return """
                    .target(
                        name: \(name),
                        dependencies: [
            \(list(products, indent: "                "))
                        ])
            """
    }

    /// The elements of a literal on lines of their own. A single one has no comma.
    private static func list(_ elements: [String], indent: String) -> String {
        elements.map { indent + $0 + (elements.count > 1 ? "," : "") }.joined(separator: "\n")
    }
}

/// The `.swift-format` of a project that has none.
package enum FormatterConfiguration {
    package static let text = """
        {
          "version": 1,
          "indentConditionalCompilationBlocks": false,
          "indentation": { "spaces": 4 },
          "lineLength": 100
        }

        """
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
