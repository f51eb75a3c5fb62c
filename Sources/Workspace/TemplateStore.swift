import ArgumentParsing
package import Basics
import BuiltinTemplates
import FileSystem
import Planning
package import Projects
package import TemplateSets
import XcodeTemplates

/// Finds template sets: by name in the project, in the user's store, and in the binary, or by a
/// folder's path.
package final class TemplateStore {
    private let stores: [PackStore]
    /// The project's.
    private let root: String
    private let records: () -> [SceneRecord]
    /// The sets that were read.
    private var known: [String: TemplateSet] = [:]

    /// The default built-in set. Other sets with this name don't replace it.
    package static let defaultSet = "Scene"

    /// The option that names a set, for diagnostics.
    package static let optionName = "--template"

    /// Creates the store of a project.
    ///
    /// - Parameter records: Reads scenes that may name a missing set, to suggest the source of that
    ///   set.
    package init(_ project: Project, remembering records: @escaping () -> [SceneRecord] = { [] }) {
        self.records = records
        root = project.root
        stores = PackStore.all(project)
    }

    /// Every set that has a name, in the order in which they are looked for.
    ///
    /// - Throws: `Failure` with 74 for a project's folder that cannot be read. One of the user's that
    ///   cannot be read counts as empty.
    package func all() throws(Failure) -> [StoredSet] {
        var sets: [StoredSet] = []
        for store in stores {
            do throws(Failure) {
                for pack in try store.packs() {
                    if let problem = pack.problem {
                        sets.append(.unreadable(pack, of: store, problem))
                    } else {
                        sets += StoredSet.all(in: pack, of: store)
                    }
                }
            } catch {
                if store.origin == .user, error.status == .inputOutput { continue }
                throw error
            }
        }
        sets += BuiltinTemplates.names.map(StoredSet.init(builtIn:))
        return sets.sorted { ($0.rank, $0.name, $0.fullName) < ($1.rank, $1.name, $1.fullName) }
    }

    /// Returns the set that a text names, or the default set.
    ///
    /// - Throws: The errors of `set(named:)`. An unknown name is shown at its place in the file.
    package func set(_ template: SourceText?) throws(Failure) -> TemplateSet {
        // A path in a file is relative to the file, and one in a record to the root.
        let key = template.map { text in
            let folder = Self.isRecorded(text) ? "" : text.name.splitAtLastSlash.parent
            return "\(text.isArgument) \(folder):\(text.text)"
        }
        if let known = known[key ?? ""] { return known }
        let found =
            if let template {
                try set(named: path(of: template), by: template)
            } else {
                try set(named: nil)
            }
        known[key ?? ""] = found
        return found
    }
}

extension TemplateStore {
    /// The set of a name, of a name with its pack's in front, or in the folder at a path; without a
    /// name the default set.
    ///
    /// - Throws: `Failure` with 66 for a set that is not there, 65 for one that is wrong or a name
    ///   that two packs have, and 77 for one that was changed since it was installed and for a folder
    ///   that holds what no set may hold.
    package func set(named name: String?) throws(Failure) -> TemplateSet {
        if let name { return try set(named: name, by: nil) }
        let named = NamedSet(defaultSet: Self.defaultSet, among: (try? all()) ?? [])
        return try named.stored.read().referred(to: named.reference(for: Self.defaultSet, by: nil))
    }

    /// - Parameter mention: The text that names the set, if it is in a file or an option.
    private func set(named name: String, by mention: SourceText?) throws(Failure) -> TemplateSet {
        let file = mention.flatMap { $0.isArgument ? nil : $0 }
        guard let named = try named(name, by: mention) else {
            if !Self.isPlainPath(name), !FileSystem.isFolder(name) {
                throw unknown(name, among: try all(), by: file)
            }
            return try set(inFolder: name, by: file)
        }
        return try named.stored.read().referred(to: named.reference(for: name, by: mention))
    }

    /// A folder that has no set is the fault of the file that names it.
    private func set(inFolder path: String, by mention: SourceText?) throws(Failure) -> TemplateSet
    {
        if let mention, !ProjectFile.staysInProject(path, of: root) {
            throw Failure(
                .refused,
                mention.diagnostic(
                    "a symbolic link on the way to this set leads out of the project",
                    hint: "Name the folder that it leads to."))
        }
        do throws(Failure) {
            return try TemplateSet(
                reading: PackFolderReader(path).read(), tool: Tool.semanticVersion)
        } catch {
            guard let mention, error.status == .notFound else { throw error }
            throw Failure(
                error.status,
                error.diagnostics.map { mention.diagnostic($0.message, hint: $0.hint) })
        }
    }

    /// Returns the set with a name, or nil for the path of a folder.
    ///
    /// Throws the errors of `set(named:)`, except those of reading the set.
    package func stored(named name: String) throws(Failure) -> StoredSet? {
        try named(name, by: nil)?.stored
    }

    private func named(_ name: String, by mention: SourceText?) throws(Failure) -> NamedSet? {
        if Self.isPlainPath(name) { return nil }
        let all = try all()
        // The unreadable pack may contain a set with this name.
        let broken = all.first { $0.problem != nil && $0.origin == .project }
        if let problem = broken?.problem { throw problem }
        let pack = name.prefix { $0 != "/" }
        if name.contains("/") {
            if let problem = all.first(where: { $0.name == pack })?.problem { throw problem }
            return
                (all.first { $0.pack != nil && $0.fullName == name }
                ?? all.first { $0.origin == .builtIn && $0.fullName == name }).map(NamedSet.init)
        }
        let candidates = all.filter { $0.name == name && $0.problem == nil }
        let file = mention.flatMap { $0.isArgument ? nil : $0 }
        guard let named = NamedSet(candidates, isRecorded: mention.map(Self.isRecorded) ?? false)
        else { throw all.lazy.compactMap(\.problem).first ?? unknown(name, among: all, by: file) }
        let equals = candidates.filter { $0.rank == named.stored.rank }
        guard equals.count == 1 else {
            throw .ambiguousSet(name, equals.map(\.fullName), by: file)
        }
        return named
    }

    /// Whether a record names the set, one that was read or one that is being made.
    private static func isRecorded(_ template: SourceText) -> Bool {
        if template.isArgument { return false }
        let folder = template.name.splitAtLastSlash.parent
        let records = Project.recordsFolder + "/scenes"
        return template.name.isEmpty || folder == records || folder.hasSuffix("/" + records)
    }

    /// A path in a file is relative to that file, one in a record to the project's root, and one on
    /// the command line to the current folder.
    private func path(of template: SourceText) throws(Failure) -> String {
        let name = template.text
        guard !template.isArgument, name.contains("/") || Self.isPlainPath(name),
            !name.hasPrefix("/"), try stored(named: name) == nil
        else { return name }
        var folder = template.name.splitAtLastSlash.parent
        let records = Project.recordsFolder + "/scenes"
        if folder == records { folder = "." }
        if folder.hasSuffix("/" + records) { folder.removeLast(records.utf8.count + 1) }
        let path = Destination.join(folder, name)
        if !Self.isPlainPath(name), !FileSystem.isFolder(path) { return name }
        return Self.isPlainPath(path) ? path : "./" + path
    }

    /// Whether it cannot be a name with its pack's in front: no set has the extension of a bundle's
    /// folder in its name.
    private static func isPlainPath(_ name: String) -> Bool {
        // A URL is the source of a pack, and no folder.
        if name.contains("://") { return false }
        return XcodeTemplate.name(ofFolder: name) != nil || name.hasPrefix("/")
            || name.hasPrefix("./")
            || name.hasPrefix("../")
            || name == "." || name == ".." || name.utf8.count { $0 == UInt8(ascii: "/") } > 1
    }

    private func unknown(
        _ name: String, among all: [StoredSet], by mention: SourceText?
    ) -> Failure {
        let names = Set(all.flatMap { [$0.name] + ($0.pack == nil ? [] : [$0.fullName]) })
        let sources = records().filter { $0.entry.choices.template?.text == name }
            .compactMap(\.setSource)
        let source = sources.first { $0.reference != nil } ?? sources.first
        let question =
            Self.isSet(inFolder: name)
            ? "Did you mean './\(name.prefix(100))'?"
            : Suggestions.question(for: name, among: names.sorted())
        var problem = Diagnostic(
            "there is no template set '\(name.maskedAsURL.prefix(100))'", about: mention,
            hint: source.map { "Install it with '\($0.installCommand(for: name))'." }
                ?? question
                ?? "'scene-kit list' shows the sets there are, and 'scene-kit install <source>' "
                + "adds those of a folder or git repository.")
        // Somebody may have typed the source of a pack.
        problem.maskURLSecrets()
        return Failure(.notFound, problem)
    }

    private static func isSet(inFolder path: String) -> Bool {
        [TemplateSetFolder.manifestName, XcodeTemplate.infoName].contains { name in
            (try? FileSystem.kind(of: path + "/" + name)) == .file
        }
    }
}

extension Diagnostic {
    /// Creates an error about a text in a file, or an error without a place if `mention` is nil.
    init(_ message: String, about mention: SourceText?, hint: String) {
        self = mention?.diagnostic(message, hint: hint) ?? Diagnostic(.error, message, hint: hint)
    }
}

/// The set that a name refers to, and the other sets with the same name.
struct NamedSet {
    let stored: StoredSet
    /// The name for records; nil if it is the name that the user gave.
    private let recordedName: String?
    private let others: [StoredSet]

    /// A set that was named in full.
    init(_ stored: StoredSet) {
        (self.stored, recordedName, others) = (stored, nil, [])
    }

    /// Creates the first of the sets that have a name; nil if no set has it.
    ///
    /// Installing or removing packs must not change the set of an existing scene. A built-in set's
    /// name in a record therefore means that set or the project's own. A pack's set with such a
    /// name is recorded with its full name.
    ///
    /// - Parameter candidates: The sets, in order of precedence.
    init?(_ candidates: [StoredSet], isRecorded: Bool) {
        let isBuiltIn = candidates.contains { $0.origin == .builtIn }
        let own = isBuiltIn ? candidates.first { $0.pack == nil } : nil
        guard let stored = isRecorded ? own ?? candidates.first : candidates.first else {
            return nil
        }
        self.stored = stored
        let isOther = own.map { $0.fullName != stored.fullName } ?? false
        recordedName = isOther ? stored.fullName : nil
        others = isRecorded ? [] : candidates.filter { !$0.isSame(as: stored) }
    }

    /// Creates the built-in default set.
    init(defaultSet name: String, among all: [StoredSet]) {
        stored = StoredSet(builtIn: name)
        let isTaken = all.contains { $0.name == name && $0.pack == nil && $0.origin != .builtIn }
        recordedName = isTaken ? stored.fullName : nil
        others = []
    }

    /// Returns the reference for records, with a note if other sets have the same name.
    func reference(for name: String, by mention: SourceText?) -> SetReference {
        var reference = SetReference(
            name: recordedName ?? name,
            source: stored.pack.flatMap {
                SetSource(source: $0.pin.source, reference: $0.pin.reference)
            })
        if others.isEmpty { return reference }
        let count = others.count == 1 ? "two" : "\(others.count + 1)"
        let names = others.map(\.fullName.quotedName).joinedAsAlternatives()
        let message =
            "\(count) sets are called '\(name.onOneLine)': \(stored.fullName.quotedName) is used, "
            + "not \(names)"
        var note = mention?.diagnostic(message) ?? Diagnostic.note(message)
        (note.severity, note.excerpt) = (.note, nil)
        reference.note = note
        return reference
    }
}

extension StoredSet {
    /// Whether it is the set itself, or the same one in another pack.
    fileprivate func isSame(as other: StoredSet) -> Bool {
        // The optimizer of Swift 6.3.1 crashes on 'if let digest = pinnedDigest' here.
        let digest = pinnedDigest
        if digest != nil, digest == other.pinnedDigest { return true }
        return fullName == other.fullName && rank == other.rank
    }
}

extension String {
    fileprivate var quotedName: String { "'\(onOneLine)'" }
}
