package import Basics
package import Scenes
package import SwiftSource
package import TemplateSets

/// The scene that a route starts from, and what its code can name.
package struct RouteStart {
    package let name: String
    package let module: String?
    /// Names that no parameter of a target can have.
    package let reserved: ReservedWords

    package init(name: String, of templateSet: TemplateSet, module: String?) {
        self.name = name
        self.module = module
        reserved = templateSet.reserved.routes
    }

    /// - Throws: `Failure` for a target that it cannot lead to: of another module that
    ///   does not show it.
    package func check(_ target: RouteTarget, of route: RouteRequest) throws(Failure) {
        guard let own = module, let other = target.module, own != other else { return }
        if !target.isPublic {
            throw route.source.failure(
                "'\(target.name)' is internal to the module '\(other)'",
                hint: "Create it with --option access=public.")
        }
    }

    /// - Throws: `Failure` for a parameter of a target whose name the route's own code takes.
    package func check(_ parameters: ParameterList, of route: RouteRequest) throws(Failure) {
        for parameter in parameters.parameters.map(\.parameter) {
            guard let reason = reserved.reason(for: parameter.name.name, in: name) else { continue }
            throw route.source.failure(
                "a route from '\(name)' cannot pass '\(route.target)' its '\(parameter.name)': "
                    + reason,
                hint: "Rename that parameter of '\(route.target)'.")
        }
    }
}
