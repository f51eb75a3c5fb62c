public import Diagnostics

/// The symbolic links that were found among the files of a pack.
///
/// Those inside of an Xcode file template are followed, as long as they stay in it. In a set of
/// scene-kit's own there are none, and what lies in no set is nobody's business.
public struct PackLinks: Sendable {
    /// What each leads to, as it is written there, by its path in the pack.
    private let targets: [String: String]

    /// How often one link may lead through others.
    private static let mostHops = 32

    /// Links by their paths.
    public init(_ targets: [String: String]) {
        self.targets = targets
    }

    /// The files of the pack with those that links in Xcode file templates stand for.
    ///
    /// - Parameters:
    ///   - files: all that are no links.
    ///   - location: what paths in messages begin with.
    ///   - limit: how many files and bytes there may be.
    /// - Throws: `Failure` with 77 for links in other sets, for those that leave their bundle or lead
    ///   nowhere, and for those of a pack that has no set; with 65 where too much would come of them.
    public func followed(
        in files: [String: TemplateSetFolder.Content], at location: String,
        limit: (files: Int, bytes: Int)
    ) throws(Failure) -> [String: TemplateSetFolder.Content] {
        if targets.isEmpty { return files }
        let sets = PackFolder(location: location, files: files).sets
        var result = files
        var refused: [Diagnostic] = []
        var size = files.values.reduce(0) { $0 + $1.bytes.count }
        for link in targets.keys.sorted() {
            let shown = TemplateSetFolder.path(of: link, in: location)
            let set = sets.first { $0.path.isEmpty || link.hasPrefix($0.path + "/") }
            guard let set else {
                if sets.isEmpty || link.hasPrefix(PackFolder.casesFolder + "/") {
                    refused.append(Self.refusal(shown))
                }
                continue
            }
            guard set.folder.isXcodeTemplate else {
                refused.append(Self.refusal(shown))
                continue
            }
            guard let found = contents(behind: link, in: set.path, files) else {
                refused.append(Self.refusalOfBundle(shown, targets[link] ?? ""))
                continue
            }
            for (path, content) in found {
                size += content.bytes.count
                result[path] = content
            }
            if result.count > limit.files || size > limit.bytes {
                throw Failure(
                    .data, Diagnostic(.error, "too many files stand behind links", path: shown))
            }
        }
        if !refused.isEmpty { throw Failure(.refused, refused) }
        return result
    }

    /// What stands behind a link, by the paths that it has there; nil for one that leaves the bundle,
    /// leads nowhere or into itself.
    private func contents(
        behind link: String, in bundle: String, _ files: [String: TemplateSetFolder.Content]
    ) -> [String: TemplateSetFolder.Content]? {
        var hops = 0
        guard let target = destination(of: link, in: bundle, &hops) else { return nil }
        if let content = files[target] { return [link: content] }
        // A folder that the link lies in would hold itself.
        guard !link.hasPrefix(target + "/"), target != bundle else { return nil }
        let below = files.filter { $0.key.hasPrefix(target + "/") }
        let inner = targets.keys.filter { $0.hasPrefix(target + "/") }
        guard !below.isEmpty, inner.isEmpty else { return nil }
        return Dictionary(
            below.map { path, content in (link + path.dropFirst(target.count), content) }
        ) { first, _ in first }
    }

    /// The path that a link comes to, through other links too.
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
            .error, "a template pack holds no links", path: path,
            hint: "Replace it with what it leads to.")
    }

    private static func refusalOfBundle(_ path: String, _ target: String) -> Diagnostic {
        Diagnostic(
            .error,
            "this link leads to '\(target.onOneLine)', which is no file or folder of its Xcode "
                + "file template", path: path, hint: "Replace it with what it leads to.")
    }
}
