package import Basics
import SwiftSource
package import TemplateSets

extension SceneRenderer {
    /// Renders the files that scenes share, with the options of the project: those that one of the
    /// scenes asks for.
    ///
    /// Throws what `render` throws.
    package func renderSharedFiles(
        _ options: OptionValues, for scenes: [Scene]
    ) throws(Failure) -> [RenderedFile] {
        let whole = scenes.filter(\.parts.isEmpty)
        let partial = scenes.filter { !$0.parts.isEmpty }
        let asked = try sharedFiles(options) { file in
            whole.contains { file.condition.holds(for: $0.options) }
        }
        if partial.isEmpty { return asked }
        let known = Set(asked.map(\.id))
        let possible = try sharedFiles(options) { file in
            partial.contains { file.condition.holds(for: $0.options) }
        }
        if known.isSuperset(of: possible.map(\.id)) { return asked }
        var needed: Set<String> = known
        for scene in representatives(of: partial) {
            let own = try renderOwnFiles(of: scene)
            let its = possible.filter { file in
                set.files.contains { $0.id == file.id && $0.condition.holds(for: scene.options) }
            }
            needed.formUnion(
                SharedFileNeeds(of: own, named: scene.parts).filter(its).map(\.id))
        }
        let all = asked + possible.filter { !known.contains($0.id) }
        return set.files.compactMap { file in
            needed.contains(file.id) ? all.first { $0.id == file.id } : nil
        }
    }

    /// Renders all files that scenes share and that the options ask for.
    ///
    /// Throws what `render` throws.
    package func renderSharedFiles(
        _ options: OptionValues
    ) throws(Failure) -> [RenderedFile] {
        try sharedFiles(options) { $0.condition.holds(for: options) }
    }

    /// One of all scenes that need the same: names make no difference to that.
    private func representatives(of scenes: [Scene]) -> [Scene] {
        struct Shape: Hashable {
            let parts: Set<String>
            let options: OptionValues
            let inputs: [Parameter]
            let leads: Bool
        }
        var seen: Set<Shape> = []
        return scenes.filter {
            seen.insert(
                Shape(
                    parts: $0.parts, options: $0.options, inputs: $0.inputs,
                    leads: !$0.routes.isEmpty)
            ).inserted
        }
    }
}
