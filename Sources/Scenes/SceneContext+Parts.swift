import SwiftSource
import TemplateEngine
import TemplateSets

extension LabeledParameter {
    /// An element of `params` or `dependencies`.
    var context: TemplateValue {
        [
            "name": .string(parameter.name.description),
            "argumentLabel": .string(parameter.name.argumentLabel),
            "label": label.map { .string($0) } ?? .null,
            "type": .string(parameter.type.description),
            "parameterType": .string(parameter.parameterType),
            "default": parameter.defaultValue.map { .string($0.description) } ?? .null,
        ]
    }

    /// Whether an initializer that takes it does so as the one that Swift gives a struct by itself.
    ///
    /// The formatter refuses an initializer that is written out in spite of that.
    var isMemberwise: Bool {
        label == parameter.name.name && !parameter.isEscaping && parameter.defaultValue == nil
    }
}

extension SwiftIdentifier {
    /// The name as the label of an argument: of all keywords only `inout` needs its backticks there.
    fileprivate var argumentLabel: String { name == "inout" ? description : name }
}

extension SetOption {
    /// What `options.name` is: the value, or for a choice an object that renders as the value and
    /// has `is.<value>` for each value there is.
    ///
    /// - Parameter sources: the members that its own ones may come from, by their names.
    func context(
        of value: OptionValue, _ samples: TypeSamples, from sources: [String: TemplateValue]?
    ) -> TemplateValue {
        switch value {
        case .bool(let isOn): return .bool(isOn)
        case .text(let text), .link(let text): return .string(text)
        case .choice(let chosen):
            var flags: TemplateObject = [:]
            for value in values { flags[value] = .bool(value == chosen) }
            return .stringWithMembers(chosen, ["is": .object(flags)])
        case .members(let list): return .list(list.contexts(samples, from: sources))
        }
    }
}

extension MemberList {
    /// The members, each with a value for tests where one is known: the project's for its type, else
    /// scene-kit's. Members of one type get values that differ.
    ///
    /// - Parameter sources: nil where they come from no others.
    func contexts(
        _ samples: TypeSamples, from sources: [String: TemplateValue]?
    ) -> [TemplateValue] {
        members.enumerated().map { place, member in
            let index = members[..<place].count { $0.type == member.type }
            var values = member.context(sample: samples.value(of: member.type, index: index))
            if let sources {
                let source = member.sourceName.flatMap { sources[$0] }
                values["source"] = source ?? .null
                values["hasSource"] = .bool(source != nil)
            }
            return .object(values)
        }
    }
}

extension Parameter {
    /// An element of an option's members.
    fileprivate func context(sample: SampleValue) -> TemplateObject {
        [
            "name": .string(name.description),
            "plainName": .string(name.name),
            "capitalizedName": .string(name.capitalized),
            "argumentLabel": .string(name.argumentLabel),
            "type": .string(type.description),
            "parameterType": .string(parameterType),
            "placeholder": type.placeholder.map { .string($0) } ?? .null,
            "hasPlaceholder": .bool(type.placeholder != nil),
            "sample": sample.expression.map { .string($0) } ?? .null,
            "hasSample": .bool(sample.expression != nil),
            "isComparable": .bool(sample.isComparable),
            "isTuple": .bool(type.isTuple),
            "isVoid": .bool(type.isVoid),
            "isFunction": .bool(isFunction),
        ]
    }
}

extension SceneContext {
    /// `route`: a way to another scene, and what that scene's builder takes.
    static func route(_ route: Route, in environment: RenderEnvironment) -> TemplateValue {
        let target = route.target
        let data = InitialData(
            parameters: target.parameters, imports: target.imports, samples: target.samples,
            in: environment)
        let other = target.module.flatMap { $0 == environment.module ? nil : $0 }
        var values: TemplateObject = [:]
        data.addInputs(to: &values)
        data.addImports(besides: other.map { [$0] } ?? [], to: &values)
        values["name"] = .string(route.label.withFirstUppercased)
        values["label"] = .string(route.label)
        values["functionName"] = .string(route.functionName.description)
        values["target"] = .string(target.name.description)
        values["isPresented"] = .bool(route.style == .present)
        values["isGenerated"] = .bool(target.isGenerated)
        values["showsData"] = .bool(target.isGenerated && data.hasComparableSamples)
        values["samples"] = data.sampleContext
        return .object(values)
    }
}
