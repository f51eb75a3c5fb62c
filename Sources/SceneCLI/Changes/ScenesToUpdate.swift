import Basics
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// Recorded scenes that are rendered anew, those that lie in one place together, and the routes of other
/// scenes that lead to them.
final class ScenesToUpdate {
    /// Scenes of one place.
    struct Group {
        let place: ResolvedOutput
        /// As they were recorded, in the order of the items.
        let earlier: [SceneRecord]
        var scenes: ResolvedScenes
    }

    private(set) var groups: [Group] = []
    private(set) var leading: [LeadingScene] = []
    private let store: TemplateStore
    private let all: [SceneRecord]
    private let resolver: OutputResolver
    private let authorship: Authorship

    /// - Parameters:
    ///   - all: every record of the project.
    ///   - options: those of the command line, for every scene of `entries`.
    /// - Throws: what is wrong with any of the scenes.
    init(
        _ entries: [String: SceneEntry], options: [OptionText], among all: [SceneRecord],
        _ resolver: OutputResolver, _ records: RecordStore, _ authorship: Authorship
    ) throws(Failure) {
        (self.all, self.resolver, self.authorship) = (all, resolver, authorship)
        store = TemplateStore(resolver.project, remembering: { all })
        try group(entries, options)
        try resolveRoutes(records, entries)
    }

    private func group(
        _ entries: [String: SceneEntry], _ options: [OptionText]
    ) throws(Failure) {
        let project = resolver.project
        let known = Dictionary(
            grouping: all.filter { entries[$0.entry.name.text] != nil }, by: Site.init)
        let routes = RecordedRoutes(of: all, store)
        var problems = Problems()
        for (_, records) in known.sorted(by: { $0.key.order < $1.key.order }) {
            let asked = records.map { record in
                AskedScene(
                    routes.withoutGuesses(entries[record.entry.name.text] ?? record.entry),
                    options: options, defaults: project.configuration.defaults)
            }
            let (all, store) = (all.map { $0.choosing(options, of: entries) }, store)
            let byName = Dictionary(
                records.map { ($0.entry.name.text, $0) }, uniquingKeysWith: { $1 })
            let scenes = problems.collect { () throws(Failure) in
                try ResolvedScenes(
                    asked,
                    sharing: .chosen { (templateSet) throws(Failure) in
                        try SharedOptionsInUse(all, in: project).values(for: templateSet)
                    }, by: authorship, set: store.set, earlier: { byName[$0] })
            }
            guard let scenes else { continue }
            let place = ResolvedOutput(
                of: records[0], in: project, support: resolver.supportRoot)
            groups.append(Group(place: place, earlier: records, scenes: scenes))
        }
        try problems.check()
    }

    private func resolveRoutes(
        _ records: RecordStore, _ entries: [String: SceneEntry]
    ) throws(Failure) {
        let project = resolver.project
        var known: [String: RouteTarget] = [:]
        for group in groups {
            let targets = group.scenes.routeTargets(from: group.place.module)
            known.merge(targets.generated) { $1 }
        }
        // A scene of which only parts are made anew has the rest all the same.
        for record in all where record.hasBuilder {
            known[record.entry.name.text]?.isGenerated = true
        }
        var problems = Problems()
        for index in groups.indices {
            let module = groups[index].place.module
            let targets = groups[index].scenes.routeTargets(
                in: project, records, from: module, besides: known)
            _ = problems.collect { () throws(Failure) in
                try groups[index].scenes.resolveRoutes(from: module, among: targets)
            }
        }
        try problems.check()
        let targets = RouteTargets(
            project: project, records: records, generated: known, author: authorship.author(),
            date: authorship.date())
        let routes = RecordedRoutes(of: all, store)
        leading = try mapCollectingErrors(
            all.filter { entries[$0.entry.name.text] == nil }
        ) { (record) throws(Failure) in
            try routes.leadingScene(record, to: Set(entries.keys), targets)
        }.compactMap(\.self)
    }
}

extension ScenesToUpdate {
    /// The shared files that the project's scenes ask for.
    ///
    /// - Parameter made: the records of the scenes that are updated, as they are from now on.
    func sharedFileUses(by made: [SceneRecord]) -> SharedFileUses {
        let names = Set(made.map(\.entry.name.text))
        var uses = SharedFileUses(in: resolver.project)
        uses.add(
            made + all.filter { !names.contains($0.entry.name.text) }, store,
            support: resolver.supportRoot)
        return uses
    }
}

extension SceneRecord {
    /// The record with options of the command line, where the scene is one of those that get them.
    fileprivate func choosing(
        _ options: [OptionText], of entries: [String: SceneEntry]
    ) -> SceneRecord {
        guard entries[entry.name.text] != nil else { return self }
        var record = self
        for option in options {
            record.entry.choices.options[option.key.text] = option.value.map { OptionEntry($0) }
        }
        return record
    }
}

/// What scenes that are generated together share.
private struct Site: Hashable {
    private let parts: [String?]

    init(_ record: SceneRecord) {
        parts = [
            record.sources.path, record.tests?.path, record.support?.path,
            record.module,
        ]
    }

    var order: String { parts.map { $0 ?? "" }.joined(separator: "\u{0}") }
}

/// The options that the shared files of a project are made with: those that it chooses, and those that its
/// scenes choose.
private struct SharedOptionsInUse {
    private let records: [SceneRecord]
    private let project: Project

    init(_ records: [SceneRecord], in project: Project) {
        (self.records, self.project) = (records, project)
    }

    func values(for templateSet: TemplateSet) throws(Failure) -> OptionValues {
        let shared = Set(templateSet.options.filter { $0.scope == .project }.map(\.name))
        let defaults = project.configuration.defaults.options.filter { shared.contains($0.key) }
        var values = try OptionValues(
            parsing: SceneChoices(options: defaults).optionTexts, for: templateSet)
        for record in records {
            values.takeProjectScope(in: templateSet) {
                record.entry.choices.options[$0]?.texts.first?.text
            }
        }
        return values
    }
}
