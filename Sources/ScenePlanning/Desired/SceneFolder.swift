package import Basics
package import Planning

extension ProjectFolder {
    /// The folder below the sources, as the disk spells it; nil for the sources themselves.
    ///
    /// Completion and habit give the whole path of the folder, or that from its package. Below the
    /// sources, such a path is meant only if it exists there.
    package func below(_ sources: String, on disk: any Disk) -> ProjectFolder? {
        // A disk remembers two spellings as one path, so it is asked only for its own.
        let own = spelled(below: sources, on: disk)
        if (try? disk.kind(of: Destination.join(sources, own.path))) == .folder { return own }
        let root = disk.absolute(sources).components
        let isInside = disk.currentFolder.components.starts(with: root)
        let isWhole = !isInside && disk.absolute(path).components.starts(with: root)
        let given = isWhole ? disk.absolute(path).components : components
        let shared = (isWhole ? [root[...]] : root.indices.dropLast().map { root[$0...] })
            .first { !$0.isEmpty && given.starts(with: $0) }
        let rest = given.dropFirst(shared?.count ?? 0)
        if rest.isEmpty { return nil }
        return ProjectFolder(components: Array(rest)).spelled(below: sources, on: disk)
    }

    private var isASCII: Bool { path.utf8.allSatisfy { $0 < 0x80 } }

    /// The folder as the disk spells it. To users, names that differ only in Unicode form are one.
    private func spelled(below root: String, on disk: any Disk) -> ProjectFolder {
        if isASCII { return self }
        var folder = root
        let spelled = components.map { name in
            let names = (try? disk.names(in: folder)) ?? []
            var found =
                names.first { $0.isSpelled(like: name) } ?? names.first { $0 == name } ?? name
            // HFS+ lists decomposed names. git has the composed ones.
            if found.unicodeScalars.count > name.unicodeScalars.count,
                disk.exists(Destination.join(folder, name))
            {
                found = name
            }
            folder = Destination.join(folder, found)
            return found
        }
        return ProjectFolder(components: spelled)
    }
}
