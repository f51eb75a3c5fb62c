import Basics
import SwiftSource
import TemplateSets
import TemplateEngine

/// The files of scenes that have everything in common but their names, as many scenes of a list do:
/// their templates are rendered once, and then only the names are filled in.
struct ScenePatterns {
    /// A file of such scenes.
    struct File {
        let file: TemplateFile
        let path: TextPattern
        fileprivate let text: TextPattern
        /// The text as Swift whose layout has only to look at long lines, and how long they are.
        fileprivate let tidied: (text: TextPattern, lines: LineWidths)?
    }

    /// All that the files depend on but the name.
    private struct Shape: Hashable {
        let parameters: ParameterList
        let dependencies: DependencyList
        let imports: [ModuleName]
        let samples: SampleList
        let options: OptionValues
        let parts: Set<String>
        let author: String
        let date: CalendarDate

        init(_ scene: Scene) {
            (parameters, dependencies) = (scene.parameters, scene.dependencies)
            (imports, samples) = (scene.imports, scene.samples)
            (options, parts) = (scene.options, scene.parts)
            (author, date) = (scene.author, scene.date)
        }
    }

    private enum Knowledge {
        /// There was one scene of the shape, and there may be no other.
        case seen
        /// The files, or nil where their templates need the name.
        case made([File]?)
    }

    private var shapes: [Shape: Knowledge] = [:]

    /// More are not kept, since a list may have as many as scenes.
    private static let limit = 64

    /// The files of scenes like this one, where they have been made.
    func files(of scene: Scene) -> [File]? {
        guard case .made(let files) = shapes[Shape(scene)] else { return nil }
        return files
    }

    /// Whether it is time to make the files: a scene like this one was there before.
    mutating func isSecond(_ scene: Scene) -> Bool {
        switch shapes[Shape(scene)] {
        case .made: return false
        case .seen: return true
        case nil:
            if shapes.count == Self.limit { shapes = [:] }
            shapes[Shape(scene)] = .seen
            return false
        }
    }

    /// Keeps the files of scenes like this one; nil where there can be none.
    mutating func keep(_ files: [File]?, of scene: Scene) { shapes[Shape(scene)] = .made(files) }
}

extension ScenePatterns.File {
    /// Throws where the path or the text cannot be had without the name.
    init(
        _ parsed: SceneRenderer.ParsedFile, _ context: SceneContext, _ partials: ParsedPartials,
        _ layout: SwiftLayout?
    ) throws(TemplateError) {
        file = parsed.file
        path = try parsed.path.pattern(
            context.valueForPath(naming: parsed.namesInPath), partials: partials)
        let text = try parsed.text.pattern(
            context.value(fileName: .slot(SceneContext.fileNameSlot)), partials: partials)
        self.text = text
        tidied = layout.flatMap { layout in
            layout.tidied(text).map { ($0, LineWidths($0, by: layout.width)) }
        }
    }

    /// The text of a file for a scene; nil where the name does not fit.
    func text(
        with texts: inout SlotTexts, at path: OutputPath, _ layout: SwiftLayout?
    ) -> [UInt8]? {
        // The name decides whether it is Swift, as part of the path.
        if let layout, path.isOfSwift, let tidied {
            guard let text = tidied.text.filled(with: &texts),
                let width = tidied.lines.widest(with: &texts)
            else { return nil }
            return width > layout.lineLength ? layout.applyToTidied(text) : text
        }
        guard let text = text.filled(with: &texts) else { return nil }
        guard let layout, path.isOfSwift else { return text }
        return Array(layout.apply(to: String(decoding: text, as: UTF8.self)).utf8)
    }
}
