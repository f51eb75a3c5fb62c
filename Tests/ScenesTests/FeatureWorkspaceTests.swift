import BuiltinTemplates
import Foundation
import SwiftFormatting
import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource
@testable import TemplateSets

/// Two features whose scenes lead to each other, the shared files, and the app that registers the
/// features.
///
/// `SCENE_KIT_FEATURES` names a folder for the packages of each set, which `scripts/check-features`
/// builds.
struct FeatureWorkspaceTests {
    @Test(arguments: BuiltinTemplates.names)
    func `the files of features are clean under the formatter`(name: String) throws {
        let folder = ProcessInfo.processInfo.environment["SCENE_KIT_FEATURES"]
        for tests in FeatureFiles.TestFramework.allCases {
            let files = try FeatureWorkspace(name, tests).files()
            if let folder {
                for (path, text) in files {
                    let url = URL(filePath: folder).appending(path: "\(name)-\(tests)/\(path)")
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: url)
                }
            } else {
                let own = files.filter { path, _ in
                    path.contains(/Cart|Cars|Checkout|Features|Spy/) && path.hasSuffix(".swift")
                }
                try expectLintClean(own, configuration: FormatterConfiguration.text)
            }
        }
    }

    @Test func `features depend on the interfaces of each other`() throws {
        let files = try FeatureWorkspace("Scene", .testing).files()
        for (path, text) in files
        where path.hasPrefix("Packages/Cars/") || path.hasPrefix("Packages/Checkout/") {
            let other = path.hasPrefix("Packages/Cars/") ? "Checkout" : "Cars"
            #expect(!text.contains("import \(other)\n"), "\(path)")
        }
        let route = files["Packages/Cars/Sources/Cars/CarList/CarListRouter+Cart.swift"]
        #expect(route?.contains("handle(.push(CartRoute(withCartID: cartID, page)))") == true)
    }
}

/// The files of a workspace, by their paths.
private struct FeatureWorkspace {
    /// A scene: `name [param]… [option]…`, and the scenes that it leads to.
    private struct Draft {
        let feature: String
        let name: String
        var parameters: [String] = []
        var dependencies: [String] = []
        var imports: [String] = []
        var options: [String: String] = [:]
        var isExported = true
        /// The names of scenes.
        var pushes: [String] = []
        var presents: [String] = []
    }

    private static let drafts = [
        Draft(
            feature: "Cars", name: "CarList", options: ["viewController": "UITableViewController"],
            isExported: false, pushes: ["CarDetails", "Cart", "Trade"], presents: ["Receipt"]),
        Draft(
            feature: "Cars", name: "CarDetails", parameters: ["carID:String", "page:Int=1"],
            options: ["link": "cars/:carID"], pushes: ["Welcome"]),
        Draft(
            feature: "Checkout", name: "Cart", parameters: ["cartID:String", "_ page:Int=1"],
            dependencies: ["limit:Int=3"], options: ["link": "carts/:cartID"],
            pushes: ["CarDetails"], presents: ["Receipt", "Welcome"]),
        Draft(
            feature: "Checkout", name: "Receipt",
            parameters: [
                "date:Date", "onClose:() -> Void", "onPick:((Int) -> Void)?=nil",
                "size:(width: Int, height: Int)",
            ], options: ["form": "true"]),
        Draft(
            feature: "Checkout", name: "Trade", parameters: ["item:Item"],
            imports: ["CheckoutInterface"]),
        Draft(feature: "Checkout", name: "Welcome", pushes: ["Cart"]),
    ]

    private static let support = "SceneSupport"
    private static let app = "AppFeatures"

    private let templateSet: TemplateSet
    private let tests: FeatureFiles.TestFramework

    init(_ name: String, _ tests: FeatureFiles.TestFramework) throws {
        let embedded = try #require(BuiltinTemplates.set(named: name))
        let files = embedded.files.map { ($0.path, Array($0.text.utf8)) }
        templateSet = try TemplateSet(
            reading: TemplateSetFolder(location: name, files: Dictionary(files) { $1 }),
            tool: try #require(SemanticVersion("99.0.0")))
        self.tests = tests
    }

    func files() throws -> [String: String] {
        var files = [
            "Packages/Checkout/Sources/CheckoutInterface/Item.swift": """
            public nonisolated struct Item {
                public init() {}
            }

            """
        ]
        let features = features
        let scenes = try Dictionary(
            uniqueKeysWithValues: Self.drafts.map { ($0.name, try scene($0)) })
        for feature in features {
            var items: [SceneGeneration.Item] = []
            for draft in Self.drafts where draft.feature == feature.name {
                guard var scene = scenes[draft.name] else { continue }
                scene.routes = try routes(of: draft, to: scenes)
                items.append(.init(.scene(scene), name: scene.name.source))
            }
            let options = try #require(scenes.values.first).options
            let generation = SceneGeneration(
                items, of: [templateSet], sharing: [.needed(options)],
                in: Self.layout(of: feature.name),
                environment(feature.name))
            var budget = RunBudget()
            for file in try generation.files(spending: &budget).files {
                files[file.destination.path] = file.file.text
            }
            try add(
                FeatureFiles(supportModule: Self.support, tests: tests, in: environment(nil))
                    .files(of: feature), of: feature.name, to: &files)
            files["Packages/\(feature.name)/Package.swift"] =
                PackageManifest(
                    feature: feature.name,
                    leadingTo: features.map(\.name).filter { $0 != feature.name },
                    support: Self.support, needing: requirements
                ).text
        }
        try add(
            FeatureFiles(supportModule: Self.support, tests: tests, in: environment(nil))
                .appFiles(Self.app, of: features), of: Self.app, to: &files)
        files["Packages/\(Self.app)/Package.swift"] =
            PackageManifest(
                app: Self.app, registering: features.map(\.name), support: Self.support,
                needing: requirements
            ).text
        files["Packages/\(Self.support)/Package.swift"] =
            PackageManifest(
                support: Self.support, needing: requirements
            ).text
        return files
    }

    private var features: [FeatureFiles.Feature] {
        let hasLinks = templateSet.options.contains { $0.name == CommonOption.link }
        return ["Cars", "Checkout"].map { name in
            let drafts = Self.drafts.filter { $0.feature == name }
            return FeatureFiles.Feature(
                name: name, exportedScenes: drafts.filter(\.isExported).map(\.name),
                linkedScenes: hasLinks
                    ? drafts.filter { $0.options[CommonOption.link] != nil }.map(\.name) : [])
        }
    }

    private var requirements: PackageRequirements {
        templateSet.requirements(for: [OptionValues()])
    }

    private func environment(_ module: String?) -> RenderEnvironment {
        var environment = RenderEnvironment(module: module, header: ["Acme"])
        environment.supportModule = Self.support
        environment.supportTestingModule = Self.support + "Testing"
        return environment
    }

    private static func layout(of feature: String) -> OutputLayout {
        func root(_ package: String, _ folder: String, _ module: String) -> OutputLayout.Root {
            OutputLayout.Root("Packages/\(package)", [folder, module])
        }
        var layout = OutputLayout(
            scene: root(feature, "Sources", feature),
            tests: root(feature, "Tests", feature + "Tests"),
            support: root(support, "Sources", support))
        layout.interface = root(feature, "Sources", feature + "Interface")
        layout.testing = root(feature, "Sources", feature + "Testing")
        layout.supportTests = root(support, "Tests", support + "Tests")
        layout.supportTesting = root(support, "Sources", support + "Testing")
        return layout
    }

    private func scene(_ draft: Draft) throws -> Scene {
        let names = templateSet.options.map(\.name)
        var options = draft.options.filter { names.contains($0.key) }
        options["access"] = "public"
        options["features"] = "true"
        options["tests"] = "\(tests)"
        if draft.isExported { options["exported"] = "true" }
        return try Scene(
            resolving: SceneRequest(
                name: draft.name, parameters: draft.parameters, imports: draft.imports,
                dependencies: draft.dependencies, options: options.map { "\($0)=\($1)" }.sorted(),
                date: "2026-03-14"), for: templateSet)
    }

    private func routes(of draft: Draft, to scenes: [String: Scene]) throws -> [Route] {
        let names =
            draft.pushes.map { ($0, RouteStyle.push) } + draft.presents.map { ($0, .present) }
        return try names.map { name, style in
            let target = try #require(scenes[name])
            let module = Self.drafts.first { $0.name == name }?.feature
            return Route(
                try RouteRequest(parsing: SourceText(argument: name, of: "--route"), style),
                to: RouteTarget(target, of: templateSet, module: module))
        }
    }

    private func add(
        _ rendered: [RenderedFile], of package: String, to files: inout [String: String]
    ) {
        for file in rendered {
            let folder =
                switch file.root {
                case .tests: "Tests/\(package)Tests"
                case .interface: "Sources/\(package)Interface"
                case .testing: "Sources/\(package)Testing"
                case .scene, .support: "Sources/\(package)"
                }
            files["Packages/\(package)/\(folder)/\(file.path)"] = file.text
        }
    }
}
