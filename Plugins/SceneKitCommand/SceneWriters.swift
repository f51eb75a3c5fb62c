// Made from the program's commands: a plugin cannot import a module. Record it with
// SCENE_KIT_RECORD=1 swift test --filter CommandLineTests.

/// The subcommands that write scenes where --package or --output says.
enum SceneWriters {
    static let names: Set = ["generate", "new", "route"]
}
