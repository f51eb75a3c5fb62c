package import Basics

/// What a scene works with: `--dependency "api:any CarFetching=CarService.shared"`.
package struct Dependency: Hashable, Sendable {
    /// The declaration; its label is its name.
    package let parameter: LabeledParameter
    /// What the Builder supplies.
    package let defaultValue: SwiftExpression

    /// Takes `name:Type=default`.
    ///
    /// - Throws: a failure with status 64 for what `Parameter.init` refuses, a label, and a
    ///   missing default.
    package init(parsing text: String, of option: String = "--dependency") throws(Failure) {
        let parameter = try Parameter(parsing: text, of: option)
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
        throw ParameterError(problem, parameter.nameRange).failure(in: text, of: option)
    }
}

/// The dependencies of one scene.
package struct DependencyList: Hashable, Sendable {
    /// In the order they were given.
    package let dependencies: [Dependency]

    /// No dependencies.
    package init() {
        dependencies = []
    }

    /// Takes the arguments of every `--dependency` of a scene that has `parameters`, as far as
    /// those could be read.
    ///
    /// - Throws: a failure with status 64 that holds all problems of all arguments, names that
    ///   are there twice, and names of parameters.
    package init(
        parsing arguments: [String], besides parameters: ParameterList?,
        of option: String = "--dependency"
    ) throws(Failure) {
        dependencies = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Dependency(parsing: text, of: option)
        }
        let all = dependencies.map(\.parameter.parameter)
        try refuseDuplicates(among: all, of: option, .dependency)
        var taken: [String: String] = [:]
        for name in parameters?.parameters.map(\.parameter.name.name) ?? [] {
            taken[name.lowercased()] = name
        }
        let clashes = all.compactMap { dependency -> Diagnostic? in
            let name = dependency.name.name
            guard let parameter = taken[name.lowercased()] else { return nil }
            return ParameterError(
                .clash(dependency: name, parameter: parameter), dependency.nameRange
            ).diagnostic(in: dependency.argument, of: option)
        }
        guard clashes.isEmpty else { throw Failure(.usage, clashes) }
    }

    /// `api: any CarFetching = CarService.shared`
    package var declaration: String {
        dependencies.map(\.parameter.declaration).joined(separator: ", ")
    }

    /// `api: api`
    package var argument: String {
        dependencies.map(\.parameter.argument).joined(separator: ", ")
    }

    /// One `api: any CarFetching` for each, to stand behind `let`.
    package var storedProperties: [String] { dependencies.map(\.parameter.storedProperty) }

    /// What the types and defaults need of Foundation.
    package var foundationImports: FoundationImports {
        dependencies.reduce(into: []) { $0.formUnion($1.parameter.parameter.foundationImports) }
    }

    /// Says why names cannot be used for which `reserved` has a reason.
    package func diagnostics(
        of option: String = "--dependency", reserved: (String) -> String?
    ) -> [Diagnostic] {
        dependencies.compactMap {
            $0.parameter.parameter.diagnostic(of: option, reserved: reserved)
        }
    }
}
