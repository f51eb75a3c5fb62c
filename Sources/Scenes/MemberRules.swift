import Basics
import SwiftSource
import TemplateSets

/// What a set forbids the members that its options take: names and types that its own code has, and
/// names that something else of the scene has.
struct MemberRules {
    let templateSet: TemplateSet

    func problems(in scene: Scene) -> [Failure] {
        let derived = derivedNames(in: scene)
        var problems = scene.parameters.refusals { derived[$0] }
        problems += scene.dependencies.refusals { derived[$0] }
        let name = scene.name.description
        // What has a name already, by that name without its case.
        var taken: [String: String] = [:]
        for parameter in scene.parameters.parameters.map(\.parameter.name.name) {
            taken[parameter.lowercased()] = "the parameter '\(parameter)'"
        }
        for dependency in scene.dependencies.dependencies.map(\.parameter.parameter.name.name) {
            taken[dependency.lowercased()] = "the dependency '\(dependency)'"
        }
        // The defaults come first, so that what was given is what is said to clash with them.
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

    /// Names that the set makes of those of members, each with the reason why nothing else has it.
    private func derivedNames(in scene: Scene) -> [String: String] {
        var reasons: [String: String] = [:]
        for option in templateSet.options {
            guard case .members(let list)? = scene.options[option.name] else { continue }
            for member in list.members {
                for derived in option.derived {
                    reasons[derived.word(for: member.name.name)] =
                        "\(derived.reason), for the member '\(member.name.name)'"
                }
            }
        }
        return reasons
    }

    private func clash(of member: Parameter, with taken: [String: String]) -> Failure? {
        let name = member.name.name
        return taken[name.lowercased()].map { member.refusal(.memberClash(name, with: $0)) }
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
    /// The members that its options have been given.
    var members: [Parameter] {
        options.values.values.flatMap { value -> [Parameter] in
            if case .members(let list) = value { list.members } else { [] }
        }
    }
}
