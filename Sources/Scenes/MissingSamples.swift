package import Basics
import SwiftSource
import TemplateSets

/// The parameters without values for tests, of scenes and of routes to them.
package struct MissingSamples: Sendable {
    private enum Kind { case scene, routes }

    /// The parameters of one scene that its tests, or tests of routes to it, have no values for.
    private struct Gap: Hashable {
        let scene: SceneName
        let kind: Kind
        /// Whether scene-kit generates the scene, so that the user can add a value.
        let isGenerated: Bool
        let parameters: [Parameter]
    }

    private let generation: SceneGeneration
    /// The gaps in the order of discovery, without duplicates.
    private var gaps: [Gap] = []
    private var seen: Set<Gap> = []
    /// Whether the templates of each set use values.
    private lazy var usesSamples = generation.sets.map(\.usesSamples)

    package init(in generation: SceneGeneration) { self.generation = generation }

    /// Adds the parameters of an item and its routes.
    package mutating func add(renderable index: Int) {
        let item = generation.renderables[index]
        let templateSet = generation.sets[item.set]
        guard generation.layout.tests != nil, templateSet.format.isNative else { return }
        var found: [Gap] = []
        var routes: [Route] = []
        switch item.subject {
        case .scene(let scene) where templateSet.makesTests(scene.options, scene.parts):
            let data = data(scene.parameters, scene.dependencies, scene.samples)
            found = [
                Gap(
                    scene: scene.name, kind: .scene, isGenerated: true,
                    parameters: data.inputsWithoutSample)
            ]
            routes = scene.routes
        case .route(let route, let origin) where templateSet.makesTests(origin.options):
            routes = [route]
        default: return
        }
        found += routes.map(\.target).map { target in
            Gap(
                scene: target.name, kind: .routes, isGenerated: target.isGenerated,
                parameters: data(target.parameters, ParameterList(), target.samples)
                    .inputsWithoutSample)
        }
        found.removeAll(where: \.parameters.isEmpty)
        if !found.isEmpty, usesSamples[item.set] { add(found) }
    }

    /// Adds the parameters from another part of the same run.
    package mutating func merge(_ other: MissingSamples) { add(other.gaps) }

    private mutating func add(_ more: [Gap]) {
        for gap in more where seen.insert(gap).inserted { gaps.append(gap) }
    }

    private func data(
        _ parameters: ParameterList, _ dependencies: ParameterList, _ samples: SampleList
    ) -> InitialData {
        InitialData(
            parameters: parameters, dependencies: dependencies, imports: [], samples: samples,
            in: generation.environment)
    }

    /// Returns a note for every scene: one for its own tests, or else for routes to it.
    ///
    /// - Parameters:
    ///   - isListed: Returns whether a scene is in a scenes file, so that commands can't change it.
    ///   - command: Completes a suggested command.
    package func notes(isListed: (String) -> Bool, command: (String) -> String) -> [Diagnostic] {
        let scenes = Set(gaps.filter { $0.kind == .scene }.map(\.scene))
        return gaps.filter { $0.kind != .routes || !scenes.contains($0.scene) }.map { gap in
            let names = gap.parameters.map { "'\($0.name.name)'" }.joinedAsAlternatives("and")
            let values = gap.parameters.count == 1 ? "is a test value" : "are test values"
            let effect =
                switch gap.kind {
                case .scene: "'\(gap.scene)' has no tests"
                case .routes: "the tests of routes to '\(gap.scene)' only compile"
                }
            let entries = Set(gap.parameters.map { "\"\($0.type)\": \"<expression>\"" }).sorted()
            return Diagnostic.note(
                "\(effect) until there \(values) for \(names)",
                hint: ownHint(for: gap, isListed: isListed(gap.scene.description), command)
                    + "\"samples\": { \(entries.joined(separator: ", ")) } to scene-kit.json.")
        }
    }

    /// Returns the beginning of a hint, which adds the values for one scene only.
    private func ownHint(for gap: Gap, isListed: Bool, _ command: (String) -> String) -> String {
        guard gap.isGenerated else { return "Add " }
        let samples = gap.parameters.map { "\($0.name.name)=<expression>" }
        if isListed {
            let texts = samples.map { "\"\($0)\"" }.joined(separator: ", ")
            return "Add \"samples\": [\(texts)] to '\(gap.scene)' in its scenes file, or "
        }
        let options = samples.map { "--sample " + $0 }.joined(separator: " ")
        return gap.kind == .routes
            ? "Type '\(command("update \(gap.scene) \(options)"))', or add "
            : "Add \(options), or "
    }
}
