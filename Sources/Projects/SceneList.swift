import Basics
package import JSONSource

/// What `generate` renders: the scenes of a file, and what it says of all of them.
package struct SceneList: JSONObjectReadable, Sendable {
    /// In the order of the file.
    package var scenes: [SceneEntry]
    /// What holds for every scene that says nothing else.
    package var defaults: SceneChoices
    /// Whether its files may be edited; where nothing is said, they may.
    package var edits = EditPolicy.keep

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
        edits = object.optional("edits", default: .keep)
        guard let scenes else { return nil }
        self.scenes = scenes
    }
}

/// What a list says of files that somebody edited.
package enum EditPolicy: String, Sendable, CaseIterable {
    /// They stay, and get what is new.
    case keep
    /// `generate --check` finds them different, as fixtures are to be what the list gives.
    case refuse
}

extension EditPolicy: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let policy = EditPolicy(rawValue: text) else {
            reader.report(
                "unknown value '\(text.onOneLine)'",
                hint: "Write \"keep\" or \"refuse\".")
            return nil
        }
        self = policy
    }
}
