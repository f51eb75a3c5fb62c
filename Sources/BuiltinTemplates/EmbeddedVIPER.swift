// Made by scripts/embed-templates from Templates/VIPER/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadVIPER() -> EmbeddedSet {
        EmbeddedSet(name: "VIPER",
            digest: "a828911afe239d840d69f5f9a7997d3b210a99b41b44a91635e7919905eae92b",
            tagNames: " -first -last argumentLabel arguments copiedArguments declaration default dependencies destination functionName hasInjected hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/content.mustache", common_VIPER_Partials_content_mustache),
            EmbeddedFile("Partials/customClass.mustache", common_VIPER_Partials_customClass_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
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
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
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
    return builder.makePresenter(view: nil, {{<testParts}}{{$dependencies}}{{/dependencies}}{{$simpleDependencies}}{{/simpleDependencies}}{{/testParts}})
}
{{/function}}
{{/proofByType}}

"""####),
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
            EmbeddedFile("Partials/testParts.mustache",
####"""
{{! What a test passes besides the view, without a line break. }}{{^options.complexity.is.simple}}interactor: builder.makeInteractor({{$dependencies}}{{> dependenciesArgument}}{{/dependencies}}), {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: {{scene}}Wireframe(){{#options.complexity.is.simple}}{{$simpleDependencies}}{{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}}{{/simpleDependencies}}{{/options.complexity.is.simple}}
"""####),
            EmbeddedFile("Partials/viewControllerArguments.mustache", common_VIPER_Partials_viewControllerArguments_mustache),
            EmbeddedFile("Partials/viewControllerFunction.mustache", common_Partials_viewControllerFunction_mustache),
            EmbeddedFile("Support/Dependencies.swift", common_Support_Dependencies_swift),
            EmbeddedFile("Support/FormLayout.swift", common_Support_FormLayout_swift),
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
      "id": "loader",
      "source": "Support/Loader.swift",
      "path": "Loader.swift",
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
    }
  ],
  "reserved": {
    "scenes": {
      "Loader": "its tests would be LoaderTests, which the shared files declare",
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
            EmbeddedFile("{{scene}}.storyboard", common_VIPER___scene___storyboard),
            EmbeddedFile("{{scene}}Builder+Link.swift", common_Links___scene__Builder_Link_swift),
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
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(name: "{{title}}")
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

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
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
    func fetchEntity() async throws -> {{scene}}Entity
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

protocol {{scene}}FormatterInterface: FormatterInterface {
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

    var canSubmit: Bool { fields.areComplete && loader.state.accepts(fields) }

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
    let loader = Loader<{{scene}}Content>()

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
        await loader.load { try await {{scene}}Content(interactor.fetchEntity()) }
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        await loader.load { try await formatter.content(for: interactor.fetchEntity()) }
        {{/options.complexity.is.formatter}}
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}
{{#options.complexity.is.interactor}}

extension {{scene}}Content {
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
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testDependencies}}
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @Test func completeFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: nil, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        presenter.fieldsDidChange(.example)
        #expect(presenter.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
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
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{> testDependencies}}
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
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
    func testCompleteFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: nil, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        presenter.fieldsDidChange(.example)
        XCTAssertTrue(presenter.canSubmit)
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 1)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
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
    {{> testDependencies}}
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
        await presenter.load()
        #expect(presenter.loader.state.content != nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
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
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{> testDependencies}}
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
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
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
        await presenter.load()
        XCTAssertNotNil(presenter.loader.state.content)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
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

    /// A tap before the submission has ended changes nothing.
    private func submit() {
        if submitting != nil { return }
        submitting = Task { [weak self, presenter] in
            await presenter.submit()
            self?.submitting = nil
        }
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
            EmbeddedFile("{{scene}}ViewController.xib", common_VIPER___scene__ViewController_xib),
            EmbeddedFile("{{scene}}Wireframe.swift", common_VIPER___scene__Wireframe_swift),
        ])
    }
}
