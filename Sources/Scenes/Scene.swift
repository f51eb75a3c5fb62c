package import Basics
package import SwiftSource
package import TemplateSets

/// A scene whose every part has been checked against Swift and against its template set.
package struct Scene: Hashable, Sendable {
    /// What it is called.
    package let name: SceneName
    /// The initial data that it starts with.
    package let parameters: ParameterList
    /// What it works with and its builder supplies.
    package let dependencies: DependencyList
    /// The modules that the types of both come from.
    package let imports: [ModuleName]
    /// The values that its tests use.
    package let samples: SampleList
    /// The set's options, given or by default.
    package let options: OptionValues
    /// The roles and ids of the files that are made; empty for all.
    package var parts: Set<String>
    /// The ways from it to other scenes, looked up by whoever knows those.
    package var routes: [Route] = []
    /// Who it is by, for sets that ask.
    package let author: String
    /// The day it was made, for sets that ask.
    package let date: CalendarDate

    /// Reads a request against the set that will render it.
    ///
    /// - Throws: `Failure` with everything that is wrong with the request; when all of it reads
    ///   well, with every rule of the set that is broken.
    package init(resolving request: SceneRequest, for templateSet: TemplateSet) throws(Failure) {
        var problems = Problems()
        let name = problems.collect { () throws(Failure) in
            try templateSet.format.isNative
                ? SceneName(parsing: request.name) : SceneName(ofFile: request.name)
        }
        let options = problems.collect { () throws(Failure) in
            try OptionValues(parsing: request.options, for: templateSet)
        }
        let imports = problems.collect { () throws(Failure) in
            try mapCollectingErrors(request.imports) { (text) throws(Failure) in
                try ModuleName(parsing: text)
            }
        }
        let date = problems.collect { () throws(Failure) in
            try CalendarDate(parsing: request.date)
        }
        if !request.author.text.isSafeInCode {
            problems.add(
                request.author.failure(
                    "the author's name could end a comment or a string",
                    hint: "Leave out quotation marks, backslashes and '*/'."))
        }
        let parameters = problems.collect { () throws(Failure) in
            try ParameterList(parsing: request.parameters)
        }
        let dependencies = problems.collect { () throws(Failure) in
            try DependencyList(parsing: request.dependencies, besides: parameters)
        }
        let samples = problems.collect { () throws(Failure) in
            try SampleList(parsing: request.samples, for: parameters)
        }
        let parts = problems.collect { () throws(Failure) in
            try templateSet.parts(named: request.parts, for: options)
        }
        guard let name, let options, let imports, let date, let parameters, let dependencies,
            let samples, let parts, problems.isEmpty
        else { throw problems.failure }
        self.name = name
        self.options = options
        self.imports = imports
        self.date = date
        self.author = request.author.text
        self.parameters = parameters
        self.dependencies = dependencies
        self.samples = samples
        self.parts = parts
        try SceneRules(templateSet: templateSet).check(self)
    }
}
