import Basics
import SwiftSource
import TestSupport
import Testing

@testable import Scenes
@testable import TemplateSets

struct FeatureFilesTests {
    private func texts(
        _ scenes: [String], links: [String] = [], needs: [String] = [],
        tests: FeatureFiles.TestFramework? = .testing
    ) throws -> [String: String] {
        let files = FeatureFiles(
            supportModule: "SceneSupport", tests: tests,
            in: RenderEnvironment(header: ["Acme"]))
        var cart = FeatureFiles.Feature(name: "Checkout")
        (cart.exportedScenes, cart.linkedScenes) = (Set(scenes), Set(links))
        cart.needs = Set(
            try needs.map { try Parameter(dependency: SourceText(argument: $0, of: "")).type })
        cart.imports = needs.isEmpty ? [] : ["Payment", "SceneSupport"]
        let made = try files.files(of: cart) + files.appFiles("AppFeatures", of: [cart])
        return Dictionary(uniqueKeysWithValues: made.map { ("\($0.root) \($0.path)", $0.text) })
    }

    @Test func `a feature lists its scenes, a line for each`() throws {
        let text = try texts(["Cart", "Receipt"], links: ["Cart"])["scene CheckoutFeature.swift"]
        #expect(
            text == """
                // Acme

                public import SceneSupport

                /// The scenes of Checkout that other features lead to.
                public nonisolated enum CheckoutFeature: SceneFeature {
                    public static var scenes: [any RoutedScene.Type] {
                        [
                            CartBuilder.self,
                            ReceiptBuilder.self,
                        ]
                    }

                    /// The scenes that links open.
                    @MainActor
                    public static var links: [any LinkedScene.Type] {
                        [
                            CartBuilder.self
                        ]
                    }
                }

                """)
    }

    @Test func `a feature lists what its scenes need, once, and imports their modules`() throws {
        let needs = [
            "session:URLSession", "other:URLSession", "log:((String) -> Void)", "a:any A & B",
        ]
        let text = try texts([], needs: needs)["scene CheckoutFeature.swift"]
        #expect(
            text?.contains(
                """
                import Foundation
                import Payment
                public import SceneSupport

                #if canImport(FoundationNetworking)
                import FoundationNetworking
                #endif
                """) == true, "\(text ?? "")")
        #expect(
            text?.contains(
                """
                    public static var needs: [Any.Type] {
                        [
                            ((String) -> Void).self,
                            (any A & B).self,
                            URLSession.self,
                        ]
                    }
                """) == true, "\(text ?? "")")
    }

    @Test(arguments: [nil, FeatureFiles.TestFramework.testing, .xctest])
    func `every module has its file, and tests have a framework`(
        tests: FeatureFiles.TestFramework?
    ) throws {
        let paths = try texts(["Cart"], tests: tests).keys.sorted()
        let own = [
            "interface CheckoutRoutes.swift", "scene AppFeatures.swift",
            "scene CheckoutFeature.swift", "testing CheckoutFakes.swift",
        ]
        let ofTests = ["tests AppFeaturesTests.swift", "tests CheckoutFeatureTests.swift"]
        #expect(paths == own + (tests == nil ? [] : ofTests))
    }

    @Test(arguments: [[], ["Cart"], ["Cart", "Receipt"]], FeatureFiles.TestFramework.allCases)
    func `the files are clean under the formatter`(
        scenes: [String], tests: FeatureFiles.TestFramework
    ) throws {
        let texts = try texts(scenes, links: scenes, needs: scenes.map { "a:\($0)" }, tests: tests)
        try expectLintClean(
            Dictionary(uniqueKeysWithValues: texts.map { ($0.split(separator: " ")[1] + "", $1) }),
            configuration: #"{ "indentation": { "spaces": 4 } }"#)
    }
}
