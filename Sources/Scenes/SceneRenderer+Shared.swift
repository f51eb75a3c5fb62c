import Basics
import SwiftSource
import TemplateSets

extension SceneRenderer {
    /// Renders the files that scenes share.
    ///
    /// Throws what `files` throws.
    func files(
        _ shared: SceneGeneration.SharedFiles, by scenes: [Scene]
    ) throws(Failure) -> [RenderedFile] {
        switch shared {
        case .none: []
        case .all(let options): try sharedFiles(options) { $0.condition.holds(for: options) }
        case .needed(let options): try sharedFiles(options, neededBy: scenes)
        }
    }

    private func sharedFiles(
        _ options: OptionValues, neededBy scenes: [Scene]
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
            let own = try files(of: .scene(scene))
            let its = possible.filter { file in
                templateSet.files.contains {
                    $0.id == file.id && $0.condition.holds(for: scene.options)
                }
            }
            needed.formUnion(
                SharedFileNeeds(of: own, named: scene.parts).filter(its).map(\.id))
        }
        let all = asked + possible.filter { !known.contains($0.id) }
        return templateSet.files.compactMap { file in
            needed.contains(file.id) ? all.first { $0.id == file.id } : nil
        }
    }

    /// One of all scenes that need the same: names make no difference to that.
    private func representatives(of scenes: [Scene]) -> [Scene] {
        struct CacheKey: Hashable {
            let parts: Set<String>
            let options: OptionValues
            let inputs: [Parameter]
            let leads: Bool
        }
        var seen: Set<CacheKey> = []
        return scenes.filter {
            seen.insert(
                CacheKey(
                    parts: $0.parts, options: $0.options, inputs: $0.inputs,
                    leads: !$0.routes.isEmpty)
            ).inserted
        }
    }
}
