import BuiltinTemplates
import Diagnostics
import SceneScaffold

/// Where template sets come from: those that the binary carries, and folders named by their path.
enum TemplateStore {
    /// The set used where none is named.
    static let defaultSet = "Scene"

    /// Where the sets of `all()` come from, as lists call it.
    static let origin = "built-in"

    /// Every set that has a name, sorted.
    static func all() throws(Failure) -> [TemplateSet] {
        var sets: [TemplateSet] = []
        for embedded in BuiltinTemplates.sets { sets.append(try read(embedded)) }
        return sets
    }

    /// The set of a name, or in the folder at a path; without a name the default set.
    ///
    /// A name with a `/` in it is a path, and so are `.` and `..`.
    ///
    /// - Throws: `Failure` with 66 for a set that is not there, 65 for one that is wrong, and 77
    ///   for a folder that holds what no set may hold.
    ///
    /// - Parameter project: what a path is relative to; without it, to the current folder.
    static func set(
        named name: String?, in project: Project? = nil
    ) throws(Failure) -> TemplateSet {
        var name = name ?? defaultSet
        if name.hasPrefix("."), let root = project?.root, root != "." {
            name = Destination.join(root, name)
        }
        if name.contains("/") || name == "." || name == ".." {
            return try TemplateSet(
                reading: SetFolderReader(name).read(), tool: SceneKit.semanticVersion)
        }
        guard let embedded = BuiltinTemplates.set(named: name) else {
            let question =
                isSet(inFolder: name)
                ? "Did you mean './\(name.prefix(100))'?"
                : Suggestions.question(for: name, among: BuiltinTemplates.names)
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no template set '\(name.prefix(100))'",
                    hint: question ?? "'scene-kit list' shows the sets there are."))
        }
        return try read(embedded)
    }

    private static func isSet(inFolder path: String) -> Bool {
        let manifest = path + "/" + TemplateSetFolder.manifestName
        return (try? FileSystem.kind(of: manifest)) == .file
    }

    private static func read(
        _ embedded: BuiltinTemplates.EmbeddedSet
    ) throws(Failure) -> TemplateSet {
        var files: [String: TemplateSetFolder.Content] = [:]
        for file in embedded.files { files[file.path] = .text(file.text) }
        return try TemplateSet(
            reading: TemplateSetFolder(location: embedded.name, contents: files),
            tool: SceneKit.semanticVersion)
    }
}
