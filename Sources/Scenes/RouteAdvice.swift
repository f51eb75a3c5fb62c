import Basics
import SwiftSource

/// What to say to whoever has written the parts of a route in another order, or several in one.
struct RouteAdvice {
    private let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// Why the text is not `[label:]Scene`; nil where no order of its parts would be one.
    ///
    /// - Parameter names: the scenes there are.
    func failure(among names: () -> [String]) -> Failure? {
        let text = source.text
        if text.contains(",") { return failureOfSeveral }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        // The second part is checked first: in nearly every route it is a scene, which settles it.
        guard parts.count == 2, parts[1].isLabel, parts[0].isSceneName,
            !names().contains(where: { $0.caseFolded == parts[1].caseFolded })
        else { return nil }
        return source.failure(
            "the label comes before the scene", hint: "Did you mean '\(parts[1]):\(parts[0])'?")
    }

    private var failureOfSeveral: Failure? {
        let parts = source.text.split(separator: ",").map {
            String($0.drop { $0 == " " })
        }
        if parts.count == 2, parts[0].isLabel, parts[1].isSceneName {
            return source.failure(
                "a ':' separates the label from the scene",
                hint: "Did you mean '\(parts[0]):\(parts[1])'?")
        }
        let areRoutes = parts.allSatisfy {
            (try? RouteRequest(parsing: SourceText(argument: $0, of: ""), .push)) != nil
        }
        guard parts.count > 1, areRoutes else { return nil }
        let hint =
            if !source.isArgument {
                "Write each as a separate string: "
                    + parts.map { "\"\($0)\"" }.joined(separator: ", ")
            } else if source.name.hasPrefix("--") {
                "Repeat the option: "
                    + parts.map { "\(source.name) \($0)" }.joined(separator: " ")
            } else {
                "Run 'scene-kit route' once for each."
            }
        return source.failure("a route leads to one scene", hint: hint)
    }
}

extension String {
    fileprivate var isSceneName: Bool {
        (try? SceneName(parsing: SourceText(argument: self, of: ""))) != nil
    }

    /// Whether it can only be a label.
    fileprivate var isLabel: Bool {
        !isSceneName && (try? NameRules(kind: .label).check(self)) != nil
    }
}
