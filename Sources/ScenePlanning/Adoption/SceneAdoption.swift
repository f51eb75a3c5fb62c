package import Basics
import Planning
import ProjectReading
package import Projects
import Scenes
import SwiftSource
package import TemplateSets

/// A scene that the user wrote by hand: its files, each with the file of a template set that it
/// matches, and the choices that describe the scene.
package struct SceneAdoption {
    /// The user's choices. Everything else is read from the files of the scene.
    package struct Request {
        /// The scene's name, and the choices that were typed.
        package var entry: SceneEntry
        package var options: [OptionText] = []
        /// `role=path` or `id=path`
        package var files: [SourceText] = []
        /// Whether initializers are read for initial data that wasn't typed.
        package var readsData = true

        package init(_ entry: SceneEntry) { self.entry = entry }

        /// Adds the words of a choice.
        package mutating func answer(with words: [String]) {
            for index in words.indices where words[index].hasPrefix("--") {
                let value = words[index + 1]
                    .replacing(placeholder, with: "expression", maxReplacements: 1)
                let text = SourceText(argument: value, of: words[index])
                func added(to texts: [SourceText]?) -> [SourceText] { (texts ?? []) + [text] }
                switch words[index] {
                case "--template": entry.choices.template = text
                case "--file": files.append(text)
                case "--import": entry.choices.imports = added(to: entry.choices.imports)
                case "--param": entry.choices.parameters = added(to: entry.choices.parameters)
                default: entry.choices.dependencies = added(to: entry.choices.dependencies)
                }
            }
        }
    }

    /// The expression of a dependency in a complete command, if the code doesn't have one.
    package static let placeholder = "<expression>"

    /// Something that only the user can decide.
    package struct Question {
        /// The question as an error; nil if there is one choice.
        package var problem: Diagnostic?
        /// Words to add to the command line, the likeliest first.
        package let choices: [[String]]
    }

    /// A file of the user, and the file of the set that it matches.
    package struct Match {
        let expected: AdoptedFiles.Expected
        package let path: OutputPath
        package var file: TemplateFile { expected.file }
    }

    package enum Result {
        case found(SceneAdoption)
        /// The choices of all questions complete the command line.
        case questions([Question])
    }

    package let entry: SceneEntry
    package let templateSet: TemplateSet
    package let parts: [Match]
    /// The files of the set that no file of the user matches, and options that may name them.
    package let missing: [(file: TemplateFile, suggestion: String?)]
    /// Notes about the files.
    package let notes: [Diagnostic]
    fileprivate let scenes: ResolvedScenes
    fileprivate let place: ResolvedOutput
    fileprivate let record: SceneRecord

    /// Reads a scene.
    ///
    /// - Throws: `Failure` with 73 for a scene that is recorded or listed, 66 if no file is found,
    ///   65 for a file that isn't Swift in UTF-8, 64 for choices that can't be rendered, and what
    ///   reading the project throws.
    package static func find(
        _ request: Request, among sources: SearchedSources, _ resolver: OutputResolver,
        in state: ProjectState
    ) throws(Failure) -> Result {
        let name = request.entry.name
        let earlier = try state.routesOfScene(named: name)
        var request = request
        if let recorded = earlier?.entry.choices.template {
            if let given = request.entry.choices.template,
                try state.sets.set(given).digest != state.sets.set(recorded).digest
            {
                throw name.failure(
                    .conflict, "routes of '\(name.text)' were created from '\(recorded.text)'",
                    hint: "Leave out --template to adopt the scene with that set.")
            }
            request.entry.choices.template = recorded
        }
        let templateSet = try state.sets.set(
            request.entry.choices.template ?? state.project.configuration.defaults.template)
        guard templateSet.format.isNative else {
            throw (request.entry.choices.template ?? name).failure(
                "the files of an Xcode file template have no roles, so no file can match them",
                hint: "Name a set that 'scene-kit list' shows.")
        }
        var search = try AdoptedFiles(request, templateSet, sources, in: state)
        if request.entry.choices.template == nil,
            state.project.configuration.defaults.template == nil,
            let question = try search.betterSet(in: state)
        {
            return .questions([question])
        }
        try search.checkFound()
        if !search.questions.isEmpty { return .questions(search.questions) }
        let data = try AdoptedData(request, search, sources, in: state)
        if !data.questions.isEmpty { return .questions(data.questions) }
        return .found(
            try SceneAdoption(
                request, data, &search, resolver, earlier,
                noting: sources.notesOnUnrecordableFiles(of: name.text), in: state))
    }

    private init(
        _ request: Request, _ data: AdoptedData, _ search: inout AdoptedFiles,
        _ resolver: OutputResolver, _ earlier: SceneRecord?, noting notes: [Diagnostic],
        in state: ProjectState
    ) throws(Failure) {
        templateSet = search.templateSet
        var entry = data.entry
        place = try search.place(resolver, beside: earlier, in: state)
        if place.layout.tests == nil { search.parts.removeAll { $0.file.root == .tests } }
        try search.checkFound()
        (parts, self.notes) = (search.parts, data.notes + notes)
        missing = search.missing.map { [search] in ($0.file, search.suggestion(for: $0.file)) }
        entry.folder = earlier?.entry.folder ?? search.folder(in: place, of: state.project)
        entry.choices.parts = search.partNames.map { SourceText(name: "", text: $0) }
        if let earlier {
            entry.choices.parts? += earlier.entry.choices.parts ?? []
            entry.choices.routes = earlier.entry.choices.routes
        }
        do throws(Failure) {
            scenes = try ResolvedScenes(
                [entry], options: request.options,
                defaults: state.project.configuration(at: place.layout.scene).defaults,
                by: state.authorship
            ) { [templateSet] _ in templateSet }
        } catch {
            throw data.explaining(error)
        }
        self.entry = scenes.all[0].given
        let scene = scenes.all[0].scene
        let project = state.project
        guard let sources = project.folder(at: place.layout.scene) else {
            throw Failure(
                .usage, "the scene lies outside the project", path: place.layout.scene.path,
                hint: "Run the command in the folder of the project.")
        }
        var record = SceneRecord(
            entry: entry,
            resolved: SceneChoices(options: scene.options.values.mapValues { OptionEntry($0) }),
            setVersion: templateSet.publishedVersion, setDigest: templateSet.digest,
            module: place.module, sources: sources,
            tests: place.layout.tests.flatMap(project.folder),
            files: (earlier?.files ?? [])
                + search.ownParts.map {
                    RecordedFile(id: $0.file.id, path: $0.path, base: .omitted, isAdopted: true)
                })
        record.support =
            earlier?.support
            ?? (place.hasOwnSupport ? place.layout.support.flatMap(project.folder) : nil)
        self.record = record
    }
}

/// A scene that handwritten files seem to form, for a list.
package struct SceneCandidate {
    package let name: String
    package let set: String
    /// The roles of the set's files that exist, and of those that don't.
    package let (found, missing): ([String], [String])
    /// What `adopt` asks about the scene.
    package let questions: [Diagnostic]
    /// The words that name the set, if it isn't the default one.
    package private(set) var words: [String] = []

    /// - Throws: What `SceneAdoption.find` throws: 66 if the files don't fit a set.
    package init(
        _ name: String, among sources: SearchedSources, _ resolver: OutputResolver,
        in state: ProjectState
    ) throws(Failure) {
        let text = SourceText(argument: name, of: "scene")
        var request = SceneAdoption.Request(SceneEntry(name: text))
        var questions: [Diagnostic] = []
        while true {
            switch try SceneAdoption.find(request, among: sources, resolver, in: state) {
            case .questions(let more):
                for question in more {
                    // The set with most of the files is the likeliest one.
                    if question.choices[0].first == "--template" { words = question.choices[0] }
                    questions += [question.problem].compactMap(\.self)
                    request.answer(with: question.choices[0])
                }
            case .found(let adoption):
                func roles(_ files: [TemplateFile]) -> [String] {
                    var known: Set<String> = []
                    return files.map(\.role).filter { known.insert($0).inserted }
                }
                (self.name, set) = (name, adoption.templateSet.name)
                (found, missing) = (
                    roles(adoption.parts.map(\.file)), roles(adoption.missing.map(\.file))
                )
                self.questions = questions
                return
            }
        }
    }
}

extension DesiredProject {
    /// Adds scenes whose files exist. They stay as they are. Routes that lead to them already get
    /// what was read.
    package mutating func adopt(_ adoptions: [SceneAdoption]) throws(Failure) {
        for adoption in adoptions {
            try create(adoption.scenes, at: adoption.place, over: adoption.record)
        }
        try findReferringScenes()
    }
}

extension ProjectState {
    /// The command for a scene that isn't recorded, or the one of these names that was meant.
    package func hintOnUnrecordedScene(_ name: String, among names: [String] = []) -> String {
        hintOnHandwrittenScene(name)
            ?? SceneName.meant(by: name, among: names).first.map { "Did you mean '\($0)'?" }
            ?? "'\(project.command("new \(name)"))' creates the scene."
    }

    /// The command for a scene that the code has and no record; nil for another name.
    func hintOnHandwrittenScene(_ name: String) -> String? {
        let sources = try? SearchedSources(below: nil, in: self)
        guard sources?.sceneNames.contains(name) == true else { return nil }
        return "'\(project.command("adopt \(name)"))' records the scene that you wrote."
    }

    /// The record of a scene of which scene-kit only has routes; nil if the scene isn't recorded.
    ///
    /// - Throws: `Failure` with 73 for a scene whose other files are recorded, or that is listed.
    fileprivate func routesOfScene(named name: SourceText) throws(Failure) -> SceneRecord? {
        let isListed = project.configuration.scenes?.contains { $0.name.text == name.text }
        if isListed == true {
            throw name.failure(
                .conflict,
                "the scene '\(name.text)' is listed in '\(project.configuration.listPath)'",
                hint:
                    "'\(project.command("generate"))' creates it. To adopt it, take it out of the scenes file."
            )
        }
        if let twin = records.twin(of: name.text) {
            throw name.failure(
                .conflict, RecordStore.message(on: twin, of: name),
                hint: "Rename one of the two first.")
        }
        guard let record = try record(of: name.text) else { return nil }
        if record.entry.choices.parts != nil, record.scenesFile == nil {
            let set = try sets.set(record.entry.choices.template)
            let routes = Set(set.files.filter { $0.repetition == .forEachRoute }.map(\.id))
            if record.files.allSatisfy({ $0.id.map(routes.contains) == true }) { return record }
        }
        throw name.failure(
            .conflict, "the scene '\(name.text)' is recorded already",
            hint: "'\(project.command("update \(name.text)"))' brings it up to date.")
    }
}
