// Made by scripts/embed-templates from Templates/RxVIPER/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadRxVIPER() -> EmbeddedSet {
        EmbeddedSet(name: "RxVIPER",
            digest: "fe679ba3946741a371720c3c3547f9d54caf547b08908ab8a15e622ba4ea866a",
            tagNames: " -first -last argumentLabel arguments copiedArguments declaration default dependencies destination functionName hasInjected hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
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
            EmbeddedFile("Partials/formViews.mustache", common_Partials_formViews_mustache),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/helpers.mustache",
####"""
{{#samples.known}}
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private var actions: {{scene}}Actions {
    {{scene}}Actions({{$actions}}load: loadRelay.{{> asAction}}{{/actions}})
}

{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter() -> {{scene}}Presenter {
    builder.makePresenter(view: nil, wireframe: {{scene}}Wireframe({{$handler}}{{/handler}}){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
}
{{/samples.known}}
{{^samples.known}}
{{<proofByType}}
{{$function}}
private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
    {{scene}}Builder({{copiedArguments}}).makePresenter(view: nil, wireframe: {{scene}}Wireframe())
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
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
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
            EmbeddedFile("Partials/previewDependencies.mustache", common_Partials_previewDependencies_mustache),
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
            EmbeddedFile("Partials/viewControllerArguments.mustache", common_VIPER_Partials_viewControllerArguments_mustache),
            EmbeddedFile("Partials/viewControllerFunction.mustache", common_Partials_viewControllerFunction_mustache),
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
            EmbeddedFile("Support/FormLayout.swift", common_Support_FormLayout_swift),
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
      "id": "viper-interfaces",
      "source": "Support/VIPERInterfaces.swift",
      "path": "VIPERInterfaces.swift",
      "role": "Support",
      "root": "support",
      "shared": true
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
      "calls": [{"name": "dismiss", "label": "animated"}, {"name": "present", "receiver": ""}, {"name": "present", "receiver": "self"}, {"name": "present", "receiver": "*Controller"}, {"name": "present", "receiver": "*VC"}, "performSegue", "popToRootViewController", "popToViewController", "popViewController", "pushViewController", "setViewControllers", "show(_:sender:)", "showDetailViewController"],
      "passes": "router.navigateToDetails()",
      "fails": "present(details, animated: true)"
    },
    {
      "id": "view-controller-no-alerts",
      "severity": "error",
      "why": "A ViewController shows no alerts itself.",
      "fix": "Ask the presenter, which uses the wireframe.",
      "in": {"roles": ["ViewController"]},
      "names": ["UIActionSheet", "UIAlertController", "UIAlertView"],
      "passes": "let message = UILabel()",
      "fails": "let alert = UIAlertController()"
    },
    {
      "id": "view-controller-no-data",
      "severity": "warning",
      "why": "A ViewController shows what its Presenter decides.",
      "fix": "Load and store it in the Interactor.",
      "in": {"roles": ["ViewController"]},
      "names": ["AppStorage", "FileManager", "ModelContainer", "ModelContext", "NSFetch*", "NSManagedObjectContext", "NSPersistent*", "NSUbiquitousKeyValueStore", "URLSession*", "UserDefaults"],
      "uses": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"],
      "properties": [{"contains": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"]}],
      "passes": "let title = content.title",
      "fails": ["let name = UserDefaults.standard.string(forKey: \"name\")", "let cars = CarAPI.shared.cars()", "let api: CarAPI"]
    },
    {
      "id": "wireframe-no-data",
      "severity": "warning",
      "why": "A Wireframe leads to scenes, and reads, stores, and formats nothing.",
      "fix": "Pass the value to the route.",
      "in": {"roles": ["Wireframe"]},
      "names": ["AppStorage", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "FileManager", "ISO8601DateFormatter", "ListFormatter", "MeasurementFormatter", "ModelContainer", "ModelContext", "NSFetch*", "NSManagedObjectContext", "NSPersistent*", "NSUbiquitousKeyValueStore", "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "URLSession*", "UserDefaults"],
      "calls": ["AttributedString", "NSAttributedString", "NSMutableAttributedString", "appendFormat", "appendingFormat", "formatted", "localizedStringWithFormat", {"name": "NSString", "label": "format"}, {"name": "String", "label": "format"}, {"name": "init", "receiver": "String", "label": "format"}, {"name": "string", "label": "for"}, {"name": "string", "label": "from"}, {"name": "string", "label": "fromByteCount"}],
      "uses": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"],
      "properties": [{"contains": ["*API", "*APIClient", "*APIGateway", "*APIManager", "*APIProvider", "*APIRepository", "*APIService", "*DataStore"]}],
      "passes": "let title = content.title",
      "fails": ["let name = UserDefaults.standard.string(forKey: \"name\")", "let cars = CarAPI.shared.cars()", "let api: CarAPI"]
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
      "PresentationStyle": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
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
      "SceneEvent": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneEvents": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeature": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeatures": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneFeaturesTests": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneLinks": "its tests would be SceneLinksTests, which the shared files declare",
      "SceneRoute": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneRouter": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneRouterTests": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
      "SceneTexts": "the enum with its ViewInput and ViewOutput would be a name that the shared files declare",
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
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
            EmbeddedFile("{{scene}}Builder+Route.swift", common_Feature___scene__Builder_Route_swift),
            EmbeddedFile("{{scene}}Builder.swift",
####"""
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
    func makePresenter(view: (any {{scene}}ViewInterface)?, wireframe: any {{scene}}WireframeInterface{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
        {{#options.complexity.is.simple}}
        {{scene}}Presenter({{> injectedValues}}{{#hasInjected}}, {{/hasInjected}}view: view, wireframe: wireframe)
        {{/options.complexity.is.simple}}
        {{^options.complexity.is.simple}}
        {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}view: view, interactor: makeInteractor({{> dependenciesArgument}}), {{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: wireframe)
        {{/options.complexity.is.simple}}
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

/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}; results arrive on the main thread. It doesn't depend on views.
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
    // TODO: Send the fields. Keep `observe(on:)` last.
    func send(_ fields: {{scene}}Fields) -> Single<Void> {
        .just(()).observe(on: MainScheduler.instance)
    }
    {{/options.form}}
    {{^options.form}}
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<{{scene}}Entity> {
        .just({{scene}}Entity(name: "{{title}}")).observe(on: MainScheduler.instance)
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
    var fields: {{> action}}<{{scene}}Fields> = .never()
    /// Submits the fields if they are complete.
    var submit: {{> action}}<Void> = .never()
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

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
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
    var load: {{> action}}<Void> = .never()
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
    func fetchEntity() -> Single<{{scene}}Entity>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}

"""####),
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
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

    init({{#parameters}}{{.}}, {{/parameters}}view: (any {{scene}}ViewInterface)?, interactor: any {{scene}}InteractorInterface, wireframe: any {{scene}}WireframeInterface) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, loader.states) { fields, submission in
            fields.areComplete && submission.accepts(fields)
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
        guard fields.areComplete else { return }
        loader.load(interactor.send(fields).map { fields }, if: { $0.accepts(fields) })
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

    init({{#options.complexity.is.simple}}{{#injectedParameters}}{{.}}, {{/injectedParameters}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#parameters}}{{.}}, {{/parameters}}{{/options.complexity.is.simple}}view: (any {{scene}}ViewInterface)?, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface) {
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

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
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
        handle(failedReload: loader.failedReload)
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
        loader.load(with: self) { $0.fetchContent() }
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        loader.load(with: self) { $0.interactor.fetchEntity().map({{scene}}Content.init(_:)) }
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        loader.load(with: self) { $0.interactor.fetchEntity().map($0.formatter.content) }
        {{/options.complexity.is.formatter}}
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}
{{#options.complexity.is.interactor}}

nonisolated extension {{scene}}Content {
    init(_ entity: {{scene}}Entity) {
        title = entity.name
    }
}
{{/options.complexity.is.interactor}}

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
    {{> testDependencies}}

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func completeFieldsAreSubmitted() async throws {
        let presenter = makePresenter()
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        fieldsRelay.accept(.example)
        // Before they are sent, while they are, and after that.
        let recording = Recording(of: canSubmit, count: 3)
        submitRelay.accept(())
        #expect(try await recording.elements() == [true, false, false])
        #expect(spy.closeCount == 1)
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
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{$handler}}handler: spy{{/handler}}
    {{/helpers}}
}

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
    {{> testDependencies}}

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
    func testCompleteFieldsAreSubmitted() async throws {
        let presenter = makePresenter()
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        fieldsRelay.accept(.example)
        // Before they are sent, while they are, and after that.
        let recording = Recording(of: canSubmit, count: 3)
        submitRelay.accept(())
        let elements = try await recording.elements()
        XCTAssertEqual(elements, [true, false, false])
        XCTAssertEqual(spy.closeCount, 1)
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
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{$handler}}handler: spy{{/handler}}
    {{/helpers}}
}

"""####),
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
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
    private let loadRelay = PublishRelay<Void>()
    {{> testDependencies}}

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    {{^options.complexity.is.simple}}
    @Test func fetchArrivesOnTheMainQueue() async throws {
        let fetch = builder.makeInteractor({{> dependenciesArgument}}).fetchEntity().asObservable()
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        let deliveries = fetch.map(MainQueue.delivers).subscribe(on: background)
        #expect(try await Recording(of: deliveries, count: 1).elements() == [true])
    }

    {{/options.complexity.is.simple}}
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

"""####),
            EmbeddedFile("{{scene}}Tests.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
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

    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    {{> testDependencies}}

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
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    {{^options.complexity.is.simple}}
    @MainActor
    func testFetchArrivesOnTheMainQueue() async throws {
        let fetch = builder.makeInteractor({{> dependenciesArgument}}).fetchEntity().asObservable()
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        let deliveries = fetch.map(MainQueue.delivers).subscribe(on: background)
        let recorded = try await Recording(of: deliveries, count: 1).elements()
        XCTAssertEqual(recorded, [true])
    }

    {{/options.complexity.is.simple}}
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
        {{<setupList}}
        {{$reload}}loadRelay.accept(()){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    private func setupRx() {
        let actions = {{scene}}Actions(load: loadRelay.{{> asAction}})
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
        ])
    }
}
