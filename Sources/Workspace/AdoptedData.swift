import Basics
import Linting
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// The initial data, dependencies, imports, and options of a scene that the user wrote, read from
/// the initializers and superclasses in its files.
struct AdoptedData {
    private(set) var entry: SceneEntry
    private(set) var doubts: [SceneAdoption.Doubt] = []
    private(set) var notes: [Diagnostic] = []
    /// The file that the initial data was read from.
    private var file: String?

    private let (search, sources): (AdoptedFiles, SearchedSources)
    private let labels: LabelStyle

    /// The role of an initializer's parameter in a scene.
    private enum Kind {
        /// Another part of the scene.
        case part
        case parameter, dependency
        case unclear(String)
    }

    private struct Value {
        let parameter: CreatedTypes.Parameter
        let kind: Kind
        var defaultValue: String?
    }

    /// The types in a file of the scene.
    private typealias Found = (part: SceneAdoption.Part, types: CreatedTypes)

    /// - Throws: `Failure` with 65 for code that can't be read as Swift.
    init(
        _ request: SceneAdoption.Request, _ search: AdoptedFiles, _ sources: SearchedSources,
        in snapshot: ProjectSnapshot
    ) throws(Failure) {
        (self.search, self.sources, entry) = (search, sources, request.entry)
        labels = snapshot.project.configuration.labels
        var found: [Found] = []
        for part in search.parts {
            guard let source = try search.source(of: part) else { continue }
            found.append((part, try CreatedTypes(search.types(of: part), in: source)))
        }
        addOptions(found, given: request.options)
        for (part, types) in found where part.file.role == "Builder" {
            try noteConformance(of: part, types)
        }
        if !request.describesData { try readData(of: found) }
    }

    /// Reads the data from the first file whose initializers take any.
    private mutating func readData(of found: [Found]) throws(Failure) {
        let builder = found.first { $0.part.file.role == "Builder" }?.types
        let model = found.first { ["ViewModel", "Presenter"].contains($0.part.file.role) }
        let supplied =
            model.map { builder?.arguments(creating: search.types(of: $0.part)) ?? [:] } ?? [:]
        for (part, types) in Self.inOrder(found) {
            let signatures = Self.signatures(in: types, of: part).map {
                (range: $0.range, values: values(of: $0.parameters, in: types, supplied))
            }.filter { !$0.values.isEmpty }
            guard var values = signatures.first?.values, let source = try search.source(of: part)
            else { continue }
            file = source.name
            if part.file.role == "Builder", let model {
                values += injected(into: model.types, besides: values, supplied)
            }
            let choices = signatures.map { items(of: $0.values, in: source, $0.range) }
            if Set(signatures.map { Set($0.values.map(\.parameter)) }).count > 1 {
                let problem = Diagnostic(
                    .error,
                    "the \(part.file.role) has \(signatures.count) initializers, and routes can "
                        + "call one", in: source, at: signatures[0].range,
                    hint: "Describe one with --param and --dependency, or --no-param.")
                doubts = [
                    SceneAdoption.Doubt(
                        problem, choices: choices.prefix(4).map { $0.flatMap { $0.choices[0] } })
                ]
                return
            }
            let words =
                items(of: values, in: source, signatures[0].range)
                + imports(of: values, in: source)
            if words.contains(where: { $0.problem != nil }) { doubts = words } else { take(words) }
            return
        }
    }

    /// The files in the scene's folders, in the order in which they are likely to say what the scene
    /// takes.
    private static func inOrder(_ found: [Found]) -> [Found] {
        let order = ["Builder", "ViewModel", "Presenter"]
        return order.flatMap { role in found.filter { $0.part.file.role == role } }
            + found.filter { !order.contains($0.part.file.role) && $0.part.file.root == .scene }
    }

    /// The failure of a scene that was described with this data, and what to type instead.
    func explaining(_ failure: Failure) -> Failure {
        guard let file else { return failure }
        return Failure(
            .usage,
            failure.diagnostics + [
                .note(
                    "scene-kit read this from the code", path: file,
                    hint: "Describe the data with --param and --dependency, or with --no-param.")
            ])
    }

    /// Initializers or, if a Builder has none, its static functions.
    private static func signatures(
        in types: CreatedTypes, of part: SceneAdoption.Part
    ) -> [CreatedTypes.Signature] {
        let initializers = types.signatures.filter(\.isInitializer)
        return initializers.isEmpty && part.file.role == "Builder"
            ? types.signatures : initializers
    }
}

// MARK: - Options, imports, and notes

extension AdoptedData {
    /// Chooses the value of an option that a superclass in the files names, such as
    /// `UITableViewController`.
    private mutating func addOptions(_ found: [Found], given: [OptionText]) {
        let inherited = Set(found.flatMap(\.types.inherited))
        for option in search.templateSet.options where option.kind == .choice {
            let values = option.values.filter(inherited.contains)
            guard values.count == 1, values[0] != option.defaultText,
                !given.contains(where: { $0.key.text == option.name })
            else { continue }
            entry.choices.options[option.name] = OptionEntry(.choice(values[0]))
        }
    }

    /// Adds a note if the Builder lacks the protocol that the set's Builders conform to, because
    /// routes to the scene wouldn't compile.
    private mutating func noteConformance(
        of part: SceneAdoption.Part, _ types: CreatedTypes
    ) throws(Failure) {
        guard let expected = search.expected.first(where: { $0.file.id == part.file.id }) else {
            return
        }
        let generated = SourceText(name: "", text: expected.rendered.text)
        let needed = try CreatedTypes(expected.types, in: generated).inherited.first
        guard let needed, let type = expected.types.first, !types.inherited.contains(needed),
            !sources.files.contains(where: { $0.text?.contains("\(type): \(needed)") == true })
        else { return }
        notes.append(
            .note(
                "'\(type)' isn't a \(needed), so routes to the scene don't compile",
                path: sources[part.path]?.shown,
                hint: "Before you add a route to the scene, make its Builder one."))
    }

    /// The modules that the file imports, if the project doesn't declare one of the types.
    private func imports(of values: [Value], in source: SourceText) -> [SceneAdoption.Doubt] {
        let names = Set(values.flatMap(\.parameter.typeNames)).filter {
            !FoundationTypes.everywhere.contains($0) && !Self.standardTypes.contains($0)
        }
        guard entry.choices.imports == nil,
            !names.subtracting(sources.keywords(declaring: names).keys).isEmpty
        else { return [] }
        let keywords: Set = [
            "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
        ]
        let products = search.templateSet.packages.flatMap(\.dependency.products)
        let modules = Set(
            Identifiers.find(in: Array(source.text.utf8), after: ["import"]).map(\.name)
        ).subtracting(keywords).subtracting(SystemModules.names).subtracting(products)
        return modules.sorted().map { SceneAdoption.Doubt(choices: [["--import", $0]]) }
    }
}

// MARK: - Parameters and dependencies

extension AdoptedData {
    private static let standardTypes: Set<String> = [
        "Any", "AnyHashable", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int",
        "Int32", "Int64", "MainActor", "Never", "Optional", "Result", "Sendable", "Set", "String",
        "Substring", "UInt", "Void",
    ]

    /// The last words of the names of types that a scene works with.
    private static let services = [
        "API", "Center", "Client", "Container", "Controller", "Defaults", "Factory", "Fetcher",
        "Fetching", "Gateway", "Helper", "Interactor", "Logger", "Manager", "Networking",
        "Protocol", "Provider", "Providing", "Repository", "Service", "Services", "Servicing",
        "Session", "Store", "Storing", "Tracker", "UseCase",
    ]

    /// The words after a scene's name with which the names of its parts go on.
    private static let parts = [
        "Builder", "Coordinator", "Delegate", "Interactor", "Presenter", "Router", "Routing",
        "View", "Wireframe",
    ]

    private func values(
        of parameters: [CreatedTypes.Parameter], in types: CreatedTypes,
        _ supplied: [String: String]
    ) -> [Value] {
        let keywords = sources.keywords(declaring: Set(parameters.flatMap(\.typeNames)))
        return parameters.map { parameter in
            Value(
                parameter: parameter, kind: kind(of: parameter, types.genericNames, keywords),
                defaultValue: parameter.defaultValue ?? supplied[parameter.label])
        }.filter { if case .part = $0.kind { false } else { true } }
    }

    /// The dependencies of a ViewModel that its Builder supplies.
    private func injected(
        into model: CreatedTypes, besides values: [Value], _ supplied: [String: String]
    ) -> [Value] {
        let initializers = model.signatures.filter(\.isInitializer)
        guard initializers.count == 1 else { return [] }
        let known = Set(values.map(\.parameter.name))
        return self.values(of: initializers[0].parameters, in: model, supplied).filter { value in
            guard case .dependency = value.kind else { return false }
            return !known.contains(value.parameter.name)
        }
    }

    private func kind(
        of parameter: CreatedTypes.Parameter, _ genericNames: Set<String>,
        _ keywords: [String: String]
    ) -> Kind {
        let text = SourceText(argument: "\(parameter.name):\(parameter.type)", of: "--param")
        let parsed = try? Parameter(parsing: text)
        if parsed?.isFunction == true || parsed?.isData == false { return .parameter }
        let names = parameter.typeNames
        if names.contains(where: isPart) { return .part }
        if let generic = names.first(where: genericNames.contains) {
            return .unclear("'\(generic)' is generic, and routes pass values of one type")
        }
        if parameter.type.contains("any ") || parameter.type.contains("some ") {
            return .dependency
        }
        let isValue = names.contains {
            FoundationTypes.everywhere.contains($0) || Self.standardTypes.contains($0)
        }
        let last = names.last ?? ""
        let keyword = keywords[last]
        // A value may be called 'Repository' itself.
        let isPlain = keyword == "struct" || keyword == "enum"
        if Self.services.contains(where: { last.hasSuffix($0) && !(isPlain && last == $0) }) {
            return .dependency
        }
        if keyword == "protocol" { return .dependency }
        if let value = parameter.defaultValue, !isValue, !isPlain, value.first?.isUppercase == true
        {
            return .dependency
        }
        if keyword == "class" || keyword == "actor" {
            return .unclear(
                "'\(last)' is \(keyword == "class" ? "a class" : "an actor"), so it may be data that "
                    + "routes pass, or something that the scene works with")
        }
        return .parameter
    }

    /// Whether a type is another part of the scene, such as its Router.
    private func isPart(_ type: String) -> Bool {
        guard type.hasPrefix(search.name) else { return false }
        let rest = type.dropFirst(search.name.count)
        return (search.templateSet.files.map(\.role) + Self.parts).contains(where: rest.hasPrefix)
    }

    /// The words of a command line for each value, with a problem if they can't be known.
    private func items(
        of values: [Value], in source: SourceText, _ range: Range<Int>
    ) -> [SceneAdoption.Doubt] {
        let data = values.filter { if case .dependency = $0.kind { false } else { true } }
        let isClear = data.allSatisfy { if case .unclear = $0.kind { false } else { true } }
        let texts = parameterTexts(of: data.map(\.parameter), namingAllLabels: !isClear)
        var parameters = zip(data, texts).map { (value: $0, text: $1) }[...]
        return values.map { value in
            let name = "'\(value.parameter.name): \(value.parameter.type)'"
            let head = "\(value.parameter.name):\(value.parameter.type)"
            let known = value.defaultValue ?? instance(of: value)
            let dependency = ["--dependency", "\(head)=\(known ?? "")"]
            switch value.kind {
            case .part: return SceneAdoption.Doubt(choices: [[]])
            case .parameter:
                return SceneAdoption.Doubt(choices: [["--param", parameters.removeFirst().text]])
            case .unclear(let reason):
                return SceneAdoption.Doubt(
                    Diagnostic(
                        .error, "the initializer takes \(name): \(reason)", in: source, at: range,
                        hint: "Choose --param or --dependency."),
                    choices: [["--param", parameters.removeFirst().text]]
                        + (known == nil ? [] : [dependency]))
            case .dependency where value.defaultValue != nil:
                return SceneAdoption.Doubt(choices: [dependency])
            case .dependency:
                let text = parameterTexts(of: [value.parameter], namingAllLabels: true)[0]
                return SceneAdoption.Doubt(
                    Diagnostic(
                        .error, "nothing says what the scene uses for \(name)", in: source,
                        at: range,
                        hint: "Write an expression: --dependency "
                            + "\("\(head)=<expression>".quotedForShell)"),
                    choices: (known == nil ? [] : [dependency]) + [["--param", text]])
            }
        }
    }

    /// An expression for a value of a class or structure of the project, which is a guess; nil for
    /// other types.
    private func instance(of value: Value) -> String? {
        let type = value.parameter.typeNames.last ?? ""
        guard ["class", "actor", "struct"].contains(sources.keywords(declaring: [type])[type])
        else {
            return nil
        }
        let text = sources.files.compactMap(\.text).first {
            !DeclaredTypes.find([type], in: $0).isEmpty
        }
        return text?.contains("static let shared") == true ? "\(type).shared" : "\(type)()"
    }

    /// The arguments of `--param`, with a label if the initializer has another one than scene-kit
    /// would give it.
    private func parameterTexts(
        of parameters: [CreatedTypes.Parameter], namingAllLabels: Bool
    ) -> [String] {
        let texts = parameters.map { parameter in
            "\(parameter.name):\(parameter.type)"
                + (parameter.defaultValue.map { "=\($0)" } ?? "")
        }
        let list = try? ParameterList(
            parsing: texts.map { SourceText(argument: $0, of: "--param") }
        ).labeled(labels)
        return parameters.indices.map { index in
            let label = list?.parameters[index].label ?? parameters[index].name
            let given = parameters[index].label
            return label == given && !namingAllLabels ? texts[index] : "\(given) \(texts[index])"
        }
    }

    private mutating func take(_ items: [SceneAdoption.Doubt]) {
        func texts(_ option: String) -> [SourceText]? {
            let found = items.map { $0.choices[0] }.filter { $0.first == option }
            return found.isEmpty ? nil : found.map { SourceText(argument: $0[1], of: option) }
        }
        entry.choices.parameters = texts("--param")
        entry.choices.dependencies = texts("--dependency")
        entry.choices.imports = entry.choices.imports ?? texts("--import")
    }
}
