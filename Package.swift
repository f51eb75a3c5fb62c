// swift-tools-version: 6.1

import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module that does no input or output and imports no Foundation.
func pure(_ name: String, uses dependencies: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies.map { .target(name: $0) }, swiftSettings: features)
}

func tests(_ name: String, uses dependencies: [String], needs binary: Bool = false) -> Target {
    .testTarget(
        name: name,
        dependencies: (dependencies + ["TestSupport"] + (binary ? ["scene-kit"] : []))
            .map { .target(name: $0) },
        swiftSettings: features)
}

let package = Package(
    name: "scene-kit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scene-kit", targets: ["scene-kit"]),
        .plugin(name: "SceneKitCommand", targets: ["SceneKitCommand"]),
    ],
    targets: [
        .executableTarget(
            name: "scene-kit",
            dependencies: [
                "ArgumentParsing", "BuiltinTemplates", "Basics", "JSONSource",
                "SceneScaffold", "SwiftSource", "TemplateEngine", "XcodeTemplates",
            ],
            swiftSettings: features),
        .plugin(
            name: "SceneKitCommand",
            capability: .command(
                intent: .custom(
                    verb: "scene-kit", description: "Make the scenes of an iOS app from templates."),
                permissions: [
                    .writeToPackageDirectory(reason: "Scenes are written into the package.")
                ]),
            dependencies: ["scene-kit"]),
        pure("Basics"),
        pure("ArgumentParsing", uses: ["Basics"]),
        pure("JSONSource", uses: ["Basics"]),
        pure("SwiftSource", uses: ["Basics", "JSONSource"]),
        pure("TemplateEngine", uses: ["Basics"]),
        pure("XcodeTemplates", uses: ["Basics"]),
        pure(
            "SceneScaffold",
            uses: ["Basics", "JSONSource", "SwiftSource", "TemplateEngine", "XcodeTemplates"]),
        pure("BuiltinTemplates"),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: features),
        tests("BasicsTests", uses: ["Basics"]),
        tests("ArgumentParsingTests", uses: ["ArgumentParsing", "Basics"]),
        tests("JSONSourceTests", uses: ["JSONSource", "Basics"]),
        tests("SwiftSourceTests", uses: ["SwiftSource", "JSONSource", "Basics"]),
        tests("TemplateEngineTests", uses: ["TemplateEngine", "JSONSource", "Basics"]),
        tests("XcodeTemplatesTests", uses: ["XcodeTemplates", "Basics"]),
        tests(
            "SceneScaffoldTests",
            uses: [
                "SceneScaffold", "SwiftSource", "TemplateEngine", "JSONSource", "XcodeTemplates",
                "Basics",
            ]),
        tests(
            "BuiltinTemplatesTests",
            uses: [
                "BuiltinTemplates", "SceneScaffold", "SwiftSource", "XcodeTemplates", "Basics",
            ]),
        tests(
            "SceneKitTests", uses: ["ArgumentParsing", "Basics", "SceneScaffold", "SwiftSource"],
            needs: true),
        tests("EndToEndTests", uses: [], needs: true),
    ],
    swiftLanguageModes: [.v6]
)
