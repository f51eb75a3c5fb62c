// swift-tools-version: 6.1

import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the program. None imports Foundation.
func module(_ name: String, uses dependencies: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies.map { .target(name: $0) }, swiftSettings: features)
}

/// The tests of a module, beside it in the same folders.
func tests(_ name: String, uses dependencies: [String] = [], needsProgram: Bool = false) -> Target {
    .testTarget(
        name: name,
        dependencies: (dependencies + ["TestSupport"] + (needsProgram ? ["scene-kit"] : []))
            .map { .target(name: $0) },
        swiftSettings: features)
}

let package = Package(
    name: "scene-kit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scene-kit", targets: ["scene-kit"]),
        .plugin(name: "SceneKitCommand", targets: ["SceneKitCommand"]),
        .plugin(name: "SceneKitLint", targets: ["SceneKitLint"]),
    ],
    targets: [
        .executableTarget(
            name: "scene-kit", dependencies: ["SceneCLI", "FileSystem", "Basics"],
            swiftSettings: features),
        .plugin(
            name: "SceneKitCommand",
            capability: .command(
                intent: .custom(
                    verb: "scene-kit",
                    description: "Generate the scenes of an iOS app from template sets."),
                permissions: [
                    .writeToPackageDirectory(reason: "Scenes are written into the package.")
                ]),
            dependencies: ["scene-kit"]),
        .plugin(name: "SceneKitLint", capability: .buildTool(), dependencies: ["scene-kit"]),
        module(
            "SceneCLI",
            uses: [
                "PackAuthoring", "TemplateStores", "FileSystem", "ProjectLinting", "SceneGraphs",
                "ScenePlanning", "ProjectReading", "XcodeExporting", "Packs", "Projects",
                "Planning",
                "Scenes", "TemplateSets", "XcodeTemplates", "Linting", "Manifests", "SwiftSource",
                "TemplateEngine", "ArgumentParsing", "JSONSource", "Threads", "Basics",
            ]),
        module(
            "PackAuthoring",
            uses: [
                "TemplateStores", "FileSystem", "ScenePlanning", "Packs", "Projects", "Planning",
                "Scenes", "TemplateSets", "Linting", "Manifests", "SwiftSource", "TemplateEngine",
                "JSONSource", "Basics", "BuiltinTemplates",
            ]),
        module(
            "TemplateStores",
            uses: [
                "FileSystem", "ProjectReading", "Packs", "Projects", "Planning", "Scenes",
                "TemplateSets", "XcodeTemplates", "JSONSource", "Threads", "Basics",
                "BuiltinTemplates",
            ]),
        module("FileSystem", uses: ["Planning", "Threads", "Basics"]),
        module(
            "ProjectLinting",
            uses: [
                "ScenePlanning", "ProjectReading", "Projects", "Planning", "Scenes", "TemplateSets",
                "Linting", "Threads", "Basics",
            ]),
        module(
            "SceneGraphs",
            uses: ["Projects", "Scenes", "TemplateSets", "SwiftSource", "JSONSource", "Basics"]),
        module(
            "ScenePlanning",
            uses: [
                "ProjectReading", "Projects", "Planning", "Scenes", "TemplateSets",
                "XcodeTemplates", "Linting", "Manifests", "SwiftFormatting", "SwiftSource",
                "JSONSource", "Threads", "Basics", "BuiltinTemplates",
            ]),
        module(
            "ProjectReading",
            uses: [
                "Packs", "Projects", "Planning", "Scenes", "TemplateSets", "XcodeTemplates",
                "Manifests", "SwiftFormatting", "JSONSource", "Threads", "Basics",
            ]),
        module(
            "XcodeExporting",
            uses: [
                "Packs", "Projects", "Planning", "Scenes", "TemplateSets", "XcodeTemplates",
                "PropertyLists", "SwiftFormatting", "SwiftSource", "TemplateEngine", "JSONSource",
                "Basics",
            ]),
        module(
            "Packs",
            uses: [
                "Projects", "Planning", "Scenes", "TemplateSets", "XcodeTemplates", "Linting",
                "SwiftSource", "TemplateEngine", "JSONSource", "Basics",
            ]),
        module(
            "Projects",
            uses: [
                "Planning", "Scenes", "TemplateSets", "Linting", "SwiftSource", "JSONSource",
                "Basics",
            ]),
        module("Planning", uses: ["Basics"]),
        module(
            "Scenes",
            uses: [
                "TemplateSets", "XcodeTemplates", "Linting", "SwiftFormatting", "SwiftSource",
                "TemplateEngine", "JSONSource", "Basics", "BuiltinTemplates",
            ]),
        module(
            "TemplateSets",
            uses: [
                "XcodeTemplates", "Linting", "Manifests", "SwiftSource", "TemplateEngine",
                "JSONSource", "Basics", "BuiltinTemplates",
            ]),
        module("XcodeTemplates", uses: ["PropertyLists", "Basics"]),
        module("PropertyLists", uses: ["Basics"]),
        module("Linting", uses: ["SwiftSource", "JSONSource", "Basics"]),
        module("Manifests", uses: ["SwiftFormatting", "SwiftSource", "Basics"]),
        module("SwiftFormatting", uses: ["SwiftSource", "JSONSource", "Basics"]),
        module("SwiftSource", uses: ["Basics"]),
        module("TemplateEngine", uses: ["Basics"]),
        module("ArgumentParsing", uses: ["Basics"]),
        module("JSONSource", uses: ["Basics"]),
        module("Threads"),
        module("Basics"),
        module("BuiltinTemplates"),

        .target(
            name: "TestSupport",
            dependencies: [
                "FileSystem", "Planning", "Scenes", "TemplateSets", "SwiftSource",
                "ArgumentParsing", "JSONSource", "Basics",
            ],
            path: "Tests/TestSupport", swiftSettings: features),
        tests(
            "EndToEndTests", uses: ["Projects", "Planning", "Threads", "Basics"], needsProgram: true
        ),
        tests(
            "SceneCLITests",
            uses: [
                "SceneCLI", "PackAuthoring", "FileSystem", "Packs", "Planning", "Scenes",
                "TemplateSets", "XcodeTemplates", "ArgumentParsing", "Basics",
            ], needsProgram: true),
        tests("TemplateStoresTests", uses: ["TemplateStores", "Packs", "Basics"]),
        tests("FileSystemTests", uses: ["FileSystem", "Planning", "Threads", "Basics"]),
        tests(
            "ScenePlanningTests",
            uses: [
                "FileSystem", "ScenePlanning", "ProjectReading", "Planning", "Scenes",
                "TemplateSets", "Basics",
            ]),
        tests(
            "ProjectReadingTests",
            uses: [
                "FileSystem", "ProjectReading", "Projects", "Scenes", "SwiftFormatting", "Basics",
            ]),
        tests("XcodeExportingTests", uses: ["XcodeExporting", "Basics"]),
        tests(
            "PacksTests",
            uses: [
                "Packs", "Projects", "Scenes", "TemplateSets", "SwiftSource", "TemplateEngine",
                "Basics",
            ]),
        tests(
            "ProjectsTests",
            uses: [
                "Projects", "Planning", "Scenes", "TemplateSets", "Linting", "Manifests",
                "SwiftSource", "JSONSource", "Basics",
            ]),
        tests("PlanningTests", uses: ["Planning", "Basics"]),
        tests(
            "ScenesTests",
            uses: [
                "Scenes", "TemplateSets", "XcodeTemplates", "SwiftSource", "TemplateEngine",
                "Basics",
            ]),
        tests("TemplateSetsTests", uses: ["TemplateSets", "Linting", "Manifests", "Basics"]),
        tests("XcodeTemplatesTests", uses: ["XcodeTemplates", "Basics"]),
        tests("PropertyListsTests", uses: ["PropertyLists", "Basics"]),
        tests("LintingTests", uses: ["Linting", "SwiftSource", "JSONSource", "Basics"]),
        tests("ManifestsTests", uses: ["Manifests", "SwiftFormatting", "Basics"]),
        tests(
            "SwiftFormattingTests",
            uses: ["SwiftFormatting", "SwiftSource", "JSONSource", "Basics"]),
        tests("SwiftSourceTests", uses: ["SwiftSource", "Basics"]),
        tests("TemplateEngineTests", uses: ["TemplateEngine", "JSONSource", "Basics"]),
        tests("ArgumentParsingTests", uses: ["ArgumentParsing", "Basics"]),
        tests("JSONSourceTests", uses: ["JSONSource", "Basics"]),
        tests("BasicsTests", uses: ["Basics"]),
        tests(
            "BuiltinTemplatesTests",
            uses: [
                "XcodeExporting", "Packs", "Projects", "Scenes", "TemplateSets", "XcodeTemplates",
                "SwiftSource", "Basics", "BuiltinTemplates",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// For the plugins, SwiftPM compiles the program a second time. Builds that run none can do without.
if Context.environment["SCENE_KIT_PLUGIN"] == "no" {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}
