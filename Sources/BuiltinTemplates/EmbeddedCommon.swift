// Made by scripts/embed-templates from Templates/Common/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let common_Builder___scene__Builder_swift = ####"""
{{> header}}
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderMembers}}

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            {{^plainLabels}}withViewModel{{/plainLabels}}{{#plainLabels}}viewModel{{/plainLabels}}: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
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
        handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        handle(.push({{target}}Builder({{arguments}})))
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
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        #expect(spy.{{> routeRequests}}.first is {{target}}Builder)
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
    func test{{> routeTestName}}PassesTheInitialData() async throws {
        let spy = RouteSpy()
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{target}}Builder)
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
    static let common_Links_SceneLinks_swift = ####"""
{{> header}}
/// A scene that links can open.
{{> public}}protocol LinkedScene: SceneBuilder {
    /// The path of its links. A name behind a colon stands for a value: `cars/:carID`.
    static var linkPath: String { get }

    /// Returns nil if a value of the link isn't of its type.
    init?(link: LinkValues)
}

/// The values of a link, by name.
{{> public}}struct LinkValues {
    private var values: [String: String] = [:]

    /// Returns nil if the path doesn't match the pattern.
    init?(path: String, matching pattern: String) {
        let parts = path.split(separator: "/")
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
    /// - Parameter path: A path with its percent escapes, such as `url.path(percentEncoded: true)`.
    {{> public}}func scene(at path: String) -> (any SceneBuilder)? {
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

    @Test(arguments: ["cars/42", "/cars/42", "cars/42/", "cars/%34%32", "c%61rs/42"])
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
        let link = LinkValues(path: "7/x", matching: ":page/:name")
        #expect(link?.value("page", as: Int.self) == 7)
        #expect(link?.value("name", as: Int.self) == nil)
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
        for path in ["cars/42", "/cars/42", "cars/42/", "cars/%34%32", "c%61rs/42"] {
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
        let link = LinkValues(path: "7/x", matching: ":page/:name")
        XCTAssertEqual(link?.value("page", as: Int.self), 7)
        XCTAssertNil(link?.value("name", as: Int.self))
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
    static let common_Partials_builderMembers_mustache = ####"""
{{> builderData}}
/// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
@MainActor
func makeViewModel({{#dependencyParameters}}{{.}}, {{/dependencyParameters}}fetch: {{scene}}ViewModel.Fetch? = nil) -> {{scene}}ViewModel {
    {{scene}}ViewModel({{#injectedArguments}}{{.}}, {{/injectedArguments}}fetch: fetch)
}

@MainActor
func makeRouter(handler: (any RouteHandler)? = nil) -> {{scene}}Router {
    {{scene}}Router(handler: handler)
}

"""####
    static let common_Partials_builderSummary_mustache = ####"""
{{#hasParams}}
/// Wires the {{scene}} scene and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene.
{{/hasParams}}

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
    static let common_Partials_endIfUIKit_mustache = ####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####
    static let common_Partials_failureTests_mustache = ####"""
@Test func failedLoadCanBeRepeated() async {
    var results: [Result<ViewModel.Content, any Error>] = [
        .failure(Failure()), .success(content),
    ]
    let viewModel = builder.makeViewModel(fetch: { try results.removeFirst().get() })
    await viewModel.load()
    guard case .failed = viewModel.state else {
        Issue.record("The state is \(viewModel.state).")
        return
    }
    await viewModel.load()
    #expect(viewModel.state == .loaded(content))
}

@Test func canceledLoadDoesNotChangeState() async {
    let viewModel = builder.makeViewModel(fetch: {
        try? await Task.sleep(for: .seconds(60))
        return content
    })
    let load = Task { await viewModel.load() }
    await Task.yield()
    load.cancel()
    await load.value
    #expect(viewModel.state == .loading)
}

@Test func newestLoadWins() async {
    var newerLoad: (@MainActor () async -> Void)?
    let viewModel = builder.makeViewModel(fetch: {
        guard let load = newerLoad else { return content }
        newerLoad = nil
        await load()
        return ViewModel.Content(title: "Outdated")
    })
    newerLoad = viewModel.load
    await viewModel.load()
    #expect(viewModel.state == .loaded(content))
}

"""####
    static let common_Partials_failureXCTests_mustache = ####"""
@MainActor
func testFailedLoadCanBeRepeated() async {
    var results: [Result<ViewModel.Content, any Error>] = [
        .failure(Failure()), .success(content),
    ]
    let viewModel = builder.makeViewModel(fetch: { try results.removeFirst().get() })
    await viewModel.load()
    guard case .failed = viewModel.state else {
        return XCTFail("The state is \(viewModel.state).")
    }
    await viewModel.load()
    XCTAssertEqual(viewModel.state, .loaded(content))
}

@MainActor
func testCanceledLoadDoesNotChangeState() async {
    let content = content
    let viewModel = builder.makeViewModel(fetch: {
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        return content
    })
    let load = Task { await viewModel.load() }
    await Task.yield()
    load.cancel()
    await load.value
    XCTAssertEqual(viewModel.state, .loading)
}

@MainActor
func testNewestLoadWins() async {
    let content = content
    var newerLoad: (@MainActor () async -> Void)?
    let viewModel = builder.makeViewModel(fetch: {
        guard let load = newerLoad else { return content }
        newerLoad = nil
        await load()
        return ViewModel.Content(title: "Outdated")
    })
    newerLoad = viewModel.load
    await viewModel.load()
    XCTAssertEqual(viewModel.state, .loaded(content))
}

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
    static let common_Partials_importUIKit_mustache = ####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
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
    static let common_Partials_listDataSource_mustache = ####"""
{{#options.viewController.is.UITableViewController}}

override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
}

override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
}
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}

override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
) -> Int {
    rows.count
}

override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
        using: registration,
        for: indexPath,
        item: rows[indexPath.item]
    )
}
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_listProperties_mustache = ####"""
{{#options.viewController.is.UITableViewController}}
private let cellIdentifier = "Row"
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
private typealias Cell = UICollectionViewListCell
private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = row
    cell.contentConfiguration = content
}
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_open_mustache = ####"""
{{! Stands in front of a class that other modules can inherit from, so this file ends without a line break. }}{{#options.access.is.public}}open {{/options.access.is.public}}
"""####
    static let common_Partials_proofByType_mustache = ####"""
/// Compiles if the builder takes everything that it holds.
/// A test can call it as soon as it has values to pass.
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
    static let common_Partials_reloadList_mustache = ####"""
{{#options.viewController.is.UITableViewController}}
tableView.reloadData()
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
collectionView.reloadData()
{{/options.viewController.is.UICollectionViewController}}

"""####
    static let common_Partials_routeFunction_mustache = ####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####
    static let common_Partials_routeProof_mustache = ####"""
/// Compiles if the route takes everything that the builder takes.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func follow(_ router: {{scene}}Router, like builder: {{target}}Builder) {
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
    static let common_Partials_routeTestName_mustache = ####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####
    static let common_Partials_testImports_mustache = ####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####
    static let common_Partials_testSetup_mustache = ####"""
private typealias ViewModel = {{scene}}ViewModel
private struct Failure: Error {}

private let builder = {{scene}}Builder({{samples.arguments}})
private let content = ViewModel.Content(title: "Fetched")

{{#samples.comparable}}
@Test func builderPassesTheInitialData() {
    let viewModel = builder.makeViewModel()
    {{#samples.comparisons}}
    #expect(viewModel.{{name}} == {{value}})
    {{/samples.comparisons}}
}

{{/samples.comparable}}

"""####
    static let common_Partials_viewModelLoading_mustache = ####"""
/// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
    {{#params}}
    self.{{name}} = {{name}}
    {{/params}}
    {{#dependencies}}
    self.{{name}} = {{name}}
    {{/dependencies}}
    self.fetch = fetch
}

/// Loads the content. A reload keeps what is on screen.
func load() async {
    newestLoad += 1
    let load = newestLoad
    if state.content == nil { state = .loading }
    let result: LoadState<Content>
    do {
        result = try await .loaded((fetch ?? fetchContent)())
    } catch {
        result = .failed(message: "Something went wrong.")
    }
    // A canceled load changes nothing, and neither does one that a newer load has overtaken.
    guard !Task.isCancelled, load > newestResult else { return }
    newestResult = load
    state = result
}

// TODO: Fetch what the scene shows, and format it.
private func fetchContent() async throws -> Content {
    Content(title: "{{title}}")
}

"""####
    static let common_Partials_xctestSetup_mustache = ####"""
private typealias ViewModel = {{scene}}ViewModel
private struct Failure: Error {}

@MainActor private var builder: {{scene}}Builder {
    {{scene}}Builder({{samples.arguments}})
}

@MainActor private var content: ViewModel.Content {
    ViewModel.Content(title: "Fetched")
}

{{#samples.comparable}}
@MainActor
func testBuilderPassesTheInitialData() async {
    let viewModel = builder.makeViewModel()
    {{#samples.comparisons}}
    {{#isTuple}}
    XCTAssertTrue(viewModel.{{name}} == {{value}})
    {{/isTuple}}
    {{^isTuple}}
    XCTAssertEqual(viewModel.{{name}}, {{value}})
    {{/isTuple}}
    {{/samples.comparisons}}
}

{{/samples.comparable}}

"""####
    static let common_ProtocolVIPER_Partials_proofByType_mustache = ####"""
/// Compiles if the builder takes everything that it holds.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    let copy = {{scene}}Builder({{copiedArguments}})
    return copy.makePresenter(interactor: copy.makeInteractor(), router: {{scene}}Wireframe())
}

"""####
    static let common_ProtocolVIPER___scene__Builder_swift = ####"""
{{> header}}
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderData}}
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor({{#dependencyParameters}}{{.}}, {{/dependencyParameters}}fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Interactor {
        {{scene}}Interactor({{#injectedArguments}}{{.}}, {{/injectedArguments}}fetch: fetch)
    }

    @MainActor
    func makePresenter(interactor: {{> interactorType}}, router: {{> routerType}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: interactor, router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let wireframe = {{scene}}Wireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = {{scene}}ViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
}

"""####
    static let common_ProtocolVIPER___scene__Entity_swift = ####"""
{{> header}}
/// What {{scene}} loads and shows.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    var title: String
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
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        {{> followRoute}}
        #expect(spy.{{> routeRequests}}.first is {{target}}Builder)
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
    func test{{> routeTestName}}PassesTheInitialData() async throws {
        let spy = RouteSpy()
        {{> followRoute}}
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        {{> followRoute}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{target}}Builder)
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
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element arrives on the main queue.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####
    static let common_Rx_Partials_builderSummary_mustache = ####"""
{{! Ends with a modifier of the builder, so this file ends without a line break. }}
{{#hasParams}}
/// Wires the {{scene}} scene and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene.
{{/hasParams}}
nonisolated 
"""####
    static let common_Rx_Partials_changes_mustache = ####"""
// Merge the changes of further inputs here, so that no update is lost.
Observable.merge(loading)
    .scan(.loading, accumulator: Self.reduce)
    .bind(to: stateRelay)
    .disposed(by: disposeBag)

"""####
    static let common_Rx_Partials_loading_mustache = ####"""
/// A failure ends here, so that another load can follow it.
private func load() -> Observable<LoadState<Content>> {
    (fetch?() ?? fetchContent())
        .asObservable()
        .map(LoadState.loaded)
        .catchAndReturn(.failed(message: "Something went wrong."))
        .startWith(.loading)
}

// TODO: Fetch what the scene shows, and format it.
private func fetchContent() -> Single<Content> {
    .just(Content(title: "{{title}}"))
}

/// While the content loads again, the view controller keeps what is on screen.
private static func reduce(_ state: LoadState<Content>, _ change: LoadState<Content>) -> LoadState<Content> {
    if case .loading = change, state.content != nil { state } else { change }
}

"""####
    static let common_Rx_Partials_state_mustache = ####"""
var state: Observable<LoadState<Content>> {
    stateRelay
        .distinctUntilChanged()
        .observe(on: MainScheduler.instance)
}

"""####
    static let common_Rx_Recording_swift = ####"""
{{> header}}
import Dispatch
import RxSwift

/// Records the first elements of an observable.
@MainActor
struct Recording<Element> {
    private let values: AsyncThrowingStream<Element, any Error>

    /// Subscribes at once, so that a test can send its input next.
    init(of source: Observable<Element>, count: Int) {
        let first = source.take(count).timeout(.seconds(10), scheduler: MainScheduler.instance)
        values = first.values
    }

    /// The elements, once all of them have arrived.
    func elements() async throws -> [Element] {
        var elements: [Element] = []
        for try await element in values { elements.append(element) }
        return elements
    }
}

"""####
    static let common_Support_LoadState_swift = ####"""
{{> header}}
/// Content that is loading, has loaded, or failed to load.
{{> public}}nonisolated enum LoadState<Content> {
    case loading
    case loaded(Content)
    case failed(message: String)

    /// The content, once it has loaded.
    {{> public}}var content: Content? {
        if case .loaded(let content) = self { content } else { nil }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}

"""####
    static let common_Support_LoadStateView_swift = ####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Covers a scene while it loads, and offers another attempt when loading fails.
{{> public}}final class LoadStateView: UIView {
    /// Called when the user asks for another attempt.
    {{> public}}var onRetry: (() -> Void)?

    private let indicator = UIActivityIndicatorView(style: .large)
    private let message = UILabel()
    private let retry = UIButton(type: .system)
    // Unset where a list has this view as its background, behind the rows.
    private weak var coveredView: UIView?

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    {{> public}}init(scene: String) {
        super.init(frame: .zero)
        setupViews(scene: scene)
        setupLayout()
    }

    @available(*, unavailable)
    {{> public}}required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    /// Fills a view, follows changes of its size, and stays in front of its other subviews.
    {{> public}}func cover(_ view: UIView) {
        coveredView = view
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    {{> public}}func show<Content>(_ state: LoadState<Content>) {
        coveredView?.bringSubviewToFront(self)
        switch state {
        case .loading:
            isHidden = false
            indicator.startAnimating()
            message.isHidden = true
            retry.isHidden = true
        case .loaded:
            isHidden = true
            indicator.stopAnimating()
        case .failed(let text):
            isHidden = false
            indicator.stopAnimating()
            message.text = text
            message.isHidden = false
            retry.isHidden = false
            // VoiceOver moves to the message and reads it.
            UIAccessibility.post(notification: .layoutChanged, argument: message)
        }
    }

    private func setupViews(scene: String) {
        backgroundColor = .systemBackground
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        message.textAlignment = .center
        retry.titleLabel?.font = .preferredFont(forTextStyle: .body)
        retry.titleLabel?.adjustsFontForContentSizeCategory = true
        retry.setTitle(NSLocalizedString("Try Again", comment: "Loads the scene again"), for: .normal)
        retry.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        indicator.accessibilityIdentifier = "\(scene).loading"
        message.accessibilityIdentifier = "\(scene).failure"
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
    static let common_Support_RouteSpy_swift = ####"""
{{> header}}
@testable import {{module}}

/// Records what a router asks for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var alerts: [SceneAlert] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .alert(let alert): alerts.append(alert)
        case .close: closeCount += 1
        }
    }
}

"""####
    static let common_Support_SceneAlert_swift = ####"""
{{> header}}
/// An alert as a value. A router shows it with `handle(.alert(...))`.
{{> public}}nonisolated struct SceneAlert {
    /// A button of an alert.
    {{> public}}struct Action {
        {{> public}}enum Role {
            case normal
            case cancel
            case destructive
        }

        {{> public}}let title: String
        {{> public}}let role: Role
        /// Called when the user chooses the action.
        {{> public}}let handler: @MainActor () -> Void

        {{> public}}init(
            title: String,
            role: Role = .normal,
            handler: @escaping @MainActor () -> Void = {}
        ) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }

    {{> public}}let title: String
    {{> public}}let message: String?
    {{> public}}let actions: [Action]

    {{> public}}init(
        title: String,
        message: String? = nil,
        actions: [Action] = [Action(title: "OK")]
    ) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

"""####
    static let common_Support_SceneRouter_swift = ####"""
{{> header}}
/// The base class of every router: passes requests on to its handler.
@MainActor
{{> open}}class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    {{> public}}weak var handler: (any RouteHandler)?

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    {{> public}}init(handler: (any RouteHandler)? = nil) {
        self.handler = handler
    }

    {{> public}}func handle(_ request: RouteRequest) {
        handler?.handle(request)
    }

    /// Closes the scene and returns to the one that led to it.
    {{> public}}func close() {
        handle(.close)
    }
}

"""####
    static let common_Support_SceneRouterTests_testing_swift = ####"""
{{> header}}
import Testing

@testable import {{module}}

/// Tests what every router inherits.
@MainActor
struct SceneRouterTests {
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

    @Test func routerDoesNotKeepItsHandlerAlive() {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        #expect(router.handler == nil)
    }
}

"""####
    static let common_Support_SceneRouterTests_xctest_swift = ####"""
{{> header}}
import XCTest

@testable import {{module}}

/// Tests what every router inherits.
nonisolated final class SceneRouterXCTests: XCTestCase {
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
    func testRouterDoesNotKeepItsHandlerAlive() async {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        XCTAssertNil(router.handler)
    }
}

"""####
    static let common_Support_SceneRouting_UIKit_swift = ####"""
{{> header}}
{{> ifUIKit}}
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The standard transitions. A view controller that needs others implements `handle(_:)`.
    {{> public}}func handle(_ request: RouteRequest) {
        // A container that handles routes itself, such as the SwiftUI stack that this scene is on.
        if let container = parent as? any RouteHandler { return container.handle(request) }
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) isn't on a navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            appRouter?.present(scene)
        case .alert(let alert):
            appRouter?.show(alert)
        case .close:
            if let below = sceneBelow {
                // Also closes the scenes above this one.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // The presenter dismisses this scene and everything that covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    private var appRouter: AppRouter? {
        assert(view.window != nil, "\(self) isn't in a window")
        return view.window.map { AppRouter(window: $0) }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes and alerts above every navigation stack of a window.
///
/// The scene delegate starts the app with it, and opens the scenes of deep links.
@MainActor
{{> public}}struct AppRouter {
    {{> public}}let window: UIWindow

    {{#options.access.is.public}}
    public init(window: UIWindow) {
        self.window = window
    }

    {{/options.access.is.public}}
    /// Shows the first scene of the app.
    {{> public}}func start(with scene: any SceneBuilder) {
        window.rootViewController = onOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Presents a scene over everything on screen.
    {{> public}}func present(_ scene: any SceneBuilder) {
        top?.present(onOwnStack(scene), animated: true)
    }

    /// Shows an alert over everything on screen.
    {{> public}}func show(_ alert: SceneAlert) {
        let controller = UIAlertController(
            title: alert.title,
            message: alert.message,
            preferredStyle: .alert
        )
        for action in alert.actions {
            controller.addAction(
                UIAlertAction(title: action.title, style: action.role.style) { _ in
                    action.handler()
                }
            )
        }
        top?.present(controller, animated: true)
    }

    private var top: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    private func onOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}

extension SceneAlert.Action.Role {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .normal: .default
        case .cancel: .cancel
        case .destructive: .destructive
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
{{> public}}nonisolated protocol SceneBuilder {
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

/// What a router asks its handler to do.
{{> public}}nonisolated enum RouteRequest {
    /// Push a scene onto the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Present a scene over everything on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Show an alert over everything on screen.
    case alert(SceneAlert)
    /// Close the scene that asks.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in tests.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####
    static let common_VIPER_Partials_content_mustache = ####"""
/// What {{scene}} shows, formatted for display.
{{> nonisolated}}struct {{scene}}Content: Equatable {
    var title: String
}
{{#options.complexity.is.formatter}}

/// What {{scene}} fetches, before it is formatted.
{{> nonisolated}}struct {{scene}}Entity: Equatable {
    var name: String
}
{{/options.complexity.is.formatter}}

"""####
    static let common_VIPER_Partials_customClass_mustache = ####"""
{{! The class in an Interface Builder file, without a line break. }}customClass="{{scene}}ViewController"{{#module}} customModule="{{module}}"{{/module}} customModuleProvider="target"
"""####
    static let common_VIPER_Partials_fetched_mustache = ####"""
{{! What is fetched, without a line break. }}{{#options.complexity.is.formatter}}Entity{{/options.complexity.is.formatter}}{{^options.complexity.is.formatter}}Content{{/options.complexity.is.formatter}}
"""####
    static let common_VIPER_Partials_fetchedValue_mustache = ####"""
{{! What a test fetches, without a line break. }}{{#options.complexity.is.formatter}}entity{{/options.complexity.is.formatter}}{{^options.complexity.is.formatter}}content{{/options.complexity.is.formatter}}
"""####
    static let common_VIPER_Partials_fetcher_mustache = ####"""
{{! The part that fetches, without a line break. }}{{#options.complexity.is.simple}}Presenter{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}Interactor{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_initialData_mustache = ####"""
{{! The initial data and dependencies of a presenter, without a line break. }}{{#options.complexity.is.simple}}{{#injectedParameters}}{{.}}, {{/injectedParameters}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#parameters}}{{.}}, {{/parameters}}{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_madeParts_mustache = ####"""
{{! The parts that the builder makes, without a line break. }}view: viewController, {{^options.complexity.is.simple}}interactor: makeInteractor(), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe(handler: viewController)
"""####
    static let common_VIPER_Partials_makePresenter_mustache = ####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(view: ViewSpy? = nil, fetch: {{scene}}{{> fetcher}}.Fetch? = nil) -> {{scene}}Presenter {
    builder.makePresenter(view: view ?? self.view, {{> testParts}})
}
{{/samples.known}}
{{^samples.known}}
{{<proofByType}}
{{$function}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    let builder = {{scene}}Builder({{copiedArguments}})
    return builder.makePresenter({{> proofParts}})
}
{{/function}}
{{/proofByType}}
{{/samples.known}}

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
struct {{scene}}NavigationOption {
    let request: RouteRequest
}

@MainActor
protocol {{scene}}WireframeInterface: WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption)
}

"""####
    static let common_VIPER_Partials_optionProof_mustache = ####"""
/// Compiles if the option takes everything that the builder takes.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func option(like builder: {{target}}Builder) -> {{scene}}NavigationOption {
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
{{! The same as arguments, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: interactor, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: formatter, {{/options.complexity.is.formatter}}wireframe: wireframe{{#options.complexity.is.simple}}, fetch: fetch{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_partsDeclaration_mustache = ####"""
{{! What a presenter works with, without a line break. }}view: any {{scene}}ViewInterface, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface{{#options.complexity.is.simple}}, fetch: {{scene}}Presenter.Fetch? = nil{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_Partials_proofParts_mustache = ####"""
{{! What the proof passes, without a line break. }}view: ViewSpy(), {{^options.complexity.is.simple}}interactor: builder.makeInteractor(), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe()
"""####
    static let common_VIPER_Partials_testContent_mustache = ####"""
{{#options.tests.is.testing}}
{{#options.complexity.is.formatter}}
private let entity = {{scene}}Entity(name: "Fetched")
private var content: {{scene}}Content { {{scene}}Formatter().content(for: entity) }
{{/options.complexity.is.formatter}}
{{^options.complexity.is.formatter}}
private let content = {{scene}}Content(title: "Fetched")
{{/options.complexity.is.formatter}}
{{/options.tests.is.testing}}
{{#options.tests.is.xctest}}
{{#options.complexity.is.formatter}}
@MainActor private lazy var entity = {{scene}}Entity(name: "Fetched")
@MainActor private var content: {{scene}}Content { {{scene}}Formatter().content(for: entity) }
{{/options.complexity.is.formatter}}
{{^options.complexity.is.formatter}}
@MainActor private lazy var content = {{scene}}Content(title: "Fetched")
{{/options.complexity.is.formatter}}
{{/options.tests.is.xctest}}

"""####
    static let common_VIPER_Partials_testParts_mustache = ####"""
{{! What a test passes besides the view, without a line break. }}{{^options.complexity.is.simple}}interactor: builder.makeInteractor(fetch: fetch), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe(handler: spy){{#options.complexity.is.simple}}, fetch: fetch{{/options.complexity.is.simple}}
"""####
    static let common_VIPER_ProgressSpy_swift = ####"""
{{> header}}
@testable import {{module}}

/// Records the progress that a view is asked to show.
@MainActor
class ProgressSpy: Progressable {
    enum Progress {
        case loading
        case loaded
        case failed
    }

    private(set) var progress: [Progress] = []

    init() {}

    func showLoading() {
        progress.append(.loading)
    }

    func hideLoading() {
        progress.append(.loaded)
    }

    func show(error message: String) {
        progress.append(.failed)
    }
}

"""####
    static let common_VIPER_Progressable_swift = ####"""
{{> header}}
/// A view that shows the progress of loading its content.
@MainActor
{{> public}}protocol Progressable: AnyObject {
    func showLoading()
    func hideLoading()
    /// Shows what went wrong and offers another attempt.
    func show(error message: String)
}

extension Progressable {
    {{> public}}func showProgress<Content>(of state: LoadState<Content>) {
        switch state {
        case .loading: showLoading()
        case .loaded: hideLoading()
        case .failed(let message): show(error: message)
        }
    }
}

{{> ifUIKit}}
/// A view controller that shows its progress with a `LoadStateView`.
@MainActor
{{> public}}protocol LoadStateViewOwner: Progressable {
    var loadStateView: LoadStateView { get }
}

extension LoadStateViewOwner {
    {{> public}}func showLoading() {
        loadStateView.show(LoadState<Never>.loading)
    }

    {{> public}}func hideLoading() {
        loadStateView.show(LoadState.loaded(()))
    }

    {{> public}}func show(error message: String) {
        loadStateView.show(LoadState<Never>.failed(message: message))
    }
}
{{> endIfUIKit}}

"""####
    static let common_VIPER_VIPERInterfaces_swift = ####"""
{{> header}}
/// The base of every wireframe's interface.
@MainActor
{{> public}}protocol WireframeInterface: AnyObject {
    /// Closes the scene and returns to the one that led to it.
    func close()
}

/// The base of every view's interface.
@MainActor
{{> public}}protocol ViewInterface: AnyObject {}

/// The base of every presenter's interface.
@MainActor
{{> public}}protocol PresenterInterface: AnyObject {}

/// The base of every interactor's interface. It isn't bound to an actor.
{{> public}}nonisolated protocol InteractorInterface: AnyObject {}

/// The base of every formatter's interface. It isn't bound to an actor.
{{> public}}nonisolated protocol FormatterInterface: AnyObject {}

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
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderData}}
    {{^options.complexity.is.simple}}
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor({{#dependencyParameters}}{{.}}, {{/dependencyParameters}}fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Interactor {
        {{scene}}Interactor({{#injectedArguments}}{{.}}, {{/injectedArguments}}fetch: fetch)
    }

    {{/options.complexity.is.simple}}
    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces what the presenter fetches, in tests and previews.
    {{/options.complexity.is.simple}}
    @MainActor
    func makePresenter({{#options.complexity.is.simple}}{{#dependencyParameters}}{{.}}, {{/dependencyParameters}}{{/options.complexity.is.simple}}{{> partsDeclaration}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#options.complexity.is.simple}}{{#injectedArguments}}{{.}}, {{/injectedArguments}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#arguments}}{{.}}, {{/arguments}}{{/options.complexity.is.simple}}{{> parts}})
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        {{#options.interface.is.none}}
        let viewController = {{scene}}ViewController()
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let viewController = makeViewController()
        {{/options.interface.is.none}}
        viewController.presenter = makePresenter({{> madeParts}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
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
        Self(request: .present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{functionName}}({{parameters}}) -> Self {
        Self(request: .push({{target}}Builder({{arguments}})))
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
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
        #expect(spy.{{> routeRequests}}.first is {{target}}Builder)
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
    func testWireframePassesTheInitialData() async throws {
        let spy = RouteSpy()
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func testWireframeAsksForTheScene() async {
        let spy = RouteSpy()
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{target}}Builder)
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
