package import Basics
import BuiltinTemplates
import SwiftFormatting
package import SwiftSource
import TemplateEngine
import TemplateSets

/// The files of features that belong to none of their scenes: the lists of their scenes, and the
/// composition root of the app.
package struct FeatureFiles {
    /// A package of scenes.
    package struct Feature: Hashable, Sendable {
        /// The name of its module.
        package var name: String
        /// The scenes that other features lead to.
        package var exportedScenes: Set<String> = []
        /// The scenes that links open.
        package var linkedScenes: Set<String> = []
        /// The types of dependencies without a default, which the app provides.
        package var needs: Set<SwiftType> = []
        /// The modules that these types come from.
        package var imports: Set<String> = []

        package init(name: String) { self.name = name }
    }

    package enum TestFramework: String, Hashable, Sendable, CaseIterable {
        case testing, xctest
    }

    /// A file, by its template.
    private struct File {
        let source: String
        /// The name of the file without its ending, after the name of the feature or the app.
        let suffix: String
        var root = TemplateFile.Root.scene
    }

    private let supportModule: String
    private let tests: TestFramework?
    private let environment: RenderEnvironment

    /// - Parameters:
    ///   - supportModule: The module of the shared files.
    ///   - tests: Nil for no tests.
    ///   - environment: The header and the layout of the files.
    package init(
        supportModule: String, tests: TestFramework?, in environment: RenderEnvironment
    ) {
        (self.supportModule, self.tests, self.environment) = (supportModule, tests, environment)
    }

    /// Returns the files of a feature, which change with the scenes that others lead to. Throws a
    /// `Failure` with 65 if a name gives a path that is too long, or for a header that can't be
    /// expanded.
    package func files(of feature: Feature) throws(Failure) -> [RenderedFile] {
        let exported = feature.exportedScenes
        var values: TemplateObject = ["feature": .string(feature.name)]
        values["builders"] = Self.types(of: exported, suffix: "Builder")
        values["routes"] = Self.types(of: exported, suffix: "Route")
        values["fakes"] = Self.types(of: exported, suffix: "Fake")
        values["linkedBuilders"] =
            feature.linkedScenes.isEmpty
            ? .null : Self.types(of: feature.linkedScenes, suffix: "Builder")
        let foundation = feature.needs.map(\.foundationImports).max() ?? .nothing
        values["imports"] = InitialData.modules(
            feature.imports.filter { $0 != supportModule }, foundation)
        values["networking"] = .bool(foundation == .networking)
        let needs = feature.needs.map { String($0.metatypeValue.dropLast(".self".count)) }
        values["needs"] = needs.isEmpty ? .null : Self.types(of: needs, suffix: "")
        return try render(
            [
                File(source: "Feature", suffix: "Feature"),
                File(source: "Routes", suffix: "Routes", root: .interface),
                File(source: "Fakes", suffix: "Fakes", root: .testing),
                File(source: "FeatureTests", suffix: "FeatureTests", root: .tests),
            ], of: feature.name, values)
    }

    /// Returns the files of the module that registers all features of an app. Throws the errors of
    /// `files`.
    package func appFiles(
        _ module: String, of features: [Feature]
    ) throws(Failure) -> [RenderedFile] {
        let linked = features.filter { !$0.linkedScenes.isEmpty }
        let values: TemplateObject = [
            "app": .string(module), "features": .list(features.map { .string($0.name) }),
            "featureTypes": Self.types(of: features.map(\.name), suffix: "Feature"),
            "linkedFeatures": .list(linked.map { .string($0.name) }),
        ]
        return try render(
            [
                File(source: "AppFeatures", suffix: ""),
                File(source: "AppFeaturesTests", suffix: "Tests", root: .tests),
            ], of: module, values)
    }

    private static func types(of names: some Sequence<String>, suffix: String) -> TemplateValue {
        ["types": .list(names.sorted().map { .string($0 + suffix) })]
    }

    private func render(
        _ listed: [File], of name: String, _ values: TemplateObject
    ) throws(Failure) -> [RenderedFile] {
        let texts = Dictionary(
            uniqueKeysWithValues: BuiltinTemplates.feature.map { ($0.path, $0.text) })
        var partials: [String: Template] = [:]
        for (path, text) in texts where SetLayout.isPartial(path) {
            partials[SetLayout.partialName(of: path)] = try Template(
                parsing: SourceText(name: path, text: text))
        }
        var files: [RenderedFile] = []
        for file in listed {
            var source = file.source + ".swift"
            if file.root == .tests {
                guard let tests else { continue }
                source = "\(file.source).\(tests).swift"
            }
            let fileName = name + file.suffix + ".swift"
            var values = values
            values["support"] = .string(supportModule)
            let header = try environment.header(for: fileName) ?? environment.headerComments
            values["header"] = .list(header.map { .string($0) })
            let parsed = try Template(
                parsing: SourceText(name: source, text: texts[source] ?? ""))
            let text = try parsed.renderUTF8(.object(values), partials: ParsedPartials(partials))
            do throws(OutputPathProblem) {
                files.append(
                    RenderedFile(
                        id: file.source, role: "Feature", root: file.root,
                        path: try OutputPath(fileName), isShared: false,
                        contents: environment.layout.apply(to: text)))
            } catch {
                throw Failure(error.status, "the path '\(fileName)' \(error.reason)")
            }
        }
        return files
    }
}
