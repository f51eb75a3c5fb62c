package import Basics
package import SwiftSource
import TemplateEngine
package import TemplateSets

/// A typed route from one scene to another, as in `--route details:CarDetails`.
package struct Route: Hashable, Sendable {
    /// The label in the names of functions.
    package let label: String
    package let style: RouteStyle
    /// The scene that the route leads to.
    package let target: RouteTarget
    /// Whether the route's extension exists, so that only tests are generated.
    package var exists = false
    /// Whether the scene that it led to is gone, so that its files stay as they are.
    package var isDangling = false

    package init(_ request: RouteRequest, to target: RouteTarget) {
        (label, style, self.target) = (request.label, request.style, target)
    }

    /// The label in lower camel case, with backticks for a keyword. `self` has another meaning.
    var functionName: SwiftIdentifier {
        let isUppercase = label.first?.isUppercase ?? false
        let name = isUppercase ? CaseConversion.lowerCamelCase(label) : label
        return SwiftIdentifier(name == "self" ? "toSelf" : name)
    }
}

package enum RouteStyle: String, Hashable, Sendable, CaseIterable {
    /// On the navigation stack of the presenting scene.
    case push
    /// Above the current screen.
    case present
}

/// A route as the user wrote it: `[label:][Module.]Scene`.
package struct RouteRequest: Sendable {
    package let label: String
    package let style: RouteStyle
    package let target: SceneName
    /// The module of the scene, if the user names it.
    package let module: String?
    package let source: SourceText

    /// Parses `label:Scene`, or `Scene`, which may have its module before it. The default label is the scene's name in lower camel case.
    ///
    /// - Parameter names: The names of all scenes, for suggestions.
    /// - Throws: `Failure` with the problem and its place.
    package init(
        parsing source: SourceText, _ style: RouteStyle, among names: () -> [String] = { [] }
    ) throws(Failure) {
        (self.source, self.style) = (source, style)
        let text = source.text
        if let failure = source.adviceOnRoute(among: names) { throw failure }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let written = try parts.count == 1 ? nil : NameKind.label.check(parts[0], of: source)
        // The name of a function would be empty.
        if let written, written.allSatisfy({ $0 == "_" }) {
            throw source.failure("an argument label cannot start with '_'", atUTF8: 0..<1)
        }
        func part(_ text: Substring) -> SourceText {
            SourceText(
                String(text),
                atUTF8Offset: source.text.utf8.distance(
                    from: source.text.startIndex, to: text.startIndex), of: source)
        }
        let last = parts[parts.count - 1]
        // A scene's name has no dot, so its problem is reported otherwise.
        let dot = last.hasSuffix(".swift") ? nil : last.lastIndex(of: ".")
        let named = dot.flatMap { try? ModuleName(parsing: part(last[..<$0])).description }
        let name = dot.flatMap { named == nil ? nil : last[last.index(after: $0)...] } ?? last
        module = named
        target = try SceneName(parsing: part(name), among: names)
        label = written ?? target.asLabel
    }

    /// Whether the label says no more than the name of the scene.
    package var hasUsualLabel: Bool { label == target.asLabel }
}

extension SceneName {
    /// The default label of a route to the scene: its name in lower camel case.
    fileprivate var asLabel: String { CaseConversion.lowerCamelCase(description) }
}

extension SourceText {
    /// Returns a failure for several routes in one text, or one with its parts in another order.
    fileprivate func adviceOnRoute(among names: () -> [String]) -> Failure? {
        let words = text.split { ":,=-> ".contains($0) }.map(String.init)
        if words.count == 2, words[0].isLabel, words[1].isSceneName,
            text != words.joined(separator: ":")
        {
            return failure(
                "a ':' separates the label from the scene",
                hint: "Did you mean '\(words.joined(separator: ":"))'?")
        }
        if words.count == 2, text.contains(">"), words.allSatisfy(\.isSceneName) {
            return failure(
                "a route leads to one scene",
                hint: "'scene-kit route \(words.joined(separator: " "))' creates this one.")
        }
        if text.contains(",") { return failureOfSeveralRoutes }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        // The second part is checked first because it's a scene in nearly every route.
        guard parts.count == 2, parts[1].isLabel, parts[0].isSceneName,
            !names().contains(where: { $0.caseFolded == parts[1].caseFolded })
        else { return nil }
        return failure(
            "the label comes before the scene", hint: "Did you mean '\(parts[1]):\(parts[0])'?")
    }

    private var failureOfSeveralRoutes: Failure? {
        let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let areRoutes = parts.allSatisfy {
            (try? RouteRequest(parsing: SourceText(argument: $0, of: ""), .push)) != nil
        }
        guard parts.count > 1, areRoutes else { return nil }
        var hint = "Run 'scene-kit route' once for each."
        if !isArgument {
            let texts = parts.map { "\"\($0)\"" }.joined(separator: ", ")
            hint = "Write each as a separate string: " + texts
        } else if name.hasPrefix("--") {
            hint = "Repeat the option: " + parts.map { "\(name) \($0)" }.joined(separator: " ")
        }
        return failure("a route leads to one scene", hint: hint)
    }
}

extension String {
    fileprivate var isSceneName: Bool {
        (try? SceneName(parsing: SourceText(argument: self, of: ""))) != nil
    }

    /// Whether the text can only be a label.
    fileprivate var isLabel: Bool {
        !isSceneName
            && (try? NameKind.label.check(self, of: SourceText(argument: self, of: ""))) != nil
    }
}

/// The scene that a route starts from, which may be handwritten.
package struct RouteOrigin: Hashable, Sendable {
    package var name: SceneName
    package var options: OptionValues
    package var authorship: Authorship

    package init(name: SceneName, options: OptionValues, by authorship: Authorship) {
        (self.name, self.options, self.authorship) = (name, options, authorship)
    }

    package init(_ scene: Scene) {
        self.init(name: scene.name, options: scene.options, by: scene.authorship)
    }
}

/// The properties of a scene that routes to it use.
package struct RouteTarget: Hashable, Sendable {
    package let name: SceneName
    /// The parameters of its Builder.
    package let parameters: ParameterList
    /// The modules that the parameters' types come from.
    package let imports: [ModuleName]
    /// Values of the parameters for tests.
    package let samples: SampleList
    /// The module that the scene belongs to, if known.
    package var module: String?
    /// The module with its route value, if other features lead to it.
    package var interface: String?
    /// Whether other modules can use its Builder, or its route value.
    package var isPublic: Bool
    /// Whether the Builder is a file of the scene, so that its parameters are known.
    package var isGenerated: Bool
    /// Whether the user wrote that Builder, so that tests can't inspect it.
    package var isAdopted = false

    package init(
        name: SceneName, parameters: ParameterList, imports: [ModuleName],
        samples: SampleList = SampleList(), module: String? = nil, access: String? = nil,
        isExported: Bool = false, isGenerated: Bool = false
    ) {
        (self.name, self.parameters, self.imports) = (name, parameters, imports)
        (self.samples, self.module, self.isGenerated) = (samples, module, isGenerated)
        interface = isExported ? module.map { $0 + "Interface" } : nil
        // A set without such an option leaves it to its templates.
        isPublic = interface != nil || access.map { $0 == "public" } ?? true
    }

    /// Creates the target of a resolved scene.
    package init(_ scene: Scene, of templateSet: TemplateSet, module: String?) {
        self.init(
            name: scene.name, parameters: scene.parameters, imports: scene.imports,
            samples: scene.samples, module: module,
            access: scene.options[CommonOption.access]?.texts.first,
            isExported: scene.options[CommonOption.exported]?.texts.first == "true"
                && scene.parts.isEmpty, isGenerated: templateSet.makesBuilder(scene))
        isAdopted = templateSet.files.contains {
            $0.isBuilder && scene.adoptedFiles.contains($0.id)
        }
    }
}

extension TemplateFile {
    fileprivate var isBuilder: Bool {
        !isShared && (role == "Builder" || "/\(path)".hasSuffix("/{{scene}}Builder.swift"))
    }
}

extension TemplateSet {
    package func makesBuilder(_ scene: Scene) -> Bool {
        // The files of an Xcode file template have no roles.
        if !format.isNative { return false }
        if scene.parts.isEmpty { return true }
        return files.contains {
            $0.isBuilder && $0.isGenerated(with: scene.options, parts: scene.parts)
        }
    }
}
