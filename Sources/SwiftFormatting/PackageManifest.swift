package import SwiftSource

/// The `Package.swift` of a new package for scenes.
package struct PackageManifest {
    private let name: String
    private let targetName: String
    private let testTargetName: String?
    private let languageMode: String
    private let requirements: PackageRequirements

    /// A manifest for one library and its tests.
    ///
    /// - Parameters:
    ///   - testTargetName: Nil for a package without tests: a target without files wouldn't build.
    ///   - languageMode: A name in `SwiftLanguageMode`: `v5` or `v6`.
    package init(
        name: String, targetName: String = "Scenes", testTargetName: String? = "ScenesTests",
        languageMode: String = "v6", needing requirements: PackageRequirements = .init()
    ) {
        self.name = name
        self.targetName = targetName
        self.testTargetName = testTargetName
        self.languageMode = languageMode
        self.requirements = requirements
    }

    package var text: String {
        let library = targetName.asSwiftLiteral
        let packages = Self.list(requirements.dependencies.map(\.declaration), indent: "        ")
        let test = testTargetName.map {
            "        .testTarget(name: \($0.asSwiftLiteral), dependencies: [\(library)])"
        }
        let targets = [target] + (test.map { [$0] } ?? [])
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
            \(Self.list(targets, indent: ""))
                ],
                swiftLanguageModes: [.\(languageMode)]
            )

            """
        return SwiftLayout().apply(to: text)
    }

    /// The library, on several lines if it needs products of packages.
    private var target: String {
        let name = "name: \(targetName.asSwiftLiteral)"
        let products = requirements.dependencies.flatMap(\.references)
        if products.isEmpty { return "        .target(\(name))" }
        return """
                    .target(
                        \(name),
                        dependencies: [
            \(Self.list(products, indent: "                "))
                        ])
            """
    }

    /// The elements of a literal on lines of their own. The formatter requires a comma after the
    /// last of several, and forbids it after a single one.
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

/// The `.gitignore` of a new package: what `swift package init` writes except for `/Packages`,
/// where projects with several packages keep them.
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
