import Basics
import SwiftSource
import TemplateSets
import XcodeTemplates

/// The rules of a set for its scenes: reserved names, and forbidden imports.
struct SceneRules {
    let templateSet: TemplateSet

    /// - Throws: `Failure` with all violations.
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

    /// - Throws: `Failure` for values that the template doesn't take, and for missing ones.
    private func check(_ scene: Scene, for template: XcodeTemplate) throws(Failure) {
        let kind = "'\(templateSet.name.onOneLine)' is an Xcode file template, which takes no"
        if let first = scene.dependencies.parameters.first?.parameter {
            throw first.source.failure(
                "\(kind) dependencies, so there is no place for '\(first.name)'")
        }
        if let first = scene.imports.first {
            throw first.source.failure("\(kind) imports, so there is no place for '\(first)'")
        }
        _ = try template.resolve(
            name: scene.name.description, options: scene.options.texts,
            givenText: { name in scene.options.given[name].map { ($0.key, $0.value) } })
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

    /// Returns the first reserved type by name, and the reason.
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
            // `UIKit.UIView` imports as much as `UIKit`.
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
    /// The parameters and dependencies of the scene.
    var inputs: [Parameter] {
        parameters.parameters.map(\.parameter)
            + dependencies.parameters.map(\.parameter)
    }
}

/// The rules of a set for members of its options: names and types that the set's code uses, and
/// names that are already in use.
struct MemberRules {
    let templateSet: TemplateSet

    func problems(in scene: Scene) -> [Failure] {
        let derived = derivedNames(in: scene)
        var problems = scene.parameters.refusals { derived[$0] }
        problems += scene.dependencies.refusals { derived[$0] }
        let name = scene.name.description
        // The owners of names, by lowercase name.
        var taken: [String: String] = [:]
        for parameter in scene.parameters.parameters.map(\.parameter.name.name) {
            taken[parameter.lowercased()] = "the parameter '\(parameter)'"
        }
        for dependency in scene.dependencies.parameters.map(\.parameter.name.name) {
            taken[dependency.lowercased()] = "the dependency '\(dependency)'"
        }
        // The defaults come first, so that errors are reported for the user's members.
        let isDefault = { (option: SetOption) in
            scene.options[option.name] == option.defaultValue
        }
        for option in templateSet.options.filter(isDefault)
            + templateSet.options.filter({ !isDefault($0) })
        {
            guard case .members(let list)? = scene.options[option.name] else { continue }
            for member in list.members {
                let found =
                    member.refusal { option.reserved.reason(for: $0, in: name) ?? derived[$0] }
                    ?? clash(of: member, with: taken) ?? reservedType(of: member, in: name)
                if let found { problems.append(found) }
            }
            for member in list.members.map(\.name.name) {
                taken[member.lowercased()] = "the member '\(member)' of '\(option.name)'"
            }
        }
        return problems
    }

    /// Names that the set derives from members' names, each with the reason why it's reserved.
    private func derivedNames(in scene: Scene) -> [String: String] {
        var reasons: [String: String] = [:]
        for option in templateSet.options {
            guard case .members(let list)? = scene.options[option.name] else { continue }
            for member in list.members {
                for derived in option.reserved.derived {
                    reasons[derived.word(for: member.name.name)] =
                        "\(derived.reason), for the member '\(member.name.name)'"
                }
            }
        }
        return reasons
    }

    private func clash(of member: Parameter, with taken: [String: String]) -> Failure? {
        let name = member.name.name
        return taken[name.lowercased()].map {
            member.refusal(
                "the member '\(name)' clashes with \($0)", hint: "Choose another name.")
        }
    }

    private func reservedType(of member: Parameter, in scene: String) -> Failure? {
        let mentioned = member.type.mentions.compactMap { name in
            templateSet.reserved.types.reason(for: name, in: scene).map { (name, $0) }
        }
        guard let (name, reason) = mentioned.min(by: { $0.0 < $1.0 }) else { return nil }
        return member.source.failure(
            "'\(member.name)' cannot have the type '\(name)': \(reason)",
            atUTF8: 0..<member.source.text.utf8.count,
            hint: "Rename the type, or write it with its module in front.")
    }
}

extension Scene {
    /// The members of the scene's options.
    var members: [Parameter] {
        options.values.values.flatMap { value -> [Parameter] in
            if case .members(let list) = value { list.members } else { [] }
        }
    }
}
