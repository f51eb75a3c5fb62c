// Made by scripts/embed-templates from Templates/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let embedded: [(name: String, load: @Sendable () -> EmbeddedSet)] = [
        ("InputsOutputs", { EmbeddedSet(name: "InputsOutputs",
            digest: "6827874acec54ea09e59e972720e8857f4859d6870cb492f08eeb61385587533",
            files: [
            EmbeddedFile("Partials/answeredOutputTest.mustache",
####"""
{{#source.isVoid}}
{{> outputTest}}
{{/source.isVoid}}
{{^source.isVoid}}
{{#source.hasSample}}
{{> outputTest}}
{{/source.hasSample}}
{{/source.isVoid}}

"""####),
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Rx_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/changes.mustache", common_Rx_Partials_changes_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetch.mustache",
####"""
private nonisolated static func fetch() -> Single<ViewModel.Content> {
    .just(ViewModel.Content(title: "Fetched"))
}

"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importMemberTestNetworking.mustache",
####"""
{{#samples.known}}
{{^testNetworking}}
{{#memberNetworking}}
{{> importNetworking}}
{{/memberNetworking}}
{{/testNetworking}}
{{/samples.known}}

"""####),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listDataSource.mustache", common_Partials_listDataSource_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/loading.mustache", common_Rx_Partials_loading_mustache),
            EmbeddedFile("Partials/mainQueueCheck.mustache",
####"""
{{#options.tests.is.xctest}}
XCTAssertTrue(arrives)
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
#expect(arrives)
{{/options.tests.is.xctest}}

"""####),
            EmbeddedFile("Partials/memberImports.mustache",
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
            EmbeddedFile("Partials/memberTestImports.mustache",
####"""
{{#samples.known}}
{{#memberImports}}
import {{.}}
{{/memberImports}}
{{/samples.known}}

"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/output.mustache",
####"""
{{^isVoid}}
{{#source.isVoid}}
// TODO: Work out {{plainName}}.
{{/source.isVoid}}
{{/isVoid}}
{{source.plainName}}Subject
    {{#isVoid}}
    {{^source.isVoid}}
    .map { _ in }
    {{/source.isVoid}}
    {{/isVoid}}
    {{^isVoid}}
    .{{#hasPlaceholder}}map{{/hasPlaceholder}}{{^hasPlaceholder}}flatMapLatest{{/hasPlaceholder}}{{> transform}}
    {{/isVoid}}
    .bind(to: {{plainName}}Relay)
    .disposed(by: disposeBag)

"""####),
            EmbeddedFile("Partials/outputTest.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
func test{{capitalizedName}}ArrivesOnTheMainQueue() async throws {
{{/options.tests.is.xctest}}
{{^options.tests.is.xctest}}
@Test func {{plainName}}ArrivesOnTheMainQueue() async throws {
{{/options.tests.is.xctest}}
    let viewModel = builder.makeViewModel(fetch: Self.fetch)
    let output = viewModel.outputs.{{name}}
    let arrives = try await MainQueue.delivers(
        output,
        after: { $0.{{> sendSource}} },
        to: viewModel.inputs
    )
    {{> mainQueueCheck}}
}


"""####),
            EmbeddedFile("Partials/outputTests.mustache",
####"""
{{#options.output}}
{{#hasSource}}
{{#isVoid}}
{{> answeredOutputTest}}
{{/isVoid}}
{{^isVoid}}
{{#hasPlaceholder}}
{{> answeredOutputTest}}
{{/hasPlaceholder}}
{{/isVoid}}
{{/hasSource}}
{{/options.output}}

"""####),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/reloadList.mustache", common_Partials_reloadList_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/sendSource.mustache",
####"""
{{! The call that sends the input of an output, without a line break. }}{{#source}}{{#isVoid}}{{name}}(){{/isVoid}}{{^isVoid}}didChange({{argumentLabel}}: {{sample}}){{/isVoid}}{{/source}}
"""####),
            EmbeddedFile("Partials/state.mustache", common_Rx_Partials_state_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/transform.mustache",
####"""
{{! What works out an output, as an argument, without a line break. }}{{#source.isVoid}} { {{#hasPlaceholder}}{{placeholder}}{{/hasPlaceholder}}{{^hasPlaceholder}}Observable<{{type}}>.empty(){{/hasPlaceholder}} }{{/source.isVoid}}{{^source.isVoid}}(Self.{{name}}){{/source.isVoid}}
"""####),
            EmbeddedFile("Partials/transformParameter.mustache",
####"""
{{! What the function of an output takes. }}{{#source}}_ {{name}}: {{parameterType}}{{/source}}
"""####),
            EmbeddedFile("Partials/types.mustache",
####"""
{{! What a view controller holds, and tests hold on to, without a line break. }}{{scene}}ViewModel{{options.suffix}}
"""####),
            EmbeddedFile("Partials/viewImports.mustache",
####"""
{{#memberImports}}
import {{.}}
{{/memberImports}}
{{#memberNetworking}}
{{> importNetworking}}
{{/memberNetworking}}

"""####),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue+Outputs.swift",
####"""
{{> header}}
import Dispatch
import RxSwift

nonisolated extension MainQueue {
    /// Whether the first element of an output arrives on the main queue although input comes from another.
    @MainActor
    static func delivers<Element, Inputs>(
        _ output: Observable<Element>,
        after send: @escaping @Sendable (Inputs) -> Void,
        to inputs: Inputs
    ) async throws -> Bool {
        let deliveries = deliveries(of: output, after: send, to: inputs)
        return try await Recording(of: deliveries, count: 1).elements() == [true]
    }

    private static func deliveries<Element, Inputs>(
        of output: Observable<Element>,
        after send: @escaping @Sendable (Inputs) -> Void,
        to inputs: Inputs
    ) -> Observable<Bool> {
        output.map(delivers)
            .do(onSubscribed: { send(inputs) })
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}

"""####),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "InputsOutputs",
  "version": "1.0.0",
  "summary": "UIKit scenes with RxSwift: a ViewModel with inputs and outputs that you name",
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
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
    },
    {
      "name": "input",
      "type": "members",
      "summary": "What happens in the scene, as in email:String or submit:Void",
      "reserved": {
        "BehaviorRelay": "RxRelay's class has that name",
        "didChange": "the view model's functions for inputs have that name",
        "DisposeBag": "RxSwift's class has that name",
        "disposeBag": "the view model's property has that name",
        "fetch": "the view model's property has that name",
        "fetchContent": "the view model's function has that name",
        "inputs": "the view model's property has that name",
        "load": "the view model's function has that name",
        "MainScheduler": "RxSwift's class has that name",
        "Observable": "RxSwift's class has that name",
        "outputs": "the view model's property has that name",
        "PublishRelay": "RxRelay's class has that name",
        "PublishSubject": "RxSwift's class has that name",
        "reduce": "the view model's function has that name",
        "retry": "the inputs have it already",
        "retrySubject": "the view model's subject has that name",
        "routeRelay": "the view model's relay has that name",
        "routes": "the outputs have it already",
        "setupBindings": "the view model's function has that name",
        "state": "the outputs have it already",
        "stateRelay": "the view model's relay has that name",
        "viewDidLoad": "the inputs have it already",
        "viewDidLoadSubject": "the view model's subject has that name",
        "{{name}}Subject": "the view model's subject has that name",
        "{{scene}}ViewModel": "the view model has that name"
      }
    },
    {
      "name": "output",
      "type": "members",
      "summary": "What the ViewModel sends, as in done:Void or, from the input email, isEmailValid:Bool=email",
      "source": "input",
      "reserved": {
        "BehaviorRelay": "RxRelay's class has that name",
        "didChange": "the view model's functions for inputs have that name",
        "DisposeBag": "RxSwift's class has that name",
        "disposeBag": "the view model's property has that name",
        "fetch": "the view model's property has that name",
        "fetchContent": "the view model's function has that name",
        "inputs": "the view model's property has that name",
        "load": "the view model's function has that name",
        "MainScheduler": "RxSwift's class has that name",
        "Observable": "RxSwift's class has that name",
        "outputs": "the view model's property has that name",
        "PublishRelay": "RxRelay's class has that name",
        "PublishSubject": "RxSwift's class has that name",
        "reduce": "the view model's function has that name",
        "retry": "the inputs have it already",
        "retrySubject": "the view model's subject has that name",
        "route": "the view model has a routeRelay already",
        "routeRelay": "the view model's relay has that name",
        "routes": "the outputs have it already",
        "setupBindings": "the view model's function has that name",
        "state": "the outputs have it already",
        "stateRelay": "the view model's relay has that name",
        "viewDidLoad": "the inputs have it already",
        "viewDidLoadSubject": "the view model's subject has that name",
        "{{name}}Relay": "the view model's relay has that name",
        "{{scene}}ViewModel": "the view model has that name"
      }
    },
    {
      "name": "suffix",
      "type": "choice",
      "values": ["Types", "Type"],
      "default": "Types",
      "summary": "The last word in the name of the protocol that holds both; Kickstarter uses Type"
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
      "summary": "The superclass of the ViewController"
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "main-queue-outputs",
      "source": "Support/MainQueue+Outputs.swift",
      "path": "Support/MainQueue+Outputs.swift",
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
      "BehaviorRelay": "RxRelay's class has that name",
      "DisposeBag": "RxSwift's class has that name",
      "disposeBag": "the view model's property has that name",
      "fetch": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "inputs": "the view model's property has that name",
      "load": "the view model's function has that name",
      "MainScheduler": "RxSwift's class has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "outputs": "the view model's property has that name",
      "PublishRelay": "RxRelay's class has that name",
      "PublishSubject": "RxSwift's class has that name",
      "retry": "the view model's function has that name",
      "retrySubject": "the view model's subject has that name",
      "routeRelay": "the view model's relay has that name",
      "routes": "the view model's property has that name",
      "setupBindings": "the view model's function has that name",
      "state": "the view model's output has that name",
      "stateRelay": "the view model's relay has that name",
      "viewController": "the builder's function has that name",
      "viewDidLoad": "the view model's function has that name",
      "viewDidLoadSubject": "the view model's subject has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Content": "inside the view model it would mean the view model's own Content",
      "Fetch": "inside the view model it would mean the view model's own Fetch",
      "Never": "there is no value of it",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}ViewModelInputs": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelOutputs": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelType": "the view model declares it, and it would be another one",
      "{{scene}}ViewModelTypes": "the view model declares it, and it would be another one"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
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
    @Test func loadUpdatesState() async throws {
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.outputs.state, count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        #expect(try await states.elements() == [.loading, .loaded(content), .loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state.skip(1), count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            Issue.record("The first state is \(changes[0]).")
            return
        }
        #expect(changes.dropFirst() == [.loading, .loaded(content)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state, count: 2)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        #expect(!canceled.hasObservers)
        #expect(try await states.elements() == [.loading, .loaded(content)])
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.state.skip(1)
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.viewDidLoad() },
            to: viewModel.inputs
        )
        {{> mainQueueCheck}}
    }

    {{> outputTests}}
    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    {{> fetch}}
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
{{> memberTestImports}}
{{#samples.known}}
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
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
    @MainActor
    func testLoadUpdatesState() async throws {
        let content = content
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.outputs.state, count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content), .loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state.skip(1), count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            return XCTFail("The first state is \(changes[0]).")
        }
        XCTAssertEqual(changes.dropFirst(), [.loading, .loaded(content)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state, count: 2)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        XCTAssertFalse(canceled.hasObservers)
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content)])
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.state.skip(1)
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.viewDidLoad() },
            to: viewModel.inputs
        )
        {{> mainQueueCheck}}
    }

    {{> outputTests}}
    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    {{> fetch}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxSwift
import UIKit
{{> viewImports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: any {{> types}}
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
    {{> listProperties}}

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: any {{> types}}, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{> callToSuper}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
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

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
        {{> layoutLoadState}}
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.retry() }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
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
            .subscribe(onNext: { [weak self] in self?.router.handle($0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
        loadStateView.show(state)
        {{^options.viewController.is.UIViewController}}
        rows = state.content?.rows ?? []
        {{> reloadList}}
        {{/options.viewController.is.UIViewController}}
        guard let content = state.content else { return }
        title = content.title
    }
    {{#options.output}}

    {{#isVoid}}
    private func show{{capitalizedName}}() {}
    {{/isVoid}}
    {{^isVoid}}
    private func show({{name}}: {{parameterType}}) {}
    {{/isVoid}}
    {{/options.output}}
    {{> listDataSource}}
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{> memberImports}}

/// What happens in {{scene}}. Calls may come from any thread.
nonisolated protocol {{scene}}ViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// What {{scene}} shows, formatted for display. It arrives on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<{{scene}}ViewModel.Content>> { get }
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Turns the inputs of {{scene}} into its outputs. It doesn't depend on views.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    {{#options.output}}
    {{^hasSource}}
    // TODO: Bind {{plainName}} to the inputs that it depends on.
    {{/hasSource}}
    private let {{plainName}}Relay = PublishRelay<{{type}}>()
    {{/options.output}}
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        let loads = Observable.merge(viewDidLoadSubject, retrySubject)
        let loading = loads.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        {{> changes}}
        {{#options.output}}
        {{#hasSource}}
        {{> output}}
        {{/hasSource}}
        {{/options.output}}
    }

    {{> loading}}
    {{#options.output}}
    {{#hasSource}}
    {{^isVoid}}
    {{^source.isVoid}}

    // TODO: Work out {{plainName}}.
    {{#hasPlaceholder}}
    private static func {{name}}({{> transformParameter}}) -> {{type}} {
        {{placeholder}}
    }
    {{/hasPlaceholder}}
    {{^hasPlaceholder}}
    private static func {{name}}({{> transformParameter}}) -> Observable<{{type}}> {
        .empty()
    }
    {{/hasPlaceholder}}
    {{/source.isVoid}}
    {{/isVoid}}
    {{/hasSource}}
    {{/options.output}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
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
    {{> state}}
    {{#options.output}}

    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}

"""####),
        ]) }),
        ("ProtocolVIPER", { EmbeddedSet(name: "ProtocolVIPER",
            digest: "8ca399c424c3416fdcacfbb0c8694f837e9148fa7e2ea664a6441eccc3a3d960",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/followRoute.mustache",
####"""
{{scene}}Wireframe(handler: spy).{{> routeFunction}}({{samples.arguments}})

"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/interactorType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}any {{scene}}PresenterToInteractorProtocol
"""####),
            EmbeddedFile("Partials/makePresenter.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Presenter {
    let interactor = builder.makeInteractor(fetch: fetch)
    let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
    presenter.view = view
    return presenter
}

"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_ProtocolVIPER_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache",
####"""
/// Compiles if the route takes everything that the builder takes.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func follow(_ router: {{scene}}Wireframe, like builder: {{target}}Builder) {
    router.{{> routeFunction}}({{copiedArguments}})
}
{{/isGenerated}}
{{^isGenerated}}
private func follow(_ router: {{scene}}Wireframe, {{parameters}}) {
    router.{{> routeFunction}}({{arguments}})
}
{{/isGenerated}}

"""####),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/routerType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}any {{scene}}PresenterToRouterProtocol
"""####),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "ProtocolVIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes whose parts communicate through five protocols, without third-party packages",
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
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
    }
  ],
  "rules": {
    "Protocols": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Entity": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Wireframe": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "SceneRouter": "its tests would be SceneRouterTests, which the shared files declare",
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
      "fetch": "the interactor's property has that name",
      "fetchEntity": "the interactor's function has that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "loadFailed": "the presenter's function has that name",
      "loadFinished": "the presenter's function has that name",
      "makeInteractor": "the builder's function has that name",
      "makePresenter": "the builder's function has that name",
      "newestLoad": "the interactor's property has that name",
      "newestResult": "the interactor's property has that name",
      "presenter": "the interactor's property has that name",
      "router": "the presenter's property has that name",
      "state": "the presenter's property has that name",
      "Task": "the interactor means Swift's own Task",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Entity": "the entity has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
      "Fetch": "inside the interactor it would mean the interactor's own Fetch",
      "Task": "in the interactor it would hide Swift's own Task",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and a presenter knows the router by its protocol"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder.swift", common_ProtocolVIPER___scene__Builder_swift),
            EmbeddedFile("{{scene}}Entity.swift", common_ProtocolVIPER___scene__Entity_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
{{> imports}}

/// Loads what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    typealias Fetch = @MainActor () async throws -> {{scene}}Entity

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(title: "{{title}}")
    }
}

extension {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    func load() async {
        newestLoad += 1
        let load = newestLoad
        let result: Result<{{scene}}Entity, any Error>
        do {
            result = try await .success((fetch ?? fetchEntity)())
        } catch {
            result = .failure(error)
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        switch result {
        case .success(let entity): presenter?.loadFinished(entity)
        case .failure(let error): presenter?.loadFailed(error)
        }
    }
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    weak var view: (any {{scene}}PresenterToViewProtocol)?
    private(set) var state = LoadState<{{scene}}Entity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

    private let interactor: {{> interactorType}}
    private let router: {{> routerType}}

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{> interactorType}}, router: {{> routerType}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func loadFinished(_ entity: {{scene}}Entity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}

"""####),
            EmbeddedFile("{{scene}}Protocols.swift",
####"""
{{> header}}
/// Presenter calls, View listens.
@MainActor
protocol {{scene}}PresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<{{scene}}Entity>)
}

/// View calls, Presenter listens.
@MainActor
protocol {{scene}}ViewToPresenterProtocol: AnyObject {
    var view: (any {{scene}}PresenterToViewProtocol)? { get set }
    var state: LoadState<{{scene}}Entity> { get }

    func load() async
}

/// Presenter calls, Interactor listens.
@MainActor
protocol {{scene}}PresenterToInteractorProtocol: AnyObject {
    var presenter: (any {{scene}}InteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol {{scene}}InteractorToPresenterProtocol: AnyObject {
    func loadFinished(_ entity: {{scene}}Entity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol {{scene}}PresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}

"""####),
            EmbeddedFile("{{scene}}Spies.swift",
####"""
{{> header}}
@testable import {{module}}

/// Records what the presenter shows.
@MainActor
final class {{scene}}ViewSpy: {{scene}}PresenterToViewProtocol {
    private(set) var states: [LoadState<{{scene}}Entity>] = []

    func show(_ state: LoadState<{{scene}}Entity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class {{scene}}InteractorSpy: {{scene}}PresenterToInteractorProtocol {
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class {{scene}}PresenterSpy: {{scene}}InteractorToPresenterProtocol {
    private(set) var entities: [{{scene}}Entity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: {{scene}}Entity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}

"""####),
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
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    private let entity = {{scene}}Entity(title: "Fetched")
    private let view = {{scene}}ViewSpy()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadUpdatesState() async {
        let presenter = makePresenter { entity }
        #expect(presenter.state == .loading)
        await presenter.load()
        await presenter.load()
        #expect(view.states == [.loaded(entity)])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<{{scene}}Entity, any Error>] = [.failure(Failure()), .success(entity)]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            Issue.record("The state is \(presenter.state).")
            return
        }
        await presenter.load()
        #expect(presenter.state == .loaded(entity))
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let presenter = makePresenter {
            try? await Task.sleep(for: .seconds(60))
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(presenter.state == .loading)
    }

    @Test func newestLoadWins() async {
        let outdated = {{scene}}Entity(title: "Outdated")
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return outdated
        }
        newerLoad = presenter.load
        await presenter.load()
        #expect(presenter.state == .loaded(entity))
    }

    @Test func presenterLoadsThroughTheInteractor() async {
        let interactor = {{scene}}InteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        await presenter.load()
        #expect(interactor.loadCount == 1)
    }

    @Test func interactorReportsTheReasonOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        #expect(presenter.errors.first is Failure)
        #expect(presenter.entities.isEmpty)
    }

    @Test func closedSceneIsReleased() async {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        #expect(released == nil)
    }

    {{> makePresenter}}
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
    private struct Failure: Error {}

    @MainActor private let view = {{scene}}ViewSpy()

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private var entity: {{scene}}Entity {
        {{scene}}Entity(title: "Fetched")
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
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
    func testLoadUpdatesState() async {
        let entity = entity
        let presenter = makePresenter { entity }
        XCTAssertEqual(presenter.state, .loading)
        await presenter.load()
        await presenter.load()
        XCTAssertEqual(view.states, [.loaded(entity)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<{{scene}}Entity, any Error>] = [.failure(Failure()), .success(entity)]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            return XCTFail("The state is \(presenter.state).")
        }
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let entity = entity
        let presenter = makePresenter {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(presenter.state, .loading)
    }

    @MainActor
    func testNewestLoadWins() async {
        let entity = entity
        let outdated = {{scene}}Entity(title: "Outdated")
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return outdated
        }
        newerLoad = presenter.load
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testPresenterLoadsThroughTheInteractor() async {
        let interactor = {{scene}}InteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        await presenter.load()
        XCTAssertEqual(interactor.loadCount, 1)
    }

    @MainActor
    func testInteractorReportsTheReasonOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        XCTAssertTrue(presenter.errors.first is Failure)
        XCTAssertTrue(presenter.entities.isEmpty)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        let entity = entity
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: UIViewController {
    private let presenter: any {{scene}}ViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?

    init(presenter: any {{scene}}ViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        show(presenter.state)
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
}

extension {{scene}}ViewController: {{scene}}PresenterToViewProtocol {
    func show(_ state: LoadState<{{scene}}Entity>) {
        loadStateView.show(state)
        guard let entity = state.content else { return }
        title = entity.title
    }
}

extension {{scene}}ViewController: RouteHandler {}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}Wireframe+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}PresenterToRouterProtocol {
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

"""####),
            EmbeddedFile("{{scene}}Wireframe+RouteTests.testing.swift", common_ProtocolVIPER___scene__Wireframe_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Wireframe+RouteTests.xctest.swift", common_ProtocolVIPER___scene__Wireframe_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Wireframe.swift",
####"""
{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter, {{scene}}PresenterToRouterProtocol {}

"""####),
        ]) }),
        ("RxScene", { EmbeddedSet(name: "RxScene",
            digest: "40b0d3c5911c0b696a84aab773c3f5fa71810f29dccaa07c2524ae298df61d44",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Rx_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/changes.mustache", common_Rx_Partials_changes_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listDataSource.mustache", common_Partials_listDataSource_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/loading.mustache", common_Rx_Partials_loading_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/reloadList.mustache", common_Partials_reloadList_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/state.mustache", common_Rx_Partials_state_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxScene",
  "version": "1.0.0",
  "summary": "UIKit scenes with RxSwift: a ViewModel with relays for input and observables for output",
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
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "summary": "The superclass of the ViewController"
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
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
      "disposeBag": "the view model's property has that name",
      "fetch": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "load": "the view model's function has that name",
      "loadRelay": "the view model's property has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "setupRx": "the view model's function has that name",
      "state": "the view model's property has that name",
      "stateRelay": "the view model's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Content": "inside the view model it would mean the view model's own Content",
      "Fetch": "inside the view model it would mean the view model's own Fetch",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
            EmbeddedFile("{{scene}}Tests.testing.swift",
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
    @Test func loadUpdatesState() async throws {
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.state, count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        #expect(try await states.elements() == [.loading, .loaded(content), .loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state.skip(1), count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            Issue.record("The first state is \(changes[0]).")
            return
        }
        #expect(changes.dropFirst() == [.loading, .loaded(content)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state, count: 2)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        #expect(!canceled.hasObservers)
        #expect(try await states.elements() == [.loading, .loaded(content)])
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let deliveries = Recording(of: viewModel.state.map(MainQueue.delivers), count: 2)
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
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
    @MainActor
    func testLoadUpdatesState() async throws {
        let content = content
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.state, count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content), .loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state.skip(1), count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            return XCTFail("The first state is \(changes[0]).")
        }
        XCTAssertEqual(changes.dropFirst(), [.loading, .loaded(content)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state, count: 2)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        XCTAssertFalse(canceled.hasObservers)
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content)])
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let deliveries = Recording(of: viewModel.state.map(MainQueue.delivers), count: 2)
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        let recorded = try await deliveries.elements()
        XCTAssertEqual(recorded, [true, true])
        input.dispose()
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        XCTAssertNil(released)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
    {{> listProperties}}

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{> callToSuper}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
        loadStateView.show(state)
        {{^options.viewController.is.UIViewController}}
        rows = state.content?.rows ?? []
        {{> reloadList}}
        {{/options.viewController.is.UIViewController}}
        guard let content = state.content else { return }
        title = content.title
    }
    {{> listDataSource}}
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
///
/// Input may arrive on any thread. Output arrives on the main thread.
nonisolated final class {{scene}}ViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = () -> Single<Content>

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    {{> state}}

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
        setupRx()
    }

    /// Turns every input into changes of the state.
    private func setupRx() {
        let loading = loadRelay.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        {{> changes}}
    }

    {{> loading}}
}

"""####),
        ]) }),
        ("RxVIPER", { EmbeddedSet(name: "RxVIPER",
            digest: "051d28bbe0fe291255238c1083aea28534464ab1a76a863383dedef536db289b",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/content.mustache", common_VIPER_Partials_content_mustache),
            EmbeddedFile("Partials/customClass.mustache", common_VIPER_Partials_customClass_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetched.mustache", common_VIPER_Partials_fetched_mustache),
            EmbeddedFile("Partials/fetchedValue.mustache", common_VIPER_Partials_fetchedValue_mustache),
            EmbeddedFile("Partials/fetcher.mustache", common_VIPER_Partials_fetcher_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initialData.mustache", common_VIPER_Partials_initialData_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/madeParts.mustache", common_VIPER_Partials_madeParts_mustache),
            EmbeddedFile("Partials/makePresenter.mustache", common_VIPER_Partials_makePresenter_mustache),
            EmbeddedFile("Partials/makeViewController.mustache", common_VIPER_Partials_makeViewController_mustache),
            EmbeddedFile("Partials/navigation.mustache", common_VIPER_Partials_navigation_mustache),
            EmbeddedFile("Partials/nonisolated.mustache",
####"""
{{! Rx may call it on any thread; without a line break. }}nonisolated 
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/optionProof.mustache", common_VIPER_Partials_optionProof_mustache),
            EmbeddedFile("Partials/parts.mustache", common_VIPER_Partials_parts_mustache),
            EmbeddedFile("Partials/partsDeclaration.mustache", common_VIPER_Partials_partsDeclaration_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/proofParts.mustache", common_VIPER_Partials_proofParts_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/streams.mustache",
####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private var actions: {{scene}}Actions {
    {{scene}}Actions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
}

/// Sends an action from another queue than the main one.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func send(to relay: PublishRelay<Void>) -> any Disposable {
    Observable.just(())
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .bind(to: relay)
}

/// Answers on another queue than the main one.
private nonisolated static func fetch() -> Single<{{scene}}{{> fetched}}> {
    {{#options.complexity.is.formatter}}
    Observable.just({{scene}}Entity(name: "Fetched"))
    {{/options.complexity.is.formatter}}
    {{^options.complexity.is.formatter}}
    Observable.just({{scene}}Content(title: "Fetched"))
    {{/options.complexity.is.formatter}}
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .asSingle()
}

{{/samples.known}}

"""####),
            EmbeddedFile("Partials/testContent.mustache", common_VIPER_Partials_testContent_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testParts.mustache", common_VIPER_Partials_testParts_mustache),
            EmbeddedFile("Partials/viewSpy.mustache",
####"""
private final class ViewSpy: ProgressSpy, {{scene}}ViewInterface {}

"""####),
            EmbeddedFile("Support/BidirectionalRelays.swift",
####"""
{{> header}}
#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Binds a control and its value both ways without a loop: each side receives only what the other
/// side sends.
{{> public}}nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInput = PublishRelay<Value>()
    private let viewInput = PublishRelay<Value>()
    {{#options.access.is.public}}

    public init() {}
    {{/options.access.is.public}}

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}

/// A bidirectional relay with a value that the view receives as soon as it is bound.
{{> public}}nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInput: BehaviorRelay<Value>
    private let viewInput = PublishRelay<Value>()

    {{> public}}init(value: Value) {
        workInput = BehaviorRelay(value: value)
    }

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}
#endif

"""####),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/ProgressSpy.swift", common_VIPER_ProgressSpy_swift),
            EmbeddedFile("Support/Progressable.swift", common_VIPER_Progressable_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteDeliverySpy.swift",
####"""
{{> header}}
import RxSwift

@testable import {{module}}

/// Records what a wireframe asks for, and whether it asks on the main queue.
@MainActor
final class RouteDeliverySpy: RouteHandler {
    let routes = RouteSpy()
    let deliveries = PublishSubject<Bool>()

    func handle(_ request: RouteRequest) {
        routes.handle(request)
        deliveries.onNext(MainQueue.delivers(request))
    }
}

"""####),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/VIPERInterfaces.swift", common_VIPER_VIPERInterfaces_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxVIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes with RxSwift: a Presenter that turns the actions of its view into events",
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
      "name": "bidirectionalRelays",
      "type": "bool",
      "default": false,
      "summary": "Whether to add shared relays that bind a control both ways"
    },
    {
      "name": "complexity",
      "type": "choice",
      "values": ["simple", "interactor", "formatter"],
      "default": "interactor",
      "summary": "The parts besides Presenter, ViewController, and Wireframe: none, Interactor, or Interactor and Formatter"
    },
    {
      "name": "interface",
      "type": "choice",
      "values": ["none", "xib", "storyboard"],
      "default": "none",
      "summary": "Where the views are laid out: in code, a nib, or a storyboard"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
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
      "id": "progressable",
      "source": "Support/Progressable.swift",
      "path": "Progressable.swift",
      "role": "Support",
      "root": "support",
      "shared": true
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
      "id": "progress-spy",
      "source": "Support/ProgressSpy.swift",
      "path": "Support/ProgressSpy.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
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
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "route-delivery-spy",
      "source": "Support/RouteDeliverySpy.swift",
      "path": "Support/RouteDeliverySpy.swift",
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
    "Wireframe": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "AnyHashable": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "AnyObject": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "AnyObserver": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "AppRouter": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Array": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "BehaviorRelay": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "BehaviorSubject": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "BidirectionalBehaviorRelay": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "BidirectionalPublishRelay": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Binder": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Bool": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Bundle": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Calendar": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Character": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Completable": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "ConcurrentDispatchQueueScheduler": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "ConnectableObservable": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Data": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Date": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "DateInterval": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Decimal": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Dictionary": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Dimension": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "DispatchGroup": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "DispatchQueue": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Disposable": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Disposables": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "DisposeBag": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Double": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Equatable": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Error": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Event": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "FileManager": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Float": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Formatter": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "FormatterInterface": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Foundation": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Hashable": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Host": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "IndexPath": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Infallible": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "InputStream": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Int": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "InteractorInterface": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Issue": "the enum with its ViewInput and ViewOutput would be a name that tests need",
      "LoadState": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "LoadStateView": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "LoadStateViewOwner": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Locale": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "MainActor": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "MainQueue": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "MainScheduler": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Maybe": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Measurement": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Never": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Notification": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "NotificationCenter": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Observable": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "ObservableType": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Operation": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "OperationQueue": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Optional": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "OutputStream": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Pipe": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Port": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Predicate": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "PresenterInterface": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Process": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Progress": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "ProgressSpy": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Progressable": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "PublishRelay": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "PublishSubject": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Reactive": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Recording": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "ReplaySubject": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Resources": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Result": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "RouteDeliverySpy": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RouteHandler": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RouteRequest": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RouteSpy": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RxCocoa": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxError": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxRelay": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxSwift": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Scanner": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "SceneAlert": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneBuilder": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneRouter": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneRouterTests": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Sendable": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Set": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Single": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "SortOrder": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Stream": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "String": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Substring": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Support": "its folder would be that of the shared files",
      "Swift": "the enum with its ViewInput and ViewOutput would be a module of that name",
      "Task": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "Testing": "the enum with its ViewInput and ViewOutput would be a name that tests need",
      "Thread": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "TimeZone": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Timer": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "UI": "its view controller would be UIKit's UIViewController",
      "UIActivity": "its view controller would be UIKit's UIActivityViewController",
      "UICollection": "its view controller would be UIKit's UICollectionViewController",
      "UIColorPicker": "its view controller would be UIKit's UIColorPickerViewController",
      "UIDocument": "its view controller would be UIKit's UIDocumentViewController",
      "UIDocumentBrowser": "its view controller would be UIKit's UIDocumentBrowserViewController",
      "UIDocumentPicker": "its view controller would be UIKit's UIDocumentPickerViewController",
      "UIFontPicker": "its view controller would be UIKit's UIFontPickerViewController",
      "UIInput": "its view controller would be UIKit's UIInputViewController",
      "UIKit": "the enum with its ViewInput and ViewOutput would be a name that UIKit has",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder",
      "UINavigationController": "the enum with its ViewInput and ViewOutput would be a name that UIKit has",
      "UIPage": "its view controller would be UIKit's UIPageViewController",
      "UIReferenceLibrary": "its view controller would be UIKit's UIReferenceLibraryViewController",
      "UISplit": "its view controller would be UIKit's UISplitViewController",
      "UIStoryboard": "the enum with its ViewInput and ViewOutput would be a name that UIKit has",
      "UITable": "its view controller would be UIKit's UITableViewController",
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController",
      "UIViewController": "the enum with its ViewInput and ViewOutput would be a name that UIKit has",
      "UInt": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "URL": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "URLRequest": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "UUID": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "UndoManager": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Unit": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "UserDefaults": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "VIPER": "its file VIPERInterfaces.swift would be that of the shared files",
      "ViewInterface": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Void": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "WireframeInterface": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "XCTestCase": "the enum with its ViewInput and ViewOutput would be a name that tests need"
    },
    "parameters": {
      "DisposeBag": "RxSwift's class has that name",
      "MainScheduler": "RxSwift's class has that name",
      "configure": "the presenter's function has that name",
      "disposeBag": "the presenter's property has that name",
      "fetch": "the property of the part that fetches has that name",
      "fetchContent": "the function of the part that fetches has that name",
      "fetchEntity": "the interactor's function has that name",
      "formatter": "the presenter's property has that name",
      "handle": "the presenter's functions have that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "makeInteractor": "the builder's function has that name",
      "makePresenter": "the builder's function has that name",
      "makeViewController": "the builder's function has that name",
      "requestContent": "the interactor's function has that name",
      "requestEntity": "the interactor's function has that name",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "wireframe": "the presenter's property has that name",
      "{{scene}}": "what the view and the presenter exchange has that name",
      "{{scene}}Actions": "what the view and the presenter exchange has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Content": "what the view shows has that name",
      "{{scene}}Entity": "what the interactor fetches has that name",
      "{{scene}}Events": "what the view and the presenter exchange has that name",
      "{{scene}}Formatter": "the formatter has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}NavigationOption": "the navigation option has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
      "Fetch": "inside the part that fetches it would mean that part's own Fetch",
      "{{scene}}": "the scene declares it, as what the view and the presenter exchange",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}Interactor": "the scene makes it, with its dependencies",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and it leads to the view controller"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}.storyboard", common_VIPER___scene___storyboard),
            EmbeddedFile("{{scene}}Builder.swift", common_VIPER___scene__Builder_swift),
            EmbeddedFile("{{scene}}Formatter.swift", common_VIPER___scene__Formatter_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}

/// Fetches what {{scene}} shows, on any thread. It doesn't depend on views.
nonisolated final class {{scene}}Interactor {
    typealias Fetch = () -> Single<{{scene}}{{> fetched}}>

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `request{{> fetched}}()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    private func request{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        {{#options.complexity.is.formatter}}
        .just({{scene}}Entity(name: "{{title}}"))
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        .just({{scene}}Content(title: "{{title}}"))
        {{/options.complexity.is.formatter}}
    }
}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        fetch?() ?? request{{> fetched}}()
    }
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.swift",
####"""
{{> header}}
import RxSwift

/// What the view and the presenter of {{scene}} exchange.
enum {{scene}} {
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    struct ViewInput {
        let events: {{scene}}Events
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct {{scene}}Actions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct {{scene}}Events {
    let content: Observable<{{scene}}Content>
}

{{> content}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface, Progressable {}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}
{{^options.complexity.is.simple}}

nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile("{{scene}}NavigationOption+Route.swift", common_VIPER___scene__NavigationOption_Route_swift),
            EmbeddedFile("{{scene}}NavigationOption+RouteTests.testing.swift", common_VIPER___scene__NavigationOption_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}NavigationOption+RouteTests.xctest.swift", common_VIPER___scene__NavigationOption_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#options.complexity.is.simple}}
    typealias Fetch = () -> Single<{{scene}}Content>

    {{/options.complexity.is.simple}}
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
    {{#options.complexity.is.simple}}
    private let fetch: Fetch?
    {{/options.complexity.is.simple}}
    private let disposeBag = DisposeBag()

    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    {{/options.complexity.is.simple}}
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
        {{#options.complexity.is.simple}}
        self.fetch = fetch
        {{/options.complexity.is.simple}}
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<{{scene}}Content> {
        .just({{scene}}Content(title: "{{title}}"))
    }
    {{/options.complexity.is.simple}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: {{scene}}Events(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<{{scene}}Content> {
        let stateRelay = BehaviorRelay(value: LoadState<{{scene}}Content>.loading)
        let loading =
            load
            .observe(on: MainScheduler.instance)
            .flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further actions here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view] state in view?.showProgress(of: state) })
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        return stateRelay.compactMap(\.content)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<{{scene}}Content>> {
        {{#options.complexity.is.simple}}
        (fetch?() ?? fetchContent())
            .asObservable()
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        interactor.fetchContent()
            .asObservable()
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        interactor.fetchEntity()
            .map(formatter.content)
            .asObservable()
        {{/options.complexity.is.formatter}}
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(_ state: LoadState<{{scene}}Content>, _ change: LoadState<{{scene}}Content>) -> LoadState<{{scene}}Content> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
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
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testContent}}
    private let view = ViewSpy()
    private let spy = RouteDeliverySpy()
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async throws {
        let presenter = makePresenter { .just({{> fetchedValue}}) }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        #expect(try await contents.elements() == [content])
        #expect(view.progress == [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<{{> fetched}}>] = [
            .just({{> fetchedValue}}), .error(Failure()), .just({{> fetchedValue}}),
        ]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 2)
        for _ in 1...3 { loadRelay.accept(()) }
        #expect(try await contents.elements() == [content, content])
        #expect(view.progress == [.loading, .loaded, .failed, .loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{> fetched}}>()
        var results: [Single<{{> fetched}}>] = [canceled.asSingle(), .just({{> fetchedValue}})]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        loadRelay.accept(())
        #expect(try await contents.elements() == [content])
        #expect(!canceled.hasObservers)
        #expect(view.progress == [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func contentArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetch)
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: input.events.content.map(MainQueue.delivers), count: 1)
        let action = send(to: loadRelay)
        #expect(try await deliveries.elements() == [true])
        withExtendedLifetime((presenter, action)) {}
    }

    @Test func closeArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter()
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: closeRelay)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.routes.closeCount == 1)
        withExtendedLifetime((presenter, input, action)) {}
    }

    @Test func bindingsDoNotKeepPresenterOrViewAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(view: view) { .never() }
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: actions))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    {{/samples.known}}
    {{> streams}}
    {{> makePresenter}}
}

{{> viewSpy}}

"""####),
            EmbeddedFile("{{scene}}Tests.xctest.swift",
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
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{> testContent}}
    @MainActor private lazy var view = ViewSpy()
    @MainActor private lazy var spy = RouteDeliverySpy()
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var closeRelay = PublishRelay<Void>()

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
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
    func testLoadShowsContent() async throws {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter { .just({{> fetchedValue}}) }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content])
        XCTAssertEqual(view.progress, [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<{{> fetched}}>] = [
            .just({{> fetchedValue}}), .error(Failure()), .just({{> fetchedValue}}),
        ]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 2)
        for _ in 1...3 { loadRelay.accept(()) }
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content, content])
        XCTAssertEqual(view.progress, [.loading, .loaded, .failed, .loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{> fetched}}>()
        var results: [Single<{{> fetched}}>] = [canceled.asSingle(), .just({{> fetchedValue}})]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        loadRelay.accept(())
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content])
        XCTAssertFalse(canceled.hasObservers)
        XCTAssertEqual(view.progress, [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testContentArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetch)
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: input.events.content.map(MainQueue.delivers), count: 1)
        let action = send(to: loadRelay)
        let elements = try await deliveries.elements()
        XCTAssertEqual(elements, [true])
        withExtendedLifetime((presenter, action)) {}
    }

    @MainActor
    func testCloseArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter()
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: closeRelay)
        let elements = try await deliveries.elements()
        XCTAssertEqual(elements, [true])
        XCTAssertEqual(spy.routes.closeCount, 1)
        withExtendedLifetime((presenter, input, action)) {}
    }

    @MainActor
    func testBindingsDoNotKeepPresenterOrViewAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(view: view) { .never() }
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: actions))
        }()
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedView)
        withExtendedLifetime(input) {}
    }

    {{/samples.known}}
    {{> streams}}
    {{> makePresenter}}
}

{{> viewSpy}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any {{scene}}PresenterInterface)?

    let loadStateView = LoadStateView(scene: "{{scene}}")
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = {{scene}}Actions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(content: input.events.content)
    }

    private func handle(content: Observable<{{scene}}Content>) {
        content
            .do(onNext: { [weak self] content in self?.title = content.title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension {{scene}}ViewController: {{scene}}ViewInterface, LoadStateViewOwner {}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.xib", common_VIPER___scene__ViewController_xib),
            EmbeddedFile("{{scene}}Wireframe.swift", common_VIPER___scene__Wireframe_swift),
        ]) }),
        ("Scene", { EmbeddedSet(name: "Scene",
            digest: "f91294462c35fd13e1822ad36283f9421f63639d7106738b1d39ad023435bd0e",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/failureTests.mustache", common_Partials_failureTests_mustache),
            EmbeddedFile("Partials/failureXCTests.mustache", common_Partials_failureXCTests_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/viewModelLoading.mustache", common_Partials_viewModelLoading_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "Scene",
  "version": "1.0.0",
  "summary": "UIKit scenes: Builder, ViewModel, Router, and ViewController, without third-party packages",
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
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "summary": "The superclass of the ViewController"
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
      "fetch": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "load": "the view model's function has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "newestLoad": "the view model's property has that name",
      "newestResult": "the view model's property has that name",
      "onChange": "the view model's property has that name",
      "state": "the view model's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Content": "inside the view model it would mean the view model's own Content",
      "Fetch": "inside the view model it would mean the view model's own Fetch",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
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
    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        #expect(viewModel.state == .loading)
        await viewModel.load()
        await viewModel.load()
        #expect(states == [.loaded(content)])
    }

    {{> failureTests}}
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
    func testLoadUpdatesState() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        XCTAssertEqual(viewModel.state, .loading)
        await viewModel.load()
        await viewModel.load()
        XCTAssertEqual(states, [.loaded(content)])
    }

    {{> failureXCTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
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

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
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
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    private func setupLayout() {
        {{#options.viewController.is.UIViewController}}
        loadStateView.cover(view)
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        tableView.backgroundView = loadStateView
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.backgroundView = loadStateView
        {{/options.viewController.is.UICollectionViewController}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.load() }
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [viewModel] in await viewModel.load() }
    }

    private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
        loadStateView.show(state)
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
        guard let content = state.content else { return }
        title = content.title
    }
    {{^options.viewController.is.UIViewController}}

    private var rows: [String] { viewModel.state.content?.rows ?? [] }
    {{/options.viewController.is.UIViewController}}
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
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = @MainActor () async throws -> Content

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<Content>.loading {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Called on every state change.
    var onChange: ((LoadState<Content>) -> Void)?

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    {{> viewModelLoading}}
}

"""####),
        ]) }),
        ("SubjectVIPER", { EmbeddedSet(name: "SubjectVIPER",
            digest: "f322778f68992998055d35e3108aba712be0a385a11f93c10250ac1f0080c541",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/followRoute.mustache",
####"""
spy.handle({{scene}}PresenterToRouter.{{> routeFunction}}({{samples.arguments}}).request)

"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/helpers.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Presenter {
    let interactor = builder.makeInteractor(fetch: fetch)
    let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
    presenter.subscribeToVariable(view)
    return presenter
}

/// Loads the scene from the view, and returns the states that follow.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func load(_ presenter: {{scene}}Presenter, states count: Int) async throws -> [LoadState<{{scene}}Entity>] {
    let states = Recording(of: presenter.presenterToViewSubject, count: count)
    view.onNext(.load)
    return try await states.elements()
}

private nonisolated static func fetchOnAnotherQueue() -> Single<{{scene}}Entity> {
    Observable.just({{scene}}Entity(title: "Fetched"))
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .asSingle()
}

"""####),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/interactorType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}{{scene}}Interactor
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_ProtocolVIPER_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache",
####"""
/// Compiles if the route takes everything that the builder takes.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func event(like builder: {{target}}Builder) -> {{scene}}PresenterToRouter {
    .{{> routeFunction}}({{copiedArguments}})
}
{{/isGenerated}}
{{^isGenerated}}
private func event({{parameters}}) -> {{scene}}PresenterToRouter {
    .{{> routeFunction}}({{arguments}})
}
{{/isGenerated}}

"""####),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/routerType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}{{scene}}Wireframe
"""####),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/ToPresenterError.swift",
####"""
{{> header}}
/// What an interactor sends its presenter when loading fails.
{{> public}}nonisolated enum ToPresenterError: Error {
    /// The presenter can choose its message by the reason.
    case error(reason: any Error)
}

"""####),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "SubjectVIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes whose parts communicate through PublishSubjects of RxSwift",
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
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
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
    "Wireframe": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "SceneRouter": "its tests would be SceneRouterTests, which the shared files declare",
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
      "DisposeBag": "RxSwift's class has that name",
      "disposeBag": "the presenter's property has that name",
      "fetch": "the interactor's property has that name",
      "fetchEntity": "the interactor's function has that name",
      "interactor": "the presenter's property has that name",
      "interactorToPresenterSubject": "the interactor's subject has that name",
      "load": "the presenter's function has that name",
      "loadFailed": "the presenter's function has that name",
      "loadFinished": "the presenter's function has that name",
      "MainScheduler": "RxSwift's class has that name",
      "makeInteractor": "the builder's function has that name",
      "makePresenter": "the builder's function has that name",
      "presenterToInteractorSubject": "the presenter's subject has that name",
      "presenterToRouterSubject": "the presenter's subject has that name",
      "presenterToViewSubject": "the presenter's subject has that name",
      "PublishSubject": "RxSwift's class has that name",
      "router": "the presenter's property has that name",
      "state": "the presenter's property has that name",
      "subscribeToVariable": "the presenter's function has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Entity": "the entity has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}InteractorToPresenter": "what the interactor sends has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}PresenterToInteractor": "what the presenter sends has that name",
      "{{scene}}PresenterToRouter": "what the presenter sends has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
      "Fetch": "inside the interactor it would mean the interactor's own Fetch",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and a presenter knows no router"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder.swift", common_ProtocolVIPER___scene__Builder_swift),
            EmbeddedFile("{{scene}}Entity.swift", common_ProtocolVIPER___scene__Entity_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}

/// Loads what {{scene}} shows, on any thread. It doesn't depend on views.
nonisolated final class {{scene}}Interactor {
    typealias Fetch = () -> Single<{{scene}}Entity>

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let interactorToPresenterSubject = PublishSubject<{{scene}}InteractorToPresenter>()

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<{{scene}}InteractorToPresenter> {
        (fetch?() ?? fetchEntity())
            .asObservable()
            .map({{scene}}InteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<{{scene}}Entity> {
        .just({{scene}}Entity(title: "{{title}}"))
    }
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}

/// Decides what {{scene}} shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let presenterToViewSubject = PublishSubject<LoadState<{{scene}}Entity>>()
    let presenterToInteractorSubject = PublishSubject<{{scene}}PresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<{{scene}}PresenterToRouter>()

    private var state = LoadState<{{scene}}Entity>.loading {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: {{> interactorType}}
    private let router: {{> routerType}}
    private let disposeBag = DisposeBag()

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{> interactorType}}, router: {{> routerType}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}ViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}InteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .loadFinished(let entity): self?.loadFinished(entity)
                case .loadFailed(.error(let reason)): self?.loadFailed(reason)
                }
            })
            .disposed(by: disposeBag)
    }

    /// Loads the scene. While it loads again, the view keeps what is on screen.
    private func load() {
        if state.content == nil { state = .loading }
        presenterToInteractorSubject.onNext(.load)
    }

    private func loadFinished(_ entity: {{scene}}Entity) {
        state = .loaded(entity)
    }

    private func loadFailed(_ reason: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}

"""####),
            EmbeddedFile("{{scene}}Subjects.swift",
####"""
{{> header}}
/// View sends, Presenter listens.
nonisolated enum {{scene}}ViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum {{scene}}PresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum {{scene}}InteractorToPresenter {
    case loadFinished({{scene}}Entity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct {{scene}}PresenterToRouter {
    static var close: Self { Self(request: .close) }

    let request: RouteRequest
}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    private let entity = {{scene}}Entity(title: "Fetched")
    private let view = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadUpdatesState() async throws {
        let other = {{scene}}Entity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
        #expect(try await load(presenter, states: 1) == [.loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<{{scene}}Entity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            Issue.record("The states are \(states).")
            return
        }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{scene}}Entity>()
        var results: [Single<{{scene}}Entity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        #expect(try await states.elements() == [.loading, .loading, .loaded(entity)])
        #expect(!canceled.hasObservers)
    }

    @Test func failureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            Issue.record("The load didn't fail.")
            return
        }
        #expect(reason is Failure)
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just({{scene}}ViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = {{scene}}Wireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.closeCount == 1)
    }

    @Test func closedSceneIsReleased() {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        #expect(released == nil)
    }

    {{> helpers}}
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
{{#samples.known}}
import Dispatch
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private struct Failure: Error {}

    @MainActor private let view = PublishSubject<{{scene}}ViewToPresenter>()

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private var entity: {{scene}}Entity {
        {{scene}}Entity(title: "Fetched")
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
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
    func testLoadUpdatesState() async throws {
        let other = {{scene}}Entity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        let states = try await load(presenter, states: 2)
        XCTAssertEqual(states, [.loading, .loaded(entity)])
        let newStates = try await load(presenter, states: 1)
        XCTAssertEqual(newStates, [.loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<{{scene}}Entity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            return XCTFail("The states are \(states).")
        }
        let newStates = try await load(presenter, states: 2)
        XCTAssertEqual(newStates, [.loading, .loaded(entity)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{scene}}Entity>()
        var results: [Single<{{scene}}Entity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        let all = try await states.elements()
        XCTAssertEqual(all, [.loading, .loading, .loaded(entity)])
        XCTAssertFalse(canceled.hasObservers)
    }

    @MainActor
    func testFailureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            return XCTFail("The load didn't fail.")
        }
        XCTAssertTrue(reason is Failure)
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just({{scene}}ViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true, true])
        input.dispose()
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = {{scene}}Wireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> helpers}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import RxSwift
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<{{scene}}ViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: {{scene}}Presenter
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()

    init(presenter: {{scene}}Presenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<{{scene}}Entity>>) {
        subject
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<{{scene}}Entity>) {
        loadStateView.show(state)
        guard let entity = state.content else { return }
        title = entity.title
    }
}

extension {{scene}}ViewController: RouteHandler {}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}Wireframe+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}PresenterToRouter {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self(request: .present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self(request: .push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}

"""####),
            EmbeddedFile("{{scene}}Wireframe+RouteTests.testing.swift", common_ProtocolVIPER___scene__Wireframe_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Wireframe+RouteTests.xctest.swift", common_ProtocolVIPER___scene__Wireframe_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Wireframe.swift",
####"""
{{> header}}
import RxSwift

/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}

"""####),
        ]) }),
        ("SwiftUIScene", { EmbeddedSet(name: "SwiftUIScene",
            digest: "68493a6c54bc8904cf7c7df6a12984c90213e0ce7a5eb2b4a24446469d8f4bae",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/endIfSwiftUI.mustache",
####"""
{{#options.platforms.is.any}}
#endif
{{/options.platforms.is.any}}

"""####),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/failureTests.mustache", common_Partials_failureTests_mustache),
            EmbeddedFile("Partials/failureXCTests.mustache", common_Partials_failureXCTests_mustache),
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
import SwiftUI
#endif
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
import SwiftUI
{{/options.platforms.is.ios}}

"""####),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/viewModelLoading.mustache", common_Partials_viewModelLoading_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneContent.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
import Accessibility
import SwiftUI

/// Loads a scene, shows its content, and offers another attempt when loading fails.
{{> public}}struct SceneContent<Content, ContentView: View>: View {
    private let scene: String
    private let state: LoadState<Content>
    private let load: @MainActor () async -> Void
    private let content: (Content) -> ContentView
    @State private var attempt = 0

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
            switch state {
            case .loading:
                ProgressView()
                    .accessibilityIdentifier("\(scene).loading")
            case .loaded(let loaded):
                content(loaded)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("\(scene).content")
            case .failed(let message):
                failure(message)
            }
        }
        // Coming back to content doesn't load it again. Another attempt cancels the one before it.
        .task(id: attempt) { if state.content == nil { await load() } }
    }

    private func failure(_ message: String) -> some View {
        ContentUnavailableView {
            Label(message, systemImage: "exclamationmark.triangle")
                .accessibilityIdentifier("\(scene).failure")
        } actions: {
            Button("Try Again") { attempt += 1 }
                .accessibilityIdentifier("\(scene).retry")
        }
        .onAppear { announce(message) }
    }

    /// Has VoiceOver read a message to its end.
    private func announce(_ message: String) {
        var announcement = AttributedString(message)
        announcement.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("Support/SceneHosting.swift",
####"""
{{> header}}
{{#options.platforms.is.any}}
#if canImport(SwiftUI) && canImport(UIKit)
{{/options.platforms.is.any}}
import SwiftUI
import UIKit

extension SwiftUISceneBuilder {
    /// The scene's view in a view controller, for UIKit scenes that lead to it.
    @MainActor
    {{> public}}func viewController() -> UIViewController {
        SceneHostingController(scene: self)
    }
}

/// Shows a SwiftUI scene among UIKit scenes, and handles its routes as they do.
final class SceneHostingController<Builder: SwiftUISceneBuilder>:
    UIHostingController<Builder.SceneView?>, RouteHandler
{
    init(scene: Builder) {
        super.init(rootView: nil)
        rootView = scene.view(handledBy: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }
}

/// Shows a UIKit scene among SwiftUI views.
struct ViewControllerView: UIViewControllerRepresentable {
    let scene: any SceneBuilder
    let handler: any RouteHandler

    func makeUIViewController(context: Context) -> UIViewController {
        SceneContainerController(scene: scene, handler: handler)
    }

    func updateUIViewController(_ viewController: UIViewController, context: Context) {}
}

/// Passes on what the UIKit scene in it asks for.
private final class SceneContainerController: UIViewController, RouteHandler {
    private let scene: any SceneBuilder
    private weak var handler: (any RouteHandler)?

    init(scene: any SceneBuilder, handler: any RouteHandler) {
        self.scene = scene
        self.handler = handler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let viewController = scene.viewController()
        addChild(viewController)
        viewController.view.frame = view.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
    }

    func handle(_ request: RouteRequest) {
        handler?.handle(request)
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
import Observation

/// The navigation state of a SwiftUI window: a stack of scenes, and what covers it.
///
/// `SceneStack` shows it. It doesn't depend on views, so tests can follow routes on every platform.
@MainActor
@Observable
{{> public}}final class SceneNavigator: Identifiable {
    /// A scene on the stack, and the handler of its router.
    @MainActor
    final class Step: RouteHandler, Hashable {
        let scene: any SceneBuilder
        fileprivate weak var navigator: SceneNavigator?

        fileprivate init(_ scene: any SceneBuilder) {
            self.scene = scene
        }

        func handle(_ request: RouteRequest) {
            switch request {
            case .push(let scene): navigator?.push(scene)
            case .present(let scene): navigator?.present(scene)
            case .alert(let alert): navigator?.show(alert)
            case .close: navigator?.close(self)
            }
        }

        nonisolated static func == (lhs: Step, rhs: Step) -> Bool { lhs === rhs }

        nonisolated func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    let root: Step
    /// The scenes above the root. SwiftUI shortens it when the user goes back.
    var path: [Step] = []
    /// The stack over this one. SwiftUI sets it to `nil` when the user swipes it away.
    var presented: SceneNavigator?
    private(set) var alert: SceneAlert?

    /// SwiftUI sets it to `false` when the user answers the alert.
    var isAlertPresented: Bool {
        get { alert != nil }
        set { if !newValue { alert = nil } }
    }

    @ObservationIgnored private weak var presenter: SceneNavigator?

    {{> public}}init(root scene: any SceneBuilder) {
        root = Step(scene)
        root.navigator = self
    }

    /// Shows scenes in place of everything above the root, as deep links do.
    {{> public}}func open(_ scenes: [any SceneBuilder]) {
        alert = nil
        presented = nil
        path = []
        scenes.forEach(push)
    }

    /// Presents a scene over everything on screen.
    {{> public}}func present(_ scene: any SceneBuilder) {
        let top = top
        let stack = SceneNavigator(root: scene)
        stack.presenter = top
        top.presented = stack
    }

    /// Shows an alert over everything on screen.
    {{> public}}func show(_ alert: SceneAlert) {
        top.alert = alert
    }

    private var top: SceneNavigator {
        var top = self
        while let presented = top.presented { top = presented }
        return top
    }

    private func push(_ scene: any SceneBuilder) {
        let step = Step(scene)
        step.navigator = self
        path.append(step)
    }

    private func close(_ step: Step) {
        if let index = path.firstIndex(of: step) {
            // Also closes the scenes above this one.
            path.removeSubrange(index...)
        } else if step == root, presenter?.presented === self {
            presenter?.presented = nil
        }
    }
}

"""####),
            EmbeddedFile("Support/SceneNavigatorTests.testing.swift",
####"""
{{> header}}
import Testing

@testable import {{module}}
{{> importUIKit}}

/// Follows routes, without views.
@MainActor
struct SceneNavigatorTests {
    private struct Place: SceneBuilder {
        var name = ""
        {{> ifUIKit}}
        @MainActor func viewController() -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private let navigator = SceneNavigator(root: Place())

    @Test func pushedSceneCanBeClosed() throws {
        navigator.root.handle(.push(Place(name: "pushed")))
        let step = try #require(navigator.path.first)
        #expect((step.scene as? Place)?.name == "pushed")
        step.handle(.close)
        #expect(navigator.path.isEmpty)
    }

    @Test func closeTakesTheScenesAboveAlong() {
        navigator.open([Place(name: "below"), Place(), Place()])
        navigator.path[1].handle(.close)
        #expect(navigator.path.map { ($0.scene as? Place)?.name } == ["below"])
    }

    @Test func presentedScenesCanBeClosed() throws {
        navigator.root.handle(.present(Place()))
        navigator.root.handle(.present(Place()))
        let first = try #require(navigator.presented)
        let second = try #require(first.presented)
        second.root.handle(.close)
        #expect(first.presented == nil)
        first.root.handle(.close)
        #expect(navigator.presented == nil)
    }

    @Test func closedSceneDoesNotCloseAnother() throws {
        navigator.present(Place())
        let closed = try #require(navigator.presented)
        closed.root.handle(.close)
        navigator.present(Place())
        closed.root.handle(.close)
        #expect(navigator.presented != nil)
    }

    @Test func firstSceneCannotBeClosed() {
        navigator.open([Place()])
        navigator.root.handle(.close)
        #expect(navigator.path.count == 1)
    }

    @Test func alertCoversEverything() throws {
        navigator.present(Place())
        navigator.root.handle(.alert(SceneAlert(title: "No connection")))
        let top = try #require(navigator.presented)
        #expect(top.alert?.title == "No connection")
        #expect(top.isAlertPresented)
        #expect(!navigator.isAlertPresented)
        top.isAlertPresented = false
        #expect(top.alert == nil)
    }

    @Test func openReplacesWhatIsThere() {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        #expect(navigator.path.map { ($0.scene as? Place)?.name } == ["new"])
        #expect(navigator.presented == nil)
    }

    @Test func closedStepsAreReleased() {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        #expect(released == nil)
    }
}

"""####),
            EmbeddedFile("Support/SceneNavigatorTests.xctest.swift",
####"""
{{> header}}
import XCTest

@testable import {{module}}
{{> importUIKit}}

/// Follows routes, without views.
nonisolated final class SceneNavigatorXCTests: XCTestCase {
    private struct Place: SceneBuilder {
        var name = ""
        {{> ifUIKit}}
        @MainActor func viewController() -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    @MainActor
    func testPushedSceneCanBeClosed() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.root.handle(.push(Place(name: "pushed")))
        let step = try XCTUnwrap(navigator.path.first)
        XCTAssertEqual((step.scene as? Place)?.name, "pushed")
        step.handle(.close)
        XCTAssertTrue(navigator.path.isEmpty)
    }

    @MainActor
    func testCloseTakesTheScenesAboveAlong() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place(name: "below"), Place(), Place()])
        navigator.path[1].handle(.close)
        XCTAssertEqual(navigator.path.map { ($0.scene as? Place)?.name }, ["below"])
    }

    @MainActor
    func testPresentedScenesCanBeClosed() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.root.handle(.present(Place()))
        navigator.root.handle(.present(Place()))
        let first = try XCTUnwrap(navigator.presented)
        let second = try XCTUnwrap(first.presented)
        second.root.handle(.close)
        XCTAssertNil(first.presented)
        first.root.handle(.close)
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedSceneDoesNotCloseAnother() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.present(Place())
        let closed = try XCTUnwrap(navigator.presented)
        closed.root.handle(.close)
        navigator.present(Place())
        closed.root.handle(.close)
        XCTAssertNotNil(navigator.presented)
    }

    @MainActor
    func testFirstSceneCannotBeClosed() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place()])
        navigator.root.handle(.close)
        XCTAssertEqual(navigator.path.count, 1)
    }

    @MainActor
    func testAlertCoversEverything() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.present(Place())
        navigator.root.handle(.alert(SceneAlert(title: "No connection")))
        let top = try XCTUnwrap(navigator.presented)
        XCTAssertEqual(top.alert?.title, "No connection")
        XCTAssertTrue(top.isAlertPresented)
        XCTAssertFalse(navigator.isAlertPresented)
        top.isAlertPresented = false
        XCTAssertNil(top.alert)
    }

    @MainActor
    func testOpenReplacesWhatIsThere() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        XCTAssertEqual(navigator.path.map { ($0.scene as? Place)?.name }, ["new"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedStepsAreReleased() async {
        let navigator = SceneNavigator(root: Place())
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        XCTAssertNil(released)
    }
}

"""####),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneStack.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
import SwiftUI

/// A scene with a SwiftUI view.
{{> public}}nonisolated protocol SwiftUISceneBuilder: SceneBuilder {
    associatedtype SceneView: View

    /// The scene's view, ready to show.
    ///
    /// - Parameter handler: Carries out what the scene's router asks for.
    @MainActor func view(handledBy handler: any RouteHandler) -> SceneView
}

/// Shows a navigator's stack of scenes, and what covers it.
{{> public}}struct SceneStack: View {
    @Bindable private var navigator: SceneNavigator

    {{> public}}init(navigator: SceneNavigator) {
        self.navigator = navigator
    }

    {{> public}}var body: some View {
        NavigationStack(path: $navigator.path) {
            StepView(step: navigator.root)
                .navigationDestination(for: SceneNavigator.Step.self) { StepView(step: $0) }
        }
        .alert(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isAlertPresented,
            presenting: navigator.alert
        ) { alert in
            ForEach(alert.actions.indices, id: \.self) { index in
                button(for: alert.actions[index])
            }
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .sheet(item: $navigator.presented) { SceneStack(navigator: $0) }
    }

    private func button(for action: SceneAlert.Action) -> some View {
        Button(action.title, role: action.role.buttonRole) {
            // The alert closes first, so that the action can show another one.
            Task { action.handler() }
        }
    }

    /// Shows the scene of one step, whether its view comes from SwiftUI or UIKit.
    private struct StepView: View {
        let step: SceneNavigator.Step

        var body: some View {
            scene
                // Where another step takes this one's place, its scene starts anew.
                .id(step)
        }

        @ViewBuilder private var scene: some View {
            if let scene = step.scene as? any SwiftUISceneBuilder {
                view(of: scene)
            } else {
                {{> ifUIKit}}
                ViewControllerView(scene: step.scene, handler: step)
                    .ignoresSafeArea()
                {{> endIfUIKit}}
            }
        }

        private func view(of scene: some SwiftUISceneBuilder) -> AnyView {
            AnyView(scene.view(handledBy: step))
        }
    }
}

extension SceneAlert.Action.Role {
    fileprivate var buttonRole: ButtonRole? {
        switch self {
        case .normal: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
{{> endIfSwiftUI}}

"""####),
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
      "role": "View"
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "scene-content",
      "source": "Support/SceneContent.swift",
      "path": "SceneContent.swift",
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
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
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
  "rules": {
    "ViewModel": { "imports": ["AppKit", "SwiftUI", "UIKit"] },
    "Router": { "imports": ["AppKit", "SwiftUI", "UIKit"] },
    "View": {
      "calls": ["alert", "dismiss", "fullScreenCover", "navigationDestination", "sheet"]
    }
  },
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Commands": "its builder would be SwiftUI's CommandsBuilder",
      "ContentUnavailable": "its view would be SwiftUI's ContentUnavailableView",
      "DocumentLaunch": "its view would be SwiftUI's DocumentLaunchView",
      "Empty": "its view would be SwiftUI's EmptyView",
      "Equatable": "its view would be SwiftUI's EquatableView",
      "HSplit": "its view would be SwiftUI's HSplitView",
      "Keyframes": "its builder would be SwiftUI's KeyframesBuilder",
      "LoadState": "its view would be LoadStateView, which shared files of other sets declare",
      "Navigation": "its view would be SwiftUI's NavigationView",
      "NavigationSplit": "its view would be SwiftUI's NavigationSplitView",
      "Progress": "its view would be SwiftUI's ProgressView",
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
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
      "_state": "the macro Observable makes a property called that",
      "fetch": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "load": "the view model's function has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "newestLoad": "the view model's property has that name",
      "newestResult": "the view model's property has that name",
      "state": "the view model's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}View": "the view has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Button": "views would take it for SwiftUI's Button",
      "Content": "inside the view model it would mean the view model's own Content",
      "Fetch": "inside the view model it would mean the view model's own Fetch",
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
            EmbeddedFile("{{scene}}Builder.swift",
####"""
{{> header}}
{{> imports}}
{{> importSwiftUI}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderMembers}}
}

{{> ifSwiftUI}}
extension {{scene}}Builder: SwiftUISceneBuilder {
    @MainActor
    {{> public}}func view(handledBy handler: any RouteHandler) -> some View {
        {{scene}}View(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
import Observation
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        #expect(viewModel.state == .loading)
        await confirmation { changed in
            withObservationTracking {
                _ = viewModel.state
            } onChange: {
                changed()
            }
            await viewModel.load()
        }
        #expect(viewModel.state == .loaded(content))
    }

    @Test func canceledReloadKeepsTheContent() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        await viewModel.load()
        let reload = Task { await viewModel.load() }
        reload.cancel()
        await reload.value
        #expect(viewModel.state == .loaded(content))
    }

    {{> failureTests}}
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
import Observation
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    @MainActor
    func testLoadUpdatesState() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        XCTAssertEqual(viewModel.state, .loading)
        let change = XCTestExpectation(description: "The state changes.")
        withObservationTracking {
            _ = viewModel.state
        } onChange: {
            change.fulfill()
        }
        await viewModel.load()
        await fulfillment(of: [change], timeout: 1)
        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    @MainActor
    func testCanceledReloadKeepsTheContent() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        await viewModel.load()
        let reload = Task { await viewModel.load() }
        reload.cancel()
        await reload.value
        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    {{> failureXCTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}View.swift",
####"""
{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI

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
            List(content.rows) { row in
                Text(row.text)
            }
            .navigationTitle(content.title)
            {{/options.list}}
            {{^options.list}}
            Text(content.title)
                .navigationTitle(content.title)
            {{/options.list}}
        }
    }
}
{{#samples.known}}

#if DEBUG
#Preview("Loaded") {
    {{#options.list}}
    ScenePreview {
        .init(title: "{{title}}", rows: [.init(id: "1", text: "First"), .init(id: "2", text: "Second")])
    }
    {{/options.list}}
    {{^options.list}}
    ScenePreview { .init(title: "{{title}}") }
    {{/options.list}}
}

#Preview("Loading") {
    ScenePreview {
        try await Task.sleep(for: .seconds(3600))
        return .init(title: "")
    }
}

#Preview("Failed") {
    ScenePreview { throw URLError(.notConnectedToInternet) }
}

private struct ScenePreview: View {
    let fetch: {{scene}}ViewModel.Fetch
    private let builder = {{scene}}Builder({{samples.arguments}})

    var body: some View {
        NavigationStack {
            {{scene}}View(viewModel: builder.makeViewModel(fetch: fetch), router: builder.makeRouter())
        }
    }
}
#endif
{{/samples.known}}
{{> endIfSwiftUI}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
import Observation
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{#options.list}}
        var rows: [Row] = []

        struct Row: Equatable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.list}}
    }

    typealias Fetch = @MainActor () async throws -> Content

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<Content>.loading

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    @ObservationIgnored private var newestLoad = 0
    @ObservationIgnored private var newestResult = 0

    {{> viewModelLoading}}
}

"""####),
        ]) }),
        ("VIPER", { EmbeddedSet(name: "VIPER",
            digest: "2b6503ae47ecd5fffd77df2808869f9824eab545bd86430fba29389423046909",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/content.mustache", common_VIPER_Partials_content_mustache),
            EmbeddedFile("Partials/customClass.mustache", common_VIPER_Partials_customClass_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetched.mustache", common_VIPER_Partials_fetched_mustache),
            EmbeddedFile("Partials/fetchedValue.mustache", common_VIPER_Partials_fetchedValue_mustache),
            EmbeddedFile("Partials/fetcher.mustache", common_VIPER_Partials_fetcher_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initialData.mustache", common_VIPER_Partials_initialData_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/madeParts.mustache", common_VIPER_Partials_madeParts_mustache),
            EmbeddedFile("Partials/makePresenter.mustache", common_VIPER_Partials_makePresenter_mustache),
            EmbeddedFile("Partials/makeViewController.mustache", common_VIPER_Partials_makeViewController_mustache),
            EmbeddedFile("Partials/navigation.mustache", common_VIPER_Partials_navigation_mustache),
            EmbeddedFile("Partials/nonisolated.mustache",
####"""
{{! Everything runs on the main actor, so nothing stands here. }}
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/optionProof.mustache", common_VIPER_Partials_optionProof_mustache),
            EmbeddedFile("Partials/outdatedValue.mustache",
####"""
{{! What the older of two loads fetches, without a line break. }}{{> fetched}}({{#options.complexity.is.formatter}}name{{/options.complexity.is.formatter}}{{^options.complexity.is.formatter}}title{{/options.complexity.is.formatter}}: "Outdated")
"""####),
            EmbeddedFile("Partials/parts.mustache", common_VIPER_Partials_parts_mustache),
            EmbeddedFile("Partials/partsDeclaration.mustache", common_VIPER_Partials_partsDeclaration_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/proofParts.mustache", common_VIPER_Partials_proofParts_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/testContent.mustache", common_VIPER_Partials_testContent_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testParts.mustache", common_VIPER_Partials_testParts_mustache),
            EmbeddedFile("Partials/viewSpy.mustache",
####"""
private final class ViewSpy: ProgressSpy, {{scene}}ViewInterface {
    private(set) var contents: [{{scene}}Content] = []

    func show(_ content: {{scene}}Content) {
        contents.append(content)
    }
}

"""####),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/ProgressSpy.swift", common_VIPER_ProgressSpy_swift),
            EmbeddedFile("Support/Progressable.swift", common_VIPER_Progressable_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/VIPERInterfaces.swift", common_VIPER_VIPERInterfaces_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "VIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes: Presenter, Interactor, Formatter, ViewController, and Wireframe",
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
      "name": "complexity",
      "type": "choice",
      "values": ["simple", "interactor", "formatter"],
      "default": "interactor",
      "summary": "The parts besides Presenter, ViewController, and Wireframe: none, Interactor, or Interactor and Formatter"
    },
    {
      "name": "interface",
      "type": "choice",
      "values": ["none", "xib", "storyboard"],
      "default": "none",
      "summary": "Where the views are laid out: in code, a nib, or a storyboard"
    },
    {
      "name": "platforms",
      "type": "choice",
      "values": ["any", "ios"],
      "default": "any",
      "scope": "project",
      "summary": "Whether UIKit code is inside #if canImport(UIKit)"
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
      "id": "builder",
      "source": "{{scene}}Builder.swift",
      "path": "{{scene}}/{{scene}}Builder.swift",
      "role": "Builder"
    },
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
      "id": "progressable",
      "source": "Support/Progressable.swift",
      "path": "Progressable.swift",
      "role": "Support",
      "root": "support",
      "shared": true
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
      "id": "scene-alert",
      "source": "Support/SceneAlert.swift",
      "path": "SceneAlert.swift",
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
      "id": "load-state-view",
      "source": "Support/LoadStateView.swift",
      "path": "LoadStateView.swift",
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
      "id": "progress-spy",
      "source": "Support/ProgressSpy.swift",
      "path": "Support/ProgressSpy.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
"rules": {
    "Interfaces": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Presenter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Interactor": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Formatter": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "Wireframe": { "imports": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"] },
    "ViewController": {
      "calls": ["dismiss", "popViewController", "present", "pushViewController"]
    }
  },
  "reserved": {
    "scenes": {
      "Scene": "its builder would be SceneBuilder, which the shared files declare",
      "SceneRouter": "its tests would be SceneRouterTests, which the shared files declare",
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
      "UITextFormatting": "its view controller would be UIKit's UITextFormattingViewController",
      "VIPER": "its file VIPERInterfaces.swift would be that of the shared files"
    },
    "parameters": {
      "didTapClose": "the presenter's function has that name",
      "fetch": "the property of the part that fetches has that name",
      "fetchContent": "the function of the part that fetches has that name",
      "fetchEntity": "the interactor's function has that name",
      "formatter": "the presenter's property has that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "makeInteractor": "the builder's function has that name",
      "makePresenter": "the builder's function has that name",
      "makeViewController": "the builder's function has that name",
      "newestLoad": "the presenter's property has that name",
      "newestResult": "the presenter's property has that name",
      "requestContent": "the interactor's function has that name",
      "requestEntity": "the interactor's function has that name",
      "state": "the presenter's property has that name",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "wireframe": "the presenter's property has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Content": "what the view shows has that name",
      "{{scene}}Entity": "what the interactor fetches has that name",
      "{{scene}}Formatter": "the formatter has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}NavigationOption": "the navigation option has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
      "Fetch": "inside the part that fetches it would mean that part's own Fetch",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}Interactor": "the scene makes it, with its dependencies",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and it leads to the view controller"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}.storyboard", common_VIPER___scene___storyboard),
            EmbeddedFile("{{scene}}Builder.swift", common_VIPER___scene__Builder_swift),
            EmbeddedFile("{{scene}}Formatter.swift", common_VIPER___scene__Formatter_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
{{#hasInjected}}
{{> imports}}

{{/hasInjected}}
/// Fetches what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    typealias Fetch = @MainActor () async throws -> {{scene}}{{> fetched}}

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `request{{> fetched}}()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    private func request{{> fetched}}() async throws -> {{scene}}{{> fetched}} {
        {{#options.complexity.is.formatter}}
        {{scene}}Entity(name: "{{title}}")
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        {{scene}}Content(title: "{{title}}")
        {{/options.complexity.is.formatter}}
    }
}

extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetch{{> fetched}}() async throws -> {{scene}}{{> fetched}} {
        try await (fetch ?? request{{> fetched}})()
    }
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.swift",
####"""
{{> header}}
{{> content}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface, Progressable {
    func show(_ content: {{scene}}Content)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func load() async
    func didTapClose()
}
{{^options.complexity.is.simple}}

@MainActor
protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetch{{> fetched}}() async throws -> {{scene}}{{> fetched}}
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile("{{scene}}NavigationOption+Route.swift", common_VIPER___scene__NavigationOption_Route_swift),
            EmbeddedFile("{{scene}}NavigationOption+RouteTests.testing.swift", common_VIPER___scene__NavigationOption_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}NavigationOption+RouteTests.xctest.swift", common_VIPER___scene__NavigationOption_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#options.complexity.is.simple}}
    typealias Fetch = @MainActor () async throws -> {{scene}}Content

    {{/options.complexity.is.simple}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<{{scene}}Content>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

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
    {{#options.complexity.is.simple}}
    private let fetch: Fetch?
    {{/options.complexity.is.simple}}
    private var newestLoad = 0
    private var newestResult = 0

    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    {{/options.complexity.is.simple}}
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
        {{#options.complexity.is.simple}}
        self.fetch = fetch
        {{/options.complexity.is.simple}}
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> {{scene}}Content {
        {{scene}}Content(title: "{{title}}")
    }
    {{/options.complexity.is.simple}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<{{scene}}Content>
        do {
            {{#options.complexity.is.simple}}
            result = try await .loaded((fetch ?? fetchContent)())
            {{/options.complexity.is.simple}}
            {{#options.complexity.is.interactor}}
            result = try await .loaded(interactor.fetchContent())
            {{/options.complexity.is.interactor}}
            {{#options.complexity.is.formatter}}
            result = try await .loaded(formatter.content(for: interactor.fetchEntity()))
            {{/options.complexity.is.formatter}}
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
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
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testContent}}
    private let view = ViewSpy()
    private let spy = RouteSpy()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async {
        let presenter = makePresenter { {{> fetchedValue}} }
        await presenter.load()
        #expect(view.progress == [.loading, .loaded])
        await presenter.load()
        #expect(view.progress == [.loading, .loaded, .loaded])
        #expect(view.contents == [content, content])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<{{> fetched}}, any Error>] = [
            .failure(Failure()), .success({{> fetchedValue}}),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        #expect(view.progress == [.loading, .failed])
        await presenter.load()
        #expect(view.progress == [.loading, .failed, .loading, .loaded])
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let presenter = makePresenter {
            try? await Task.sleep(for: .seconds(60))
            return {{> fetchedValue}}
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(view.progress == [.loading])
    }

    @Test func newestLoadWins() async {
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return {{> fetchedValue}} }
            newerLoad = nil
            await load()
            return {{> outdatedValue}}
        }
        newerLoad = presenter.load
        await presenter.load()
        #expect(view.contents == [content])
    }

    @Test func closeAsksTheHandler() {
        makePresenter().didTapClose()
        #expect(spy.closeCount == 1)
    }

    @Test func presenterDoesNotKeepItsViewAlive() {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        #expect(released == nil)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.known}}
    {{> makePresenter}}
}

{{> viewSpy}}

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
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{> testContent}}
    @MainActor private lazy var view = ViewSpy()
    @MainActor private lazy var spy = RouteSpy()

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
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
    func testLoadShowsContent() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter { {{> fetchedValue}} }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded, .loaded])
        XCTAssertEqual(view.contents, [content, content])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<{{> fetched}}, any Error>] = [
            .failure(Failure()), .success({{> fetchedValue}}),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed, .loading, .loaded])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return {{> fetchedValue}}
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(view.progress, [.loading])
    }

    @MainActor
    func testNewestLoadWins() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return {{> fetchedValue}} }
            newerLoad = nil
            await load()
            return {{> outdatedValue}}
        }
        newerLoad = presenter.load
        await presenter.load()
        XCTAssertEqual(view.contents, [content])
    }

    @MainActor
    func testCloseAsksTheHandler() async {
        makePresenter().didTapClose()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepItsViewAlive() async {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        XCTAssertNil(released)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.known}}
    {{> makePresenter}}
}

{{> viewSpy}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any {{scene}}PresenterInterface)?

    let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        load()
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter?.load() }
    }
}

extension {{scene}}ViewController: {{scene}}ViewInterface, LoadStateViewOwner {
    func show(_ content: {{scene}}Content) {
        title = content.title
    }
}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.xib", common_VIPER___scene__ViewController_xib),
            EmbeddedFile("{{scene}}Wireframe.swift", common_VIPER___scene__Wireframe_swift),
        ]) }),
    ]
}
