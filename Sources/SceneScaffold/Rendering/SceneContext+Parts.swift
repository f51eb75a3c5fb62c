import TemplateEngine

extension LabeledParameter {
    /// An element of `params` or `dependencies`.
    var context: TemplateValue {
        [
            "name": .string(parameter.name.description),
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

extension SetOption {
    /// What `options.name` is: the value, or for a choice an object that renders as the value and
    /// has `is.<value>` for each value there is.
    func context(of value: OptionValue) -> TemplateValue {
        switch value {
        case .bool(let isOn): return .bool(isOn)
        case .text(let text): return .string(text)
        case .choice(let chosen):
            var flags: [String: TemplateValue] = [:]
            for value in values { flags[value] = .bool(value == chosen) }
            return .stringWithMembers(chosen, ["is": .object(flags)])
        }
    }
}

extension SceneContext {
    /// `samples`: the values that generated tests use.
    ///
    /// `known` says whether there is one for every parameter; without that no test can make the
    /// scene, and the arguments and comparisons are empty.
    static func samples(of scene: Scene) -> TemplateValue {
        let samples = scene.resolvedSamples
        let isKnown = samples.allSatisfy { $0.use != .unknown }
        let comparisons = samples.compactMap { sample -> TemplateValue? in
            guard isKnown, case .comparable(let value) = sample.value else { return nil }
            return [
                "name": .string(sample.labeled.parameter.name.description),
                "value": .string(value),
                "isTuple": .bool(sample.labeled.parameter.type.isTuple),
            ]
        }
        let arguments = samples.compactMap(\.argument).joined(separator: ", ")
        return [
            "known": .bool(isKnown),
            "comparable": .bool(!comparisons.isEmpty),
            "arguments": .string(isKnown ? arguments : ""),
            "comparisons": .list(comparisons),
        ]
    }
}

/// A parameter and what the generated tests do about it.
struct ResolvedSample {
    /// How a test comes by a value.
    enum Use {
        case passed, left, unknown
    }

    let labeled: LabeledParameter
    let value: SampleValue

    /// A value that nobody knows is left to the default, where there is one.
    var use: Use {
        if value.expression != nil { return .passed }
        return labeled.parameter.defaultValue == nil ? .unknown : .left
    }

    /// As it stands in a call.
    var argument: String? {
        value.expression.map { labeled.argument(passing: $0) }
    }
}

extension Scene {
    /// What the tests pass for each parameter.
    var resolvedSamples: [ResolvedSample] {
        zip(parameters.parameters, parameters.sampleValues(given: samples)).map {
            ResolvedSample(labeled: $0, value: $1)
        }
    }
}
