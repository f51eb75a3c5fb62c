package import Basics
package import TemplateSets

/// The symbolic links that were found among the files of a pack.
///
/// Those inside of an Xcode file template are followed, as long as they stay in it. In a set of
/// scene-kit's own there are none, and what lies in no set is nobody's business.
package struct PackLinks: Sendable {
    /// What each leads to, as it is written there, by its path in the pack.
    private let targets: [String: String]

    /// How often one link may lead through others, and how deep links to folders may be nested.
    private static let mostHops = 32

    /// Links by their paths.
    package init(_ targets: [String: String]) {
        self.targets = targets
    }

    /// The files of the pack with those that links in Xcode file templates lead to.
    ///
    /// - Parameters:
    ///   - files: all that are not links.
    ///   - location: what paths in messages begin with.
    ///   - limit: how many files and bytes there may be.
    /// - Returns: the files, and what to say, by their path, of links in other sets, of those that leave
    ///   their bundle or lead nowhere, and of those of a pack that has no set.
    /// - Throws: `Failure` with 65 where links lead to too much.
    package func followed(
        in files: [String: TemplateSetFolder.Content], at location: String,
        limit: (files: Int, bytes: Int)
    ) throws(Failure) -> (
        files: [String: TemplateSetFolder.Content], refused: [String: Diagnostic]
    ) {
        if targets.isEmpty { return (files, [:]) }
        let sets = PackFolder(location: location, files: files).sets
        var result = files
        var refused: [String: Diagnostic] = [:]
        var size = files.values.reduce(0) { $0 + $1.bytes.count }
        var filesLeft = limit.files
        for link in targets.keys.sorted() {
            let shown = TemplateSetFolder.path(of: link, in: location)
            let set = sets.first { $0.path.isEmpty || link.hasPrefix($0.path + "/") }
            guard let set else {
                // A link at the top may have stood for a set.
                let isTop = sets.isEmpty && link.split(separator: "/").count <= 2
                if isTop || link.hasPrefix(PackFolder.casesFolder + "/") {
                    refused[link] = Self.refusal(shown)
                }
                continue
            }
            guard set.folder.isXcodeTemplate else {
                refused[link] = Self.refusal(shown)
                continue
            }
            guard let found = contents(behind: link, in: set.path, files, 0, &filesLeft) else {
                refused[link] = Self.refusalOfBundle(shown, targets[link] ?? "")
                continue
            }
            for (path, content) in found {
                size += content.bytes.count
                result[path] = content
            }
            if filesLeft < 0 || size > limit.bytes {
                throw Failure(
                    .data, Diagnostic(.error, "too many files stand behind links", path: shown))
            }
        }
        return (result, refused)
    }

    /// What stands behind a link, by the paths that it has there; nil for one that leaves the bundle,
    /// leads nowhere or into itself.
    private func contents(
        behind link: String, in bundle: String, _ files: [String: TemplateSetFolder.Content],
        _ depth: Int, _ filesLeft: inout Int
    ) -> [String: TemplateSetFolder.Content]? {
        var hops = 0
        guard depth < Self.mostHops, filesLeft >= 0,
            let target = destination(of: link, in: bundle, &hops)
        else { return nil }
        if let content = files[target] {
            filesLeft -= 1
            return [link: content]
        }
        // A folder that the link lies in would hold itself.
        let start = target + "/"
        guard !link.hasPrefix(start), target != bundle else { return nil }
        var found: [String: TemplateSetFolder.Content] = [:]
        for (path, content) in files where path.hasPrefix(start) {
            found[link + path.dropFirst(target.count)] = content
        }
        filesLeft -= found.count
        for inner in targets.keys where inner.hasPrefix(start) {
            guard let more = contents(behind: inner, in: bundle, files, depth + 1, &filesLeft)
            else { return nil }
            for (path, content) in more {
                found[link + path.dropFirst(target.count)] = content
            }
        }
        return found.isEmpty ? nil : found
    }

    /// The path that a link leads to, through other links too.
    private func destination(of link: String, in bundle: String, _ hops: inout Int) -> String? {
        hops += 1
        guard let target = targets[link], hops <= Self.mostHops, !target.hasPrefix("/") else {
            return nil
        }
        let inside = bundle.isEmpty ? link : String(link.dropFirst(bundle.count + 1))
        var components = inside.split(separator: "/").dropLast().map(String.init)
        for component in target.split(separator: "/") where component != "." {
            if component == ".." {
                if components.popLast() == nil { return nil }
                continue
            }
            components.append(String(component))
            let path = TemplateSetFolder.path(of: components.joined(separator: "/"), in: bundle)
            guard targets[path] != nil else { continue }
            guard let next = destination(of: path, in: bundle, &hops) else { return nil }
            let rest = bundle.isEmpty ? next[...] : next.dropFirst(bundle.count + 1)
            components = rest.split(separator: "/").map(String.init)
        }
        let path = TemplateSetFolder.path(of: components.joined(separator: "/"), in: bundle)
        return components.isEmpty ? nil : path
    }

    private static func refusal(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, "a template pack cannot contain links", path: path,
            hint: "Replace it with its target.")
    }

    private static func refusalOfBundle(_ path: String, _ target: String) -> Diagnostic {
        Diagnostic(
            .error,
            "this link leads to '\(target.onOneLine)', which is not a file or folder of its Xcode "
                + "file template", path: path, hint: "Replace it with its target.")
    }
}
