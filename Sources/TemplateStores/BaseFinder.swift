import Basics
package import Packs
import Planning
import TemplateSets

/// Finds the sets that other sets extend: in the same pack, then built-in ones, then installed ones.
///
/// A set gets a copy of its base, so it never changes with another pack until it is read, installed,
/// or upgraded again.
package struct BaseFinder {
    private let store: TemplateStore
    /// Changes of packs that aren't written yet.
    var planned: [PackChange] = []
    /// The name that the pack has or gets; nil if it isn't installed.
    var packName: String?
    /// The pack as it is installed. Its sets keep copies of bases that are no longer installed.
    var installed: InstalledPack?
    private var depth = 0

    private static let mostBases = 8

    package init(_ store: TemplateStore) { self.store = store }

    /// Finds bases for the packs of a store. The user's packs don't depend on projects.
    init(for store: PackStore) {
        let user = store.origin == .project ? PackStore.user(on: store.disk) : nil
        self.init(TemplateStore([store, user].compactMap(\.self)))
    }

    /// Returns a pack whose sets have copies of their bases.
    package func completing(_ pack: PackFolder) -> PackFolder {
        var pack = pack
        let sets = pack.sets
        for set in sets where set.folder.base != nil {
            let folder = completing(set.folder) { name in sets.first { $0.name == name }?.folder }
            for path in Set(set.folder.files.keys).union(folder.files.keys) {
                pack.files[TemplateSetFolder.path(of: path, in: set.path)] = folder.files[path]
            }
            pack.bases[set.path] = folder.foundBase
        }
        return pack
    }

    /// Returns a set's folder with a copy of its base, or with the reason why there is none.
    ///
    /// - Parameter sibling: Returns the folder of a set of the same pack.
    func completing(
        _ folder: TemplateSetFolder, sibling: (String) -> TemplateSetFolder?
    ) -> TemplateSetFolder {
        var line = [folder]
        while let last = line.last, last.baseCopy == nil, var name = last.base?.name {
            if let packName, name.hasPrefix(packName + "/") {
                name = String(name.dropFirst(packName.count + 1))
            }
            guard name != last.manifestName, let base = sibling(name) else { break }
            let names = line.map { $0.manifestName ?? "" }
            if let start = names.firstIndex(of: name) {
                return folder.copying(nil, as: .circle(names[start...] + [name]))
            }
            line.append(base)
            if line.count > Self.mostBases {
                return folder.copying(nil, as: .problem("a set can have \(Self.mostBases) bases"))
            }
        }
        var result = completedByOthers(line.removeLast())
        for set in line.reversed() {
            var found = TemplateSetFolder.FoundBase(result)
            found.problem = result.foundBase.problem.map { problem in
                ("'\(found.chain[0].name)' can't be extended: \(problem.message)", problem.hint)
            }
            found.note = result.foundBase.note
            result = set.copying(result, as: found)
        }
        if let packName, let name = folder.manifestName {
            let names = result.foundBase.chain.map(\.name)
            if let end = names.firstIndex(of: "\(packName)/\(name)") {
                return folder.copying(nil, as: .circle([name] + names[...end], hintOnStaying))
            }
        }
        return result
    }

    /// How the user goes on with an installed pack whose source has a circle.
    private var hintOnStaying: String? {
        guard let installed else { return nil }
        let (name, isProject) = (installed.pack.name, installed.pack.store.origin == .project)
        var pin = installed.pin
        guard let commit = pin.commit else { return "Then run 'scene-kit upgrade \(name)'." }
        if pin.fullReference?.hasPrefix("refs/tags/") != true { pin.reference = commit }
        let command = pin.installCommand(as: name, forProject: isProject)
        return "Until then, '\(command)' keeps the installed version."
    }

    /// Completes a set on disk, whose siblings are beside it.
    func completing(_ folder: TemplateSetFolder, on disk: any Disk) -> TemplateSetFolder {
        let path = folder.location
        let (parent, last) = path.splitAtLastSlash
        let place = [".", ".."].contains(last) ? path + "/.." : parent
        return completing(folder) { name in
            let names = ((try? disk.names(in: place)) ?? []).filter { !$0.hasPrefix(".") }
            return names.lazy.compactMap { other -> TemplateSetFolder? in
                let path = Destination.join(place, other)
                guard (try? disk.kind(of: path)) == .folder,
                    disk.isFile(Destination.join(path, TemplateSetFolder.manifestName)),
                    let folder = try? TemplateSetFolder(reading: path, on: disk)
                else { return nil }
                return folder.manifestName == name ? folder : nil
            }.first
        }
    }

    // MARK: Bases in other packs

    private func completedByOthers(_ folder: TemplateSetFolder) -> TemplateSetFolder {
        guard let reference = folder.base, folder.baseCopy == nil,
            TemplateSetFolder.builtIn(reference.name) == nil
        else { return folder }
        do throws(Failure) {
            if depth > Self.mostBases {
                return folder.copying(nil, as: .circle([reference.name, "…", reference.name]))
            }
            if let (base, found) = try base(named: reference.name) {
                return folder.copying(base, as: found)
            }
        } catch {
            let first = error.diagnostics.first
            return folder.copying(nil, as: .problem(first?.message ?? "", first?.hint))
        }
        let missing = missing(reference)
        if let installed, let name = folder.manifestName,
            let set = installed.pin.sets.first(where: { $0.name == name }),
            let known = set.bases.first, known.name.isName(of: reference.name),
            let base = try? StoredSet.read(set, in: installed.pack, installed.pin).baseCopy
        {
            var found = TemplateSetFolder.FoundBase()
            (found.chain, found.upgradeHint) = (set.bases, missing.hint)
            found.note = .note(
                "'\(name)' keeps version \(known.version) of '\(known.name)', which isn't "
                    + "installed", hint: missing.hint)
            return folder.copying(base, as: found)
        }
        return folder.copying(nil, as: .problem(missing.message, missing.hint))
    }

    private func base(
        named name: String
    ) throws(Failure) -> (TemplateSetFolder, TemplateSetFolder.FoundBase)? {
        var stored: StoredSet?
        do throws(Failure) {
            stored = try store.stored(named: name)
        } catch {
            guard error.status == .notFound else { throw error }
        }
        let change = planned.first { change in
            change.new != nil
                && (stored.map { $0.isIn(change) }
                    ?? change.installed.contains { "\(change.name)/\($0.name)".isName(of: name) })
        }
        if let change {
            let last = name.split(separator: "/").last.map(String.init)
            guard let set = change.installed.first(where: { $0.name == last }) else { return nil }
            var found = TemplateSetFolder.FoundBase(set.ownFolder)
            found.take(change.name, change.new, set.name, change.store.origin)
            return (set.ownFolder, found)
        }
        guard let stored else { return nil }
        var inner = self
        (inner.depth, inner.packName, inner.installed) = (depth + 1, nil, nil)
        let base = try stored.folder(completedBy: inner)
        var found = TemplateSetFolder.FoundBase(base)
        if let pack = stored.pack { found.take(pack.name, pack.pin, stored.name, stored.origin) }
        return (base, found)
    }

    private func missing(_ reference: BaseReference) -> (message: String, hint: String) {
        let name = reference.name
        let parts = name.split(separator: "/").map(String.init)
        let names = (try? store.all())?.flatMap { [$0.name, $0.fullName] } ?? []
        let source = reference.source.map(\.text) ?? "<source>"
        let pin = PackPin(source: source, sets: [])
        let command =
            reference.source == nil
            ? "scene-kit install <source>" + (parts.count > 1 ? " --as \(parts[0])" : "")
            : pin.installCommand(as: parts.count > 1 ? parts[0] : nil, forProject: false)
        let question = reference.source == nil ? Suggestions.question(for: name, among: names) : nil
        return (
            "there is no set '\(name.onOneLine)' to extend",
            question ?? "Install its pack with '\(command)'."
        )
    }
}

extension StoredSet {
    fileprivate func isIn(_ change: PackChange) -> Bool {
        pack?.name == change.name && origin == change.store.origin
    }
}

extension String {
    /// Whether the full name of a set is `name`, or ends in it after the name of a pack.
    fileprivate func isName(of name: String) -> Bool { self == name || hasSuffix("/" + name) }
}

extension TemplateSetFolder.FoundBase {
    /// Creates the description of a base that is a folder.
    fileprivate init(_ base: TemplateSetFolder) {
        self.init()
        let set = PackPin.PinnedSet(
            name: base.manifestName ?? "", version: base.manifestVersion ?? "", digest: base.digest)
        chain = [set] + base.foundBase.chain
        locations = [base.location] + base.foundBase.locations
    }

    fileprivate static func problem(_ message: String, _ hint: String? = nil) -> Self {
        var found = Self()
        found.problem = (message, hint)
        return found
    }

    fileprivate static func circle(_ names: some Sequence<String>, _ hint: String? = nil) -> Self {
        problem(
            "the set extends itself: \(names.map(\.onOneLine).joined(separator: " -> "))",
            ["Let one of them extend a built-in set.", hint].compactMap(\.self)
                .joined(separator: " "))
    }

    /// Takes the identity of an installed set, and of what it extends.
    fileprivate mutating func take(
        _ pack: String, _ pin: PackPin?, _ name: String, _ origin: PackStore.Origin
    ) {
        guard let pin, let set = pin.sets.first(where: { $0.name == name }) else { return }
        let project = origin == .project ? " --project" : ""
        let isFixed = pin.reference != nil && pin.fullReference?.hasPrefix("refs/heads/") != true
        upgradeHint =
            isFixed
            ? "Install a newer version with 'scene-kit install \(pin.source.quotedInMessage) "
                + "--ref <tag> --as \(pack)\(project)'."
            : "Upgrade it with 'scene-kit upgrade \(pack)\(project)'."
        let own = PackPin.PinnedSet(name: set.name, version: set.version, digest: set.digest)
        chain = ([own] + set.bases).map { base in
            guard !base.name.contains("/") else { return base }
            var base = base
            base.name = "\(pack)/\(base.name)"
            // Another machine doesn't have the same folders.
            base.source = pin.source.hasPrefix("/") ? nil : pin.source
            (base.reference, base.commit) = (pin.reference, pin.commit)
            return base
        }
    }
}
