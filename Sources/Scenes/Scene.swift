package import Basics
package import SwiftSource
package import TemplateSets

/// A scene that is valid for Swift and for its template set.
package struct Scene: Hashable, Sendable {
    package let name: SceneName
    /// The initial data.
    package let parameters: ParameterList
    /// The dependencies, which the Builder passes on.
    package let dependencies: ParameterList
    /// The modules that the types of parameters and dependencies come from.
    package let imports: [ModuleName]
    /// The values for tests.
    package let samples: SampleList
    /// The options of the set, including defaults.
    package let options: OptionValues
    /// The roles and ids of the files to generate; empty for all.
    package var parts: Set<String>
    /// The ids of files that the user wrote, which need no shared files.
    package var adoptedFiles: Set<String> = []
    /// The resolved routes to other scenes.
    package var routes: [Route] = []
    /// The author and the creation date, for sets that use them.
    package let authorship: Authorship

    /// Resolves the choices for a scene with the set that renders it.
    ///
    /// - Parameters:
    ///   - name: A Swift identifier, or the name of a file for an Xcode file template.
    ///   - options: Options of the command line, in addition to those of `choices`.
    /// - Throws: `Failure` with all problems of the choices or, if there are none, with all
    ///   violations of the set's rules.
    package init(
        named name: SourceText, _ choices: SceneChoices, options: [OptionText] = [],
        by authorship: Authorship = Authorship(), for templateSet: TemplateSet
    ) throws(Failure) {
        var problems = Problems()
        let name = problems.value(
            of: templateSet.format.isNative
                ? try SceneName(parsing: name) : try SceneName(ofFile: name))
        let options = problems.value(
            of: try OptionValues(parsing: choices.optionTexts + options, for: templateSet))
        let imports = problems.value(of: try ModuleName.list(parsing: choices.imports ?? []))
        let parameters = problems.value(of: try ParameterList(parsing: choices.parameters ?? []))
        let dependencies = problems.value(
            of: try ParameterList(dependencies: choices.dependencies ?? [], besides: parameters))
        let samples = problems.value(
            of: try SampleList(
                parsing: choices.samples ?? [],
                for: parameters.flatMap { list in dependencies.map { [list, $0] } }))
        let parts = problems.value(
            of: try templateSet.parts(named: choices.parts ?? [], for: options))
        guard let name, let options, let imports, let parameters, let dependencies,
            let samples, let parts, problems.isEmpty
        else { throw problems.failure }
        (self.name, self.options, self.parts) = (name, options, parts)
        (self.parameters, self.dependencies, self.samples) = (parameters, dependencies, samples)
        (self.imports, self.authorship) = (imports, authorship)
        try SceneRules(of: templateSet, for: self).check()
    }
}

extension ModuleName {
    /// Parses names, and throws a `Failure` with all problems.
    package static func list(parsing texts: [SourceText]) throws(Failure) -> [ModuleName] {
        try mapCollectingErrors(texts) { (text) throws(Failure) in try ModuleName(parsing: text) }
    }
}
