extension Environment {
    /// The folder for the user's packs; nil if no variable names it.
    package static var packs: String? {
        folder("SCENE_KIT_HOME")
            ?? folder("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 + "/scene-kit" : nil }
            ?? folder("HOME").map { $0 + "/.local/share/scene-kit" }
    }
}
