// Made by scripts/embed-templates from Templates/Scene/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadScene() -> EmbeddedSet {
        EmbeddedSet(name: "Scene",
            digest: "3c8498fe0c85e1a6cc14beeb568d113be4206e60fbb925a846cb1e475abe5247",
            tagNames: " -first -last argumentLabel arguments copiedArguments declaration default dependencies destination hasInjected hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainLabels plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
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
    }
  ],
  "reserved": {
    "scenes": {
      "App": "its router would be AppRouter, which the shared files declare",
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

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
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
        XCTAssertNotNil(viewModel.loader.state.content)
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

    /// A tap before the submission has ended changes nothing.
    private func submit() {
        if submitting != nil { return }
        submitting = Task { [weak self, viewModel] in
            await viewModel.submit()
            self?.submitting = nil
        }
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

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    let loader = Loader<Fields>()
    var fields = Fields()

    {{> initializeInjected}}
    /// Its content is what was submitted last.
    var submission: LoadState<Fields> { loader.state }

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

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    let loader = Loader<Content>()

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
        ])
    }
}
