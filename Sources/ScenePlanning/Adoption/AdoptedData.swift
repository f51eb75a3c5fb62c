import Basics
import Manifests
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// The initial data, dependencies, imports, and options of a scene that the user wrote, read from
/// the initializers and superclasses in its files.
struct AdoptedData {
    private(set) var entry: SceneEntry
    private(set) var questions: [SceneAdoption.Question] = []
    private(set) var notes: [Diagnostic] = []
    /// The file that the initial data was read from.
    private var file: String?

    private let (search, sources): (AdoptedFiles, SearchedSources)
    private let labels: LabelStyle
    /// The words that the user typed, by the name of the parameter or dependency.
    private var given: [String: [String]] = [:]

    private struct Value {
        let parameter: CreatedTypes.Parameter
        let isDependency: Bool
        /// Whether its type is a class, so that it may be data or a dependency.
        let isObject: Bool
        let defaultValue: String?
        /// The words that the user typed for it.
        let given: [String]?

        /// The name, and the type as it is typed.
        var head: String { "\(parameter.name):\(parameter.type)" }

        /// Whether the words for it are known.
        var isClear: Bool {
            given != nil || (isDependency ? defaultValue != nil : !isObject)
        }
    }

    /// A part, and the types in its file or in another one that says how the part is created.
    private typealias Found = (part: SceneAdoption.Match, types: CreatedTypes)

    /// - Throws: `Failure` with 65 for code that can't be read as Swift.
    init(
        _ request: SceneAdoption.Request, _ search: AdoptedFiles, _ sources: SearchedSources,
        in state: ProjectState
    ) throws(Failure) {
        (self.search, self.sources, entry) = (search, sources, request.entry)
        let sources = state.project.place(of: ProjectFolder(components: search.sourcesFolder))
        labels = state.project.configuration(beside: sources).labels
        let parameters = try ParameterList(parsing: entry.choices.parameters ?? [])
        let dependencies = try ParameterList(
            dependencies: entry.choices.dependencies ?? [], besides: parameters)
        for (option, list) in [("--param", parameters), ("--dependency", dependencies)] {
            for parameter in list.parameters.map(\.parameter) {
                given[parameter.name.name] = [option, parameter.source.text]
                guard parameter.source.text.hasSuffix("=\(SceneAdoption.placeholder)") else {
                    continue
                }
                throw parameter.source.failure(
                    "'\(SceneAdoption.placeholder)' is in place of an expression",
                    hint: "Write what the scene uses.")
            }
        }
        var found: [Found] = []
        for part in search.parts {
            guard part.path.isOfSwift, let source = try self.sources[part.path]?.source() else {
                continue
            }
            found.append((part, try CreatedTypes(part.expected.types, in: source)))
        }
        for type in search.missing.flatMap(\.types) where given.isEmpty {
            guard let file = self.sources.otherFile(declaring: type) else { continue }
            notes.append(
                .note(
                    "'\(type)' is in a file of another scene, so nothing was read from it",
                    path: file.shown,
                    hint: "Describe the data with --param and --dependency, or move the type first."
                ))
        }
        addOptions(found, given: request.options)
        for (part, types) in found where part.file.root == .scene {
            try noteConformance(of: part, types)
        }
        if request.readsData { try readData(of: found) }
    }

    /// Reads the data from the first file whose initializers take any.
    private mutating func readData(of found: [Found]) throws(Failure) {
        var all: [Found] = []
        for item in found {
            guard var types = try creation(of: item) else { continue }
            types.qualifyTypes(
                sources.nested(
                    in: item.types.names + types.names
                        + sources.superclasses(of: item.types).flatMap(\.names)))
            all.append((item.part, types))
        }
        if !questions.isEmpty { return }
        func file(_ roles: Set<String>) -> Found? {
            all.first { roles.contains($0.part.file.role) }
        }
        var unread: [Diagnostic] = []
        let (builder, model) = (file(["Builder"]), file(["ViewModel", "Presenter"]))
        let supplied =
            model.map {
                builder?.types.arguments(
                    creating: $0.part.expected.types.union($0.types.names)) ?? [:]
            } ?? [:]
        let others = all.filter { $0.part.file.root == .scene }
        for (part, types) in [builder, model].compactMap(\.self) + others {
            let (isBuilder, source) = (part.file.role == "Builder", types.source)
            // Parameters that the set's own code has aren't the scene's.
            func isOfScene(_ parameter: CreatedTypes.Parameter) -> Bool {
                given[parameter.name] != nil
                    || Self.surroundings.isDisjoint(with: parameter.typeNames)
                        // Properties of types inside are other values.
                        && !part.expected.rendered.text.split(separator: "\n").contains {
                            $0.contains("\(parameter.name): \(parameter.type)")
                                && !["let", "var"].contains($0.dropFirst(8).prefix(3))
                        }
            }
            let results = Set(types.names + ["Self", "UIViewController"])
            let creating =
                types.initializers.isEmpty
                ? types.signatures.filter {
                    isBuilder || !results.isDisjoint(with: $0.result ?? [])
                }
                : types.initializers
            var signatures = creating.map { signature in
                (
                    range: signature.range, effects: signature.effects,
                    values: values(of: signature.parameters.filter(isOfScene), supplied)
                )
            }
            .filter { !$0.values.isEmpty }
            if creating.isEmpty, let hidden = types.unreadInitializer,
                !unread.contains(where: { $0.path == source.name })
            {
                unread.append(
                    Diagnostic(
                        .note,
                        "the initializer of the \(part.file.role) is \(hidden.reason), so nothing "
                            + "was read from it", in: source, at: hidden.range,
                        hint: "Describe the data with --param and --dependency, or with --no-param."
                    ))
            }
            if isBuilder, let injected = model?.types.initializers, injected.count == 1 {
                let needed = values(of: injected[0].parameters, supplied).filter(\.isDependency)
                for index in signatures.indices {
                    let known = Set(signatures[index].values.map(\.parameter.name))
                    signatures[index].values += needed.filter { !known.contains($0.parameter.name) }
                }
            }
            if signatures.count > 1, !given.isEmpty {
                // The user describes the shortest one that takes everything that was typed.
                let fitting = signatures.filter { signature in
                    given.keys.allSatisfy { signature.values.map(\.parameter.name).contains($0) }
                }
                signatures = Array(fitting.sorted { $0.values.count < $1.values.count }.prefix(1))
                if signatures.isEmpty { return }
            }
            guard let first = signatures.first else { continue }
            if given.isEmpty { self.file = source.name }
            var words =
                items(of: first.values, in: source, first.range)
                + imports(of: first.values, in: source)
            if Set(signatures.map { Set($0.values.map(\.parameter)) }).count > 1 {
                let problem = Diagnostic(
                    .error,
                    "the \(part.file.role) has \(signatures.count) initializers, and routes can "
                        + "call one", in: source, at: first.range,
                    hint: "Describe one with --param and --dependency, or --no-param.")
                let choices = signatures.prefix(4).map {
                    items(of: $0.values, in: source, $0.range).flatMap { $0.choices[0] }
                }
                words = [SceneAdoption.Question(problem: problem, choices: choices)]
            }
            if words.contains(where: { $0.problem != nil }) {
                questions = words.filter { !given.values.contains($0.choices[0]) }
            } else {
                take(words.map { $0.choices[0] })
                if !first.effects.isEmpty {
                    notes.append(
                        Diagnostic(
                            .note,
                            "this initializer \(first.effects.shown), and code that "
                                + "scene-kit generates calls it without \(first.effects.advice)",
                            in: source, at: first.range,
                            hint: "Change the calls in files that 'new' creates."))
                }
            }
            return
        }
        if given.isEmpty { notes += unread }
    }

    /// The code that creates a part: in its file, in that of the only type that implements its
    /// protocol, in a superclass, or in an extension in another file; nil if no type is clear.
    private mutating func creation(of found: Found) throws(Failure) -> CreatedTypes? {
        var types = found.types
        let aliases = sources.keywords(declaring: found.part.expected.types)
            .filter { $1 == "typealias" }.keys.sorted()
        let names = aliases.isEmpty ? types.names : aliases
        if !aliases.isEmpty || types.areProtocols || names.isEmpty {
            var others = sources.implementations(of: names.filter { !$0.hasSuffix("Delegate") })
            let usual = names.flatMap {
                ["Default\($0)", "\($0)Impl", "\($0)Implementation", "Live\($0)"]
            }
            if let clear = others.first(where: { usual.contains($0.type.name) }) {
                others = [clear]
            }
            let role = found.part.file.role
            if let other = others.first, others.count == 1 {
                types = try CreatedTypes([other.type.name], in: other.file.source())
            } else if given.isEmpty, ["Builder", "Presenter", "ViewModel"].contains(role) {
                let list = others.map { "'\($0.type.name)'" }.joinedAsAlternatives("and")
                let name = names.first ?? found.part.expected.types.first ?? role
                notes.append(
                    .note(
                        "'\(name)' isn't a class or structure, and "
                            + (others.isEmpty ? "nothing implements it" : "\(list) implement it")
                            + ", so nothing was read from it", path: types.source.name,
                        hint:
                            "Describe the data with --param and --dependency, or name the file of "
                            + "the implementation with --file \(role)=<path>."))
            }
            if others.count != 1 { return nil }
        }
        guard types.initializers.isEmpty, types.unreadInitializer == nil else { return types }
        for name in types.names {
            for file in sources.extensions(of: name) {
                let extended = try CreatedTypes([name], in: file.source())
                if !extended.initializers.isEmpty { return extended }
            }
        }
        let rendered = SourceText(name: "", text: found.part.expected.rendered.text)
        // Initializers of the set's own base classes take no data.
        let own = try CreatedTypes(found.part.expected.types, in: rendered).inherited
        let base = sources.superclasses(of: types, besides: own)
            .first { !$0.initializers.isEmpty || $0.unreadInitializer?.reason == "generic" }
        guard let base else { return types }
        if !base.initializers.isEmpty { return base }
        if given.isEmpty, let initializer = base.unreadInitializer {
            notes.append(
                Diagnostic(
                    .note, "the inherited initializer of a generic class wasn't read",
                    in: base.source, at: initializer.range,
                    hint: "Describe the data with --param and --dependency, or with --no-param."))
        }
        return types
    }

    /// Records the words, then what was typed besides.
    private mutating func take(_ read: [[String]]) {
        func texts(_ option: String, _ typed: [SourceText]?) -> [SourceText]? {
            let found = read.filter { $0.first == option }.map {
                SourceText(argument: $0[1], of: option)
            }
            let others = (typed ?? []).filter { text in !found.contains { $0.text == text.text } }
            return found.isEmpty ? typed : found + others
        }
        entry.choices.parameters = texts("--param", entry.choices.parameters)
        entry.choices.dependencies = texts("--dependency", entry.choices.dependencies)
        entry.choices.imports = texts("--import", entry.choices.imports)
    }

    /// The failure of a scene that was described with this data, and what to type instead.
    func explaining(_ failure: Failure) -> Failure {
        guard let file else { return failure }
        let note = Diagnostic.note(
            "scene-kit read this from the code", path: file,
            hint: "Describe the data with --param and --dependency, or with --no-param.")
        return Failure(.usage, failure.diagnostics + [note])
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
        of part: SceneAdoption.Match, _ types: CreatedTypes
    ) throws(Failure) {
        let isBuilder = part.file.role == "Builder"
        let (path, imports) = (types.source.name, Self.imports(in: types.source.text))
        if Self.imports(in: part.expected.rendered.text).contains("UIKit"),
            !imports.contains("UIKit"), !imports.isDisjoint(with: ["AppKit", "Cocoa"])
        {
            notes.append(
                .note(
                    "this is for AppKit, and the set '\(search.templateSet.name)' generates code "
                        + "for UIKit", path: path,
                    hint: "'rename' and 'lint' work with the scene. Write its missing parts "
                        + "yourself."))
            return
        }
        guard let type = part.expected.types.first else { return }
        let generated = SourceText(name: "", text: part.expected.rendered.text)
        let expected = try CreatedTypes([type], in: generated).inherited
        let names = types.names.contains(type) ? [type] : Array(types.names.prefix(1))
        guard let name = names.first,
            let needed = isBuilder
                ? expected.first : expected.first(where: { $0 == "RouteHandler" })
        else { return }
        let all = Set(names + sources.superclasses(of: types).flatMap(\.names))
        let conforming = sources.implementations(of: [needed]).map(\.type.name)
        if types.inherited.contains(needed) || conforming.contains(where: all.contains) { return }
        let (effect, advice) =
            isBuilder
            ? ("routes to the scene don't compile", "to the scene, make its Builder one.")
            : (
                "the scene's Router can't hand routes to it",
                "from the scene, let it conform, and set it as the handler of the Router."
            )
        notes.append(
            .note(
                "'\(name)' isn't a \(needed), so \(effect)", path: path,
                hint: "Before you add a route \(advice)"))
    }

    /// The words behind `import` in code.
    private static func imports(in text: String) -> Set<String> {
        Set(Identifiers.find(in: Array(text.utf8), after: ["import"]).map(\.name))
    }

    /// The modules that the file imports, if the project doesn't declare one of the types.
    private func imports(of values: [Value], in source: SourceText) -> [SceneAdoption.Question] {
        let names = Set(values.flatMap(\.parameter.typeNames)).filter {
            !StandardTypes.declare($0)
        }
        guard entry.choices.imports == nil,
            !names.subtracting(sources.keywords(declaring: names).keys).isEmpty
        else { return [] }
        let keywords = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        let products = search.templateSet.packages.flatMap(\.dependency.products)
        let modules = Self.imports(in: source.text).subtracting(keywords).subtracting(
            SystemModules.names
        ).subtracting(products)
        return modules.sorted().map { SceneAdoption.Question(choices: [["--import", $0]]) }
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

    /// Types of what shows a scene, which no route passes.
    private static let surroundings: Set<String> = ["NSStoryboard", "UINib", "UIStoryboard"]

    /// The words after a scene's name with which the names of its parts go on.
    private static let parts = [
        "Builder", "Coordinator", "Delegate", "Interactor", "Presenter", "Router", "Routing",
        "View", "Wireframe",
    ]

    private func values(
        of parameters: [CreatedTypes.Parameter], _ supplied: [String: String]
    ) -> [Value] {
        let keywords = sources.keywords(declaring: Set(parameters.flatMap(\.typeNames)))
        return parameters.compactMap { parameter in
            let given = given[parameter.name]
            if given == nil, hasPart(parameter.type) { return nil }
            let head = SourceText(argument: "\(parameter.name):\(parameter.type)", of: "--param")
            let isFunction = (try? Parameter(parsing: head))?.isData == false
            let keyword = keywords[parameter.typeNames.last ?? ""]
            let isDependency = !isFunction && Self.isDependency(parameter, keyword)
            return Value(
                parameter: parameter,
                isDependency: given.map { $0[0] == "--dependency" } ?? isDependency,
                isObject: !isFunction && ["actor", "class"].contains(keyword),
                defaultValue: parameter.defaultValue ?? supplied[parameter.label], given: given)
        }
    }

    private static func isDependency(
        _ parameter: CreatedTypes.Parameter, _ keyword: String?
    ) -> Bool {
        let names = parameter.typeNames
        let last = names.last ?? ""
        // A value may be called 'Repository' itself.
        let isPlain = keyword == "struct" || keyword == "enum"
        let isObject =
            parameter.defaultValue?.first?.isUppercase == true && !isPlain
            && !names.contains {
                FoundationTypes.everywhere.contains($0) || standardTypes.contains($0)
            }
        return isObject || keyword == "protocol" || parameter.type.contains("any ")
            || services.contains {
                last.hasSuffix($0) && !(isPlain && last == $0 && !$0.hasSuffix("ing"))
            }
    }

    /// Whether a type is another part of the scene, such as its Router, or has one.
    private func hasPart(_ type: String) -> Bool {
        let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return names.contains { isPart(String($0)) }
    }

    private func isPart(_ type: String) -> Bool {
        // What is inside of a part is data.
        guard type.hasPrefix(search.name), !type.contains(".") else { return false }
        let rest = type.dropFirst(search.name.count)
        return (search.templateSet.files.map(\.role) + Self.parts).contains(where: rest.hasPrefix)
    }

    /// The words of a command line for each value, with a problem if they can't be known.
    private func items(
        of values: [Value], in source: SourceText, _ range: Range<Int>
    ) -> [SceneAdoption.Question] {
        let data = values.filter { !$0.isDependency }
        let list = try? ParameterList(
            parsing: data.map { SourceText(argument: $0.given?[1] ?? $0.head, of: "--param") }
        ).labeled(labels)
        let usual = Dictionary(
            zip(data, list?.parameters ?? []).map { ($0.parameter.name, $1.label) }
        ) { first, _ in first }
        // If an answer makes another value the first one, the labels stay.
        let namesLabels = !values.allSatisfy(\.isClear)
        return values.map { value in
            if let given = value.given { return SceneAdoption.Question(choices: [given]) }
            let (name, label) = (value.parameter.name, value.parameter.label)
            let hasUsualLabel = !namesLabels && (usual[name] ?? name) == label
            let parameter = [
                "--param",
                (hasUsualLabel ? "" : label + " ") + value.head
                    + (value.parameter.defaultValue.map { "=\($0)" } ?? ""),
            ]
            if value.isClear, !value.isDependency {
                return SceneAdoption.Question(choices: [parameter])
            }
            let expression = value.defaultValue ?? SceneAdoption.placeholder
            let dependency = ["--dependency", "\(value.head)=\(expression)"]
            let choices = value.isDependency ? [dependency, parameter] : [parameter, dependency]
            if value.isClear { return SceneAdoption.Question(choices: [dependency]) }
            let shown = "'\(name): \(value.parameter.type)'"
            let placeholder = "\(value.head)=\(SceneAdoption.placeholder)".quotedForShell
            let problem =
                value.isDependency
                ? Diagnostic(
                    .error, "nothing says what the scene uses for \(shown)", in: source, at: range,
                    hint: "Write an expression: --dependency \(placeholder)")
                : Diagnostic(
                    .error,
                    "the initializer takes \(shown): an object may be data that routes pass, or "
                        + "something that the scene works with", in: source, at: range,
                    hint: "Choose --param or --dependency.")
            return SceneAdoption.Question(problem: problem, choices: choices)
        }
    }
}

extension [String] {
    /// What effects say of a function.
    fileprivate var shown: String {
        map { $0 == "async" ? "is async" : $0 }.joinedAsAlternatives("and")
    }

    /// The keywords that a call of a function with these effects needs.
    fileprivate var advice: String {
        map { ["async": "'await'", "throws": "'try'"][$0] ?? "'?' or '!'" }
            .joinedAsAlternatives("and")
    }
}
