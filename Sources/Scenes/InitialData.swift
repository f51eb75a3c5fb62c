import Basics
import SwiftSource
import TemplateEngine

/// The input of a scene's Builder as templates see it. The scene is the rendered one or the target
/// of a route.
struct InitialData {
    let parameters: ParameterList
    let dependencies: ParameterList
    /// The modules that the types come from.
    let imports: [ModuleName]
    let samples: SampleList
    /// The values that tests pass for the parameters.
    private let resolvedSamples: [ResolvedSample]

    init(
        parameters: ParameterList, dependencies: ParameterList = ParameterList(),
        imports: [ModuleName], samples: SampleList, in environment: RenderEnvironment
    ) {
        let parameters = parameters.labeled(environment.labels)
        (self.parameters, self.dependencies) = (parameters, dependencies)
        (self.imports, self.samples) = (imports, samples)
        let values = parameters.sampleValues(given: samples, of: environment.samples)
        resolvedSamples = zip(parameters.parameters, values).map {
            ResolvedSample(labeled: $0, value: $1)
        }
    }

    /// Adds the values for signatures and calls.
    func addInputs(to values: inout TemplateObject) {
        let parameters = parameters.parameters
        let injected = parameters + dependencies.parameters
        values["params"] = .list(parameters.map(\.context))
        values["hasParams"] = .bool(!parameters.isEmpty)
        values["isMemberwise"] = .bool(parameters.allSatisfy(\.isMemberwise))
        values["parameters"] = .string(self.parameters.declaration)
        values["arguments"] = .string(self.parameters.argument)
        values["copiedArguments"] = .string(self.parameters.argument(from: "builder"))
        values["storedArguments"] = .string(self.parameters.argument(from: "self"))
        values["dependencies"] = .list(dependencies.parameters.map(\.context))
        values["dependencyParameters"] = .string(dependencies.declaration)
        values["hasInjected"] = .bool(!injected.isEmpty)
        values["injectedParameters"] = .string(
            injected.map(\.declarationWithoutDefault).joined(separator: ", "))
        values["injectedArguments"] = .string(
            injected.map(\.argument).joined(separator: ", "))
    }

    /// Adds the imports of files that name the types.
    func addImports(besides modules: [String] = [], to values: inout TemplateObject) {
        let needs = parameters.foundationImports.union(dependencies.foundationImports)
        // A test names the types only if it has values for all of them.
        let isNamedInTests = resolvedSamples.allSatisfy { $0.use != .unknown }
        let testNeeds =
            isNamedInTests
            ? samples.samples.reduce(into: needs) {
                $0.formUnion($1.expression.foundationImports)
            } : []
        let isEmpty = parameters.parameters.isEmpty && dependencies.parameters.isEmpty
        let own = isEmpty ? [] : imports.map(\.description)
        values["imports"] = Self.modules(own + modules, needs)
        values["networking"] = .bool(needs.contains(.networking))
        values["testImports"] = Self.modules((isNamedInTests ? own : []) + modules, testNeeds)
        values["testNetworking"] = .bool(testNeeds.contains(.networking))
    }

    /// Adds the imports of files that name the types of an option's members.
    func addMemberImports(
        of members: [Parameter], to values: inout TemplateObject
    ) {
        let needs = members.reduce(into: FoundationImports()) {
            $0.formUnion($1.foundationImports)
        }
        values["memberImports"] = Self.modules(
            members.isEmpty ? [] : imports.map(\.description), needs)
        values["memberNetworking"] = .bool(needs.contains(.networking))
    }

    private static func modules(_ own: [String], _ needs: FoundationImports) -> TemplateValue {
        let foundation = needs.contains(.foundation) ? ["Foundation"] : []
        return .list(Set(own + foundation).sorted().map { .string($0) })
    }

    /// The value of `samples`: the values that generated tests use.
    ///
    /// `known` is true if every parameter has a value. Otherwise, no test can create the scene, and
    /// the arguments and comparisons are empty.
    var sampleContext: TemplateValue {
        let samples = resolvedSamples
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

    /// The parameters that tests have no value for.
    var parametersWithoutSample: [Parameter] {
        resolvedSamples.filter { $0.use == .unknown }.map(\.labeled.parameter)
    }

    /// Whether a test can create the scene and compare its data.
    var hasComparableSamples: Bool {
        let samples = resolvedSamples
        return samples.allSatisfy { $0.use != .unknown }
            && samples.contains { $0.value.isComparable }
    }
}

/// A parameter and its value in generated tests.
private struct ResolvedSample {
    /// The origin of a value in a test.
    enum Use {
        case passed, left, unknown
    }

    let labeled: LabeledParameter
    let value: SampleValue

    /// An unknown value is left to the default, if the parameter has one.
    var use: Use {
        if value.expression != nil { return .passed }
        return labeled.parameter.defaultValue == nil ? .unknown : .left
    }

    /// The argument in a call.
    var argument: String? {
        value.expression.map { labeled.argument(passing: $0) }
    }
}
