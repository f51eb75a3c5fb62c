public import JSONSource

/// What `generate` renders: the scenes of a file, and what it says of all of them.
public struct SceneList: JSONObjectReadable, Sendable {
    /// In the order of the file.
    public var scenes: [SceneEntry]
    /// What holds for every scene that says nothing else.
    public var defaults: SceneChoices

    /// A list of scenes.
    public init(scenes: [SceneEntry], defaults: SceneChoices = SceneChoices()) {
        self.scenes = scenes
        self.defaults = defaults
    }

    /// Reads a whole file: `scenes`, and the keys of a scene beside it.
    public init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let scenes = object.required("scenes", as: [SceneEntry].self)
        defaults = SceneChoices(from: object)
        guard let scenes else { return nil }
        self.scenes = scenes
    }
}
