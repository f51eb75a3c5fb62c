package import Basics
import BuiltinTemplates
import Planning
package import ProjectReading
package import Projects
import Scenes
package import TemplateSets
import Threads
import XcodeTemplates

/// Finds template sets: by name in the project, in the user's store, and in the binary, or by a
/// folder's path.
package final class TemplateStore: TemplateSetFinder {
    private let stores: [PackStore]
    private let root: String
    private let disk: any Disk
    private let records: @Sendable () -> [SceneRecord]
    /// The sets that were read.
    private let known = Mutex<[String: TemplateSet]>([:])
    /// The recorded scenes by the names of their records, for each name that several sets have.
    private let scenes = Mutex<[String: [String: SceneRecord]]>([:])

    /// The default built-in set. Other sets with this name don't replace it.
    package static let defaultSet = "Scene"

    /// The option that names a set, for diagnostics.
    package static let optionName = "--template"

    /// Creates the store of a project.
    ///
    /// - Parameter records: Reads the recorded scenes, which know the sources of their sets.
    package init(
        _ project: Project, remembering records: @escaping @Sendable () -> [SceneRecord] = { [] }
    ) {
        self.records = records
        root = project.root
        disk = project.disk
        stores = PackStore.all(project)
    }

    /// Creates the store of a project's packs, or of a user's.
    init(_ stores: [PackStore]) {
        (self.stores, root, disk) = (stores, stores[0].base, stores[0].disk)
        records = { [] }
    }

    /// Returns every set that has a name, in the order in which they are looked up. Throws a
    /// `Failure` with 74 for a project's folder that can't be read. A user's folder that can't be
    /// read counts as empty.
    package func all() throws(Failure) -> [StoredSet] {
        var sets: [StoredSet] = []
        for store in stores {
            do throws(Failure) {
                sets += try store.packs().flatMap(StoredSet.all)
            } catch {
                if store.origin == .user, error.status == .inputOutput { continue }
                throw error
            }
        }
        sets += BuiltinTemplates.names.map(StoredSet.init(builtIn:))
        return sets.sorted { ($0.rank, $0.name, $0.fullName) < ($1.rank, $1.name, $1.fullName) }
    }

    /// Returns the set that a text names, or the default set. Throws the errors of `set(named:)`.
    /// An unknown name is shown at its place in the file.
    package func set(_ template: SourceText?) throws(Failure) -> TemplateSet {
        // A path in a file is relative to the file, and one in a record to the root.
        let key = template.map { text in
            let folder = Self.isRecorded(text) ? "" : text.name.splitAtLastSlash.parent
            let scene = scene(naming: text)
            let origin = [scene?.setSource?.url.text, scene?.setDigest.description]
            return "\(text.isArgument) \(folder):\(text.text) \(origin)"
        }
        return try known.remembered(key ?? "") { () throws(Failure) in
            guard let template else { return try set(named: nil) }
            return try set(named: path(of: template), by: template)
        }
    }

    /// Returns the set with a name, with or without its pack's name in front, or in the folder at a
    /// path; without a name, the default set. Throws a `Failure` with 66 for an unknown set, 65 for
    /// an invalid set or a name that sets of two packs have, and 77 for a set that was changed
    /// since it was installed and for a folder with files that no set may contain.
    package func set(named name: String?) throws(Failure) -> TemplateSet {
        if let name { return try set(named: name, by: nil) }
        let name = Self.defaultSet
        var match = Match(stored: StoredSet(builtIn: name))
        let isTaken = try? all().contains {
            $0.name == name && $0.pack == nil && $0.origin != .builtIn
        }
        if isTaken == true { match.recordedName = match.stored.fullName }
        return try match.read(for: name, by: nil)
    }

    /// Returns the set with a name, or nil for the path of a folder.
    ///
    /// Throws the errors of `set(named:)`, except those of reading the set.
    package func stored(named name: String) throws(Failure) -> StoredSet? {
        try match(name, by: nil)?.stored
    }

    /// The set that a name refers to.
    private struct Match {
        let stored: StoredSet
        /// The name for records; nil if it is the name that the user gave.
        var recordedName: String?
        /// Other sets with the same name.
        var others: [StoredSet] = []

        /// Reads the set. Its reference has a note if other sets have the same name.
        func read(for name: String, by mention: SourceText?) throws(Failure) -> TemplateSet {
            var reference = SetReference(name: recordedName ?? name, source: stored.source)
            if !others.isEmpty {
                let count = others.count == 1 ? "two" : "\(others.count + 1)"
                let isSame = others.contains { $0.fullName == stored.fullName }
                func shown(_ set: StoredSet) -> String {
                    "'\(set.fullName.onOneLine)'" + (isSame ? " (\(set.origin.rawValue))" : "")
                }
                let message =
                    "\(count) sets are called '\(name.onOneLine)': \(shown(stored)) is used, not "
                    + others.map(shown).joinedAsAlternatives()
                var note = mention?.diagnostic(message) ?? Diagnostic.note(message)
                (note.severity, note.excerpt) = (.note, nil)
                reference.note = note
            }
            return try stored.read().referred(to: reference)
        }
    }

    /// - Parameter mention: The text that names the set, if it is in a file or an option.
    private func set(named name: String, by mention: SourceText?) throws(Failure) -> TemplateSet {
        if let match = try match(name, by: mention) {
            return try match.read(for: name, by: mention)
        }
        let file = Self.file(mention)
        if !Self.isPlainPath(name), !disk.isFolder(name) {
            throw unknown(name, among: try all(), by: file)
        }
        if let file, !disk.staysInProject(name, of: root) {
            throw Failure(
                .refused,
                file.diagnostic(
                    "a symbolic link on the way to this set leads out of the project",
                    hint: "Name the folder that it leads to."))
        }
        do throws(Failure) {
            let folder = try TemplateSetFolder(reading: name, on: disk)
            return try TemplateSet(
                reading: BaseFinder(self).completing(folder, on: disk), tool: Tool.semanticVersion)
        } catch {
            // If the folder has no set, the file that names it is wrong.
            guard let file, error.status == .notFound else { throw error }
            throw Failure(
                error.status,
                error.diagnostics.map { file.diagnostic($0.message, hint: $0.hint) })
        }
    }

    /// Returns the set with a name, or nil for the path of a folder.
    private func match(_ name: String, by mention: SourceText?) throws(Failure) -> Match? {
        if Self.isPlainPath(name) { return nil }
        let all = try all()
        // The unreadable pack may contain a set with this name.
        if let problem = all.first(where: { $0.problem != nil && $0.origin == .project })?.problem {
            throw problem
        }
        if name.contains("/") {
            let pack = name.prefix { $0 != "/" }
            let found = all.first { $0.fullName == name || $0.problem != nil && $0.name == pack }
            if let problem = found?.problem { throw problem }
            return found.map { Match(stored: $0) }
        }
        var candidates = all.filter { $0.name == name && $0.problem == nil }
        let file = Self.file(mention)
        if candidates.isEmpty {
            throw all.lazy.compactMap(\.problem).first ?? unknown(name, among: all, by: file)
        }
        // Installing or removing packs must not change the set of an existing scene. A built-in
        // set's name in a record therefore means that set or the project's own. A pack's set with
        // such a name is recorded with its full name.
        let isBuiltIn = candidates.contains { $0.origin == .builtIn }
        let own = isBuiltIn ? candidates.first { $0.pack == nil } : nil
        let isRecorded = mention.map(Self.isRecorded) ?? false
        if let scene = mention.flatMap({ scene(naming: $0) }) {
            candidates = candidates.narrowed { $0.isFromSource(of: scene) }
            let rank = candidates[0].rank
            candidates = candidates.narrowed { $0.rank == rank && $0.isUnchanged(since: scene) }
        }
        var match = Match(stored: isRecorded ? own ?? candidates[0] : candidates[0])
        let equals = candidates.filter { $0.rank == match.stored.rank }
        if equals.count > 1 { throw .ambiguousSet(name, equals.map(\.fullName), by: file) }
        if let own, own.fullName != match.stored.fullName {
            match.recordedName = match.stored.fullName
        }
        if !isRecorded { match.others = candidates.filter { !$0.isSame(as: match.stored) } }
        return match
    }

    /// The recorded scene whose set a text names, if several sets have that name.
    private func scene(naming mention: SourceText) -> SceneRecord? {
        if !Self.isRecorded(mention) { return nil }
        return scenes.remembered(mention.text) {
            let isUnique = ((try? all()) ?? []).count { $0.name == mention.text } < 2
            let found = isUnique ? [] : records()
            return Dictionary(found.map { ($0.entry.choices.template?.name ?? "", $0) }) { $1 }
        }[mention.name]
    }

    /// The text if it is in a file.
    private static func file(_ mention: SourceText?) -> SourceText? {
        mention.flatMap { $0.isArgument ? nil : $0 }
    }

    private static let recordsFolder = Project.recordsFolder + "/scenes"

    /// Whether the set is named by a record, which may not be written yet.
    private static func isRecorded(_ template: SourceText) -> Bool {
        if template.isArgument { return false }
        let folder = template.name.splitAtLastSlash.parent
        return template.name.isEmpty || folder == recordsFolder
            || folder.hasSuffix("/" + recordsFolder)
    }

    /// A path in a file is relative to that file, one in a record to the project's root, and one on
    /// the command line to the current folder.
    private func path(of template: SourceText) throws(Failure) -> String {
        let name = template.text
        guard !template.isArgument, name.contains("/") || Self.isPlainPath(name),
            !name.hasPrefix("/"), try stored(named: name) == nil
        else { return name }
        var folder = template.name.splitAtLastSlash.parent
        let records = Self.recordsFolder
        if folder == records { folder = "." }
        if folder.hasSuffix("/" + records) { folder.removeLast(records.utf8.count + 1) }
        let path = Destination.join(folder, name)
        if !Self.isPlainPath(name), !disk.isFolder(path) { return name }
        return Self.isPlainPath(path) ? path : "./" + path
    }

    /// Whether it can't be a name with its pack's name in front. No set's name has the extension of
    /// a bundle.
    private static func isPlainPath(_ name: String) -> Bool {
        // A URL is the source of a pack.
        if name.contains("://") { return false }
        return XcodeTemplate.name(ofFolder: name) != nil
            || ["/", "./", "../"].contains { name.hasPrefix($0) }
            || name == "." || name == ".." || name.utf8.count { $0 == UInt8(ascii: "/") } > 1
    }

    private func unknown(
        _ name: String, among all: [StoredSet], by mention: SourceText?
    ) -> Failure {
        let isRecorded = mention.map(Self.isRecorded) == true
        let names = Set(all.flatMap { [$0.name] + ($0.pack == nil ? [] : [$0.fullName]) })
        let sources = records().filter { $0.entry.choices.template?.text == name }
            .compactMap(\.setSource)
        let source = sources.first { $0.reference != nil } ?? sources.first
        let isFolder = [TemplateSetFolder.manifestName, XcodeTemplate.infoName].contains {
            disk.isFile("\(name)/\($0)")
        }
        let question =
            isFolder
            ? "Did you mean './\(name.prefix(100))'?"
            // The name in a record was right once.
            : isRecorded ? nil : Suggestions.question(for: name, among: names.sorted())
        var problem = Diagnostic(
            "there is no template set '\(name.maskedAsURL.prefix(100))'", about: mention,
            hint: source.map { "Install it with '\($0.installCommand(for: name))'." } ?? question
                ?? "'scene-kit list' shows the sets there are, and 'scene-kit install <source>' "
                + "adds those of a folder or git repository.")
        // Somebody may have typed the source of a pack.
        problem.maskURLSecrets()
        return Failure(.notFound, problem)
    }
}

extension [StoredSet] {
    /// The sets that a condition holds for, or all if it holds for none.
    fileprivate func narrowed(to holds: (StoredSet) -> Bool) -> [StoredSet] {
        let found = filter(holds)
        return found.isEmpty ? self : found
    }
}

extension Diagnostic {
    /// Creates an error about a text in a file, or an error without a place if `mention` is nil.
    init(_ message: String, about mention: SourceText?, hint: String) {
        self = mention?.diagnostic(message, hint: hint) ?? Diagnostic(.error, message, hint: hint)
    }
}

extension StoredSet {
    /// The precedence of the set among sets of the same name; the lowest is first. The project's
    /// sets precede the user's. In one folder, sets that weren't installed precede installed ones.
    package var rank: Int {
        let isOwn = folder != nil && problem == nil && pack == nil
        let owner = PackStore.Origin.allCases.firstIndex(of: origin) ?? 0
        return owner * 2 + (isOwn ? 0 : 1)
    }
}
