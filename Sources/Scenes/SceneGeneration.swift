package import Basics
package import TemplateSets

/// Resolved scenes and routes, and their rendering to files in memory.
///
/// All commands use it: it renders and formats files, creates shared files once, keeps the dates
/// and names in headers, and finds colliding paths.
package final class SceneGeneration: Sendable {
    package enum Subject: Sendable {
        case scene(Scene)
        /// A route from a scene whose other files aren't generated.
        case route(Route, from: RouteOrigin)
    }

    /// A subject and its set.
    package struct Item: Sendable {
        package var subject: Subject
        /// The index of the set.
        package let set: Int
        /// The name that the user wrote.
        package let name: SourceText
        /// The folder of its files, below both the sources and the tests.
        package let folder: ProjectFolder?

        package init(
            _ subject: Subject, set: Int = 0, name: SourceText, folder: ProjectFolder? = nil
        ) {
            self.subject = subject
            self.set = set
            self.name = name
            self.folder = folder
        }
    }

    /// The shared files to generate for a set.
    package enum SharedFiles: Sendable {
        case none
        /// The files that the set's scenes need, for their common options.
        case needed(OptionValues)
        /// All files that the options select.
        case all(OptionValues)

    }

    /// A function that returns the existing file, for its header; nil if there is none.
    package typealias FileReader = (Destination) throws(Failure) -> [UInt8]?

    package let sets: [TemplateSet]
    package let items: [Item]
    /// The shared files of each set.
    package let sharedFiles: [SharedFiles]
    package let layout: OutputLayout
    package let environment: RenderEnvironment

    package init(
        _ items: [Item], of sets: [TemplateSet], sharing sharedFiles: [SharedFiles],
        in layout: OutputLayout, _ environment: RenderEnvironment
    ) {
        self.items = items
        self.sets = sets
        self.sharedFiles = sharedFiles
        self.layout = layout
        self.environment = environment
    }

    /// Returns all files, and warnings about them.
    ///
    /// It doesn't check for collisions; see `checkPaths`.
    ///
    /// - Throws: The errors of `makeFiles` and `makeSharedFiles`.
    package func files(
        spending budget: inout RunBudget, replacing reader: FileReader = { _ in nil }
    ) throws(Failure) -> (files: [OutputFile], warnings: [Diagnostic]) {
        var files: [OutputFile] = []
        let warnings = try makeFiles(spending: &budget, replacing: reader) { made, _ in
            files += made
        }
        files += try makeSharedFiles(spending: &budget, replacing: reader)
        return (files, warnings)
    }

    /// Renders all items.
    ///
    /// - Parameter take: A function that gets the files of each item, and its index.
    /// - Returns: Warnings about the scenes.
    /// - Throws: `Failure` with 65 if the run exceeds a limit, and the errors of `makeFiles(of:)`.
    package func makeFiles(
        spending budget: inout RunBudget, replacing reader: FileReader,
        _ take: ([OutputFile], Int) throws(Failure) -> Void
    ) throws(Failure) -> [Diagnostic] {
        let made = try makeFiles(of: items.indices, within: budget, replacing: reader, take)
        try spend(made.costs, from: &budget)
        return made.warnings
    }

    /// Renders the items of a range. Several threads can render different ranges. Rendering ends
    /// early with the item that exceeds a limit of the run, so the caller passes the costs of all
    /// ranges to `spend`.
    ///
    /// - Throws: `Failure` with 65 for an invalid template, for files of one scene that collide,
    ///   and for a path that becomes too long; with 77 for an unsafe path; and the errors of the
    ///   reader and `take`.
    package func makeFiles(
        of range: Range<Int>, within budget: RunBudget, replacing reader: FileReader,
        _ take: ([OutputFile], Int) throws(Failure) -> Void
    ) throws(Failure) -> (costs: [RunCost], warnings: [Diagnostic]) {
        let meter = RunMeter(budget)
        var renderers: [SceneRenderer] = []
        for templateSet in sets {
            renderers.append(
                try SceneRenderer(
                    templateSet: templateSet, in: environment, meter,
                    // The first thread can use templates that were parsed before the others
                    // started.
                    parsesPrivately: range.lowerBound > 0))
        }
        var costs: [RunCost] = []
        for index in range {
            do throws(Failure) {
                try take(files(of: items[index], renderers, reader), index)
            } catch {
                if !meter.isExceeded { throw error }
            }
            costs.append(meter.takeCost())
            if meter.isExceeded { break }
        }
        return (costs, renderers.flatMap(\.warnings))
    }

    private func files(
        of item: Item, _ renderers: [SceneRenderer], _ reader: FileReader
    ) throws(Failure) -> [OutputFile] {
        let rendered = try renderers[item.set].files(of: item.subject)
        var files = try layout.files(rendered, of: sets[item.set], below: item.folder)
        if environment.hasFileHeader {
            for place in files.indices {
                files[place] = try keepingHeader(of: files[place], reader)
            }
        }
        return files
    }

    /// Renders each shared file once.
    ///
    /// - Throws: The errors of `makeFiles`, and `Failure` with 65 if two sets have different files
    ///   for one path.
    package func makeSharedFiles(
        spending budget: inout RunBudget, replacing reader: FileReader = { _ in nil }
    ) throws(Failure) -> [OutputFile] {
        var files: [OutputFile] = []
        var contents: [String: [UInt8]] = [:]
        for number in sets.indices {
            for file in try layout.files(
                sharedFiles(of: number, spending: &budget), of: sets[number])
            {
                let path = file.destination.path
                if let other = contents.updateValue(file.file.contents, forKey: path.caseFolded) {
                    guard other != file.file.contents else { continue }
                    throw Failure(
                        .data, "two template sets make different shared files at '\(path)'",
                        path: sets[number].location)
                }
                files.append(try keepingHeader(of: file, reader))
            }
        }
        return files
    }

    private func sharedFiles(
        of number: Int, spending budget: inout RunBudget
    ) throws(Failure) -> [RenderedFile] {
        if case .none = sharedFiles[number] { return [] }
        let scenes = items.compactMap { item -> Scene? in
            guard item.set == number, case .scene(let scene) = item.subject else { return nil }
            return scene
        }
        let meter = RunMeter(budget)
        defer { budget = meter.budget }
        return try SceneRenderer(templateSet: sets[number], in: environment, meter)
            .files(sharedFiles[number], by: scenes)
    }

    private func keepingHeader(
        of file: OutputFile, _ reader: FileReader
    ) throws(Failure) -> OutputFile {
        guard environment.hasFileHeader, let old = try reader(file.destination) else { return file }
        var file = file
        file.file = try environment.keepingHeader(of: old, in: file.file)
        return file
    }
}
