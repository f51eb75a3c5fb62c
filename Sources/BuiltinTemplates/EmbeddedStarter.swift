// Made by scripts/embed-templates from Starter/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadStarter() -> [EmbeddedFile] {
        [
            EmbeddedFile(".gitignore",
####"""
.DS_Store
.build/
.swiftpm/
xcuserdata/

"""####),
            EmbeddedFile("MyScene/Partials/header.mustache",
####"""
{{#header}}
{{.}}
{{#-last}}

{{/-last}}
{{/header}}

"""####),
            EmbeddedFile("MyScene/Partials/imports.mustache",
####"""
{{#imports}}
import {{.}}
{{/imports}}
{{#networking}}
{{> networking}}
{{/networking}}

"""####),
            EmbeddedFile("MyScene/Partials/networking.mustache",
####"""

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

"""####),
            EmbeddedFile("MyScene/template.json",
####"""
{
  "formatVersion": 1,
  "name": "MyScene",
  "version": "0.1.0",
  "summary": "Builder, ViewModel and ViewController, as a beginning",
  "options": [
    {
      "name": "viewController",
      "type": "bool",
      "default": true,
      "summary": "Whether the scene has a view controller"
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
      "id": "view-model",
      "source": "{{scene}}ViewModel.swift",
      "path": "{{scene}}/{{scene}}ViewModel.swift",
      "role": "ViewModel"
    },
    {
      "id": "view-controller",
      "source": "{{scene}}ViewController.swift",
      "path": "{{scene}}/{{scene}}ViewController.swift",
      "role": "ViewController",
      "when": { "viewController": "true" }
    },
    {
      "id": "tests",
      "source": "{{scene}}Tests.swift",
      "path": "{{scene}}Tests.swift",
      "role": "Tests",
      "root": "tests"
    }
  ],
  "rules": [
    {
      "id": "view-model-no-ui",
      "severity": "error",
      "why": "A ViewModel knows no views, so tests need none.",
      "fix": "Use values, and leave views to the ViewController.",
      "in": { "roles": ["ViewModel"] },
      "imports": { "forbid": ["AppKit", "SwiftUI", "UIKit"] },
      "passes": "import Foundation",
      "fails": "import UIKit"
    }
  ],
  "reserved": {
    "scenes": {
      "UI": "its view controller would be UIKit's UIViewController",
      "UIMenu": "its builder would be UIKit's UIMenuBuilder"
    },
    "parameters": {
      "makeViewModel": "the builder's function is called that",
      "title": "the view model's title is called that",
      "viewController": "the builder's function is called that"
    },
    "types": {
      "{{scene}}Builder": "the scene declares it",
      "{{scene}}ViewController": "the scene declares it",
      "{{scene}}ViewModel": "the scene declares it"
    }
  }
}

"""####),
            EmbeddedFile("MyScene/{{scene}}Builder.swift",
####"""
{{> header}}
{{> imports}}
{{#options.viewController}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.viewController}}

/// Puts {{scene}} together from what it starts with.
struct {{scene}}Builder {
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
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }
    {{#options.viewController}}

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        {{scene}}ViewController(viewModel: makeViewModel())
    }
    #endif
    {{/options.viewController}}
}

"""####),
            EmbeddedFile("MyScene/{{scene}}Tests.swift",
####"""
{{> header}}
{{#testImports}}
import {{.}}
{{/testImports}}
import Testing

@testable import {{module}}
{{#testNetworking}}
{{> networking}}
{{/testNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})

    @Test func viewModelSaysWhatTheSceneIs() {
        #expect(builder.makeViewModel().title == "{{title}}")
    }
    {{#samples.comparable}}

    @Test func builderHandsOnWhatTheSceneStartsWith() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    /// Compiles as long as the builder takes all that it holds.
    /// A test can call it once it has values to give.
    private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
        {{scene}}Builder({{copiedArguments}}).makeViewModel()
    }
    {{/samples.known}}
}

"""####),
            EmbeddedFile("MyScene/{{scene}}ViewController.swift",
####"""
{{> header}}
#if canImport(UIKit)
import UIKit

/// Shows what the view model of {{scene}} provides.
final class {{scene}}ViewController: UIViewController {
    private let viewModel: {{scene}}ViewModel

    init(viewModel: {{scene}}ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.title
    }
}
#endif

"""####),
            EmbeddedFile("MyScene/{{scene}}ViewModel.swift",
####"""
{{> header}}
{{> imports}}

/// Fetches what {{scene}} shows, and formats it. It knows nothing of views.
@MainActor
final class {{scene}}ViewModel {
    let title = "{{title}}"
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
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
}

"""####),
            EmbeddedFile("README.md",
####"""
# MyScene

A pack of template sets for scene-kit: scenes as our team writes them.

## Change it

The folder `MyScene` is the set. Its `template.json` declares the options and the files. The other
files are templates, in which `{{scene}}` stands for the scene's name. `Partials` has the text that
several templates share. Each folder in `Tests` is a case: `case.json` describes a scene, and `expected`
contains its files, byte for byte.

1. Change a template.
2. Run `scene-kit test .` to see what is different.
3. If the difference is what you want, run `scene-kit test . --update`, which writes it to `expected`.
   Commit it with the template, so that reviewers see what changes in real code.

To add a case, create a folder in `Tests` with a `case.json`; `--update` adds the rest. To try a
change, create a scene with `--template` and the path of the set; `--dry-run --diff` writes nothing:

    scene-kit new CarDetails --template ./MyScene --dry-run --diff

## Share it

1. If a change gives an existing scene other code, increase `version` in `template.json`.
2. Run `scene-kit validate .`, which finds every error in the pack, and `scene-kit test . --update`.
   It records the names of options and files in `Tests/records.json`, so that no later version drops
   one by mistake.
3. Commit, tag the commit with the version, and push both. In CI, run `scene-kit validate .` and
   `scene-kit test . --reporter github`.

In an app, install the pack at a tag, and create a scene:

    scene-kit install <address of this repository> --ref v0.1.0 --project
    scene-kit new CarDetails --template MyScene

For a new version, run `install` with its tag, and then `scene-kit update`.

"""####),
            EmbeddedFile("Tests/one-parameter/case.json",
####"""
{
  "set": "MyScene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("Tests/one-parameter/expected/CarDetails/CarDetailsBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Puts CarDetails together from what it starts with.
struct CarDetailsBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsViewController(viewModel: makeViewModel())
    }
    #endif
}

"""####),
            EmbeddedFile("Tests/one-parameter/expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Shows what the view model of CarDetails provides.
final class CarDetailsViewController: UIViewController {
    private let viewModel: CarDetailsViewModel

    init(viewModel: CarDetailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.title
    }
}
#endif

"""####),
            EmbeddedFile("Tests/one-parameter/expected/CarDetails/CarDetailsViewModel.swift",
####"""
/// Fetches what CarDetails shows, and formats it. It knows nothing of views.
@MainActor
final class CarDetailsViewModel {
    let title = "Car Details"
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }
}

"""####),
            EmbeddedFile("Tests/one-parameter/expected/Tests/CarDetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func viewModelSaysWhatTheSceneIs() {
        #expect(builder.makeViewModel().title == "Car Details")
    }

    @Test func builderHandsOnWhatTheSceneStartsWith() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }
}

"""####),
        ]
    }
}
