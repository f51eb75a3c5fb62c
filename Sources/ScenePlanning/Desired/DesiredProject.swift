package import Basics
package import Planning
import ProjectReading
package import Projects
package import Scenes
package import SwiftSource
package import TemplateSets

/// The scenes that a command changes, as they should be. Everything else stays as the records say.
/// A command edits it, and `ScenePlanner` compares it with the disk.
package struct DesiredProject {
    /// Scenes of one place that are rendered.
    package struct Group: Sendable {
        package var scenes: ResolvedScenes
        package var place: ResolvedOutput
        /// The records of scenes that keep their place, by name. `generate` has none: the planner
        /// finds the records of its scenes.
        package var earlier: [String: SceneRecord] = [:]

        package init(
            _ scenes: ResolvedScenes, at place: ResolvedOutput, over earlier: [SceneRecord] = [],
            on disk: any Disk
        ) {
            (self.scenes, self.place) = (scenes, place)
            for record in earlier { self.earlier[record.entry.name.text] = record }
            var found: [String: ProjectFolder?] = [:]
            for (index, resolved) in scenes.all.enumerated() {
                let recorded = self.earlier[resolved.given.name.text]?.entry.folder
                guard let folder = resolved.given.folder,
                    recorded.map({ !$0.path.isSpelled(like: folder.path) }) ?? true
                else { continue }
                let known = found[folder.path] ?? folder.below(place.layout.scene.path, on: disk)
                found[folder.path] = known
                self.scenes.all[index].given.folder = known
            }
            for (index, resolved) in scenes.all.enumerated() {
                guard let record = self.earlier[resolved.given.name.text] else { continue }
                let adopted = record.files.filter(\.isAdopted).compactMap(\.id)
                if !adopted.isEmpty { self.scenes.all[index].scene.adoptedFiles = Set(adopted) }
            }
        }
    }

    package let state: ProjectState
    package private(set) var groups: [Group] = []
    /// A feature to create.
    var newFeature: NewFeature?
    /// Packages to create besides those of the groups.
    var newPackages: [NewPackage] = []
    /// Packages that exist, with what their manifests have to have.
    var changedPackages: [NewPackage] = []
    /// The scenes file that the groups come from, as records name it.
    let list: String?
    /// Routes of other scenes that lead to the rendered ones.
    package private(set) var referring: [SceneRoutes] = []
    /// A route to add.
    private(set) var newRoute: (route: SceneRoutes, entry: RouteEntry)?
    /// Outlines of scenes to remove.
    package private(set) var removed: [SceneRecord] = []
    /// Routes to remove from scenes that stay.
    private(set) var removedRoutes: [SceneRoutes] = []
    /// Scenes that go to another folder below the sources and tests; nil for none.
    private(set) var moved: [(record: SceneRecord, folder: ProjectFolder?)] = []
    /// A scene that gets another name.
    private(set) var renamed: RenamedScene?
    /// Changes of scenes files and of `scene-kit.json`.
    var configurationChanges: [FileOperation] = []
    /// A reason to ask whether the user means the place of a feature.
    package internal(set) var doubt: Diagnostic?
    /// The failures of scenes that are left out, by their names.
    package private(set) var leftOut: [String: Failure] = [:]
    /// Places in other modules, by the scenes whose files the user moved there.
    private var modules: [String: String] = [:]
    /// What a user should know about the project and about the edits.
    package private(set) var notes: [Diagnostic]

    /// - Parameter list: The scenes file that the scenes come from, as records name it.
    package init(_ state: ProjectState, list: String? = nil) {
        (self.state, self.list) = (state, list)
        notes = state.project.notes
    }

    /// The whole record of a scene by the name that a user typed, where its files are now.
    ///
    /// - Throws: `Failure` with 66 for a scene that isn't recorded.
    package mutating func scene(named name: SourceText) throws(Failure) -> SceneRecord {
        located(try state.scene(named: name))
    }

    private mutating func located(_ record: SceneRecord) -> SceneRecord {
        let located = state.located(record)
        modules[record.entry.name.text] = state.otherModule(of: located, before: record)
        notes += state.noteOnMovedFiles(of: record, now: located)
        return located
    }

    package var renderedNames: Set<String> {
        Set(groups.flatMap(\.scenes.all).map(\.given.name.text))
    }

    /// Creates a scene, perhaps over one that exists.
    ///
    /// - Parameter earlier: The record of the scene; nil for a new one.
    /// - Throws: `Failure` for routes that lead to no scene.
    package mutating func create(
        _ scenes: ResolvedScenes, at place: ResolvedOutput, over earlier: SceneRecord?
    ) throws(Failure) {
        groups.append(
            Group(scenes, at: place, over: earlier.map { [$0] } ?? [], on: state.disk))
        try resolveRoutes()
        if scenes.haveRoutes { try checkSupport(of: place) }
    }

    /// Adds the scenes of a scenes file, and removes those that it no longer lists.
    package mutating func generate(_ groups: [Group]) throws(Failure) {
        self.groups = groups
        let others = try state.scenes(except: renderedNames)
        try remove(others.filter { $0.scenesFile == list })
        try resolveRoutes()
        try findReferringScenes()
    }

    /// Adds a route to a scene.
    ///
    /// - Throws: What `checkSupport` throws.
    package mutating func addRoute(_ entry: RouteEntry, as route: SceneRoutes) throws(Failure) {
        newRoute = (route, entry)
        try checkSupport(of: route.place)
    }

    /// The other routes of the scene that gets a route, at the place of that one.
    func otherRoutes() throws(Failure) -> SceneRoutes? {
        guard let new = newRoute?.route, let record = new.record else { return nil }
        let labels = Set(new.routes.map(\.label))
        let others = try routes(
            of: record, among: targets, knowing: state.scenes().namesWithBuilder
        ) { !($1.label.map(labels.contains) ?? true) }
        return others.map {
            SceneRoutes(
                $0.routes, from: $0.origin, $0.source, $0.templateSet, at: new.place,
                record: record)
        }
    }

    /// Adds the recorded routes of a created scene whose labels it doesn't have.
    ///
    /// - Parameter isForTests: Whether only the tests of these routes are created, with the scene's
    ///   other tests, if it has any.
    /// - Throws: `Failure` for routes that lead to no scene.
    package mutating func keepRoutes(
        of earlier: SceneRecord, isForTests: Bool
    ) throws(Failure) {
        let (scene, templateSet) = (groups[0].scenes.all[0].scene, groups[0].scenes.sets[0])
        let hasTests = templateSet.files.contains { file in
            file.repetition == .forEachRoute && file.root == .tests
                && (scene.parts.isEmpty || file.isNamed(in: scene.parts))
        }
        if isForTests, !hasTests { return }
        let labels = Set(scene.routes.map(\.label))
        var entry = earlier.entry
        if !isForTests {
            entry.choices.routes?.removeAll { $0.label.map(labels.contains) ?? true }
        }
        if (entry.choices.routes ?? []).isEmpty { return }
        var routes = try targets.routes(of: entry, for: templateSet, from: groups[0].place.module)
            .filter { !labels.contains($0.label) }
        if isForTests { for index in routes.indices { routes[index].exists = true } }
        groups[0].scenes.all[0].scene.routes += routes
    }

    /// Renders recorded scenes again, each with the choices of an entry.
    ///
    /// - Parameters:
    ///   - entries: The scenes to render, by their recorded names.
    ///   - options: Options of the command line, for every scene of `entries`.
    ///   - leavesOut: Whether a scene with which something is wrong is left out.
    /// - Throws: `Failure` with everything that is wrong with any of the scenes.
    package mutating func render(
        _ entries: [String: SceneEntry], options: [OptionText] = [], leavesOut: Bool = false
    ) throws(Failure) {
        let all = try state.scenes()
        let known = all.namesWithBuilder
        let rendered = all.filter { entries[$0.entry.name.text] != nil }.map { located($0) }
        let places = Dictionary(grouping: rendered, by: \.site)
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var problems = Problems()
        for (_, all) in places {
            func given(_ record: SceneRecord) -> SceneEntry {
                var entry = entries[record.entry.name.text] ?? record.entry
                entry = entry.withoutGuesses(knowing: known)
                entry.folder = record.entry.folder
                return entry
            }
            var (records, found) = (all, resolved(all, given, options))
            if leavesOut, case .failure = found {
                records = all.filter { isReadable($0, given, options) }
                if records.isEmpty { continue }
                found = resolved(records, given, options)
            }
            guard let scenes = problems.collect({ () throws(Failure) in try found.get() }) else {
                continue
            }
            let place = try place(of: records, makingTestsOf: scenes)
            groups.append(Group(scenes, at: place, over: records, on: state.disk))
        }
        do throws(Failure) {
            try problems.check()
        } catch {
            throw error.adding(rendered.flatMap { notesOnUnknownOptions(of: $0) })
        }
        try resolveRoutes()
        try findReferringScenes()
    }

    /// Recorded scenes of one place with their choices.
    private func resolved(
        _ records: [SceneRecord], _ given: (SceneRecord) -> SceneEntry, _ options: [OptionText]
    ) -> Result<ResolvedScenes, Failure> {
        let byName = Dictionary(records.map { ($0.entry.name.text, $0) }) { $1 }
        return Result { () throws(Failure) in
            for record in records {
                let name = record.entry.name.text
                guard let place = modules[name], let module = record.module else { continue }
                throw Failure(
                    .conflict,
                    "files of the scene '\(name)' were moved out of the module '\(module)'",
                    path: place,
                    hint:
                        "Move them back, or give the target its name back. A scene goes to another "
                        + "module if you change \"package\" and \"module\" in a scenes file.")
            }
            return try ResolvedScenes(
                records.map(given), options: options,
                defaults: state.defaults(at: records[0].sources),
                by: state.authorship, set: state.sets.set, earlier: { byName[$0] })
        }
    }

    /// Whether a scene's set accepts its choices. Otherwise, the scene is left out.
    private mutating func isReadable(
        _ record: SceneRecord, _ given: (SceneRecord) -> SceneEntry, _ options: [OptionText]
    ) -> Bool {
        guard case .failure(let error) = resolved([record], given, options) else { return true }
        leftOut[record.entry.name.text] = error.adding(notesOnUnknownOptions(of: record))
        return false
    }

    /// A note on recorded options or values that the scene's set doesn't have, with one command for
    /// all of them.
    private func notesOnUnknownOptions(of record: SceneRecord) -> [Diagnostic] {
        guard let set = try? state.sets.set(record.entry.choices.template), set.format.isNative
        else { return [] }
        let scene = record.entry.name.text
        let names = record.entry.choices.present(in: set).options.filter { name, entry in
            guard let option = set.options.first(where: { $0.name == name }) else { return true }
            return !entry.texts.allSatisfy { option.accepts($0.text) }
        }.keys.sorted()
        if names.isEmpty { return [] }
        let list = names.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
        let drops = names.map { " --drop-option \($0.quotedInMessage)" }.joined()
        let hint = record.scenesFile.map { file in
            "Change it in '\(file)', then run 'scene-kit generate \(file)'."
        }
        let (options, them) = names.count == 1 ? ("option", "it") : ("options", "them")
        return [
            .note(
                "the scene '\(scene)' has the \(options) \(list) from another version",
                hint: hint
                    ?? "'\(state.project.command("update \(scene)\(drops)"))' drops \(them).")
        ]
    }

    /// The place of recorded scenes. If they get their first tests, it has a folder for them.
    private mutating func place(
        of records: [SceneRecord], makingTestsOf scenes: ResolvedScenes
    ) throws(Failure) -> ResolvedOutput {
        var place = state.place(of: records[0])
        if place.layout.tests != nil { return place }
        let tested = zip(scenes.all, records).first { resolved, record in
            let templateSet = scenes.sets[resolved.set]
            let options = try? OptionValues(record.resolved.options, for: templateSet)
            return templateSet.makesTests(resolved.scene.options, resolved.scene.parts)
                && options.map { !templateSet.makesTests($0, resolved.scene.parts) } ?? false
        }
        guard let name = tested?.1.entry.name.text else { return place }
        if try place.takeTestsOfPackage(on: state.disk) { return place }
        notes.append(
            .note(
                "the scene '\(name)' gets no tests, because they have no folder",
                hint: "'\(state.project.command("new \(name)"))' with --tests and --module "
                    + "creates them."))
        return place
    }

    /// A warning for each route that leads to a scene that doesn't exist.
    package var notesOnDanglingRoutes: [Diagnostic] {
        groups.flatMap(\.scenes.all).flatMap { resolved in
            let name = resolved.given.name.text
            return resolved.scene.routes.filter(\.isDangling).map { route in
                Diagnostic.warning(
                    "the route '\(route.label)' leads to '\(route.target.name)', which is gone; "
                        + "its files stay as they are",
                    path: state.records.destination(of: name).path,
                    hint:
                        "'\(state.project.command("remove \(name) --route \(route.label)"))' "
                        + "removes the route.")
            }
        }
    }

    /// Finds the scenes that the routes of the groups lead to.
    mutating func resolveRoutes() throws(Failure) {
        guard groups.contains(where: \.scenes.haveRoutes) else { return }
        let targets = targets
        var problems = Problems()
        for index in groups.indices {
            let module = groups[index].place.module
            _ = problems.collect { () throws(Failure) in
                try groups[index].scenes.resolveRoutes(from: module, among: targets)
            }
        }
        try problems.check()
    }

    /// The scenes that routes may lead to.
    package var targets: RouteTargets {
        var known: [String: RouteTarget] = [:]
        for group in groups {
            known.merge(group.scenes.targets(in: group.place.module)) { $1 }
            // A scene of which only parts are rendered may have a Builder already.
            for (name, record) in group.earlier where record.hasBuilder {
                known[name]?.isGenerated = true
                known[name]?.isAdopted = record.hasAdoptedBuilder
            }
        }
        var targets = RouteTargets(state, generated: known)
        targets.toleratesDangling = list == nil
        targets.removed = Set(removed.map(\.entry.name.text))
        return targets
    }

    /// The scenes of a group, ready to be rendered.
    ///
    /// - Parameter sharedFiles: The shared files to render with them, for each set.
    package func generation(
        of group: Group, sharing sharedFiles: [SceneGeneration.SharedFiles]? = nil
    ) throws(Failure) -> SceneGeneration {
        let sets = group.scenes.sets
        return group.scenes.generation(
            in: group.place.layout, try state.renderEnvironment(of: group.place, for: sets),
            sharing: sharedFiles ?? sets.map { _ in .none })
    }

    /// Finds the routes of other recorded scenes that lead to the rendered scenes.
    package mutating func findReferringScenes() throws(Failure) {
        let gone = Set(removed.map(\.entry.name.text))
        try findReferringScenes(
            among: state.scenes(except: renderedNames.union(gone)).filter {
                !leftOut.keys.contains($0.entry.name.text)
            })
    }

    /// Finds the routes that led to the scene before it had a Builder of scene-kit.
    package mutating func findScenesReferring(to name: String) throws(Failure) {
        try findReferringScenes(among: state.records.outlines(naming: name))
    }

    private mutating func findReferringScenes(among records: [SceneRecord]) throws(Failure) {
        if records.isEmpty {
            referring = []
            return
        }
        let names = renderedNames
        let (targets, desired) = (targets, self)
        let withBuilder = names.filter { targets.generated[$0]?.isGenerated == true }
        let known = withBuilder.union(records.namesWithBuilder)
        referring = try mapCollectingErrors(records) { (record) throws(Failure) in
            try desired.routes(of: record, among: targets, knowing: known) { _, route in
                route.leads(to: names)
            }
        }.compactMap(\.self)
    }

    /// Certain routes of a recorded scene; nil if it has none of them.
    private func routes(
        of record: SceneRecord, among targets: RouteTargets, knowing known: Set<String>,
        where isWanted: (_ index: Int, RouteEntry) -> Bool
    ) throws(Failure) -> SceneRoutes? {
        var entry = record.entry.withoutGuesses(knowing: known)
        entry.choices.routes = entry.choices.routes?.enumerated().filter(isWanted).map(\.element)
        if (entry.choices.routes ?? []).isEmpty { return nil }
        let templateSet = try state.sets.set(entry.choices.template)
        let routes = try targets.routes(of: entry, for: templateSet, from: record.module)
        return try SceneRoutes(routes, of: record, templateSet, in: state)
    }

    /// Removes scenes, and the routes of other scenes that lead to them.
    package mutating func remove(_ records: [SceneRecord]) throws(Failure) {
        if records.isEmpty { return }
        removed += records
        let names = Set(records.map(\.entry.name.text))
        let all = try state.scenes()
        let (known, targets) = (all.namesWithBuilder, RouteTargets(state))
        var lists = Set(records.compactMap(\.scenesFile))
        let handled = names.union(renderedNames)
        for other in all where !handled.contains(other.entry.name.text) {
            let found = try routes(of: other, among: targets, knowing: known) {
                $1.leads(to: names)
            }
            guard let found else { continue }
            removedRoutes.append(found)
            lists.formUnion([other.scenesFile].compactMap(\.self))
        }
        for list in lists where list != self.list {
            try change(list) { $0.remove(names) }
        }
    }

    /// Removes a route of a scene.
    ///
    /// - Throws: `Failure` with 66 if the scene has no such route, and what finding sets throws.
    package mutating func removeRoute(_ label: SourceText, of record: SceneRecord) throws(Failure) {
        let (name, all) = (record.entry.name.text, record.entry.choices.routes ?? [])
        // A route without a label of its own is shown with the scene that it leads to.
        let named = all.first { $0.label == label.text } ?? all.first { $0.text.text == label.text }
        let found = try routes(
            of: record, among: RouteTargets(state), knowing: state.scenes().namesWithBuilder
        ) { $1.label == named?.label }
        guard let found else {
            let labels = all.compactMap(\.label)
            throw Failure(
                .notFound,
                label.diagnostic(
                    "the scene '\(name)' has no route '\(label.text)'",
                    hint: Suggestions.question(for: label.text, among: labels)
                        ?? "'\(state.project.command("scenes"))' shows the routes there are."
                ))
        }
        removedRoutes.append(found)
        guard let list = record.scenesFile else { return }
        try change(list) { editor in
            editor.removeRoutes(of: name) {
                RouteEntry(SourceText(name: "", text: $0)).label == named?.label
            }
        }
    }

    /// Moves a scene to another folder below the sources and tests.
    package mutating func move(_ record: SceneRecord, to folder: ProjectFolder?) throws(Failure) {
        let sources = state.project.place(of: record.sources).path
        let folder = folder?.below(sources, on: state.disk)
        moved.append((record, folder))
        guard let list = record.scenesFile else { return }
        let name = record.entry.name.text
        try change(list) { $0.setFolder(of: name, to: folder?.path) }
    }

    private mutating func change(
        _ list: String, _ change: (inout ScenesFileEditor) -> Void
    ) throws(Failure) {
        configurationChanges.append(ifAny: try state.lists.change(list, change))
    }
}

// MARK: - Names

extension DesiredProject {
    /// A scene under two names.
    struct RenamedScene {
        let old: String
        let new: String
        /// The record with the old name, and with the places where the files are now.
        let record: SceneRecord
        let before: Group
        let after: Group
        /// The types that get other names.
        let names: RenamedNames
        /// Other scenes with routes that lead to it.
        let referring: [RenamedRoutes]
    }

    /// The routes of another scene that lead to the renamed one.
    struct RenamedRoutes {
        /// The record of the other scene, with the new name in its routes.
        let record: SceneRecord
        /// Each route under both names.
        let routes: [(before: SceneRoutes, after: SceneRoutes)]
        /// Routes to the new name, which led to no scene before.
        let found: SceneRoutes?
    }

    /// Gives a scene another name.
    package mutating func rename(_ record: SceneRecord, to name: SceneName) throws(Failure) {
        try checkSupport()
        let (old, new) = (record.entry.name.text, name.description)
        var before = DesiredProject(state)
        try before.render([old: record.entry])
        var names = RenamedNames(of: old, to: new)
        for file in record.files where file.isAdopted && file.path.isOfSwift {
            let destination = state.records.destination(of: file)
            guard let bytes = try state.disk.contents(at: destination) else { continue }
            names.addTypes(in: String(decoding: bytes, as: UTF8.self))
        }
        if before.groups[0].scenes.sets[0].format.isNative {
            for file in try state.files(of: before.generation(of: before.groups[0])).map(\.file)
            where file.path.isOfSwift {
                names.addTypes(in: file.text)
            }
        }
        let all = try state.scenes()
        for template in all.map(\.entry.choices.template) {
            let options = try? state.sets.set(template).options
            names.fixedValues.formUnion((options ?? []).flatMap(\.values))
        }
        names.strangers = Set(
            all.filter { !state.scene($0, knowsTypesOf: record) }.map(\.entry.name.text))
        var after = DesiredProject(try state.renaming(names))
        try after.render([new: record.renamingScene(names).entry])
        try checkLists(dontName: name, besides: record)
        notes += before.notes + after.notesOnDanglingRoutes
        renamed = RenamedScene(
            old: old, new: new, record: record, before: before.groups[0], after: after.groups[0],
            names: names, referring: try Self.routes(to: old, before, and: new, after))
        let lists = [record.scenesFile] + (renamed?.referring ?? []).map(\.record.scenesFile)
        let known = Set(lists.compactMap(\.self))
        // Each configuration may have values for tests, and texts of options.
        let configurations = Set(all.flatMap(\.sources.configurations))
        let others = all.compactMap(\.scenesFile) + [state.project.configuration.listPath]
        for list in known.union(others).union(configurations).sorted() {
            let path = state.project.shownPath(ofList: list)
            let text = state.disk.bytes(of: path, atMost: 256 << 20) ?? []
            // A file that has none of the names may be in any state.
            guard known.contains(list) || names.canMatch(String(decoding: text, as: UTF8.self))
            else { continue }
            try change(list) { editor in
                if known.contains(list) { editor.rename(old, to: new) }
                editor.renameTypes(names.names, besides: names.strangers, except: names.fixedValues)
            }
        }
    }

    /// - Throws: `Failure` with 73 if a scenes file names a scene that isn't generated yet.
    private func checkLists(
        dontName scene: SceneName, besides record: SceneRecord
    ) throws(Failure) {
        let recorded = try state.scenes().compactMap(\.scenesFile)
        for list in Set(recorded + [state.project.configuration.listPath]).sorted() {
            guard case .names(let names) = state.lists.state(of: list),
                names.contains(scene.description),
                // The user may have changed the name there.
                list != record.scenesFile || names.contains(record.entry.name.text)
            else { continue }
            throw scene.source.failure(
                .conflict,
                "the scenes file '\(state.project.shownPath(ofList: list))' has a scene '\(scene)'",
                hint: "Choose another name, or take that scene out of the file first.")
        }
    }

    /// The routes of other scenes that lead to a scene with two names. A route is the same before and
    /// after if it has one place in the record of its scene.
    private static func routes(
        to old: String, _ before: DesiredProject, and new: String, _ after: DesiredProject
    ) throws(Failure) -> [RenamedRoutes] {
        let (targets, laterTargets) = (before.targets, after.targets)
        let known = try before.state.scenes().namesWithBuilder
        let knownLater = try after.state.scenes().namesWithBuilder
        let later = Dictionary(try after.state.scenes().map { ($0.entry.name.text, $0) }) { $1 }
        return try mapCollectingErrors(before.state.scenes(except: [old])) {
            (outline) throws(Failure) -> RenamedRoutes? in
            guard let renamed = later[outline.entry.name.text] else { return nil }
            var routes: [(before: SceneRoutes, after: SceneRoutes)] = []
            var indices: Set<Int> = []
            let leading = outline.entry.withoutGuesses(knowing: known).choices.routes ?? []
            for index in leading.indices where leading[index].leads(to: [old]) {
                indices.insert(index)
                let earlier = try before.routes(of: outline, among: targets, knowing: known) {
                    place, _ in place == index
                }
                let later = try after.routes(of: renamed, among: laterTargets, knowing: knownLater)
                {
                    place, _ in place == index
                }
                if let earlier, let later { routes.append((earlier, later)) }
            }
            let found = try after.routes(of: renamed, among: laterTargets, knowing: knownLater) {
                !indices.contains($0) && $1.leads(to: [new])
            }
            guard let record = routes.first?.after.record ?? found?.record else { return nil }
            return RenamedRoutes(record: record, routes: routes, found: found)
        }.compactMap(\.self)
    }
}

// MARK: - Routes

/// Routes from one scene, rendered without its other files.
package struct SceneRoutes {
    package let routes: [Route]
    let origin: RouteOrigin
    /// The name of the scene that they start from, as the user wrote it.
    let source: SourceText
    let templateSet: TemplateSet
    let place: ResolvedOutput
    /// The whole record of the scene, where its files are now; nil if it isn't recorded.
    let record: SceneRecord?
    /// Notes on files of the scene that the user moved.
    private(set) var notes: [Diagnostic] = []

    package init(
        _ routes: [Route], from origin: RouteOrigin, _ source: SourceText,
        _ templateSet: TemplateSet, at place: ResolvedOutput, record: SceneRecord?
    ) {
        (self.routes, self.origin, self.source) = (routes, origin, source)
        (self.templateSet, self.place, self.record) = (templateSet, place, record)
    }

    /// Routes of a recorded scene.
    init(
        _ routes: [Route], of outline: SceneRecord, _ templateSet: TemplateSet,
        in state: ProjectState
    ) throws(Failure) {
        let recorded = try state.record(of: outline.entry.name.text) ?? outline
        let record = state.located(recorded)
        let origin = RouteOrigin(
            name: try SceneName(parsing: record.entry.name),
            options: try OptionValues(record.resolved.options, for: templateSet),
            by: record.authorship(or: Authorship()))
        self.init(
            routes, from: origin, record.entry.name, templateSet, at: state.place(of: record),
            record: record)
        notes = state.noteOnMovedFiles(of: recorded, now: record)
    }

    /// Whether the code may be the first that needs the shared files: a handwritten router, or a
    /// scene of which only parts were created.
    var needsSharedFiles: Bool { record == nil || record?.entry.choices.parts != nil }

    /// Whether a list contains the scene, and with it the scene's routes, which aren't recorded.
    func isListed(in project: Project) -> Bool {
        record?.scenesFile != nil
            || project.configuration.scenes?.contains { $0.name.text == source.text } == true
    }

    /// The record of the scene with the module and the folder for tests of the routes; nil if no
    /// record changes.
    func completedRecord(in state: ProjectState) -> SceneRecord? {
        isListed(in: state.project) ? nil : record?.completed(by: place, in: state)
    }

    func mayChangeSharedFiles(in state: ProjectState) -> Bool {
        let completed = completedRecord(in: state)
        return needsSharedFiles || completed != nil && completed?.site != record?.site
    }

    func generation(
        in state: ProjectState, sharing files: SceneGeneration.SharedFiles = .none
    ) throws(Failure) -> SceneGeneration {
        SceneGeneration(
            routes.map {
                .init(.route($0, from: origin), name: source, folder: record?.entry.folder)
            },
            of: [templateSet], sharing: [files], in: place.layout,
            try state.renderEnvironment(of: place, for: [templateSet], of: origin))
    }

    package func files(in state: ProjectState) throws(Failure) -> [OutputFile] {
        placed(try state.files(of: generation(in: state)), in: state)
    }

    /// Rendered files at their recorded places, if they were moved there, or beside the files of a
    /// scene that the user wrote.
    func placed(_ files: [OutputFile], in state: ProjectState) -> [OutputFile] {
        guard let record else { return files }
        let recorder = SceneRecorder(project: state.project, templateSet: templateSet, place: place)
        return record.located(files, by: recorder)
    }
}

extension ProjectFolder {
    /// The paths that the configuration of scenes in the folder may have, from the project's root.
    fileprivate var configurations: [String] {
        (0...components.count).map {
            (components.prefix($0) + [ProjectConfiguration.fileName]).joined(separator: "/")
        }
    }
}

extension OptionValues {
    /// The values of a set, without those of options that it doesn't have.
    package init(_ options: [String: OptionEntry], for templateSet: TemplateSet) throws(Failure) {
        let known = Set(templateSet.options.map(\.name))
        var choices = SceneChoices(options: options).present(in: templateSet)
        choices.options = choices.options.filter { known.contains($0.key) }
        try self.init(parsing: choices.optionTexts, for: templateSet)
    }
}

extension [SceneRecord] {
    /// The names of the scenes whose Builders scene-kit generated.
    fileprivate var namesWithBuilder: Set<String> {
        Set(filter(\.hasBuilder).map(\.entry.name.text))
    }
}

extension SceneEntry {
    /// The entry without typed parameters of targets whose Builders are known by now.
    func withoutGuesses(knowing known: Set<String>) -> SceneEntry {
        var entry = self
        entry.choices.routes = choices.routes?.map { route in
            guard route.parameters != nil, let target = route.target, known.contains(target)
            else { return route }
            return RouteEntry(route.text, route.style)
        }
        return entry
    }
}

extension RouteEntry {
    /// Whether it leads to a generated scene with one of these names.
    func leads(to names: Set<String>) -> Bool {
        parameters == nil && target.map(names.contains) == true
    }
}
