package import Basics
import FileSystem
import Projects
import Scenes
package import SwiftSource

/// The current place of the scenes of a list or of one of its modules.
package struct ListedPlace {
    /// The names of the module's scenes and of all scenes of the list.
    private let (names, allNames): ([String], Set<String>)
    private let list: String
    private let snapshot: ProjectSnapshot

    package init(
        of names: [String], among allNames: [String], in list: String,
        _ snapshot: ProjectSnapshot
    ) {
        (self.names, self.allNames) = (names, Set(allNames))
        (self.list, self.snapshot) = (list, snapshot)
    }

    private var records: RecordStore { snapshot.records }

    var isEmpty: Bool { names.isEmpty }

    /// The record that determines the place; nil if the list is new.
    ///
    /// - Parameter module: The module of the list or of its part; nil if none is named.
    func record(in module: String?) -> SceneRecord? {
        if records.names.isEmpty { return nil }
        let found =
            names.lazy.compactMap(record).first(where: isOwn)
            ?? renamed.first { module == nil || $0.module == module }
            ?? names.lazy.compactMap(record).first(where: exists)
        return found.map(following)
    }

    /// Whether all existing scenes are in one folder and module.
    var isInOneFolder: Bool {
        let names = Set(names)
        let found = everything.filter { names.contains($0.entry.name.text) }
        var counting = found.filter(isOwn)
        if counting.isEmpty { counting = renamed }
        if counting.isEmpty { counting = found.filter(exists) }
        return counting.allSatisfy {
            $0.sources == counting[0].sources && $0.module == counting[0].module
        }
    }

    /// Recorded scenes that the list no longer contains. They may have been renamed.
    private var renamed: [SceneRecord] {
        everything.filter { isOwn($0) && !allNames.contains($0.entry.name.text) }
    }

    private var everything: [SceneRecord] { (try? snapshot.scenes()) ?? [] }

    private func isOwn(_ record: SceneRecord) -> Bool { record.list == list }

    /// Whether the record's scene exists. If `new` created it and all its files are missing, the
    /// user removed it.
    private func exists(_ record: SceneRecord) -> Bool {
        record.list != nil || records.hasFiles(of: record)
    }

    /// Ignores errors in a record, because the code that needs the record reports them.
    private func record(of name: String) -> SceneRecord? { try? records.record(of: name) }

    /// The record with the current paths of folders that were moved with all their scenes.
    private func following(_ record: SceneRecord) -> SceneRecord {
        var followed = record
        if let sources = moved(record.sources, of: record) {
            followed.sources = sources
            let old = record.sources.components
            if let support = record.support?.components, support.starts(with: old) {
                followed.support = ProjectFolder(
                    components: sources.components + support.dropFirst(old.count))
            }
        }
        if let tests = record.tests, let place = moved(tests, of: record) { followed.tests = place }
        return followed
    }

    /// The new path of a folder, if none of its recorded files are left in it.
    private func moved(_ folder: ProjectFolder, of record: SceneRecord) -> ProjectFolder? {
        let isLeft = { (record: SceneRecord) in
            record.files.contains { file in
                file.path.components.starts(with: folder.components)
                    && (try? FileSystem.kind(of: records.destination(of: file).path)) != .some(nil)
            }
        }
        if isLeft(record) { return nil }
        let everything = everything
        if everything.contains(where: isLeft) { return nil }
        let moved = snapshot.movedFiles
        for file in record.files where file.path.components.starts(with: folder.components) {
            let rest = file.path.components.dropFirst(folder.components.count)
            guard let place = moved.path(of: file.path.fileName)?.components,
                place.suffix(rest.count) == rest
            else { continue }
            return ProjectFolder(components: Array(place.dropLast(rest.count)))
        }
        return nil
    }
}

extension OutputResolver {
    /// Resolves the place of a list. Existing scenes keep their place unless the command line,
    /// `scene-kit.json`, or the package names another.
    ///
    /// Throws what the other `resolve` throws.
    package func resolve(
        _ list: ListedPlace, makesTests: Bool, needing requirements: PackageRequirements
    ) throws(Failure) -> ResolvedOutput {
        var place = try staying(list, makesTests: makesTests, requirements)
        place.followFormatter()
        return place
    }

    private func staying(
        _ list: ListedPlace, makesTests: Bool, _ requirements: PackageRequirements
    ) throws(Failure) -> ResolvedOutput {
        let configuration = project.configuration
        if list.isEmpty {
            // An empty list only removes scenes, so any place will do.
            return (try? unformatted(makesTests: makesTests, requirements))
                ?? ResolvedOutput(OutputLayout(scene: OutputLayout.Root(project.root)))
        }
        guard var record = list.record(in: module) else {
            return try unformatted(makesTests: makesTests, requirements)
        }
        if configuration.support != nil { record.support = nil }
        var resolver = self
        resolver.record = record
        let isLeftToPackage =
            options.output == nil
            && (options.package != nil || project.isPackage && configuration.sources == nil)
        if isLeftToPackage {
            if let place = resolver.samePlace(as: list, makesTests: makesTests, requirements) {
                return place
            }
            if let module, module != record.module {
                return try unformatted(makesTests: makesTests, requirements)
            }
        }
        if options.package == nil {
            record.tests = configuration.tests?.folder ?? record.tests
            record.sources = configuration.sources ?? record.sources
        }
        let isNamed = options.package == nil && configuration.sources != nil
        guard isNamed || options.output != nil || list.isInOneFolder else {
            return try unformatted(makesTests: makesTests, requirements)
        }
        resolver.record = record
        return try resolver.inFolders(makesTests: makesTests)
    }

    /// The place in the package, if the recorded scenes are in it. If the package has several
    /// targets, they keep theirs.
    private func samePlace(
        as list: ListedPlace, makesTests: Bool, _ requirements: PackageRequirements
    ) -> ResolvedOutput? {
        guard let record else { return nil }
        if let place = samePlace(as: record, makesTests: makesTests, requirements) { return place }
        guard module == nil, list.isInOneFolder else { return nil }
        var resolver = self
        let target = SurroundingPackage(of: project.place(of: record.sources).path)
        resolver.module = target?.module ?? record.module
        return resolver.samePlace(as: record, makesTests: makesTests, requirements)
    }

    private func samePlace(
        as record: SceneRecord, makesTests: Bool, _ requirements: PackageRequirements
    ) -> ResolvedOutput? {
        guard var place = try? packagePlace(makesTests: makesTests, requirements),
            project.folder(at: place.layout.scene) == record.sources
        else { return nil }
        if let tests = record.tests.map(project.place), options.tests == nil,
            place.layout.tests != nil, FileSystem.isFolder(tests.path)
        {
            place.layout.tests = tests
        }
        return place
    }
}
