import Basics
import Linting
import SwiftSource
import TemplateSets
import XcodeTemplates

/// The rules of a set for a scene: reserved names and types, and forbidden imports.
struct SceneRules {
    private let scene: Scene
    private let templateSet: TemplateSet
    private let name: String
    /// Names that the set derives from members' names, each with the reason why it's reserved.
    private var derived: [String: String] = [:]

    init(of templateSet: TemplateSet, for scene: Scene) {
        (self.scene, self.templateSet, name) = (scene, templateSet, scene.name.description)
        for (option, members) in memberOptions {
            for member in members.map(\.name.name) {
                for rule in option.reserved.derived {
                    derived[rule.word(for: member)] = "\(rule.reason), for the member '\(member)'"
                }
            }
        }
    }

    /// - Throws: `Failure` with all violations.
    func check() throws(Failure) {
        var problems = Problems()
        if let reason = templateSet.reserved.scenes.reason(for: name, in: name) {
            problems.add(
                scene.name.source.failure(
                    "a scene of the set '\(templateSet.name)' cannot be named '\(name)': \(reason)",
                    hint: "Choose another name."))
        }
        let inputs = scene.inputs
        if let first = inputs.first, !templateSet.takesParameters {
            problems.add(
                first.source.failure(
                    "the set '\(templateSet.name)' takes no parameters, so there is no place for "
                        + "'\(first.name)'", hint: "'scene-kit list' shows other sets."))
        }
        problems.add(
            inputs.compactMap {
                $0.refusal { templateSet.reserved.parameters.reason(for: $0, in: name) }
            })
        problems.add(inputs.compactMap { reservedType(of: $0, at: nil) })
        problems.add(inputs.compactMap(reservedTypeInDefault))
        problems.add(inputs.compactMap { $0.refusal { derived[$0] } })
        problems.add(memberProblems)
        problems.add(dependenciesOfOneType)
        _ = problems.value(of: try checkLinks())
        problems.add(scene.imports.compactMap(forbiddenImport))
        try problems.check()
        if case .xcode(let template) = templateSet.format { try check(for: template) }
    }

    /// - Throws: `Failure` for values that the template doesn't take, and for missing ones.
    private func check(for template: XcodeTemplate) throws(Failure) {
        let kind = "'\(templateSet.name.onOneLine)' is an Xcode file template, which takes no"
        if let first = scene.dependencies.parameters.first?.parameter {
            throw first.source.failure(
                "\(kind) dependencies, so there is no place for '\(first.name)'")
        }
        if let first = scene.imports.first {
            throw first.source.failure("\(kind) imports, so there is no place for '\(first)'")
        }
        _ = try template.resolve(
            name: name, options: scene.options.texts,
            givenText: { name in scene.options.given[name].map { ($0.key, $0.value) } })
    }

    /// Returns the first reserved type by name, and the reason.
    private func reservedType(
        among mentions: some Sequence<String>
    ) -> (name: String, reason: String)? {
        mentions.sorted().lazy.compactMap { type in
            let reason = templateSet.reserved.types.reason(for: type, in: name)
            return (reason ?? (type == routeType ? "the scene's route has that name" : nil))
                .map { (type, $0) }
        }.first
    }

    /// The type that an exported scene declares in its interface.
    private var routeType: String? {
        scene.options[CommonOption.exported] == .bool(true) ? name + "Route" : nil
    }

    /// - Parameter range: The place in the parameter's text; nil for all of it.
    private func reservedType(of parameter: Parameter, at range: Range<Int>?) -> Failure? {
        guard let (type, reason) = reservedType(among: parameter.type.mentions) else { return nil }
        return parameter.source.failure(
            "'\(parameter.name)' cannot have the type '\(type)': \(reason)", atUTF8: range,
            hint: "Rename the type, or write it with its module in front.")
    }

    private func reservedTypeInDefault(of parameter: Parameter) -> Failure? {
        guard let (type, reason) = reservedType(among: parameter.defaultValue?.mentions ?? [])
        else { return nil }
        return parameter.source.failure(
            "the default of '\(parameter.name)' cannot name '\(type)': \(reason)",
            hint: "Give it another default.")
    }

    private func forbiddenImport(_ module: ModuleName) -> Failure? {
        // `UIKit.UIView` imports as much as `UIKit`.
        let name = String(module.description.prefix { $0 != "." })
        return templateSet.rules.first { $0.forbidsImport(of: name) }.map { rule in
            module.source.failure(
                "the \(rule.scope.roles.first ?? "scene") must not import \(name), and it names the "
                    + "parameters' types", hint: rule.fix)
        }
    }

    /// Dependencies with the type of an earlier one.
    private var dependenciesOfOneType: [Failure] {
        var owners: [String: String] = [:]
        let clashes = scene.dependencies.parameters.map(\.parameter).filter { dependency in
            let owner = owners[dependency.type.metatypeValue]
            if owner == nil { owners[dependency.type.metatypeValue] = "\(dependency.name)" }
            return owner != nil
        }
        if clashes.isEmpty || !templateSet.findsDependenciesByType { return [] }
        return clashes.map { dependency in
            let owner = owners[dependency.type.metatypeValue] ?? ""
            return dependency.source.failure(
                "the dependency '\(dependency.name)' has the type of '\(owner)', and the set "
                    + "'\(templateSet.name)' looks dependencies up by type",
                hint: "Give it a type of its own, such as a struct around '\(dependency.type)'.")
        }
    }

    private func checkLinks() throws(Failure) {
        _ = try mapCollectingErrors(templateSet.options) { (option) throws(Failure) in
            guard case .link(let path)? = scene.options[option.name], !path.isEmpty else { return }
            let given = scene.options.given[option.name]?.value
            _ = try LinkPath(
                parsing: given ?? SourceText(name: "", text: path), for: scene.parameters
            ) { option.reserved.reason(for: $0, in: name) }
        }
    }

    private var memberOptions: [(option: SetOption, members: [Parameter])] {
        templateSet.allOptions.compactMap { option in
            guard case .members(let list)? = scene.options[option.name] else { return nil }
            return (option, list.members)
        }
    }

    /// Members whose names or types the set's code uses, or whose names are already in use.
    private var memberProblems: [Failure] {
        // The owners of names, by lowercase name.
        var taken: [String: String] = [:]
        func take(_ parameters: [Parameter], _ owner: (String) -> String) {
            for name in parameters.map(\.name.name) { taken[name.lowercased()] = owner(name) }
        }
        take(scene.parameters.parameters.map(\.parameter)) { "the parameter '\($0)'" }
        take(scene.dependencies.parameters.map(\.parameter)) { "the dependency '\($0)'" }
        // The defaults come first, so that errors are reported for the user's members.
        let isDefault = { (option: SetOption) in
            scene.options[option.name] == option.defaultValue
        }
        let all = memberOptions
        var problems: [Failure] = []
        for (option, members) in all.filter({ isDefault($0.option) })
            + all.filter({ !isDefault($0.option) })
        {
            for member in members {
                let refusal = member.refusal {
                    option.reserved.reason(for: $0, in: name) ?? derived[$0]
                }
                let clash = taken[member.name.name.lowercased()].map {
                    member.refusal(
                        "the member '\(member.name.name)' clashes with \($0)",
                        hint: "Choose another name.")
                }
                let whole = 0..<member.source.text.utf8.count
                let problem = refusal ?? clash ?? reservedType(of: member, at: whole)
                if let problem { problems.append(problem) }
            }
            take(members) { "the member '\($0)' of '\(option.name)'" }
        }
        return problems
    }
}

extension Scene {
    /// The parameters and dependencies of the scene.
    var inputs: [Parameter] { (parameters.parameters + dependencies.parameters).map(\.parameter) }

    /// The members of the scene's options.
    var members: [Parameter] {
        options.values.values.flatMap { value -> [Parameter] in
            if case .members(let list) = value { list.members } else { [] }
        }
    }
}
