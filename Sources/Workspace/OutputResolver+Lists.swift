package import Basics
import FileSystem
import Projects
import Scenes
package import SwiftSource

extension OutputResolver {
    /// The place of a list. Scenes that were generated before stay where they are, unless the command line,
    /// `scene-kit.json`, or the package says otherwise.
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
            // What is left is removed, wherever it is.
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

    /// The place in the package, if the recorded scenes lie there. In one of several targets they stay.
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
