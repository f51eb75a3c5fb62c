import ArgumentParsing
import Basics
import Planning
import TemplateStores

extension Option {
    static let verbose = flag(
        "--verbose", short: "v",
        help: "List every operation, also on records and unchanged files, and show records in "
            + "diffs."
    ).with(synonyms: "--debug --trace --loglevel --log-level").under(.output, rare: true)

    static let quiet = flag("--quiet", short: "q", help: "Print only errors and requested results.")
        .with(synonyms: "--silent --no-output").under(.output)

    static let color = Option(
        "--color", "when", from: .choices(ColorChoice.allCases.map(\.rawValue)), default: "auto",
        synonyms: "--no-color --nocolor --colour --ansi --no-ansi", help: "When to use colors."
    ).under(.output, rare: true)

    static let json = flag("--json", help: "Print one JSON document instead of text.")
        .with(synonyms: "--format --reporter --output-format").under(.output)

    static let template = Option(
        TemplateStore.optionName, "set", from: .dynamic(Completions.sets),
        default: "that of scene-kit.json, or \(TemplateStore.defaultSet)",
        synonyms:
            "--set --templates --template-set --kind --type -t --use --using --arch --architecture "
            + "--pattern --style --from-template --generator",
        help: "The template set: a name that 'scene-kit list' shows, or a path such as ./MySet."
    ).under(.template)

    /// `--package` of commands that work on recorded scenes.
    static let projectPackage = Option(
        "--package", "dir", from: .directory, synonyms: "--package-path",
        help: "The Swift package that the scenes belong to."
    ).under(.location)
    /// `--package` of commands that create scenes.
    static let package = Option(
        "--package", "dir", from: .directory, synonyms: "--package-path",
        help: "A Swift package for the scene and its tests, created if it doesn't exist."
    ).under(.location)
    static let output = Option(
        "--output", "dir", from: .directory,
        default: "a target of the package, or the current folder",
        synonyms:
            "--path --out --dir --destination --directory -o --in --at --module_path --dest --cwd "
            + "--root --working-dir --where",
        help: "The folder that contains the scene's folder."
    ).under(.location)
    static let tests = Option(
        "--tests", "dir", from: .directory, default: "that of scene-kit.json or of the package",
        synonyms: "--test-path --test_path --module_tests_path --test-dir",
        help: "The folder for tests. Without one, no tests are created."
    ).under(.location)
    static let support = Option(
        "--support", "dir", from: .directory, default: "Support beside the scene",
        help: "The folder for the files that all scenes share."
    ).under(.location, rare: true)
    static let module = Option(
        "--module", "name", synonyms: "--module-name --target",
        help: "The module of the scene, which its tests import."
    ).under(.location)

    static let addToTarget = Option(
        "--add-to-target", "name", repeatable: true,
        synonyms: "--xcodeproj --project --workspace --scheme --targets",
        help: "A target of the Xcode project that gets the new files, or a test target for the new "
            + "tests."
    ).under(.location, rare: true)

    static let onConflict = Option(
        "--on-conflict", "how", from: .choices(ExistingFilePolicy.words),
        synonyms:
            "--conflict --overwrite --overwrite-if-exists --skip-existing --skip-if-exists --if-exists "
            + "--force -f --ours --theirs --merge --strategy --conflict-strategy",
        help:
            "How to resolve conflicts: overwrite the file, keep it, or, in a generated file, write "
            + "both sides between markers."
    ).under(.conflicts)
    static let dryRun = flag("--dry-run", help: "Show what would be done, and write nothing.")
        .with(synonyms: "--preview --plan --simulate --pretend --what-if --noop")
        .under(.output)
    static let diff = flag("--diff", help: "Print the changes as a unified diff for 'patch -p1'.")
        .under(.output)

    static let project = flag(
        "--project", help: "Use the packs of the project, in .scene-kit/templates.")
    static let forceChanges = flag("--force", help: "Discard edits of installed sets.")
}

extension [Option] {
    static let places: [Option] = [.package, .output, .tests, .support, .module]
    /// Options of commands that write scenes.
    static let writing: [Option] = [.onConflict, .dryRun, .diff, .json]
}

extension [[Option]] {
    /// Options for places that exclude each other.
    static let places: [[Option]] = [
        [.package, .output], [.package, .tests], [.package, .addToTarget],
    ]
}

/// A heading of options in the help of a command with many.
enum HelpHeading: String { case scene, routes, template, location, conflicts, output }

extension Option {
    func with(synonyms: String) -> Option {
        var option = self
        option.synonymText = synonyms
        return option
    }

    /// The option under a heading, and in the short help unless it is rare.
    func under(_ heading: HelpHeading, rare isRare: Bool = false) -> Option {
        var option = self
        (option.section, option.isRare) = (heading.rawValue.uppercased(), isRare)
        return option
    }
}
