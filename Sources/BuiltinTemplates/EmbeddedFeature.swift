// Made by scripts/embed-templates from Templates/Feature/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadFeature() -> [EmbeddedFile] {
        [
            EmbeddedFile("AppFeatures.swift",
####"""
{{> header}}
{{#features}}
import {{.}}
{{/features}}
public import {{support}}

/// The features of the app.
public nonisolated enum {{app}} {
    /// The dependencies of all scenes, which find those of other features in them.
    public static var dependencies: Dependencies {
        Dependencies(features: features)
    }

    /// Each feature has a line.
    private static var features: [any SceneFeature.Type] {
        {{#featureTypes}}
        {{> metatypes}}
        {{/featureTypes}}
    }
    {{#linkedFeatures}}
    {{#-first}}

    /// The links of all features.
    @MainActor
    public static var links: SceneLinks {
        let scenes = [
    {{/-first}}
            {{.}}Feature.links{{> comma}}
    {{#-last}}
        ]
        return SceneLinks(scenes.flatMap { $0 })
    }
    {{/-last}}
    {{/linkedFeatures}}
}

"""####),
            EmbeddedFile("AppFeaturesTests.testing.swift",
####"""
{{> header}}
import {{app}}
{{#features}}
import {{.}}Interface
{{/features}}
import {{support}}
import Testing

/// Tests that no feature, and nothing that one needs, is missing in {{app}}.
@MainActor
struct {{app}}Tests {
    @Test func everyRouteHasAScene() {
        let routes: [[any SceneRoute.Type]] = [
            {{#features}}
            {{.}}Routes.all{{> comma}}
            {{/features}}
        ]
        let missing = {{app}}.dependencies.unregistered(routes.flatMap { $0 })
        #expect(missing.map { "\($0)" } == [])
    }

    @Test func everyDependencyHasAValue() {
        #expect({{app}}.dependencies.missing.map { "\($0)" } == [])
    }
}

"""####),
            EmbeddedFile("AppFeaturesTests.xctest.swift",
####"""
{{> header}}
import {{app}}
{{#features}}
import {{.}}Interface
{{/features}}
import {{support}}
import XCTest

/// Tests that no feature, and nothing that one needs, is missing in {{app}}.
nonisolated final class {{app}}Tests: XCTestCase {
    @MainActor
    func testEveryRouteHasAScene() async {
        let routes: [[any SceneRoute.Type]] = [
            {{#features}}
            {{.}}Routes.all{{> comma}}
            {{/features}}
        ]
        let missing = {{app}}.dependencies.unregistered(routes.flatMap { $0 })
        XCTAssertEqual(missing.map { "\($0)" }, [])
    }

    @MainActor
    func testEveryDependencyHasAValue() async {
        XCTAssertEqual({{app}}.dependencies.missing.map { "\($0)" }, [])
    }
}

"""####),
            EmbeddedFile("Fakes.swift",
####"""
{{> header}}
public import {{support}}

/// Stands for {{feature}} in the tests, previews, and demo apps of other features.
public nonisolated enum {{feature}}Fakes: SceneFeature {
    public static var scenes: [any RoutedScene.Type] {
        {{#fakes}}
        {{> metatypes}}
        {{/fakes}}
    }
}

"""####),
            EmbeddedFile("Feature.swift",
####"""
{{> header}}
{{#imports}}
import {{.}}
{{/imports}}
public import {{support}}
{{#networking}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/networking}}

/// The scenes of {{feature}} that other features lead to.
public nonisolated enum {{feature}}Feature: SceneFeature {
    public static var scenes: [any RoutedScene.Type] {
        {{#builders}}
        {{> metatypes}}
        {{/builders}}
    }
    {{#needs}}

    /// The types of the dependencies without a default, which the app provides.
    public static var needs: [Any.Type] {
        {{> metatypes}}
    }
    {{/needs}}
    {{#linkedBuilders}}

    /// The scenes that links open.
    @MainActor
    public static var links: [any LinkedScene.Type] {
        {{> metatypes}}
    }
    {{/linkedBuilders}}
}

"""####),
            EmbeddedFile("FeatureTests.testing.swift",
####"""
{{> header}}
import {{feature}}Interface
import {{feature}}Testing
import {{support}}
import Testing

@testable import {{feature}}

/// Tests that every route of {{feature}} leads to a scene.
@MainActor
struct {{feature}}FeatureTests {
    @Test func everyRouteHasAScene() {
        let dependencies = Dependencies(features: [{{feature}}Feature.self])
        #expect(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" } == [])
    }

    @Test func everyRouteHasAFake() {
        let dependencies = Dependencies(features: [{{feature}}Fakes.self])
        #expect(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" } == [])
    }
}

"""####),
            EmbeddedFile("FeatureTests.xctest.swift",
####"""
{{> header}}
import {{feature}}Interface
import {{feature}}Testing
import {{support}}
import XCTest

@testable import {{feature}}

/// Tests that every route of {{feature}} leads to a scene.
nonisolated final class {{feature}}FeatureTests: XCTestCase {
    @MainActor
    func testEveryRouteHasAScene() async {
        let dependencies = Dependencies(features: [{{feature}}Feature.self])
        XCTAssertEqual(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" }, [])
    }

    @MainActor
    func testEveryRouteHasAFake() async {
        let dependencies = Dependencies(features: [{{feature}}Fakes.self])
        XCTAssertEqual(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" }, [])
    }
}

"""####),
            EmbeddedFile("Partials/comma.mustache",
####"""
{{! Stands behind an element of a list, without a line break. A single element has no comma. }}{{#-first}}{{^-last}},{{/-last}}{{/-first}}{{^-first}},{{/-first}}
"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/metatypes.mustache",
####"""
{{^types}}
[]
{{/types}}
{{#types}}
{{#-first}}
[
{{/-first}}
    {{.}}.self{{> comma}}
{{#-last}}
]
{{/-last}}
{{/types}}

"""####),
            EmbeddedFile("Routes.swift",
####"""
{{> header}}
public import {{support}}

/// The routes to the scenes of {{feature}}.
public nonisolated enum {{feature}}Routes {
    public static var all: [any SceneRoute.Type] {
        {{#routes}}
        {{> metatypes}}
        {{/routes}}
    }
}

"""####),
        ]
    }
}
