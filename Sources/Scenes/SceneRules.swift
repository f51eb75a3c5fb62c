import Basics
import SwiftSource
import TemplateSets
import XcodeTemplates

/// What a set forbids its scenes: names that its own code takes, and imports of its roles.
struct SceneRules {
    let set: TemplateSet

    /// - Throws: `Failure` with 64 and every rule that is broken.
    func check(_ scene: Scene) throws(Failure) {
        var problems: [Diagnostic] = []
        let name = scene.name.description
        if let reason = set.reserved.scenes.reason(for: name, in: name) {
            problems.append(
                Diagnostic(
                    .error,
                    "no scene of the set '\(set.name)' can be called '\(scene.name)': \(reason)",
                    path: "name", hint: "Choose another name."))
        }
        if let first = scene.typedInputs.first, !set.takesParameters {
            problems.append(
                Diagnostic(
                    .error,
                    "the set '\(set.name)' takes no parameters, so there is no place for "
                        + "'\(first.parameter.name)'",
                    path: first.option, hint: "'scene-kit list' shows other sets."))
        }
        let reserved = { set.reserved.parameters.reason(for: $0, in: name) }
        problems += scene.parameters.diagnostics(reserved: reserved)
        problems += scene.dependencies.diagnostics(reserved: reserved)
        problems += reservedTypes(in: scene)
        problems += reservedTypesInDefaults(of: scene)
        problems += MemberRules(set: set).problems(in: scene)
        problems += forbiddenImports(in: scene)
        if !problems.isEmpty { throw Failure(.usage, problems) }
        if case .xcode(let template) = set.format { try check(scene, for: template) }
    }

    /// - Throws: `Failure` with 64 for what the template does not take, and for what it needs.
    private func check(_ scene: Scene, for template: XcodeTemplate) throws(Failure) {
        let kind = "'\(set.name.onOneLine)' is an Xcode file template, which takes no"
        if let first = scene.dependencies.dependencies.first?.parameter.parameter {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "\(kind) dependencies, so there is no place for '\(first.name)'",
                    path: "--dependency"))
        }
        if let first = scene.imports.first {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "\(kind) imports, so there is no place for '\(first)'",
                    path: "--import"))
        }
        do throws(XcodeTemplateError) {
            _ = try template.resolve(name: scene.name.description, options: scene.options.given)
        } catch {
            throw error.failure
        }
    }

    private func reservedTypes(in scene: Scene) -> [Diagnostic] {
        let reserved = set.reserved.types
        return scene.typedInputs.compactMap { parameter, option in
            let mentioned = parameter.type.mentions.compactMap { name in
                reserved.reason(for: name, in: scene.name.description).map { (name, $0) }
            }
            guard let (name, reason) = mentioned.min(by: { $0.0 < $1.0 }) else { return nil }
            return Diagnostic(
                .error, "'\(parameter.name)' cannot have the type '\(name)': \(reason)",
                path: option, hint: "Rename the type, or write it with its module in front.")
        }
    }

    private func reservedTypesInDefaults(of scene: Scene) -> [Diagnostic] {
        scene.typedInputs.compactMap { parameter, option in
            let mentioned = (parameter.defaultValue?.mentions ?? []).compactMap { name in
                set.reserved.types.reason(for: name, in: scene.name.description).map { (name, $0) }
            }
            guard let (name, reason) = mentioned.min(by: { $0.0 < $1.0 }) else { return nil }
            return Diagnostic(
                .error, "the default of '\(parameter.name)' cannot name '\(name)': \(reason)",
                path: option, hint: "Give it another default.")
        }
    }

    private func forbiddenImports(in scene: Scene) -> [Diagnostic] {
        scene.imports.compactMap { module in
            // `UIKit.UIView` brings in as much of UIKit as `UIKit` does.
            let name = String(module.description.prefix { $0 != "." })
            guard let rule = set.rules.first(where: { $0.imports.contains(name) }) else {
                return nil
            }
            return Diagnostic(
                .error,
                "the \(rule.role) must not import \(name), and it names the parameters' types",
                path: "--import",
                hint: "Hand over a type that is no view, and make the view from it.")
        }
    }
}

extension Scene {
    /// Everything that comes into the scene from outside.
    var inputs: [Parameter] {
        parameters.parameters.map(\.parameter)
            + dependencies.dependencies.map(\.parameter.parameter)
    }

    /// The same, each with the option that gave it.
    fileprivate var typedInputs: [(parameter: Parameter, option: String)] {
        parameters.parameters.map { ($0.parameter, "--param") }
            + dependencies.dependencies.map { ($0.parameter.parameter, "--dependency") }
    }
}
