// Made by scripts/embed-templates from Templates/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let embedded: [(name: String, load: @Sendable () -> EmbeddedSet)] = [
        ("InputsOutputs", { EmbeddedSet(name: "InputsOutputs",
            digest: "c8c208b6cc587eb83d7413f6b7014bb2e3d8414195602392d1edb85c31484015",
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
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/contentType.mustache", common_Rx_Partials_contentType_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetchContent.mustache", common_Rx_Partials_fetchContent_mustache),
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
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
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
    let viewModel = builder.makeViewModel()
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
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/sendSource.mustache",
####"""
{{! The call that sends the input of an output, without a line break. }}{{#source}}{{#isVoid}}{{name}}(){{/isVoid}}{{^isVoid}}didChange({{argumentLabel}}: {{sample}}){{/isVoid}}{{/source}}
"""####),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
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
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue+Outputs.swift",
####"""
{{> header}}
import Dispatch
{{> publicInTesting}}import RxSwift

nonisolated extension MainQueue {
    /// Whether the first element of an output arrives on the main queue although input comes from
    /// another.
    @MainActor
    {{> publicInTesting}}static func delivers<Element, Inputs>(
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
            EmbeddedFile("Support/RxLoader.swift", common_Rx_RxLoader_swift),
            EmbeddedFile("Support/RxLoaderTests.testing.swift", common_Rx_RxLoaderTests_testing_swift),
            EmbeddedFile("Support/RxLoaderTests.xctest.swift", common_Rx_RxLoaderTests_xctest_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "InputsOutputs",
  "version": "1.0.0",
  "summary": "UIKit scenes with RxSwift: a ViewModel with inputs and outputs that you name",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "when": { "viewController": "UIViewController" },
      "summary": "Whether the scene is a form: it loads nothing, and has only the given inputs and outputs"
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
        "didChange": "the view model's functions for inputs have that name",
        "DisposeBag": "RxSwift's class has that name",
        "disposeBag": "the view model's property has that name",
        "fetchContent": "the view model's function has that name",
        "inputs": "the view model's property has that name",
        "loader": "the view model's property has that name",
        "MainScheduler": "RxSwift's class has that name",
        "Observable": "RxSwift's class has that name",
        "outputs": "the view model's property has that name",
        "PublishRelay": "RxRelay's class has that name",
        "PublishSubject": "RxSwift's class has that name",
        "reload": "the inputs have it already",
        "reloadSubject": "the view model's subject has that name",
        "setupBindings": "the view model's function has that name",
        "state": "the outputs have it already",
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
        "didChange": "the view model's functions for inputs have that name",
        "DisposeBag": "RxSwift's class has that name",
        "disposeBag": "the view model's property has that name",
        "fetchContent": "the view model's function has that name",
        "inputs": "the view model's property has that name",
        "loader": "the view model's property has that name",
        "MainScheduler": "RxSwift's class has that name",
        "Observable": "RxSwift's class has that name",
        "outputs": "the view model's property has that name",
        "PublishRelay": "RxRelay's class has that name",
        "PublishSubject": "RxSwift's class has that name",
        "reload": "the inputs have it already",
        "reloadSubject": "the view model's subject has that name",
        "setupBindings": "the view model's function has that name",
        "state": "the outputs have it already",
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
      "id": "rx-loader",
      "source": "Support/RxLoader.swift",
      "path": "RxLoader.swift",
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
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "rx-loader-tests",
      "source": "Support/RxLoaderTests.testing.swift",
      "path": "Support/RxLoaderTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "rx-loader-xctests",
      "source": "Support/RxLoaderTests.xctest.swift",
      "path": "Support/RxLoaderXCTests.swift",
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
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "main-queue-outputs",
      "source": "Support/MainQueue+Outputs.swift",
      "path": "Support/MainQueue+Outputs.swift",
      "role": "Support",
      "root": "testing",
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
  "rules": [
    {
      "id": "view-model-no-ui",
      "severity": "error",
      "why": "A ViewModel knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["ViewModel"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-ui",
      "severity": "error",
      "why": "A Router knows no views, so tests follow its routes anywhere.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Router"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-data",
      "severity": "warning",
      "why": "A Router leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route, or load it in the next ViewModel.",
      "in": {"roles": ["Router"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "builder-only-builds",
      "severity": "warning",
      "why": "A Builder creates the parts of its scene, and does nothing else.",
      "fix": "Do it in the ViewModel.",
      "in": {"roles": ["Builder"]},
      "calls": ["dismiss", "fetch*", "load*", "present", "push*", "save*", "subscribe"],
      "passes": "CarListViewModel(api: api)",
      "fails": "viewModel.load()"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Call a function of the router, which tests can follow.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Let the router handle .alert(SceneAlert(title: …)).",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController asks its ViewModel for data.",
      "fix": "Load and store it in the ViewModel.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "view-controller-no-formatting",
      "severity": "warning",
      "why": "A ViewController shows what is formatted already.",
      "fix": "Format it in the ViewModel, and show the text.",
      "in": {"roles": ["ViewController"]},
      "calls": ["NSAttributedString", "NSMutableAttributedString", "formatted", {"name": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}],
      "passes": "label.text = content.date",
      "fails": "label.text = DateFormatter().string(from: date)"
    },
    {
      "id": "rx-no-observable-suffix",
      "severity": "warning",
      "why": "What a sequence carries is its name.",
      "fix": "Leave Observable out of the name.",
      "properties": [{"type": "Driver", "name": "*Observable"}, {"type": "Infallible", "name": "*Observable"}, {"type": "Maybe", "name": "*Observable"}, {"type": "Observable", "name": "*Observable"}, {"type": "Signal", "name": "*Observable"}, {"type": "Single", "name": "*Observable"}],
      "passes": "let items: Observable<[Item]>",
      "fails": "let itemsObservable: Observable<[Item]>"
    },
    {
      "id": "rx-relay-names",
      "severity": "warning",
      "why": "Whoever reads a relay or a subject sees that it takes values, too.",
      "fix": "End its name with Relay or Subject.",
      "properties": [{"type": "*Relay", "named": ["*Relay*", "*relay*"]}, {"type": "*Subject", "named": ["*Subject*", "*subject*"]}],
      "passes": "let loadRelay = PublishRelay<Void>()",
      "fails": "let load = PublishRelay<Void>()"
    },
    {
      "id": "rx-no-shared-dispose-bag",
      "severity": "warning",
      "why": "Each object has its own DisposeBag, or subscriptions may outlive it.",
      "fix": "Return the sequence, and subscribe where the DisposeBag is.",
      "parameters": ["DisposeBag"],
      "passes": "func bind(to view: View) {}",
      "fails": "func bind(to view: View, disposeBag: DisposeBag) {}"
    },
    {
      "id": "rx-capture-lists",
      "severity": "warning",
      "why": "A subscription that holds its object is never disposed.",
      "fix": "Add [weak self], or capture only what the closure uses.",
      "captures": ["bind", "concatMap", "do", "drive", "emit", "flatMapFirst", "flatMapLatest", "subscribe", "withLatestFrom"],
      "passes": "items.subscribe(onNext: { [weak self] in self?.show($0) })",
      "fails": "items.subscribe(onNext: { self.show($0) })"
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "RxLoader": "its tests would be RxLoaderTests, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "dependencies": "the function that makes the view controller has that parameter",
      "DisposeBag": "RxSwift's class has that name",
      "disposeBag": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "inputs": "the view model's property has that name",
      "loader": "the view model's property has that name",
      "MainScheduler": "RxSwift's class has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "outputs": "the view model's property has that name",
      "PublishRelay": "RxRelay's class has that name",
      "PublishSubject": "RxSwift's class has that name",
      "reload": "the view model's function has that name",
      "reloadSubject": "the view model's subject has that name",
      "setupBindings": "the view model's function has that name",
      "state": "the view model's output has that name",
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
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
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
{{#samples.dependenciesKnown}}
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{^options.form}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        #expect(try await ends.elements().first?.content != nil)
    }
    {{/samples.dependenciesKnown}}
    {{/options.form}}
    {{> outputTests}}

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
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
{{> memberTestImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{^options.form}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }
    {{/samples.dependenciesKnown}}
    {{/options.form}}
    {{> outputTests}}

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
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
{{> testImports}}
import RxSwift
import UIKit
{{> viewImports}}
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: any {{> types}}
    private let router: {{scene}}Router
    {{^options.form}}
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    {{/options.form}}
    private let disposeBag = DisposeBag()
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
        {{^options.form}}
        viewModel.inputs.viewDidLoad()
        {{/options.form}}
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{<setupList}}
        {{$reload}}viewModel.inputs.reload(){{/reload}}
        {{/setupList}}
        {{^options.form}}
        {{> layoutLoadState}}
        {{/options.form}}
        {{#options.form}}
        navigationItem.title = "{{title}}"
        {{/options.form}}
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        {{^options.form}}
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        {{/options.form}}
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
    }
    {{^options.form}}

    {{> showContent}}
    {{/options.form}}
    {{#options.output}}

    {{#isVoid}}
    private func show{{capitalizedName}}() {}
    {{/isVoid}}
    {{^isVoid}}
    private func show({{name}}: {{parameterType}}) {}
    {{/isVoid}}
    {{/options.output}}
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
{{#options.output}}
{{#-first}}
import RxRelay
{{/-first}}
{{/options.output}}
import RxSwift
{{> imports}}
{{> memberImports}}
{{$imports}}
{{/imports}}

/// The inputs of {{scene}}. Calls may come from any thread.
nonisolated protocol {{scene}}ViewModelInputs {
    {{^options.form}}
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    {{/options.form}}
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// The outputs of {{scene}}, formatted for display. They arrive on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs {
    {{^options.form}}
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<{{scene}}ViewModel.Content>> { get }
    {{/options.form}}
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
}

/// The view model of {{scene}}, as its view controller uses it.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Turns the inputs of {{scene}} into its outputs. It doesn't depend on views.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    {{^options.form}}
    {{> contentType}}

    {{/options.form}}
    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{^options.form}}
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    {{/options.form}}
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    {{#options.output}}
    {{^hasSource}}
    // TODO: Bind {{plainName}} to the inputs that it depends on.
    {{/hasSource}}
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

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        {{^options.form}}
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { viewModel, _ in viewModel.loader.load(viewModel.fetchContent()) }
            )
            .disposed(by: disposeBag)
        {{/options.form}}
        {{#options.output}}
        {{#hasSource}}
        {{> output}}
        {{/hasSource}}
        {{/options.output}}
    }
    {{^options.form}}

    {{> fetchContent}}
    {{/options.form}}
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
    {{$members}}
    {{/members}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    {{^options.form}}
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
    {{/options.form}}
    {{#options.input}}
    {{^-first}}

    {{/-first}}
    {{#-first}}
    {{^options.form}}

    {{/options.form}}
    {{/-first}}
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
    {{^options.form}}
    var state: Observable<LoadState<Content>> { loader.states }
    {{/options.form}}
    {{#options.output}}
    {{^-first}}

    {{/-first}}
    {{#-first}}
    {{^options.form}}

    {{/options.form}}
    {{/-first}}
    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}
}

"""####),
        ]) }),
        ("ProtocolVIPER", { EmbeddedSet(name: "ProtocolVIPER",
            digest: "8317d64b85658f93bef9daff35ada02919dc247521efca66cd4547fbdbe657b5",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/interactorType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}any {{scene}}PresenterToInteractorProtocol
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/routerType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}any {{scene}}PresenterToRouterProtocol
"""####),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/Loader.swift", common_Support_Loader_swift),
            EmbeddedFile("Support/LoaderTests.testing.swift", common_Support_LoaderTests_testing_swift),
            EmbeddedFile("Support/LoaderTests.xctest.swift", common_Support_LoaderTests_xctest_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "ProtocolVIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes whose parts communicate through five protocols, without third-party packages",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "id": "router",
      "source": "{{scene}}Router.swift",
      "path": "{{scene}}/{{scene}}Router.swift",
      "role": "Router"
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
    }
  ],
  "rules": [
    {
      "id": "protocols-no-ui",
      "severity": "error",
      "why": "A Protocols knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Protocols"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "entity-no-ui",
      "severity": "error",
      "why": "An Entity knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Entity"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "interactor-no-ui",
      "severity": "error",
      "why": "An Interactor knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interactor"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "presenter-no-ui",
      "severity": "error",
      "why": "A Presenter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Presenter"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-ui",
      "severity": "error",
      "why": "A Router knows no views, so tests follow its routes anywhere.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Router"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Ask the presenter, which uses the router.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Ask the presenter, which uses the router.",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController shows what its Presenter decides.",
      "fix": "Load and store it in the Interactor.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "router-no-data",
      "severity": "warning",
      "why": "A Router leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route.",
      "in": {"roles": ["Router"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Loader": "its tests would be LoaderTests, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "dependencies": "the function that makes the view controller has that parameter",
      "fetchEntity": "the interactor's function has that name",
      "format": "the presenter's function has that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "loadDidChange": "the presenter's function has that name",
      "loader": "the interactor's property has that name",
      "makePresenter": "the builder's function has that name",
      "presenter": "the interactor's property has that name",
      "reloadDidFail": "the presenter's function has that name",
      "router": "the presenter's property has that name",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Content": "what the view shows has that name",
      "{{scene}}Entity": "the entity has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Router": "the router has that name"
    },
    "types": {
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Router": "the scene makes it, and a presenter knows the router by its protocol"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift",
####"""
{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}} {
    {{> builderData}}
    @MainActor
    func makePresenter(router: {{> routerType}}{{#dependencies}}{{#-first}}, {{> dependenciesParameter}}{{/-first}}{{/dependencies}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: {{scene}}Interactor({{> injectedValues}}), router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{#parameters}}{{.}}, {{/parameters}}with dependencies: Dependencies = Dependencies()) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = {{scene}}Router(dependencies: dependencies)
        let viewController = {{scene}}ViewController(presenter: makePresenter(router: router{{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}}))
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}Entity.swift",
####"""
{{> header}}
/// The entity that {{scene}} loads, before it is formatted.
struct {{scene}}Entity: Equatable {
    var name: String
}

/// The content of {{scene}}, formatted for display.
struct {{scene}}Content: Equatable {
    var title: String
}

"""####),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<{{scene}}Entity>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(name: "{{title}}")
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class {{scene}}Presenter {
    weak var view: (any {{scene}}PresenterToViewProtocol)?
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
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

    private func format(_ entity: {{scene}}Entity) -> {{scene}}Content {
        {{scene}}Content(title: entity.name)
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<{{scene}}Entity>) {
        view?.show(
            LoadState(
                content: state.content.map(format),
                isLoading: state.isLoading,
                failure: state.failure
            )
        )
    }
}

"""####),
            EmbeddedFile("{{scene}}Protocols.swift",
####"""
{{> header}}
/// Presenter calls, View listens.
@MainActor
protocol {{scene}}PresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<{{scene}}Content>)
}

/// View calls, Presenter listens.
@MainActor
protocol {{scene}}ViewToPresenterProtocol: AnyObject {
    var view: (any {{scene}}PresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
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
    func loadDidChange(_ state: LoadState<{{scene}}Entity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol {{scene}}PresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift",
####"""
{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}PresenterToRouterProtocol {
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

"""####),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift",
####"""
{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Router: SceneRouter, {{scene}}PresenterToRouterProtocol {}

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
    private let builder = {{scene}}Builder({{samples.arguments}})
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(router: {{scene}}Router())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        presenter.view = view
        await presenter.load()
        #expect(view.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{<proofByType}}
    {{$function}}
    private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
        {{scene}}Builder({{copiedArguments}}).makePresenter(router: {{scene}}Router())
    }
    {{/function}}
    {{/proofByType}}
    {{/samples.known}}
}
{{#samples.known}}
{{#samples.dependenciesKnown}}

@MainActor
private final class ViewSpy: {{scene}}PresenterToViewProtocol {
    private(set) var state = LoadState<{{scene}}Content>()

    func show(_ state: LoadState<{{scene}}Content>) {
        self.state = state
    }
}
{{/samples.dependenciesKnown}}
{{/samples.known}}

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
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(router: {{scene}}Router())
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
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        presenter.view = view
        await presenter.load()
        XCTAssertNotNil(view.state.content)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{<proofByType}}
    {{$function}}
    private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
        {{scene}}Builder({{copiedArguments}}).makePresenter(router: {{scene}}Router())
    }
    {{/function}}
    {{/proofByType}}
    {{/samples.known}}
}
{{#samples.known}}
{{#samples.dependenciesKnown}}

@MainActor
private final class ViewSpy: {{scene}}PresenterToViewProtocol {
    private(set) var state = LoadState<{{scene}}Content>()

    func show(_ state: LoadState<{{scene}}Content>) {
        self.state = state
    }
}
{{/samples.dependenciesKnown}}
{{/samples.known}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: UIViewController, RouteHandler {
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
        show(LoadState())
        load()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}PresenterToViewProtocol {
    func show(_ state: LoadState<{{scene}}Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}
{{> preview}}
{{> endIfUIKit}}

"""####),
        ]) }),
        ("RxScene", { EmbeddedSet(name: "RxScene",
            digest: "0d204cbb2071ab298760134ce0022555258e79bdadf247bb932bf94f460c04df",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/contentType.mustache", common_Rx_Partials_contentType_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetchContent.mustache", common_Rx_Partials_fetchContent_mustache),
            EmbeddedFile("Partials/formFields.mustache", common_Partials_formFields_mustache),
            EmbeddedFile("Partials/formViews.mustache", common_Partials_formViews_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/setupForm.mustache", common_Partials_setupForm_mustache),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/RxLoader.swift", common_Rx_RxLoader_swift),
            EmbeddedFile("Support/RxLoaderTests.testing.swift", common_Rx_RxLoaderTests_testing_swift),
            EmbeddedFile("Support/RxLoaderTests.xctest.swift", common_Rx_RxLoaderTests_xctest_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxScene",
  "version": "1.0.0",
  "summary": "UIKit scenes with RxSwift: a ViewModel with relays for input and observables for output",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "when": { "viewController": "UIViewController" },
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
      "role": "ViewController",
      "when": { "form": false }
    },
    {
      "id": "form-view-controller",
      "source": "{{scene}}ViewController.form.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController",
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
      "id": "rx-loader",
      "source": "Support/RxLoader.swift",
      "path": "RxLoader.swift",
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
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "rx-loader-tests",
      "source": "Support/RxLoaderTests.testing.swift",
      "path": "Support/RxLoaderTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "rx-loader-xctests",
      "source": "Support/RxLoaderTests.xctest.swift",
      "path": "Support/RxLoaderXCTests.swift",
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
      "id": "main-queue",
      "source": "Support/MainQueue.swift",
      "path": "Support/MainQueue.swift",
      "role": "Support",
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "testing",
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
  "rules": [
    {
      "id": "view-model-no-ui",
      "severity": "error",
      "why": "A ViewModel knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["ViewModel"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-ui",
      "severity": "error",
      "why": "A Router knows no views, so tests follow its routes anywhere.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Router"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-data",
      "severity": "warning",
      "why": "A Router leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route, or load it in the next ViewModel.",
      "in": {"roles": ["Router"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "builder-only-builds",
      "severity": "warning",
      "why": "A Builder creates the parts of its scene, and does nothing else.",
      "fix": "Do it in the ViewModel.",
      "in": {"roles": ["Builder"]},
      "calls": ["dismiss", "fetch*", "load*", "present", "push*", "save*", "subscribe"],
      "passes": "CarListViewModel(api: api)",
      "fails": "viewModel.load()"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Call a function of the router, which tests can follow.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Let the router handle .alert(SceneAlert(title: …)).",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController asks its ViewModel for data.",
      "fix": "Load and store it in the ViewModel.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "view-controller-no-formatting",
      "severity": "warning",
      "why": "A ViewController shows what is formatted already.",
      "fix": "Format it in the ViewModel, and show the text.",
      "in": {"roles": ["ViewController"]},
      "calls": ["NSAttributedString", "NSMutableAttributedString", "formatted", {"name": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}],
      "passes": "label.text = content.date",
      "fails": "label.text = DateFormatter().string(from: date)"
    },
    {
      "id": "rx-no-observable-suffix",
      "severity": "warning",
      "why": "What a sequence carries is its name.",
      "fix": "Leave Observable out of the name.",
      "properties": [{"type": "Driver", "name": "*Observable"}, {"type": "Infallible", "name": "*Observable"}, {"type": "Maybe", "name": "*Observable"}, {"type": "Observable", "name": "*Observable"}, {"type": "Signal", "name": "*Observable"}, {"type": "Single", "name": "*Observable"}],
      "passes": "let items: Observable<[Item]>",
      "fails": "let itemsObservable: Observable<[Item]>"
    },
    {
      "id": "rx-relay-names",
      "severity": "warning",
      "why": "Whoever reads a relay or a subject sees that it takes values, too.",
      "fix": "End its name with Relay or Subject.",
      "properties": [{"type": "*Relay", "named": ["*Relay*", "*relay*"]}, {"type": "*Subject", "named": ["*Subject*", "*subject*"]}],
      "passes": "let loadRelay = PublishRelay<Void>()",
      "fails": "let load = PublishRelay<Void>()"
    },
    {
      "id": "rx-no-shared-dispose-bag",
      "severity": "warning",
      "why": "Each object has its own DisposeBag, or subscriptions may outlive it.",
      "fix": "Return the sequence, and subscribe where the DisposeBag is.",
      "parameters": ["DisposeBag"],
      "passes": "func bind(to view: View) {}",
      "fails": "func bind(to view: View, disposeBag: DisposeBag) {}"
    },
    {
      "id": "rx-capture-lists",
      "severity": "warning",
      "why": "A subscription that holds its object is never disposed.",
      "fix": "Add [weak self], or capture only what the closure uses.",
      "captures": ["bind", "concatMap", "do", "drive", "emit", "flatMapFirst", "flatMapLatest", "subscribe", "withLatestFrom"],
      "passes": "items.subscribe(onNext: { [weak self] in self?.show($0) })",
      "fails": "items.subscribe(onNext: { self.show($0) })"
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "RxLoader": "its tests would be RxLoaderTests, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "canSubmit": "the view model of a form has that name",
      "fields": "the view model of a form has that name",
      "fieldsRelay": "the view model of a form has that name",
      "send": "the view model of a form has that name",
      "submission": "the view model of a form has that name",
      "submit": "the view model of a form has that name",
      "submitRelay": "the view model of a form has that name",
      "dependencies": "the function that makes the view controller has that parameter",
      "disposeBag": "the view model's property has that name",
      "fetchContent": "the view model's function has that name",
      "loader": "the view model's property has that name",
      "loadRelay": "the view model's property has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "setupRx": "the view model's function has that name",
      "state": "the view model's property has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Fields": "inside the view model it would mean the view model's own Fields",
      "Content": "inside the view model it would mean the view model's own Content",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router+Route.swift", common_Builder___scene__Router_Route_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.testing.swift", common_Builder___scene__Router_RouteTests_testing_swift),
            EmbeddedFile("{{scene}}Router+RouteTests.xctest.swift", common_Builder___scene__Router_RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Router.swift", common_Builder___scene__Router_swift),
            EmbeddedFile("{{scene}}Tests.form.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{#samples.dependenciesKnown}}

    @Test func completeFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.submitRelay.accept(())
        viewModel.fieldsRelay.accept(.init(text: "complete"))
        viewModel.submitRelay.accept(())
        #expect(try await submitted.elements() == [.init(text: "complete")])
    }
    {{/samples.dependenciesKnown}}

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}Tests.form.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.submitRelay.accept(())
        viewModel.fieldsRelay.accept(.init(text: "complete"))
        viewModel.submitRelay.accept(())
        let fields = try await submitted.elements()
        XCTAssertEqual(fields, [.init(text: "complete")])
    }
    {{/samples.dependenciesKnown}}

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
    }
    {{/samples.dependenciesKnown}}

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
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
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }
    {{/samples.dependenciesKnown}}

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.form.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    {{> formViews}}
    private let disposeBag = DisposeBag()

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
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
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    /// Forwards what the user enters, and follows the submission.
    private func setupRx() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [weak self] _ in self?.viewModel.submitRelay.accept(()) }, for: .touchUpInside)
        viewModel.canSubmit
            .subscribe(onNext: { [weak self] canSubmit in self?.submitButton.isEnabled = canSubmit })
            .disposed(by: disposeBag)
        viewModel.submission
            .subscribe(onNext: { [weak self] submission in self?.show(submission) })
            .disposed(by: disposeBag)
    }

    private func fieldsDidChange() {
        viewModel.fieldsRelay.accept(.init(text: textField.text ?? ""))
    }

    private func show(_ submission: LoadState<{{scene}}ViewModel.Fields>) {
        if submission.isLoading { return }
        if let message = submission.failure {
            router.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            router.close()
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
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
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{<setupList}}
        {{$reload}}viewModel.loadRelay.accept(()){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    {{> showContent}}
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.form.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Takes what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
///
/// Input may arrive on any thread. Output arrives on the main thread.
nonisolated final class {{scene}}ViewModel {
    {{> formFields}}

    // MARK: - Input

    let fieldsRelay = BehaviorRelay(value: Fields())
    /// Submits the fields if they are complete.
    let submitRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Whether the fields can be submitted now.
    var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, submission) { fields, submission in
            fields.areComplete && !submission.isLoading
        }
        .observe(on: MainScheduler.instance)
    }

    /// Its content is what was submitted last.
    var submission: Observable<LoadState<Fields>> { loader.states }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = RxLoader<Fields>()
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

    private func setupRx() {
        submitRelay
            .subscribe(
                with: self,
                onNext: { viewModel, _ in viewModel.submit() }
            )
            .disposed(by: disposeBag)
    }

    private func submit() {
        let fields = fieldsRelay.value
        guard fields.areComplete, !loader.state.isLoading else { return }
        loader.load(send(fields).map { fields })
    }

    // TODO: Send the fields.
    private func send(_ fields: Fields) -> Single<Void> {
        .just(())
    }
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}ViewModel.swift",
####"""
{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
///
/// Input may arrive on any thread. Output arrives on the main thread.
nonisolated final class {{scene}}ViewModel {
    {{> contentType}}

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> { loader.states }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = RxLoader<Content>()
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

    private func setupRx() {
        loadRelay
            .subscribe(
                with: self,
                onNext: { viewModel, _ in viewModel.loader.load(viewModel.fetchContent()) }
            )
            .disposed(by: disposeBag)
    }

    {{> fetchContent}}
    {{$members}}
    {{/members}}
}

"""####),
        ]) }),
        ("RxVIPER", { EmbeddedSet(name: "RxVIPER",
            digest: "ed6ff2bc1129a17761e82ca229908a7d25f3c335b95c1959d32f5921281b0e06",
            files: [
            EmbeddedFile("Partials/action.mustache",
####"""
{{! The sequence of an action, without a line break. }}{{#options.platforms.is.any}}Observable{{/options.platforms.is.any}}{{#options.platforms.is.ios}}Signal{{/options.platforms.is.ios}}
"""####),
            EmbeddedFile("Partials/asAction.mustache",
####"""
{{! A relay as an action, without a line break. }}{{#options.platforms.is.any}}asObservable(){{/options.platforms.is.any}}{{#options.platforms.is.ios}}asSignal(){{/options.platforms.is.ios}}
"""####),
            EmbeddedFile("Partials/asObservable.mustache",
####"""
{{! An event as an observable, without a line break. }}{{#options.platforms.is.ios}}.asObservable(){{/options.platforms.is.ios}}
"""####),
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/content.mustache", common_VIPER_Partials_content_mustache),
            EmbeddedFile("Partials/customClass.mustache", common_VIPER_Partials_customClass_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/event.mustache",
####"""
{{! The sequence of an event, without a line break. }}{{#options.platforms.is.any}}Observable{{/options.platforms.is.any}}{{#options.platforms.is.ios}}Driver{{/options.platforms.is.ios}}
"""####),
            EmbeddedFile("Partials/fetched.mustache", common_VIPER_Partials_fetched_mustache),
            EmbeddedFile("Partials/formViews.mustache", common_Partials_formViews_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/helpers.mustache",
####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private var actions: {{scene}}Actions {
    {{scene}}Actions({{$actions}}load: loadRelay.{{> asAction}}, failedReload: failedReloadRelay.{{> asAction}}{{/actions}})
}

{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter({{> dependenciesParameter}}) -> {{scene}}Presenter {
    builder.makePresenter(view: ViewSpy(), wireframe: {{scene}}Wireframe(handler: spy){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
}
{{/samples.known}}
{{^samples.known}}
{{<proofByType}}
{{$function}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    {{scene}}Builder({{copiedArguments}}).makePresenter(view: ViewSpy(), wireframe: {{scene}}Wireframe())
}
{{/function}}
{{/proofByType}}
{{/samples.known}}

"""####),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/makeViewController.mustache", common_VIPER_Partials_makeViewController_mustache),
            EmbeddedFile("Partials/navigation.mustache", common_VIPER_Partials_navigation_mustache),
            EmbeddedFile("Partials/nonisolated.mustache",
####"""
{{! Rx may call it on any thread; without a line break. }}nonisolated 
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/optionProof.mustache", common_VIPER_Partials_optionProof_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/setupForm.mustache", common_Partials_setupForm_mustache),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/BidirectionalRelays.swift",
####"""
{{> header}}
#if canImport(RxCocoa)
{{> public}}import RxCocoa
import RxRelay
import RxSwift

/// Binds a control and its value both ways without a loop: each side receives only what the other
/// side sends.
{{> public}}nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInputRelay = PublishRelay<Value>()
    private let viewInputRelay = PublishRelay<Value>()
    {{#options.access.is.public}}

    public init() {}
    {{/options.access.is.public}}

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}

/// A bidirectional relay with a value that the view receives as soon as it is bound.
{{> public}}nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInputRelay: BehaviorRelay<Value>
    private let viewInputRelay = PublishRelay<Value>()

    {{> public}}init(value: Value) {
        workInputRelay = BehaviorRelay(value: value)
    }

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}
#endif

"""####),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/MainQueue.swift", common_Rx_MainQueue_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/RxLoader.swift", common_Rx_RxLoader_swift),
            EmbeddedFile("Support/RxLoaderTests.testing.swift", common_Rx_RxLoaderTests_testing_swift),
            EmbeddedFile("Support/RxLoaderTests.xctest.swift", common_Rx_RxLoaderTests_xctest_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("Support/VIPERInterfaces.swift", common_VIPER_VIPERInterfaces_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "RxVIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes with RxSwift: a Presenter that turns the actions of its view into events",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "when": { "complexity": "interactor", "interface": "none", "viewController": "UIViewController" },
      "summary": "Whether the scene is a form: it loads nothing, and submits fields"
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
    },
    {
      "name": "viewController",
      "type": "choice",
      "values": ["UIViewController", "UITableViewController", "UICollectionViewController"],
      "default": "UIViewController",
      "when": { "interface": "none" },
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
      "id": "interfaces",
      "source": "{{scene}}Interfaces.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces",
      "when": { "form": false }
    },
    {
      "id": "form-interfaces",
      "source": "{{scene}}Interfaces.form.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces",
      "when": { "form": true }
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter",
      "when": { "form": false }
    },
    {
      "id": "form-presenter",
      "source": "{{scene}}Presenter.form.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter",
      "when": { "form": true }
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
      "role": "ViewController",
      "when": { "form": false }
    },
    {
      "id": "form-view-controller",
      "source": "{{scene}}ViewController.form.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController",
      "when": { "form": true }
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
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
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
      "id": "rx-loader",
      "source": "Support/RxLoader.swift",
      "path": "RxLoader.swift",
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
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "rx-loader-tests",
      "source": "Support/RxLoaderTests.testing.swift",
      "path": "Support/RxLoaderTests.swift",
      "role": "Support",
      "root": "tests",
      "shared": true,
      "when": { "tests": "testing" }
    },
    {
      "id": "rx-loader-xctests",
      "source": "Support/RxLoaderTests.xctest.swift",
      "path": "Support/RxLoaderXCTests.swift",
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
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    },
    {
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "testing",
      "shared": true,
      "when": { "tests": ["testing", "xctest"] }
    }
  ],
  "packages": [
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxSwift", "RxRelay"]
    },
    {
      "url": "https://github.com/ReactiveX/RxSwift.git",
      "from": "6.9.0",
      "products": ["RxCocoa"],
      "when": { "platforms": "ios" }
    }
  ],
  "rules": [
    {
      "id": "interfaces-no-ui",
      "severity": "error",
      "why": "Interfaces know no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interfaces"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "presenter-no-ui",
      "severity": "error",
      "why": "A Presenter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Presenter"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "interactor-no-ui",
      "severity": "error",
      "why": "An Interactor knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interactor"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "formatter-no-ui",
      "severity": "error",
      "why": "A Formatter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Formatter"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "wireframe-no-ui",
      "severity": "error",
      "why": "A Wireframe knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Wireframe"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController shows what its Presenter decides.",
      "fix": "Load and store it in the Interactor.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "wireframe-no-data",
      "severity": "warning",
      "why": "A Wireframe leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route.",
      "in": {"roles": ["Wireframe"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "rx-no-observable-suffix",
      "severity": "warning",
      "why": "What a sequence carries is its name.",
      "fix": "Leave Observable out of the name.",
      "properties": [{"type": "Driver", "name": "*Observable"}, {"type": "Infallible", "name": "*Observable"}, {"type": "Maybe", "name": "*Observable"}, {"type": "Observable", "name": "*Observable"}, {"type": "Signal", "name": "*Observable"}, {"type": "Single", "name": "*Observable"}],
      "passes": "let items: Observable<[Item]>",
      "fails": "let itemsObservable: Observable<[Item]>"
    },
    {
      "id": "rx-relay-names",
      "severity": "warning",
      "why": "Whoever reads a relay or a subject sees that it takes values, too.",
      "fix": "End its name with Relay or Subject.",
      "properties": [{"type": "*Relay", "named": ["*Relay*", "*relay*"]}, {"type": "*Subject", "named": ["*Subject*", "*subject*"]}],
      "passes": "let loadRelay = PublishRelay<Void>()",
      "fails": "let load = PublishRelay<Void>()"
    },
    {
      "id": "rx-no-shared-dispose-bag",
      "severity": "warning",
      "why": "Each object has its own DisposeBag, or subscriptions may outlive it.",
      "fix": "Return the sequence, and subscribe where the DisposeBag is.",
      "parameters": ["DisposeBag"],
      "passes": "func bind(to view: View) {}",
      "fails": "func bind(to view: View, disposeBag: DisposeBag) {}"
    },
    {
      "id": "rx-capture-lists",
      "severity": "warning",
      "why": "A subscription that holds its object is never disposed.",
      "fix": "Add [weak self], or capture only what the closure uses.",
      "captures": ["bind", "concatMap", "do", "drive", "emit", "flatMapFirst", "flatMapLatest", "subscribe", "withLatestFrom"],
      "passes": "items.subscribe(onNext: { [weak self] in self?.show($0) })",
      "fails": "items.subscribe(onNext: { self.show($0) })"
    },
    {
      "id": "rx-configure",
      "severity": "warning",
      "why": "All Presenters connect to their views with one function.",
      "fix": "Write func configure(with output: Scene.ViewOutput) -> Scene.ViewInput.",
      "in": {"roles": ["Presenter"]},
      "functions": {"require": ["configure(with:)"]},
      "passes": "func configure(with output: ViewOutput) -> ViewInput {}",
      "fails": "func bind(_ output: ViewOutput) {}"
    }
  ],
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
      "Dependencies": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
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
      "PublishRelay": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "PublishSubject": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Reactive": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Recording": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "ReplaySubject": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Resources": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "Result": "the enum with its ViewInput and ViewOutput would be a name that Swift has",
      "RouteHandler": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RouteRequest": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RouteSpy": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RxCocoa": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxError": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxRelay": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxSwift": "the enum with its ViewInput and ViewOutput would be a name that RxSwift has",
      "RxLoader": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "Scanner": "the enum with its ViewInput and ViewOutput would be a name that Foundation has",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneAlert": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneBuilding": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "RoutedScene": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeature": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeatures": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeaturesTests": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneRoute": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
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
      "XCTestCase": "the enum with its ViewInput and ViewOutput would be a name that tests need",
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "DisposeBag": "RxSwift's class has that name",
      "MainScheduler": "RxSwift's class has that name",
      "canSubmit": "the presenter of a form has that name",
      "fieldsRelay": "the presenter of a form has that name",
      "send": "the interactor of a form has that name",
      "submit": "the presenter of a form has that name",
      "configure": "the presenter's function has that name",
      "dependencies": "the function that makes the view controller has that parameter",
      "disposeBag": "the presenter's property has that name",
      "fetchContent": "the function of the part that fetches has that name",
      "fetchEntity": "the interactor's function has that name",
      "formatter": "the presenter's property has that name",
      "handle": "the presenter's functions have that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "loader": "the presenter's property has that name",
      "makePresenter": "the builder's function has that name",
      "makeViewController": "the builder's function has that name",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "wireframe": "the presenter's property has that name",
      "{{scene}}": "what the view and the presenter exchange has that name",
      "{{scene}}Actions": "what the view and the presenter exchange has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Content": "what the view shows has that name",
      "{{scene}}Entity": "what the interactor fetches has that name",
      "{{scene}}Fields": "the fields have that name",
      "{{scene}}Events": "what the view and the presenter exchange has that name",
      "{{scene}}Formatter": "the formatter has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}NavigationOption": "the navigation option has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
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
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift",
####"""
{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}} {
    {{> builderData}}
    @MainActor
    func makePresenter(view: any {{scene}}ViewInterface, wireframe: any {{scene}}WireframeInterface{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
        {{#options.complexity.is.simple}}
        {{scene}}Presenter({{> injectedValues}}{{#hasInjected}}, {{/hasInjected}}view: view, wireframe: wireframe)
        {{/options.complexity.is.simple}}
        {{^options.complexity.is.simple}}
        {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}view: view, interactor: {{scene}}Interactor({{> injectedValues}}), {{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: wireframe)
        {{/options.complexity.is.simple}}
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{#parameters}}{{.}}, {{/parameters}}with dependencies: Dependencies = Dependencies()) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        {{#options.interface.is.none}}
        let viewController = {{scene}}ViewController({{#options.viewController.is.UITableViewController}}style: .plain{{/options.viewController.is.UITableViewController}}{{#options.viewController.is.UICollectionViewController}}collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)){{/options.viewController.is.UICollectionViewController}})
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let viewController = makeViewController()
        {{/options.interface.is.none}}
        viewController.presenter = makePresenter(view: viewController, wireframe: {{scene}}Wireframe(handler: viewController, dependencies: dependencies){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}Formatter.swift", common_VIPER___scene__Formatter_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}
{{$imports}}
{{/imports}}

/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}, on any thread. It doesn't depend on views.
{{^hasInjected}}
nonisolated final class {{scene}}Interactor {}
{{/hasInjected}}
{{#hasInjected}}
nonisolated final class {{scene}}Interactor {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{$members}}
    {{/members}}
}
{{/hasInjected}}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    {{#options.form}}
    // TODO: Send the fields.
    func send(_ fields: {{scene}}Fields) -> Single<Void> {
        .just(())
    }
    {{/options.form}}
    {{^options.form}}
    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        {{#options.complexity.is.formatter}}
        .just({{scene}}Entity(name: "{{title}}"))
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        .just({{scene}}Content(title: "{{title}}"))
        {{/options.complexity.is.formatter}}
    }
    {{/options.form}}
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.form.swift",
####"""
{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxSwift

/// The streams between the view and the presenter of {{scene}}.
enum {{scene}} {
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    struct ViewInput {
        let events: {{scene}}Events
    }
}

{{#options.platforms.is.any}}
/// The actions of the view. They may arrive on any thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The actions of the view.
{{/options.platforms.is.ios}}
struct {{scene}}Actions {
    let fields: {{> action}}<{{scene}}Fields>
    /// Submits the fields if they are complete.
    let submit: {{> action}}<Void>
}

{{#options.platforms.is.any}}
/// The events that the view shows. They arrive on the main thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The events that the view shows.
{{/options.platforms.is.ios}}
struct {{scene}}Events {
    /// Whether the fields can be submitted now.
    let canSubmit: {{> event}}<Bool>
}

/// The values that the user enters in {{scene}}.
{{> nonisolated}}struct {{scene}}Fields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }
}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}

nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func send(_ fields: {{scene}}Fields) -> Single<Void>
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.swift",
####"""
{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxSwift

/// The streams between the view and the presenter of {{scene}}.
enum {{scene}} {
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    struct ViewInput {
        let events: {{scene}}Events
    }
}

{{#options.platforms.is.any}}
/// The actions of the view. They may arrive on any thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The actions of the view.
{{/options.platforms.is.ios}}
struct {{scene}}Actions {
    let load: {{> action}}<Void>
    /// The message of a load that failed while there was content.
    let failedReload: {{> action}}<String>
}

{{#options.platforms.is.any}}
/// The events that the view shows. They arrive on the main thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The events that the view shows.
{{/options.platforms.is.ios}}
struct {{scene}}Events {
    let state: {{> event}}<LoadState<{{scene}}Content>>
}

{{#options.viewController.is.UIViewController}}
{{> content}}
{{/options.viewController.is.UIViewController}}
{{^options.viewController.is.UIViewController}}
{{<content}}
{{$rows}}
var rows: [Row] = []

struct Row: Hashable, Identifiable {
    var id: String
    var text: String
}
{{/rows}}
{{/content}}
{{/options.viewController.is.UIViewController}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

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
            EmbeddedFile("{{scene}}Presenter.form.swift",
####"""
{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{#hasParams}}
{{> imports}}
{{/hasParams}}
{{$imports}}
{{/imports}}

/// Checks what the user enters in {{scene}}, and decides where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}ViewInterface)?
    private let interactor: any {{scene}}InteractorInterface
    private let wireframe: any {{scene}}WireframeInterface
    private let fieldsRelay = BehaviorRelay(value: {{scene}}Fields())
    private let loader = RxLoader<{{scene}}Fields>()
    private let disposeBag = DisposeBag()

    init({{#parameters}}{{.}}, {{/parameters}}view: any {{scene}}ViewInterface, interactor: any {{scene}}InteractorInterface, wireframe: any {{scene}}WireframeInterface) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, loader.states) { fields, submission in
            fields.areComplete && !submission.isLoading
        }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(fields: output.actions.fields)
        handle(submit: output.actions.submit)
        handle(submission: loader.states)
        {{#options.platforms.is.any}}
        return .init(events: {{scene}}Events(canSubmit: canSubmit))
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        return .init(events: {{scene}}Events(canSubmit: canSubmit.asDriver(onErrorDriveWith: .empty())))
        {{/options.platforms.is.ios}}
    }

    private func handle(fields: {{> action}}<{{scene}}Fields>) {
        fields
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [fieldsRelay] fields in fieldsRelay.accept(fields) })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [fieldsRelay] fields in fieldsRelay.accept(fields) })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func handle(submit: {{> action}}<Void>) {
        submit
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.submit() })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [weak self] in self?.submit() })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func submit() {
        let fields = fieldsRelay.value
        guard fields.areComplete, !loader.state.isLoading else { return }
        loader.load(interactor.send(fields).map { fields })
    }

    private func handle(submission: Observable<LoadState<{{scene}}Fields>>) {
        submission
            .subscribe(onNext: { [weak wireframe] submission in
                if submission.isLoading { return }
                if let message = submission.failure {
                    wireframe?.handle(.alert(SceneAlert(title: message)))
                } else if submission.content != nil {
                    wireframe?.handle(.close())
                }
            })
            .disposed(by: disposeBag)
    }
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
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
    private let loader = RxLoader<{{scene}}Content>()
    private let disposeBag = DisposeBag()

    init({{#options.complexity.is.simple}}{{#injectedParameters}}{{.}}, {{/injectedParameters}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#parameters}}{{.}}, {{/parameters}}{{/options.complexity.is.simple}}view: any {{scene}}ViewInterface, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface) {
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
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<{{scene}}Content> {
        .just({{scene}}Content(title: "{{title}}"))
    }
    {{/options.complexity.is.simple}}
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: output.actions.failedReload)
        {{#options.platforms.is.any}}
        return .init(events: {{scene}}Events(state: loader.states))
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        let state = loader.states.asDriver(onErrorDriveWith: .empty())
        return .init(events: {{scene}}Events(state: state))
        {{/options.platforms.is.ios}}
    }

    private func handle(load: {{> action}}<Void>) {
        load
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [weak self] in self?.load() })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func load() {
        {{#options.complexity.is.simple}}
        loader.load(fetchContent())
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        loader.load(interactor.fetchContent())
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        loader.load(interactor.fetchEntity().map(formatter.content))
        {{/options.complexity.is.formatter}}
    }

    private func handle(failedReload: {{> action}}<String>) {
        failedReload
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak wireframe] message in
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [weak wireframe] message in
            {{/options.platforms.is.ios}}
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}

"""####),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Tests.form.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let spy = RouteSpy()
    private let fieldsRelay = PublishRelay<{{scene}}Fields>()
    private let submitRelay = PublishRelay<Void>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}
    @Test func completeFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        // Incomplete, complete, while they are sent, and after that.
        let recording = Recording(of: canSubmit, count: 4)
        submitRelay.accept(())
        fieldsRelay.accept({{scene}}Fields(text: "complete"))
        submitRelay.accept(())
        #expect(try await recording.elements() == [false, true, false, true])
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    {{/samples.known}}
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{/helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}

"""####),
            EmbeddedFile("{{scene}}Tests.form.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private lazy var spy = RouteSpy()
    @MainActor private lazy var fieldsRelay = PublishRelay<{{scene}}Fields>()
    @MainActor private lazy var submitRelay = PublishRelay<Void>()

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
    {{#samples.dependenciesKnown}}
    @MainActor
    func testCompleteFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        // Incomplete, complete, while they are sent, and after that.
        let recording = Recording(of: canSubmit, count: 4)
        submitRelay.accept(())
        fieldsRelay.accept({{scene}}Fields(text: "complete"))
        submitRelay.accept(())
        let elements = try await recording.elements()
        XCTAssertEqual(elements, [false, true, false, true])
        XCTAssertEqual(spy.closeCount, 1)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @MainActor
    func testBindingsDoNotKeepThePresenterAlive() async {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        XCTAssertNil(presenter)
    }

    {{/samples.known}}
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{/helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let spy = RouteSpy()
    private let loadRelay = PublishRelay<Void>()
    private let failedReloadRelay = PublishRelay<String>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}
    @Test func loadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @Test func failedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        #expect(spy.alerts.map(\.title) == ["Offline"])
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    {{/samples.known}}
    {{> helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}

"""####),
            EmbeddedFile("{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private lazy var spy = RouteSpy()
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var failedReloadRelay = PublishRelay<String>()

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
    {{#samples.dependenciesKnown}}
    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @MainActor
    func testFailedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        XCTAssertEqual(spy.alerts.map(\.title), ["Offline"])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testBindingsDoNotKeepThePresenterAlive() async {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        XCTAssertNil(presenter)
    }

    {{/samples.known}}
    {{> helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}

"""####),
            EmbeddedFile("{{scene}}ViewController.form.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    {{> formViews}}
    private let fieldsRelay = PublishRelay<{{scene}}Fields>()
    private let submitRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupActions()
        setupRx()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    private func setupActions() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [submitRelay] _ in submitRelay.accept(()) }, for: .touchUpInside)
    }

    private func fieldsDidChange() {
        fieldsRelay.accept({{scene}}Fields(text: textField.text ?? ""))
    }

    private func setupRx() {
        let actions = {{scene}}Actions(fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}})
        let input = presenter.configure(with: .init(actions: actions))
        handle(canSubmit: input.events.canSubmit)
    }

    private func handle(canSubmit: {{> event}}<Bool>) {
        canSubmit
            .{{#options.platforms.is.any}}subscribe{{/options.platforms.is.any}}{{#options.platforms.is.ios}}drive{{/options.platforms.is.ios}}(onNext: { [submitButton] canSubmit in submitButton.isEnabled = canSubmit })
            .disposed(by: disposeBag)
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let loadRelay = PublishRelay<Void>()
    private let failedReloadRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()
    {{<listProperties}}{{$content}}{{scene}}Content{{/content}}{{/listProperties}}

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
        loadStateView.onFailedReload = { [failedReloadRelay] in failedReloadRelay.accept($0) }
        {{<setupList}}
        {{$reload}}loadRelay.accept(()){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    private func setupRx() {
        let actions = {{scene}}Actions(load: loadRelay.{{> asAction}}, failedReload: failedReloadRelay.{{> asAction}})
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: {{> event}}<LoadState<{{scene}}Content>>) {
        state
            .{{#options.platforms.is.any}}subscribe{{/options.platforms.is.any}}{{#options.platforms.is.ios}}drive{{/options.platforms.is.ios}}(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    {{<showContent}}
    {{$function}}
    private func show(_ state: LoadState<{{scene}}Content>) {
    {{/function}}
    {{/showContent}}
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.xib", common_VIPER___scene__ViewController_xib),
            EmbeddedFile("{{scene}}Wireframe.swift", common_VIPER___scene__Wireframe_swift),
        ]) }),
        ("Scene", { EmbeddedSet(name: "Scene",
            digest: "d415f67608cc966d071bbbbdaa5925b31eb9cbda8bb9cf2b2e56e14e4861ad28",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderMembers.mustache", common_Partials_builderMembers_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/formFields.mustache", common_Partials_formFields_mustache),
            EmbeddedFile("Partials/formViews.mustache", common_Partials_formViews_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializeInjected.mustache",
####"""
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

"""####),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache", common_Partials_routeProof_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/setupForm.mustache", common_Partials_setupForm_mustache),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/Loader.swift", common_Support_Loader_swift),
            EmbeddedFile("Support/LoaderTests.testing.swift", common_Support_LoaderTests_testing_swift),
            EmbeddedFile("Support/LoaderTests.xctest.swift", common_Support_LoaderTests_xctest_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "Scene",
  "version": "1.0.0",
  "summary": "UIKit scenes: Builder, ViewModel, Router, and ViewController, without third-party packages",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "when": { "viewController": "UIViewController" },
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
      "role": "ViewController",
      "when": { "form": false }
    },
    {
      "id": "form-view-controller",
      "source": "{{scene}}ViewController.form.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController",
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
    }
  ],
  "rules": [
    {
      "id": "view-model-no-ui",
      "severity": "error",
      "why": "A ViewModel knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["ViewModel"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-ui",
      "severity": "error",
      "why": "A Router knows no views, so tests follow its routes anywhere.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Router"]},
      "imports": {"forbid": ["AppKit", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "router-no-data",
      "severity": "warning",
      "why": "A Router leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route, or load it in the next ViewModel.",
      "in": {"roles": ["Router"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "builder-only-builds",
      "severity": "warning",
      "why": "A Builder creates the parts of its scene, and does nothing else.",
      "fix": "Do it in the ViewModel.",
      "in": {"roles": ["Builder"]},
      "calls": ["dismiss", "fetch*", "load*", "present", "push*", "save*", "subscribe"],
      "passes": "CarListViewModel(api: api)",
      "fails": "viewModel.load()"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Call a function of the router, which tests can follow.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Let the router handle .alert(SceneAlert(title: …)).",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController asks its ViewModel for data.",
      "fix": "Load and store it in the ViewModel.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "view-controller-no-formatting",
      "severity": "warning",
      "why": "A ViewController shows what is formatted already.",
      "fix": "Format it in the ViewModel, and show the text.",
      "in": {"roles": ["ViewController"]},
      "calls": ["NSAttributedString", "NSMutableAttributedString", "formatted", {"name": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}],
      "passes": "label.text = content.date",
      "fails": "label.text = DateFormatter().string(from: date)"
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
      "Loader": "its tests would be LoaderTests, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "canSubmit": "the view model of a form has that name",
      "fields": "the view model of a form has that name",
      "send": "the view model of a form has that name",
      "submission": "the view model of a form has that name",
      "submit": "the view model of a form has that name",
      "fetchContent": "the view model's function has that name",
      "dependencies": "the function that makes the view controller has that parameter",
      "load": "the view model's function has that name",
      "loader": "the view model's property has that name",
      "makeRouter": "the builder's function has that name",
      "makeViewModel": "the builder's function has that name",
      "viewController": "the builder's function has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Router": "the router has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}ViewModel": "the view model has that name"
    },
    "types": {
      "Fields": "inside the view model it would mean the view model's own Fields",
      "Content": "inside the view model it would mean the view model's own Content",
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_Builder___scene__Builder_swift),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
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
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
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
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        XCTAssertNotNil(viewModel.loader.state.content)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}

"""####),
            EmbeddedFile("{{scene}}ViewController.form.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    {{> formViews}}
    private var submitting: Task<Void, Never>?

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    deinit {
        submitting?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    /// Forwards what the user enters, and follows the submission.
    private func setupBindings() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        viewModel.loader.onChange = { [weak self] state in self?.show(state) }
        submitButton.isEnabled = viewModel.canSubmit
    }

    private func fieldsDidChange() {
        viewModel.fields.text = textField.text ?? ""
        submitButton.isEnabled = viewModel.canSubmit
    }

    private func submit() {
        submitting = Task { [viewModel] in await viewModel.submit() }
    }

    private func show(_ submission: LoadState<{{scene}}ViewModel.Fields>) {
        submitButton.isEnabled = viewModel.canSubmit
        if submission.isLoading { return }
        if let message = submission.failure {
            router.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            router.close()
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
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

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        load()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{> setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.loader.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.loader.state)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [viewModel] in await viewModel.load() }
    }

    {{> showContent}}
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewModel.form.swift",
####"""
{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Holds what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    {{> formFields}}

    var fields = Fields()
    let loader = Loader<Fields>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    {{> initializeInjected}}
    /// Its content is what was submitted last.
    var submission: LoadState<Fields> { loader.state }

    /// Whether the fields can be submitted now.
    var canSubmit: Bool { fields.areComplete && !submission.isLoading }

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
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [Row] = []

        nonisolated struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.viewController.is.UIViewController}}
    }

    let loader = Loader<Content>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    {{> initializeInjected}}
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
        ]) }),
        ("SubjectVIPER", { EmbeddedSet(name: "SubjectVIPER",
            digest: "30ec4c98ae32823635952685e8c5e1137bcf014785fa49cc8d4200eb113a73c4",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/followRoute.mustache",
####"""
let router = {{scene}}Wireframe(handler: spy)
router.handle({{scene}}PresenterToRouter.{{> routeFunction}}({{samples.arguments}}).request)

"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/helpers.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter({{> dependenciesParameter}}) -> {{scene}}Presenter {
    let presenter = builder.makePresenter(router: {{scene}}Wireframe(){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
    presenter.subscribeToVariable(viewSubject)
    return presenter
}

"""####),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache",
####"""
/// Compiles if the builder takes everything that it holds.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    {{scene}}Builder({{copiedArguments}}).makePresenter(router: {{scene}}Wireframe())
}

"""####),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeFunction.mustache", common_Partials_routeFunction_mustache),
            EmbeddedFile("Partials/routeProof.mustache",
####"""
/// Compiles if the route takes everything that the builder takes.
/// A test can call it as soon as it has values to pass.
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
{{#isGenerated}}
private func event(like builder: {{destination}}) -> {{scene}}PresenterToRouter {
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
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/routeTestName.mustache", common_Partials_routeTestName_mustache),
            EmbeddedFile("Partials/routerType.mustache",
####"""
{{! Stands in a declaration, so this file ends without a line break. }}{{scene}}Wireframe
"""####),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/Recording.swift", common_Rx_Recording_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("Support/ToPresenterError.swift",
####"""
{{> header}}
/// The error that an interactor sends its presenter.
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
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "root": "testing",
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
      "id": "recording",
      "source": "Support/Recording.swift",
      "path": "Support/Recording.swift",
      "role": "Support",
      "root": "testing",
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
  "rules": [
    {
      "id": "subjects-no-ui",
      "severity": "error",
      "why": "A Subjects knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Subjects"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "entity-no-ui",
      "severity": "error",
      "why": "An Entity knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Entity"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "interactor-no-ui",
      "severity": "error",
      "why": "An Interactor knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interactor"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "presenter-no-ui",
      "severity": "error",
      "why": "A Presenter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Presenter"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "wireframe-no-ui",
      "severity": "error",
      "why": "A Wireframe knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Wireframe"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController shows what its Presenter decides.",
      "fix": "Load and store it in the Interactor.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "wireframe-no-data",
      "severity": "warning",
      "why": "A Wireframe leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route.",
      "in": {"roles": ["Wireframe"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "rx-no-observable-suffix",
      "severity": "warning",
      "why": "What a sequence carries is its name.",
      "fix": "Leave Observable out of the name.",
      "properties": [{"type": "Driver", "name": "*Observable"}, {"type": "Infallible", "name": "*Observable"}, {"type": "Maybe", "name": "*Observable"}, {"type": "Observable", "name": "*Observable"}, {"type": "Signal", "name": "*Observable"}, {"type": "Single", "name": "*Observable"}],
      "passes": "let items: Observable<[Item]>",
      "fails": "let itemsObservable: Observable<[Item]>"
    },
    {
      "id": "rx-relay-names",
      "severity": "warning",
      "why": "Whoever reads a relay or a subject sees that it takes values, too.",
      "fix": "End its name with Relay or Subject.",
      "properties": [{"type": "*Relay", "named": ["*Relay*", "*relay*"]}, {"type": "*Subject", "named": ["*Subject*", "*subject*"]}],
      "passes": "let loadRelay = PublishRelay<Void>()",
      "fails": "let load = PublishRelay<Void>()"
    },
    {
      "id": "rx-no-shared-dispose-bag",
      "severity": "warning",
      "why": "Each object has its own DisposeBag, or subscriptions may outlive it.",
      "fix": "Return the sequence, and subscribe where the DisposeBag is.",
      "parameters": ["DisposeBag"],
      "passes": "func bind(to view: View) {}",
      "fails": "func bind(to view: View, disposeBag: DisposeBag) {}"
    },
    {
      "id": "rx-capture-lists",
      "severity": "warning",
      "why": "A subscription that holds its object is never disposed.",
      "fix": "Add [weak self], or capture only what the closure uses.",
      "captures": ["bind", "concatMap", "do", "drive", "emit", "flatMapFirst", "flatMapLatest", "subscribe", "withLatestFrom"],
      "passes": "items.subscribe(onNext: { [weak self] in self?.show($0) })",
      "fails": "items.subscribe(onNext: { self.show($0) })"
    }
  ],
  "reserved": {
    "scenes": {
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "dependencies": "the function that makes the view controller has that parameter",
      "DisposeBag": "RxSwift's class has that name",
      "disposeBag": "the presenter's property has that name",
      "fetchEntity": "the interactor's function has that name",
      "interactor": "the presenter's property has that name",
      "interactorToPresenterSubject": "the interactor's subject has that name",
      "load": "the presenter's function has that name",
      "loadFailed": "the presenter's function has that name",
      "loadFinished": "the presenter's function has that name",
      "MainScheduler": "RxSwift's class has that name",
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
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and a presenter knows no router"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift",
####"""
{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}} {
    {{> builderData}}
    @MainActor
    func makePresenter(router: {{> routerType}}{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: {{scene}}Interactor({{> injectedValues}}), router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{#parameters}}{{.}}, {{/parameters}}with dependencies: Dependencies = Dependencies()) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let wireframe = {{scene}}Wireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
        let viewController = {{scene}}ViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}Entity.swift", common_ProtocolVIPER___scene__Entity_swift),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows, on any thread. It doesn't depend on views.
nonisolated final class {{scene}}Interactor {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let interactorToPresenterSubject = PublishSubject<{{scene}}InteractorToPresenter>()

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let disposeBag = DisposeBag()

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
        fetchEntity()
            .asObservable()
            .map({{scene}}InteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<{{scene}}Entity> {
        .just({{scene}}Entity(title: "{{title}}"))
    }
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

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

    private var state = LoadState<{{scene}}Entity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: {{scene}}Interactor
    private let router: {{> routerType}}
    private let disposeBag = DisposeBag()

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{scene}}Interactor, router: {{> routerType}}) {
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

    /// Loads the scene. The view keeps what is on screen until a reload succeeds.
    private func load() {
        state = LoadState(content: state.content, isLoading: true)
        presenterToInteractorSubject.onNext(.load)
    }

    private func loadFinished(_ entity: {{scene}}Entity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.observer?(LoadFailure(error: reason, content: {{scene}}Entity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
    {{$members}}
    {{/members}}
}

"""####),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
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
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let viewSubject = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}
    @Test func loadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: {{scene}}Wireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func subscriptionsDoNotKeepThePresenterAlive() {
        weak var presenter: {{scene}}Presenter?
        presenter = makePresenter()
        #expect(presenter == nil)
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
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private lazy var viewSubject = PublishSubject<{{scene}}ViewToPresenter>()

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
    {{#samples.dependenciesKnown}}
    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: {{scene}}Wireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        XCTAssertEqual(spy.closeCount, 1)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testSubscriptionsDoNotKeepThePresenterAlive() async {
        weak var presenter: {{scene}}Presenter?
        presenter = makePresenter()
        XCTAssertNil(presenter)
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
{{> testImports}}
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

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
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<{{scene}}Entity>>) {
        subject
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
        navigationItem.title = entity.title
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: RouteHandler {}
{{> preview}}
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
        Self(request: .present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self(request: .push({{destination}}({{arguments}})))
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
{{$imports}}
{{/imports}}

/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
    {{$members}}
    {{/members}}
}

"""####),
        ]) }),
        ("SwiftUIScene", { EmbeddedSet(name: "SwiftUIScene",
            digest: "acf88a56eac9390e1c9be75b989c186a401989ec09a5554968cbb2d4d66b6927",
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
{{#samples.dependenciesKnown}}

#if DEBUG
#Preview {
    {{> testDependencies}}
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
{{/samples.dependenciesKnown}}
{{/samples.known}}

"""####),
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
            } else {
                ProgressView()
                    .accessibilityIdentifier("\(scene).loading")
            }
        }
        // Coming back to content doesn't load it again. Another attempt cancels the one before it.
        .task(id: attempt) { if state.content == nil || state.failure != nil { await load() } }
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
    /// Called after the user has swiped the scene away.
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
        fileprivate var onDisappearance: (() -> Void)?
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

        /// `SceneStack` calls it whenever the scene's view disappears.
        func viewDidDisappear() {
            let action = onDisappearance
            onDisappearance = nil
            action?()
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
    /// The texts in the alert's text fields.
    private(set) var alertTexts: [String] = []
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
        guard top.alert == nil else { return top.nextAlerts.append(alert) }
        top.alert = alert
        top.alertTexts = alert.textFields.map(\.text)
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
        if let index = path.firstIndex(of: step) {
            path.last?.onDisappearance = action
            // Also closes the scenes above this one.
            dismissPresented()
            path.removeSubrange(index...)
        } else if step == root, let presenter, presenter.presented === self {
            (path.last ?? root).onDisappearance = action
            presenter.dismissPresented()
        } else {
            // Nothing led to the first scene of the app.
            action()
        }
    }

    /// Dismisses the stacks over this one. Alerts above them are about what happened, so they
    /// come back.
    private func dismissPresented() {
        guard presented != nil else { return }
        let top = top
        if let alert = top.alert {
            let alerts = [alert] + top.nextAlerts
            let visible = top.path.last ?? top.root
            let action = visible.onDisappearance
            visible.onDisappearance = { [weak self] in
                for alert in alerts { self?.show(alert) }
                action?()
            }
        }
        presented = nil
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

    /// The text in one of the alert's text fields.
    subscript(text index: Int) -> String {
        get { alertTexts.indices.contains(index) ? alertTexts[index] : "" }
        set { if alertTexts.indices.contains(index) { alertTexts[index] = newValue } }
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
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        #expect(!isGone)
        top.viewDidDisappear()
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
        navigator.present(Place(), as: .popover(from: "filter"))
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
        let field = SceneAlert.TextField(text: "Beetle")
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename", textFields: [field])))
        let top = try #require(navigator.presented)
        #expect(top.alert?.title == "Rename")
        #expect(top[text: 0] == "Beetle")
        #expect(top.isAlertPresented)
        #expect(!top.isActionSheetPresented)
        #expect(!navigator.isAlertPresented)
        top.isAlertPresented = false
        #expect(top.alert == nil)
    }

    @Test func alertComesBackIfItsSceneIsClosed() throws {
        navigator.present(Place())
        let presented = try #require(navigator.presented?.root)
        navigator.show(SceneAlert(title: "Saved"))
        try ask(presented, for: .close())
        presented.viewDidDisappear()
        #expect(navigator.alert?.title == "Saved")
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
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        XCTAssertFalse(isGone)
        top.viewDidDisappear()
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
        navigator.present(Place(), as: .popover(from: "filter"))
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
        let field = SceneAlert.TextField(text: "Beetle")
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename", textFields: [field])))
        let top = try XCTUnwrap(navigator.presented)
        XCTAssertEqual(top.alert?.title, "Rename")
        XCTAssertEqual(top[text: 0], "Beetle")
        XCTAssertTrue(top.isAlertPresented)
        XCTAssertFalse(top.isActionSheetPresented)
        XCTAssertFalse(navigator.isAlertPresented)
        top.isAlertPresented = false
        XCTAssertNil(top.alert)
    }

    @MainActor
    func testAlertComesBackIfItsSceneIsClosed() async throws {
        navigator.present(Place())
        let presented = try XCTUnwrap(navigator.presented?.root)
        navigator.show(SceneAlert(title: "Saved"))
        try ask(presented, for: .close())
        presented.viewDidDisappear()
        XCTAssertEqual(navigator.alert?.title, "Saved")
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
import SwiftUI

/// A row of a list. With an action, it looks like a link, with a chevron.
struct SceneRow: View {
    private let text: String
    private let action: (@MainActor () -> Void)?

    init(_ text: String, action: (@MainActor () -> Void)? = nil) {
        self.text = text
        self.action = action
    }

    var body: some View {
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
struct EmptySceneView: View {
    var body: some View {
        ContentUnavailableView(SceneTexts.nothing, systemImage: "tray")
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
            ForEach(alert.textFields.indices, id: \.self) { index in
                TextField(alert.textFields[index].placeholder, text: $navigator[text: index])
            }
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
        // SwiftUI can't find a view by its identifier, so the popover points to the whole stack.
        .popover(item: $navigator.popover) { SceneStack(navigator: $0) }
        {{#options.platforms.is.any}}
        #if os(macOS)
        .sheet(item: $navigator.cover) { SceneStack(navigator: $0) }
        #else
        .fullScreenCover(item: $navigator.cover) { SceneStack(navigator: $0) }
        #endif
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        .fullScreenCover(item: $navigator.cover) { SceneStack(navigator: $0) }
        {{/options.platforms.is.ios}}
    }

    private func buttons(of alert: SceneAlert) -> some View {
        ForEach(alert.actions.indices, id: \.self) { index in
            button(for: alert.actions[index])
        }
    }

    private func button(for action: SceneAlert.Action) -> some View {
        Button(action.title, role: action.role.buttonRole) {
            let texts = navigator.alertTexts
            // The alert closes first, so that the action can show another one.
            Task { action.handler(texts) }
        }
    }

    /// Shows the scene of one step, whether its view comes from SwiftUI or UIKit.
    private struct StepView: View {
        let step: SceneNavigator.Step

        var body: some View {
            scene
                // If another step takes this one's place, its scene starts again.
                .id(step)
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
            AnyView(scene.view(handledBy: step, with: step.dependencies))
        }
    }
}

extension PresentationStyle {
    fileprivate var detents: Set<PresentationDetent> {
        guard case .sheet(let detents) = self else { return [.large] }
        return Set(detents.map { $0 == .medium ? .medium : .large })
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
      "why": "A Router leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route, or load it in the next ViewModel.",
      "in": {"roles": ["Router"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "builder-only-builds",
      "severity": "warning",
      "why": "A Builder creates the parts of its scene, and does nothing else.",
      "fix": "Do it in the ViewModel.",
      "in": {"roles": ["Builder"]},
      "calls": ["dismiss", "fetch*", "load*", "present", "push*", "save*", "subscribe"],
      "passes": "CarListViewModel(api: api)",
      "fails": "viewModel.load()"
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
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
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
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}} {
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
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
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
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        XCTAssertNotNil(viewModel.state.content)
    }
    {{/samples.dependenciesKnown}}
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

/// Lays out the form of {{scene}} and forwards what the user enters.
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
        Form {
            TextField("Text", text: $viewModel.fields.text)
                .accessibilityIdentifier("{{scene}}.text")
            Button(SceneTexts.submit) { submit() }
                .disabled(!viewModel.canSubmit)
                .accessibilityIdentifier("{{scene}}.submit")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("{{scene}}.content")
        .navigationTitle("{{title}}")
    }

    private func submit() {
        Task {
            await viewModel.submit()
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
            List(content.rows) { row in
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
    var canSubmit: Bool { fields.areComplete && !submission.isLoading }

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
        ]) }),
        ("VIPER", { EmbeddedSet(name: "VIPER",
            digest: "89cb419cbb33739492208caa03be3320040a0c40ed0d8a30f74b21e525558277",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/content.mustache", common_VIPER_Partials_content_mustache),
            EmbeddedFile("Partials/customClass.mustache", common_VIPER_Partials_customClass_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/fetched.mustache", common_VIPER_Partials_fetched_mustache),
            EmbeddedFile("Partials/formViews.mustache", common_Partials_formViews_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/ifUIKit.mustache", common_Partials_ifUIKit_mustache),
            EmbeddedFile("Partials/importNetworking.mustache", common_Partials_importNetworking_mustache),
            EmbeddedFile("Partials/importTestNetworking.mustache", common_Partials_importTestNetworking_mustache),
            EmbeddedFile("Partials/importTestUIKit.mustache", common_Partials_importTestUIKit_mustache),
            EmbeddedFile("Partials/importUIKit.mustache", common_Partials_importUIKit_mustache),
            EmbeddedFile("Partials/imports.mustache", common_Partials_imports_mustache),
            EmbeddedFile("Partials/initialData.mustache", common_VIPER_Partials_initialData_mustache),
            EmbeddedFile("Partials/initializer.mustache", common_Partials_initializer_mustache),
            EmbeddedFile("Partials/injectedValues.mustache", common_Partials_injectedValues_mustache),
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/loadParts.mustache",
####"""
{{! The same with dependencies, without a line break. }}{{<testParts}}{{$dependencies}}{{> dependenciesArgument}}{{/dependencies}}{{$simpleDependencies}}{{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}}{{/simpleDependencies}}{{/testParts}}
"""####),
            EmbeddedFile("Partials/madeParts.mustache", common_VIPER_Partials_madeParts_mustache),
            EmbeddedFile("Partials/makeViewController.mustache", common_VIPER_Partials_makeViewController_mustache),
            EmbeddedFile("Partials/navigation.mustache", common_VIPER_Partials_navigation_mustache),
            EmbeddedFile("Partials/nonisolated.mustache",
####"""
{{! Everything runs on the main actor, so nothing stands here. }}
"""####),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/optionProof.mustache", common_VIPER_Partials_optionProof_mustache),
            EmbeddedFile("Partials/parts.mustache", common_VIPER_Partials_parts_mustache),
            EmbeddedFile("Partials/partsDeclaration.mustache", common_VIPER_Partials_partsDeclaration_mustache),
            EmbeddedFile("Partials/presenterProof.mustache",
####"""
{{<proofByType}}
{{$function}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    let builder = {{scene}}Builder({{copiedArguments}})
    return builder.makePresenter(view: ViewSpy(), {{> testParts}})
}
{{/function}}
{{/proofByType}}

"""####),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/proofByType.mustache", common_Partials_proofByType_mustache),
            EmbeddedFile("Partials/public.mustache", common_Partials_public_mustache),
            EmbeddedFile("Partials/publicInTesting.mustache", common_Partials_publicInTesting_mustache),
            EmbeddedFile("Partials/publicNetworking.mustache", common_Partials_publicNetworking_mustache),
            EmbeddedFile("Partials/routeRequests.mustache", common_Partials_routeRequests_mustache),
            EmbeddedFile("Partials/routeSample.mustache", common_Partials_routeSample_mustache),
            EmbeddedFile("Partials/setupForm.mustache", common_Partials_setupForm_mustache),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testParts.mustache",
####"""
{{! What a test passes besides the view, without a line break. }}{{^options.complexity.is.simple}}interactor: builder.makeInteractor({{$dependencies}}{{/dependencies}}), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe(){{#options.complexity.is.simple}}{{$simpleDependencies}}{{/simpleDependencies}}{{/options.complexity.is.simple}}
"""####),
            EmbeddedFile("Partials/viewControllerArguments.mustache",
####"""
{{! What a view controller without a nib is made with, without a line break. }}{{#options.viewController.is.UITableViewController}}style: .plain{{/options.viewController.is.UITableViewController}}{{#options.viewController.is.UICollectionViewController}}collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)){{/options.viewController.is.UICollectionViewController}}
"""####),
            EmbeddedFile("Partials/viewSpy.mustache",
####"""
@MainActor
private final class ViewSpy: {{scene}}ViewInterface {
    private(set) var state = LoadState<{{scene}}Content>()

    func show(_ state: LoadState<{{scene}}Content>) {
        self.state = state
    }
}

"""####),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/LoadState.swift", common_Support_LoadState_swift),
            EmbeddedFile("Support/LoadStateView.swift", common_Support_LoadStateView_swift),
            EmbeddedFile("Support/Loader.swift", common_Support_Loader_swift),
            EmbeddedFile("Support/LoaderTests.testing.swift", common_Support_LoaderTests_testing_swift),
            EmbeddedFile("Support/LoaderTests.xctest.swift", common_Support_LoaderTests_xctest_swift),
            EmbeddedFile("Support/RouteSpy.swift", common_Support_RouteSpy_swift),
            EmbeddedFile("Support/SceneAlert.swift", common_Support_SceneAlert_swift),
            EmbeddedFile("Support/SceneEvents.swift", common_Support_SceneEvents_swift),
            EmbeddedFile("Support/SceneFeatures.swift", common_Feature_SceneFeatures_swift),
            EmbeddedFile("Support/SceneFeaturesTests.testing.swift", common_Feature_SceneFeaturesTests_testing_swift),
            EmbeddedFile("Support/SceneFeaturesTests.xctest.swift", common_Feature_SceneFeaturesTests_xctest_swift),
            EmbeddedFile("Support/SceneRouter.swift", common_Support_SceneRouter_swift),
            EmbeddedFile("Support/SceneRouterTests.testing.swift", common_Support_SceneRouterTests_testing_swift),
            EmbeddedFile("Support/SceneRouterTests.xctest.swift", common_Support_SceneRouterTests_xctest_swift),
            EmbeddedFile("Support/SceneRouting+UIKit.swift", common_Support_SceneRouting_UIKit_swift),
            EmbeddedFile("Support/SceneRouting.swift", common_Support_SceneRouting_swift),
            EmbeddedFile("Support/SceneTexts.swift", common_Support_SceneTexts_swift),
            EmbeddedFile("Support/VIPERInterfaces.swift", common_VIPER_VIPERInterfaces_swift),
            EmbeddedFile("template.json",
####"""
{
  "formatVersion": 1,
  "name": "VIPER",
  "version": "1.0.0",
  "summary": "VIPER scenes: Presenter, Interactor, Formatter, ViewController, and Wireframe",
  "platforms": { "iOS": "15", "macOS": "10.15" },
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
      "when": { "complexity": "interactor", "interface": "none", "viewController": "UIViewController" },
      "summary": "Whether the scene is a form: it loads nothing, and submits fields"
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
    },
    {
      "name": "viewController",
      "type": "choice",
      "values": ["UIViewController", "UITableViewController", "UICollectionViewController"],
      "default": "UIViewController",
      "when": { "interface": "none" },
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
      "id": "interfaces",
      "source": "{{scene}}Interfaces.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces",
      "when": { "form": false }
    },
    {
      "id": "form-interfaces",
      "source": "{{scene}}Interfaces.form.swift",
      "path": "{{scene}}/{{scene}}Interfaces.swift",
      "role": "Interfaces",
      "when": { "form": true }
    },
    {
      "id": "presenter",
      "source": "{{scene}}Presenter.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter",
      "when": { "form": false }
    },
    {
      "id": "form-presenter",
      "source": "{{scene}}Presenter.form.swift",
      "path": "{{scene}}/{{scene}}Presenter.swift",
      "role": "Presenter",
      "when": { "form": true }
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
      "role": "ViewController",
      "when": { "form": false }
    },
    {
      "id": "form-view-controller",
      "source": "{{scene}}ViewController.form.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController",
      "when": { "form": true }
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
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
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
    }
  ],
  "rules": [
    {
      "id": "interfaces-no-ui",
      "severity": "error",
      "why": "Interfaces know no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interfaces"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "presenter-no-ui",
      "severity": "error",
      "why": "A Presenter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Presenter"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "interactor-no-ui",
      "severity": "error",
      "why": "An Interactor knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Interactor"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "formatter-no-ui",
      "severity": "error",
      "why": "A Formatter knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Formatter"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "wireframe-no-ui",
      "severity": "error",
      "why": "A Wireframe knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": {"roles": ["Wireframe"]},
      "imports": {"forbid": ["AppKit", "RxCocoa", "SwiftUI", "UIKit"]},
      "passes": "import Foundation",
      "fails": "import UIKit"
    },
    {
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, "popToRootViewController", "popViewController", "pushViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "names": ["UIAlertController"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController shows what its Presenter decides.",
      "fix": "Load and store it in the Interactor.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    },
    {
      "id": "wireframe-no-data",
      "severity": "warning",
      "why": "A Wireframe leads to scenes, and reads and stores nothing.",
      "fix": "Pass the value to the route.",
      "in": {"roles": ["Wireframe"]},
      "calls": [{"name": "*", "receiver": "FileManager.default"}, {"name": "*", "receiver": "URLSession.shared"}, {"name": "*", "receiver": "UserDefaults.standard"}],
      "passes": "let title = content.title",
      "fails": "let name = UserDefaults.standard.string(forKey: \"name\")"
    }
  ],
  "reserved": {
    "scenes": {
      "Loader": "its tests would be LoaderTests, which the shared files declare",
      "Scene": "its builder would be SceneBuilder, which is SwiftUI's",
      "SceneFeatures": "its tests would be SceneFeaturesTests, which the shared files declare",
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
      "VIPER": "its file VIPERInterfaces.swift would be that of the shared files",
      "View": "its builder would be ViewBuilder, which is SwiftUI's"
    },
    "parameters": {
      "canSubmit": "the presenter of a form has that name",
      "fields": "the presenter of a form has that name",
      "fieldsDidChange": "the presenter of a form has that name",
      "send": "the presenter of a form has that name",
      "submissionDidChange": "the presenter of a form has that name",
      "submit": "the presenter of a form has that name",
      "dependencies": "the function that makes the view controller has that parameter",
      "fetchContent": "the function of the part that fetches has that name",
      "fetchEntity": "the interactor's function has that name",
      "formatter": "the presenter's property has that name",
      "interactor": "the presenter's property has that name",
      "load": "the presenter's function has that name",
      "loader": "the presenter's property has that name",
      "makeInteractor": "the builder's function has that name",
      "makePresenter": "the builder's function has that name",
      "makeViewController": "the builder's function has that name",
      "reloadDidFail": "the presenter's function has that name",
      "view": "the presenter's property has that name",
      "viewController": "the builder's function has that name",
      "wireframe": "the presenter's property has that name",
      "{{scene}}Builder": "the builder has that name",
      "{{scene}}Content": "what the view shows has that name",
      "{{scene}}Fields": "the fields have that name",
      "{{scene}}Entity": "what the interactor fetches has that name",
      "{{scene}}Formatter": "the formatter has that name",
      "{{scene}}Interactor": "the interactor has that name",
      "{{scene}}NavigationOption": "the navigation option has that name",
      "{{scene}}Presenter": "the presenter has that name",
      "{{scene}}ViewController": "the view controller has that name",
      "{{scene}}Wireframe": "the wireframe has that name"
    },
    "types": {
      "{{scene}}Builder": "the scene declares it and cannot hold itself",
      "{{scene}}Interactor": "the scene makes it, with its dependencies",
      "{{scene}}ViewController": "the scene makes it, and a builder holds no views",
      "{{scene}}Wireframe": "the scene makes it, and it leads to the view controller"
    }
  }
}

"""####),
            EmbeddedFile("{{scene}}.storyboard",
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
{{#options.viewController.is.UIViewController}}
                <viewController storyboardIdentifier="{{scene}}ViewController" id="BYZ-38-t0r" {{> customClass}} sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
                <tableViewController storyboardIdentifier="{{scene}}ViewController" id="BYZ-38-t0r" {{> customClass}} sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </tableView>
                </tableViewController>
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
                <collectionViewController storyboardIdentifier="{{scene}}ViewController" id="BYZ-38-t0r" {{> customClass}} sceneMemberID="viewController">
                    <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <collectionViewFlowLayout key="collectionViewLayout" id="p3L-rw-9Vd"/>
                    </collectionView>
                </collectionViewController>
{{/options.viewController.is.UICollectionViewController}}
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
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift", common_VIPER___scene__Builder_swift),
            EmbeddedFile("{{scene}}Fake.swift", common_Feature___scene__Fake_swift),
            EmbeddedFile("{{scene}}Formatter.swift", common_VIPER___scene__Formatter_swift),
            EmbeddedFile("{{scene}}Interactor.swift",
####"""
{{> header}}
{{#hasInjected}}
{{> imports}}

{{/hasInjected}}
{{$imports}}
{{/imports}}
/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}. It doesn't depend on views.
@MainActor
{{^hasInjected}}
final class {{scene}}Interactor {}
{{/hasInjected}}
{{#hasInjected}}
final class {{scene}}Interactor {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{$members}}
    {{/members}}
}
{{/hasInjected}}

extension {{scene}}Interactor: {{scene}}InteractorInterface {
    {{#options.form}}
    // TODO: Send the fields.
    func send(_ fields: {{scene}}Fields) async throws {}
    {{/options.form}}
    {{^options.form}}
    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    func fetch{{> fetched}}() async throws -> {{scene}}{{> fetched}} {
        {{#options.complexity.is.formatter}}
        {{scene}}Entity(name: "{{title}}")
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        {{scene}}Content(title: "{{title}}")
        {{/options.complexity.is.formatter}}
    }
    {{/options.form}}
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.form.swift",
####"""
{{> header}}
/// The values that the user enters in {{scene}}.
struct {{scene}}Fields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }
}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func show(canSubmit: Bool)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func fieldsDidChange(_ fields: {{scene}}Fields)
    /// Submits the fields if they are complete.
    func submit() async
}

@MainActor
protocol {{scene}}InteractorInterface: InteractorInterface {
    func send(_ fields: {{scene}}Fields) async throws
}

"""####),
            EmbeddedFile("{{scene}}Interfaces.swift",
####"""
{{> header}}
{{#options.viewController.is.UIViewController}}
{{> content}}
{{/options.viewController.is.UIViewController}}
{{^options.viewController.is.UIViewController}}
{{<content}}
{{$rows}}
var rows: [Row] = []

nonisolated struct Row: Hashable, Identifiable {
    var id: String
    var text: String
}
{{/rows}}
{{/content}}
{{/options.viewController.is.UIViewController}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func show(_ state: LoadState<{{scene}}Content>)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
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
            EmbeddedFile("{{scene}}Presenter.form.swift",
####"""
{{> header}}
{{#hasParams}}
{{> imports}}
{{$imports}}
{{/imports}}

{{/hasParams}}
/// Checks what the user enters in {{scene}}, and decides where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}ViewInterface)?
    private let interactor: any {{scene}}InteractorInterface
    private let wireframe: any {{scene}}WireframeInterface
    private var fields = {{scene}}Fields()
    private let loader = Loader<{{scene}}Fields>()

    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.submissionDidChange(state) }
    }

    private var canSubmit: Bool { fields.areComplete && !loader.state.isLoading }

    private func submissionDidChange(_ submission: LoadState<{{scene}}Fields>) {
        view?.show(canSubmit: canSubmit)
        if submission.isLoading { return }
        if let message = submission.failure {
            wireframe.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            wireframe.close()
        }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func fieldsDidChange(_ fields: {{scene}}Fields) {
        self.fields = fields
        view?.show(canSubmit: canSubmit)
    }

    func submit() async {
        guard canSubmit else { return }
        await loader.load { [fields] in
            try await interactor.send(fields)
            return fields
        }
    }
}

"""####),
            EmbeddedFile("{{scene}}Presenter.swift",
####"""
{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
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
    private let loader = Loader<{{scene}}Content>()

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
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> {{scene}}Content {
        {{scene}}Content(title: "{{title}}")
    }
    {{/options.complexity.is.simple}}
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func load() async {
        {{#options.complexity.is.simple}}
        await loader.load(fetchContent)
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        await loader.load(interactor.fetchContent)
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        await loader.load { try await formatter.content(for: interactor.fetchEntity()) }
        {{/options.complexity.is.formatter}}
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}

"""####),
            EmbeddedFile("{{scene}}Route.swift", common_Feature___scene__Route_swift),
            EmbeddedFile("{{scene}}RouteTests.testing.swift", common_Feature___scene__RouteTests_testing_swift),
            EmbeddedFile("{{scene}}RouteTests.xctest.swift", common_Feature___scene__RouteTests_xctest_swift),
            EmbeddedFile("{{scene}}Tests.form.testing.swift",
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
    private let view = ViewSpy()
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @Test func completeFieldsAreSubmitted() async {
        {{> testDependencies}}
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: view, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        await presenter.submit()
        #expect(spy.closeCount == 0)
        presenter.fieldsDidChange({{scene}}Fields(text: "complete"))
        #expect(view.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

@MainActor
private final class ViewSpy: {{scene}}ViewInterface {
    private(set) var canSubmit = false

    func show(canSubmit: Bool) {
        self.canSubmit = canSubmit
    }
}

"""####),
            EmbeddedFile("{{scene}}Tests.form.xctest.swift",
####"""
{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private lazy var view = ViewSpy()
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
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
    {{#samples.dependenciesKnown}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        {{> testDependencies}}
        let view = ViewSpy()
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: view, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 0)
        presenter.fieldsDidChange({{scene}}Fields(text: "complete"))
        XCTAssertTrue(view.canSubmit)
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 1)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

@MainActor
private final class ViewSpy: {{scene}}ViewInterface {
    private(set) var canSubmit = false

    func show(canSubmit: Bool) {
        self.canSubmit = canSubmit
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
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let view = ViewSpy()
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let presenter = builder.makePresenter(view: view, {{> loadParts}})
        await presenter.load()
        #expect(view.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
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
    @MainActor private lazy var view = ViewSpy()
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
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
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let presenter = builder.makePresenter(view: view, {{> loadParts}})
        await presenter.load()
        XCTAssertNotNil(view.state.content)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

{{> viewSpy}}

"""####),
            EmbeddedFile("{{scene}}ViewController.form.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    {{> formViews}}
    private var submitting: Task<Void, Never>?

    deinit {
        submitting?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupActions()
        fieldsDidChange()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    private func setupActions() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    }

    private func fieldsDidChange() {
        presenter.fieldsDidChange({{scene}}Fields(text: textField.text ?? ""))
    }

    private func submit() {
        submitting = Task { [presenter] in await presenter.submit() }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {
    func show(canSubmit: Bool) {
        submitButton.isEnabled = canSubmit
    }
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.swift",
####"""
{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
    {{<listProperties}}{{$content}}{{scene}}Content{{/content}}{{/listProperties}}

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        show(LoadState())
        load()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
        {{> setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {
    {{<showContent}}
    {{$function}}
    func show(_ state: LoadState<{{scene}}Content>) {
    {{/function}}
    {{/showContent}}
}
{{> preview}}
{{> endIfUIKit}}

"""####),
            EmbeddedFile("{{scene}}ViewController.xib",
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
{{#options.viewController.is.UIViewController}}
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
{{/options.viewController.is.UIViewController}}
{{#options.viewController.is.UITableViewController}}
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </tableView>
{{/options.viewController.is.UITableViewController}}
{{#options.viewController.is.UICollectionViewController}}
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="none" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="p3L-rw-9Vd"/>
        </collectionView>
{{/options.viewController.is.UICollectionViewController}}
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile("{{scene}}Wireframe.swift", common_VIPER___scene__Wireframe_swift),
        ]) }),
    ]
}
