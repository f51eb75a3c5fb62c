package import JSONSource

/// What `generate` renders: the scenes of a file, and what it says of all of them.
package struct SceneList: JSONObjectReadable, Sendable {
    /// In the order of the file.
    package var scenes: [SceneEntry]
    /// What holds for every scene that says nothing else.
    package var defaults: SceneChoices

    /// A list of scenes.
    package init(scenes: [SceneEntry], defaults: SceneChoices = SceneChoices()) {
        self.scenes = scenes
        self.defaults = defaults
    }

    /// Reads a whole file: `scenes`, and the keys of a scene beside it.
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let scenes = object.required("scenes", as: [SceneEntry].self)
        defaults = SceneChoices(from: object)
        guard let scenes else { return nil }
        self.scenes = scenes
    }
}
