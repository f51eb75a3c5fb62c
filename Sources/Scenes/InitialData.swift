import SwiftSource
import TemplateEngine

/// The input of a scene's Builder as templates see it: of the rendered scene, or a route's target.
struct InitialData {
    let parameters: ParameterList
    /// The parameters and dependencies that tests have no value for. A default is for the app.
    let inputsWithoutSample: [Parameter]
    private let dependencies: ParameterList
    /// The modules that the types come from.
    private let imports: [ModuleName]
    private let samples: SampleList
    /// The interface of the scene's module, which doesn't import itself.
    private let interface: String?
    /// The values that tests pass for the parameters.
    private let values: [SampleValue]
    private let dependencyValues: [SampleValue]

    init(
        parameters: ParameterList, dependencies: ParameterList = ParameterList(),
        imports: [ModuleName], samples: SampleList, in environment: RenderEnvironment
    ) {
        self.parameters = parameters.labeled(environment.labels)
        (self.dependencies, self.imports, self.samples) = (dependencies, imports, samples)
        interface = environment.module.map { $0 + "Interface" }
        values = parameters.sampleValues(given: samples, of: environment.samples)
        dependencyValues = dependencies.sampleValues(given: samples, of: environment.samples)
        inputsWithoutSample =
            zip(parameters.parameters.map(\.parameter), values)
            .filter { $0.defaultValue == nil && $1.expression == nil }.map(\.0)
            + zip(dependencies.parameters.map(\.parameter), dependencyValues)
            .filter { $1.expression == nil }.map(\.0)
    }

    /// Adds the values for signatures and calls.
    func addInputs(to values: inout TemplateObject) {
        let injected = parameters.parameters + dependencies.parameters
        values["params"] = .list(parameters.parameters.map { .object($0.context) })
        values["hasParams"] = .bool(!parameters.parameters.isEmpty)
        values["isHashable"] = .bool(
            parameters.parameters.allSatisfy(\.parameter.type.isKnownHashable))
        values["isCodable"] = .bool(
            parameters.parameters.allSatisfy(\.parameter.type.isKnownCodable))
        values["isMemberwise"] = .bool(parameters.parameters.allSatisfy(\.isMemberwise))
        values["parameters"] = .string(parameters.declaration)
        values["arguments"] = .string(parameters.argument)
        values["copiedArguments"] = .string(parameters.argument(from: "builder"))
        values["routeArguments"] = .string(parameters.argument(from: "route"))
        values["storedArguments"] = .string(parameters.argument(from: "self"))
        values["dependencies"] = .list(
            zip(dependencies.parameters, dependencyValues).map { $0.dependency(in: $1) })
        values["dependencyParameters"] = .string(dependencies.declaration)
        values["hasInjected"] = .bool(!injected.isEmpty)
        values["injectedParameters"] = .string(
            injected.map(\.declarationWithoutDefault).joined(separator: ", "))
        values["injectedArguments"] = .string(injected.map(\.argument).joined(separator: ", "))
        values["samples"] = sampleContext
    }

    /// Adds the imports of files that name the types.
    func addImports(besides modules: [String] = [], to values: inout TemplateObject) {
        let ofParameters = parameters.foundationImports
        let needs = max(ofParameters, dependencies.foundationImports)
        let isEmpty = parameters.parameters.isEmpty && dependencies.parameters.isEmpty
        let own = isEmpty ? [] : imports.map(\.description)
        values["imports"] = Self.modules(own + modules, needs)
        values["networking"] = .bool(needs == .networking)
        let mentioned = parameters.parameters.reduce(into: Set<String>()) {
            $0.formUnion($1.parameter.type.mentions)
        }
        // Outside Apple's systems, FoundationNetworking has the network types.
        let certain = FoundationTypes.certainImports(
            for: mentioned.filter { !FoundationTypes.networking.contains($0) })
        values["publicImports"] = Self.modules(
            own.filter { $0 != interface && mentioned.contains($0) }, certain)
        values["publicFoundation"] = .bool(certain == .foundation)
        values["importsInterface"] = .bool(!mentioned.isEmpty && own.contains { $0 == interface })
        values["parameterImports"] = Self.modules(
            parameters.parameters.isEmpty ? [] : own.filter { $0 != interface }, ofParameters)
        values["parameterNetworking"] = .bool(ofParameters == .networking)
        // A test names the types only if it has values for all of them.
        let isNamedInTests = inputsWithoutSample.isEmpty
        let testNeeds =
            isNamedInTests
            ? samples.samples.map(\.expression.foundationImports).reduce(needs, max) : .nothing
        values["testImports"] = Self.modules((isNamedInTests ? own : []) + modules, testNeeds)
        values["testNetworking"] = .bool(testNeeds == .networking)
    }

    /// Adds the imports of files that name the types of an option's members.
    func addMemberImports(of members: [Parameter], to values: inout TemplateObject) {
        let needs = members.map(\.foundationImports).max() ?? .nothing
        values["memberImports"] = Self.modules(
            members.isEmpty ? [] : imports.map(\.description), needs)
        values["memberNetworking"] = .bool(needs == .networking)
    }

    static func modules(
        _ own: some Collection<String>, _ needs: FoundationImports
    ) -> TemplateValue {
        let foundation = needs == .nothing ? [] : ["Foundation"]
        return .list(Set(foundation + own).sorted().map { .string($0) })
    }

    /// The values that generated tests use. If a parameter has none, `known` is false, and the
    /// arguments and comparisons are empty because no test can create the scene.
    private var sampleContext: TemplateValue {
        let isKnown = inputsWithoutSample.isEmpty
        var arguments: [String] = []
        var comparisons: [TemplateValue] = []
        for (labeled, value) in zip(parameters.parameters, values) where isKnown {
            // A parameter without a value is left to its default.
            if let value = value.expression { arguments.append(labeled.argument(passing: value)) }
            guard case .comparable(let value) = value else { continue }
            comparisons.append([
                "name": .string(labeled.parameter.name.description), "value": .string(value),
                "isTuple": .bool(labeled.parameter.type.isTuple),
            ])
        }
        return [
            "known": .bool(isKnown), "comparable": .bool(!comparisons.isEmpty),
            "arguments": .string(arguments.joined(separator: ", ")),
            "comparisons": .list(comparisons),
        ]
    }

    /// Whether a test can create the scene and compare its data.
    var hasComparableSamples: Bool {
        inputsWithoutSample.isEmpty && values.contains(where: \.isComparable)
    }
}
