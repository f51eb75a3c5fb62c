import Basics
package import Projects
package import Scenes
package import TemplateSets

/// The shared files that the scenes of a project ask for.
package struct SharedFileUses {
    /// What decides which shared files a scene asks for, and where they go.
    private struct Use: Hashable {
        let set: String
        let digest: Digest
        let tests: OutputLayout.Root?
        let support: OutputLayout.Root?
        let options: [[String]]
    }

    private let project: Project
    private var seen: Set<Use> = []
    private var paths: Set<OutputPath> = []
    /// False as soon as nobody can say what a scene asks for.
    private var areKnown = true
    private var sets: [String: TemplateSet] = [:]

    package init(in project: Project) {
        self.project = project
    }

    /// Adds what a scene asks for; of one of which only parts are made, all that it may need.
    package mutating func add(
        _ options: OptionValues, of templateSet: TemplateSet, at place: ResolvedOutput
    ) {
        let layout = place.layout
        let use = Use(
            set: templateSet.location, digest: templateSet.digest, tests: layout.tests,
            support: layout.support,
            options: templateSet.optionsOfSharedFiles.map { options[$0]?.texts ?? [] })
        guard seen.insert(use).inserted else { return }
        guard layout.support != nil else {
            areKnown = false
            return
        }
        do throws(Failure) {
            let generation = SceneGeneration(
                [], of: [templateSet], sharing: [.all(options)], in: layout,
                try project.renderEnvironment(
                    of: place, for: [templateSet], author: "",
                    date: CalendarDate(secondsSince1970: 0)))
            var budget = RunBudget()
            let files = try generation.makeSharedFiles(spending: &budget)
            paths.formUnion(files.compactMap { project.file(at: $0.destination) })
        } catch {
            areKnown = false
        }
    }

    /// Adds what recorded scenes ask for.
    ///
    /// - Parameter support: where shared files go, for records that do not say.
    package mutating func add(
        _ records: [SceneRecord], _ store: TemplateStore,
        support: (OutputLayout.Root) -> OutputLayout.Root?
    ) {
        for record in records {
            do throws(Failure) {
                let templateSet = try set(of: record, store)
                let options = record.resolved.options.filter { name, _ in
                    templateSet.options.contains { $0.name == name }
                }
                let sources = project.place(of: record.sources)
                add(
                    try OptionValues(
                        parsing: SceneChoices(options: options).optionTexts, for: templateSet),
                    of: templateSet,
                    at: ResolvedOutput(
                        OutputLayout(
                            scene: sources, tests: record.tests.map(project.place),
                            support: record.support.map(project.place) ?? support(sources)),
                        module: record.module))
            } catch {
                areKnown = false
            }
        }
    }

    private mutating func set(
        of record: SceneRecord, _ store: TemplateStore
    ) throws(Failure) -> TemplateSet {
        let name = record.entry.choices.template?.text ?? ""
        if let known = sets[name] { return known }
        let templateSet = try store.set(record.entry.choices.template)
        sets[name] = templateSet
        return templateSet
    }

    /// Those of the files that no scene asks for. A project without scenes keeps all: the next scene is
    /// to find them as the team left them.
    package func unused(of shared: SharedRecord) -> [RecordedFile] {
        guard areKnown, !seen.isEmpty else { return [] }
        return shared.files.filter { !paths.contains($0.path) }
    }
}

extension TemplateSet {
    /// The options that decide which shared files are made, and what they hold.
    fileprivate var optionsOfSharedFiles: [String] {
        let conditions = files.filter(\.isShared).flatMap(\.condition.clauses).map(\.option)
        return Set(conditions + options.filter { $0.scope == .project }.map(\.name)).sorted()
    }
}
