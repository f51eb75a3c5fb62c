import TemplateEngine

/// What templates can name: the data of one scene, or of the project for files that are shared.
struct SceneContext {
    /// The names at the top of the context. No option may be called by one of them.
    static let names: Set<String> = [
        "arguments", "author", "copiedArguments", "date", "dependencies", "dependencyParameters",
        "fileName",
        "hasInjected", "hasParams", "imports", "injectedArguments", "injectedParameters",
        "isMemberwise", "module", "networking", "options", "parameters", "params", "samples",
        "scene", "testImports", "testNetworking", "title", "year",
    ]

    /// Those of them that stand for what comes into a scene from outside.
    static let inputNames: Set<String> = [
        "arguments", "copiedArguments", "dependencies", "dependencyParameters", "hasInjected",
        "hasParams",
        "injectedArguments", "injectedParameters", "parameters", "params",
    ]

    private let values: [String: TemplateValue]

    /// The context for the template of a path, in which a slash that comes from a value shows.
    let valueForPaths: TemplateValue

    /// What the templates of a scene's own files see.
    init(_ scene: Scene, set: TemplateSet, module: String?) {
        var values = Self.common(scene.options, set: set, module: module)
        values["scene"] = .string(scene.name.description)
        values["title"] = .string(
            CaseConversion.words(of: scene.name.description).joined(separator: " "))
        values["author"] = .string(scene.author)
        values["date"] = .string(scene.date.description)
        values["year"] = .string(String(scene.date.year))
        values.merge(Self.inputs(of: scene)) { $1 }
        values.merge(Self.imports(of: scene)) { $1 }
        values["samples"] = Self.samples(of: scene)
        self.init(values)
    }

    /// What the templates of shared files see: nothing of any scene, so that they come out the
    /// same for every one.
    init(sharedBy set: TemplateSet, options: OptionValues, module: String?) {
        self.init(Self.common(options.projectScoped(in: set), set: set, module: module))
    }

    private init(_ values: [String: TemplateValue]) {
        self.values = values
        valueForPaths = TemplateValue.object(values).withMarkedSlashes
    }

    /// The context as the engine takes it.
    func value(fileName: String? = nil) -> TemplateValue {
        var values = values
        if let fileName { values["fileName"] = .string(fileName) }
        return .object(values)
    }

    private static func common(
        _ options: OptionValues, set: TemplateSet, module: String?
    ) -> [String: TemplateValue] {
        var shown: [String: TemplateValue] = [:]
        for option in set.options {
            if let value = options[option.name] { shown[option.name] = option.context(of: value) }
        }
        return [
            "options": .object(shown), "module": module.map { .string($0) } ?? .null,
        ]
    }

    private static func inputs(of scene: Scene) -> [String: TemplateValue] {
        let parameters = scene.parameters.parameters
        let injected = parameters + scene.dependencies.dependencies.map(\.parameter)
        return [
            "params": .list(parameters.map(\.context)),
            "hasParams": .bool(!parameters.isEmpty),
            "isMemberwise": .bool(parameters.allSatisfy(\.isMemberwise)),
            "parameters": .string(scene.parameters.declaration),
            "arguments": .string(scene.parameters.argument),
            "copiedArguments": .string(scene.parameters.copiedArgument),
            "dependencies": .list(scene.dependencies.dependencies.map(\.parameter.context)),
            "dependencyParameters": .string(scene.dependencies.declaration),
            "hasInjected": .bool(!injected.isEmpty),
            "injectedParameters": .string(
                injected.map(\.declarationWithoutDefault).joined(separator: ", ")),
            "injectedArguments": .string(injected.map(\.argument).joined(separator: ", ")),
        ]
    }

    private static func imports(of scene: Scene) -> [String: TemplateValue] {
        let needs = scene.parameters.foundationImports.union(scene.dependencies.foundationImports)
        // A test names the types only where it has values of them.
        let isNamedInTests = scene.resolvedSamples.allSatisfy { $0.use != .unknown }
        let testNeeds =
            isNamedInTests
            ? scene.samples.samples.reduce(into: needs) {
                $0.formUnion($1.expression.foundationImports)
            } : []
        let own = scene.inputs.isEmpty ? [] : scene.imports.map(\.description)
        return [
            "imports": modules(own, needs),
            "networking": .bool(needs.contains(.networking)),
            "testImports": modules(isNamedInTests ? own : [], testNeeds),
            "testNetworking": .bool(testNeeds.contains(.networking)),
        ]
    }

    private static func modules(_ own: [String], _ needs: FoundationImports) -> TemplateValue {
        let foundation = needs.contains(.foundation) ? ["Foundation"] : []
        return .list(Set(own + foundation).sorted().map { .string($0) })
    }
}
