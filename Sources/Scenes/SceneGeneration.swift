package import Basics
package import TemplateSets

/// Resolved scenes and routes, and their rendering to files in memory.
///
/// It formats files, creates shared files once, keeps headers, and finds colliding paths.
package struct SceneGeneration: Sendable {
    package enum Subject: Sendable {
        case scene(Scene)
        /// A route from a scene whose other files aren't generated.
        case route(Route, from: RouteOrigin)
    }

    /// A subject and its set.
    package struct Renderable: Sendable {
        package let subject: Subject
        /// The index of the set.
        package let set: Int
        /// The name that the user wrote.
        package let name: SourceText
        /// The folder of its files, below both the sources and the tests.
        package let folder: ProjectFolder?

        package init(
            _ subject: Subject, set: Int = 0, name: SourceText, folder: ProjectFolder? = nil
        ) {
            (self.subject, self.set, self.name, self.folder) = (subject, set, name, folder)
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
    package let renderables: [Renderable]
    private let sharedFiles: [SharedFiles]
    package let layout: OutputLayout
    package let environment: RenderEnvironment

    package init(
        _ renderables: [Renderable], of sets: [TemplateSet], sharing sharedFiles: [SharedFiles],
        in layout: OutputLayout, _ environment: RenderEnvironment
    ) {
        (self.renderables, self.sets, self.sharedFiles) = (renderables, sets, sharedFiles)
        (self.layout, self.environment) = (layout, environment)
    }

    /// Returns all files, and warnings about them. `checkPaths` finds collisions. Throws a
    /// `Failure` with 65 if the run exceeds a limit, and the errors of `makeFiles` and
    /// `makeSharedFiles`.
    package func files(
        spending budget: inout RunBudget, replacing reader: FileReader = { _ in nil }
    ) throws(Failure) -> (files: [OutputFile], warnings: [Diagnostic]) {
        var files: [OutputFile] = []
        let rendered = try makeFiles(
            of: renderables.indices, within: budget, replacing: reader
        ) { some, _ in files += some }
        try spend(rendered.costs, from: &budget)
        files += try makeSharedFiles(spending: &budget, replacing: reader)
        return (files, rendered.warnings)
    }

    /// Renders the renderables of a range. Several threads can render different ranges. Rendering ends
    /// early with the renderable that exceeds a limit of the run, so the caller passes the costs of all
    /// ranges to `spend`.
    ///
    /// - Parameter take: A function that gets the files of each renderable, and its index.
    /// - Throws: `Failure` with 65 for an invalid template, for files of one scene that collide,
    ///   and for a path that becomes too long; with 77 for an unsafe path; and the errors of the
    ///   reader and `take`.
    package func makeFiles(
        of range: Range<Int>, within budget: RunBudget, replacing reader: FileReader,
        _ take: ([OutputFile], Int) throws(Failure) -> Void
    ) throws(Failure) -> (costs: [RunCost], warnings: [Diagnostic]) {
        let renderers = try sets.map { (templateSet) throws(Failure) in
            // The first thread can use templates that were parsed before the others started.
            try SceneRenderer(
                of: templateSet, in: environment, parsesPrivately: range.lowerBound > 0)
        }
        var budget = budget
        var costs: [RunCost] = []
        for index in range {
            let renderable = renderables[index]
            let renderer = renderers[renderable.set]
            renderer.budget = budget
            do throws(Failure) {
                let files = try layout.files(
                    renderer.files(of: renderable.subject), of: sets[renderable.set],
                    below: renderable.folder)
                try take(keepingHeaders(of: files, reader), index)
            } catch {
                if renderer.budget.excess == nil { throw error }
            }
            costs.append(renderer.budget.spent - budget.spent)
            budget = renderer.budget
            if budget.excess != nil { break }
        }
        return (costs, renderers.flatMap(\.warnings))
    }

    /// Renders each shared file once. Throws the errors of `makeFiles`, and `Failure` with 65 if
    /// two sets have different files for one path.
    package func makeSharedFiles(
        spending budget: inout RunBudget, replacing reader: FileReader = { _ in nil }
    ) throws(Failure) -> [OutputFile] {
        var files: [OutputFile] = []
        var contents: [String: [UInt8]] = [:]
        for (number, shared) in sharedFiles.enumerated() {
            let templateSet = sets[number]
            for file in try layout.files(
                render(shared, of: number, spending: &budget), of: templateSet)
            {
                let path = file.destination.path
                if let other = contents.updateValue(file.file.contents, forKey: path.caseFolded) {
                    guard other != file.file.contents else { continue }
                    throw Failure(
                        .data, "two template sets make different shared files at '\(path)'",
                        path: templateSet.location, hint: Self.hintOnSharedFiles)
                }
                files.append(file)
            }
        }
        return try keepingHeaders(of: files, reader)
    }

    package static let hintOnSharedFiles =
        "Create the scenes of one of the sets with a folder of their own for shared files: --support "
        + "<dir>. Remove them first if they exist."

    private func render(
        _ shared: SharedFiles, of number: Int, spending budget: inout RunBudget
    ) throws(Failure) -> [RenderedFile] {
        if case .none = shared { return [] }
        let scenes = renderables.compactMap { renderable -> Scene? in
            guard renderable.set == number, case .scene(let scene) = renderable.subject else {
                return nil
            }
            return scene
        }
        let renderer = try SceneRenderer(of: sets[number], in: environment)
        renderer.budget = budget
        defer { budget = renderer.budget }
        return try renderer.files(shared, by: scenes)
    }

    private func keepingHeaders(
        of files: [OutputFile], _ reader: FileReader
    ) throws(Failure) -> [OutputFile] {
        if environment.fileHeader == nil, environment.bundleHeader == nil { return files }
        return try files.map { (file) throws(Failure) in
            guard let old = try reader(file.destination) else { return file }
            var file = file
            file.file = try environment.keepingHeader(of: old, in: file.file)
            return file
        }
    }
}
