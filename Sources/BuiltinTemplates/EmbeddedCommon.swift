// Made by scripts/embed-templates from Templates/Common/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let common_Builder___scene__Builder_swift = ####"""
{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderMembers}}

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = {{scene}}ViewController(
            {{^plainLabels}}withViewModel{{/plainLabels}}{{#plainLabels}}viewModel{{/plainLabels}}: makeViewModel({{> dependenciesArgument}}),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}

"""####
    static let common_Builder___scene__Router_Route_swift = ####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    func {{> routeFunction}}({{parameters}}) {
        handle(.present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        handle(.push({{destination}}({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####
    static let common_Builder___scene__Router_RouteTests_testing_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Router{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func {{> routeFunction}}PassesTheInitialData() throws {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
        {{#samples.comparisons}}
        #expect(try #require(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_Builder___scene__Router_RouteTests_xctest_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Router{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func test{{> routeTestName}}PassesTheInitialData() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_Builder___scene__Router_swift = ####"""
{{> header}}
/// Navigates from {{scene}} to other scenes. Each route is an extension in a file of its own.
final class {{scene}}Router: SceneRouter {}

"""####
    static let common_Feature_SceneFeatures_swift = ####"""
{{> header}}
{{> importUIKit}}

/// Leads to a scene of another feature: its initial data, without its code.
public nonisolated protocol SceneRoute: SceneBuilding {}

/// A scene that other features lead to.
public nonisolated protocol RoutedScene: SceneBuilding {
    associatedtype RouteValue: SceneRoute

    init(_ route: RouteValue)
}

/// A feature, with the scenes that other features lead to.
public nonisolated protocol SceneFeature {
    static var scenes: [any RoutedScene.Type] { get }
    /// The types of the dependencies without a default, which the app provides.
    static var needs: [Any.Type] { get }
}

nonisolated extension SceneFeature {
    public static var needs: [Any.Type] { [] }
}

nonisolated extension Dependencies {
    /// Registers the scenes of features.
    public init(features: [any SceneFeature.Type]) {
        self.init()
        for feature in features { register(feature) }
    }

    /// Registers the scenes of a feature, in place of other scenes for the same routes.
    public mutating func register(_ feature: any SceneFeature.Type) {
        var registry = registry
        for scene in feature.scenes { registry.scenes[scene.route] = scene }
        registry.needs += feature.needs
        self.registry = registry
    }

    /// The routes that lead to no registered scene.
    public func unregistered(_ routes: [any SceneRoute.Type]) -> [any SceneRoute.Type] {
        routes.filter { registry.scenes[ObjectIdentifier($0)] == nil }
    }

    /// The types of the dependencies that the registered features need, and that have no value.
    public var missing: [Any.Type] {
        registry.needs.filter { values[ObjectIdentifier($0)] == nil }
    }

    /// The registered scene that a route leads to, with the route's data.
    public func scene(for route: any SceneRoute) -> (any SceneBuilding)? {
        registry.scenes[ObjectIdentifier(type(of: route))]?.scene(for: route)
    }

    /// The registered scene if the given one is a route, or else the given one.
    public func resolved(_ scene: any SceneBuilding) -> any SceneBuilding {
        (scene as? any SceneRoute).flatMap { self.scene(for: $0) } ?? scene
    }

    private var registry: SceneRegistry {
        get { self[SceneRegistry.self] ?? SceneRegistry() }
        set { self[SceneRegistry.self] = newValue }
    }
}

private nonisolated struct SceneRegistry {
    /// The scenes by the types of their routes.
    var scenes: [ObjectIdentifier: any RoutedScene.Type] = [:]
    var needs: [Any.Type] = []
}

nonisolated extension RoutedScene {
    fileprivate static var route: ObjectIdentifier { ObjectIdentifier(RouteValue.self) }

    fileprivate static func scene(for route: any SceneRoute) -> (any SceneBuilding)? {
        (route as? RouteValue).map { Self($0) }
    }
}

{{> ifUIKit}}
nonisolated extension SceneRoute {
    /// The view controller of the registered scene.
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        guard let scene = dependencies.scene(for: self) else {
            assertionFailure("no registered feature has a scene for \(Self.self)")
            return UIViewController()
        }
        return scene.viewController(with: dependencies)
    }
}
{{> endIfUIKit}}

"""####
    static let common_Feature_SceneFeaturesTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}
{{> importTestUIKit}}

/// Tests how features are registered.
@MainActor
struct SceneFeaturesTests {
    private nonisolated struct Place: SceneRoute {
        var name = ""
    }

    private nonisolated struct OtherPlace: SceneRoute {}

    private nonisolated struct Scene: RoutedScene {
        let name: String

        init(_ route: Place) { name = route.name }

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated struct Fake: RoutedScene {
        init(_ route: Place) {}

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Scene.self] }
        static var needs: [Any.Type] { [(any Error).self] }
    }

    private nonisolated enum Fakes: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Fake.self] }
    }

    private let dependencies = Dependencies(features: [Places.self])

    @Test func routeLeadsToItsScene() {
        let scene = dependencies.scene(for: Place(name: "first"))
        #expect((scene as? Scene)?.name == "first")
        #expect(dependencies.scene(for: OtherPlace()) == nil)
    }

    @Test func routesWithoutSceneAreKnown() {
        let missing = dependencies.unregistered([Place.self, OtherPlace.self])
        #expect(missing.count == 1 && missing[0] == OtherPlace.self)
    }

    @Test func missingDependenciesAreKnown() {
        var dependencies = dependencies
        #expect(dependencies.missing.map { "\($0)" } == ["Error"])
        dependencies[(any Error).self] = CancellationError()
        #expect(dependencies.missing.isEmpty)
    }

    @Test func laterFeatureReplacesScenes() {
        var dependencies = dependencies
        dependencies.register(Fakes.self)
        #expect(dependencies.scene(for: Place()) is Fake)
    }

    @Test func onlyRoutesAreResolved() {
        #expect(dependencies.resolved(Place()) is Scene)
        #expect(dependencies.resolved(OtherPlace()) is OtherPlace)
        #expect(dependencies.resolved(Fake(Place())) is Fake)
    }
}

"""####
    static let common_Feature_SceneFeaturesTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}
{{> importTestUIKit}}

/// Tests how features are registered.
nonisolated final class SceneFeaturesXCTests: XCTestCase {
    private nonisolated struct Place: SceneRoute {
        var name = ""
    }

    private nonisolated struct OtherPlace: SceneRoute {}

    private nonisolated struct Scene: RoutedScene {
        let name: String

        init(_ route: Place) { name = route.name }

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated struct Fake: RoutedScene {
        init(_ route: Place) {}

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Scene.self] }
        static var needs: [Any.Type] { [(any Error).self] }
    }

    private nonisolated enum Fakes: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Fake.self] }
    }

    private var dependencies: Dependencies { Dependencies(features: [Places.self]) }

    @MainActor
    func testRouteLeadsToItsScene() async {
        let scene = dependencies.scene(for: Place(name: "first"))
        XCTAssertEqual((scene as? Scene)?.name, "first")
        XCTAssertNil(dependencies.scene(for: OtherPlace()))
    }

    @MainActor
    func testRoutesWithoutSceneAreKnown() async {
        let missing = dependencies.unregistered([Place.self, OtherPlace.self])
        XCTAssertTrue(missing.count == 1 && missing[0] == OtherPlace.self)
    }

    @MainActor
    func testMissingDependenciesAreKnown() async {
        var dependencies = dependencies
        XCTAssertEqual(dependencies.missing.map { "\($0)" }, ["Error"])
        dependencies[(any Error).self] = CancellationError()
        XCTAssertTrue(dependencies.missing.isEmpty)
    }

    @MainActor
    func testLaterFeatureReplacesScenes() async {
        var dependencies = dependencies
        dependencies.register(Fakes.self)
        XCTAssertTrue(dependencies.scene(for: Place()) is Fake)
    }

    @MainActor
    func testOnlyRoutesAreResolved() async {
        XCTAssertTrue(dependencies.resolved(Place()) is Scene)
        XCTAssertTrue(dependencies.resolved(OtherPlace()) is OtherPlace)
        XCTAssertTrue(dependencies.resolved(Fake(Place())) is Fake)
    }
}

"""####
    static let common_Feature___scene__Builder_Route_swift = ####"""
{{> header}}
public import {{module}}Interface

nonisolated extension {{scene}}Builder: RoutedScene {
    public init(_ route: {{scene}}Route) {
        self.init({{routeArguments}})
    }
}

"""####
    static let common_Feature___scene__Fake_swift = ####"""
{{> header}}
{{> testImports}}
public import {{module}}Interface
{{> importTestNetworking}}
{{> importUIKit}}

/// Stands for {{scene}} in the tests, previews, and demo apps of other features.
public nonisolated struct {{scene}}Fake: RoutedScene {
    public let route: {{scene}}Route

    public init(_ route: {{scene}}Route) {
        self.route = route
    }

    {{> ifUIKit}}
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "{{title}}"
        return viewController
    }
    {{> endIfUIKit}}
}
{{> routeSample}}

"""####
    static let common_Feature___scene__Route_swift = ####"""
{{> header}}
{{#publicImports}}
public import {{.}}
{{/publicImports}}
{{#parameterImports}}
import {{.}}
{{/parameterImports}}
{{> publicNetworking}}

{{#hasParams}}
/// Leads to {{scene}} and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Leads to {{scene}}.
{{/hasParams}}
public nonisolated struct {{scene}}Route: SceneRoute{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{#params}}
    public let {{name}}: {{type}}
    {{/params}}
    {{#hasParams}}

    public init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }
    {{/hasParams}}
    {{^hasParams}}
    public init() {}
    {{/hasParams}}
}

"""####
    static let common_Feature___scene__RouteTests_testing_swift = ####"""
{{> header}}
{{> testImports}}
import {{module}}Interface
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}RouteTests {
    private let dependencies = Dependencies(features: [{{module}}Feature.self])

    {{#samples.known}}
    {{#samples.comparable}}
    @Test func routePassesTheInitialData() throws {
        let route = {{scene}}Route({{samples.arguments}})
        let scene = try #require(dependencies.scene(for: route) as? {{scene}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{^samples.comparable}}
    @Test func routeLeadsToTheScene() {
        let route = {{scene}}Route({{samples.arguments}})
        #expect(dependencies.scene(for: route) is {{scene}}Builder)
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    @Test func routeLeadsToAScene() {
        #expect(dependencies.unregistered([{{scene}}Route.self]).isEmpty)
    }
    {{/samples.known}}
}

"""####
    static let common_Feature___scene__RouteTests_xctest_swift = ####"""
{{> header}}
{{> testImports}}
import {{module}}Interface
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}RouteTests: XCTestCase {
    @MainActor private var dependencies: Dependencies {
        Dependencies(features: [{{module}}Feature.self])
    }

    {{#samples.known}}
    {{#samples.comparable}}
    @MainActor
    func testRoutePassesTheInitialData() async throws {
        let route = {{scene}}Route({{samples.arguments}})
        let scene = try XCTUnwrap(dependencies.scene(for: route) as? {{scene}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{^samples.comparable}}
    @MainActor
    func testRouteLeadsToTheScene() async {
        let route = {{scene}}Route({{samples.arguments}})
        XCTAssertTrue(dependencies.scene(for: route) is {{scene}}Builder)
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    @MainActor
    func testRouteLeadsToAScene() async {
        XCTAssertTrue(dependencies.unregistered([{{scene}}Route.self]).isEmpty)
    }
    {{/samples.known}}
}

"""####
    static let common_Form___scene__Tests_form_testing_swift = ####"""
{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func completeFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        viewModel.fields = .example
        await viewModel.submit()
        #expect(viewModel.submission == LoadState(content: viewModel.fields))
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####
    static let common_Form___scene__Tests_form_xctest_swift = ####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        viewModel.fields = .example
        await viewModel.submit()
        XCTAssertEqual(viewModel.submission, LoadState(content: viewModel.fields))
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####
    static let common_Links_SceneLinks_swift = ####"""
{{> header}}
/// A scene that links can open.
{{> public}}protocol LinkedScene: SceneBuilding {
    /// The path of its links. A name after a colon is a value: `cars/:carID`.
    static var linkPath: String { get }

    /// Returns nil if a value of the link isn't of its type.
    init?(link: LinkValues)
}

/// The values of a link, by name: those of its path, and its query items.
{{> public}}struct LinkValues {
    private var values: [String: String] = [:]

    /// Returns nil if the path doesn't match the pattern.
    init?(path: String, matching pattern: String) {
        let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for item in halves.dropFirst().flatMap({ $0.split(separator: "&") }) {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(pair[0]) else { return nil }
            values[name] = pair.count == 1 ? "" : Self.decode(pair[1])
        }
        let parts = halves[0].split(separator: "/")
        let names = pattern.split(separator: "/")
        guard parts.count == names.count else { return nil }
        for (part, name) in zip(parts, names) {
            guard let text = Self.decode(part) else { return nil }
            if name.hasPrefix(":") {
                values[String(name.dropFirst())] = text
            } else if text != name {
                return nil
            }
        }
    }

    {{> public}}func value<Value: LosslessStringConvertible>(
        _ name: String,
        as type: Value.Type
    ) -> Value? {
        values[name].flatMap { Value($0) }
    }

    /// Replaces percent escapes. Returns nil if they aren't UTF-8.
    private static func decode(_ part: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = part.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}

/// The links of an app: `SceneLinks([CarDetailsBuilder.self]).scene(at: "cars/42")`.
{{> public}}struct SceneLinks {
    private let scenes: [any LinkedScene.Type]

    {{> public}}init(_ scenes: [any LinkedScene.Type]) {
        self.scenes = scenes
    }

    /// Returns the first scene that the path opens.
    ///
    /// - Parameter path: A path with its percent escapes, such as `url.path(percentEncoded: true)`,
    ///   and the query after a question mark, if there is one.
    {{> public}}func scene(at path: String) -> (any SceneBuilding)? {
        for scene in scenes {
            if let values = LinkValues(path: path, matching: scene.linkPath),
                let builder = scene.init(link: values)
            {
                return builder
            }
        }
        return nil
    }
}

"""####
    static let common_Links_SceneLinksTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}

/// Tests how every link is read.
@MainActor
struct SceneLinksTests {
    private func value(of path: String) -> String? {
        LinkValues(path: path, matching: "cars/:id").flatMap { $0.value("id", as: String.self) }
    }

    @Test(arguments: ["cars/42", "/cars/42", "cars/42/", "cars/42?id=7&page", "cars/%34%32", "c%61rs/42"])
    func slashesAndEscapesDoNotMatter(path: String) {
        #expect(value(of: path) == "42")
    }

    @Test(arguments: ["cars/%C3%BC%2F%25"])
    func valuesAreDecoded(path: String) {
        #expect(value(of: path) == "\u{FC}/%")
    }

    @Test(arguments: ["cars/%", "cars/%4", "cars/%4G", "cars/%+4", "cars/%FF", "cars", "Cars/42"])
    func otherPathsHaveNoValues(path: String) {
        #expect(LinkValues(path: path, matching: "cars/:id") == nil)
    }

    @Test func valuesHaveTheirTypes() {
        let link = LinkValues(path: "7/x?a%20b=3&c", matching: ":page/:name")
        #expect(link?.value("page", as: Int.self) == 7)
        #expect(link?.value("name", as: Int.self) == nil)
        #expect(link?.value("a b", as: Int.self) == 3)
        #expect(link?.value("c", as: String.self) == "")
        #expect(link?.value("other", as: String.self) == nil)
    }
}

"""####
    static let common_Links_SceneLinksTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}

/// Tests how every link is read.
nonisolated final class SceneLinksXCTests: XCTestCase {
    @MainActor
    private func value(of path: String) -> String? {
        LinkValues(path: path, matching: "cars/:id").flatMap { $0.value("id", as: String.self) }
    }

    @MainActor
    func testSlashesAndEscapesDoNotMatter() async {
        for path in ["cars/42", "/cars/42", "cars/42/", "cars/42?id=7&page", "cars/%34%32", "c%61rs/42"] {
            XCTAssertEqual(value(of: path), "42", path)
        }
    }

    @MainActor
    func testValuesAreDecoded() async {
        XCTAssertEqual(value(of: "cars/%C3%BC%2F%25"), "\u{FC}/%")
    }

    @MainActor
    func testOtherPathsHaveNoValues() async {
        for path in ["cars/%", "cars/%4", "cars/%4G", "cars/%+4", "cars/%FF", "cars", "Cars/42"] {
            XCTAssertNil(LinkValues(path: path, matching: "cars/:id"), path)
        }
    }

    @MainActor
    func testValuesHaveTheirTypes() async {
        let link = LinkValues(path: "7/x?a%20b=3&c", matching: ":page/:name")
        XCTAssertEqual(link?.value("page", as: Int.self), 7)
        XCTAssertNil(link?.value("name", as: Int.self))
        XCTAssertEqual(link?.value("a b", as: Int.self), 3)
        XCTAssertEqual(link?.value("c", as: String.self), "")
        XCTAssertNil(link?.value("other", as: String.self))
    }
}

"""####
    static let common_Links_linkValues_mustache = ####"""
{{! Stands in a condition, so this file ends without a line break. }}{{#options.link.values}}let {{name}} = link.value("{{plainName}}", as: {{type}}.self){{^-last}}, {{/-last}}{{/options.link.values}}
"""####
    static let common_Links___scene__Builder_Link_swift = ####"""
{{> header}}
/// Opens {{scene}} at `{{options.link}}`.
extension {{scene}}Builder: LinkedScene {
    {{> public}}static let linkPath = "{{options.link}}"

    {{> public}}init?(link: LinkValues) {
        {{#options.link.values}}
        {{#-first}}
        guard {{> linkValues}} else { return nil }
        {{/-first}}
        {{/options.link.values}}
        self.init({{options.link.arguments}})
    }
}

"""####
    static let common_Links___scene__LinkTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}

@MainActor
struct {{scene}}LinkTests {
    private let links = SceneLinks([{{scene}}Builder.self])

    {{#options.link.values}}
    {{#-first}}
    @Test func linkOpensTheScene() throws {
        let scene = try #require(links.scene(at: "{{options.link.example}}") as? {{scene}}Builder)
        {{#options.link.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/options.link.comparisons}}
    }
    {{/-first}}
    {{/options.link.values}}
    {{^options.link.values}}
    @Test func linkOpensTheScene() {
        #expect(links.scene(at: "{{options.link.example}}") is {{scene}}Builder)
    }
    {{/options.link.values}}

    @Test(arguments: [
        {{#options.link.mismatches}}
        "{{.}}",
        {{/options.link.mismatches}}
    ])
    func otherPathOpensNothing(path: String) {
        #expect(links.scene(at: path) == nil)
    }
}

"""####
    static let common_Links___scene__LinkTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}

nonisolated final class {{scene}}LinkTests: XCTestCase {
    @MainActor private var links: SceneLinks {
        SceneLinks([{{scene}}Builder.self])
    }

    {{#options.link.values}}
    {{#-first}}
    @MainActor
    func testLinkOpensTheScene() async throws {
        let scene = try XCTUnwrap(links.scene(at: "{{options.link.example}}") as? {{scene}}Builder)
        {{#options.link.comparisons}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/options.link.comparisons}}
    }
    {{/-first}}
    {{/options.link.values}}
    {{^options.link.values}}
    @MainActor
    func testLinkOpensTheScene() async {
        XCTAssertTrue(links.scene(at: "{{options.link.example}}") is {{scene}}Builder)
    }
    {{/options.link.values}}

    @MainActor
    func testOtherPathsOpenNothing() async {
        let paths = [
            {{#options.link.mismatches}}
            "{{.}}",
            {{/options.link.mismatches}}
        ]
        for path in paths {
            XCTAssertNil(links.scene(at: path), path)
        }
    }
}

"""####
    static let common_Partials_builderData_mustache = ####"""
{{#hasParams}}
{{#params}}
{{> public}}let {{name}}: {{type}}
{{/params}}

{{^isMemberwise}}
{{> initializer}}
{{/isMemberwise}}
{{#isMemberwise}}
{{#options.access.is.public}}
{{> initializer}}
{{/options.access.is.public}}
{{/isMemberwise}}
{{/hasParams}}
{{^hasParams}}
{{#options.access.is.public}}
public init() {}

{{/options.access.is.public}}
{{/hasParams}}

"""####
    static let common_Partials_builderImports_mustache = ####"""
{{#options.access.is.public}}
{{#publicImports}}
public import {{.}}
{{/publicImports}}
{{#importsInterface}}
public import {{module}}Interface
{{/importsInterface}}
{{/options.access.is.public}}
{{#imports}}
import {{.}}
{{/imports}}
{{#options.access.is.public}}
{{> publicNetworking}}
{{/options.access.is.public}}
{{^parameterNetworking}}
{{#networking}}
{{> importNetworking}}
{{/networking}}
{{/parameterNetworking}}
{{#parameterNetworking}}
{{^options.access.is.public}}
{{> importNetworking}}
{{/options.access.is.public}}
{{/parameterNetworking}}

"""####
    static let common_Partials_builderMembers_mustache = ####"""
{{> builderData}}
@MainActor
func makeViewModel({{> dependenciesParameter}}) -> {{scene}}ViewModel {
    {{scene}}ViewModel({{> injectedValues}})
}

@MainActor
func makeRouter(
    handler: (any RouteHandler)? = nil,
    with dependencies: Dependencies = Dependencies()
) -> {{scene}}Router {
    {{scene}}Router(handler: handler, dependencies: dependencies)
}

"""####
    static let common_Partials_builderSummary_mustache = ####"""
{{! Ends with a modifier of the builder, so this file ends without a line break. }}
{{#hasParams}}
/// Wires the {{scene}} scene and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene.
{{/hasParams}}
nonisolated 
"""####
    static let common_Partials_callToSuper_mustache = ####"""
{{#options.viewController.is.UIViewController}}
super.init(nibName: nil, bundle: nil)
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
super.init(style: .plain)
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
super.init(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
)
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_dependenciesArgument_mustache = ####"""
{{! The same as an argument, without a line break. }}{{#dependencies}}{{#-first}}with: dependencies{{/-first}}{{/dependencies}}
"""####
    static let common_Partials_dependenciesParameter_mustache = ####"""
{{! What a function that makes a part takes, without a line break. }}{{#dependencies}}{{#-first}}with dependencies: Dependencies = Dependencies(){{/-first}}{{/dependencies}}
"""####
    static let common_Partials_endIfUIKit_mustache = ####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####
    static let common_Partials_formFields_mustache = ####"""
/// The values that the user enters.
struct Fields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
}

"""####
    static let common_Partials_formViews_mustache = ####"""
private let textField = UITextField()
private let submitButton = UIButton(type: .system)

"""####
    static let common_Partials_header_mustache = ####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####
    static let common_Partials_ifUIKit_mustache = ####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####
    static let common_Partials_importNetworking_mustache = ####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####
    static let common_Partials_importTestNetworking_mustache = ####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####
    static let common_Partials_importTestUIKit_mustache = ####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####
    static let common_Partials_importUIKit_mustache = ####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
{{> public}}import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
{{> public}}import UIKit
{{/options.platforms.is.ios}}

"""####
    static let common_Partials_imports_mustache = ####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####
    static let common_Partials_initializer_mustache = ####"""
{{> public}}init({{parameters}}) {
    {{#params}}
    self.{{name}} = {{name}}
    {{/params}}
}


"""####
    static let common_Partials_injectedValues_mustache = ####"""
{{! The initial data and dependencies of a part, without a line break. }}{{#arguments}}{{.}}{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{/arguments}}{{#dependencies}}{{^-first}}, {{/-first}}{{argumentLabel}}: {{#default}}dependencies[{{metatype}}, default: {{default}}]{{/default}}{{^default}}dependencies.required({{metatype}}){{/default}}{{/dependencies}}
"""####
    static let common_Partials_layoutLoadState_mustache = ####"""
{{#options.viewController.is.UIViewController}}
loadStateView.cover(view)
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
tableView.backgroundView = loadStateView
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
collectionView.backgroundView = loadStateView
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_listProperties_mustache = ####"""
{{^options.viewController.is.UIViewController}}
private typealias Row = {{$content}}{{scene}}ViewModel.Content{{/content}}.Row
private var rows: [Row.ID: Row] = [:]
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
private lazy var dataSource = UITableViewDiffableDataSource<Int, Row.ID>(tableView: tableView) { [weak self] table, index, id in
    let cell = table.dequeueReusableCell(withIdentifier: "Row", for: index)
    var content = cell.defaultContentConfiguration()
    content.text = self?.rows[id]?.text
    cell.contentConfiguration = content
    return cell
}
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    cell.contentConfiguration = content
}
private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Row.ID>(collectionView: collectionView) { [weak self, registration] list, index, id in
    list.dequeueConfiguredReusableCell(using: registration, for: index, item: self?.rows[id])
}
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_open_mustache = ####"""
{{! Stands in front of a class that other modules can inherit from, so this file ends without a line break. }}{{#options.access.is.public}}open {{/options.access.is.public}}
"""####
    static let common_Partials_preview_mustache = ####"""
{{#samples.known}}

#if DEBUG
@available(iOS 17, *)
#Preview {
    {{> previewDependencies}}
    {{#dependencies}}
    {{#-first}}
    return {{scene}}Builder({{samples.arguments}}).viewController(with: dependencies)
    {{/-first}}
    {{/dependencies}}
    {{^dependencies}}
    {{scene}}Builder({{samples.arguments}}).viewController(with: Dependencies())
    {{/dependencies}}
}
#endif
{{/samples.known}}

"""####
    static let common_Partials_previewDependencies_mustache = ####"""
{{#dependencies}}
{{#-first}}
var dependencies = Dependencies()
{{/-first}}
dependencies[{{metatype}}] = {{sample}}
{{/dependencies}}

"""####
    static let common_Partials_proofByType_mustache = ####"""
/// Compiles if the builder takes everything that it holds. With values, a test can call it.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{$function}}
private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
    {{scene}}Builder({{copiedArguments}}).makeViewModel()
}
{{/function}}

"""####
    static let common_Partials_public_mustache = ####"""
{{! Stands in front of a declaration, so this file ends without a line break. }}{{#options.access.is.public}}public {{/options.access.is.public}}
"""####
    static let common_Partials_publicInTesting_mustache = ####"""
{{! Stands in front of a declaration of a file that tests of other modules use, so this file ends without a line break. }}{{#testingModule}}public {{/testingModule}}
"""####
    static let common_Partials_publicNetworking_mustache = ####"""
{{! Imports the network types of parameters that are public. }}
{{#parameterNetworking}}
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
public import FoundationNetworking
{{^publicFoundation}}
#else
public import Foundation
{{/publicFoundation}}
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
public import Foundation
{{/options.platforms.is.ios}}
{{/parameterNetworking}}

"""####
    static let common_Partials_routeFunction_mustache = ####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####
    static let common_Partials_routeProof_mustache = ####"""
/// Compiles if the route takes everything that the builder takes. With values, a test can call it.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func follow(_ router: {{scene}}Router, like builder: {{destination}}) {
    router.{{> routeFunction}}({{copiedArguments}})
}
{{/isGenerated}}
{{^isGenerated}}
private func follow(_ router: {{scene}}Router, {{parameters}}) {
    router.{{> routeFunction}}({{arguments}})
}
{{/isGenerated}}

"""####
    static let common_Partials_routeRequests_mustache = ####"""
{{! What the spy remembers of the route, without a line break. }}{{#isPresented}}presented{{/isPresented}}{{^isPresented}}pushed{{/isPresented}}
"""####
    static let common_Partials_routeSample_mustache = ####"""
{{#samples.known}}

extension {{scene}}Route {
    /// A value for tests and previews.
    @MainActor
    public static var sample: {{scene}}Route {
        {{scene}}Route({{samples.arguments}})
    }
}
{{/samples.known}}

"""####
    static let common_Partials_routeTestName_mustache = ####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####
    static let common_Partials_setupForm_mustache = ####"""
private func setupViews() {
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "{{scene}}.content"
    navigationItem.title = String(localized: "{{title}}", bundle: SceneTexts.bundle)
    textField.borderStyle = .roundedRect
    textField.placeholder = String(localized: "Text", bundle: SceneTexts.bundle)
    textField.accessibilityIdentifier = "{{scene}}.text"
    submitButton.setTitle(SceneTexts.submit, for: .normal)
    submitButton.accessibilityIdentifier = "{{scene}}.submit"
}

private func setupLayout() {
    view.addForm([textField, submitButton])
}

"""####
    static let common_Partials_setupList_mustache = ####"""
{{#options.viewController.is.UITableViewController}}
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
{{/options.viewController.is.UITableViewController}}
{{^options.viewController.is.UIViewController}}
let refreshControl = UIRefreshControl()
refreshControl.addAction(UIAction { [weak self] _ in self?.{{$reload}}load(){{/reload}} }, for: .valueChanged)
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
tableView.refreshControl = refreshControl
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
collectionView.refreshControl = refreshControl
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_showContent_mustache = ####"""
{{$function}}
private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
{{/function}}
    {{#options.viewController.is.UIViewController}}
    loadStateView.show(state)
    {{/options.viewController.is.UIViewController}}
    {{#options.viewController.is.UITableViewController}}
    loadStateView.show(state, isEmpty: state.content?.rows.isEmpty == true)
    if !state.isLoading { tableView.refreshControl?.endRefreshing() }
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}
    loadStateView.show(state, isEmpty: state.content?.rows.isEmpty == true)
    if !state.isLoading { collectionView.refreshControl?.endRefreshing() }
    {{/options.viewController.is.UICollectionViewController}}
    guard let content = state.content else { return }
    navigationItem.title = content.title
    {{^options.viewController.is.UIViewController}}
    show(content.rows.unique)
    {{/options.viewController.is.UIViewController}}
}
{{^options.viewController.is.UIViewController}}

private func show(_ newRows: [Row]) {
    let changed = newRows.filter { rows[$0.id, default: $0] != $0 }
    if changed.isEmpty, newRows.map(\.id) == dataSource.snapshot().itemIdentifiers { return }
    rows = Dictionary(uniqueKeysWithValues: newRows.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(newRows.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
}
{{/options.viewController.is.UIViewController}}

"""####
    static let common_Partials_testDependencies_mustache = ####"""
{{#dependencies}}
{{#-first}}

{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private var dependencies: Dependencies {
    var dependencies = Dependencies()
{{/-first}}
    dependencies[{{metatype}}] = {{sample}}
{{#-last}}
    return dependencies
}
{{/-last}}
{{/dependencies}}

"""####
    static let common_Partials_testImports_mustache = ####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####
    static let common_Partials_testSetup_mustache = ####"""
private let builder = {{scene}}Builder({{samples.arguments}})
{{> testDependencies}}
{{#samples.comparable}}

@Test func builderPassesTheInitialData() {
    let {{$part}}viewModel{{/part}} = builder.{{$make}}makeViewModel{{/make}}({{> dependenciesArgument}})
    {{#samples.comparisons}}
    #expect({{$part}}viewModel{{/part}}.{{name}} == {{value}})
    {{/samples.comparisons}}
}
{{/samples.comparable}}

"""####
    static let common_Partials_viewControllerFunction_mustache = ####"""
{{#hasParams}}
{{> public}}static func viewController(
    {{#params}}
    {{declaration}},
    {{/params}}
    with dependencies: Dependencies = .init()
) -> UIViewController {
{{/hasParams}}
{{^hasParams}}
{{> public}}static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
{{/hasParams}}

"""####
    static let common_Partials_xctestSetup_mustache = ####"""
@MainActor private var builder: {{scene}}Builder {
    {{scene}}Builder({{samples.arguments}})
}
{{> testDependencies}}
{{#samples.comparable}}

@MainActor
func testBuilderPassesTheInitialData() async {
    let {{$part}}viewModel{{/part}} = builder.{{$make}}makeViewModel{{/make}}({{> dependenciesArgument}})
    {{#samples.comparisons}}
    {{#isTuple}}
    XCTAssertTrue({{$part}}viewModel{{/part}}.{{name}} == {{value}})
    {{/isTuple}}
    {{^isTuple}}
    XCTAssertEqual({{$part}}viewModel{{/part}}.{{name}}, {{value}})
    {{/isTuple}}
    {{/samples.comparisons}}
}
{{/samples.comparable}}

"""####
    static let common_ProtocolVIPER___scene__Entity_swift = ####"""
{{> header}}
/// The entity that {{scene}} loads and shows.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    var title: String
    {{^options.viewController.is.UIViewController}}
    var rows: [Row] = []

    struct Row: Hashable, Identifiable, Sendable {
        var id: String
        var text: String
    }
    {{/options.viewController.is.UIViewController}}
}

"""####
    static let common_ProtocolVIPER___scene__Wireframe_RouteTests_testing_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func {{> routeFunction}}PassesTheInitialData() throws {
        let spy = RouteSpy()
        {{> followRoute}}
        {{#samples.comparisons}}
        #expect(try #require(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        {{> followRoute}}
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_ProtocolVIPER___scene__Wireframe_RouteTests_xctest_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func test{{> routeTestName}}PassesTheInitialData() async {
        let spy = RouteSpy()
        {{> followRoute}}
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        {{> followRoute}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_Rx_MainQueue_swift = ####"""
{{> header}}
import Dispatch

/// Tells whether code runs on the main queue.
///
/// `Thread.isMainThread` can't: on Linux, any thread may run the main queue.
{{> publicInTesting}}nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element arrives on the main queue.
    {{> publicInTesting}}static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####
    static let common_Rx_Partials_contentType_mustache = ####"""
/// The content of the scene, formatted for display.
struct Content: Equatable {
    var title: String
    {{^options.viewController.is.UIViewController}}
    var rows: [Row] = []

    struct Row: Hashable, Identifiable {
        var id: String
        var text: String
    }
    {{/options.viewController.is.UIViewController}}
}

"""####
    static let common_Rx_Partials_fetchContent_mustache = ####"""
// TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
private func fetchContent() -> Single<Content> {
    .just(Content(title: "{{title}}"))
}

"""####
    static let common_Rx_Recording_swift = ####"""
{{> header}}
import Dispatch
{{> publicInTesting}}import RxSwift

/// Records the first elements of an observable.
@MainActor
{{> publicInTesting}}struct Recording<Element> {
    private let values: AsyncThrowingStream<Element, any Error>

    /// Subscribes at once, so that a test can send its input next.
    {{> publicInTesting}}init(of source: Observable<Element>, count: Int) {
        let first = source.take(count).timeout(.seconds(10), scheduler: MainScheduler.instance)
        values = first.values
    }

    /// The elements, once all of them have arrived.
    {{> publicInTesting}}func elements() async throws -> [Element] {
        var elements: [Element] = []
        for try await element in values { elements.append(element) }
        return elements
    }
}

"""####
    static let common_Rx_RxLoader_swift = ####"""
{{> header}}
import RxRelay
{{> public}}import RxSwift

/// Loads the content of a scene.
///
/// The newest load wins, and a reload keeps what is on screen until it succeeds. Loads and
/// changes may come from any thread, and take effect on the main thread.
{{> public}}nonisolated final class RxLoader<Content> {
    private typealias Step = (inout LoadState<Content>) -> Void

    private let message: (any Error) -> String
    private let events = SceneEvents.current
    private let loadRelay = PublishRelay<Observable<Step>>()
    private let changeRelay = PublishRelay<Step>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>())
    private let disposeBag = DisposeBag()
    private var isPaging = false
    private var waitingPage: (() -> Void)?

    /// - Parameter message: Returns the message of a failure, formatted for display.
    {{> public}}init(message: @escaping (any Error) -> String = { _ in SceneTexts.failure }) {
        self.message = message
        Observable.merge(changeRelay.asObservable(), loadRelay.flatMapLatest { $0 })
            .scan(into: LoadState()) { state, step in step(&state) }
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        stateRelay
            .filter { !$0.isLoading }
            .subscribe(onNext: { [weak self] state in self?.loadWaitingPage(after: state) })
            .disposed(by: disposeBag)
    }

    /// The current state.
    {{> public}}var state: LoadState<Content> { stateRelay.value }

    /// Every state, beginning with the current one, on the main thread.
    {{> public}}var states: Observable<LoadState<Content>> {
        stateRelay.observe(on: MainScheduler.instance)
    }

    /// The message of every load that fails while there is content, which stays.
    {{> public}}var failedReload: Observable<String> {
        states
            .map { state in state.content == nil ? nil : state.failure }
            .distinctUntilChanged()
            .compactMap { $0 }
    }

    /// Loads what a function fetches, which is called again after a change.
    {{> public}}func load<Object: AnyObject>(
        with object: Object,
        _ fetch: @escaping (Object) -> Single<Content>
    ) {
        load(.deferred { [weak object] in object.map(fetch) ?? .never() })
    }

    /// Loads what a `Single` fetches, which is subscribed to again after a change.
    ///
    /// - Parameter accepts: Whether to load, asked when the load begins.
    {{> public}}func load(
        _ fetch: Single<Content>,
        if accepts: @escaping (LoadState<Content>) -> Bool = { _ in true }
    ) {
        onMainThread { [self] in if accepts(state) { start(fetch) } }
    }

    /// Loads what `fetch` is passed, and what follows, such as a page, unless there is no more.
    /// If a load is running, it must succeed first. A page is loaded once at a time.
    {{> public}}func loadMore(
        unless isComplete: @escaping (Content) -> Bool = { _ in false },
        _ fetch: @escaping (Content) -> Single<Content>
    ) {
        onMainThread { [self] in
            guard let content = state.content else { return }
            if state.isLoading {
                if isPaging { return }
                waitingPage = { [weak self] in self?.loadMore(unless: isComplete, fetch) }
            } else if !isComplete(content) {
                start(.deferred { [stateRelay] in fetch(stateRelay.value.content ?? content) })
                isPaging = true
            }
        }
    }

    /// Changes what has been loaded. A load that is running fetches again.
    {{> public}}func change(_ change: @escaping (inout Content) -> Void) {
        onMainThread { [self] in
            if state.content != nil { changeRelay.accept(Self.apply(change)) }
        }
    }

    private func loadWaitingPage(after state: LoadState<Content>) {
        if state.failure == nil { waitingPage?() }
        waitingPage = nil
    }

    private func start(_ fetch: Single<Content>) {
        isPaging = false
        let end =
            fetch.asObservable()
            .map(Self.succeed)
            .do(onError: { [events] error in
                Task { @MainActor in events.observer?(.failure(error, content: Content.self)) }
            })
            .catch { [message] error in .just(Self.fail(message(error))) }
            // A newer input also disposes of a result on its way to the main thread.
            .observe(on: MainScheduler.instance)
        // What was fetched before a change may contradict it. The fourth change ends the load.
        let changes = changeRelay.scan(0) { count, _ in count + 1 }.startWith(0)
        let ends = changes.flatMapLatest { $0 < 3 ? end : .just { $0.isLoading = false } }
        loadRelay.accept(ends.take(1).startWith(Self.begin))
    }

    /// Runs an input at once on the main thread, but not inside another one.
    private func onMainThread(_ input: @escaping () -> Void) {
        _ = MainScheduler.instance.schedule(()) {
            input()
            return Disposables.create()
        }
    }

    private static func begin(_ state: inout LoadState<Content>) {
        state = LoadState(content: state.content, isLoading: true)
    }

    private static func succeed(_ content: Content) -> Step {
        { $0 = LoadState(content: content) }
    }

    private static func fail(_ message: String) -> Step {
        { $0 = LoadState(content: $0.content, failure: message) }
    }

    private static func apply(_ change: @escaping (inout Content) -> Void) -> Step {
        { state in
            guard var content = state.content else { return }
            change(&content)
            state.content = content
        }
    }
}

"""####
    static let common_Rx_RxLoaderTests_testing_swift = ####"""
{{> header}}
import Dispatch
import RxSwift
import Testing

@testable import {{module}}

/// Tests what every load does.
@MainActor
struct RxLoaderTests {
    private struct Failure: Error {}

    @Test func contentArrivesOnceLoaded() async throws {
        let loader = RxLoader<String>()
        #expect(
            try await states(of: loader, after: .just("first"))
                == [LoadState(), LoadState(isLoading: true), LoadState(content: "first")]
        )
        #expect(
            try await states(of: loader, after: .just("first")).dropFirst()
                == [LoadState(content: "first", isLoading: true), LoadState(content: "first")]
        )
    }

    @Test func failedReloadKeepsTheContent() async throws {
        let loader = RxLoader<String>(message: { "\($0)" })
        #expect(
            try await states(of: loader, after: .error(Failure())).last
                == LoadState(failure: "Failure()")
        )
        _ = try await states(of: loader, after: .just("first"))
        #expect(
            try await states(of: loader, after: .error(Failure())).last
                == LoadState(content: "first", failure: "Failure()")
        )
        #expect(
            try await states(of: loader, after: .just("second")).last
                == LoadState(content: "second")
        )
    }

    @Test func observerHearsOfEveryFailure() async throws {
        let failures = ReplaySubject<Bool>.create(bufferSize: 1)
        let events = SceneEvents()
        events.observer = { if case .failure(let error, _) = $0 { failures.onNext(error is Failure) } }
        let loader = SceneEvents.local.withValue(events) { RxLoader<String>() }
        loader.load(.error(Failure()))
        _ = try await Recording(of: failures.filter { $0 }, count: 1).elements()
    }

    @Test func newerLoadCancelsTheOlder() async throws {
        let loader = RxLoader<String>()
        let older = PublishSubject<String>()
        loader.load(older.asSingle())
        loader.load(.just("newer"))
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        #expect(try await contents.elements() == ["newer"])
        #expect(!older.hasObservers)
    }

    @Test func loadThatAChangeOvertakesFetchesAgain() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first", "second"]))
        let staleSubject = PublishSubject<[String]>()
        var fetches = [staleSubject.asSingle(), .just(["second", "third"])]
        loader.load(.deferred { fetches.removeFirst() })
        loader.change { $0.removeFirst() }
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first", "second"] }
        #expect(try await Recording(of: ends, count: 1).elements() == [LoadState(content: ["second", "third"])])
        #expect(!staleSubject.hasObservers)
    }

    @Test func fetchThatChangesTheContentEnds() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        var fetches = 0
        let fetch = Single<Int>.deferred {
            fetches += 1
            loader.change { $0 += 1 }
            return .just(-1)
        }
        let ends = loader.states.skip(1).filter { !$0.isLoading }
        let recording = Recording(of: ends, count: 1)
        loader.load(fetch)
        #expect(try await recording.elements() == [LoadState(content: 3)])
        #expect(fetches == 3)
    }

    @Test func loadIsRefusedWhenItBegins() async throws {
        let loader = RxLoader<String>()
        var fetches = 0
        let fetch = Single<String>.deferred {
            fetches += 1
            return .never()
        }
        // Inside of other work on the main thread, loads begin later.
        _ = MainScheduler.instance.schedule(()) {
            for _ in 0..<2 { loader.load(fetch, if: { !$0.isLoading }) }
            loader.load(.just("last"))
            return Disposables.create()
        }
        _ = try await Recording(of: loader.states.compactMap(\.content), count: 1).elements()
        #expect(fetches == 1)
    }

    @Test func pagesAreLoadedOneAtATime() async throws {
        let loader = RxLoader<[String]>()
        loader.loadMore { .just($0 + ["too early"]) }
        _ = try await states(of: loader, after: .just(["first"]))
        let page = PublishSubject<[String]>()
        let loads = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
        loader.loadMore { rows in page.map { rows + $0 }.asSingle() }
        loader.loadMore { .just($0 + ["twice"]) }
        _ = try await loads.elements()
        page.onNext(["second"])
        page.onCompleted()
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first"] }
        #expect(try await Recording(of: ends, count: 1).elements() == [LoadState(content: ["first", "second"])])
    }

    @Test func functionOfAnObjectFetchesAgainAfterAChange() async throws {
        final class Source {
            var fetched = "old"
            let staleSubject = PublishSubject<String>()

            func fetch() -> Single<String> {
                fetched == "old" ? staleSubject.asSingle() : .just(fetched)
            }
        }
        let loader = RxLoader<String>()
        _ = try await states(of: loader, after: .just("first"))
        let source = Source()
        loader.load(with: source) { $0.fetch() }
        source.fetched = "new"
        loader.change { $0 = "changed" }
        let ends = loader.states.filter { !$0.isLoading && $0.content == "new" }
        _ = try await Recording(of: ends, count: 1).elements()
    }

    @Test func pageWaitsForAReloadUnlessItFails() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first"]))
        var fetches = 0
        for fails in [true, false] {
            let reload = PublishSubject<[String]>()
            let begun = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
            loader.load(reload.asSingle())
            _ = try await begun.elements()
            let ends = Recording(of: loader.states.filter { !$0.isLoading }, count: 1)
            for _ in 0..<2 {
                loader.loadMore { rows in
                    fetches += 1
                    return .just(rows + ["second"])
                }
            }
            if fails { reload.onError(Failure()) }
            reload.onNext(["first"])
            reload.onCompleted()
            _ = try await ends.elements()
        }
        let pages = loader.states.filter { $0 == LoadState(content: ["first", "second"]) }
        _ = try await Recording(of: pages, count: 1).elements()
        loader.loadMore(unless: { $0.count > 1 }, { .just($0 + ["third"]) })
        #expect(
            try await states(of: loader, after: .just(["last"])).last
                == LoadState(content: ["last"])
        )
        #expect(fetches == 1)
    }

    @Test func changeDoesNotCancelTheFirstLoad() async throws {
        let loader = RxLoader<[String]>()
        let first = PublishSubject<[String]>()
        let states = Recording(of: loader.states, count: 2)
        loader.load(first.asSingle())
        loader.change { $0.removeFirst() }
        _ = try await states.elements()
        first.onNext(["first"])
        first.onCompleted()
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        #expect(try await contents.elements() == [["first"]])
    }

    @Test func observerOfTheStatesCanLoad() async throws {
        let loader = RxLoader<String>()
        let observer = loader.states
            .filter { $0.failure != nil }
            .subscribe(onNext: { [weak loader] _ in loader?.load(.just("second")) })
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        loader.load(.error(Failure()))
        #expect(try await contents.elements() == ["second"])
        observer.dispose()
    }

    @Test func inputMayComeFromManyThreads() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        let last = loader.states.filter { $0.content == 100 }
        let deliveries = Recording(of: last.map(MainQueue.delivers), count: 1)
        Self.increment(loader)
        #expect(try await deliveries.elements() == [true])
    }

    @Test func loadEndsWithTheLoader() async throws {
        let subject = PublishSubject<String>()
        do {
            let loader = RxLoader<String>()
            let states = Recording(of: loader.states, count: 2)
            loader.load(subject.asSingle())
            _ = try await states.elements()
        }
        #expect(!subject.hasObservers)
    }

    private nonisolated static func increment(_ loader: RxLoader<Int>) {
        for _ in 1...100 {
            _ = ConcurrentDispatchQueueScheduler(qos: .default).schedule(loader) { loader in
                loader.change { $0 += 1 }
                return Disposables.create()
            }
        }
    }

    /// The current state, and the two states of a load.
    private func states<Content>(
        of loader: RxLoader<Content>,
        after fetch: Single<Content>
    ) async throws -> [LoadState<Content>] {
        let states = Recording(of: loader.states, count: 3)
        loader.load(fetch)
        return try await states.elements()
    }
}

"""####
    static let common_Rx_RxLoaderTests_xctest_swift = ####"""
{{> header}}
import Dispatch
import RxSwift
import XCTest

@testable import {{module}}

/// Tests what every load does.
nonisolated final class RxLoaderXCTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor
    func testContentArrivesOnceLoaded() async throws {
        let loader = RxLoader<String>()
        let first = try await states(of: loader, after: .just("first"))
        XCTAssertEqual(
            first,
            [LoadState(), LoadState(isLoading: true), LoadState(content: "first")]
        )
        let second = try await states(of: loader, after: .just("first")).dropFirst()
        XCTAssertEqual(
            second,
            [LoadState(content: "first", isLoading: true), LoadState(content: "first")]
        )
    }

    @MainActor
    func testFailedReloadKeepsTheContent() async throws {
        let loader = RxLoader<String>(message: { "\($0)" })
        let first = try await states(of: loader, after: .error(Failure())).last
        XCTAssertEqual(first, LoadState(failure: "Failure()"))
        _ = try await states(of: loader, after: .just("first"))
        let second = try await states(of: loader, after: .error(Failure())).last
        XCTAssertEqual(second, LoadState(content: "first", failure: "Failure()"))
        let third = try await states(of: loader, after: .just("second")).last
        XCTAssertEqual(third, LoadState(content: "second"))
    }

    @MainActor
    func testObserverHearsOfEveryFailure() async throws {
        let failures = ReplaySubject<Bool>.create(bufferSize: 1)
        let events = SceneEvents()
        events.observer = { if case .failure(let error, _) = $0 { failures.onNext(error is Failure) } }
        let loader = SceneEvents.local.withValue(events) { RxLoader<String>() }
        loader.load(.error(Failure()))
        _ = try await Recording(of: failures.filter { $0 }, count: 1).elements()
    }

    @MainActor
    func testNewerLoadCancelsTheOlder() async throws {
        let loader = RxLoader<String>()
        let older = PublishSubject<String>()
        loader.load(older.asSingle())
        loader.load(.just("newer"))
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, ["newer"])
        XCTAssertFalse(older.hasObservers)
    }

    @MainActor
    func testLoadThatAChangeOvertakesFetchesAgain() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first", "second"]))
        let staleSubject = PublishSubject<[String]>()
        var fetches = [staleSubject.asSingle(), .just(["second", "third"])]
        loader.load(.deferred { fetches.removeFirst() })
        loader.change { $0.removeFirst() }
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first", "second"] }
        let recorded = try await Recording(of: ends, count: 1).elements()
        XCTAssertEqual(recorded, [LoadState(content: ["second", "third"])])
        XCTAssertFalse(staleSubject.hasObservers)
    }

    @MainActor
    func testFetchThatChangesTheContentEnds() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        var fetches = 0
        let fetch = Single<Int>.deferred {
            fetches += 1
            loader.change { $0 += 1 }
            return .just(-1)
        }
        let ends = loader.states.skip(1).filter { !$0.isLoading }
        let recording = Recording(of: ends, count: 1)
        loader.load(fetch)
        let recorded = try await recording.elements()
        XCTAssertEqual(recorded, [LoadState(content: 3)])
        XCTAssertEqual(fetches, 3)
    }

    @MainActor
    func testLoadIsRefusedWhenItBegins() async throws {
        let loader = RxLoader<String>()
        var fetches = 0
        let fetch = Single<String>.deferred {
            fetches += 1
            return .never()
        }
        // Inside of other work on the main thread, loads begin later.
        _ = MainScheduler.instance.schedule(()) {
            for _ in 0..<2 { loader.load(fetch, if: { !$0.isLoading }) }
            loader.load(.just("last"))
            return Disposables.create()
        }
        _ = try await Recording(of: loader.states.compactMap(\.content), count: 1).elements()
        XCTAssertEqual(fetches, 1)
    }

    @MainActor
    func testPagesAreLoadedOneAtATime() async throws {
        let loader = RxLoader<[String]>()
        loader.loadMore { .just($0 + ["too early"]) }
        _ = try await states(of: loader, after: .just(["first"]))
        let page = PublishSubject<[String]>()
        let loads = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
        loader.loadMore { rows in page.map { rows + $0 }.asSingle() }
        loader.loadMore { .just($0 + ["twice"]) }
        _ = try await loads.elements()
        page.onNext(["second"])
        page.onCompleted()
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first"] }
        let recorded = try await Recording(of: ends, count: 1).elements()
        XCTAssertEqual(recorded, [LoadState(content: ["first", "second"])])
    }

    @MainActor
    func testFunctionOfAnObjectFetchesAgainAfterAChange() async throws {
        final class Source {
            var fetched = "old"
            let staleSubject = PublishSubject<String>()

            func fetch() -> Single<String> {
                fetched == "old" ? staleSubject.asSingle() : .just(fetched)
            }
        }
        let loader = RxLoader<String>()
        _ = try await states(of: loader, after: .just("first"))
        let source = Source()
        loader.load(with: source) { $0.fetch() }
        source.fetched = "new"
        loader.change { $0 = "changed" }
        let ends = loader.states.filter { !$0.isLoading && $0.content == "new" }
        _ = try await Recording(of: ends, count: 1).elements()
    }

    @MainActor
    func testPageWaitsForAReloadUnlessItFails() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first"]))
        var fetches = 0
        for fails in [true, false] {
            let reload = PublishSubject<[String]>()
            let begun = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
            loader.load(reload.asSingle())
            _ = try await begun.elements()
            let ends = Recording(of: loader.states.filter { !$0.isLoading }, count: 1)
            for _ in 0..<2 {
                loader.loadMore { rows in
                    fetches += 1
                    return .just(rows + ["second"])
                }
            }
            if fails { reload.onError(Failure()) }
            reload.onNext(["first"])
            reload.onCompleted()
            _ = try await ends.elements()
        }
        let pages = loader.states.filter { $0 == LoadState(content: ["first", "second"]) }
        _ = try await Recording(of: pages, count: 1).elements()
        loader.loadMore(unless: { $0.count > 1 }, { .just($0 + ["third"]) })
        let last = try await states(of: loader, after: .just(["last"])).last
        XCTAssertEqual(last, LoadState(content: ["last"]))
        XCTAssertEqual(fetches, 1)
    }

    @MainActor
    func testChangeDoesNotCancelTheFirstLoad() async throws {
        let loader = RxLoader<[String]>()
        let first = PublishSubject<[String]>()
        let states = Recording(of: loader.states, count: 2)
        loader.load(first.asSingle())
        loader.change { $0.removeFirst() }
        _ = try await states.elements()
        first.onNext(["first"])
        first.onCompleted()
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, [["first"]])
    }

    @MainActor
    func testObserverOfTheStatesCanLoad() async throws {
        let loader = RxLoader<String>()
        let observer = loader.states
            .filter { $0.failure != nil }
            .subscribe(onNext: { [weak loader] _ in loader?.load(.just("second")) })
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        loader.load(.error(Failure()))
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, ["second"])
        observer.dispose()
    }

    @MainActor
    func testInputMayComeFromManyThreads() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        let last = loader.states.filter { $0.content == 100 }
        let deliveries = Recording(of: last.map(MainQueue.delivers), count: 1)
        Self.increment(loader)
        let recorded = try await deliveries.elements()
        XCTAssertEqual(recorded, [true])
    }

    @MainActor
    func testLoadEndsWithTheLoader() async throws {
        let subject = PublishSubject<String>()
        do {
            let loader = RxLoader<String>()
            let states = Recording(of: loader.states, count: 2)
            loader.load(subject.asSingle())
            _ = try await states.elements()
        }
        XCTAssertFalse(subject.hasObservers)
    }

    private nonisolated static func increment(_ loader: RxLoader<Int>) {
        for _ in 1...100 {
            _ = ConcurrentDispatchQueueScheduler(qos: .default).schedule(loader) { loader in
                loader.change { $0 += 1 }
                return Disposables.create()
            }
        }
    }

    /// The current state, and the two states of a load.
    @MainActor
    private func states<Content>(
        of loader: RxLoader<Content>,
        after fetch: Single<Content>
    ) async throws -> [LoadState<Content>] {
        let states = Recording(of: loader.states, count: 3)
        loader.load(fetch)
        return try await states.elements()
    }
}

"""####
    static let common_Support_Dependencies_swift = ####"""
{{> header}}
/// The dependencies of scenes, such as services, by type.
///
/// A scene hands its dependencies on to those that it shows.
{{> public}}nonisolated struct Dependencies {
    private(set) var values: [ObjectIdentifier: Any] = [:]
    /// Shared with copies, so that scenes that lead to each other work with the same objects.
    private let defaults = Defaults()

    {{> public}}init() {}

    /// The dependency of a type.
    {{> public}}subscript<Value>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)].flatMap { $0 as? Value } }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// The dependency of a type, or a default value, which is made once.
    @MainActor
    {{> public}}subscript<Value>(type: Value.Type, default value: @autoclosure () -> Value) -> Value {
        let known = self[type] ?? defaults.values[ObjectIdentifier(type)] as? Value
        let value = known ?? value()
        if known == nil { defaults.values[ObjectIdentifier(type)] = value }
        return value
    }

    /// The dependency of a type that has no default.
    {{> public}}func required<Value>(_ type: Value.Type) -> Value {
        if let value = self[type] { return value }
        fatalError("a scene needs \(type): set dependencies[(\(type)).self]")
    }
}

@MainActor
private final class Defaults {
    var values: [ObjectIdentifier: Any] = [:]

    nonisolated init() {}
}

"""####
    static let common_Support_FormLayout_swift = ####"""
{{> header}}
{{> ifUIKit}}
{{> public}}import UIKit

extension UIView {
    /// Shows the fields and buttons of a form, one below the other.
    ///
    /// They scroll, stay above the keyboard, and follow the size of text that the user prefers.
    /// VoiceOver reads the placeholder of a field, unless it has a label.
    {{> public}}func addForm(_ fields: [UIView]) {
        for case let field as UITextField in fields {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.accessibilityLabel = field.accessibilityLabel ?? field.placeholder
        }
        for case let button as UIButton in fields {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        let form = FormView()
        form.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(stack)
        addSubview(form)
        let content = form.contentLayoutGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            form.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: leadingAnchor),
            form.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// Reports that the form appeared, by the name in the identifier of its view, as in `SignIn.content`.
private final class FormView: UIScrollView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let name = superview?.accessibilityIdentifier?.split(separator: ".").first else { return }
        SceneEvents.current.observer?(.appeared(scene: String(name)))
    }
}
{{> endIfUIKit}}

"""####
    static let common_Support_LoadState_swift = ####"""
{{> header}}
/// The content of a scene, whether a load is running, and why the last one failed.
{{> public}}nonisolated struct LoadState<Content> {
    /// The result of the last successful load. It stays while another load runs, and if that one
    /// fails.
    {{> public}}var content: Content?
    {{> public}}var isLoading = false
    /// Why the last load failed, formatted for display. The next load removes it.
    {{> public}}var failure: String?
    {{#options.access.is.public}}

    public init(content: Content? = nil, isLoading: Bool = false, failure: String? = nil) {
        self.content = content
        self.isLoading = isLoading
        self.failure = failure
    }
    {{/options.access.is.public}}
}

nonisolated extension LoadState where Content: Equatable {
    /// Whether a form can submit these fields: none are on their way, and these haven't arrived.
    {{> public}}func accepts(_ fields: Content) -> Bool { !isLoading && content != fields }
}

nonisolated extension Array where Element: Identifiable {
    /// The elements without those whose identity an earlier one has, as pages may bring them.
    {{> public}}var unique: [Element] {
        var ids: Set<Element.ID> = []
        return filter { ids.insert($0.id).inserted }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}

"""####
    static let common_Support_LoadStateView_swift = ####"""
{{> header}}
{{> ifUIKit}}
{{> public}}import UIKit

/// Covers a scene while it has nothing to show, and offers another attempt if nothing is loading.
{{> public}}final class LoadStateView: UIView {
    /// Called when the user asks for another attempt.
    {{> public}}var onRetry: (() -> Void)?
    /// Called with a message when loading fails while there is content, which stays on screen.
    {{> public}}var onFailedReload: ((String) -> Void)?
    /// What a scene without content says, such as a list without rows.
    {{> public}}var emptyText = SceneTexts.nothing

    private let scene: String
    private let indicator = UIActivityIndicatorView(style: .large)
    private let message = UILabel()
    private let retry = UIButton(type: .system)
    private var failure: String?
    private weak var focusedView: UIView?
    // Nil if this view is the background of a list, behind the rows.
    private weak var coveredView: UIView?

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    {{> public}}init(scene: String) {
        self.scene = scene
        super.init(frame: .zero)
        setupViews()
        setupLayout()
        show(LoadState<Never>(isLoading: true))
    }

    @available(*, unavailable)
    {{> public}}required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    {{> public}}override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { SceneEvents.current.observer?(.appeared(scene: scene)) }
    }

    /// Fills a view, follows changes of its size, and stays in front of its other subviews.
    {{> public}}func cover(_ view: UIView) {
        coveredView = view
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    /// - Parameter isEmpty: Whether the content has nothing to show, such as no rows.
    {{> public}}func show<Content>(_ state: LoadState<Content>, isEmpty: Bool = false) {
        reportFailedReload(of: state)
        let isCovering = state.content == nil || isEmpty
        let text = state.content == nil ? state.failure : emptyText
        coveredView?.bringSubviewToFront(self)
        isHidden = !isCovering
        accessibilityViewIsModal = isCovering
        message.text = text
        message.accessibilityIdentifier = "\(scene).\(state.content == nil ? "failure" : "empty")"
        message.isHidden = text == nil
        let isWaiting = text == nil && state.isLoading
        // Also after a load that was canceled.
        retry.isHidden = state.content != nil || isWaiting
        if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() }
        let focused = isWaiting ? indicator : text == nil ? retry : message
        moveFocus(to: isCovering ? focused : coveredView)
    }

    private func reportFailedReload<Content>(of state: LoadState<Content>) {
        defer { failure = state.failure }
        guard state.content != nil, failure == nil, let failure = state.failure else { return }
        onFailedReload?(failure)
    }

    /// Has VoiceOver move to what there is now, and read it.
    private func moveFocus(to view: UIView?) {
        guard view !== focusedView else { return }
        focusedView = view
        if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: view) }
    }

    private func setupViews() {
        focusedView = indicator
        backgroundColor = .systemBackground
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        message.textAlignment = .center
        retry.titleLabel?.font = .preferredFont(forTextStyle: .body)
        retry.titleLabel?.adjustsFontForContentSizeCategory = true
        retry.setTitle(SceneTexts.retry, for: .normal)
        retry.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        indicator.accessibilityIdentifier = "\(scene).loading"
        retry.accessibilityIdentifier = "\(scene).retry"
    }

    private func setupLayout() {
        let stack = UIStackView(arrangedSubviews: [indicator, message, retry])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
        ])
    }
}
{{> endIfUIKit}}

"""####
    static let common_Support_Loader_swift = ####"""
{{> header}}
/// Loads the content of a scene.
///
/// The newest load wins, a canceled one changes nothing, and a reload keeps what is on screen
/// until it succeeds.
@MainActor
{{> public}}final class Loader<Content> {
    {{> public}}private(set) var state = LoadState<Content>() {
        didSet { onChange?(state) }
    }

    /// Called on every change of the state.
    {{> public}}var onChange: ((LoadState<Content>) -> Void)?

    private let message: (any Error) -> String
    private var running = 0
    private var newestLoad = 0
    private var newestResult = 0
    private var newestPage = 0
    private var waitingPages: [CheckedContinuation<Void, Never>] = []
    private var changes = 0

    /// - Parameter message: What the state says of a failure.
    {{> public}}init(message: @escaping (any Error) -> String = { _ in SceneTexts.failure }) {
        self.message = message
    }

    {{> public}}func load(_ fetch: () async throws -> Content) async {
        newestLoad += 1
        let load = newestLoad
        let failure = state.failure
        running += 1
        state = LoadState(content: state.content, isLoading: true)
        var result: Result<Content, any Error>
        var known: Int
        var attempts = 3
        repeat {
            attempts -= 1
            known = changes
            do {
                result = .success(try await fetch())
            } catch {
                result = .failure(error)
            }
            // What was fetched before a change may contradict it.
        } while known != changes && attempts > 0 && load == newestLoad && !Task.isCancelled
        running -= 1
        var next = state
        next.isLoading = running > 0
        if !Task.isCancelled, case .failure(let error) = result {
            SceneEvents.current.observer?(.failure(error, content: Content.self))
        }
        if Task.isCancelled {
            if load == newestLoad { next.failure = failure }
        } else if load > newestResult, known == changes {
            // No newer load has overtaken this one.
            newestResult = load
            switch result {
            case .success(let content): next = LoadState(content: content, isLoading: next.isLoading)
            case .failure(let error): next.failure = message(error)
            }
        }
        state = next
        if running == 0 { waitingPages.popLast()?.resume() }
    }

    /// Loads what `fetch` is passed, and what follows, such as a page, unless there is no more.
    /// If a load is running, it must succeed first. A page is loaded once at a time.
    {{> public}}func loadMore(
        unless isComplete: (Content) -> Bool = { _ in false },
        _ fetch: @MainActor (Content) async throws -> Content
    ) async {
        while state.isLoading {
            if state.content == nil || !waitingPages.isEmpty || newestPage == newestLoad { return }
            await withCheckedContinuation { waitingPages.append($0) }
            if Task.isCancelled || state.failure != nil { return }
        }
        guard let content = state.content, !isComplete(content) else { return }
        newestPage = newestLoad + 1
        await load { try await fetch(state.content ?? content) }
    }

    /// Changes what has been loaded. A load that is running fetches again.
    {{> public}}func change(_ change: (inout Content) -> Void) {
        guard var content = state.content else { return }
        change(&content)
        changes += 1
        state.content = content
    }
}

"""####
    static let common_Support_LoaderTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}

/// Tests what every load does.
@MainActor
struct LoaderTests {
    private struct Failure: Error {}

    @Test func contentArrivesOnceLoaded() async {
        let loader = Loader<String>()
        var states: [LoadState<String>] = []
        loader.onChange = { states.append($0) }
        await loader.load { "first" }
        await loader.load { "first" }
        #expect(
            states == [
                LoadState(isLoading: true),
                LoadState(content: "first"),
                LoadState(content: "first", isLoading: true),
                LoadState(content: "first"),
            ]
        )
    }

    @Test func failedReloadKeepsTheContent() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        #expect(loader.state == LoadState(failure: "Failure()"))
        await loader.load { "first" }
        await loader.load { throw Failure() }
        #expect(loader.state == LoadState(content: "first", failure: "Failure()"))
        await loader.load { "second" }
        #expect(loader.state == LoadState(content: "second"))
    }

    @Test func observerHearsOfEveryFailure() async {
        var failures = 0
        let events = SceneEvents()
        events.observer = { if case .failure(is Failure, _) = $0 { failures += 1 } }
        await SceneEvents.local.withValue(events) { await Loader<String>().load { throw Failure() } }
        #expect(failures == 1)
    }

    @Test func fetchThatChangesTheContentEnds() async {
        let loader = Loader<Int>()
        await loader.load { 0 }
        var fetches = 0
        await loader.load {
            fetches += 1
            loader.change { $0 += 1 }
            return -1
        }
        #expect(fetches == 3 && loader.state == LoadState(content: 3))
    }

    @Test func canceledLoadChangesNothing() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        let load = Task {
            await loader.load {
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                return "canceled"
            }
        }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(loader.state == LoadState(failure: "Failure()"))
    }

    @Test func newestLoadWins() async {
        let loader = Loader<String>()
        await loader.load {
            await loader.load { "newer" }
            #expect(loader.state == LoadState(content: "newer", isLoading: true))
            return "older"
        }
        #expect(loader.state == LoadState(content: "newer"))
    }

    @Test func loadThatAChangeOvertakesFetchesAgain() async {
        let loader = Loader<[String]>()
        await loader.load { ["first", "second"] }
        var fetched = [["first", "second"], ["second", "third"]]
        await loader.load {
            if fetched.count == 2 { loader.change { $0.removeFirst() } }
            #expect(loader.state == LoadState(content: ["second"], isLoading: true))
            return fetched.removeFirst()
        }
        #expect(loader.state == LoadState(content: ["second", "third"]))
    }

    @Test func pagesAreLoadedOneAtATime() async {
        let loader = Loader<[String]>()
        await loader.loadMore { $0 + ["too early"] }
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.loadMore { $0 + ["twice"] }
            return rows + ["second"]
        }
        #expect(loader.state == LoadState(content: ["first", "second"]))
    }

    @Test func pageWaitsForAReloadUnlessItFails() async {
        let loader = Loader<[String]>(message: { "\($0)" })
        await loader.load { ["first"] }
        var pages: [Task<Void, Never>] = []
        func reload(_ result: Result<[String], Failure>) async {
            await loader.load {
                for _ in 0..<2 {
                    let page = Task {
                        await loader.loadMore(unless: { $0.count > 1 }, { $0 + ["second"] })
                    }
                    pages.append(page)
                }
                await Task.yield()
                return try result.get()
            }
            while !pages.isEmpty { await pages.removeFirst().value }
        }
        await reload(.failure(Failure()))
        #expect(loader.state == LoadState(content: ["first"], failure: "Failure()"))
        await reload(.success(["first"]))
        #expect(loader.state == LoadState(content: ["first", "second"]))
    }

    @Test func reloadOvertakesAPage() async {
        let loader = Loader<[String]>()
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.load { ["reloaded"] }
            return rows + ["stale"]
        }
        #expect(loader.state == LoadState(content: ["reloaded"]))
    }
}

"""####
    static let common_Support_LoaderTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}

/// Tests what every load does.
nonisolated final class LoaderXCTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor
    func testContentArrivesOnceLoaded() async {
        let loader = Loader<String>()
        var states: [LoadState<String>] = []
        loader.onChange = { states.append($0) }
        await loader.load { "first" }
        await loader.load { "first" }
        XCTAssertEqual(
            states,
            [
                LoadState(isLoading: true),
                LoadState(content: "first"),
                LoadState(content: "first", isLoading: true),
                LoadState(content: "first"),
            ]
        )
    }

    @MainActor
    func testFailedReloadKeepsTheContent() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        XCTAssertEqual(loader.state, LoadState(failure: "Failure()"))
        await loader.load { "first" }
        await loader.load { throw Failure() }
        XCTAssertEqual(loader.state, LoadState(content: "first", failure: "Failure()"))
        await loader.load { "second" }
        XCTAssertEqual(loader.state, LoadState(content: "second"))
    }

    @MainActor
    func testObserverHearsOfEveryFailure() async {
        var failures = 0
        let events = SceneEvents()
        events.observer = { if case .failure(is Failure, _) = $0 { failures += 1 } }
        await SceneEvents.local.withValue(events) { await Loader<String>().load { throw Failure() } }
        XCTAssertEqual(failures, 1)
    }

    @MainActor
    func testFetchThatChangesTheContentEnds() async {
        let loader = Loader<Int>()
        await loader.load { 0 }
        var fetches = 0
        await loader.load {
            fetches += 1
            loader.change { $0 += 1 }
            return -1
        }
        XCTAssertEqual(fetches, 3)
        XCTAssertEqual(loader.state, LoadState(content: 3))
    }

    @MainActor
    func testCanceledLoadChangesNothing() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        let load = Task {
            await loader.load {
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                return "canceled"
            }
        }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(loader.state, LoadState(failure: "Failure()"))
    }

    @MainActor
    func testNewestLoadWins() async {
        let loader = Loader<String>()
        await loader.load {
            await loader.load { "newer" }
            XCTAssertEqual(loader.state, LoadState(content: "newer", isLoading: true))
            return "older"
        }
        XCTAssertEqual(loader.state, LoadState(content: "newer"))
    }

    @MainActor
    func testLoadThatAChangeOvertakesFetchesAgain() async {
        let loader = Loader<[String]>()
        await loader.load { ["first", "second"] }
        var fetched = [["first", "second"], ["second", "third"]]
        await loader.load {
            if fetched.count == 2 { loader.change { $0.removeFirst() } }
            XCTAssertEqual(loader.state, LoadState(content: ["second"], isLoading: true))
            return fetched.removeFirst()
        }
        XCTAssertEqual(loader.state, LoadState(content: ["second", "third"]))
    }

    @MainActor
    func testPagesAreLoadedOneAtATime() async {
        let loader = Loader<[String]>()
        await loader.loadMore { $0 + ["too early"] }
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.loadMore { $0 + ["twice"] }
            return rows + ["second"]
        }
        XCTAssertEqual(loader.state, LoadState(content: ["first", "second"]))
    }

    @MainActor
    func testPageWaitsForAReloadUnlessItFails() async {
        let loader = Loader<[String]>(message: { "\($0)" })
        await loader.load { ["first"] }
        var pages: [Task<Void, Never>] = []
        func reload(_ result: Result<[String], Failure>) async {
            await loader.load {
                for _ in 0..<2 {
                    let page = Task {
                        await loader.loadMore(unless: { $0.count > 1 }, { $0 + ["second"] })
                    }
                    pages.append(page)
                }
                await Task.yield()
                return try result.get()
            }
            while !pages.isEmpty { await pages.removeFirst().value }
        }
        await reload(.failure(Failure()))
        XCTAssertEqual(loader.state, LoadState(content: ["first"], failure: "Failure()"))
        await reload(.success(["first"]))
        XCTAssertEqual(loader.state, LoadState(content: ["first", "second"]))
    }

    @MainActor
    func testReloadOvertakesAPage() async {
        let loader = Loader<[String]>()
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.load { ["reloaded"] }
            return rows + ["stale"]
        }
        XCTAssertEqual(loader.state, LoadState(content: ["reloaded"]))
    }
}

"""####
    static let common_Support_RouteSpy_swift = ####"""
{{> header}}
{{^testingModule}}
@testable import {{module}}

{{/testingModule}}
{{#testingModule}}
public import {{module}}

{{/testingModule}}
/// Records what a router asks for.
@MainActor
{{> publicInTesting}}final class RouteSpy: RouteHandler {
    {{> publicInTesting}}private(set) var requests: [RouteRequest] = []
    /// The dependencies that came with the last request.
    {{> publicInTesting}}private(set) var dependencies = Dependencies()
    {{#testingModule}}

    public init() {}
    {{/testingModule}}

    {{> publicInTesting}}var pushed: [any SceneBuilding] {
        requests.compactMap { if case .push(let scene) = $0 { scene } else { nil } }
    }

    {{> publicInTesting}}var presented: [any SceneBuilding] {
        requests.compactMap { if case .present(let scene, _) = $0 { scene } else { nil } }
    }

    {{> publicInTesting}}var alerts: [SceneAlert] {
        requests.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
    }

    {{> publicInTesting}}var closeCount: Int {
        requests.count { if case .close = $0 { true } else { false } }
    }

    {{> publicInTesting}}func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        requests.append(request)
        self.dependencies = dependencies
    }
}

"""####
    static let common_Support_SceneAlert_swift = ####"""
{{> header}}
/// An alert as a value. A router shows it with `handle(.alert(...))`.
{{> public}}nonisolated struct SceneAlert {
    {{> public}}enum Style: Sendable {
        case alert
        /// Choices at the bottom of the screen.
        case actionSheet
    }

    /// A button of an alert.
    {{> public}}struct Action {
        {{> public}}enum Role: Sendable {
            case normal
            case cancel
            case destructive
        }

        {{> public}}var title: String
        {{> public}}var role = Role.normal
        /// Called when the user chooses the action.
        {{> public}}var handler: () -> Void = {}
        {{#options.access.is.public}}

        public init(title: String, role: Role = .normal, handler: @escaping () -> Void = {}) {
            self.title = title
            self.role = role
            self.handler = handler
        }
        {{/options.access.is.public}}
    }

    {{> public}}var title: String
    {{> public}}var message: String?
    {{> public}}var style = Style.alert
    {{> public}}var actions = [Action(title: SceneTexts.ok)]
    {{#options.access.is.public}}

    public init(
        title: String,
        message: String? = nil,
        style: Style = .alert,
        actions: [Action] = [Action(title: SceneTexts.ok)]
    ) {
        self.title = title
        self.message = message
        self.style = style
        self.actions = actions
    }
    {{/options.access.is.public}}
}

"""####
    static let common_Support_SceneEvents_swift = ####"""
{{> header}}
/// Something that happened in a scene, for logs and analytics, with the names of scenes alone.
{{> public}}nonisolated enum SceneEvent: Sendable {
    /// The view of a scene entered the window: also as a swipe back begins, not as a sheet closes.
    case appeared(scene: String)
    /// A scene asked for another one, if it has a name, by a transition such as `push` or `sheet`.
    case route(from: String, to: String?, by: String)
    /// A load failed, and wasn't canceled. The type is that of what would have been loaded.
    case failure(any Error, content: Any.Type)

    /// The name of a scene, from the type of its builder, router, or route.
    static func scene(of part: Any.Type) -> String {
        let name = String(describing: part)
        let role = ["Builder", "Router", "Wireframe", "Route"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(role.count))
    }
}

/// Tells an observer of every event.
{{> public}}nonisolated final class SceneEvents: Sendable {
    /// Those of the app, unless a test has its own: `local.withValue(SceneEvents()) { … }`.
    {{> public}}static let local = TaskLocal(wrappedValue: SceneEvents())
    {{> public}}static var current: SceneEvents { local.get() }

    @MainActor {{> public}}var observer: ((SceneEvent) -> Void)?

    {{> public}}init() {}
}

"""####
    static let common_Support_SceneRouter_swift = ####"""
{{> header}}
/// The base class of every router: passes requests on to its handler.
@MainActor
{{> open}}class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    {{> public}}weak var handler: (any RouteHandler)?
    /// The dependencies of the scenes that this one leads to.
    {{> public}}let dependencies: Dependencies

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    {{> public}}init(handler: (any RouteHandler)? = nil, dependencies: Dependencies = Dependencies()) {
        self.handler = handler
        self.dependencies = dependencies
    }

    {{> public}}func handle(_ request: RouteRequest) {
        handle(request, with: dependencies)
    }

    /// - Parameter dependencies: Those of the scenes that the request leads to.
    {{> public}}func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        let scene = SceneEvent.scene(of: Self.self)
        let (transition, target) = transition(of: request)
        let name = target.map { SceneEvent.scene(of: type(of: $0)) }
        SceneEvents.current.observer?(.route(from: scene, to: name, by: transition))
        handler?.handle(request, with: dependencies)
    }

    /// Closes the scene, returns to the one that led to it, and then calls an action.
    {{> public}}func close(then action: @escaping () -> Void = {}) {
        handle(.close(then: action))
    }

    private func transition(of request: RouteRequest) -> (String, (any SceneBuilding)?) {
        switch request {
        case .push(let scene): ("push", scene)
        case .present(let scene, .sheet): ("sheet", scene)
        case .present(let scene, .fullScreen): ("fullScreen", scene)
        case .present(let scene, .popover): ("popover", scene)
        case .alert: ("alert", nil)
        case .replace(let scene): ("replace", scene)
        case .popToRoot: ("popToRoot", nil)
        case .close: ("close", nil)
        }
    }
}

"""####
    static let common_Support_SceneRouterTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}
{{> importTestUIKit}}

/// Tests what every router inherits.
@MainActor
struct SceneRouterTests {
    private struct PlaceBuilder: SceneBuilding {
        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    @Test func closeAsksTheHandler() {
        let spy = RouteSpy()
        SceneRouter(handler: spy).close()
        #expect(spy.closeCount == 1)
    }

    @Test func alertReachesTheHandler() throws {
        let spy = RouteSpy()
        var isConfirmed = false
        let confirm = SceneAlert.Action(title: "Delete", role: .destructive) { isConfirmed = true }
        let alert = SceneAlert(title: "Delete the car?", actions: [confirm])
        SceneRouter(handler: spy).handle(.alert(alert))
        let shown = try #require(spy.alerts.first)
        #expect(shown.title == "Delete the car?")
        shown.actions.first?.handler()
        #expect(isConfirmed)
    }

    @Test func observerHearsOfEveryRoute() {
        var heard: [String?] = []
        let events = SceneEvents()
        events.observer = { if case .route(let scene, let target, let how) = $0 { heard += [scene, target, how] } }
        SceneEvents.local.withValue(events) {
            SceneRouter().close()
            SceneRouter().handle(.present(PlaceBuilder()))
        }
        #expect(heard == ["Scene", nil, "close", "Scene", "Place", "sheet"])
    }

    @Test func dependenciesReachTheHandler() {
        var dependencies = Dependencies()
        dependencies[String.self] = "passed on"
        let spy = RouteSpy()
        SceneRouter(handler: spy, dependencies: dependencies).close()
        #expect(spy.dependencies[String.self] == "passed on")
        #expect(spy.dependencies[Int.self, default: 1] == 1)
    }

    @Test func routerDoesNotKeepItsHandlerAlive() {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        #expect(router.handler == nil)
    }

    @Test func defaultIsMadeOnce() {
        let dependencies = Dependencies()
        var copy = dependencies
        copy[Int.self] = 42
        let first = dependencies[RouteSpy.self, default: RouteSpy()]
        #expect(copy[RouteSpy.self, default: RouteSpy()] === first)
        #expect(copy[Int.self, default: 0] == 42)
    }
}

"""####
    static let common_Support_SceneRouterTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}
{{> importTestUIKit}}

/// Tests what every router inherits.
nonisolated final class SceneRouterXCTests: XCTestCase {
    private struct PlaceBuilder: SceneBuilding {
        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    @MainActor
    func testCloseAsksTheHandler() async {
        let spy = RouteSpy()
        SceneRouter(handler: spy).close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testAlertReachesTheHandler() async throws {
        let spy = RouteSpy()
        var isConfirmed = false
        let confirm = SceneAlert.Action(title: "Delete", role: .destructive) { isConfirmed = true }
        let alert = SceneAlert(title: "Delete the car?", actions: [confirm])
        SceneRouter(handler: spy).handle(.alert(alert))
        let shown = try XCTUnwrap(spy.alerts.first)
        XCTAssertEqual(shown.title, "Delete the car?")
        shown.actions.first?.handler()
        XCTAssertTrue(isConfirmed)
    }

    @MainActor
    func testObserverHearsOfEveryRoute() async {
        var heard: [String?] = []
        let events = SceneEvents()
        events.observer = { if case .route(let scene, let target, let how) = $0 { heard += [scene, target, how] } }
        SceneEvents.local.withValue(events) {
            SceneRouter().close()
            SceneRouter().handle(.present(PlaceBuilder()))
        }
        XCTAssertEqual(heard, ["Scene", nil, "close", "Scene", "Place", "sheet"])
    }

    @MainActor
    func testDependenciesReachTheHandler() async {
        var dependencies = Dependencies()
        dependencies[String.self] = "passed on"
        let spy = RouteSpy()
        SceneRouter(handler: spy, dependencies: dependencies).close()
        XCTAssertEqual(spy.dependencies[String.self], "passed on")
        XCTAssertEqual(spy.dependencies[Int.self, default: 1], 1)
    }

    @MainActor
    func testRouterDoesNotKeepItsHandlerAlive() async {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        XCTAssertNil(router.handler)
    }

    @MainActor
    func testDefaultIsMadeOnce() async {
        let dependencies = Dependencies()
        var copy = dependencies
        copy[Int.self] = 42
        let first = dependencies[RouteSpy.self, default: RouteSpy()]
        XCTAssertTrue(copy[RouteSpy.self, default: RouteSpy()] === first)
        XCTAssertEqual(copy[Int.self, default: 0], 42)
    }
}

"""####
    static let common_Support_SceneRouting_UIKit_swift = ####"""
{{> header}}
{{> ifUIKit}}
{{> public}}import UIKit

extension RouteHandler where Self: UIViewController {
    /// A view controller that needs another transition implements this function for it, and
    /// leaves the other requests to `performStandard(_:with:)`.
    {{> public}}func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        performStandard(request, with: dependencies)
    }

    {{> public}}func performStandard(_ request: RouteRequest, with dependencies: Dependencies) {
        // A container that handles routes itself, such as the SwiftUI stack that this scene is on.
        if let container = parent as? any RouteHandler {
            return container.handle(request, with: dependencies)
        }
        switch request {
        case .push(let scene): push(scene.viewController(with: dependencies), onto: navigationController)
        case .present(let scene, let style):
            appRouter(dependencies)?.present(scene, as: style, from: popoverSource)
        case .alert(let alert): appRouter(dependencies)?.show(alert, from: popoverSource)
        case .replace(let scene): replaceScreen(by: scene.viewController(with: dependencies))
        case .popToRoot: navigationController?.popToRootViewController(animated: true)
        case .close(let action): closeScreen(then: action)
        }
    }

    private func push(_ next: UIViewController, onto stack: UINavigationController?) {
        assert(stack != nil, "\(self) isn't on a navigation stack")
        assert(!next.isContainer, "\(next) can't be pushed; present it")
        stack?.pushViewController(next, animated: true)
    }

    private func replaceScreen(by next: UIViewController) {
        let stack = navigationController
        let below = stack?.viewControllers.prefix { $0 !== screen } ?? []
        assert(stack != nil, "\(self) isn't on a navigation stack")
        stack?.setViewControllers(below + [next], animated: true)
    }

    private func closeScreen(then action: @escaping () -> Void) {
        let stack = navigationController
        let below = stack?.viewControllers.prefix { $0 !== screen }.last
        if let stack, let below, stack.viewControllers.contains(screen) {
            // Also closes the scenes above this one.
            stack.dismissPresented {
                stack.popToViewController(below, animated: true)
                stack.afterTransition(action)
            }
        } else if let presenter = presentingViewController {
            // The presenter dismisses this scene and everything that covers it.
            presenter.dismissPresented(then: action)
        } else {
            // Nothing led to the first scene of the app.
            action()
        }
    }

    private var popoverSource: UIBarButtonItem? { screen.navigationItem.rightBarButtonItem }

    /// The view controller of the stack or of a presentation that this scene is, or is a child of.
    private var screen: UIViewController {
        var screen: UIViewController = self
        while let parent = screen.parent, !parent.isContainer { screen = parent }
        return screen
    }

    private func appRouter(_ dependencies: Dependencies) -> AppRouter? {
        assert(window != nil, "\(self) isn't in a window")
        return window.map { AppRouter(window: $0, dependencies: dependencies) }
    }

    /// The window of this scene, which has no view in it while another scene or tab covers it.
    private var window: UIWindow? {
        sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
            .lazy.compactMap(\.viewIfLoaded?.window).first
    }
}

/// Shows scenes and alerts above every navigation stack of a window.
///
/// The scene delegate starts the app with it, and opens the scenes of deep links.
@MainActor
{{> public}}struct AppRouter {
    {{> public}}let window: UIWindow
    /// The dependencies of the scenes.
    {{> public}}let dependencies: Dependencies

    {{> public}}init(window: UIWindow, dependencies: Dependencies = Dependencies()) {
        self.window = window
        self.dependencies = dependencies
    }

    /// Shows the first scene of the app.
    {{> public}}func start(with scene: any SceneBuilding) {
        window.rootViewController = onOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows scenes above the first one of the visible stack, in place of everything else.
    {{> public}}func open(_ scenes: [any SceneBuilding]) {
        window.rootViewController?.dismiss(animated: false)
        guard let stack = window.rootViewController?.visibleStack else { return }
        let viewControllers = scenes.map { $0.viewController(with: dependencies) }
        stack.setViewControllers(stack.viewControllers.prefix(1) + viewControllers, animated: true)
    }

    /// Presents a scene over everything on screen.
    ///
    /// - Parameter item: What a popover points to.
    {{> public}}func present(
        _ scene: any SceneBuilding,
        as style: PresentationStyle = .sheet(),
        from item: UIBarButtonItem? = nil
    ) {
        let viewController = onOwnStack(scene)
        (viewController as? SceneStackController)?.addCloseButton()
        switch style {
        case .sheet(let detents):
            viewController.sheetPresentationController?.detents = detents.map { $0 == .medium ? .medium() : .large() }
        case .fullScreen: viewController.modalPresentationStyle = .fullScreen
        case .popover: viewController.modalPresentationStyle = .popover
        }
        present(viewController, from: item)
    }

    /// Shows an alert over everything on screen.
    ///
    /// - Parameter item: What an action sheet points to on an iPad.
    {{> public}}func show(_ alert: SceneAlert, from item: UIBarButtonItem? = nil) {
        let controller = UIAlertController(
            title: alert.title,
            message: alert.message,
            preferredStyle: alert.style == .alert ? .alert : .actionSheet
        )
        let styles: [SceneAlert.Action.Role: UIAlertAction.Style] = [.cancel: .cancel, .destructive: .destructive]
        // UIKit closes an alert by its actions alone.
        let ok = SceneAlert.Action(title: SceneTexts.ok)
        for action in alert.actions.isEmpty ? [ok] : alert.actions {
            let style = styles[action.role] ?? .default
            controller.addAction(UIAlertAction(title: action.title, style: style) { _ in action.handler() })
        }
        present(controller, from: item)
    }

    private func present(_ viewController: UIViewController, from item: UIBarButtonItem?) {
        guard let top else { return }
        if top.isBeingPresented || top.isBeingDismissed {
            // UIKit would drop it.
            guard top.transitionCoordinator != nil else {
                Task { present(viewController, from: item) }
                return
            }
            return top.afterTransition { present(viewController, from: item) }
        }
        // On an iPad, an action sheet is a popover, too.
        let popover = viewController.popoverPresentationController
        popover?.barButtonItem = item
        if item == nil {
            popover?.sourceView = top.view
            popover?.sourceRect = CGRect(origin: top.view.center, size: CGSize())
            popover?.permittedArrowDirections = []
        }
        top.present(viewController, animated: true)
    }

    private var top: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    private func onOwnStack(_ scene: any SceneBuilding) -> UIViewController {
        let viewController = scene.viewController(with: dependencies)
        if viewController.isContainer { return viewController }
        return SceneStackController(rootViewController: viewController)
    }
}

/// A navigation stack that tells its scenes when the user swipes it away or closes it.
private final class SceneStackController: UINavigationController,
    UIAdaptivePresentationControllerDelegate
{
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // UIKit never releases a view controller that is asked for it and isn't presented.
        if presentingViewController != nil { presentationController?.delegate = self }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        for controller in descendants {
            (controller as? any RouteHandler)?.sceneWasDismissed()
        }
    }

    /// Adds a button that does what swiping does, unless the scene has a left button of its own.
    func addCloseButton() {
        let close = UIAction { [weak self] _ in
            guard let self, let presentationController else { return }
            dismiss(animated: true) { self.presentationControllerDidDismiss(presentationController) }
        }
        let item = viewControllers.first?.navigationItem
        guard let item, item.leftBarButtonItem == nil else { return }
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }
}

extension UIViewController {
    /// Whether it arranges screens, so that it can't be on a navigation stack.
    fileprivate var isContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }

    /// The view controllers in this one, at any depth.
    fileprivate var descendants: [UIViewController] {
        children.flatMap { [$0] + $0.descendants }
    }

    fileprivate var visibleStack: UINavigationController? {
        switch self {
        case let stack as UINavigationController: stack
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleStack
        case let split as UISplitViewController: split.viewControllers.last?.visibleStack
        default: nil
        }
    }

    fileprivate func dismissPresented(then action: @escaping () -> Void) {
        guard presentedViewController != nil else { return action() }
        dismiss(animated: true, completion: action)
    }

    /// Calls an action after the current transition, or immediately if nothing moves.
    fileprivate func afterTransition(_ action: @escaping () -> Void) {
        guard let transitionCoordinator else { return action() }
        transitionCoordinator.animate(alongsideTransition: nil) { _ in
            // The view controllers have reached their places a moment later.
            Task { action() }
        }
    }
}
{{> endIfUIKit}}

"""####
    static let common_Support_SceneRouting_swift = ####"""
{{> header}}
{{> importUIKit}}

/// A scene and its initial data, as a value.
///
/// Routers pass builders along. Only user interface code makes a view controller from one.
{{> public}}nonisolated protocol SceneBuilding {
    {{> ifUIKit}}
    @MainActor func viewController(with dependencies: Dependencies) -> UIViewController
    {{> endIfUIKit}}
}

/// A request from a router to its handler.
{{> public}}nonisolated enum RouteRequest {
    /// Push a scene onto the navigation stack of the scene that asks.
    case push(any SceneBuilding)
    /// Present a scene over everything on screen.
    case present(any SceneBuilding, as: PresentationStyle = .sheet())
    /// Show an alert over everything on screen.
    case alert(SceneAlert)
    /// Show a scene in place of the one that asks.
    case replace(with: any SceneBuilding)
    /// Return to the first scene of the navigation stack.
    case popToRoot
    /// Close the scene that asks, and those above it, and then call the action.
    case close(then: () -> Void = {})
}

/// How a scene is presented. It gets a navigation stack of its own.
{{> public}}nonisolated enum PresentationStyle: Equatable, Sendable {
    /// A height at which a sheet can rest.
    {{> public}}enum Detent: Sendable {
        case medium
        case large
    }

    /// A sheet that the user can swipe away.
    case sheet(detents: [Detent] = [.large])
    case fullScreen
    /// A popover that points to the right bar button of the scene that asks, or to its whole stack.
    case popover
}

/// Carries out what a router asks for: a view controller in the app, a spy in tests.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    /// - Parameter dependencies: What the scenes that the request leads to work with.
    func handle(_ request: RouteRequest, with dependencies: Dependencies)
    /// Called after the user has swiped the scene away, or tapped its close button.
    func sceneWasDismissed()
}

extension RouteHandler {
    {{> public}}func sceneWasDismissed() {}
}

"""####
    static let common_Support_SceneTexts_swift = ####"""
{{> header}}
{{> public}}import Foundation

/// The texts of the shared files. A String Catalog takes their keys from here.
{{> public}}nonisolated enum SceneTexts {
    /// The bundle of the package's resources, if it has any, or else that of the app or framework.
    {{> public}}static var bundle: Bundle {
        let own = Bundle(for: Marker.self)
        let name = "{{module}}.bundle"
        let resources = own.paths(forResourcesOfType: "bundle", inDirectory: nil)
            .first { $0.hasSuffix("_\(name)") }
        return resources.flatMap(Bundle.init(path:)) ?? own
    }

    {{> public}}static let close = NSLocalizedString("Close", bundle: bundle, comment: "Closes a scene")
    {{> public}}static let failure = NSLocalizedString("Something went wrong.", bundle: bundle, comment: "Load")
    {{> public}}static let nothing = NSLocalizedString("There is nothing here yet.", bundle: bundle, comment: "An empty scene")
    {{> public}}static let ok = NSLocalizedString("OK", bundle: bundle, comment: "Closes an alert")
    {{> public}}static let retry = NSLocalizedString("Try Again", bundle: bundle, comment: "Loads again")
    {{> public}}static let submit = NSLocalizedString("Submit", bundle: bundle, comment: "Submits a form")

    private final class Marker {}
}

"""####
    static let common_VIPER_Partials_content_mustache = ####"""
/// The content of {{scene}}, formatted for display.
{{> nonisolated}}struct {{scene}}Content: Equatable {
    var title: String
    {{$rows}}
    {{/rows}}
}
{{^options.complexity.is.simple}}

/// The entity that {{scene}} fetches, before it is formatted.
{{> nonisolated}}struct {{scene}}Entity: Equatable {
    var name: String
}
{{/options.complexity.is.simple}}

"""####
    static let common_VIPER_Partials_customClass_mustache = ####"""
{{! The class in an Interface Builder file, without a line break. }}customClass="{{scene}}ViewController"{{#module}} customModule="{{module}}"{{/module}} customModuleProvider="target"
"""####
    static let common_VIPER_Partials_initialData_mustache = ####"""
{{! The initial data and dependencies of a presenter, without a line break. }}{{#options.complexity.is.simple}}{{#injectedParameters}}{{.}}, {{/injectedParameters}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#parameters}}{{.}}, {{/parameters}}{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_madeParts_mustache = ####"""
{{! The parts that the builder makes, without a line break. }}view: viewController, {{^options.complexity.is.simple}}interactor: makeInteractor({{> dependenciesArgument}}), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe(handler: viewController, dependencies: dependencies){{#options.complexity.is.simple}}{{#dependencies}}{{#-first}}, with: dependencies{{/-first}}{{/dependencies}}{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_makeViewController_mustache = ####"""
{{^options.interface.is.none}}

@MainActor
private func makeViewController() -> {{scene}}ViewController {
    {{#options.interface.is.xib}}
    // In a Swift package, the nib is in the package's own bundle.
    {{/options.interface.is.xib}}
    {{#options.interface.is.storyboard}}
    // In a Swift package, the storyboard is in the package's own bundle.
    {{/options.interface.is.storyboard}}
    #if SWIFT_PACKAGE
    let bundle = Bundle.module
    #else
    let bundle = Bundle(for: {{scene}}ViewController.self)
    #endif
    {{#options.interface.is.xib}}
    return .init(nibName: "{{scene}}ViewController", bundle: bundle)
    {{/options.interface.is.xib}}
    {{#options.interface.is.storyboard}}
    let storyboard = UIStoryboard(name: "{{scene}}", bundle: bundle)
    return storyboard.instantiateViewController(identifier: "{{scene}}ViewController")
    {{/options.interface.is.storyboard}}
}
{{/options.interface.is.none}}

"""####
    static let common_VIPER_Partials_navigation_mustache = ####"""
/// Where {{scene}} leads. Each route is an extension in a file of its own.
struct {{scene}}NavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol {{scene}}WireframeInterface: WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption)
}

"""####
    static let common_VIPER_Partials_optionProof_mustache = ####"""
/// Compiles if the option takes everything that the builder takes. With values, a test can call it.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func option(like builder: {{destination}}) -> {{scene}}NavigationOption {
    .{{functionName}}({{copiedArguments}})
}
{{/isGenerated}}
{{^isGenerated}}
private func option({{parameters}}) -> {{scene}}NavigationOption {
    .{{functionName}}({{arguments}})
}
{{/isGenerated}}

"""####
    static let common_VIPER_Partials_parts_mustache = ####"""
{{! The same as arguments, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: interactor, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: formatter, {{/options.complexity.is.formatter}}wireframe: wireframe
"""####
    static let common_VIPER_Partials_partsDeclaration_mustache = ####"""
{{! What a presenter works with, without a line break. }}view: (any {{scene}}ViewInterface)?, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface
"""####
    static let common_VIPER_Partials_viewControllerArguments_mustache = ####"""
{{! What a view controller without a nib is made with, without a line break. }}{{#options.viewController.is.UITableViewController}}style: .plain{{/options.viewController.is.UITableViewController}}{{#options.viewController.is.UICollectionViewController}}collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)){{/options.viewController.is.UICollectionViewController}}
"""####
    static let common_VIPER_VIPERInterfaces_swift = ####"""
{{> header}}
/// The base of every wireframe's interface.
@MainActor
{{> public}}protocol WireframeInterface: AnyObject {
    /// Carries out a request, such as an alert.
    func handle(_ request: RouteRequest)
    /// Closes the scene and returns to the one that led to it.
    ///
    /// - Parameter action: Called after the scene has closed.
    func close(then action: @escaping () -> Void)
}

extension WireframeInterface {
    {{> public}}func close() {
        close(then: {})
    }
}

/// The base of every view's interface.
@MainActor
{{> public}}protocol ViewInterface: AnyObject {}

/// The base of every presenter's interface.
@MainActor
{{> public}}protocol PresenterInterface: AnyObject {}

/// The base of every interactor's interface.
{{> public}}nonisolated protocol InteractorInterface: AnyObject {}

/// The base of every formatter's interface.
{{> public}}nonisolated protocol FormatterInterface: AnyObject {}

/// Requests compare, so that a presenter's test can say which option it expects. A scene equals
/// another one with the same initial data; alerts, and scenes with closures, equal none.
nonisolated extension RouteRequest: Equatable {
    {{> public}}static func == (one: RouteRequest, other: RouteRequest) -> Bool {
        switch (one, other) {
        case (.push(let scene), .push(let otherScene)), (.replace(let scene), .replace(let otherScene)):
            isEqual(scene, otherScene)
        case (.present(let scene, let style), .present(let otherScene, let otherStyle)):
            style == otherStyle && isEqual(scene, otherScene)
        case (.popToRoot, .popToRoot), (.close, .close): true
        default: false
        }
    }

    private static func isEqual(_ one: any SceneBuilding, _ other: any SceneBuilding) -> Bool {
        guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }
}

"""####
    static let common_VIPER___scene___storyboard = ####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--{{title}}-->
        <scene sceneID="tne-QT-ifu">
            <objects>
                <viewController storyboardIdentifier="{{scene}}ViewController" id="BYZ-38-t0r" {{> customClass}} sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####
    static let common_VIPER___scene__Builder_swift = ####"""
{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderData}}
    {{^options.complexity.is.simple}}
    @MainActor
    func makeInteractor({{> dependenciesParameter}}) -> {{scene}}Interactor {
        {{scene}}Interactor({{> injectedValues}})
    }

    {{/options.complexity.is.simple}}
    @MainActor
    func makePresenter({{> partsDeclaration}}{{#options.complexity.is.simple}}{{#dependencies}}{{#-first}}, {{> dependenciesParameter}}{{/-first}}{{/dependencies}}{{/options.complexity.is.simple}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#options.complexity.is.simple}}{{> injectedValues}}{{#hasInjected}}, {{/hasInjected}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#arguments}}{{.}}, {{/arguments}}{{/options.complexity.is.simple}}{{> parts}})
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        {{#options.interface.is.none}}
        let viewController = {{scene}}ViewController({{> viewControllerArguments}})
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let viewController = makeViewController()
        {{/options.interface.is.none}}
        viewController.presenter = makePresenter({{> madeParts}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}

"""####
    static let common_VIPER___scene__Formatter_swift = ####"""
{{> header}}
/// Formats what the interactor fetches. It doesn't depend on views.
{{> nonisolated}}final class {{scene}}Formatter {}

{{> nonisolated}}extension {{scene}}Formatter: {{scene}}FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content {
        {{scene}}Content(title: entity.name)
    }
}

"""####
    static let common_VIPER___scene__NavigationOption_Route_swift = ####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}NavigationOption {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    static func {{functionName}}({{parameters}}) -> Self {
        Self(request: .present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{functionName}}({{parameters}}) -> Self {
        Self(request: .push({{destination}}({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####
    static let common_VIPER___scene__NavigationOption_RouteTests_testing_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}NavigationOption{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        {{#samples.comparisons}}
        #expect(try #require(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> optionProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_VIPER___scene__NavigationOption_RouteTests_xctest_swift = ####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}NavigationOption{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func testWireframePassesTheInitialData() async {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func testWireframeAsksForTheScene() async {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> optionProof}}
    {{/samples.known}}
}
{{/route}}

"""####
    static let common_VIPER___scene__ViewController_xib = ####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" {{> customClass}}>
            <connections>
                <outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####
    static let common_VIPER___scene__Wireframe_swift = ####"""
{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter {}

extension {{scene}}Wireframe: {{scene}}WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption) {
        handle(option.request)
    }
}

"""####
}
