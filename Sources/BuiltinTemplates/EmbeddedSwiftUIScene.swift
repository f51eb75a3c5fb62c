// Made by scripts/embed-templates from Templates/SwiftUIScene/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadSwiftUIScene() -> EmbeddedSet {
        EmbeddedSet(name: "SwiftUIScene",
            digest: "8b8c4f963bb7d1f0416fd6b92e7d7e3075bd90234e3436a8ebb13e026cbee60d",
            tagNames: " -first -last argumentLabel arguments copiedArguments default dependencies destination hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfSwiftUI.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/formFields.mustache", common_Partials_formFields_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifSwiftUI.mustache",
####"""
{{#options.platforms.is.any}}
#if canImport(SwiftUI)
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importSwiftUI.mustache",
####"""
{{#options.platforms.is.any}}

#if canImport(SwiftUI)
{{> public}}import SwiftUI
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
{{> public}}import SwiftUI
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache",
####"""
{{#samples.known}}

#if DEBUG
#Preview {
    {{> previewDependencies}}
    {{#dependencies}}
    {{#-first}}
    return SceneStack(navigator: SceneNavigator(root: {{scene}}Builder({{samples.arguments}}), dependencies: dependencies))
    {{/-first}}
    {{/dependencies}}
    {{^dependencies}}
    SceneStack(navigator: SceneNavigator(root: {{scene}}Builder({{samples.arguments}})))
    {{/dependencies}}
}
#endif
{{/samples.known}}

"""####),
            EmbeddedFile("Partials/previewDependencies.mustache", common_Partials_previewDependencies_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/Loader.swift", common_Support_Loader_swift),
            EmbeddedFile("Support/LoaderTests.testing.swift", common_Support_LoaderTests_testing_swift),
            EmbeddedFile("Support/LoaderTests.xctest.swift", common_Support_LoaderTests_xctest_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneContent.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
// Its priorities of announcements are sendable since the SDK of iOS 18.
@preconcurrency import Accessibility
{{> public}}import SwiftUI

/// Loads a scene and shows its content.
///
/// Without content, it shows a spinner, or a failure with a button for another attempt. A failed
/// reload leaves the content on screen, above the message.
{{> public}}struct SceneContent<Content, ContentView: View>: View {
    private let scene: String
    private let state: LoadState<Content>
    private let load: @MainActor () async -> Void
    private let content: (Content) -> ContentView
    @State private var attempt = 0
    @State private var lastAttempt = 0
    @State private var isIdle = false

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    {{> public}}init(
        scene: String,
        state: LoadState<Content>,
        load: @escaping @MainActor () async -> Void,
        @ViewBuilder content: @escaping (Content) -> ContentView
    ) {
        self.scene = scene
        self.state = state
        self.load = load
        self.content = content
    }

    {{> public}}var body: some View {
        // A Group would give each state a task of its own, and load again whenever the state changes.
        ZStack {
            if let loaded = state.content {
                content(loaded)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("\(scene).content")
                    .safeAreaInset(edge: .bottom) { failedReload }
            } else if let message = state.failure {
                ContentUnavailableView {
                    failure(message)
                } actions: {
                    retry
                }
            } else if isIdle, !state.isLoading {
                retry
            } else {
                ProgressView()
                    .accessibilityIdentifier("\(scene).loading")
            }
        }
        // Coming back to content doesn't load it again. Another attempt cancels the one before it.
        .task(id: attempt) {
            if state.content == nil || attempt != lastAttempt {
                lastAttempt = attempt
                await load()
            }
            isIdle = !Task.isCancelled
        }
    }

    @ViewBuilder private var failedReload: some View {
        if let message = state.failure {
            HStack {
                failure(message)
                Spacer()
                retry
            }
            .padding()
            .background(.bar)
        }
    }

    private func failure(_ message: String) -> some View {
        Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("\(scene).failure")
            .onAppear { announce(message) }
    }

    private var retry: some View {
        Button(SceneTexts.retry) { attempt += 1 }
            .accessibilityIdentifier("\(scene).retry")
    }

    // The property for this attribute needs a key path that isn't sendable.
    private typealias Priority = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute

    /// Has VoiceOver read a message to its end.
    private func announce(_ message: String) {
        var announcement = AttributedString(message)
        announcement[Priority.self] = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
}

#if DEBUG
#Preview("Loading") {
    SceneContent(scene: "Preview", state: LoadState<String>(), load: {}, content: { Text($0) })
}

#Preview("Failed") {
    SceneContent(scene: "Preview", state: LoadState<String>(failure: SceneTexts.failure), load: {}, content: { Text($0) })
}
#endif
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneHosting.swift",
####"""
{{> header}}
{{#options.platforms.is.any}}
#if canImport(SwiftUI) && canImport(UIKit)
{{/options.platforms.is.any}}
import SwiftUI
{{> public}}import UIKit

extension SwiftUISceneBuilder {
    /// The scene's view in a view controller, for UIKit scenes that lead to it.
    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        SceneHostingController(scene: self, dependencies: dependencies)
    }
}

/// Shows a SwiftUI scene among UIKit scenes, and handles its routes as they do.
final class SceneHostingController<Builder: SwiftUISceneBuilder>:
    UIHostingController<Builder.SceneView?>, SwiftUIRouteHandler
{
    var onDismissal: (() -> Void)?

    init(scene: Builder, dependencies: Dependencies) {
        super.init(rootView: nil)
        rootView = scene.view(handledBy: self, with: dependencies)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SceneEvents.current.observer?(.appeared(scene: SceneEvent.scene(of: Builder.self)))
    }

    func sceneWasDismissed() {
        onDismissal?()
    }
}

/// Shows a UIKit scene among SwiftUI views.
struct ViewControllerView: UIViewControllerRepresentable {
    let step: SceneNavigator.Step

    func makeUIViewController(context: Context) -> UIViewController {
        SceneContainerController(step: step)
    }

    func updateUIViewController(_ viewController: UIViewController, context: Context) {}
}

/// Passes on what the UIKit scene in it asks for.
private final class SceneContainerController: UIViewController, RouteHandler {
    private let step: SceneNavigator.Step

    init(step: SceneNavigator.Step) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let viewController = step.scene.viewController(with: step.dependencies)
        addChild(viewController)
        viewController.view.frame = view.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
        step.onDismissal = { [weak viewController] in
            (viewController as? any RouteHandler)?.sceneWasDismissed()
        }
    }

    func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        step.handle(request, with: dependencies)
    }
}
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneNavigator.swift",
####"""
{{> header}}
{{> public}}import Observation

/// Handles the routes of a SwiftUI scene.
@MainActor
{{> public}}protocol SwiftUIRouteHandler: RouteHandler {
    /// Called after the user has swiped the scene away, or tapped its close button.
    var onDismissal: (() -> Void)? { get set }
}

/// The navigation state of a SwiftUI window: a stack of scenes, and what covers it.
///
/// `SceneStack` shows it. It doesn't depend on views, so tests can follow routes on every
/// platform.
@MainActor
@Observable
{{> public}}final class SceneNavigator: Identifiable {
    /// A scene on the stack, and the handler of its router.
    @MainActor
    final class Step: SwiftUIRouteHandler, Hashable {
        let scene: any SceneBuilding
        /// The dependencies of the scene.
        let dependencies: Dependencies
        var onDismissal: (() -> Void)?
        /// Called once the scene has left the screen.
        fileprivate var onDisappearance: [() -> Void] = []
        fileprivate private(set) var isVisible = false
        fileprivate weak var navigator: SceneNavigator?

        fileprivate init(_ scene: any SceneBuilding, with dependencies: Dependencies) {
            self.scene = {{#options.features}}dependencies.resolved(scene){{/options.features}}{{^options.features}}scene{{/options.features}}
            self.dependencies = dependencies
        }

        func handle(_ request: RouteRequest, with dependencies: Dependencies) {
            navigator?.handle(request, of: self, with: dependencies)
        }

        func sceneWasDismissed() {
            onDismissal?()
        }

        /// `SceneStack` calls it whenever the scene's view appears.
        func viewDidAppear() {
            isVisible = true
        }

        /// Reports that a SwiftUI scene appeared. UIKit scenes report themselves.
        func report() {
            SceneEvents.current.observer?(.appeared(scene: SceneEvent.scene(of: type(of: scene))))
        }

        /// `SceneStack` calls it whenever the scene's view disappears.
        func viewDidDisappear() {
            isVisible = false
            let actions = onDisappearance
            onDisappearance = []
            for action in actions { action() }
        }

        nonisolated static func == (lhs: Step, rhs: Step) -> Bool { lhs === rhs }

        nonisolated func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    private(set) var root: Step
    /// The scenes above the root. SwiftUI shortens it when the user goes back.
    var path: [Step] = []
    /// The stack over this one.
    private(set) var presented: SceneNavigator?
    private(set) var alert: SceneAlert?
    /// Alerts that follow the one on screen.
    @ObservationIgnored private var nextAlerts: [SceneAlert] = []

    /// How this stack is presented.
    let style: PresentationStyle
    /// The dependencies of scenes that no other scene shows.
    let dependencies: Dependencies
    @ObservationIgnored private weak var presenter: SceneNavigator?

    {{> public}}convenience init(root scene: any SceneBuilding, dependencies: Dependencies = Dependencies()) {
        self.init(root: scene, style: .fullScreen, dependencies: dependencies)
    }

    private init(root scene: any SceneBuilding, style: PresentationStyle, dependencies: Dependencies) {
        root = Step(scene, with: dependencies)
        self.style = style
        self.dependencies = dependencies
        root.navigator = self
    }

    /// Shows scenes in place of everything above the root, as deep links do.
    {{> public}}func open(_ scenes: [any SceneBuilding]) {
        alert = nil
        nextAlerts = []
        presented = nil
        path = scenes.map { step($0, with: dependencies) }
    }

    /// Presents a scene over everything on screen.
    {{> public}}func present(_ scene: any SceneBuilding, as style: PresentationStyle = .sheet()) {
        present(scene, as: style, with: dependencies)
    }

    /// Shows an alert over everything on screen, after those that were there before.
    {{> public}}func show(_ alert: SceneAlert) {
        let top = top
        if top.alert == nil { top.alert = alert } else { top.nextAlerts.append(alert) }
    }

    private func handle(_ request: RouteRequest, of step: Step, with dependencies: Dependencies) {
        switch request {
        case .push(let scene): path.append(self.step(scene, with: dependencies))
        case .present(let scene, let style): present(scene, as: style, with: dependencies)
        case .alert(let alert): show(alert)
        case .replace(let scene): replace(step, with: self.step(scene, with: dependencies))
        case .popToRoot: path = []
        case .close(let action): close(step, then: action)
        }
    }

    private func present(_ scene: any SceneBuilding, as style: PresentationStyle, with dependencies: Dependencies) {
        let top = top
        let stack = SceneNavigator(root: scene, style: style, dependencies: dependencies)
        stack.presenter = top
        top.presented = stack
    }

    private func replace(_ step: Step, with next: Step) {
        if let index = path.firstIndex(of: step) {
            path.replaceSubrange(index..., with: [next])
        } else if step == root {
            path = []
            root = next
        }
    }

    private func close(_ step: Step, then action: @escaping () -> Void) {
        // In a tab that isn't selected, no scene is visible.
        let visible = [top, self].map { $0.path.last ?? $0.root }.first(where: \.isVisible)
        if let index = path.firstIndex(of: step) {
            // Also closes the scenes above this one.
            presented = nil
            path.removeSubrange(index...)
        } else if step == root, let presenter, presenter.presented === self {
            presenter.presented = nil
        } else {
            // Nothing led to the first scene of the app.
            return action()
        }
        if let visible { visible.onDisappearance.append(action) } else { action() }
    }

    private var top: SceneNavigator {
        var top = self
        while let presented = top.presented { top = presented }
        return top
    }

    private func step(_ scene: any SceneBuilding, with dependencies: Dependencies) -> Step {
        let step = Step(scene, with: dependencies)
        step.navigator = self
        return step
    }
}

/// The binding of SwiftUI's presentations. SwiftUI sets it when the user closes one of them.
extension SceneNavigator {
    var sheet: SceneNavigator? {
        get { if case .sheet = presented?.style { presented } else { nil } }
        set { if newValue == nil, sheet != nil { presentedWasDismissed() } }
    }

    var cover: SceneNavigator? {
        get { if case .fullScreen = presented?.style { presented } else { nil } }
        set { if newValue == nil, cover != nil { presentedWasDismissed() } }
    }

    var popover: SceneNavigator? {
        get { if case .popover = presented?.style { presented } else { nil } }
        set { if newValue == nil, popover != nil { presentedWasDismissed() } }
    }

    var isAlertPresented: Bool {
        get { alert?.style == .alert }
        set { if !newValue, isAlertPresented { alertWasDismissed() } }
    }

    var isActionSheetPresented: Bool {
        get { alert?.style == .actionSheet }
        set { if !newValue, isActionSheetPresented { alertWasDismissed() } }
    }

    private func alertWasDismissed() {
        let next = nextAlerts
        alert = nil
        nextAlerts = []
        if next.isEmpty { return }
        // SwiftUI shows no alert before the last one has left.
        Task { for alert in next { show(alert) } }
    }

    private func presentedWasDismissed() {
        guard let dismissed = presented else { return }
        presented = nil
        for step in [dismissed.root] + dismissed.path { step.sceneWasDismissed() }
    }
}

"""####),
            EmbeddedFile("Support/SceneNavigatorTests.testing.swift",
####"""
{{> header}}
import Testing

@testable import {{module}}
{{> importTestUIKit}}

/// Follows routes, without views.
@MainActor
struct SceneNavigatorTests {
    private struct Place: SceneBuilding {
        var name = ""
        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }
    {{#options.features}}

    private nonisolated struct PlaceRoute: SceneRoute {}

    private nonisolated struct RoutedPlace: RoutedScene {
        init(_ route: PlaceRoute) {}

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [RoutedPlace.self] }
    }
    {{/options.features}}

    private let navigator = SceneNavigator(root: Place(name: "root"))

    private func ask(_ step: SceneNavigator.Step?, for request: RouteRequest) throws {
        let step = try #require(step)
        SceneRouter(handler: step).handle(request)
    }

    private var names: [String?] {
        navigator.path.map { ($0.scene as? Place)?.name }
    }

    @Test func pushedSceneCanBeClosed() throws {
        try ask(navigator.root, for: .push(Place(name: "pushed")))
        #expect(names == ["pushed"])
        try ask(navigator.path.first, for: .close())
        #expect(names == [])
    }

    @Test func closeTakesTheScenesAboveAlong() throws {
        navigator.open([Place(name: "below"), Place(), Place()])
        try ask(navigator.path[1], for: .present(Place()))
        try ask(navigator.path[1], for: .close())
        #expect(names == ["below"])
        #expect(navigator.presented == nil)
    }

    @Test func closeCallsItsActionOnceTheScenesAreGone() throws {
        navigator.open([Place(), Place()])
        let top = try #require(navigator.path.last)
        top.viewDidAppear()
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        #expect(!isGone)
        top.viewDidDisappear()
        #expect(isGone)
    }

    @Test func closeOfAnInvisibleSceneCallsItsAction() throws {
        navigator.open([Place(), Place()])
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        #expect(isGone)
    }

    @Test func sceneCanBeReplaced() throws {
        navigator.open([Place(name: "old"), Place()])
        try ask(navigator.path.first, for: .replace(with: Place(name: "new")))
        #expect(names == ["new"])
        try ask(navigator.root, for: .replace(with: Place(name: "first")))
        #expect((navigator.root.scene as? Place)?.name == "first")
        #expect(names == [])
    }

    @Test func stackReturnsToItsFirstScene() throws {
        navigator.open([Place(), Place()])
        try ask(navigator.path.last, for: .popToRoot)
        #expect(names == [])
    }

    @Test func presentedScenesCanBeClosed() throws {
        try ask(navigator.root, for: .present(Place()))
        try ask(navigator.root, for: .present(Place(), as: .fullScreen))
        let first = try #require(navigator.sheet)
        try ask(first.cover?.root, for: .close())
        #expect(first.presented == nil)
        try ask(first.root, for: .close())
        #expect(navigator.presented == nil)
    }

    @Test func swipedSceneIsTold() throws {
        navigator.present(Place(), as: .popover)
        var isTold = false
        navigator.popover?.root.onDismissal = { isTold = true }
        navigator.sheet = nil
        #expect(!isTold)
        navigator.popover = nil
        #expect(isTold)
        #expect(navigator.presented == nil)
    }

    @Test func closedSceneDoesNotCloseAnother() throws {
        navigator.present(Place())
        let closed = try #require(navigator.presented?.root)
        try ask(closed, for: .close())
        navigator.present(Place())
        try ask(closed, for: .close())
        #expect(navigator.presented != nil)
    }

    @Test func firstSceneCannotBeClosed() throws {
        navigator.open([Place()])
        try ask(navigator.root, for: .close())
        #expect(navigator.path.count == 1)
    }

    @Test func alertCoversEverything() throws {
        navigator.present(Place())
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename")))
        let top = try #require(navigator.presented)
        #expect(top.alert?.title == "Rename")
        #expect(top.isAlertPresented)
        #expect(!top.isActionSheetPresented)
        #expect(!navigator.isAlertPresented)
        top.isAlertPresented = false
        #expect(top.alert == nil)
    }

    @Test func alertsFollowEachOther() async {
        navigator.show(SceneAlert(title: "Saved"))
        navigator.show(SceneAlert(title: "Sent"))
        #expect(navigator.alert?.title == "Saved")
        navigator.isAlertPresented = false
        #expect(navigator.alert == nil)
        for _ in 0..<1000 where navigator.alert == nil { await Task.yield() }
        #expect(navigator.alert?.title == "Sent")
    }

    @Test func openReplacesWhatIsThere() {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        #expect(names == ["new"])
        #expect(navigator.presented == nil)
    }

    @Test func sceneReportsThatItAppeared() {
        var heard: [String] = []
        let events = SceneEvents()
        events.observer = { if case .appeared(let scene) = $0 { heard.append(scene) } }
        SceneEvents.local.withValue(events) { navigator.root.report() }
        #expect(heard == ["Place"])
    }

    @Test func dependenciesComeAlong() throws {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        let router = SceneRouter(handler: navigator.root, dependencies: dependencies)
        router.handle(.push(Place()))
        router.handle(.present(Place()))
        #expect(navigator.path.first?.dependencies[Int.self] == 42)
        #expect(navigator.presented?.root.dependencies[Int.self] == 42)
    }

    @Test func closedStepsAreReleased() {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        #expect(released == nil)
    }
    {{#options.features}}

    @Test func routeShowsTheRegisteredScene() {
        let dependencies = Dependencies(features: [Places.self])
        let navigator = SceneNavigator(root: PlaceRoute(), dependencies: dependencies)
        navigator.open([PlaceRoute()])
        #expect(navigator.root.scene is RoutedPlace)
        #expect(navigator.path.first?.scene is RoutedPlace)
    }
    {{/options.features}}
}

"""####),
            EmbeddedFile("Support/SceneNavigatorTests.xctest.swift",
####"""
{{> header}}
import XCTest

@testable import {{module}}
{{> importTestUIKit}}

/// Follows routes, without views.
nonisolated final class SceneNavigatorXCTests: XCTestCase {
    private struct Place: SceneBuilding {
        var name = ""
        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }
    {{#options.features}}

    private nonisolated struct PlaceRoute: SceneRoute {}

    private nonisolated struct RoutedPlace: RoutedScene {
        init(_ route: PlaceRoute) {}

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [RoutedPlace.self] }
    }
    {{/options.features}}

    @MainActor private lazy var navigator = SceneNavigator(root: Place(name: "root"))

    @MainActor
    private func ask(_ step: SceneNavigator.Step?, for request: RouteRequest) throws {
        let step = try XCTUnwrap(step)
        SceneRouter(handler: step).handle(request)
    }

    @MainActor private var names: [String?] {
        navigator.path.map { ($0.scene as? Place)?.name }
    }

    @MainActor
    func testPushedSceneCanBeClosed() async throws {
        try ask(navigator.root, for: .push(Place(name: "pushed")))
        XCTAssertEqual(names, ["pushed"])
        try ask(navigator.path.first, for: .close())
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testCloseTakesTheScenesAboveAlong() async throws {
        navigator.open([Place(name: "below"), Place(), Place()])
        try ask(navigator.path[1], for: .present(Place()))
        try ask(navigator.path[1], for: .close())
        XCTAssertEqual(names, ["below"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testCloseCallsItsActionOnceTheScenesAreGone() async throws {
        navigator.open([Place(), Place()])
        let top = try XCTUnwrap(navigator.path.last)
        top.viewDidAppear()
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        XCTAssertFalse(isGone)
        top.viewDidDisappear()
        XCTAssertTrue(isGone)
    }

    @MainActor
    func testCloseOfAnInvisibleSceneCallsItsAction() throws {
        navigator.open([Place(), Place()])
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        XCTAssertTrue(isGone)
    }

    @MainActor
    func testSceneCanBeReplaced() async throws {
        navigator.open([Place(name: "old"), Place()])
        try ask(navigator.path.first, for: .replace(with: Place(name: "new")))
        XCTAssertEqual(names, ["new"])
        try ask(navigator.root, for: .replace(with: Place(name: "first")))
        XCTAssertEqual((navigator.root.scene as? Place)?.name, "first")
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testStackReturnsToItsFirstScene() async throws {
        navigator.open([Place(), Place()])
        try ask(navigator.path.last, for: .popToRoot)
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testPresentedScenesCanBeClosed() async throws {
        try ask(navigator.root, for: .present(Place()))
        try ask(navigator.root, for: .present(Place(), as: .fullScreen))
        let first = try XCTUnwrap(navigator.sheet)
        try ask(first.cover?.root, for: .close())
        XCTAssertNil(first.presented)
        try ask(first.root, for: .close())
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testSwipedSceneIsTold() async throws {
        navigator.present(Place(), as: .popover)
        var isTold = false
        navigator.popover?.root.onDismissal = { isTold = true }
        navigator.sheet = nil
        XCTAssertFalse(isTold)
        navigator.popover = nil
        XCTAssertTrue(isTold)
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedSceneDoesNotCloseAnother() async throws {
        navigator.present(Place())
        let closed = try XCTUnwrap(navigator.presented?.root)
        try ask(closed, for: .close())
        navigator.present(Place())
        try ask(closed, for: .close())
        XCTAssertNotNil(navigator.presented)
    }

    @MainActor
    func testFirstSceneCannotBeClosed() async throws {
        navigator.open([Place()])
        try ask(navigator.root, for: .close())
        XCTAssertEqual(navigator.path.count, 1)
    }

    @MainActor
    func testAlertCoversEverything() async throws {
        navigator.present(Place())
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename")))
        let top = try XCTUnwrap(navigator.presented)
        XCTAssertEqual(top.alert?.title, "Rename")
        XCTAssertTrue(top.isAlertPresented)
        XCTAssertFalse(top.isActionSheetPresented)
        XCTAssertFalse(navigator.isAlertPresented)
        top.isAlertPresented = false
        XCTAssertNil(top.alert)
    }

    @MainActor
    func testAlertsFollowEachOther() async {
        navigator.show(SceneAlert(title: "Saved"))
        navigator.show(SceneAlert(title: "Sent"))
        XCTAssertEqual(navigator.alert?.title, "Saved")
        navigator.isAlertPresented = false
        XCTAssertNil(navigator.alert)
        for _ in 0..<1000 where navigator.alert == nil { await Task.yield() }
        XCTAssertEqual(navigator.alert?.title, "Sent")
    }

    @MainActor
    func testOpenReplacesWhatIsThere() async {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        XCTAssertEqual(names, ["new"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testSceneReportsThatItAppeared() async {
        var heard: [String] = []
        let events = SceneEvents()
        events.observer = { if case .appeared(let scene) = $0 { heard.append(scene) } }
        SceneEvents.local.withValue(events) { navigator.root.report() }
        XCTAssertEqual(heard, ["Place"])
    }

    @MainActor
    func testDependenciesComeAlong() async throws {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        let router = SceneRouter(handler: navigator.root, dependencies: dependencies)
        router.handle(.push(Place()))
        router.handle(.present(Place()))
        XCTAssertEqual(navigator.path.first?.dependencies[Int.self], 42)
        XCTAssertEqual(navigator.presented?.root.dependencies[Int.self], 42)
    }

    @MainActor
    func testClosedStepsAreReleased() async {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        XCTAssertNil(released)
    }
    {{#options.features}}

    @MainActor
    func testRouteShowsTheRegisteredScene() async {
        let dependencies = Dependencies(features: [Places.self])
        let navigator = SceneNavigator(root: PlaceRoute(), dependencies: dependencies)
        navigator.open([PlaceRoute()])
        XCTAssertTrue(navigator.root.scene is RoutedPlace)
        XCTAssertTrue(navigator.path.first?.scene is RoutedPlace)
    }
    {{/options.features}}
}

"""####),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneRow.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
{{> public}}import SwiftUI

/// A row of a list. With an action, it looks like a link, with a chevron.
{{> public}}struct SceneRow: View {
    private let text: String
    private let action: (@MainActor () -> Void)?

    {{> public}}init(_ text: String, action: (@MainActor () -> Void)? = nil) {
        self.text = text
        self.action = action
    }

    {{> public}}var body: some View {
        if let action {
            Button {
                action()
            } label: {
                HStack {
                    Text(text)
                    Spacer()
                    Image(systemName: "chevron.forward")
                        .font(.footnote)
                        .foregroundStyle(.tertiary)
                        .accessibilityHidden(true)
                }
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
        } else {
            Text(text)
        }
    }
}

/// A list shows it if it has no rows.
{{> public}}struct EmptySceneView: View {
    private let text: String

    {{> public}}init(text: String = SceneTexts.nothing) {
        self.text = text
    }

    {{> public}}var body: some View {
        ContentUnavailableView(text, systemImage: "tray")
    }
}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("Support/SceneStack.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
{{> public}}import SwiftUI

/// A scene with a SwiftUI view.
{{> public}}nonisolated protocol SwiftUISceneBuilder: SceneBuilding {
    associatedtype SceneView: View

    /// The scene's view, ready to show.
    ///
    /// - Parameters:
    ///   - handler: Carries out what the scene's router asks for.
    ///   - dependencies: What the scene and those that it leads to work with.
    @MainActor func view(handledBy handler: any SwiftUIRouteHandler, with dependencies: Dependencies) -> SceneView
}

/// Shows a navigator's stack of scenes, and what covers it.
{{> public}}struct SceneStack: View {
    @Bindable private var navigator: SceneNavigator
    private let close: (@MainActor () -> Void)?

    {{> public}}init(navigator: SceneNavigator) {
        self.init(navigator: navigator, close: nil)
    }

    /// - Parameter close: What a close button does, for a stack that can't be swiped away.
    private init(navigator: SceneNavigator, close: (@MainActor () -> Void)?) {
        self.navigator = navigator
        self.close = close
    }

    {{> public}}var body: some View {
        NavigationStack(path: $navigator.path) {
            StepView(step: navigator.root)
                .toolbar {
                    if let close {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(SceneTexts.close) { close() }
                        }
                    }
                }
                .navigationDestination(for: SceneNavigator.Step.self) { StepView(step: $0) }
        }
        .alert(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isAlertPresented,
            presenting: navigator.alert
        ) { alert in
            buttons(of: alert)
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .confirmationDialog(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isActionSheetPresented,
            titleVisibility: .visible,
            presenting: navigator.alert
        ) { alert in
            buttons(of: alert)
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .sheet(item: $navigator.sheet) { stack in
            SceneStack(navigator: stack)
                .presentationDetents(stack.style.detents)
        }
        // It points to the whole stack.
        .popover(item: $navigator.popover) { SceneStack(navigator: $0) }
        {{#options.platforms.is.any}}
        #if os(macOS)
        .sheet(item: $navigator.cover) { SceneStack(navigator: $0, close: { navigator.cover = nil }) }
        #else
        .fullScreenCover(item: $navigator.cover) { SceneStack(navigator: $0, close: { navigator.cover = nil }) }
        #endif
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        .fullScreenCover(item: $navigator.cover) { SceneStack(navigator: $0, close: { navigator.cover = nil }) }
        {{/options.platforms.is.ios}}
    }

    private func buttons(of alert: SceneAlert) -> some View {
        ForEach(alert.actions.indices, id: \.self) { index in
            button(for: alert.actions[index])
        }
    }

    private func button(for action: SceneAlert.Action) -> some View {
        let roles: [SceneAlert.Action.Role: ButtonRole] = [.cancel: .cancel, .destructive: .destructive]
        return Button(action.title, role: roles[action.role]) {
            // The alert closes first, so that the action can show another one.
            Task { action.handler() }
        }
    }

    /// Shows the scene of one step, whether its view comes from SwiftUI or UIKit.
    private struct StepView: View {
        let step: SceneNavigator.Step

        var body: some View {
            scene
                // If another step takes this one's place, its scene starts again.
                .id(step)
                .onAppear { step.viewDidAppear() }
                .onDisappear { step.viewDidDisappear() }
        }

        @ViewBuilder private var scene: some View {
            if let scene = step.scene as? any SwiftUISceneBuilder {
                view(of: scene)
            } else {
                {{> ifUIKit}}
                ViewControllerView(step: step)
                    .ignoresSafeArea()
                {{> endIfUIKit}}
            }
        }

        private func view(of scene: some SwiftUISceneBuilder) -> AnyView {
            AnyView(scene.view(handledBy: step, with: step.dependencies).onAppear { step.report() })
        }
    }
}

extension PresentationStyle {
    fileprivate var detents: Set<PresentationDetent> {
        guard case .sheet(let detents) = self else { return [.large] }
        return Set(detents.map { $0 == .medium ? .medium : .large })
    }
}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("Support/SceneTask.swift",
####"""
{{> header}}
/// Runs one action at a time, until the view that keeps it as its state is gone.
@MainActor
{{> public}}final class SceneTask {
    private var running: Task<Void, Never>?

    {{> public}}nonisolated init() {}

    deinit {
        running?.cancel()
    }

    /// - Parameter action: It must not hold the view, or else it is never canceled.
    {{> public}}func run(_ action: @escaping @MainActor () async -> Void) {
        if running != nil { return }
        running = Task { [weak self] in
            await action()
            self?.running = nil
        }
    }
}

"""####),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "SwiftUIScene",
  "version": "1.0.0",
  "summary": "SwiftUI scenes: Builder, ViewModel, Router, and View, with navigation as testable state",
  "platforms": { "iOS": "17", "macOS": "14" },
  "options": [
    {
      "name": "access",
      "type": "choice",
      "values": ["internal", "public"],
      "default": "internal",
      "scope": "project",
      "summary": "Whether other modules can use the Builder and the shared types"
    },
    {
      "name": "exported",
      "type": "bool",
      "when": { "access": "public", "features": true },
      "summary": "Whether other features lead to the scene, by a route in the interface of its feature"
    },
    {
      "name": "features",
      "type": "bool",
      "scope": "project",
      "when": { "access": "public" },
      "summary": "Whether the shared files lead to scenes of other features"
    },
    {
      "name": "form",
      "type": "bool",
      "when": { "list": false },
      "summary": "Whether the scene is a form: it loads nothing, and submits fields"
    },
    {
      "name": "link",
      "type": "link",
      "summary": "The path of deep links that open the scene, as in cars/:carID",
      "reserved": { "link": "the initializer's parameter has that name" }
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit and SwiftUI code is inside #if canImport"
    },
    {
      "name": "tests",
      "type": "choice",
      "values": ["testing", "xctest", "none"],
      "default": "testing",
      "summary": "The framework that the generated tests use"
    },
    {
      "name": "list",
      "type": "bool",
      "summary": "Whether the View shows rows"
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
      "id": "view",
      "source": "{{scene}}View.swift",
      "path": "{{scene}}/{{scene}}View.swift",
      "role": "View",
      "when": { "form": false }
    },
    {
      "id": "form-view",
      "source": "{{scene}}View.form.swift",
      "path": "{{scene}}/{{scene}}View.swift",
      "role": "View",
      "when": { "form": true }
    },
    {
      "id": "view-model",
      "source": "{{scene}}ViewModel.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel",
      "when": { "form": false }
    },
    {
      "id": "form-view-model",
      "source": "{{scene}}ViewModel.form.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel",
      "when": { "form": true }
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "form": false, "tests": "testing" }
    },
    {
      "id": "form-tests",
      "source": "{{scene}}Tests.form.testing.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "form": true, "tests": "testing" }
    },
    {
      "id": "xctests",
      "source": "{{scene}}Tests.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "form": false, "tests": "xctest" }
    },
    {
      "id": "form-xctests",
      "source": "{{scene}}Tests.form.xctest.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "form": true, "tests": "xctest" }
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
      "id": "link",
      "source": "{{scene}}Builder+Link.swift",
      "path": "{{scene}}/{{scene}}Builder+Link.swift",
      "role": "Link",
      "when": { "link": true }
    },
    {
      "id": "link-tests",
      "source": "{{scene}}LinkTests.testing.swift",
      "path": "{{scene}}LinkTests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "link": true, "tests": "testing" }
    },
    {
      "id": "link-xctests",
      "source": "{{scene}}LinkTests.xctest.swift",
      "path": "{{scene}}LinkTests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "link": true, "tests": "xctest" }
    },
    {
      "id": "scene-route",
      "source": "{{scene}}Route.swift",
      "path": "{{scene}}Route.swift",
      "role": "Route",
      "root": "interface",
      "when": { "exported": true }
    },
    {
      "id": "builder-route",
      "source": "{{scene}}Builder+Route.swift",
      "path": "{{scene}}/{{scene}}Builder+Route.swift",
      "role": "Route",
      "when": { "exported": true }
    },
    {
      "id": "fake",
      "source": "{{scene}}Fake.swift",
      "path": "{{scene}}Fake.swift",
      "role": "Fake",
      "root": "testing",
      "when": { "exported": true }
    },
    {
      "id": "scene-route-tests",
      "source": "{{scene}}RouteTests.testing.swift",
      "path": "{{scene}}RouteTests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "exported": true, "tests": "testing" }
    },
    {
      "id": "scene-route-xctests",
      "source": "{{scene}}RouteTests.xctest.swift",
      "path": "{{scene}}RouteTests.swift",
      "role": "Tests",
      "root": "tests",
      "when": { "exported": true, "tests": "xctest" }
    },
    {
      "id": "scene-links",
      "source": "Support/SceneLinks.swift",
      "path": "SceneLinks.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "link": true }
    },
    {
      "id": "scene-links-tests",
      "source": "Support/SceneLinksTests.testing.swift",
      "path": "Support/SceneLinksTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "link": true, "tests": "testing" }
    },
    {
      "id": "scene-links-xctests",
      "source": "Support/SceneLinksTests.xctest.swift",
      "path": "Support/SceneLinksXCTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "link": true, "tests": "xctest" }
    },
    {
      "id": "scene-features",
      "source": "Support/SceneFeatures.swift",
      "path": "SceneFeatures.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "features": true }
    },
    {
      "id": "scene-features-tests",
      "source": "Support/SceneFeaturesTests.testing.swift",
      "path": "Support/SceneFeaturesTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "features": true, "tests": "testing" }
    },
    {
      "id": "scene-features-xctests",
      "source": "Support/SceneFeaturesTests.xctest.swift",
      "path": "Support/SceneFeaturesXCTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "features": true, "tests": "xctest" }
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
      "id": "scene-router",
      "source": "Support/SceneRouter.swift",
      "path": "SceneRouter.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "dependencies",
      "source": "Support/Dependencies.swift",
      "path": "Dependencies.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-events",
      "source": "Support/SceneEvents.swift",
      "path": "SceneEvents.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-texts",
      "source": "Support/SceneTexts.swift",
      "path": "SceneTexts.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "load-state",
      "source": "Support/LoadState.swift",
      "path": "LoadState.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "loader",
      "source": "Support/Loader.swift",
      "path": "Loader.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-content",
      "source": "Support/SceneContent.swift",
      "path": "SceneContent.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-row",
      "source": "Support/SceneRow.swift",
      "path": "SceneRow.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "list": true }
    },
    {
      "id": "scene-task",
      "source": "Support/SceneTask.swift",
      "path": "SceneTask.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "form": true }
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
      "id": "scene-navigator",
      "source": "Support/SceneNavigator.swift",
      "path": "SceneNavigator.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-stack",
      "source": "Support/SceneStack.swift",
      "path": "SceneStack.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "scene-hosting",
      "source": "Support/SceneHosting.swift",
      "path": "SceneHosting.swift",
      "role": "Support",
      "root": "support",
      "shared": true
    },
    {
      "id": "route-spy",
      "source": "Support/RouteSpy.swift",
      "path": "Support/RouteSpy.swift",
      "role": "Support",
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "loader-tests",
      "source": "Support/LoaderTests.testing.swift",
      "path": "Support/LoaderTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "loader-xctests",
      "source": "Support/LoaderTests.xctest.swift",
      "path": "Support/LoaderXCTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "xctest" }
    },
    {
      "id": "scene-router-tests",
      "source": "Support/SceneRouterTests.testing.swift",
      "path": "Support/SceneRouterTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "scene-router-xctests",
      "source": "Support/SceneRouterTests.xctest.swift",
      "path": "Support/SceneRouterXCTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "xctest" }
    },
    {
      "id": "scene-navigator-tests",
      "source": "Support/SceneNavigatorTests.testing.swift",
      "path": "Support/SceneNavigatorTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "scene-navigator-xctests",
      "source": "Support/SceneNavigatorTests.xctest.swift",
      "path": "Support/SceneNavigatorXCTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "xctest" }
    }
  ],
  "rules": [
    {
      "id": "view-model-no-ui",
      "severity": "error",
      "why": "A ViewModel knows no views, so tests need none.",
      "fix": "Use values, and leave views to the View.",
      "in": {"roles": ["ViewModel"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-ui",
      "severity": "error",
      "why": "A Router knows no views, so tests follow its routes anywhere.",
      "fix": "Use values, and leave views to the View.",
      "in": {"roles": ["Router"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-data",
      "severity": "warning",
      "why": "A Router leads to scenes, and reads, stores, and formats nothing.",
      "fix": "Pass the value to the route, or load it in the next ViewModel.",
      "in": {"roles": ["Router"]},
      "names": ["AppStorage", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "FileManager", "ISO8601DateFormatter", "ListFormatter", "MeasurementFormatter", "ModelContainer", "ModelContext", "NSFetch*", "NSManagedObjectContext", "NSPersistent*", "NSUbiquitousKeyValueStore", "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "URLSession*", "UserDefaults"],
      "calls": ["AttributedString", "NSAttributedString", "NSMutableAttributedString", "appendFormat", "appendingFormat", "formatted", "localizedStringWithFormat", {"name": "NSString", "label": "format"}, {"name": "String", "label": "format"}, {"name": "init", "receiver": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}, {"name": "string", "label": "fromByteCount"}],
      "uses": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"],
      "properties": [{"contains": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"]}],
      "passes": "let title = content.title",
      "fails": ["let name = UserDefaults.standard.string(forKey: \"name\")", "let cars = CarAPI.shared.cars()", "let api: CarAPI"]
    },
    {
      "id": "builder-only-builds",
      "severity": "warning",
      "why": "A Builder creates the parts of its scene, and does nothing else.",
      "fix": "Do it in the ViewModel.",
      "in": {"roles": ["Builder"]},
      "calls": ["Task", "delete*", "dismiss", "fetch*", "load*", "present", "push*", "save*", "sink", "subscribe", "!deleted*", "!fetched*", "!loadNib*", "!loadView*", "!loaded*", "!loading*", "!saved*", "AttributedString", "NSAttributedString", "NSMutableAttributedString", "appendFormat", "appendingFormat", "formatted", "localizedStringWithFormat", {"name": "NSString", "label": "format"}, {"name": "String", "label": "format"}, {"name": "init", "receiver": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}, {"name": "string", "label": "fromByteCount"}],
      "uses": ["ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "FileManager", "ISO8601DateFormatter", "ListFormatter", "MeasurementFormatter", "ModelContainer", "NSFetch*", "NSPersistent*", "NSUbiquitousKeyValueStore", "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "Task", "URLSession", "UserDefaults"],
      "passes": ["CarListViewModel(api: api)", "CarListViewModel(session: URLSession.shared)"],
      "fails": ["viewModel.load()", "let session = URLSession.shared"]
    },
    {
      "id": "view-no-navigation",
      "severity": "error",
      "why": "A View presents nothing itself, so one navigator knows what is on screen.",
      "fix": "Call a function of the router.",
      "in": {"roles": ["View"]},
      "calls": ["alert", "dismiss", "fullScreenCover", "navigationDestination", "sheet"],
      "passes": "Button(\"Edit\") { router.presentEditor() }",
      "fails": "Text(\"Car\").sheet(isPresented: $isEditing) { Editor() }"
    },
    {
      "id": "view-no-data",
      "severity": "warning",
      "why": "A View asks its ViewModel for data.",
      "fix": "Load and store it in the ViewModel.",
      "in": {"roles": ["View"]},
      "names": ["AppStorage", "FileManager", "ModelContainer", "ModelContext", "NSFetch*", "NSManagedObjectContext", "NSPersistent*", "NSUbiquitousKeyValueStore", "URLSession*", "UserDefaults"],
      "uses": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"],
      "properties": [{"contains": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"]}],
      "passes": "let title = content.title",
      "fails": ["let name = UserDefaults.standard.string(forKey: \"name\")", "let cars = CarAPI.shared.cars()", "let api: CarAPI"]
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Commands": "its builder would be SwiftUI's CommandsBuilder",
      "ContentUnavailable": "its view would be SwiftUI's ContentUnavailableView",
      "DocumentLaunch": "its view would be SwiftUI's DocumentLaunchView",
      "Empty": "its view would be SwiftUI's EmptyView",
      "EmptyScene": "its view would be EmptySceneView, which the shared files declare",
      "Equatable": "its view would be SwiftUI's EquatableView",
      "HSplit": "its view would be SwiftUI's HSplitView",
      "Keyframes": "its builder would be SwiftUI's KeyframesBuilder",
      "LoadState": "its view would be LoadStateView, which shared files of other sets declare",
      "Loader": "its tests would be LoaderTests, which the shared files declare",
      "Navigation": "its view would be SwiftUI's NavigationView",
      "NavigationSplit": "its view would be SwiftUI's NavigationSplitView",
      "Progress": "its view would be SwiftUI's ProgressView",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
      "SceneLinks": "its tests would be SceneLinksTests, which the shared files declare",
      "SceneNavigator": "its tests would be SceneNavigatorTests, which the shared files declare",
      "SceneRouter": "its tests would be SceneRouterTests, which the shared files declare",
      "Scroll": "its view would be SwiftUI's ScrollView",
      "Subscription": "its view would be SwiftUI's SubscriptionView",
      "Support": "its folder would be that of the shared files",
      "SwiftUIScene": "its builder would be SwiftUISceneBuilder, which the shared files declare",
      "Tab": "its view would be SwiftUI's TabView",
      "TabContent": "its builder would be SwiftUI's TabContentBuilder",
      "TableColumn": "its builder would be SwiftUI's TableColumnBuilder",
      "TableRow": "its builder would be SwiftUI's TableRowBuilder",
      "Timeline": "its view would be SwiftUI's TimelineView",
      "ToolbarContent": "its builder would be SwiftUI's ToolbarContentBuilder",
      "Tuple": "its view would be SwiftUI's TupleView",
      "UI": "its view would be UIKit's UIView",
      "UIActivityIndicator": "its view would be UIKit's UIActivityIndicatorView",
      "UICalendar": "its view would be UIKit's UICalendarView",
      "UICollection": "its view would be UIKit's UICollectionView",
      "UIContentUnavailable": "its view would be UIKit's UIContentUnavailableView",
      "UIImage": "its view would be UIKit's UIImageView",
      "UIInput": "its view would be UIKit's UIInputView",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder",
      "UIPicker": "its view would be UIKit's UIPickerView",
      "UIProgress": "its view would be UIKit's UIProgressView",
      "UIScroll": "its view would be UIKit's UIScrollView",
      "UIStack": "its view would be UIKit's UIStackView",
      "UITable": "its view would be UIKit's UITableView",
      "UIText": "its view would be UIKit's UITextView",
      "UIVisualEffect": "its view would be UIKit's UIVisualEffectView",
      "VSplit": "its view would be SwiftUI's VSplitView",
      "View": "its builder would be SwiftUI's ViewBuilder",
      "ViewController": "its view would be ViewControllerView, which the shared files declare",
      "WidgetBundle": "its builder would be SwiftUI's WidgetBundleBuilder"
    },
    "parameters": {
      "canSubmit": "the view model of a form has that name",
      "fields": "the view model of a form has that name",
      "send": "the view model of a form has that name",
      "submission": "the view model of a form has that name",
      "submit": "the view model of a form has that name",
      "_state": "the macro Observable makes a property called that",
      "dependencies": "the function that makes the view has that parameter",
      "fetchContent": "the view model's function has that name",
      "load": "the view model's function has that name",
      "loader": "the view model's property has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "state": "the view model's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}View": "the view has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Fields": "inside the view model it would mean the view model's own Fields",
      "Button": "views would take it for SwiftUI's Button",
      "Content": "inside the view model it would mean the view model's own Content",
      "Image": "views would take it for SwiftUI's Image",
      "Label": "views would take it for SwiftUI's Label",
      "List": "views would take it for SwiftUI's List",
      "State": "views would take it for SwiftUI's State",
      "Text": "views would take it for SwiftUI's Text",
      "View": "views would take it for SwiftUI's View",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}View": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift",
####"""
{{> header}}
{{> builderImports}}
{{> importSwiftUI}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderMembers}}
    {{$members}}
    {{/members}}
}

{{> ifSwiftUI}}
extension {{scene}}Builder: SwiftUISceneBuilder {
    @MainActor
    {{> public}}func view(handledBy handler: any SwiftUIRouteHandler, with dependencies: Dependencies) -> some View {
        {{scene}}View(viewModel: makeViewModel({{> dependenciesArgument}}), router: makeRouter(handler: handler, with: dependencies))
    }
}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("{{scene}}Fake.swift",
####"""
{{> header}}
{{> testImports}}
public import {{module}}Interface
{{> importTestNetworking}}
{{> importSwiftUI}}

/// Stands for {{scene}} in the tests, previews, and demo apps of other features.
public nonisolated struct {{scene}}Fake: RoutedScene {
    public let route: {{scene}}Route

    public init(_ route: {{scene}}Route) {
        self.route = route
    }
}

{{> ifSwiftUI}}
extension {{scene}}Fake: SwiftUISceneBuilder {
    @MainActor
    public func view(handledBy handler: any SwiftUIRouteHandler, with dependencies: Dependencies) -> some View {
        Text("{{title}}")
            .navigationTitle("{{title}}")
    }
}
{{> endIfSwiftUI}}
{{> routeSample}}

"""####),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
            EmbeddedFile("{{scene}}Tests.form.testing.swift", common_Form___scene__Tests_form_testing_swift),
            EmbeddedFile("{{scene}}Tests.form.xctest.swift", common_Form___scene__Tests_form_xctest_swift),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.state.content != nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testLoadShowsContent() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        XCTAssertNotNil(viewModel.state.content)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}View.form.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}. Input goes to the view model; other scenes, to the router.
struct {{scene}}View: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: {{scene}}ViewModel
    @State private var submitting = SceneTask()
    private let router: {{scene}}Router

    init(viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        Form {
            TextField(text: $viewModel.fields.text) { Text("Text", bundle: SceneTexts.bundle) }
                .accessibilityIdentifier("{{scene}}.text")
            Button(SceneTexts.submit) { submit() }
                .disabled(!viewModel.canSubmit)
                .accessibilityIdentifier("{{scene}}.submit")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("{{scene}}.content")
        .navigationTitle(Text("{{title}}", bundle: SceneTexts.bundle))
    }

    /// A tap while the fields are on their way, or once they have arrived, changes nothing.
    private func submit() {
        guard viewModel.canSubmit else { return }
        submitting.run { [viewModel, router] in
            await viewModel.submit()
            if Task.isCancelled { return }
            if let message = viewModel.submission.failure {
                router.handle(.alert(SceneAlert(title: message)))
            } else if viewModel.submission.content != nil {
                router.close()
            }
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("{{scene}}View.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI
{{$imports}}
{{/imports}}

/// Lays out {{scene}} and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct {{scene}}View: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router

    init(viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "{{scene}}",
            state: viewModel.state,
            load: viewModel.load
        ) { content in
            {{#options.list}}
            List(content.rows.unique) { row in
                SceneRow(row.text)
            }
            .overlay { if content.rows.isEmpty { EmptySceneView() } }
            .refreshable { await viewModel.load() }
            .navigationTitle(content.title)
            {{/options.list}}
            {{^options.list}}
            Text(content.title)
                .navigationTitle(content.title)
            {{/options.list}}
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.form.swift",
####"""
{{> header}}
import Observation
{{> imports}}
{{$imports}}
{{/imports}}

/// Holds what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    {{> formFields}}

    var fields = Fields()
    /// Its content is what was submitted last.
    private(set) var submission = LoadState<Fields>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<Fields>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        loader.onChange = { [weak self] state in self?.submission = state }
    }

    /// Whether the fields can be submitted now.
    var canSubmit: Bool { fields.areComplete && submission.accepts(fields) }

    /// Submits the fields if they are complete.
    func submit() async {
        guard canSubmit else { return }
        await loader.load { [fields] in
            try await send(fields)
            return fields
        }
    }

    // TODO: Send the fields.
    private func send(_ fields: Fields) async throws {}
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
import Observation
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        {{#options.list}}
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.list}}
    }

    private(set) var state = LoadState<Content>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<Content>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "{{title}}")
    }
    {{$members}}
    {{/members}}
}

"""####),
        ])
    }
}
