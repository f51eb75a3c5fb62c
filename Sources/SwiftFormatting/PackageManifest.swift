package import SwiftSource

/// The `Package.swift` of a new package with scenes.
package struct PackageManifest: Hashable, Sendable {
    package var name: String
    /// The library with the scenes.
    package var targetName: String
    /// The test target, or nil for a package without tests, because a target without files doesn't
    /// build.
    package var testTargetName: String?
    /// The case of `SwiftLanguageMode`: `v5` or `v6`.
    package var languageMode: String
    /// The packages that the code needs.
    package var dependencies: [PackageDependency]
    package var platforms: PackagePlatforms
    /// The lowest version of SwiftPM that can read the manifest.
    package var toolsVersion: String

    /// Creates a manifest for a library and its tests.
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
            lines += Self.list(dependencies.map(\.declaration), indent: "        ")
            lines.append("    ],")
        }
        lines.append("    targets: [")
        var targets = [declaration("target", targetName, \.products)]
        if let testTargetName {
            targets.append(
                declaration(
                    "testTarget", testTargetName, dependingOn: [target], \.testProducts))
        }
        lines += Self.list(targets, indent: "        ")
        lines += ["    ],", "    swiftLanguageModes: [.\(languageMode)]", ")", ""]
        return SwiftLayout().apply(to: lines.joined(separator: "\n"))
    }

    private var target: String { targetName.asSwiftLiteral }

    /// The declaration of a target with the products of packages that it needs.
    private func declaration(
        _ kind: String, _ name: String, dependingOn targets: [String] = [],
        _ products: KeyPath<PackageDependency, [String]>
    ) -> String {
        let products = dependencies.flatMap { $0[keyPath: products].map($0.reference) }
        let name = "name: \(name.asSwiftLiteral)"
        guard !products.isEmpty else {
            let list = targets.isEmpty ? "" : ", dependencies: [\(targets.joined())]"
            return ".\(kind)(\(name)\(list))"
        }
        let lines =
            [".\(kind)(", "    \(name),", "    dependencies: ["]
            + Self.list(targets + products, indent: "        ") + ["    ])"]
        return lines.joined(separator: "\n        ")
    }

    /// The elements of a literal, one a line. The formatter requires a comma after the last element if
    /// there are several.
    private static func list(_ elements: [String], indent: String) -> [String] {
        elements.map { indent + $0 + (elements.count > 1 ? "," : "") }
    }
}

/// The `.swift-format` of a package that has none.
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

/// The `.gitignore` of a new package.
///
/// It's the one that `swift package init` writes, without `/Packages`, which is the folder for the
/// packages of many projects.
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
