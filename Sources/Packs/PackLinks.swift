package import Basics
import TemplateSets

extension PackFolder {
    /// The largest number of files of a pack.
    package static let maximumFiles = 100_000
    /// The largest number of bytes of a pack.
    package static let maximumBytes = 100 << 20

    /// A pack with more files or bytes than allowed.
    package static func tooLarge(_ path: String) -> Failure {
        Failure(
            .data, "a template pack may have \(maximumFiles) files and \(maximumBytes >> 20) MB",
            path: path)
    }

    /// Creates a pack, and follows its symbolic links.
    ///
    /// Links inside an Xcode file template are followed if their targets are in it, too. A native
    /// set must not contain links. Links outside of sets are ignored. `refusedLinks` has a problem
    /// for each link that can't be followed: in native sets and cases, out of a bundle, to nothing,
    /// and at the top of a pack without sets.
    ///
    /// - Parameters:
    ///   - files: All files that aren't links.
    ///   - links: The target of each link as it is written, by the link's path in the pack.
    /// - Throws: `Failure` with 65 if the pack with the linked files is too large.
    package init(
        location: String, files: [String: [UInt8]], links: [String: String]
    ) throws(Failure) {
        self.init(location: location, files: files)
        if links.isEmpty { return }
        let sets = sets
        var follower = LinkFollower(files: files, targets: links)
        var size = files.values.reduce(0) { $0 + $1.count }
        for link in links.keys.sorted() {
            var refusal: String?
            if let set = sets.first(where: { $0.contains(link) }), set.folder.isXcodeTemplate {
                if let found = follower.contents(of: link, in: set.path) {
                    size += found.values.reduce(0) { $0 + $1.count }
                    self.files.merge(found) { $1 }
                } else {
                    refusal =
                        "this link leads to '\(links[link]?.onOneLine ?? "")', which is not a file "
                        + "or folder of its Xcode file template"
                }
            } else if sets.contains(where: { $0.contains(link) })
                || link.hasPrefix(Self.casesFolder + "/")
                || sets.isEmpty && link.split(separator: "/").count <= 2
            {
                refusal = "a template pack cannot contain links"
            }
            if let refusal {
                refusedLinks[link] = Diagnostic(
                    .error, refusal, path: shown(link), hint: "Replace it with its target.")
            } else if follower.filesLeft < 0 || size > Self.maximumBytes {
                throw Failure(.data, "too many files stand behind links", path: shown(link))
            }
        }
    }
}

/// Finds the files that links lead to.
private struct LinkFollower {
    let files: [String: [UInt8]]
    let targets: [String: String]
    var filesLeft = PackFolder.maximumFiles

    /// The number of links that one link can lead through, and of nested links to folders.
    private static let mostHops = 32

    /// Returns the files that a link leads to, by their path below the link; nil for a link out of
    /// the bundle, to nothing, or to a folder that contains the link.
    mutating func contents(
        of link: String, in bundle: String, depth: Int = 0
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
            guard let more = contents(of: inner, in: bundle, depth: depth + 1) else { return nil }
            found.merge(more) { $1 }
        }
        if found.isEmpty { return nil }
        return Dictionary(
            uniqueKeysWithValues: found.map { (link + $0.key.dropFirst(target.count), $0.value) })
    }

    /// Returns the path that a link leads to, through other links as well.
    private func destination(of link: String, in bundle: String, _ hops: inout Int) -> String? {
        hops += 1
        guard let target = targets[link], hops <= Self.mostHops, !target.hasPrefix("/") else {
            return nil
        }
        func components(of path: String) -> [Substring] {
            path.dropFirst(bundle.isEmpty ? 0 : bundle.count + 1).split(separator: "/")
        }
        func path(_ components: [Substring]) -> String {
            TemplateSetFolder.path(of: components.joined(separator: "/"), in: bundle)
        }
        var found = Array(components(of: link).dropLast())
        for component in target.split(separator: "/") where component != "." {
            if component == ".." {
                if found.popLast() == nil { return nil }
                continue
            }
            found.append(component)
            guard targets[path(found)] != nil else { continue }
            guard let next = destination(of: path(found), in: bundle, &hops) else { return nil }
            found = components(of: next)
        }
        return found.isEmpty ? nil : path(found)
    }
}
