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
    /// The author, for sets that use it.
    package let author: String
    /// The creation date, for sets that use it.
    package let date: CalendarDate

    /// Resolves a request with the set that renders it.
    ///
    /// - Throws: `Failure` with all problems of the request or, if there are none, with all
    ///   violations of the set's rules.
    package init(resolving request: SceneRequest, for templateSet: TemplateSet) throws(Failure) {
        var problems = Problems()
        let name = problems.value(
            of: templateSet.format.isNative
                ? try SceneName(parsing: request.name) : try SceneName(ofFile: request.name))
        let options = problems.value(
            of: try OptionValues(parsing: request.options, for: templateSet))
        let imports = problems.value(of: try ModuleName.list(parsing: request.imports))
        let date = problems.value(of: try CalendarDate(parsing: request.date))
        if !request.author.text.isSafeInCode {
            problems.add(
                request.author.failure(
                    "the author's name could end a comment or a string",
                    hint: "Leave out quotation marks, backslashes and '*/'."))
        }
        let parameters = problems.value(of: try ParameterList(parsing: request.parameters))
        let dependencies = problems.value(
            of: try ParameterList(dependencies: request.dependencies, besides: parameters))
        let samples = problems.value(
            of: try SampleList(
                parsing: request.samples,
                for: parameters.flatMap { list in dependencies.map { [list, $0] } }))
        let parts = problems.value(of: try templateSet.parts(named: request.parts, for: options))
        guard let name, let options, let imports, let date, let parameters, let dependencies,
            let samples, let parts, problems.isEmpty
        else { throw problems.failure }
        (self.name, self.options, self.parts) = (name, options, parts)
        (self.parameters, self.dependencies, self.samples) = (parameters, dependencies, samples)
        (self.imports, self.author, self.date) = (imports, request.author.text, date)
        try SceneRules(of: templateSet, for: self).check()
    }
}

extension ModuleName {
    /// Parses names, and throws a `Failure` with all problems.
    package static func list(parsing texts: [SourceText]) throws(Failure) -> [ModuleName] {
        try mapCollectingErrors(texts) { (text) throws(Failure) in try ModuleName(parsing: text) }
    }
}

/// A scene as the user described it: texts that aren't parsed yet, with their places.
package struct SceneRequest: Equatable, Sendable {
    /// A Swift identifier, or the name of a file.
    package var name: SourceText
    /// `[label ]name:Type[=default]`
    package var parameters: [SourceText] = []
    package var imports: [SourceText] = []
    /// `name:Type=default`
    package var dependencies: [SourceText] = []
    /// `name=expression`
    package var samples: [SourceText] = []
    /// `key=value`
    package var options: [OptionText] = []
    /// The roles and ids of the files to generate; empty for all.
    package var parts: [SourceText] = []
    /// Any text.
    package var author: SourceText
    /// `yyyy-mm-dd`
    package var date: SourceText

    package init(name: SourceText, author: SourceText, date: SourceText) {
        (self.name, self.author, self.date) = (name, author, date)
    }

    /// Creates a request from arguments of the command line.
    package init(
        name: String, parameters: [String] = [], imports: [String] = [],
        dependencies: [String] = [], samples: [String] = [], options: [String] = [],
        parts: [String] = [], author: String = "", date: String = ""
    ) {
        func texts(_ arguments: [String], _ option: String) -> [SourceText] {
            arguments.map { SourceText(argument: $0, of: option) }
        }
        self.init(
            name: SourceText(argument: name, of: "name"),
            author: SourceText(argument: author, of: "--author"),
            date: SourceText(argument: date, of: "--date"))
        self.parameters = texts(parameters, "--param")
        self.dependencies = texts(dependencies, "--dependency")
        (self.imports, self.samples) = (texts(imports, "--import"), texts(samples, "--sample"))
        self.options = options.map(OptionText.init(argument:))
        self.parts = texts(parts, "--only")
    }
}
