package import Basics
import TemplateSets

/// The symbolic links among the files of a pack.
///
/// Links inside an Xcode file template are followed if their targets are in it, too. A native set must
/// not contain links. Links outside of sets are ignored.
package struct PackLinks: Sendable {
    /// The target of each link as it is written, by the link's path in the pack.
    private let targets: [String: String]

    /// The number of links that one link can lead through, and of nested links to folders.
    private static let mostHops = 32

    package init(_ targets: [String: String]) {
        self.targets = targets
    }

    /// The files of the pack, and the files that links in Xcode file templates lead to.
    ///
    /// - Parameters:
    ///   - files: All files that aren't links.
    ///   - location: The beginning of paths in messages.
    ///   - limit: The largest number of files and bytes.
    /// - Returns: The files, and a problem for each link that can't be followed: in native sets, out of
    ///   a bundle, to nothing, and at the top of a pack without sets.
    /// - Throws: `Failure` with 65 if the limit is exceeded.
    package func followed(
        in files: [String: [UInt8]], at location: String,
        limit: (files: Int, bytes: Int)
    ) throws(Failure) -> (
        files: [String: [UInt8]], refused: [String: Diagnostic]
    ) {
        if targets.isEmpty { return (files, [:]) }
        let pack = PackFolder(location: location, files: files)
        let sets = pack.sets
        var result = files
        var refused: [String: Diagnostic] = [:]
        var size = files.values.reduce(0) { $0 + $1.count }
        var filesLeft = limit.files
        for link in targets.keys.sorted() {
            let shown = pack.shown(link)
            var message: String? = "a template pack cannot contain links"
            if let set = sets.first(where: { $0.contains(link) }) {
                if set.folder.isXcodeTemplate {
                    let found = contents(of: link, in: set.path, files, 0, &filesLeft)
                    for (path, content) in found ?? [:] {
                        size += content.count
                        result[path] = content
                    }
                    message =
                        found != nil
                        ? nil
                        : "this link leads to '\(targets[link]?.onOneLine ?? "")', which is not a "
                            + "file or folder of its Xcode file template"
                }
            } else if !sets.isEmpty || link.split(separator: "/").count > 2,
                !link.hasPrefix(PackFolder.casesFolder + "/")
            {
                message = nil
            }
            if let message {
                refused[link] = Diagnostic(
                    .error, message, path: shown, hint: "Replace it with its target.")
            } else if filesLeft < 0 || size > limit.bytes {
                throw Failure(.data, "too many files stand behind links", path: shown)
            }
        }
        return (result, refused)
    }

    /// The files that a link leads to, by their path below the link; nil for a link out of the bundle,
    /// to nothing, or to a folder that contains the link.
    private func contents(
        of link: String, in bundle: String, _ files: [String: [UInt8]],
        _ depth: Int, _ filesLeft: inout Int
    ) -> [String: [UInt8]]? {
        var hops = 0
        guard depth < Self.mostHops, filesLeft >= 0,
            let target = destination(of: link, in: bundle, &hops)
        else { return nil }
        if let content = files[target] {
            filesLeft -= 1
            return [link: content]
        }
        let start = target + "/"
        guard !link.hasPrefix(start), target != bundle else { return nil }
        var found = files.filter { $0.key.hasPrefix(start) }
        filesLeft -= found.count
        for inner in targets.keys where inner.hasPrefix(start) {
            guard let more = contents(of: inner, in: bundle, files, depth + 1, &filesLeft)
            else { return nil }
            found.merge(more) { _, new in new }
        }
        if found.isEmpty { return nil }
        return Dictionary(
            uniqueKeysWithValues: found.map { (link + $0.key.dropFirst(target.count), $0.value) })
    }

    /// The path that a link leads to, through other links as well.
    private func destination(of link: String, in bundle: String, _ hops: inout Int) -> String? {
        hops += 1
        guard let target = targets[link], hops <= Self.mostHops, !target.hasPrefix("/") else {
            return nil
        }
        func components(of path: String) -> [String] {
            path.dropFirst(bundle.isEmpty ? 0 : bundle.count + 1).split(separator: "/")
                .map(String.init)
        }
        func path(_ components: [String]) -> String {
            TemplateSetFolder.path(of: components.joined(separator: "/"), in: bundle)
        }
        var found = Array(components(of: link).dropLast())
        for component in target.split(separator: "/") where component != "." {
            if component == ".." {
                if found.popLast() == nil { return nil }
                continue
            }
            found.append(String(component))
            guard targets[path(found)] != nil else { continue }
            guard let next = destination(of: path(found), in: bundle, &hops) else { return nil }
            found = components(of: next)
        }
        return found.isEmpty ? nil : path(found)
    }
}
