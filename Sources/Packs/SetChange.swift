package import TemplateSets

/// The change to one set of a pack that is installed again, upgraded, or removed.
package struct SetChange: Hashable, Sendable {
    package let name: String
    /// The installed version; nil if the set isn't installed.
    package let from: String?
    /// The new version; nil if the set is removed.
    package let to: String?
    package let verb: Verb

    package enum Verb: String, Sendable { case install, update, remove, same }

    /// The change to every set, sorted by name.
    package static func all(from old: PackPin?, to new: PackPin?) -> [SetChange] {
        let (before, after) = (old?.setsByName ?? [:], new?.setsByName ?? [:])
        return Set(before.keys).union(after.keys).sorted().map { name in
            let (from, to) = (before[name], after[name])
            let verb: Verb =
                from == nil ? .install : to == nil ? .remove : from == to ? .same : .update
            return SetChange(name: name, from: from?.version, to: to?.version, verb: verb)
        }
    }
}

extension PackPin {
    fileprivate var setsByName: [String: PinnedSet] {
        Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
    }
}
