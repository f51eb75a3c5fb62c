// Made by scripts/embed-templates from Templates/InputsOutputs/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadInputsOutputs() -> EmbeddedSet {
        EmbeddedSet(name: "InputsOutputs",
            digest: "ed2624be444b944f7aa756e2b69e0fc9a2f21a77932e3799945af3d7da105ec3",
            tagNames: " -first -last argumentLabel arguments capitalizedName copiedArguments declaration default dependencies destination hasParams hasPlaceholder hasSource header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple isVoid memberImports memberNetworking metatype module name networking options parameterImports parameterNetworking parameterType parameters params placeholder plainLabels plainName publicFoundation publicImports route routeArguments sample samples scene showsData source target testImports testNetworking testingModule title type value",
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
    let viewModel = builder.makeViewModel({{> dependenciesArgument}})
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
            EmbeddedFile("Partials/viewControllerFunction.mustache", common_Partials_viewControllerFunction_mustache),
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
            EmbeddedFile("Support/FormLayout.swift", common_Support_FormLayout_swift),
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
      "id": "form-layout",
      "source": "Support/FormLayout.swift",
      "path": "FormLayout.swift",
      "role": "Support",
      "root": "support",
      "shared": true,
      "when": { "form": true }
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
      "id": "view-controller-no-navigation",
      "severity": "error",
      "why": "A ViewController leads nowhere itself.",
      "fix": "Call a function of the router, which tests can follow.",
      "in": {"roles": ["ViewController"]},
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": ""}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, {"name": "present", "receiver": "*VC"}, "performSegue", "popToRootViewController", "popToViewController", "popViewController", "pushViewController", "setViewControllers", "show(_:sender:)", "showDetailViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Let the router handle .alert(SceneAlert(title: …)).",
      "in": {"roles": ["ViewController"]},
      "names": ["UIActionSheet", "UIAlertController", "UIAlertView"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController asks its ViewModel for data.",
      "fix": "Load and store it in the ViewModel.",
      "in": {"roles": ["ViewController"]},
      "names": ["AppStorage", "FileManager", "ModelContainer", "ModelContext", "NSFetch*", "NSManagedObjectContext", "NSPersistent*", "NSUbiquitousKeyValueStore", "URLSession*", "UserDefaults"],
      "uses": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"],
      "properties": [{"contains": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"]}],
      "passes": "let title = content.title",
      "fails": ["let name = UserDefaults.standard.string(forKey: \"name\")", "let cars = CarAPI.shared.cars()", "let api: CarAPI"]
    },
    {
      "id": "view-controller-no-formatting",
      "severity": "warning",
      "why": "A ViewController shows what is formatted already.",
      "fix": "Format it in the ViewModel, and show the text.",
      "in": {"roles": ["ViewController"]},
      "names": ["ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "ISO8601DateFormatter", "ListFormatter", "MeasurementFormatter", "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter"],
      "calls": ["AttributedString", "NSAttributedString", "NSMutableAttributedString", "appendFormat", "appendingFormat", "formatted", "localizedStringWithFormat", {"name": "NSString", "label": "format"}, {"name": "String", "label": "format"}, {"name": "init", "receiver": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}, {"name": "string", "label": "fromByteCount"}],
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
      "SceneLinks": "its tests would be SceneLinksTests, which the shared files declare",
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
import RxSwift
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

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        #expect(try await ends.elements().first?.content != nil)
    }
    {{/options.form}}
    {{> outputTests}}

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel({{> dependenciesArgument}})
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
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{^options.form}}

    @MainActor
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }
    {{/options.form}}
    {{> outputTests}}

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel({{> dependenciesArgument}})
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

    {{#options.viewController.is.UIViewController}}
    override func loadView() {
        view = UIView()
        setupScene()
    }
    {{/options.viewController.is.UIViewController}}

    override func viewDidLoad() {
        super.viewDidLoad()
        {{^options.viewController.is.UIViewController}}
        setupScene()
        {{/options.viewController.is.UIViewController}}
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
        navigationItem.title = String(localized: "{{title}}", bundle: SceneTexts.bundle)
        {{#options.viewController.is.UIViewController}}
        view.addForm([])
        {{/options.viewController.is.UIViewController}}
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

/// The inputs of {{scene}}, called on the main thread.
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
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
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
        ])
    }
}
