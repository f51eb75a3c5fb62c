package import Basics
package import TemplateSets

/// Scenes and routes of which every part is resolved, on their way to files in memory.
///
/// This is the only way there, for one scene as for a thousand: what is made is rendered and laid
/// out, what scenes share is made once, files keep the dates and names in their headers, and no two
/// may have one path.
package final class SceneGeneration: Sendable {
    /// What files are made for.
    package enum Subject: Sendable {
        case scene(Scene)
        /// A route from a scene of which nothing else is made.
        case route(Route, from: RouteOrigin)
    }

    /// Something to make, from one of the sets.
    package struct Item: Sendable {
        package var subject: Subject
        /// The number of its set.
        package let set: Int
        /// Where it was asked for.
        package let name: SourceText
        /// The folder below the sources and tests that its files go to.
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

    /// Which of a set's shared files are made.
    package enum SharedFiles: Sendable {
        case none
        /// Those that the scenes of the set need, for options that all of them have.
        case needed(OptionValues)
        /// All that the options ask for.
        case all(OptionValues)

    }

    /// What is in place of a file, for its header; nil where nothing is.
    package typealias FileReader = (Destination) throws(Failure) -> [UInt8]?

    package let sets: [TemplateSet]
    package let items: [Item]
    /// One for each set.
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

    /// All files, and what was odd about them.
    ///
    /// Whether their paths collide is for `checkPaths` to say, which has to know those of other files.
    ///
    /// - Throws: what `makeFiles` and `makeSharedFiles` throw.
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
    /// - Parameter take: gets the files of each item, with its number.
    /// - Returns: what was odd about the scenes, and does no harm.
    /// - Throws: `Failure` with 65 where a limit of the run is passed, and what `makeFiles(of:)` throws.
    package func makeFiles(
        spending budget: inout RunBudget, replacing reader: FileReader,
        _ take: ([OutputFile], Int) throws(Failure) -> Void
    ) throws(Failure) -> [Diagnostic] {
        let made = try makeFiles(of: items.indices, within: budget, replacing: reader, take)
        try spend(made.costs, from: &budget)
        return made.warnings
    }

    /// Renders the items of a range, which different threads may do for different ranges. It ends early
    /// with the item that passes a limit of the run, so the costs of all ranges are for `spend`.
    ///
    /// - Throws: `Failure` with 65 for a template that cannot be parsed or asks for what is not
    ///   there, for files of one scene that collide and for a path that becomes too long, and with
    ///   77 for a path that is not safe; what the reader and `take` throw.
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
                    // The thread that was there first may use what was parsed before the others began.
                    isBesideOthers: range.lowerBound > 0))
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

    /// Renders what scenes share, each file once.
    ///
    /// - Throws: what `makeFiles` throws, and `Failure` with 65 where two sets make different files
    ///   at one path.
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
                        .data,
                        Diagnostic(
                            .error, "two template sets make different shared files at '\(path)'",
                            path: sets[number].location))
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
