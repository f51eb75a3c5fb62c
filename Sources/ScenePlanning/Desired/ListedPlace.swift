package import Basics
import Planning
import ProjectReading
import Projects
import Scenes

/// Resolves the place of the scenes of a list or of one of its modules. Existing scenes keep their
/// place unless the command line, `scene-kit.json`, or the package names another.
package struct ListedPlace {
    /// The names of the module's scenes and of all scenes of the list.
    private let (names, allNames): ([String], Set<String>)
    private let list: String
    private let resolver: OutputResolver
    private let state: ProjectState

    /// - Parameters:
    ///   - scenes: The scenes of the module.
    ///   - allNames: The names of all scenes of the list.
    package init(
        of scenes: ResolvedScenes, among allNames: [String], in list: String,
        _ resolver: OutputResolver, _ state: ProjectState
    ) {
        names = scenes.all.map(\.given.name.text)
        (self.allNames, self.list, self.state) = (Set(allNames), list, state)
        self.resolver = resolver.resolver(
            makesTests: scenes.makesTests, needing: scenes.requirements)
    }

    private var records: RecordStore { state.records }
    private var options: OutputOptions { resolver.options }

    package func resolve() throws(Failure) -> ResolvedOutput {
        try place().formatted(on: state.disk)
    }

    private func place() throws(Failure) -> ResolvedOutput {
        if names.isEmpty {
            // An empty list only removes scenes, so any place will do.
            return (try? resolver.unformatted())
                ?? ResolvedOutput(OutputLayout(scene: OutputLayout.Root(state.project.root)))
        }
        guard var record else { return try resolver.unformatted() }
        let project = state.project
        let configuration =
            resolver.package.map { project.configuration(beside: OutputLayout.Root($0)) }
            ?? project.configuration
        if configuration.support != nil { record.support = nil }
        if let package = resolver.package, options.output == nil {
            let folder = state.project.folder(at: OutputLayout.Root(package))?.components ?? []
            guard record.sources.components.starts(with: folder) else {
                return try resolver.unformatted()
            }
        }
        if options.output == nil, resolver.ownPackage != nil {
            if let place = placeInPackage(of: record) { return place }
            if let module = resolver.module, module != record.module {
                return try resolver.unformatted()
            }
        }
        if resolver.package == nil {
            record.tests = configuration.tests?.folder ?? record.tests
            record.sources = configuration.sources ?? record.sources
        }
        let isNamed = resolver.package == nil && configuration.sources != nil
        guard isNamed || options.output != nil || isInOneFolder else {
            return try resolver.unformatted()
        }
        return try following(record).inFolders()
    }

    private func following(_ record: SceneRecord, module: String? = nil) -> OutputResolver {
        var resolver = resolver
        resolver.record = record
        if let module { resolver.module = module }
        return resolver
    }

    /// The place in the package, if the recorded scenes are in it. If the package has several
    /// targets, they keep theirs.
    private func placeInPackage(of record: SceneRecord) -> ResolvedOutput? {
        if let place = placeInPackage(of: record, following(record)) { return place }
        guard resolver.module == nil, isInOneFolder else { return nil }
        let target = SurroundingPackage(
            of: state.project.place(of: record.sources).path, on: state.disk)
        return placeInPackage(
            of: record, following(record, module: target?.module ?? record.module))
    }

    private func placeInPackage(
        of record: SceneRecord, _ resolver: OutputResolver
    ) -> ResolvedOutput? {
        guard var place = try? resolver.packagePlace(),
            state.project.folder(at: place.layout.scene) == record.sources
        else { return nil }
        if let tests = record.tests.map(state.project.place), options.tests == nil,
            place.layout.tests != nil, state.disk.isFolder(tests.path)
        {
            place.layout.tests = tests
        }
        return place
    }
}

// MARK: - The records of the scenes

extension ListedPlace {
    /// The record that determines the place; nil if the list is new.
    private var record: SceneRecord? {
        if records.names.isEmpty { return nil }
        // An error in a record is reported by the code that needs the record.
        let recorded = names.lazy.compactMap { try? records.record(of: $0) }
        let module = resolver.module
        let found =
            recorded.first(where: isOwn)
            ?? renamed.first { module == nil || $0.module == module }
            ?? recorded.first(where: exists)
        return found
    }

    /// Whether all existing scenes are in one folder and module.
    private var isInOneFolder: Bool {
        let names = Set(names)
        let found = outlines.filter { names.contains($0.entry.name.text) }
        var counting = found.filter(isOwn)
        if counting.isEmpty { counting = renamed }
        if counting.isEmpty { counting = found.filter(exists) }
        return counting.allSatisfy {
            $0.sources == counting[0].sources && $0.module == counting[0].module
        }
    }

    /// Recorded scenes that the list no longer contains. They may have been renamed.
    private var renamed: [SceneRecord] {
        outlines.filter { isOwn($0) && !allNames.contains($0.entry.name.text) }
    }

    private var outlines: [SceneRecord] { (try? state.scenes()) ?? [] }

    private func isOwn(_ record: SceneRecord) -> Bool { record.scenesFile == list }

    /// Whether the record's scene exists. If `new` created it and all its files are missing, the
    /// user removed it.
    private func exists(_ record: SceneRecord) -> Bool {
        record.scenesFile != nil || records.hasFiles(of: record)
    }
}
