// Made by scripts/embed-templates from Templates/SubjectVIPER/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadSubjectVIPER() -> EmbeddedSet {
        EmbeddedSet(name: "SubjectVIPER",
            digest: "efb8516d484a93827295b80f13ed74637aff0841ab4b068f85d892c2fdf25191",
            tagNames: " -first -last argumentLabel arguments copiedArguments declaration default dependencies destination hasInjected hasParams header imports importsInterface injectedParameters isCodable isGenerated isHashable isMemberwise isPresented isTuple metatype module name networking options parameterImports parameterNetworking parameters params plainName publicFoundation publicImports route routeArguments sample samples scene showsData target testImports testNetworking testingModule title type value",
            files: [
            EmbeddedFile("Partials/builderData.mustache", common_Partials_builderData_mustache),
            EmbeddedFile("Partials/builderImports.mustache", common_Partials_builderImports_mustache),
            EmbeddedFile("Partials/builderSummary.mustache", common_Partials_builderSummary_mustache),
            EmbeddedFile("Partials/callToSuper.mustache", common_Partials_callToSuper_mustache),
            EmbeddedFile("Partials/dependenciesArgument.mustache", common_Partials_dependenciesArgument_mustache),
            EmbeddedFile("Partials/dependenciesParameter.mustache", common_Partials_dependenciesParameter_mustache),
            EmbeddedFile("Partials/endIfUIKit.mustache", common_Partials_endIfUIKit_mustache),
            EmbeddedFile("Partials/followRoute.mustache",
####"""
{{scene}}Wireframe(handler: spy).handle({{scene}}PresenterToRouter.{{> routeFunction}}({{samples.arguments}}).request)

"""####),
            EmbeddedFile("Partials/header.mustache", common_Partials_header_mustache),
            EmbeddedFile("Partials/helpers.mustache",
####"""
{{#options.tests.is.xctest}}
@MainActor
{{/options.tests.is.xctest}}
private func makePresenter() -> {{scene}}Presenter {
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
            EmbeddedFile("Partials/layoutLoadState.mustache", common_Partials_layoutLoadState_mustache),
            EmbeddedFile("Partials/linkValues.mustache", common_Links_linkValues_mustache),
            EmbeddedFile("Partials/listProperties.mustache", common_Partials_listProperties_mustache),
            EmbeddedFile("Partials/open.mustache", common_Partials_open_mustache),
            EmbeddedFile("Partials/preview.mustache", common_Partials_preview_mustache),
            EmbeddedFile("Partials/previewDependencies.mustache", common_Partials_previewDependencies_mustache),
            EmbeddedFile("Partials/proofByType.mustache",
####"""
/// Compiles if the builder takes everything that it holds. With values, a test can call it.
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
/// Compiles if the route takes everything that the builder takes. With values, a test can call it.
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
            EmbeddedFile("Partials/setupList.mustache", common_Partials_setupList_mustache),
            EmbeddedFile("Partials/showContent.mustache", common_Partials_showContent_mustache),
            EmbeddedFile("Partials/testDependencies.mustache", common_Partials_testDependencies_mustache),
            EmbeddedFile("Partials/testImports.mustache", common_Partials_testImports_mustache),
            EmbeddedFile("Partials/viewControllerFunction.mustache", common_Partials_viewControllerFunction_mustache),
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
            EmbeddedFile("Support/SceneLinks.swift", common_Links_SceneLinks_swift),
            EmbeddedFile("Support/SceneLinksTests.testing.swift", common_Links_SceneLinksTests_testing_swift),
            EmbeddedFile("Support/SceneLinksTests.xctest.swift", common_Links_SceneLinksTests_xctest_swift),
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
    }
  ],
  "reserved": {
    "scenes": {
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
    @MainActor
    func makePresenter(router: {{> routerType}}{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: {{scene}}Interactor({{> injectedValues}}), router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
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
            EmbeddedFile("{{scene}}LinkTests.testing.swift", common_Links___scene__LinkTests_testing_swift),
            EmbeddedFile("{{scene}}LinkTests.xctest.swift", common_Links___scene__LinkTests_xctest_swift),
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
        SceneEvents.current.observer?(.failure(reason, content: {{scene}}Entity.self))
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
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: {{scene}}Wireframe(handler: spy){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
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
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: {{scene}}Wireframe(handler: spy){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
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
final class {{scene}}ViewController: {{options.viewController}} {
    let viewToPresenterSubject = PublishSubject<{{scene}}ViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: {{scene}}Presenter
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{<listProperties}}{{$content}}{{scene}}Entity{{/content}}{{/listProperties}}

    init(presenter: {{scene}}Presenter) {
        self.presenter = presenter
        {{> callToSuper}}
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
        {{<setupList}}
        {{$reload}}viewToPresenterSubject.onNext(.load){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    {{<showContent}}
    {{$function}}
    private func show(_ state: LoadState<{{scene}}Entity>) {
    {{/function}}
    {{/showContent}}
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
        ])
    }
}
