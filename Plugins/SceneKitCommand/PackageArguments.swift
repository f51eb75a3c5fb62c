/// The words of a command line, for scenes that go into the package that the plugin is run in.
enum PackageArguments {
    private static let places = ["--package", "--output"]

    /// Adds `--package .` to a subcommand that writes scenes, unless the words say where to write
    /// or only ask for help.
    static func complete(_ words: [String]) -> [String] {
        guard let subcommand = words.first, SceneWriters.names.contains(subcommand) else {
            return words
        }
        // What follows `--` is an argument, whatever it looks like.
        let options = words.dropFirst().prefix { $0 != "--" }
        guard !options.contains(where: { asksForHelp($0) || namesPlace($0) }) else { return words }
        return [subcommand, "--package", "."] + words.dropFirst()
    }

    private static func asksForHelp(_ word: String) -> Bool {
        word == "--help" || word == "-h"
    }

    private static func namesPlace(_ word: String) -> Bool {
        places.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
}
