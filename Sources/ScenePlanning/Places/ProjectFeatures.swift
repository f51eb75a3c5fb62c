package import Basics
package import Linting
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// A feature to create.
struct NewFeature {
    let name: String
    /// The folder of its scenes.
    let sources: ProjectFolder
    let isInterfaceOnly: Bool
    /// The folder of the module that registers all features.
    let app: ProjectFolder
}

/// The features of a project, and the package that registers them for the app.
///
/// The recorded files of features say which there are, so two branches that each add one merge
/// without conflicts.
package struct ProjectFeatures {
    private struct Feature {
        let sources: ProjectFolder
        var listed: FeatureFiles.Feature
    }

    /// The module that registers all features.
    package static let appModule = "AppFeatures"

    private var features: [String: Feature] = [:]
    /// The sources of the package that registers the features; nil without one.
    private var app: ProjectFolder?

    /// The features that a record of shared files has, unless their targets were deleted, and the
    /// new one.
    package init(of state: ProjectState) throws(Failure) {
        try self.init(of: state, adding: nil)
    }

    init(of state: ProjectState, adding new: NewFeature?) throws(Failure) {
        for file in try state.shared().files {
            let path = file.path
            var folders = Array(path.components.dropLast())
            guard var module = folders.popLast(), folders.last == "Sources" else { continue }
            let isApp = module == Self.appModule && path.fileName == module + ".swift"
            // The user may have written the other list of a feature.
            if module.hasSuffix("Testing"), path.fileName == module.dropLast(7) + "Fakes.swift" {
                module.removeLast(7)
            } else if !isApp, path.fileName != module + "Feature.swift" {
                continue
            }
            let sources = ProjectFolder(components: folders + [module])
            if try !state.exists(isApp ? module : module + "Feature", in: sources) {
                try state.check(isInPlace: file)
                // Without its target, the whole feature was deleted.
                if try !state.hasTarget(of: sources) { continue }
            }
            if isApp {
                app = sources
            } else {
                features[module] = Feature(sources: sources, listed: .init(name: module))
            }
        }
        if app == nil, let feature = features.min(by: { $0.key < $1.key })?.value {
            let module = Self.appModule
            let sources = ProjectFolder(
                components: feature.sources.components.dropLast(3) + [module, "Sources", module])
            if try state.exists(module, in: sources) { app = sources }
        }
        guard let new, !new.isInterfaceOnly else { return }
        features[new.name] =
            features[new.name] ?? Feature(sources: new.sources, listed: .init(name: new.name))
        app = app ?? new.app
    }

    /// The place of one of the features; nil without any.
    func place(in state: ProjectState) -> ResolvedOutput? {
        features.min { $0.key < $1.key }.map { state.place(ofFeature: $0.value.sources) }
    }

    /// Whether the files of features name any of the scenes, or what these need.
    var hasScenes: Bool {
        features.values.contains { $0.listed != FeatureFiles.Feature(name: $0.listed.name) }
    }

    /// The folder of the scenes of a feature; nil if no feature has that name.
    func sources(of feature: String) -> ProjectFolder? { features[feature]?.sources }

    /// The package that registers the features; nil without one.
    var appPackage: ProjectFolder? {
        app.map { ProjectFolder(components: $0.components.dropLast(2)) }
    }

    /// The packages of the features, and the one that registers them, which has no name.
    var packages: [(feature: String?, folder: ProjectFolder)] {
        features.sorted { $0.key < $1.key }.map { name, feature in
            (name, ProjectFolder(components: feature.sources.components.dropLast(2)))
        } + [appPackage].compactMap(\.self).map { (nil, $0) }
    }

    package var names: [String] { features.keys.sorted() }

    /// For each feature, the rule that it imports no scenes of others.
    package var rules: [LintRule] {
        features.sorted { $0.key < $1.key }.compactMap { name, feature in
            let others = names.filter { $0 != name }
            if others.isEmpty { return nil }
            let package = feature.sources.components.dropLast(2) + ["**", "*.swift"]
            return LintRule(
                forbidding: others, in: [PathPattern(package.joined(separator: "/"))])
        }
    }

    /// Takes a scene of a feature.
    mutating func addScene(
        _ scene: String, of module: String?, isExported: Bool, link: String?
    ) {
        guard let module else { return }
        if isExported { features[module]?.listed.exportedScenes.insert(scene) }
        if link?.isEmpty == false { features[module]?.listed.linkedScenes.insert(scene) }
    }

    /// Takes the dependencies of a scene of a feature, unless the user wrote what looks them up.
    mutating func addNeeds(
        _ dependencies: ParameterList, of target: RouteTarget, from templateSet: TemplateSet
    ) {
        let types = dependencies.parameters.map(\.parameter)
            .filter { $0.defaultValue == nil }.map(\.type)
        guard let module = target.module, features[module] != nil, !types.isEmpty,
            target.isGenerated, !target.isAdopted, templateSet.findsDependenciesByType
        else { return }
        features[module]?.listed.needs.formUnion(types)
        features[module]?.listed.imports.formUnion(target.imports.map(\.description))
    }

    mutating func addScene(of record: SceneRecord) {
        let link = record.resolved.options[CommonOption.link]?.texts.first?.text
        addScene(
            record.entry.name.text, of: record.module, isExported: record.isExported,
            link: record.hasBuilder ? link : nil)
    }

    /// The files of all features and of the app, by path.
    ///
    /// - Throws: What rendering them throws.
    func files(in state: ProjectState) throws(Failure) -> [OutputPath: OutputFile] {
        let all = features.sorted { $0.key < $1.key }.map(\.value)
        var files: [OutputPath: OutputFile] = [:]
        func add(
            at sources: ProjectFolder,
            _ render: (FeatureFiles) throws(Failure) -> [RenderedFile]
        ) throws(Failure) {
            let place = state.place(ofFeature: sources)
            guard let renderer = try Self.renderer(at: place, in: state) else { return }
            for file in try render(renderer) {
                guard let destination = try place.layout.destination(of: file),
                    let path = state.project.file(at: destination)
                else { continue }
                files[path] = OutputFile(file: file.shared, destination: destination)
            }
        }
        for feature in all {
            try add(at: feature.sources) { (renderer) throws(Failure) in
                try renderer.files(of: feature.listed)
            }
        }
        if let app {
            try add(at: app) { (renderer) throws(Failure) in
                try renderer.appFiles(Self.appModule, of: all.map(\.listed))
            }
        }
        return files
    }

    /// The files of an interface without scenes.
    ///
    /// - Throws: What rendering them throws.
    static func interface(
        of feature: String, at place: ResolvedOutput, in state: ProjectState
    ) throws(Failure) -> [WantedFile] {
        let made = FeatureFiles.Feature(name: feature)
        let files = try renderer(at: place, in: state)?.files(of: made) ?? []
        return try mapCollectingErrors(files.filter { $0.root == .interface }) {
            (file) throws(Failure) in
            try place.layout.destination(of: file).map {
                WantedFile(destination: $0, contents: file.contents)
            }
        }.compactMap(\.self)
    }

    /// Nil without a library for shared files.
    private static func renderer(
        at place: ResolvedOutput, in state: ProjectState
    ) throws(Failure) -> FeatureFiles? {
        let scene = place.layout.scene
        guard let support = state.supportModule(beside: scene) else { return nil }
        let defaults = try state.project.configuration(at: scene).defaults
        let framework = defaults.options["tests"]?.texts.first?.text
        // As in the manifests of features.
        let found = try state.defaultSet(at: scene)
        let makesTests = found.map { $0.set.makesTests($0.options) } ?? (framework != "none")
        return FeatureFiles(
            supportModule: support.name,
            tests: !makesTests ? nil : framework == "xctest" ? .xctest : .testing,
            in: try state.renderEnvironment(of: place, for: []))
    }
}

extension OptionValues {
    /// Whether other features are to lead to the scene.
    var exportsScene: Bool { self[CommonOption.exported]?.texts.first == "true" }
}

extension Scene {
    /// Whether other features lead to the scene. A part of a scene lacks what they need.
    var isExported: Bool {
        options.exportsScene && parts.isEmpty
    }
}

extension ProjectState {
    fileprivate func exists(_ file: String, in folder: ProjectFolder) throws(Failure) -> Bool {
        let path = OutputPath(ofRecord: folder.components + [file + ".swift"])
        return try disk.entry(at: project.destination(of: path)) != .absent
    }

    /// Whether a manifest has the target of these sources.
    fileprivate func hasTarget(of sources: ProjectFolder) throws(Failure) -> Bool {
        let package = project.place(of: ProjectFolder(components: sources.components.dropLast(2)))
        guard let text = try Manifest.text(in: package.path, on: disk) else { return false }
        return ManifestContents(SourceText(name: package.path, text: text)).targets.contains {
            $0.name == sources.components.last
        }
    }

    /// - Throws: `Failure` with 73 if the user moved a list of features within its package, or with
    ///   another name of its target.
    fileprivate func check(isInPlace file: RecordedFile) throws(Failure) {
        guard !disk.exists(records.destination(of: file).path),
            let place = movedFile(file, of: file.path.fileName)
        else { return }
        throw Failure(
            .conflict, "scene-kit maintains this list of a feature in '\(file.path)'",
            path: records.destination(of: RecordedFile(path: place, base: file.base)).path,
            hint: "Nothing was written. Move it back there.")
    }

    /// The set of scenes that name none at a place, and its options there; nil if it can't be read.
    func defaultSet(
        at scene: OutputLayout.Root
    ) throws(Failure) -> (set: TemplateSet, options: OptionValues)? {
        let defaults = try project.configuration(at: scene).defaults
        guard let templateSet = try? sets.set(defaults.template) else { return nil }
        return (templateSet, try OptionValues(defaults.options, for: templateSet))
    }

    /// The place of a feature's code, by the folder of its scenes, which is `Sources/<module>`.
    func place(ofFeature sources: ProjectFolder) -> ResolvedOutput {
        let module = sources.components.last ?? ""
        let tests = ProjectFolder(
            components: sources.components.dropLast(2) + ["Tests", module + "Tests"])
        let scene = project.place(of: sources)
        let layout = OutputLayout(
            scene: scene, tests: project.place(of: tests),
            support: project.supportRoot(beside: scene))
        return ResolvedOutput(layout, module: module)
            .completed(with: supportModule(beside: scene)).formatted(on: disk)
    }
}
