// Made by scripts/embed-templates from Templates/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let embedded: [(name: String, load: @Sendable () -> EmbeddedSet)] = [
        ("InputsOutputs", { EmbeddedSet(name: "InputsOutputs",
            digest: "2fa77b0c8a2cb55b494d67421728f69989417b761842907a3f7e03eb66289b14",
            files: [
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/goToProof.mustache",
####"""
/// Compiles as long as the route takes all that the builder takes.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func goTo{{name}}(like builder: {{target}}Builder) -> {{scene}}GoTo{{name}} {
    {{scene}}GoTo{{name}}({{copiedArguments}})
}
{{/isGenerated}}
{{^isGenerated}}
private func goTo{{name}}({{parameters}}) -> {{scene}}GoTo{{name}} {
    {{scene}}GoTo{{name}}({{arguments}})
}
{{/isGenerated}}

"""####),
            EmbeddedFile(
                "Partials/guess.mustache",
####"""
{{#options.output}}
{{#-first}}
{{#options.input}}
{{#-last}}
{{^-first}}
// The first input stands for those that an output depends on, until these are known.
{{/-first}}
{{/-last}}
{{/options.input}}
{{/-first}}
{{/options.output}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importMemberTestNetworking.mustache",
####"""
{{#samples.known}}
{{^testNetworking}}
{{#memberNetworking}}
{{> importNetworking}}
{{/memberNetworking}}
{{/testNetworking}}
{{/samples.known}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/initializer.mustache",
####"""
{{> public}}init({{parameters}}) {
    {{#params}}
    self.{{name}} = {{name}}
    {{/params}}
}


"""####),
            EmbeddedFile(
                "Partials/inputs.mustache",
####"""
/// One input after the other, as far as a test has values for them.
private nonisolated static func giveInput(to inputs: any {{scene}}ViewModelInputs) {
    inputs.viewDidLoad()
    {{#options.input}}
    {{#isVoid}}
    inputs.{{name}}()
    {{/isVoid}}
    {{^isVoid}}
    {{#hasSample}}
    inputs.didChange({{argumentLabel}}: {{sample}})
    {{/hasSample}}
    {{/isVoid}}
    {{/options.input}}
}

/// A route that leads nowhere.
private nonisolated struct Nowhere: {{scene}}Route {
    @MainActor func follow(with router: {{scene}}Router) {}
}

private nonisolated static func giveRoute(to routeRelay: PublishRelay<any {{scene}}Route>) {
    routeRelay.accept(Nowhere())
}

"""####),
            EmbeddedFile(
                "Partials/memberImports.mustache",
####"""
{{#memberImports}}
import {{.}}
{{/memberImports}}
{{^networking}}
{{#memberNetworking}}
{{> importNetworking}}
{{/memberNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/memberTestImports.mustache",
####"""
{{#samples.known}}
{{#memberImports}}
import {{.}}
{{/memberImports}}
{{/samples.known}}

"""####),
            EmbeddedFile(
                "Partials/output.mustache",
####"""
{{#options.input}}
{{#-first}}
{{plainName}}Subject
{{/-first}}
{{/options.input}}
{{^options.input}}
viewDidLoadSubject
{{/options.input}}
    {{#isVoid}}
    .map { _ in }
    {{/isVoid}}
    {{^isVoid}}
    {{#hasPlaceholder}}
    .map{{> transformStart}}{{name}}{{> transformEnd}}
    {{/hasPlaceholder}}
    {{^hasPlaceholder}}
    .flatMapLatest{{> transformStart}}{{name}}{{> transformEnd}}
    {{/hasPlaceholder}}
    {{/isVoid}}
    .bind(to: {{plainName}}Relay)
    .disposed(by: disposeBag)

"""####),
            EmbeddedFile(
                "Partials/outputTest.mustache",
####"""
{{#isVoid}}
{{> toldOutputTest}}
{{/isVoid}}
{{^isVoid}}
{{#hasPlaceholder}}
{{> toldOutputTest}}
{{/hasPlaceholder}}
{{^hasPlaceholder}}
{{> silentOutputTest}}
{{/hasPlaceholder}}
{{/isVoid}}

"""####),
            EmbeddedFile(
                "Partials/outputTests.mustache",
####"""
{{^options.input}}
{{#options.output}}
{{> outputTest}}

{{/options.output}}
{{/options.input}}
{{#options.input}}
{{#-first}}
{{#isVoid}}
{{#options.output}}
{{> outputTest}}

{{/options.output}}
{{/isVoid}}
{{^isVoid}}
{{#hasSample}}
{{#options.output}}
{{> outputTest}}

{{/options.output}}
{{/hasSample}}
{{^hasSample}}
{{#options.output}}
{{> silentOutputTest}}

{{/options.output}}
{{/hasSample}}
{{/isVoid}}
{{/-first}}
{{/options.input}}

"""####),
            EmbeddedFile(
                "Partials/proofByType.mustache",
####"""
/// Compiles as long as the builder takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
    {{scene}}Builder({{copiedArguments}}).makeViewModel()
}

"""####),
            EmbeddedFile(
                "Partials/public.mustache",
####"""
{{! Stands in front of a declaration, so this file ends without a line break. }}{{#options.access.is.public}}public {{/options.access.is.public}}
"""####),
            EmbeddedFile(
                "Partials/routeFunction.mustache",
####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the route takes all that the builder takes.
/// A test can call it once it has values to give.
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

"""####),
            EmbeddedFile(
                "Partials/routeRequests.mustache",
####"""
{{! What the spy remembers of the route, without a line break. }}{{#isPresented}}presented{{/isPresented}}{{^isPresented}}pushed{{/isPresented}}
"""####),
            EmbeddedFile(
                "Partials/routeTestName.mustache",
####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routing.mustache",
####"""
private nonisolated struct Routing: {{scene}}Routing {
    let routes: Observable<any {{scene}}Route>
}

private nonisolated struct Nowhere: {{scene}}Route {
    @MainActor func follow(with router: {{scene}}Router) {}
}

"""####),
            EmbeddedFile(
                "Partials/silentOutputTest.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
func test{{capitalizedName}}IsSilentWithoutInput() async throws {
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func {{plainName}}IsSilentWithoutInput() async throws {
{{/options.tests.is.xctest}}
    let viewModel = builder.makeViewModel()
    let output = viewModel.outputs.{{name}}
    let heard = try await Telling.first(by: output)
    {{#options.tests.is.xctest}}
    XCTAssertEqual(heard, [.nothing])
    {{/options.tests.is.xctest}}
    {{^options.tests.is.xctest}}
    #expect(heard == [.nothing])
    {{/options.tests.is.xctest}}
}

"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Partials/toldOutputTest.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
func test{{capitalizedName}}IsToldOnTheMainQueue() async throws {
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func {{plainName}}IsToldOnTheMainQueue() async throws {
{{/options.tests.is.xctest}}
    let viewModel = builder.makeViewModel()
    let output = viewModel.outputs.{{name}}
    let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
    {{#options.tests.is.xctest}}
    XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    {{/options.tests.is.xctest}}
    {{^options.tests.is.xctest}}
    #expect(heard == [.nothing, .onTheMainQueue])
    {{/options.tests.is.xctest}}
}

"""####),
            EmbeddedFile(
                "Partials/transformEnd.mustache",
####"""
{{! The end of a call to a transform. }}{{^options.input}}() }{{/options.input}}{{#options.input}}{{#-first}}{{#isVoid}}() }{{/isVoid}}{{^isVoid}}){{/isVoid}}{{/-first}}{{/options.input}}
"""####),
            EmbeddedFile(
                "Partials/transformParameter.mustache",
####"""
{{! What a transform is given: the first input, where that has a value. }}{{#options.input}}{{#-first}}{{^isVoid}}_ {{name}}: {{parameterType}}{{/isVoid}}{{/-first}}{{/options.input}}
"""####),
            EmbeddedFile(
                "Partials/transformStart.mustache",
####"""
{{! The start of a call to a transform: of the first input, where that has a value. }}{{^options.input}} { {{/options.input}}{{#options.input}}{{#-first}}{{#isVoid}} { {{/isVoid}}{{^isVoid}}({{/isVoid}}{{/-first}}{{/options.input}}Self.
"""####),
            EmbeddedFile(
                "Partials/types.mustache",
####"""
{{! What a view controller holds, and tests hold on to, without a line break. }}{{scene}}ViewModel{{options.suffix}}
"""####),
            EmbeddedFile(
                "Partials/viewImports.mustache",
####"""
{{#memberImports}}
import {{.}}
{{/memberImports}}
{{#memberNetworking}}
{{> importNetworking}}
{{/memberNetworking}}

"""####),
            EmbeddedFile(
                "Support/MainQueue.swift",
####"""
{{> header}}
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "Support/RouteSpy.swift",
####"""
{{> header}}
@testable import {{module}}

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
            EmbeddedFile(
                "Support/SceneRouting+UIKit.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    {{> public}}func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
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
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    {{> public}}func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/SceneRouting.swift",
####"""
{{> header}}
{{> importUIKit}}

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
{{> public}}protocol SceneBuilder {
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

/// What a router asks for.
{{> public}}enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "Support/Telling.swift",
####"""
{{> header}}
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "InputsOutputs",
  "version": "1.0.0",
  "summary": "Scene with RxSwift: protocols for the inputs and outputs that you name",
  "routing": "builder",
  "options": [
    {
      "name": "access",
      "type": "choice",
      "values": ["internal", "public"],
      "default": "internal",
      "scope": "project",
      "summary": "Whether other modules see the Builder and the shared types"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "input",
      "type": "members",
      "summary": "What the ViewModel is told, as in email:String or submit:Void",
      "reserved": {
        "didChange": "the view model's functions for inputs are called that",
        "DisposeBag": "RxSwift's class is called that",
        "disposeBag": "the view model's property is called that",
        "inputs": "the view model's property is called that",
        "MainScheduler": "RxSwift's class is called that",
        "outputs": "the view model's property is called that",
        "PublishRelay": "RxRelay's class is called that",
        "PublishSubject": "RxSwift's class is called that",
        "routeRelay": "the view model's relay is called that",
        "routes": "the view model's property is called that",
        "rows": "the outputs have it already",
        "rowsRelay": "the view model's relay is called that",
        "setupBindings": "the view model's function is called that",
        "title": "the outputs have it already",
        "titleRelay": "the view model's relay is called that",
        "viewDidLoad": "the inputs have it already",
        "viewDidLoadSubject": "the view model's subject is called that",
        "{{name}}Subject": "the view model's subject is called that",
        "{{scene}}ViewModel": "the view model is called that"
      }
    },
    {
      "name": "output",
      "type": "members",
      "summary": "What the ViewModel tells, as in isEmailValid:Bool",
      "reserved": {
        "didChange": "the view model's functions for inputs are called that",
        "DisposeBag": "RxSwift's class is called that",
        "disposeBag": "the view model's property is called that",
        "inputs": "the view model's property is called that",
        "MainScheduler": "RxSwift's class is called that",
        "outputs": "the view model's property is called that",
        "PublishRelay": "RxRelay's class is called that",
        "PublishSubject": "RxSwift's class is called that",
        "route": "the view model has a routeRelay already",
        "routeRelay": "the view model's relay is called that",
        "routes": "the view model's property is called that",
        "rows": "the outputs have it already",
        "rowsRelay": "the view model's relay is called that",
        "setupBindings": "the view model's function is called that",
        "title": "the outputs have it already",
        "titleRelay": "the view model's relay is called that",
        "viewDidLoad": "the inputs have it already",
        "viewDidLoadSubject": "the view model's subject is called that",
        "{{name}}Relay": "the view model's relay is called that",
        "{{scene}}ViewModel": "the view model is called that"
      }
    },
    {
      "name": "suffix",
      "type": "choice",
      "values": ["Types", "Type"],
      "default": "Types",
      "summary": "The last word of the protocol that holds inputs and outputs; Type is Kickstarter's"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    },
    {
      "name": "viewController",
      "type": "choice",
      "values": ["UIViewController", "UITableViewController", "UICollectionViewController"],
      "default": "UIViewController",
      "summary": "The class that the ViewController inherits from"
    }
  ],
  "files": [
    {
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
    {
      "id": "router",
      "source": "{{scene}}Router.swift",
      "path": "{{scene}}/{{scene}}Router.swift",
      "role": "Router"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "view-model",
      "source": "{{scene}}ViewModel.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}Router+Route.swift",
      "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift",
      "role": "Router",
      "forEach": "routes"
    },
    {
      "id": "view-model-route",
      "source": "{{scene}}ViewModel+Route.swift",
      "path": "{{scene}}/{{scene}}ViewModel+{{route.name}}.swift",
      "role": "ViewModel",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}Router+RouteTests.testing.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "view-model-route-tests",
      "source": "{{scene}}ViewModel+RouteTests.testing.swift",
      "path": "{{scene}}ViewModel+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}Router+RouteTests.xctest.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "view-model-route-xctests",
      "source": "{{scene}}ViewModel+RouteTests.xctest.swift",
      "path": "{{scene}}ViewModel+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "scene-routing",
      "source": "Support/SceneRouting.swift",
      "path": "SceneRouting.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-routing-uikit",
      "source": "Support/SceneRouting+UIKit.swift",
      "path": "SceneRouting+UIKit.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "route-spy",
      "source": "Support/RouteSpy.swift",
      "path": "Support/RouteSpy.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "telling",
      "source": "Support/Telling.swift",
      "path": "Support/Telling.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "packages": [
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxSwift", "RxRelay"]
    }
  ],
  "rules": {
    "ViewModel": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Router": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController"
    },
    "parameters": {
      "DisposeBag": "RxSwift's class is called that",
      "disposeBag": "the view model's property is called that",
      "inputs": "the view model's property is called that",
      "MainScheduler": "RxSwift's class is called that",
      "makeRouter": "the builder's function is called that",
      "makeViewModel": "the builder's function is called that",
      "outputs": "the view model's property is called that",
      "PublishRelay": "RxRelay's class is called that",
      "PublishSubject": "RxSwift's class is called that",
      "routeRelay": "the view model's relay is called that",
      "routes": "the view model's property is called that",
      "rows": "the view model's output is called that",
      "rowsRelay": "the view model's relay is called that",
      "setupBindings": "the view model's function is called that",
      "title": "the view model's output is called that",
      "titleRelay": "the view model's relay is called that",
      "viewController": "the builder's function is called that",
      "viewDidLoad": "the view model's function is called that",
      "viewDidLoadSubject": "the view model's subject is called that",
      "{{scene}}Builder": "the builder is called that",
      "{{scene}}Router": "the router is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}ViewModel": "the view model is called that"
    },
    "types": {
      "Never": "there is no value of it",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}Route": "the view model declares it, and it would be another one",
      "{{scene}}Routing": "the view model declares it, and it would be another one",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}ViewModelInputs": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelOutputs": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelType": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelTypes": "the view model declares it, and it would be another one"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}Builder.swift",
####"""
{{> header}}
{{> imports}}
{{> importUIKit}}

{{#hasParams}}
/// Wires the {{scene}} scene and hands it its initial data. It does nothing else.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene. It does nothing else.
{{/hasParams}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
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
    {{#dependencyParameters}}
    /// Supplies what the view model works with; a test hands in its own.
    {{/dependencyParameters}}
    @MainActor
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }

    @MainActor
    func makeRouter() -> {{scene}}Router {
        {{scene}}Router()
    }

    {{> ifUIKit}}
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Router+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.testing.swift",
####"""
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
    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.xctest.swift",
####"""
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
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router.swift",
####"""
{{> header}}
/// Leads from {{scene}} to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class {{scene}}Router {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxRelay
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})

    {{#samples.comparable}}
    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    {{^options.viewController.is.UIViewController}}
    @Test func rowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    {{/options.viewController.is.UIViewController}}
    {{> outputTests}}
    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: {{scene}}ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    {{/samples.known}}
    @Test func routerAsksToClose() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    {{#samples.known}}
    {{> inputs}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxRelay
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
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
    @MainActor
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    {{^options.viewController.is.UIViewController}}
    @MainActor
    func testRowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    {{/options.viewController.is.UIViewController}}
    {{> outputTests}}
    @MainActor
    func testRoutesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: {{scene}}ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    {{/samples.known}}
    @MainActor
    func testRouterAsksToClose() async {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }

    {{#samples.known}}
    {{> inputs}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxSwift
import UIKit
{{> viewImports}}

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: any {{> types}}
    private let router: {{scene}}Router
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
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

    init(withViewModel viewModel: any {{> types}}, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
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
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func loadView() {
        super.loadView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews, and sets what never changes about them.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        {{^options.viewController.is.UIViewController}}
        viewModel.outputs.rows
            .subscribe(onNext: { [weak self] in self?.show(rows: $0) })
            .disposed(by: disposeBag)
        {{/options.viewController.is.UIViewController}}
        {{#options.output}}
        viewModel.outputs.{{name}}
            {{#isVoid}}
            .subscribe(onNext: { [weak self] in self?.show{{capitalizedName}}() })
            {{/isVoid}}
            {{^isVoid}}
            .subscribe(onNext: { [weak self] in self?.show({{argumentLabel}}: $0) })
            {{/isVoid}}
            .disposed(by: disposeBag)
        {{/options.output}}
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }
    {{^options.viewController.is.UIViewController}}

    private func show(rows: [String]) {
        self.rows = rows
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}

    {{#isVoid}}
    private func show{{capitalizedName}}() {}
    {{/isVoid}}
    {{^isVoid}}
    private func show({{name}}: {{parameterType}}) {}
    {{/isVoid}}
    {{/options.output}}
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
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel+Route.swift",
####"""
{{> header}}
{{#route}}
import RxSwift
{{> imports}}

/// The way from {{scene}} to {{target}}. The view model hands it to `routeRelay`.
nonisolated struct {{scene}}GoTo{{name}}: {{scene}}Route {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    @MainActor
    func follow(with router: {{scene}}Router) {
        router.{{> routeFunction}}({{storedArguments}})
    }
}

nonisolated extension {{scene}}Routing {
    /// Every time that {{target}} is to be shown.
    var goTo{{name}}: Observable<{{scene}}GoTo{{name}}> {
        routes.compactMap { $0 as? {{scene}}GoTo{{name}} }
    }
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel+RouteTests.testing.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import RxSwift
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}ViewModel{{name}}Tests {
    {{#samples.known}}
    {{> routing}}

    @Test func goTo{{name}}LeadsTheRouterThere() throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        let route = {{scene}}GoTo{{name}}({{samples.arguments}})
        Routing(routes: .of(Nowhere(), route)).goTo{{name}}
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.{{> routeRequests}}.count == 1)
        {{#showsData}}
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        #expect(spy.{{> routeRequests}}.first is {{target}}Builder)
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> goToProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel+RouteTests.xctest.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import RxSwift
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}ViewModel{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{> routing}}

    @MainActor
    func testGoTo{{name}}LeadsTheRouterThere() async throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        let route = {{scene}}GoTo{{name}}({{samples.arguments}})
        Routing(routes: .of(Nowhere(), route)).goTo{{name}}
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.{{> routeRequests}}.count, 1)
        {{#showsData}}
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{target}}Builder)
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> goToProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{> memberImports}}

/// What {{scene}} is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol {{scene}}ViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// What {{scene}} shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs: {{scene}}Routing {
    var title: Observable<String> { get }
    {{^options.viewController.is.UIViewController}}
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
}

/// All that a view controller sees of the view model.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Leads from {{scene}} to other scenes. Every route adds an output of its own.
nonisolated protocol {{scene}}Routing {
    /// Each route when it is to be followed.
    var routes: Observable<any {{scene}}Route> { get }
}

/// A way from {{scene}} to another scene, with the data that one starts with.
nonisolated protocol {{scene}}Route {
    @MainActor func follow(with router: {{scene}}Router)
}

/// Makes of the inputs of {{scene}} what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any {{scene}}Route>()

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let viewDidLoadSubject = PublishSubject<Void>()
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    private let titleRelay = PublishRelay<String>()
    {{^options.viewController.is.UIViewController}}
    private let rowsRelay = PublishRelay<[String]>()
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
    private let {{plainName}}Relay = PublishRelay<{{type}}>()
    {{/options.output}}
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        {{^options.viewController.is.UIViewController}}
        viewDidLoadSubject
            .map { Self.rows() }
            .bind(to: rowsRelay)
            .disposed(by: disposeBag)
        {{/options.viewController.is.UIViewController}}
        {{> guess}}
        {{#options.output}}
        {{> output}}
        {{/options.output}}
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "{{title}}"
    }
    {{^options.viewController.is.UIViewController}}

    nonisolated static func rows() -> [String] {
        []
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
    {{^isVoid}}

    {{#hasPlaceholder}}
    /// What `{{plainName}}` tells. It says the simplest thing until it is written.
    nonisolated static func {{name}}({{> transformParameter}}) -> {{type}} {
        {{placeholder}}
    }
    {{/hasPlaceholder}}
    {{^hasPlaceholder}}
    /// What `{{plainName}}` tells. It says nothing until it is written.
    nonisolated static func {{name}}({{> transformParameter}}) -> Observable<{{type}}> {
        .empty()
    }
    {{/hasPlaceholder}}
    {{/isVoid}}
    {{/options.output}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
    {{#options.input}}

    {{#isVoid}}
    func {{name}}() {
        {{plainName}}Subject.onNext(())
    }
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}}) {
        {{plainName}}Subject.onNext({{name}})
    }
    {{/isVoid}}
    {{/options.input}}
}

// MARK: - Outputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }
    {{^options.viewController.is.UIViewController}}

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}

    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}

    var routes: Observable<any {{scene}}Route> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}

"""####),
        ]) }),
        ("ProtocolVIPER", { EmbeddedSet(name: "ProtocolVIPER",
            digest: "babae19e5eb18d3f6fdcb062d74a6681a6c76e657885ca41eb38f7b9ce22bd5b",
            files: [
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/makeInteractor.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeInteractor(_ answers: ServerStub.Answer...) -> {{scene}}Interactor {
    {{scene}}Interactor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
}

"""####),
            EmbeddedFile(
                "Partials/makePresenter.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(_ view: {{scene}}ViewSpy, _ interactor: any {{scene}}PresenterToInteractorProtocol) -> {{scene}}Presenter {
    {{scene}}Presenter(view: view, interactor: interactor, router: {{scene}}RouterSpy(){{#hasParams}}, {{samples.arguments}}{{/hasParams}})
}

"""####),
            EmbeddedFile(
                "Partials/proofByType.mustache",
####"""
/// Compiles as long as the presenter takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Presenter) -> {{scene}}Presenter {
    {{scene}}Presenter(view: {{scene}}ViewSpy(), interactor: {{scene}}InteractorSpy(), router: {{scene}}RouterSpy(), {{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/routeFunction.mustache",
####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the destination holds all that the route takes.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func follow(_ router: RouterSpy, like builder: {{scene}}To{{name}}Destination) {
    router.{{> routeFunction}}({{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/routeTestName.mustache",
####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routerSpy.mustache",
####"""
private(set) var shown: [any SceneDestination] = []
private(set) var closeCount = 0

func show(_ destination: any SceneDestination) {
    shown.append(destination)
}

func close() {
    closeCount += 1
}

"""####),
            EmbeddedFile(
                "Partials/serverStub.mustache",
####"""
/// Stands in for a server that has its answers ready, one after the other, and is silent after them.
@MainActor
private final class ServerStub {
    typealias Answer = Result<{{scene}}Entity, any Error>

    /// Nobody waits any longer for a server that is silent.
    struct NoAnswer: Error {}

    private var answers: [Answer]

    init(_ answers: [Answer]) {
        self.answers = answers
    }

    func entity() async throws -> {{scene}}Entity {
        guard !answers.isEmpty else {
            try await Task.sleep(nanoseconds: 10_000_000_000)
            throw NoAnswer()
        }
        return try answers.removeFirst().get()
    }
}

"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Support/BaseWireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The scene's view controller, for other ways to show a scene; nil once it is gone.
    var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/VIPERInterfaces.swift",
####"""
{{> header}}
{{> importUIKit}}

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "ProtocolVIPER",
  "version": "1.0.0",
  "summary": "VIPER whose parts know each other by five protocols, without third-party imports",
  "routing": "wireframe",
  "options": [
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    }
  ],
  "files": [
    {
      "id": "protocols",
      "source": "{{scene}}Protocols.swift",
      "path": "{{scene}}/{{scene}}Protocols.swift",
      "role": "Protocols"
    },
    {
      "id": "entity",
      "source": "{{scene}}Entity.swift",
      "path": "{{scene}}/{{scene}}Entity.swift",
      "role": "Entity"
    },
    {
      "id": "interactor",
      "source": "{{scene}}Interactor.swift",
      "path": "{{scene}}/{{scene}}Interactor.swift",
      "role": "Interactor"
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "wireframe",
      "source": "{{scene}}Wireframe.swift",
      "path": "{{scene}}/{{scene}}Wireframe.swift",
      "role": "Wireframe"
    },
    {
      "id": "spies",
      "source": "{{scene}}Spies.swift",
      "path": "{{scene}}Spies.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}Wireframe+Route.swift",
      "path": "{{scene}}/{{scene}}Wireframe+{{route.name}}.swift",
      "role": "Wireframe",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}Wireframe+RouteTests.testing.swift",
      "path": "{{scene}}Wireframe+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}Wireframe+RouteTests.xctest.swift",
      "path": "{{scene}}Wireframe+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "base-wireframe",
      "source": "Support/BaseWireframe.swift",
      "path": "BaseWireframe.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    }
  ],
  "rules": {
    "Protocols": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Entity": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Base": "its wireframe would be BaseWireframe, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController"
    },
    "parameters": {
      "fetchEntity": "the interactor's function is called that",
      "fetchFailed": "the presenter's function is called that",
      "fetchFinished": "the presenter's function is called that",
      "fetching": "the interactor's property is called that",
      "interactor": "the presenter's property is called that",
      "load": "the presenter's function is called that",
      "navigationStyle": "the property of a destination is called that",
      "presenter": "the interactor's property is called that",
      "retry": "the presenter's function is called that",
      "router": "the presenter's property is called that",
      "Task": "the interactor means Swift's own Task",
      "task": "the interactor's property is called that",
      "view": "the presenter's property is called that",
      "viewController": "the function of a destination is called that",
      "viewDidLoad": "the presenter's function is called that",
      "{{scene}}Entity": "the entity is called that",
      "{{scene}}Interactor": "the interactor is called that",
      "{{scene}}Presenter": "the presenter is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}Wireframe": "the wireframe is called that"
    },
    "types": {
      "BaseWireframe": "it is made of views, and a scene's data is not",
      "Fetch": "inside the interactor it would mean the interactor's own Fetch",
      "Task": "in the interactor it would hide Swift's own Task",
      "{{scene}}ViewController": "the scene makes it, and a presenter holds no views",
      "{{scene}}Wireframe": "the scene makes it, and a presenter knows the router by its protocol"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}Entity.swift",
####"""
{{> header}}
/// What {{scene}} fetches: a value, free to go from one thread to another.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "{{scene}}Interactor.swift",
####"""
{{> header}}
{{#dependencyParameters}}
{{> imports}}

{{/dependencyParameters}}
/// Fetches what {{scene}} shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    /// It is called on the main actor; what it awaits may run anywhere.
    typealias Fetch = @MainActor () async throws -> {{scene}}Entity

    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    {{#dependencyParameters}}
    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init({{dependencyParameters}}, fetching: Fetch? = nil) {
        let standIn: Fetch = { try await Self.standIn({{#dependencies}}{{argumentLabel}}: {{name}}{{^-last}}, {{/-last}}{{/dependencies}}) }
        self.fetching = fetching ?? standIn
    }
    {{/dependencyParameters}}
    {{^dependencyParameters}}
    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }
    {{/dependencyParameters}}

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @MainActor
    static func standIn({{#dependencies}}{{name}}: {{parameterType}}{{^-last}}, {{/-last}}{{/dependencies}}) async throws -> {{scene}}Entity {
        {{scene}}Entity(title: "{{title}}")
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}

/// Hears what the user does and what was fetched, and says what {{scene}} shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}PresenterToViewProtocol)?
    private let interactor: any {{scene}}PresenterToInteractorProtocol
    private let router: any {{scene}}PresenterToRouterProtocol

    init(view: any {{scene}}PresenterToViewProtocol, interactor: any {{scene}}PresenterToInteractorProtocol, router: any {{scene}}PresenterToRouterProtocol{{#hasParams}}, {{parameters}}{{/hasParams}}) {
        self.view = view
        self.interactor = interactor
        self.router = router
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func fetchFinished(_ entity: {{scene}}Entity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Protocols.swift",
####"""
{{> header}}
/// Presenter calls, View listens.
@MainActor
protocol {{scene}}PresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol {{scene}}ViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol {{scene}}PresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol {{scene}}InteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: {{scene}}Entity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol {{scene}}PresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "{{scene}}Spies.swift",
####"""
{{> header}}
@testable import {{module}}

/// Stands in for the view of {{scene}} and remembers what it was to show.
@MainActor
final class {{scene}}ViewSpy: {{scene}}PresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of {{scene}} and remembers what the interactor told it.
@MainActor
final class {{scene}}PresenterSpy: {{scene}}InteractorToPresenterProtocol {
    private(set) var entities: [{{scene}}Entity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: {{scene}}Entity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of {{scene}} and counts how often it was to fetch.
nonisolated final class {{scene}}InteractorSpy: {{scene}}PresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of {{scene}} and remembers where it was to lead.
@MainActor
final class {{scene}}RouterSpy: {{scene}}PresenterToRouterProtocol {
    {{> routerSpy}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private struct NoConnection: Error {}

    {{> serverStub}}

    private let entity = {{scene}}Entity(title: "{{title}}")
    {{#samples.known}}
    private let view = {{scene}}ViewSpy()

    {{#samples.comparable}}
    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(view, {{scene}}InteractorSpy())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = {{scene}}InteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func fetchEndsWithTheInteractor() async {
        let presenter = {{scene}}PresenterSpy()
        let fetch: Task<Void, Never>?
        do {
            let interactor = makeInteractor()
            interactor.presenter = presenter
            interactor.fetchEntity()
            fetch = interactor.task
        }
        await fetch?.value
        #expect(fetch?.isCancelled == true)
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }
    {{#samples.known}}

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: {{scene}}ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = {{scene}}ViewSpy()
            presenter = makePresenter(view, {{scene}}InteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: {{scene}}Presenter?
        do {
            let interactor = {{scene}}Interactor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> makeInteractor}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    private struct NoConnection: Error {}

    {{> serverStub}}

    private let entity = {{scene}}Entity(title: "{{title}}")
    {{#samples.known}}

    {{#samples.comparable}}
    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let view = {{scene}}ViewSpy()
        let presenter = makePresenter(view, {{scene}}InteractorSpy())
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = {{scene}}ViewSpy()
        let interactor = {{scene}}InteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = {{scene}}ViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = {{scene}}ViewSpy()
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error, .loading, .title(entity.title)])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @MainActor
    func testInteractorTellsOfWhatItFetched() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertEqual(presenter.errors.count, 1)
        XCTAssertTrue(presenter.errors.first is NoConnection)
    }

    @MainActor
    func testFetchEndsWithTheInteractor() async {
        let presenter = {{scene}}PresenterSpy()
        let fetch: Task<Void, Never>?
        do {
            let interactor = makeInteractor()
            interactor.presenter = presenter
            interactor.fetchEntity()
            fetch = interactor.task
        }
        await fetch?.value
        XCTAssertEqual(fetch?.isCancelled, true)
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }
    {{#samples.known}}

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: {{scene}}ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = {{scene}}ViewSpy()
            presenter = makePresenter(view, {{scene}}InteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = {{scene}}ViewSpy()
        weak var released: {{scene}}Presenter?
        do {
            let interactor = {{scene}}Interactor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> makeInteractor}}
}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class {{scene}}ViewController: UIViewController {
    var presenter: (any {{scene}}ViewToPresenterProtocol)?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        presenter?.viewDidLoad()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        retryButton.setTitle("Try Again", for: .normal)
        let retry = UIAction { [weak self] _ in self?.presenter?.retry() }
        retryButton.addAction(retry, for: .touchUpInside)
        for subview in [activityIndicator, retryButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    /// Constrains the subviews.
    private func setupLayout() {
        for subview in [activityIndicator, retryButton] {
            NSLayoutConstraint.activate([
                subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                subview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }
}

extension {{scene}}ViewController: {{scene}}PresenterToViewProtocol {
    func showLoading() {
        retryButton.isHidden = true
        activityIndicator.startAnimating()
    }

    func showTitle(_ title: String) {
        activityIndicator.stopAnimating()
        self.title = title
    }

    func showError() {
        activityIndicator.stopAnimating()
        retryButton.isHidden = false
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// {{target}}, as {{scene}} leads to it.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#isPresented}}
    let navigationStyle = NavigationStyle.present
    {{/isPresented}}
    {{^isPresented}}
    let navigationStyle = NavigationStyle.push
    {{/isPresented}}

    {{#hasParams}}
    {{^isMemberwise}}
    @MainActor
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}PresenterToRouterProtocol {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    func {{> routeFunction}}({{parameters}}) {
        self.show({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+RouteTests.testing.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    @MainActor
    private final class RouterSpy: {{scene}}PresenterToRouterProtocol {
        {{> routerSpy}}
    }

    {{#samples.known}}
    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let router = RouterSpy()
        router.{{> routeFunction}}({{samples.arguments}})
        #expect(router.shown.count == 1)
        let scene = try #require(router.shown.first as? {{scene}}To{{name}}Destination)
        #expect(scene.navigationStyle == .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+RouteTests.xctest.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    @MainActor
    private final class RouterSpy: {{scene}}PresenterToRouterProtocol {
        {{> routerSpy}}
    }

    {{#samples.known}}
    @MainActor
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.{{> routeFunction}}({{samples.arguments}})
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? {{scene}}To{{name}}Destination)
        XCTAssertEqual(scene.navigationStyle, .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> imports}}
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
///
/// It is the Router of VIPER.
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController>, {{scene}}PresenterToRouterProtocol {
    init({{parameters}}) {
        let viewController = {{scene}}ViewController()
        super.init(viewController: viewController)
        let interactor = {{scene}}Interactor()
        let presenter = {{scene}}Presenter(view: viewController, interactor: interactor, router: self{{#hasParams}}, {{arguments}}{{/hasParams}})
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
{{> endIfUIKit}}

"""####),
        ]) }),
        ("RxScene", { EmbeddedSet(name: "RxScene",
            digest: "5974f20e8bd75afc09869c8675c81c7f51d70e33a2e35c8263dc1fd66060c0bd",
            files: [
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/initializer.mustache",
####"""
{{> public}}init({{parameters}}) {
    {{#params}}
    self.{{name}} = {{name}}
    {{/params}}
}


"""####),
            EmbeddedFile(
                "Partials/proofByType.mustache",
####"""
/// Compiles as long as the builder takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
    {{scene}}Builder({{copiedArguments}}).makeViewModel()
}

"""####),
            EmbeddedFile(
                "Partials/public.mustache",
####"""
{{! Stands in front of a declaration, so this file ends without a line break. }}{{#options.access.is.public}}public {{/options.access.is.public}}
"""####),
            EmbeddedFile(
                "Partials/routeFunction.mustache",
####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the route takes all that the builder takes.
/// A test can call it once it has values to give.
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

"""####),
            EmbeddedFile(
                "Partials/routeRequests.mustache",
####"""
{{! What the spy remembers of the route, without a line break. }}{{#isPresented}}presented{{/isPresented}}{{^isPresented}}pushed{{/isPresented}}
"""####),
            EmbeddedFile(
                "Partials/routeTestName.mustache",
####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Support/MainQueue.swift",
####"""
{{> header}}
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "Support/RouteSpy.swift",
####"""
{{> header}}
@testable import {{module}}

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
            EmbeddedFile(
                "Support/SceneRouting+UIKit.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    {{> public}}func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
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
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    {{> public}}func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/SceneRouting.swift",
####"""
{{> header}}
{{> importUIKit}}

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
{{> public}}protocol SceneBuilder {
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

/// What a router asks for.
{{> public}}enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxScene",
  "version": "1.0.0",
  "summary": "Scene with RxSwift: a ViewModel with inputs, outputs and setupRx",
  "routing": "builder",
  "options": [
    {
      "name": "access",
      "type": "choice",
      "values": ["internal", "public"],
      "default": "internal",
      "scope": "project",
      "summary": "Whether other modules see the Builder and the shared types"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    },
    {
      "name": "viewController",
      "type": "choice",
      "values": ["UIViewController", "UITableViewController", "UICollectionViewController"],
      "default": "UIViewController",
      "summary": "The class that the ViewController inherits from"
    }
  ],
  "files": [
    {
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
    {
      "id": "router",
      "source": "{{scene}}Router.swift",
      "path": "{{scene}}/{{scene}}Router.swift",
      "role": "Router"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "view-model",
      "source": "{{scene}}ViewModel.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}Router+Route.swift",
      "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift",
      "role": "Router",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}Router+RouteTests.testing.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}Router+RouteTests.xctest.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "scene-routing",
      "source": "Support/SceneRouting.swift",
      "path": "SceneRouting.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-routing-uikit",
      "source": "Support/SceneRouting+UIKit.swift",
      "path": "SceneRouting+UIKit.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "route-spy",
      "source": "Support/RouteSpy.swift",
      "path": "Support/RouteSpy.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "packages": [
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxSwift", "RxRelay"]
    }
  ],
  "rules": {
    "ViewModel": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Router": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController"
    },
    "parameters": {
      "disposeBag": "the view model's property is called that",
      "loadRelay": "the view model's property is called that",
      "makeRouter": "the builder's function is called that",
      "makeViewModel": "the builder's function is called that",
      "setupRx": "the view model's function is called that",
      "state": "the view model's property is called that",
      "stateRelay": "the view model's property is called that",
      "viewController": "the builder's function is called that",
      "{{scene}}Builder": "the builder is called that",
      "{{scene}}Router": "the router is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}ViewModel": "the view model is called that"
    },
    "types": {
      "State": "inside the view model it would mean the view model's own State",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}Builder.swift",
####"""
{{> header}}
{{> imports}}
{{> importUIKit}}

{{#hasParams}}
/// Wires the {{scene}} scene and hands it its initial data. It does nothing else.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene. It does nothing else.
{{/hasParams}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
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
    {{#dependencyParameters}}
    /// Supplies what the view model works with; a test hands in its own.
    {{/dependencyParameters}}
    @MainActor
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }

    @MainActor
    func makeRouter() -> {{scene}}Router {
        {{scene}}Router()
    }

    {{> ifUIKit}}
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Router+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.testing.swift",
####"""
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
    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.xctest.swift",
####"""
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
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router.swift",
####"""
{{> header}}
/// Leads from {{scene}} to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class {{scene}}Router {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private typealias ViewModel = {{scene}}ViewModel

    private let builder = {{scene}}Builder({{samples.arguments}})

    {{#samples.comparable}}
    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    {{/samples.known}}
    @Test func routerAsksToClose() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias ViewModel = {{scene}}ViewModel

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
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
    @MainActor
    func testViewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        XCTAssertEqual(states, [initial, loaded])
    }

    @MainActor
    func testViewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        XCTAssertNil(released)
    }

    {{/samples.known}}
    @MainActor
    func testRouterAsksToClose() async {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
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

    init(withViewModel viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
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
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: {{scene}}ViewModel.State) {
        title = state.title
        {{^options.viewController.is.UIViewController}}
        rows = state.rows
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
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
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Fetches and stores what {{scene}} shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class {{scene}}ViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        {{^options.viewController.is.UIViewController}}
        /// One text for each row, from top to bottom.
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map({{scene}}ViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "{{title}}"
        return state
    }
}

"""####),
        ]) }),
        ("RxVIPER", { EmbeddedSet(name: "RxVIPER",
            digest: "1a2adf21fa810dcff11b6f378bc2ae0054f7eceee58a15f59f5b4080655296eb",
            files: [
            EmbeddedFile(
                "Partials/customClass.mustache",
####"""
{{! The class in an Interface Builder file, without a line break. }}customClass="{{scene}}ViewController"{{#module}} customModule="{{module}}"{{/module}} customModuleProvider="target"
"""####),
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/expectedStyle.mustache",
####"""
{{#options.tests.is.xctest}}
{{#isPresented}}
XCTAssertEqual(destination.navigationStyle, .present)
{{/isPresented}}
{{^isPresented}}
XCTAssertEqual(destination.navigationStyle, .push)
{{/isPresented}}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
{{#isPresented}}
#expect(destination.navigationStyle == .present)
{{/isPresented}}
{{^isPresented}}
#expect(destination.navigationStyle == .push)
{{/isPresented}}
{{/options.tests.is.xctest}}

"""####),
            EmbeddedFile(
                "Partials/first.mustache",
####"""
{{#samples.known}}

{{> firstFunction}}
{{/samples.known}}
{{^samples.known}}
{{^options.complexity.is.simple}}

{{> firstFunction}}
{{/options.complexity.is.simple}}
{{/samples.known}}

"""####),
            EmbeddedFile(
                "Partials/firstFunction.mustache",
####"""
/// What a sequence tells first.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func first<Element: Sendable>(of sequence: Observable<Element>) async throws -> Element? {
    let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
    var elements: [Element] = []
    for try await element in told { elements.append(element) }
    return elements.first
}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/initialData.mustache",
####"""
{{! What the presenter starts with and works with, without a line break. }}{{#parameters}}{{.}}, {{/parameters}}{{#options.complexity.is.simple}}{{#dependencyParameters}}{{.}}, {{/dependencyParameters}}{{/options.complexity.is.simple}}
"""####),
            EmbeddedFile(
                "Partials/madeParts.mustache",
####"""
{{! The other parts, made by the wireframe, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: {{scene}}Interactor(), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: self
"""####),
            EmbeddedFile(
                "Partials/makePresenter.mustache",
####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(for view: ViewSpy) -> {{scene}}Presenter {
    {{scene}}Presenter({{#samples.arguments}}{{.}}, {{/samples.arguments}}{{> parts}})
}
{{/samples.known}}
{{^samples.known}}
/// Compiles as long as the presenter takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Presenter) -> {{scene}}Presenter {
    {{scene}}Presenter({{copiedArguments}}, {{> parts}})
}
{{/samples.known}}

"""####),
            EmbeddedFile(
                "Partials/makeView.mustache",
####"""
{{#options.interface.is.xib}}
/// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
{{/options.interface.is.xib}}
{{#options.interface.is.storyboard}}
/// A Swift package has a bundle of its own, with the storyboard that Xcode finds in it.
{{/options.interface.is.storyboard}}
private static func makeView() -> {{scene}}ViewController {
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

"""####),
            EmbeddedFile(
                "Partials/parts.mustache",
####"""
{{! The other parts in a test, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: interactor, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: formatter, {{/options.complexity.is.formatter}}wireframe: wireframe
"""####),
            EmbeddedFile(
                "Partials/partsDeclaration.mustache",
####"""
{{! The other parts, as the presenter takes them, without a line break. }}view: any {{scene}}ViewInterface, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface
"""####),
            EmbeddedFile(
                "Partials/partsTests.mustache",
####"""
{{^options.complexity.is.simple}}

{{#options.tests.is.xctest}}
@MainActor
func testInteractorFetchesTheName() async throws {
    let interactor = {{scene}}Interactor()
    let name = try await first(of: interactor.fetchName().asObservable())
    XCTAssertEqual(name, "{{title}}")
}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func interactorFetchesTheName() async throws {
    let interactor = {{scene}}Interactor()
    let name = try await first(of: interactor.fetchName().asObservable())
    #expect(name == "{{title}}")
}
{{/options.tests.is.xctest}}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

{{#options.tests.is.xctest}}
@MainActor
func testFormatterMakesATitleOfTheName() async {
    let formatter = {{scene}}Formatter()
    XCTAssertEqual(formatter.title(for: "Name"), "Name")
}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func formatterMakesATitleOfTheName() {
    let formatter = {{scene}}Formatter()
    #expect(formatter.title(for: "Name") == "Name")
}
{{/options.tests.is.xctest}}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the option takes all that the destination holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func option(like builder: {{scene}}To{{name}}Destination) -> {{scene}}NavigationOption {
    .{{functionName}}({{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/rxTestImports.mustache",
####"""
import Dispatch
import RxSwift

"""####),
            EmbeddedFile(
                "Partials/sequences.mustache",
####"""
{{#samples.known}}

/// An action that comes on a thread of its own.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private var actionFromElsewhere: Observable<Void> {
    .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
}

{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeActions(viewDidLoad: Observable<Void> = .never(), close: Observable<Void> = .never()) -> {{scene}}Actions {
    {{scene}}Actions(viewDidLoad: viewDidLoad, close: close)
}
{{/samples.known}}
{{> first}}

"""####),
            EmbeddedFile(
                "Partials/spies.mustache",
####"""
@MainActor
private final class ViewSpy: {{scene}}ViewInterface {}
{{^options.complexity.is.simple}}

private nonisolated final class InteractorSpy: {{scene}}InteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

private nonisolated final class FormatterSpy: {{scene}}FormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}
{{/options.complexity.is.formatter}}

@MainActor
private final class WireframeSpy: {{scene}}WireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: {{scene}}NavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
    }
}

"""####),
            EmbeddedFile(
                "Partials/spyProperties.mustache",
####"""
{{^options.complexity.is.simple}}
private let interactor = InteractorSpy()
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}
private let formatter = FormatterSpy()
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Partials/toldTitle.mustache",
####"""
{{! What the view is told, without a line break. }}{{#options.complexity.is.simple}}{{title}}{{/options.complexity.is.simple}}{{#options.complexity.is.interactor}}Fetched{{/options.complexity.is.interactor}}{{#options.complexity.is.formatter}}Formatted: Fetched{{/options.complexity.is.formatter}}
"""####),
            EmbeddedFile(
                "Support/BaseWireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The scene's view controller, for other ways to show a scene; nil once it is gone.
    var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/BidirectionalRelays.swift",
####"""
{{> header}}
#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Passes values between a control and what it stands for, both ways, without a loop: what one
/// side is given, only the other one hears.
nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInput = PublishRelay<Value>()
    private let viewInput = PublishRelay<Value>()

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}

/// The same, with a value that the view is told as soon as it is bound.
nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInput: BehaviorRelay<Value>
    private let viewInput = PublishRelay<Value>()

    init(value: Value) {
        workInput = BehaviorRelay(value: value)
    }

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}
#endif

"""####),
            EmbeddedFile(
                "Support/MainQueue.swift",
####"""
{{> header}}
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "Support/VIPERInterfaces.swift",
####"""
{{> header}}
{{> importUIKit}}

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxVIPER",
  "version": "1.0.0",
  "summary": "VIPER with RxSwift: a Presenter that makes events of the view's actions",
  "routing": "wireframe",
  "options": [
    {
      "name": "bidirectionalRelays",
      "type": "bool",
      "default": false,
      "summary": "Whether the shared files have relays that bind a control both ways"
    },
    {
      "name": "complexity",
      "type": "choice",
      "values": ["simple", "interactor", "formatter"],
      "default": "interactor",
      "summary": "The parts besides Presenter, ViewController and Wireframe: none, the Interactor, and the Formatter too"
    },
    {
      "name": "interface",
      "type": "choice",
      "values": ["none", "xib", "storyboard"],
      "default": "none",
      "summary": "Where the views are laid out: in code, a nib or a storyboard"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    }
  ],
  "files": [
    {
      "id": "interfaces",
      "source": "{{scene}}Interfaces.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces"
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter"
    },
    {
      "id": "interactor",
      "source": "{{scene}}Interactor.swift",
      "path": "{{scene}}/{{scene}}Interactor.swift",
      "role": "Interactor",
      "when": { "complexity": ["interactor", "formatter"] }
    },
    {
      "id": "formatter",
      "source": "{{scene}}Formatter.swift",
      "path": "{{scene}}/{{scene}}Formatter.swift",
      "role": "Formatter",
      "when": { "complexity": "formatter" }
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "xib",
      "source": "{{scene}}ViewController.xib",
      "path": "{{scene}}/{{scene}}ViewController.xib",
      "role": "ViewController",
      "when": { "interface": "xib" }
    },
    {
      "id": "storyboard",
      "source": "{{scene}}.storyboard",
      "path": "{{scene}}/{{scene}}.storyboard",
      "role": "ViewController",
      "when": { "interface": "storyboard" }
    },
    {
      "id": "wireframe",
      "source": "{{scene}}Wireframe.swift",
      "path": "{{scene}}/{{scene}}Wireframe.swift",
      "role": "Wireframe"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}NavigationOption+Route.swift",
      "path": "{{scene}}/{{scene}}NavigationOption+{{route.name}}.swift",
      "role": "Wireframe",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}NavigationOption+RouteTests.testing.swift",
      "path": "{{scene}}NavigationOption+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}NavigationOption+RouteTests.xctest.swift",
      "path": "{{scene}}NavigationOption+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "base-wireframe",
      "source": "Support/BaseWireframe.swift",
      "path": "BaseWireframe.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "bidirectional-relays",
      "source": "Support/BidirectionalRelays.swift",
      "path": "BidirectionalRelays.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "bidirectionalRelays": true }
    },
    {
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "packages": [
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxSwift", "RxRelay"]
    }
  ],
  "rules": {
    "Interfaces": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Formatter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "AnyHashable": "the enum of what its view and presenter send each other would be a name that Swift has",
      "AnyObject": "the enum of what its view and presenter send each other would be a name that Swift has",
      "AnyObserver": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Array": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Base": "its wireframe would be BaseWireframe, which the shared files declare",
      "BaseWireframe": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "BehaviorRelay": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "BehaviorSubject": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "BidirectionalBehaviorRelay": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "BidirectionalPublishRelay": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Binder": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Bool": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Bundle": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Calendar": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Character": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Completable": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "ConcurrentDispatchQueueScheduler": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "ConnectableObservable": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Data": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Date": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "DateInterval": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Decimal": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Dictionary": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Dimension": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "DispatchGroup": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "DispatchQueue": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Disposable": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Disposables": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "DisposeBag": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Double": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Equatable": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Error": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Event": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "FileManager": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Float": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Formatter": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "FormatterInterface": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Foundation": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Hashable": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Host": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "IndexPath": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Infallible": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "InputStream": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Int": "the enum of what its view and presenter send each other would be a name that Swift has",
      "InteractorInterface": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Issue": "the enum of what its view and presenter send each other would be a name that tests need",
      "Locale": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "MainActor": "the enum of what its view and presenter send each other would be a name that Swift has",
      "MainQueue": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "MainScheduler": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Maybe": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Measurement": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "NavigationStyle": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Never": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Notification": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "NotificationCenter": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Observable": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Operation": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "OperationQueue": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Optional": "the enum of what its view and presenter send each other would be a name that Swift has",
      "OutputStream": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Pipe": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Port": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Predicate": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "PresenterInterface": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Process": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Progress": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "PublishRelay": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "PublishSubject": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Reactive": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "ReplaySubject": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Resources": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Result": "the enum of what its view and presenter send each other would be a name that Swift has",
      "RxCocoa": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "RxError": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "RxRelay": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "RxSwift": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "Scanner": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "SceneDestination": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Sendable": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Set": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Single": "the enum of what its view and presenter send each other would be a name that RxSwift has",
      "SortOrder": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Stream": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "String": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Substring": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Support": "its folder would be that of the shared files",
      "Swift": "the enum of what its view and presenter send each other would be a module of that name",
      "Task": "the enum of what its view and presenter send each other would be a name that Swift has",
      "Testing": "the enum of what its view and presenter send each other would be a name that tests need",
      "Thread": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "TimeZone": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Timer": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIKit": "the enum of what its view and presenter send each other would be a name that UIKit has",
      "UINavigationController": "the enum of what its view and presenter send each other would be a name that UIKit has",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UIStoryboard": "the enum of what its view and presenter send each other would be a name that UIKit has",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController",
      "UIViewController": "the enum of what its view and presenter send each other would be a name that UIKit has",
      "UInt": "the enum of what its view and presenter send each other would be a name that Swift has",
      "URL": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "URLRequest": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "UUID": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "UndoManager": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "Unit": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "UserDefaults": "the enum of what its view and presenter send each other would be a name that Foundation has",
      "VIPER": "its file VIPERInterfaces.swift would be that of the shared files",
      "ViewInterface": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "Void": "the enum of what its view and presenter send each other would be a name that Swift has",
      "WireframeInterface": "the enum of what its view and presenter send each other would be a name that the shared files declare",
      "XCTestCase": "the enum of what its view and presenter send each other would be a name that tests need"
    },
    "parameters": {
      "DisposeBag": "RxSwift's class is called that",
      "MainScheduler": "RxSwift's class is called that",
      "configure": "the presenter's function is called that",
      "disposeBag": "the presenter's property is called that",
      "fetchName": "the interactor's function is called that",
      "formatter": "the presenter's property is called that",
      "handle": "the presenter's functions are called that",
      "interactor": "the presenter's property is called that",
      "navigationStyle": "the property of a route's destination is called that",
      "view": "the presenter's property is called that",
      "viewController": "the function of a route's destination is called that",
      "wireframe": "the presenter's property is called that",
      "{{scene}}": "what the view and the presenter send each other is called that",
      "{{scene}}Actions": "what the view and the presenter send each other is called that",
      "{{scene}}Events": "what the view and the presenter send each other is called that",
      "{{scene}}Formatter": "the formatter is called that",
      "{{scene}}Interactor": "the interactor is called that",
      "{{scene}}NavigationOption": "the navigation option is called that",
      "{{scene}}Presenter": "the presenter is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}Wireframe": "the wireframe is called that"
    },
    "types": {
      "BaseWireframe": "it is made of views, and a scene's data is not",
      "{{scene}}": "the scene declares it, as what the view and the presenter send each other",
      "{{scene}}Interactor": "the scene makes it, with its dependencies",
      "{{scene}}ViewController": "the scene makes it, and a presenter holds no views",
      "{{scene}}Wireframe": "the scene makes it, and it is made of views"
    },
    "routes": {
      "navigationStyle": "the property of a route's destination is called that",
      "viewController": "the function of a route's destination is called that"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}.storyboard",
####"""
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

"""####),
            EmbeddedFile(
                "{{scene}}Formatter.swift",
####"""
{{> header}}
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class {{scene}}Formatter {
}

nonisolated extension {{scene}}Formatter: {{scene}}FormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{#dependencyParameters}}
{{> imports}}
{{/dependencyParameters}}

/// Fetches and stores what {{scene}} is about. It neither formats nor shows anything.
nonisolated final class {{scene}}Interactor {
    {{#dependencyParameters}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init({{dependencyParameters}}) {
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{/dependencyParameters}}
}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetchName() -> Single<String> {
        .just("{{title}}")
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Interfaces.swift",
####"""
{{> header}}
import RxSwift

/// What the view and the presenter of {{scene}} send each other.
nonisolated enum {{scene}} {
    /// What the view sends.
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: {{scene}}Events
    }
}

/// What happens in the view.
nonisolated struct {{scene}}Actions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct {{scene}}Events {
    let title: Observable<String>
}

/// Where {{scene}} leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum {{scene}}NavigationOption {
    case showing(any SceneDestination)
}

/// Leads from {{scene}} to other scenes.
@MainActor
protocol {{scene}}WireframeInterface: WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}
{{^options.complexity.is.simple}}

/// Fetches and stores what {{scene}} is about. It may be asked, and may answer, on any thread.
nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// The way from {{scene}} to {{target}}, and what that starts with.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{#isPresented}}
    var navigationStyle: NavigationStyle { .present }
    {{/isPresented}}
    {{^isPresented}}
    var navigationStyle: NavigationStyle { .push }
    {{/isPresented}}

    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}NavigationOption {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    @MainActor
    static func {{functionName}}({{parameters}}) -> Self {
        .showing({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+RouteTests.testing.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}To{{name}}Tests {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        #expect(destination.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+RouteTests.xctest.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}To{{name}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @MainActor
    func testOptionShowsTheScene() async throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            XCTFail("the option shows no scene")
            return
        }
        let destination = try XCTUnwrap(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(destination.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(destination.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Presenter.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}

/// Makes events of the actions of {{scene}}, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#options.complexity.is.simple}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{/options.complexity.is.simple}}
    private weak var view: (any {{scene}}ViewInterface)?
    {{^options.complexity.is.simple}}
    private let interactor: any {{scene}}InteractorInterface
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.formatter}}
    private let formatter: any {{scene}}FormatterInterface
    {{/options.complexity.is.formatter}}
    private let wireframe: any {{scene}}WireframeInterface
    private let disposeBag = DisposeBag()

    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#options.complexity.is.simple}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        {{/options.complexity.is.simple}}
        self.view = view
        {{^options.complexity.is.simple}}
        self.interactor = interactor
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.formatter}}
        self.formatter = formatter
        {{/options.complexity.is.formatter}}
        self.wireframe = wireframe
    }
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: {{scene}}Events(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        {{#options.complexity.is.simple}}
        viewDidLoad
            .map(Self.title)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        Self.names(after: viewDidLoad, from: interactor)
            .map(formatter.title)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.formatter}}
    }

    {{#options.complexity.is.simple}}
    /// It reads and changes nothing else, so it may be called on any thread.
    nonisolated private static func title(after viewDidLoad: Void) -> String {
        "{{title}}"
    }
    {{/options.complexity.is.simple}}
    {{^options.complexity.is.simple}}
    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(after action: Observable<Void>, from interactor: any {{scene}}InteractorInterface) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
    {{/options.complexity.is.simple}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{> rxTestImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private let view = ViewSpy()
    {{> spyProperties}}
    private let wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        #expect(title == "{{> toldTitle}}")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
    {{> sequences}}
}

{{> spies}}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{> rxTestImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    {{> spyProperties}}
    @MainActor private lazy var wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testViewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        XCTAssertEqual(title, "{{> toldTitle}}")
    }

    @MainActor
    func testViewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        XCTAssertEqual(isOnMainQueue, true)
    }

    @MainActor
    func testWireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        XCTAssertEqual(isOnMainQueue, true)
        withExtendedLifetime((presenter, input)) {}
    }

    @MainActor
    func testBindingsKeepNeitherThePresenterNorTheViewAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedView)
        withExtendedLifetime(input) {}
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
    {{> sequences}}
}

{{> spies}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class {{scene}}ViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any {{scene}}PresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    {{#options.interface.is.none}}
    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
    {{/options.interface.is.none}}
    {{#options.interface.is.xib}}
    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
    {{/options.interface.is.xib}}
    {{#options.interface.is.storyboard}}
    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}
    {{/options.interface.is.storyboard}}

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = {{scene}}Actions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.xib",
####"""
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

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> imports}}
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
@MainActor
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController> {
    init({{parameters}}) {
        {{#options.interface.is.none}}
        let view = {{scene}}ViewController()
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let view = {{scene}}Wireframe.makeView()
        {{/options.interface.is.none}}
        super.init(viewController: view)
        view.presenter = {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}{{> madeParts}})
    }
    {{^options.interface.is.none}}

    {{> makeView}}
    {{/options.interface.is.none}}
}

extension {{scene}}Wireframe: {{scene}}WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
{{> endIfUIKit}}

"""####),
        ]) }),
        ("Scene", { EmbeddedSet(name: "Scene",
            digest: "83c29288442a04ecb4c9b88af41d21a14941a5897ae69c5470b76a9b70457a97",
            files: [
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/initializer.mustache",
####"""
{{> public}}init({{parameters}}) {
    {{#params}}
    self.{{name}} = {{name}}
    {{/params}}
}


"""####),
            EmbeddedFile(
                "Partials/proofByType.mustache",
####"""
/// Compiles as long as the builder takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
    {{scene}}Builder({{copiedArguments}}).makeViewModel()
}

"""####),
            EmbeddedFile(
                "Partials/public.mustache",
####"""
{{! Stands in front of a declaration, so this file ends without a line break. }}{{#options.access.is.public}}public {{/options.access.is.public}}
"""####),
            EmbeddedFile(
                "Partials/routeFunction.mustache",
####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the route takes all that the builder takes.
/// A test can call it once it has values to give.
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

"""####),
            EmbeddedFile(
                "Partials/routeRequests.mustache",
####"""
{{! What the spy remembers of the route, without a line break. }}{{#isPresented}}presented{{/isPresented}}{{^isPresented}}pushed{{/isPresented}}
"""####),
            EmbeddedFile(
                "Partials/routeTestName.mustache",
####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Support/RouteSpy.swift",
####"""
{{> header}}
@testable import {{module}}

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
            EmbeddedFile(
                "Support/SceneRouting+UIKit.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    {{> public}}func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
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
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    {{> public}}func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/SceneRouting.swift",
####"""
{{> header}}
{{> importUIKit}}

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
{{> public}}protocol SceneBuilder {
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

/// What a router asks for.
{{> public}}enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "Scene",
  "version": "1.0.0",
  "summary": "Builder, ViewModel, Router and ViewController without third-party imports",
  "routing": "builder",
  "options": [
    {
      "name": "access",
      "type": "choice",
      "values": ["internal", "public"],
      "default": "internal",
      "scope": "project",
      "summary": "Whether other modules see the Builder and the shared types"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    },
    {
      "name": "viewController",
      "type": "choice",
      "values": ["UIViewController", "UITableViewController", "UICollectionViewController"],
      "default": "UIViewController",
      "summary": "The class that the ViewController inherits from"
    }
  ],
  "files": [
    {
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
    {
      "id": "router",
      "source": "{{scene}}Router.swift",
      "path": "{{scene}}/{{scene}}Router.swift",
      "role": "Router"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "view-model",
      "source": "{{scene}}ViewModel.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}Router+Route.swift",
      "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift",
      "role": "Router",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}Router+RouteTests.testing.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}Router+RouteTests.xctest.swift",
      "path": "{{scene}}Router+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "scene-routing",
      "source": "Support/SceneRouting.swift",
      "path": "SceneRouting.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-routing-uikit",
      "source": "Support/SceneRouting+UIKit.swift",
      "path": "SceneRouting+UIKit.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "route-spy",
      "source": "Support/RouteSpy.swift",
      "path": "Support/RouteSpy.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "rules": {
    "ViewModel": { "imports": ["AppKit", "SwiftUI", "UIKit"] },
    "Router": { "imports": ["AppKit", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController"
    },
    "parameters": {
      "load": "the view model's function is called that",
      "makeRouter": "the builder's function is called that",
      "makeViewModel": "the builder's function is called that",
      "onChange": "the view model's property is called that",
      "state": "the view model's property is called that",
      "viewController": "the builder's function is called that",
      "{{scene}}Builder": "the builder is called that",
      "{{scene}}Router": "the router is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}ViewModel": "the view model is called that"
    },
    "types": {
      "State": "inside the view model it would mean the view model's own State",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}Builder.swift",
####"""
{{> header}}
{{> imports}}
{{> importUIKit}}

{{#hasParams}}
/// Wires the {{scene}} scene and hands it its initial data. It does nothing else.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene. It does nothing else.
{{/hasParams}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
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
    {{#dependencyParameters}}
    /// Supplies what the view model works with; a test hands in its own.
    {{/dependencyParameters}}
    @MainActor
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }

    @MainActor
    func makeRouter() -> {{scene}}Router {
        {{scene}}Router()
    }

    {{> ifUIKit}}
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Router+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.testing.swift",
####"""
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
    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router+RouteTests.xctest.swift",
####"""
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
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
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

"""####),
            EmbeddedFile(
                "{{scene}}Router.swift",
####"""
{{> header}}
/// Leads from {{scene}} to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class {{scene}}Router {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})

    {{#samples.comparable}}
    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [{{scene}}ViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    {{/samples.known}}
    @Test func routerAsksToClose() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
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
    @MainActor
    func testViewModelTellsOfWhatItLoads() async {
        let viewModel = builder.makeViewModel()
        var states: [{{scene}}ViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        XCTAssertEqual(states, [viewModel.state])
    }

    {{/samples.known}}
    @MainActor
    func testRouterAsksToClose() async {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
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

    init(withViewModel viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
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
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: {{scene}}ViewModel.State) {
        title = state.title
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
    {{#options.viewController.is.UITableViewController}}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.state.rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.state.rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        viewModel.state.rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: viewModel.state.rows[indexPath.item]
        )
    }
    {{/options.viewController.is.UICollectionViewController}}
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewModel.swift",
####"""
{{> header}}
{{> imports}}

/// Fetches and stores what {{scene}} shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class {{scene}}ViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        {{^options.viewController.is.UIViewController}}
        /// One text for each row, from top to bottom.
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    {{#hasInjected}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    {{/hasInjected}}
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    {{#hasInjected}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }

    {{/hasInjected}}
    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "{{title}}"
    }
}

"""####),
        ]) }),
        ("SubjectVIPER", { EmbeddedSet(name: "SubjectVIPER",
            digest: "83ac3ae76fca00a40b2b3018a5805ca82e7cb6b7e427545fd3edcffe7787cf0d",
            files: [
            EmbeddedFile(
                "Partials/destination.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
    switch request {
    case .show(let destination): destination
    case .close: nil
    }
}

"""####),
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/helpers.mustache",
####"""
/// The first elements of a subject from now on, while something is sent.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func elements<Element: Sendable>(
    _ count: Int,
    of subject: PublishSubject<Element>,
    when send: () -> Void
) async throws -> [Element] {
    let heard = subject.take(count)
        .timeout(.seconds(10), scheduler: MainScheduler.instance)
        .values
    send()
    var elements: [Element] = []
    for try await element in heard { elements.append(element) }
    return elements
}

/// An interactor with these answers ready, one after the other.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makeInteractor(_ answers: Observable<{{scene}}Entity>...) -> {{scene}}Interactor {
    var answers = answers
    let interactor = {{scene}}Interactor(fetching: { answers.removeFirst() })
    interactor.subscribeToVariable(requests)
    return interactor
}

/// Answers on another queue.
private nonisolated static func fetchElsewhere() -> Observable<{{scene}}Entity> {
    Observable.just({{scene}}Entity(title: "{{title}}"))
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/makePresenter.mustache",
####"""
/// A presenter that hears of the view and this interactor.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(_ interactor: {{scene}}Interactor) -> {{scene}}Presenter {
    let presenter = {{scene}}Presenter({{samples.arguments}})
    presenter.subscribeToVariable(events)
    presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
    interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
    return presenter
}

"""####),
            EmbeddedFile(
                "Partials/proofByType.mustache",
####"""
/// Compiles as long as the presenter takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Presenter) -> {{scene}}Presenter {
    {{scene}}Presenter({{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/routeFunction.mustache",
####"""
{{! Stands in a declaration and in calls, so this file ends without a line break. }}{{#isPresented}}present{{/isPresented}}{{^isPresented}}navigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the destination holds all that the route takes.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func request(like builder: {{scene}}To{{name}}Destination) -> {{scene}}PresenterToRouter {
    .{{> routeFunction}}({{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/routeTestName.mustache",
####"""
{{! Part of the name of a test, without a line break. }}{{#isPresented}}Present{{/isPresented}}{{^isPresented}}NavigateTo{{/isPresented}}{{name}}
"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Support/BaseWireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The scene's view controller, for other ways to show a scene; nil once it is gone.
    var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/MainQueue.swift",
####"""
{{> header}}
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "Support/ToPresenterError.swift",
####"""
{{> header}}
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "Support/VIPERInterfaces.swift",
####"""
{{> header}}
{{> importUIKit}}

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "SubjectVIPER",
  "version": "1.0.0",
  "summary": "VIPER whose parts know each other by PublishSubjects of RxSwift",
  "routing": "wireframe",
  "options": [
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    }
  ],
  "files": [
    {
      "id": "subjects",
      "source": "{{scene}}Subjects.swift",
      "path": "{{scene}}/{{scene}}Subjects.swift",
      "role": "Subjects"
    },
    {
      "id": "entity",
      "source": "{{scene}}Entity.swift",
      "path": "{{scene}}/{{scene}}Entity.swift",
      "role": "Entity"
    },
    {
      "id": "interactor",
      "source": "{{scene}}Interactor.swift",
      "path": "{{scene}}/{{scene}}Interactor.swift",
      "role": "Interactor"
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "wireframe",
      "source": "{{scene}}Wireframe.swift",
      "path": "{{scene}}/{{scene}}Wireframe.swift",
      "role": "Wireframe"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}Wireframe+Route.swift",
      "path": "{{scene}}/{{scene}}Wireframe+{{route.name}}.swift",
      "role": "Wireframe",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}Wireframe+RouteTests.testing.swift",
      "path": "{{scene}}Wireframe+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}Wireframe+RouteTests.xctest.swift",
      "path": "{{scene}}Wireframe+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "base-wireframe",
      "source": "Support/BaseWireframe.swift",
      "path": "BaseWireframe.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "to-presenter-error",
      "source": "Support/ToPresenterError.swift",
      "path": "ToPresenterError.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "packages": [
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxSwift"]
    }
  ],
  "rules": {
    "Subjects": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Entity": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Base": "its wireframe would be BaseWireframe, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController"
    },
    "parameters": {
      "disposeBag": "the presenter's property is called that",
      "DisposeBag": "RxSwift's class is called that",
      "fetchFailed": "the presenter's function is called that",
      "fetchFinished": "the presenter's function is called that",
      "fetching": "the interactor's property is called that",
      "interactor": "the wireframe's property is called that",
      "interactorToPresenterSubject": "the interactor's subject is called that",
      "load": "the presenter's function is called that",
      "MainScheduler": "RxSwift's class is called that",
      "navigationStyle": "the property of a destination is called that",
      "presenter": "the wireframe's property is called that",
      "presenterToInteractorSubject": "the presenter's subject is called that",
      "presenterToRouterSubject": "the presenter's subject is called that",
      "presenterToViewSubject": "the presenter's subject is called that",
      "PublishSubject": "RxSwift's class is called that",
      "subscribeToVariable": "the presenter's function is called that",
      "viewController": "the function of a destination is called that",
      "{{scene}}Entity": "the entity is called that",
      "{{scene}}Interactor": "the interactor is called that",
      "{{scene}}InteractorToPresenter": "what the interactor sends is called that",
      "{{scene}}Presenter": "the presenter is called that",
      "{{scene}}PresenterToInteractor": "what the presenter sends is called that",
      "{{scene}}PresenterToRouter": "what the presenter sends is called that",
      "{{scene}}PresenterToView": "what the presenter sends is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}Wireframe": "the wireframe is called that"
    },
    "types": {
      "BaseWireframe": "it is made of views, and a scene's data is not",
      "Fetch": "inside the interactor it would mean the interactor's own Fetch",
      "{{scene}}ViewController": "the scene makes it, and a presenter holds no views",
      "{{scene}}Wireframe": "the scene makes it, and a presenter knows no router"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}Entity.swift",
####"""
{{> header}}
/// What {{scene}} fetches: a value, free to go from one thread to another.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{#dependencyParameters}}
{{> imports}}
{{/dependencyParameters}}

/// Fetches what {{scene}} shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class {{scene}}Interactor {
    typealias Fetch = () -> Observable<{{scene}}Entity>

    let interactorToPresenterSubject = PublishSubject<{{scene}}InteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    {{#dependencyParameters}}
    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init({{dependencyParameters}}, fetching: Fetch? = nil) {
        let standIn: Fetch = { Self.standIn({{#dependencies}}{{argumentLabel}}: {{name}}{{^-last}}, {{/-last}}{{/dependencies}}) }
        self.fetching = fetching ?? standIn
    }
    {{/dependencyParameters}}
    {{^dependencyParameters}}
    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }
    {{/dependencyParameters}}

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(_ fetch: Observable<{{scene}}Entity>) -> Observable<{{scene}}InteractorToPresenter> {
        fetch
            .map({{scene}}InteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn({{#dependencies}}{{name}}: {{parameterType}}{{^-last}}, {{/-last}}{{/dependencies}}) -> Observable<{{scene}}Entity> {
        .just({{scene}}Entity(title: "{{title}}"))
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Presenter.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}

/// Hears what the user does and what was fetched, and says what {{scene}} shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let presenterToViewSubject = PublishSubject<{{scene}}PresenterToView>()
    let presenterToInteractorSubject = PublishSubject<{{scene}}PresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<{{scene}}PresenterToRouter>()

    private let disposeBag = DisposeBag()
    {{#hasParams}}

    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }
    {{/hasParams}}

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}ViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}InteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: {{scene}}Entity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Subjects.swift",
####"""
{{> header}}
/// View sends, Presenter hears.
nonisolated enum {{scene}}ViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum {{scene}}PresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum {{scene}}PresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum {{scene}}InteractorToPresenter: Equatable {
    case fetchFinished({{scene}}Entity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum {{scene}}PresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Dispatch
import RxSwift
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private struct NoConnection: Error {}

    private let entity = {{scene}}Entity(title: "{{title}}")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<{{scene}}PresenterToInteractor>()
    {{#samples.known}}
    /// What the view sends the presenter.
    private let events = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(makeInteractor())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just({{scene}}ViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<{{scene}}Entity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just({{scene}}PresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }
    {{#samples.known}}

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedInteractor: {{scene}}Interactor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> helpers}}
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import Dispatch
import RxSwift
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    private struct NoConnection: Error {}

    private let entity = {{scene}}Entity(title: "{{title}}")
    /// What the presenter sends the interactor.
    @MainActor private let requests = PublishSubject<{{scene}}PresenterToInteractor>()
    {{#samples.known}}
    /// What the view sends the presenter.
    @MainActor private let events = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let presenter = makePresenter(makeInteractor())
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testViewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(failed, [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just({{scene}}ViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true, true])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @MainActor
    func testInteractorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<{{scene}}Entity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @MainActor
    func testInteractorHearsOnAnyThread() async throws {
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just({{scene}}PresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        XCTAssertEqual(told, [.fetchFinished(entity)])
    }
    {{#samples.known}}

    @MainActor
    func testNoPartKeepsAnotherOneAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedInteractor: {{scene}}Interactor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedInteractor)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> helpers}}
}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxSwift
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class {{scene}}ViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<{{scene}}ViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: {{scene}}Wireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        retryButton.setTitle("Try Again", for: .normal)
        let retry = UIAction { [weak viewToPresenterSubject] _ in
            viewToPresenterSubject?.onNext(.retry)
        }
        retryButton.addAction(retry, for: .touchUpInside)
        for subview in [activityIndicator, retryButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    /// Constrains the subviews.
    private func setupLayout() {
        for subview in [activityIndicator, retryButton] {
            NSLayoutConstraint.activate([
                subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                subview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    private func show(_ content: {{scene}}PresenterToView) {
        retryButton.isHidden = content != .error
        switch content {
        case .loading:
            activityIndicator.startAnimating()
        case .title(let title):
            activityIndicator.stopAnimating()
            self.title = title
        case .error:
            activityIndicator.stopAnimating()
        }
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// {{target}}, as {{scene}} leads to it.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#isPresented}}
    let navigationStyle = NavigationStyle.present
    {{/isPresented}}
    {{^isPresented}}
    let navigationStyle = NavigationStyle.push
    {{/isPresented}}

    {{#hasParams}}
    {{^isMemberwise}}
    @MainActor
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}PresenterToRouter {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    @MainActor
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self.show({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+RouteTests.testing.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    {{#samples.known}}
    private typealias PresenterToRouter = {{scene}}PresenterToRouter

    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let request = PresenterToRouter.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(destination(of: request) as? {{scene}}To{{name}}Destination)
        #expect(scene.navigationStyle == .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{> destination}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe+RouteTests.xctest.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias PresenterToRouter = {{scene}}PresenterToRouter

    @MainActor
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let request = PresenterToRouter.{{> routeFunction}}({{samples.arguments}})
        let scene = try XCTUnwrap(destination(of: request) as? {{scene}}To{{name}}Destination)
        XCTAssertEqual(scene.navigationStyle, .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{> destination}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> imports}}
import RxSwift
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
///
/// It is the Router of VIPER.
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController> {
    private let presenter: {{scene}}Presenter
    private let interactor: {{scene}}Interactor
    private let disposeBag = DisposeBag()

    init({{parameters}}) {
        presenter = {{scene}}Presenter({{arguments}})
        interactor = {{scene}}Interactor()
        let viewController = {{scene}}ViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
{{> endIfUIKit}}

"""####),
        ]) }),
        ("VIPER", { EmbeddedSet(name: "VIPER",
            digest: "981fc8795109f9560049957c09e689e3f8f050f2ec4eaba5598c146b668e579c",
            files: [
            EmbeddedFile(
                "Partials/await.mustache",
####"""
{{! Only an answer of the interactor is waited for; without a line break. }}{{^options.complexity.is.simple}}await {{/options.complexity.is.simple}}
"""####),
            EmbeddedFile(
                "Partials/customClass.mustache",
####"""
{{! The class in an Interface Builder file, without a line break. }}customClass="{{scene}}ViewController"{{#module}} customModule="{{module}}"{{/module}} customModuleProvider="target"
"""####),
            EmbeddedFile(
                "Partials/endIfUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/expectedStyle.mustache",
####"""
{{#options.tests.is.xctest}}
{{#isPresented}}
XCTAssertEqual(destination.navigationStyle, .present)
{{/isPresented}}
{{^isPresented}}
XCTAssertEqual(destination.navigationStyle, .push)
{{/isPresented}}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
{{#isPresented}}
#expect(destination.navigationStyle == .present)
{{/isPresented}}
{{^isPresented}}
#expect(destination.navigationStyle == .push)
{{/isPresented}}
{{/options.tests.is.xctest}}

"""####),
            EmbeddedFile(
                "Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile(
                "Partials/ifUIKit.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(UIKit)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importNetworking.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile(
                "Partials/importTestNetworking.mustache",
####"""
{{#testNetworking}}
{{> importNetworking}}
{{/testNetworking}}

"""####),
            EmbeddedFile(
                "Partials/importUIKit.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import UIKit
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile(
                "Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> importNetworking}}
{{/networking}}

"""####),
            EmbeddedFile(
                "Partials/initialData.mustache",
####"""
{{! What the presenter starts with and works with, without a line break. }}{{#parameters}}{{.}}, {{/parameters}}{{#options.complexity.is.simple}}{{#dependencyParameters}}{{.}}, {{/dependencyParameters}}{{/options.complexity.is.simple}}
"""####),
            EmbeddedFile(
                "Partials/madeParts.mustache",
####"""
{{! The other parts, made by the wireframe, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: {{scene}}Interactor(), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: self
"""####),
            EmbeddedFile(
                "Partials/makePresenter.mustache",
####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(for view: ViewSpy) -> {{scene}}Presenter {
    {{scene}}Presenter({{#samples.arguments}}{{.}}, {{/samples.arguments}}{{> parts}})
}
{{/samples.known}}
{{^samples.known}}
/// Compiles as long as the presenter takes all that it holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Presenter) -> {{scene}}Presenter {
    {{scene}}Presenter({{copiedArguments}}, {{> parts}})
}
{{/samples.known}}

"""####),
            EmbeddedFile(
                "Partials/makeView.mustache",
####"""
{{#options.interface.is.xib}}
/// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
{{/options.interface.is.xib}}
{{#options.interface.is.storyboard}}
/// A Swift package has a bundle of its own, with the storyboard that Xcode finds in it.
{{/options.interface.is.storyboard}}
private static func makeView() -> {{scene}}ViewController {
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

"""####),
            EmbeddedFile(
                "Partials/parts.mustache",
####"""
{{! The other parts in a test, without a line break. }}view: view, {{^options.complexity.is.simple}}interactor: interactor, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: formatter, {{/options.complexity.is.formatter}}wireframe: wireframe
"""####),
            EmbeddedFile(
                "Partials/partsDeclaration.mustache",
####"""
{{! The other parts, as the presenter takes them, without a line break. }}view: any {{scene}}ViewInterface, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface
"""####),
            EmbeddedFile(
                "Partials/partsTests.mustache",
####"""
{{^options.complexity.is.simple}}

{{#options.tests.is.xctest}}
@MainActor
func testInteractorFetchesTheName() async {
    let interactor = {{scene}}Interactor()
    let name = await interactor.fetchName()
    XCTAssertEqual(name, "{{title}}")
}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func interactorFetchesTheName() async {
    let interactor = {{scene}}Interactor()
    let name = await interactor.fetchName()
    #expect(name == "{{title}}")
}
{{/options.tests.is.xctest}}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

{{#options.tests.is.xctest}}
@MainActor
func testFormatterMakesATitleOfTheName() async {
    let formatter = {{scene}}Formatter()
    XCTAssertEqual(formatter.title(for: "Name"), "Name")
}
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func formatterMakesATitleOfTheName() {
    let formatter = {{scene}}Formatter()
    #expect(formatter.title(for: "Name") == "Name")
}
{{/options.tests.is.xctest}}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "Partials/routeProof.mustache",
####"""
/// Compiles as long as the option takes all that the destination holds.
/// A test can call it once it has values to give.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func option(like builder: {{scene}}To{{name}}Destination) -> {{scene}}NavigationOption {
    .{{functionName}}({{copiedArguments}})
}

"""####),
            EmbeddedFile(
                "Partials/shownTitle.mustache",
####"""
{{! What the view is told, without a line break. }}{{#options.complexity.is.simple}}{{title}}{{/options.complexity.is.simple}}{{#options.complexity.is.interactor}}Fetched{{/options.complexity.is.interactor}}{{#options.complexity.is.formatter}}Formatted: Fetched{{/options.complexity.is.formatter}}
"""####),
            EmbeddedFile(
                "Partials/spies.mustache",
####"""
@MainActor
private final class ViewSpy: {{scene}}ViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}
{{^options.complexity.is.simple}}

private nonisolated final class InteractorSpy: {{scene}}InteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

private nonisolated final class FormatterSpy: {{scene}}FormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}
{{/options.complexity.is.formatter}}

@MainActor
private final class WireframeSpy: {{scene}}WireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: {{scene}}NavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
            EmbeddedFile(
                "Partials/spyProperties.mustache",
####"""
{{^options.complexity.is.simple}}
private let interactor = InteractorSpy()
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}
private let formatter = FormatterSpy()
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "Partials/testImports.mustache",
####"""
{{#testImports}}
import {{.}}
{{/testImports}}

"""####),
            EmbeddedFile(
                "Support/BaseWireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The scene's view controller, for other ways to show a scene; nil once it is gone.
    var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "Support/VIPERInterfaces.swift",
####"""
{{> header}}
{{> importUIKit}}

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

"""####),
            EmbeddedFile(
                "template.json",
####"""
{
  "formatVersion": 1,
  "name": "VIPER",
  "version": "1.0.0",
  "summary": "Interfaces, Presenter, Interactor, Formatter, ViewController and Wireframe",
  "routing": "wireframe",
  "options": [
    {
      "name": "complexity",
      "type": "choice",
      "values": ["simple", "interactor", "formatter"],
      "default": "interactor",
      "summary": "The parts besides Presenter, ViewController and Wireframe: none, the Interactor, and the Formatter too"
    },
    {
      "name": "interface",
      "type": "choice",
      "values": ["none", "xib", "storyboard"],
      "default": "none",
      "summary": "Where the views are laid out: in code, a nib or a storyboard"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code stands behind #if canImport(UIKit)"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    }
  ],
  "files": [
    {
      "id": "interfaces",
      "source": "{{scene}}Interfaces.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces"
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter"
    },
    {
      "id": "interactor",
      "source": "{{scene}}Interactor.swift",
      "path": "{{scene}}/{{scene}}Interactor.swift",
      "role": "Interactor",
      "when": { "complexity": ["interactor", "formatter"] }
    },
    {
      "id": "formatter",
      "source": "{{scene}}Formatter.swift",
      "path": "{{scene}}/{{scene}}Formatter.swift",
      "role": "Formatter",
      "when": { "complexity": "formatter" }
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController"
    },
    {
      "id": "xib",
      "source": "{{scene}}ViewController.xib",
      "path": "{{scene}}/{{scene}}ViewController.xib",
      "role": "ViewController",
      "when": { "interface": "xib" }
    },
    {
      "id": "storyboard",
      "source": "{{scene}}.storyboard",
      "path": "{{scene}}/{{scene}}.storyboard",
      "role": "ViewController",
      "when": { "interface": "storyboard" }
    },
    {
      "id": "wireframe",
      "source": "{{scene}}Wireframe.swift",
      "path": "{{scene}}/{{scene}}Wireframe.swift",
      "role": "Wireframe"
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "tests": "xctest" }
    },
    {
      "id": "route",
      "source": "{{scene}}NavigationOption+Route.swift",
      "path": "{{scene}}/{{scene}}NavigationOption+{{route.name}}.swift",
      "role": "Wireframe",
      "forEach": "routes"
    },
    {
      "id": "route-tests",
      "source": "{{scene}}NavigationOption+RouteTests.testing.swift",
      "path": "{{scene}}NavigationOption+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "testing" }
    },
    {
      "id": "route-xctests",
      "source": "{{scene}}NavigationOption+RouteTests.xctest.swift",
      "path": "{{scene}}NavigationOption+{{route.name}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "forEach": "routes",
      "when": { "tests": "xctest" }
    },
    {
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "base-wireframe",
      "source": "Support/BaseWireframe.swift",
      "path": "BaseWireframe.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    }
  ],
  "rules": {
    "Interfaces": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Formatter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Base": "its wireframe would be BaseWireframe, which the shared files declare",
      "Support": "its folder would be that of the shared files",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController",
      "VIPER": "its file VIPERInterfaces.swift would be that of the shared files"
    },
    "parameters": {
      "didTapClose": "the presenter's function is called that",
      "fetchName": "the interactor's function is called that",
      "formatter": "the presenter's property is called that",
      "interactor": "the presenter's property is called that",
      "navigationStyle": "the property of a route's destination is called that",
      "view": "the presenter's property is called that",
      "viewController": "the function of a route's destination is called that",
      "viewDidLoad": "the presenter's function is called that",
      "wireframe": "the presenter's property is called that",
      "{{scene}}Formatter": "the formatter is called that",
      "{{scene}}Interactor": "the interactor is called that",
      "{{scene}}NavigationOption": "the navigation option is called that",
      "{{scene}}Presenter": "the presenter is called that",
      "{{scene}}ViewController": "the view controller is called that",
      "{{scene}}Wireframe": "the wireframe is called that"
    },
    "types": {
      "BaseWireframe": "it is made of views, and a scene's data is not",
      "{{scene}}Interactor": "the scene makes it, with its dependencies",
      "{{scene}}ViewController": "the scene makes it, and a presenter holds no views",
      "{{scene}}Wireframe": "the scene makes it, and it is made of views"
    },
    "routes": {
      "navigationStyle": "the property of a route's destination is called that",
      "viewController": "the function of a route's destination is called that"
    }
  }
}

"""####),
            EmbeddedFile(
                "{{scene}}.storyboard",
####"""
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

"""####),
            EmbeddedFile(
                "{{scene}}Formatter.swift",
####"""
{{> header}}
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class {{scene}}Formatter {
}

nonisolated extension {{scene}}Formatter: {{scene}}FormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Interactor.swift",
####"""
{{> header}}
{{#dependencyParameters}}
{{> imports}}

{{/dependencyParameters}}
/// Fetches and stores what {{scene}} is about. It neither formats nor shows anything.
nonisolated final class {{scene}}Interactor {
    {{#dependencyParameters}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init({{dependencyParameters}}) {
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{/dependencyParameters}}
}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "{{title}}"
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Interfaces.swift",
####"""
{{> header}}
/// Where {{scene}} leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum {{scene}}NavigationOption {
    case showing(any SceneDestination)
}

/// Leads from {{scene}} to other scenes.
@MainActor
protocol {{scene}}WireframeInterface: WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    {{#options.complexity.is.simple}}
    func viewDidLoad()
    {{/options.complexity.is.simple}}
    {{^options.complexity.is.simple}}
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    {{/options.complexity.is.simple}}
    func didTapClose()
}
{{^options.complexity.is.simple}}

/// Fetches and stores what {{scene}} is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

/// Makes texts of what the interactor fetches.
nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// The way from {{scene}} to {{target}}, and what that starts with.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{#isPresented}}
    var navigationStyle: NavigationStyle { .present }
    {{/isPresented}}
    {{^isPresented}}
    var navigationStyle: NavigationStyle { .push }
    {{/isPresented}}

    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}NavigationOption {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    @MainActor
    static func {{functionName}}({{parameters}}) -> Self {
        .showing({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+RouteTests.testing.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}To{{name}}Tests {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        #expect(destination.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}NavigationOption+RouteTests.xctest.swift",
####"""
{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}To{{name}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @MainActor
    func testOptionShowsTheScene() async throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            XCTFail("the option shows no scene")
            return
        }
        let destination = try XCTUnwrap(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(destination.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(destination.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}

"""####),
            EmbeddedFile(
                "{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}

/// Decides what {{scene}} shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#options.complexity.is.simple}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{/options.complexity.is.simple}}
    private weak var view: (any {{scene}}ViewInterface)?
    {{^options.complexity.is.simple}}
    private let interactor: any {{scene}}InteractorInterface
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.formatter}}
    private let formatter: any {{scene}}FormatterInterface
    {{/options.complexity.is.formatter}}
    private let wireframe: any {{scene}}WireframeInterface

    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#options.complexity.is.simple}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        {{/options.complexity.is.simple}}
        self.view = view
        {{^options.complexity.is.simple}}
        self.interactor = interactor
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.formatter}}
        self.formatter = formatter
        {{/options.complexity.is.formatter}}
        self.wireframe = wireframe
    }
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    {{#options.complexity.is.simple}}
    func viewDidLoad() {
        view?.showTitle("{{title}}")
    }
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.interactor}}
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }
    {{/options.complexity.is.interactor}}
    {{#options.complexity.is.formatter}}
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(formatter.title(for: name))
    }
    {{/options.complexity.is.formatter}}

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private let view = ViewSpy()
    {{> spyProperties}}
    private let wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        {{> await}}makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["{{> shownTitle}}"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
}

{{> spies}}

"""####),
            EmbeddedFile(
                "{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    {{> spyProperties}}
    @MainActor private lazy var wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testViewShowsTheTitleOnceItHasLoaded() async {
        {{> await}}makePresenter(for: view).viewDidLoad()
        XCTAssertEqual(view.titles, ["{{> shownTitle}}"])
    }

    @MainActor
    func testWireframeLeavesTheSceneWhenTheUserCloses() async {
        makePresenter(for: view).didTapClose()
        XCTAssertEqual(wireframe.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        XCTAssertNil(released)
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
}

{{> spies}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class {{scene}}ViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any {{scene}}PresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        {{#options.complexity.is.simple}}
        presenter?.viewDidLoad()
        {{/options.complexity.is.simple}}
        {{^options.complexity.is.simple}}
        Task { [presenter] in await presenter?.viewDidLoad() }
        {{/options.complexity.is.simple}}
    }

    {{#options.interface.is.none}}
    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
    {{/options.interface.is.none}}
    {{#options.interface.is.xib}}
    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
    {{/options.interface.is.xib}}
    {{#options.interface.is.storyboard}}
    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}
    {{/options.interface.is.storyboard}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile(
                "{{scene}}ViewController.xib",
####"""
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

"""####),
            EmbeddedFile(
                "{{scene}}Wireframe.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> imports}}
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
@MainActor
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController> {
    init({{parameters}}) {
        {{#options.interface.is.none}}
        let view = {{scene}}ViewController()
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let view = {{scene}}Wireframe.makeView()
        {{/options.interface.is.none}}
        super.init(viewController: view)
        view.presenter = {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}{{> madeParts}})
    }
    {{^options.interface.is.none}}

    {{> makeView}}
    {{/options.interface.is.none}}
}

extension {{scene}}Wireframe: {{scene}}WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
{{> endIfUIKit}}

"""####),
        ]) }),
    ]
}
