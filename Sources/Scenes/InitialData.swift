import Basics
import SwiftSource
import TemplateEngine

/// What a builder takes and hands on, as templates see it: that of a scene, or of one that a route
/// leads to.
struct InitialData {
    let parameters: ParameterList
    let dependencies: DependencyList
    /// The modules that the types come from.
    let imports: [ModuleName]
    let samples: SampleList
    /// What the tests pass for each parameter.
    private let resolvedSamples: [ResolvedSample]

    init(
        parameters: ParameterList, dependencies: DependencyList = DependencyList(),
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

    /// Adds the names for signatures and calls.
    func addInputs(to values: inout TemplateObject) {
        let parameters = parameters.parameters
        let injected = parameters + dependencies.dependencies.map(\.parameter)
        values["params"] = .list(parameters.map(\.context))
        values["hasParams"] = .bool(!parameters.isEmpty)
        values["isMemberwise"] = .bool(parameters.allSatisfy(\.isMemberwise))
        values["parameters"] = .string(self.parameters.declaration)
        values["arguments"] = .string(self.parameters.argument)
        values["copiedArguments"] = .string(self.parameters.copiedArgument)
        values["storedArguments"] = .string(self.parameters.storedArgument)
        values["dependencies"] = .list(dependencies.dependencies.map(\.parameter.context))
        values["dependencyParameters"] = .string(dependencies.declaration)
        values["hasInjected"] = .bool(!injected.isEmpty)
        values["injectedParameters"] = .string(
            injected.map(\.declarationWithoutDefault).joined(separator: ", "))
        values["injectedArguments"] = .string(
            injected.map(\.argument).joined(separator: ", "))
    }

    /// Adds what files that name the types have to import.
    func addImports(besides modules: [String] = [], to values: inout TemplateObject) {
        let needs = parameters.foundationImports.union(dependencies.foundationImports)
        // A test names the types only where it has values of them.
        let isNamedInTests = resolvedSamples.allSatisfy { $0.use != .unknown }
        let testNeeds =
            isNamedInTests
            ? samples.samples.reduce(into: needs) {
                $0.formUnion($1.expression.foundationImports)
            } : []
        let isEmpty = parameters.parameters.isEmpty && dependencies.dependencies.isEmpty
        let own = isEmpty ? [] : imports.map(\.description)
        values["imports"] = Self.modules(own + modules, needs)
        values["networking"] = .bool(needs.contains(.networking))
        values["testImports"] = Self.modules((isNamedInTests ? own : []) + modules, testNeeds)
        values["testNetworking"] = .bool(testNeeds.contains(.networking))
    }

    /// Adds what files that name the types of an option's members have to import.
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

    /// `samples`: the values that generated tests use.
    ///
    /// `known` says whether there is one for every parameter; without that no test can make the
    /// scene, and the arguments and comparisons are empty.
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

    /// Those that no test has a value for.
    var parametersWithoutSample: [Parameter] {
        resolvedSamples.filter { $0.use == .unknown }.map(\.labeled.parameter)
    }

    /// Whether a test can make the scene and look at what became of its data.
    var hasComparableSamples: Bool {
        let samples = resolvedSamples
        return samples.allSatisfy { $0.use != .unknown }
            && samples.contains { $0.value.isComparable }
    }
}

/// A parameter and what the generated tests do about it.
private struct ResolvedSample {
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
