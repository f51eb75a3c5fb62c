// Made by scripts/embed-templates from Templates/RxScene/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadRxScene() -> EmbeddedSet {
        EmbeddedSet(name: "RxScene",
            digest: "e93cb2ebf017a42d55f94599ea604b3c5c4d1342b695f3fd20583a3e1098ec9c",
            tagNames: " -first -last argumentLabel arguments copiedArguments declaration default dependencies destination hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainLabels plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
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
            EmbeddedFile("Partials/setupForm.mustache", common_Partials_setupForm_mustache),
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/testSetup.mustache", common_Partials_testSetup_mustache),
            EmbeddedFile("Partials/viewControllerFunction.mustache", common_Partials_viewControllerFunction_mustache),
            EmbeddedFile("Partials/xctestSetup.mustache", common_Partials_xctestSetup_mustache),
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
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func completeFieldsAreSubmitted() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.fieldsRelay.accept(.example)
        viewModel.submitRelay.accept(())
        #expect(try await submitted.elements() == [.example])
    }

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
            EmbeddedFile("{{scene}}Tests.form.xctest.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.fieldsRelay.accept(.example)
        viewModel.submitRelay.accept(())
        let fields = try await submitted.elements()
        XCTAssertEqual(fields, [.example])
    }

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
            EmbeddedFile("{{scene}}Tests.testing.swift",
####"""
{{> header}}
{{> testImports}}
{{#samples.known}}
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
    }

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
{{#samples.known}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }

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
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
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
            fields.areComplete && submission.accepts(fields)
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
        guard fields.areComplete else { return }
        loader.load(send(fields).map { fields }, if: { $0.accepts(fields) })
    }

    // TODO: Send the fields. Change properties after `observe(on: MainScheduler.instance)` only.
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
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
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
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
    }

    {{> fetchContent}}
    {{$members}}
    {{/members}}
}

"""####),
        ])
    }
}
