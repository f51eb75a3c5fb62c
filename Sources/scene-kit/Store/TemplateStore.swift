import ArgumentParsing
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

    /// The set that a text names; without one the default set.
    ///
    /// - Throws: what `set(named:)` throws; a name that nobody knows is shown where a file has it.
    static func set(_ template: SourceText?) throws(Failure) -> TemplateSet {
        guard let template else { return try set(named: nil) }
        do {
            return try set(named: path(of: template))
        } catch {
            var failure = error
            guard template.name != Option.template.name else { throw failure }
            failure.diagnostics = failure.diagnostics.map { problem in
                guard problem.path == nil || failure.status == .notFound else { return problem }
                return Diagnostic(
                    problem.severity, problem.message, in: template, atUTF8Offset: 0,
                    utf8Length: template.text.utf8.count, hint: problem.hint)
            }
            throw failure
        }
    }

    /// A path in a file is relative to that file, one in a record to the project's root, and one on
    /// the command line to the current folder.
    private static func path(of template: SourceText) -> String {
        let name = template.text
        let isRelative = isPath(name) && !name.hasPrefix("/")
        guard isRelative, template.name != Option.template.name else { return name }
        var folder = template.name.splitAtLastSlash.parent
        let records = Project.recordsFolder + "/scenes"
        if folder == records { folder = "." }
        if folder.hasSuffix("/" + records) { folder.removeLast(records.utf8.count + 1) }
        let path = Destination.join(folder, name)
        return isPath(path) ? path : "./" + path
    }

    /// Whether it is a path and not a name.
    private static func isPath(_ name: String) -> Bool {
        name.contains("/") || name == "." || name == ".."
    }

    /// The set of a name, or in the folder at a path; without a name the default set.
    ///
    /// A name with a `/` in it is a path, and so are `.` and `..`.
    ///
    /// - Throws: `Failure` with 66 for a set that is not there, 65 for one that is wrong, and 77
    ///   for a folder that holds what no set may hold.
    static func set(named name: String?) throws(Failure) -> TemplateSet {
        let name = name ?? defaultSet
        if isPath(name) {
            return try TemplateSet(
                reading: PackFolderReader(name).read(), tool: SceneKit.semanticVersion)
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
