package import JSONSource
package import Scenes

/// The contents of a scenes file: its scenes, and defaults for them.
package struct ScenesFile: JSONObjectReadable, Sendable {
    /// The scenes in the order of the file.
    package var scenes: [SceneEntry]
    /// The choices of scenes that don't have their own.
    package var defaults: SceneChoices
    /// Whether the files may be edited.
    package var edits = EditPolicy.keep

    package init(scenes: [SceneEntry], defaults: SceneChoices = SceneChoices()) {
        (self.scenes, self.defaults) = (scenes, defaults)
    }

    package static let hintForList: String? = #"Wrap the scenes: { "scenes": [ … ] }"#

    /// Reads a whole file: `scenes`, and keys of a scene as defaults.
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let scenes = object.required("scenes", as: [SceneEntry].self)
        defaults = SceneChoices(withSetFrom: object)
        edits = object.optional("edits", default: .keep)
        guard let scenes else { return nil }
        self.scenes = scenes
    }
}

/// The handling of edited files of a list.
package enum EditPolicy: String, JSONReadable, Sendable, CaseIterable {
    /// Edits are kept and merged.
    case keep
    /// `generate --check` reports edits, as for fixtures.
    case refuse
}
