package import Basics
import SwiftSource
import TemplateSets

/// Says of which scenes tests are left out, since nobody knows a value for what they start with.
package struct MissingSamples {
    private let generation: SceneGeneration
    /// Whether the templates of a set ask for values, once somebody wants to know.
    private var known: [Int: Bool] = [:]

    package init(in generation: SceneGeneration) {
        self.generation = generation
    }

    /// The note on an item, or nil if all values are known or no test needs them.
    package mutating func note(onItem index: Int) -> Diagnostic? {
        let item = generation.items[index]
        let templateSet = generation.sets[item.set]
        guard generation.layout.tests != nil, templateSet.format.isNative else { return nil }
        switch item.subject {
        case .scene(let scene):
            let unknown = unknown(scene.parameters, scene.samples)
            guard !unknown.isEmpty, templateSet.makesTests(scene.options, scene.parts),
                asksForSamples(item.set)
            else { return nil }
            return Self.note("the tests of '\(scene.name)' leave", unknown) { values in
                "Add \(values), or "
            }
        case .route(let route, let origin):
            let target = route.target
            let unknown = unknown(target.parameters, target.samples)
            guard !unknown.isEmpty, templateSet.makesTests(origin.options),
                asksForSamples(item.set)
            else { return nil }
            return Self.note("the test of the route to '\(target.name)' leaves", unknown) {
                values in
                target.isGenerated ? "'scene-kit update \(target.name) \(values)', or add " : "Add "
            }
        }
    }

    private func unknown(_ parameters: ParameterList, _ samples: SampleList) -> [Parameter] {
        InitialData(
            parameters: parameters, imports: [], samples: samples, in: generation.environment
        ).parametersWithoutSample
    }

    private mutating func asksForSamples(_ set: Int) -> Bool {
        if let known = known[set] { return known }
        let asks = generation.sets[set].asksForSamples
        known[set] = asks
        return asks
    }

    /// - Parameter beginning: what stands before the entry of `scene-kit.json`, made of the options that
    ///   give values.
    private static func note(
        _ subject: String, _ parameters: [Parameter], beginning: (String) -> String
    ) -> Diagnostic {
        let names = parameters.map { "'\($0.name.name)'" }.joinedAsAlternatives("and")
        let values = parameters.map { "--sample \($0.name.name)=<expression>" }
        let entries = Set(parameters.map { "\"\($0.type)\": \"<expression>\"" }).sorted()
        return Diagnostic(
            .note, "\(subject) out what needs a value of \(names)",
            hint: beginning(values.joined(separator: " "))
                + "\"samples\": { \(entries.joined(separator: ", ")) } to scene-kit.json.")
    }
}
