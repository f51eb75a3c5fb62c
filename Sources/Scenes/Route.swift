package import Basics
package import SwiftSource
import TemplateEngine

/// A typed way from one scene to another: what `--route details:CarDetails` asks for.
package struct Route: Hashable, Sendable {
    /// What it is called in the names of functions.
    package let label: String
    /// How the other scene is shown.
    package let style: RouteStyle
    /// The scene that it leads to.
    package let target: RouteTarget
    /// Whether its extension was made before, and only its tests may be wanted.
    package var isThere = false

    /// A way to a scene.
    package init(_ request: RouteRequest, to target: RouteTarget) {
        label = request.label
        style = request.style
        self.target = target
    }

    /// The label as the name of a function: it starts with a lower-case letter, and a keyword has
    /// backticks. `self` would mean something else in these, too.
    var functionName: SwiftIdentifier {
        let isUppercase = label.first?.isUppercase ?? false
        let name = isUppercase ? CaseConversion.lowerCamelCase(label) : label
        return SwiftIdentifier(name == "self" ? "toSelf" : name)
    }
}

/// How a scene is shown.
package enum RouteStyle: String, Hashable, Sendable, CaseIterable {
    /// On the navigation stack of the scene that asks.
    case push
    /// Over whatever is on screen.
    case present
}

/// A route as it was asked for: `[label:]Scene`.
package struct RouteRequest: Sendable {
    /// What it is called in the names of functions.
    package let label: String
    /// How the other scene is shown.
    package let style: RouteStyle
    /// The name of the other scene.
    package let target: SceneName
    /// What it was read from.
    package let source: SourceText

    /// Takes `label:Scene`, or `Scene` alone; the label is then its name in lower camel case.
    ///
    /// - Parameter names: the scenes there are, for whoever misspelt one.
    /// - Throws: a failure that says what is wrong and where.
    package init(
        parsing source: SourceText, _ style: RouteStyle, among names: () -> [String] = { [] }
    ) throws(Failure) {
        self.source = source
        self.style = style
        let text = source.text
        if let failure = RouteAdvice(source).failure(among: names) { throw failure }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 1 {
            target = try SceneName(parsing: source, among: names)
            label = target.asLabel
            return
        }
        do throws(ParameterError) {
            label = try NameRules(kind: .label).check(parts[0])
            // Nothing of it would be left in the name of a function.
            if label.allSatisfy({ $0 == "_" }) {
                throw ParameterError(.startsWith("_", .label), 0..<1)
            }
        } catch {
            throw error.failure(in: source)
        }
        target = try SceneName(
            parsing: SourceText(
                String(parts[1]), atUTF8Offset: parts[0].utf8.count + 1, of: source),
            among: names)
    }

    /// The text that it was read from, with its label.
    package var text: String { label == target.asLabel ? "\(target)" : "\(label):\(target)" }
}

extension SceneName {
    /// The name in lower camel case, as a route to it is called.
    fileprivate var asLabel: String { CaseConversion.lowerCamelCase(description) }
}
