package import Basics
package import Scenes
package import SwiftSource
package import TemplateSets

/// The scene that a route starts from, and what its code can name.
package struct RouteStart {
    package let name: String
    package let routing: Routing
    package let module: String?
    /// Names that no parameter of a target can have.
    package let reserved: ReservedWords

    package init(name: String, of set: TemplateSet, module: String?) {
        self.name = name
        self.module = module
        routing = set.routing
        reserved = set.reserved.routes
    }

    /// - Throws: `Failure` with 64 for a target that it cannot lead to: of the other kind, or of a
    ///   module that does not show it.
    package func check(_ target: RouteTarget, _ option: String) throws(Failure) {
        guard target.routing == routing else {
            throw Self.refusal(
                "'\(name)' leads to scenes with a \(routing.rawValue), and '\(target.name)' has a "
                    + target.routing.rawValue, option,
                hint: "Make both from sets of one kind; 'scene-kit show' says which a set is of.")
        }
        guard let own = module, let other = target.module, own != other else { return }
        if routing == .wireframe {
            throw Self.refusal(
                "'\(target.name)' belongs to the module '\(other)' and '\(name)' to '\(own)', and "
                    + "wireframes are seen in their own module only", option,
                hint: "Make both in one module, or write the way by hand.")
        }
        if !target.isPublic {
            throw Self.refusal(
                "'\(target.name)' belongs to the module '\(other)', which keeps it to itself",
                option,
                hint: "Make it with --option access=public.")
        }
    }

    /// - Throws: `Failure` with 64 for a parameter of a target whose name the route's own code takes.
    package func check(_ parameters: ParameterList, of target: SceneName, _ option: String)
        throws(Failure)
    {
        for parameter in parameters.parameters.map(\.parameter) {
            guard let reason = reserved.reason(for: parameter.name.name, in: name) else { continue }
            throw Self.refusal(
                "no route from '\(name)' can hand '\(target)' its '\(parameter.name)': \(reason)",
                option, hint: "Give that parameter of '\(target)' another name.")
        }
    }

    private static func refusal(_ message: String, _ option: String, hint: String) -> Failure {
        Failure(.usage, Diagnostic(.error, message, path: option, hint: hint))
    }
}
