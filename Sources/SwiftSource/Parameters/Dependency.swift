package import Basics

/// A service or another object that a scene uses: `--dependency "api:any
/// CarFetching=CarService.shared"`.
package struct Dependency: Hashable, Sendable {
    /// The declaration; its label is its name.
    package let parameter: LabeledParameter
    /// The expression that the Builder supplies.
    package let defaultValue: SwiftExpression

    /// Takes `name:Type=default`.
    ///
    /// - Throws: a failure for what `Parameter.init` refuses, a label, and a missing default.
    package init(parsing source: SourceText) throws(Failure) {
        let parameter = try Parameter(parsing: source, declaring: .dependency)
        let problem: ListProblem
        if parameter.label != nil {
            problem = .dependencyWithLabel
        } else if let defaultValue = parameter.defaultValue {
            self.defaultValue = defaultValue
            self.parameter = LabeledParameter(parameter, label: parameter.name.name)
            return
        } else {
            problem = .dependencyWithoutDefault(parameter.name.name)
        }
        throw parameter.refusal(problem)
    }
}

/// The dependencies of one scene.
package struct DependencyList: Hashable, Sendable {
    /// The dependencies in the order of the arguments.
    package let dependencies: [Dependency]

    /// No dependencies.
    package init() {
        dependencies = []
    }

    /// Parses the arguments of every `--dependency`.
    ///
    /// - Throws: a failure with all problems of all arguments, repeated names, and names that
    ///   parameters also have.
    package init(
        parsing arguments: [SourceText], besides parameters: ParameterList?
    ) throws(Failure) {
        dependencies = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Dependency(parsing: text)
        }
        let all = dependencies.map(\.parameter.parameter)
        try refuseDuplicates(among: all, .dependency)
        var taken: [String: String] = [:]
        for name in parameters?.parameters.map(\.parameter.name.name) ?? [] {
            taken[name.lowercased()] = name
        }
        var problems = Problems()
        for dependency in all {
            let name = dependency.name.name
            guard let parameter = taken[name.lowercased()] else { continue }
            problems.add(dependency.refusal(.clash(dependency: name, parameter: parameter)))
        }
        try problems.check()
    }

    /// `api: any CarFetching = CarService.shared`
    package var declaration: String {
        dependencies.map(\.parameter.declaration).joined(separator: ", ")
    }

    /// `api: api`
    package var argument: String {
        dependencies.map(\.parameter.argument).joined(separator: ", ")
    }

    /// One `api: any CarFetching` for each dependency, to follow `let`.
    package var storedProperties: [String] { dependencies.map(\.parameter.storedProperty) }

    /// The imports that the types and defaults need for Foundation.
    package var foundationImports: FoundationImports {
        dependencies.reduce(into: []) { $0.formUnion($1.parameter.parameter.foundationImports) }
    }

    /// Says why names cannot be used for which `reserved` has a reason.
    package func refusals(reserved: (String) -> String?) -> [Failure] {
        dependencies.compactMap { $0.parameter.parameter.refusal(reserved: reserved) }
    }
}
