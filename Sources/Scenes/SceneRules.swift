import Basics
import SwiftSource
import TemplateSets
import XcodeTemplates

/// What a set forbids its scenes: names that its own code takes, and imports of its roles.
struct SceneRules {
    let templateSet: TemplateSet

    /// - Throws: `Failure` with every rule that is broken.
    func check(_ scene: Scene) throws(Failure) {
        var problems = Problems()
        let name = scene.name.description
        if let reason = templateSet.reserved.scenes.reason(for: name, in: name) {
            problems.add(
                scene.name.source.failure(
                    "a scene of the set '\(templateSet.name)' cannot be named '\(scene.name)': "
                        + reason,
                    hint: "Choose another name."))
        }
        if let first = scene.inputs.first, !templateSet.takesParameters {
            problems.add(
                first.source.failure(
                    "the set '\(templateSet.name)' takes no parameters, so there is no place for "
                        + "'\(first.name)'", hint: "'scene-kit list' shows other sets."))
        }
        let reserved = { templateSet.reserved.parameters.reason(for: $0, in: name) }
        problems.add(scene.parameters.refusals(reserved: reserved))
        problems.add(scene.dependencies.refusals(reserved: reserved))
        problems.add(reservedTypes(in: scene))
        problems.add(reservedTypesInDefaults(of: scene))
        problems.add(MemberRules(templateSet: templateSet).problems(in: scene))
        problems.add(linkProblems(in: scene))
        problems.add(forbiddenImports(in: scene))
        try problems.check()
        if case .xcode(let template) = templateSet.format { try check(scene, for: template) }
    }

    private func linkProblems(in scene: Scene) -> [Failure] {
        templateSet.options.compactMap { option in
            guard case .link(let path)? = scene.options[option.name], !path.isEmpty else {
                return nil
            }
            let source =
                scene.options.given[option.name]?.value ?? SourceText(name: "", text: path)
            do throws(Failure) {
                _ = try LinkPath(parsing: source, for: scene.parameters) {
                    option.reserved.reason(for: $0, in: scene.name.description)
                }
                return nil
            } catch {
                return error
            }
        }
    }

    /// - Throws: `Failure` for what the template does not take, and for what it needs.
    private func check(_ scene: Scene, for template: XcodeTemplate) throws(Failure) {
        let kind = "'\(templateSet.name.onOneLine)' is an Xcode file template, which takes no"
        if let first = scene.dependencies.dependencies.first?.parameter.parameter {
            throw first.source.failure(
                "\(kind) dependencies, so there is no place for '\(first.name)'")
        }
        if let first = scene.imports.first {
            throw first.source.failure("\(kind) imports, so there is no place for '\(first)'")
        }
        do throws(XcodeTemplateError) {
            _ = try template.resolve(name: scene.name.description, options: scene.options.texts)
        } catch {
            throw error.shown(at: scene.options.text).failure
        }
    }

    private func reservedTypes(in scene: Scene) -> [Failure] {
        scene.inputs.compactMap { parameter in
            let mentions = parameter.type.mentions
            guard let (name, reason) = reservedType(among: mentions, in: scene) else { return nil }
            return parameter.source.failure(
                "'\(parameter.name)' cannot have the type '\(name)': \(reason)",
                hint: "Rename the type, or write it with its module in front.")
        }
    }

    private func reservedTypesInDefaults(of scene: Scene) -> [Failure] {
        scene.inputs.compactMap { parameter in
            let mentions = parameter.defaultValue?.mentions ?? []
            guard let (name, reason) = reservedType(among: mentions, in: scene) else { return nil }
            return parameter.source.failure(
                "the default of '\(parameter.name)' cannot name '\(name)': \(reason)",
                hint: "Give it another default.")
        }
    }

    /// The first reserved one in the order of names, and the reason.
    private func reservedType(
        among mentions: some Sequence<String>, in scene: Scene
    ) -> (name: String, reason: String)? {
        let reserved = mentions.compactMap { name in
            templateSet.reserved.types.reason(for: name, in: scene.name.description).map {
                (name, $0)
            }
        }
        return reserved.min { $0.0 < $1.0 }
    }

    private func forbiddenImports(in scene: Scene) -> [Failure] {
        scene.imports.compactMap { module in
            // `UIKit.UIView` brings in as much of UIKit as `UIKit` does.
            let name = String(module.description.prefix { $0 != "." })
            guard let rule = templateSet.rules.first(where: { $0.imports.contains(name) }) else {
                return nil
            }
            return module.source.failure(
                "the \(rule.role) must not import \(name), and it names the parameters' types",
                hint: "Pass a type that is not a view, and make the view from it.")
        }
    }
}

extension Scene {
    /// Everything that comes into the scene from outside.
    var inputs: [Parameter] {
        parameters.parameters.map(\.parameter)
            + dependencies.dependencies.map(\.parameter.parameter)
    }
}
