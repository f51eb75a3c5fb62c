package import SwiftSource

/// The `Package.swift` of a new package that holds scenes.
package struct PackageManifest: Hashable, Sendable {
    /// What the package is called.
    package var name: String
    /// The library that holds the scenes.
    package var targetName: String
    /// Nil for a package without tests: a target without files would not build.
    package var testTargetName: String?
    /// As it stands behind the dot of `SwiftLanguageMode`: `v5` or `v6`.
    package var languageMode: String
    /// The packages that the code needs.
    package var dependencies: [PackageDependency]
    package var platforms: PackagePlatforms
    /// The lowest version of SwiftPM that reads it.
    package var toolsVersion: String

    /// A manifest for one library and its tests.
    package init(
        name: String, targetName: String = "Scenes", testTargetName: String? = "ScenesTests",
        languageMode: String = "v6", needing requirements: PackageRequirements = .init()
    ) {
        self.name = name
        self.targetName = targetName
        self.testTargetName = testTargetName
        self.languageMode = languageMode
        dependencies = requirements.dependencies
        platforms = requirements.newPlatforms
        toolsVersion = requirements.toolsVersion
    }

    /// The text of the manifest.
    package var text: String {
        var lines = [
            "// swift-tools-version: \(toolsVersion)", "", "import PackageDescription", "",
            "let package = Package(",
            "    name: \(name.asSwiftLiteral),",
            "    \(platforms.argument),",
            "    products: [",
            "        .library(name: \(target), targets: [\(target)])",
            "    ],",
        ]
        if !dependencies.isEmpty {
            lines.append("    dependencies: [")
            lines += Self.list(
                dependencies.map(\.declaration), indent: "        ")
            lines.append("    ],")
        }
        lines.append("    targets: [")
        lines += Self.list(
            [targetLines, testTargetLines].filter { !$0.isEmpty }.map {
                $0.joined(separator: "\n")
            }, indent: "")
        lines += ["    ],", "    swiftLanguageModes: [.\(languageMode)]", ")", ""]
        return SwiftLayout().apply(to: lines.joined(separator: "\n"))
    }

    private var target: String { targetName.asSwiftLiteral }

    private var targetLines: [String] {
        let products = dependencies.flatMap(\.references)
        guard !products.isEmpty else { return ["        .target(name: \(target))"] }
        return ["        .target(", "            name: \(target),", "            dependencies: ["]
            + Self.list(products, indent: "                ") + ["            ])"]
    }

    private var testTargetLines: [String] {
        guard let name = testTargetName?.asSwiftLiteral else { return [] }
        return ["        .testTarget(name: \(name), dependencies: [\(target)])"]
    }

    /// The elements of a literal one a line: the formatter wants a comma behind the last of several
    /// and none behind a single one.
    private static func list(_ elements: [String], indent: String) -> [String] {
        elements.map { indent + $0 + (elements.count > 1 ? "," : "") }
    }
}

/// The `.swift-format` that is written where there is none.
package enum FormatterConfiguration {
    /// The whole file: what the generated code is laid out for.
    package static let text = """
        {
          "version": 1,
          "indentConditionalCompilationBlocks": false,
          "indentation": { "spaces": 4 },
          "lineLength": 100
        }

        """
}

/// The `.gitignore` of a new package: what `swift package init` writes, but for `/Packages`, where
/// projects with several packages keep them.
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
