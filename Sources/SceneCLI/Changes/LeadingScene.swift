import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// The routes of a scene of which nothing else is looked at.
final class LeadingScene {
    let record: SceneRecord
    let templateSet: TemplateSet
    let routes: [Route]

    init(record: SceneRecord, templateSet: TemplateSet, routes: [Route]) {
        (self.record, self.templateSet, self.routes) = (record, templateSet, routes)
    }

    /// The files of the routes that are recorded, as they come out today.
    ///
    /// - Throws: what rendering throws.
    func files(
        in project: Project, on disk: DiskState, spending budget: inout RunBudget
    ) throws(Failure) -> (files: [(made: OutputFile, old: RecordedFile)], notes: [Diagnostic]) {
        let (files, notes) = try allFiles(in: project, on: disk, spending: &budget)
        let known = Dictionary(record.files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        // What 'route' did not make, such as a test without a place, is not made now.
        let recorded = files.compactMap { file in
            project.file(at: file.destination).flatMap { known[$0] }.map { (file, $0) }
        }
        return (recorded, notes)
    }

    /// The files of the routes, recorded or not.
    ///
    /// - Throws: what rendering throws.
    func allFiles(
        in project: Project, on disk: DiskState, spending budget: inout RunBudget
    ) throws(Failure) -> (files: [OutputFile], notes: [Diagnostic]) {
        let place = ResolvedOutput(of: record, in: project) { _ in nil }
        let options = record.resolved.options.filter { key, _ in
            templateSet.options.contains { $0.name == key }
        }
        let origin = RouteOrigin(
            name: try SceneName(parsing: record.entry.name),
            options: try OptionValues(
                parsing: SceneChoices(options: options).optionTexts, for: templateSet),
            author: record.author?.text ?? "",
            date: try record.date.map { (date) throws(Failure) in
                try CalendarDate(parsing: date)
            } ?? CalendarDate(secondsSince1970: 0))
        let generation = SceneGeneration(
            routes.map {
                .init(
                    .route($0, from: origin), name: record.entry.name, folder: record.entry.folder)
            },
            of: [templateSet], sharing: [.none], in: place.layout,
            try project.renderEnvironment(
                of: place, for: [templateSet], author: origin.author, date: origin.date))
        let (files, warnings) = try generation.files(spending: &budget) {
            destination throws(Failure) in
            try disk.contents(at: destination)
        }
        return (files, warnings)
    }
}

/// Where recorded scenes lead.
struct RecordedRoutes {
    private let store: TemplateStore
    private let known: Set<String>

    init(of records: [SceneRecord], _ store: TemplateStore) {
        self.store = store
        known = Set(records.filter(\.hasBuilder).map(\.entry.name.text))
    }

    /// What was said by hand of where routes lead counts only where no record says it.
    func withoutGuesses(_ entry: SceneEntry) -> SceneEntry {
        func kept(_ route: RouteEntry) -> RouteEntry {
            guard route.parameters != nil, let target = route.target, known.contains(target)
            else { return route }
            return RouteEntry(route.text)
        }
        var entry = entry
        entry.choices.routes = entry.choices.routes?.map(kept)
        entry.choices.presentations = entry.choices.presentations?.map(kept)
        return entry
    }

    /// A scene with those of its routes that lead to certain others; nil where it has none.
    ///
    /// - Throws: what finding its set and the targets throws.
    func leadingScene(
        _ record: SceneRecord, to names: Set<String>, _ targets: RouteTargets
    ) throws(Failure) -> LeadingScene? {
        var entry = withoutGuesses(record.entry)
        func leads(_ route: RouteEntry) -> Bool {
            route.parameters == nil && route.target.map(names.contains) == true
        }
        entry.choices.routes = entry.choices.routes?.filter(leads)
        entry.choices.presentations = entry.choices.presentations?.filter(leads)
        guard !(entry.choices.routes ?? []).isEmpty || !(entry.choices.presentations ?? []).isEmpty
        else { return nil }
        let templateSet = try store.set(record.entry.choices.template)
        return LeadingScene(
            record: record, templateSet: templateSet,
            routes: try targets.routes(of: entry, for: templateSet, from: record.module))
    }
}
