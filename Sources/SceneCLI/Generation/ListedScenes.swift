import Basics
import FileSystem
import JSONSource
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// The scenes of a list, each read against its set, and all that they share.
struct ListedScenes {
    /// A scene with the number of its set in `sets`.
    struct Item {
        var scene: Scene
        let set: Int
        /// Where the list names it.
        let name: SourceText
    }

    private(set) var items: [Item] = []
    private(set) var sets: [TemplateSet] = []
    /// The options of shared files: those that the list gives to every scene, for each set.
    private(set) var sharedOptions: [OptionValues] = []
    private var setNumbers: [String: Int] = [:]
    private let entries: [SceneEntry]
    private let defaults: SceneChoices
    private let project: Project
    private let store: TemplateStore
    private let author: SourceText
    private let date: SourceText

    /// Reads every entry.
    ///
    /// - Parameter sources: where sets came from when the list was rendered last.
    /// - Throws: `Failure` with 65 and everything that is wrong with the entries, where the list
    ///   has it, and what finding a template set throws.
    init(
        _ list: SceneList, in project: Project, remembering sources: [String: SetSource],
        author: SourceText, date: SourceText
    ) throws(Failure) {
        store = TemplateStore(project, remembering: sources)
        self.project = project
        self.author = author
        self.date = date
        let defaults = list.defaults.over(project.configuration.defaults)
        self.defaults = defaults
        entries = list.scenes.map {
            SceneEntry(name: $0.name, choices: $0.choices.over(defaults))
        }
        var problems = Problems()
        items.reserveCapacity(entries.count)
        for result in readEntries() {
            if let item = problems.collect({ () throws(Failure) in try result.get() }) {
                items.append(item)
            }
        }
        try Self.check(problems)
        try refuseDuplicates()
    }

    /// The scenes on their way to files.
    ///
    /// - Throws: what looking for the project's text macros throws.
    func generation(at place: ResolvedOutput) throws(Failure) -> SceneGeneration {
        SceneGeneration(
            items.map { .init(.scene($0.scene), set: $0.set, name: $0.name) }, of: sets,
            sharing: sharedOptions.map { .needed($0) }, in: place.layout,
            try project.surroundings(
                of: place, for: sets, author: author.text, date: CalendarDate(parsing: date)))
    }

    /// Reads the entries on several cores, once their sets are known.
    private mutating func readEntries() -> [Result<Item, Failure>] {
        let numbers = entries.map { entry -> Result<Int, Failure> in
            do throws(Failure) {
                return .success(try set(of: entry))
            } catch {
                return .failure(error)
            }
        }
        let parts = Parallel.map(entries.indices, worthSharing: 64) {
            [entries, sets, author, date] range in
            range.map { index -> Result<Item, Failure> in
                numbers[index].flatMap { number in
                    do throws(Failure) {
                        let scene = try entries[index].scene(
                            for: sets[number], author: author, date: date)
                        return .success(
                            Item(scene: scene, set: number, name: entries[index].name))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        }
        return Array(parts.joined())
    }

    /// Whether any scene has tests.
    var makesTests: Bool {
        items.contains { sets[$0.set].makesTests($0.scene.options, $0.scene.parts) }
    }

    /// The packages that the code of any of the scenes needs.
    var packages: [PackageDependency] {
        PackageDependency.merged(sets.flatMap(\.packages))
    }

    /// Looks up where the routes lead.
    ///
    /// - Throws: what `RouteTargets` throws, for all of them.
    mutating func resolveRoutes(from module: String?) throws(Failure) {
        guard entries.contains(where: { $0.choices.leads }) else { return }
        var targets = RouteTargets(project: project, author: author, date: date)
        for item in items {
            targets.generated[item.scene.name.description] = RouteTarget(
                item.scene, of: sets[item.set], module: module)
        }
        var problems = Problems()
        for (index, entry) in entries.enumerated() where entry.choices.leads {
            let routes = problems.collect { () throws(Failure) in
                try targets.routes(of: entry, for: sets[items[index].set], from: module)
            }
            if let routes { items[index].scene.routes = routes }
        }
        try Self.check(problems)
    }

    /// What is wrong with a default is wrong with every scene, and said once.
    private static func check(_ problems: Problems) throws(Failure) {
        if problems.isEmpty { return }
        var failure = problems.failure
        var seen: Set<Diagnostic> = []
        failure.diagnostics = failure.diagnostics.filter { seen.insert($0).inserted }
        throw failure
    }

    /// - Throws: `Failure` with 65 and every scene that `new` made in another folder, and what
    ///   reading records throws.
    func refuseThoseRecorded(elsewhereThan place: ResolvedOutput) throws(Failure) {
        let store = RecordStore(project)
        let recorded = Set(try store.names())
        var problems: [Diagnostic] = []
        for item in items where recorded.contains(item.name.text) {
            guard let record = try store.record(of: item.name.text),
                record.sources != project.folder(at: place.layout.scene),
                store.hasFiles(of: record)
            else { continue }
            problems.append(
                Diagnostic(
                    .error,
                    "the project has a scene '\(item.name.text)' already, in "
                        + "'\(record.sources.path)'", in: item.name, atUTF8Offset: 0,
                    utf8Length: item.name.text.utf8.count, hint: "Choose another name."))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    private mutating func set(of entry: SceneEntry) throws(Failure) -> Int {
        let template = entry.choices.template
        // The same path in two files may lead to two sets.
        let key = template.map { "\($0.name):\($0.text)" } ?? ""
        if let known = setNumbers[key] { return known }
        let set = try store.set(template)
        setNumbers[key] = sets.count
        sharedOptions.append(try options(for: set))
        sets.append(set)
        return sets.count - 1
    }

    /// What the list says to every scene, as far as the set has it.
    private func options(for set: TemplateSet) throws(Failure) -> OptionValues {
        let options = defaults.options.filter { key, _ in
            set.options.contains { $0.name == key }
        }
        return try OptionValues(parsing: SceneChoices(options: options).optionTexts, for: set)
    }

    private func refuseDuplicates() throws(Failure) {
        var seen: [String: SourceText] = [:]
        var problems = try recordedInAnotherCase()
        for item in items {
            guard let other = seen.updateValue(item.name, forKey: item.name.text.caseFolded) else {
                continue
            }
            let line = other.position(atUTF8Offset: 0).line
            let message =
                other.text == item.name.text
                ? "the scene '\(other.text)' is listed twice, first in line \(line)"
                : "'\(item.name.text)' and '\(other.text)' in line \(line) differ only in case"
            problems.append(
                Diagnostic(
                    .error, message, in: item.name, atUTF8Offset: 0,
                    utf8Length: item.name.text.utf8.count))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// The scenes that the project has already, by names that differ only in case.
    private func recordedInAnotherCase() throws(Failure) -> [Diagnostic] {
        let names = try RecordStore(project).names().map { ($0.caseFolded, $0) }
        let recorded = Dictionary(names) { first, _ in first }
        return items.compactMap { item in
            let name = item.name
            guard let other = recorded[name.text.caseFolded], other != name.text else { return nil }
            return Diagnostic(
                .error, "the project has a scene '\(other)', which differs only in case",
                in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count,
                hint: "Choose another name.")
        }
    }
}

extension SceneChoices {
    /// Whether routes are asked for.
    fileprivate var leads: Bool {
        !(routes ?? []).isEmpty || !(presentations ?? []).isEmpty
    }
}
