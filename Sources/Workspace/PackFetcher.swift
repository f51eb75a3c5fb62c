import Basics
import FileSystem
import Packs
import Planning
import TemplateSets

/// A pack as it was found at its source.
struct FetchedPack {
    let folder: PackFolder
    /// The full name of the ref and the commit, if the source is a repository.
    var fullReference: String?
    var commit: String?
    /// The tag of a newer version than the requested tag.
    var newerTag: String?
}

/// Fetches packs from folders and repositories.
enum PackFetcher {
    /// Reads a pack.
    ///
    /// - Parameter pin: The pin of the installed pack. A tag that has moved since is refused.
    /// - Throws: `Failure` with 66 for a missing folder or ref, 64 for a ref of a folder that isn't
    ///   a repository, 65 for content that is too large or stored elsewhere, 69 for a source that
    ///   can't be reached, and 77 for content that packs must not contain.
    static func fetch(
        _ source: PackSource, _ reference: PackReference?, pinned pin: PackPin?,
        askedBy origin: PackRequestOrigin
    ) throws(Failure) -> FetchedPack {
        switch source {
        case .git(let url): return try fetch(url, reference, pin, origin)
        case .folder(let path):
            if let url = repository(at: path, reference) {
                return try fetch(url, reference, pin, origin)
            }
            if let reference {
                throw Failure(
                    .usage,
                    origin.diagnostic(
                        "the folder is not a git repository, so it has no '\(reference)'",
                        argument: "--ref", hint: "Leave --ref out to install the folder as it is."))
            }
            return FetchedPack(folder: try PackFolderReader(path).readPack())
        }
    }

    /// Returns a folder's URL if git must fetch it: it is a bare repository, or a ref is requested.
    private static func repository(at path: String, _ reference: PackReference?) -> GitURL? {
        func holds(_ names: String...) -> Bool {
            names.allSatisfy { (try? FileSystem.kind(of: Destination.join(path, $0))) != nil }
        }
        let isBare = holds("HEAD", "objects", "refs") && !holds(TemplateSetFolder.manifestName)
        guard isBare || reference != nil && holds(".git") else { return nil }
        return GitURL(folder: AbsolutePath(path).text)
    }

    private static func fetch(
        _ url: GitURL, _ reference: PackReference?, _ pin: PackPin?, _ origin: PackRequestOrigin
    ) throws(Failure) -> FetchedPack {
        let repository = try GitRepository(url, askedBy: origin)
        let target = try repository.target(of: reference, pinned: pin)
        let commit = try repository.fetch(target)
        if target.isTag, let pin, pin.fullReference == target.fullReference,
            let pinned = pin.commit, pinned != commit
        {
            throw movedTag(reference?.description ?? "", from: pinned, to: commit, url)
        }
        let entries = try repository.entries(of: commit)
        // Read only files that belong to a set or case.
        let outline = PackFolder(
            location: url.text,
            files: Dictionary(entries.map { ($0.path, []) }) { first, _ in first })
        var needed = outline.ownFiles
        // Without a set it is the links that may have stood for one.
        if needed.isEmpty { needed = Set(entries.filter(\.isLink).map(\.path)) }
        let contents = try repository.contents(of: entries.filter { needed.contains($0.path) })
        let folder = try Self.followed(contents, entries, at: url.text)
        return FetchedPack(
            folder: folder, fullReference: target.fullReference, commit: commit,
            newerTag: target.newerTag)
    }

    /// Creates the pack, and replaces links by their targets.
    private static func followed(
        _ contents: [String: [UInt8]], _ entries: [GitRepository.Entry], at location: String
    ) throws(Failure) -> PackFolder {
        let links = Set(entries.filter(\.isLink).map(\.path))
        let targets = contents.filter { links.contains($0.key) }
        let all = PackLinks(targets.mapValues { String(decoding: $0, as: UTF8.self) })
        let (files, refused) = try all.followed(
            in: contents.filter { !links.contains($0.key) }, at: location,
            limit: (PackFolderReader.maximumFiles, PackFolderReader.maximumBytes))
        return PackFolder(location: location, files: files, refusedLinks: refused)
    }

    /// A user who trusts a tag trusts its first commit.
    private static func movedTag(
        _ name: String, from old: String, to new: String, _ url: GitURL
    ) -> Failure {
        Failure(
            .refused,
            "the tag '\(name)' was moved: it was pinned at commit \(old.prefix(12)), and is "
                + "\(new.prefix(12)) now", path: url.text,
            hint: "Ask the pack's owner why. To take what it is now, uninstall the pack and "
                + "install it again.")
    }
}

/// The place that requests a pack, for diagnostics.
enum PackRequestOrigin {
    case arguments
    /// A pin at a path, which the user didn't type. `remedy` is the hint to show.
    case pin(path: String, remedy: String)

    init(pinOf pack: PackStore.Pack) {
        self = .pin(
            path: Destination.join(pack.folder, PackPin.fileName),
            remedy: "Uninstall it with 'scene-kit uninstall \(pack.name)"
                + (pack.isForProject ? " --project'" : "'") + ", or install it from elsewhere.")
    }

    /// - Parameters:
    ///   - argument: what the command line calls it.
    ///   - hint: what to type on the command line.
    func diagnostic(_ message: String, argument: String, hint: String) -> Diagnostic {
        switch self {
        case .arguments: Diagnostic(.error, message, path: argument, hint: hint)
        case .pin(let path, let remedy): Diagnostic(.error, message, path: path, hint: remedy)
        }
    }
}
