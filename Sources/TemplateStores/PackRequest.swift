import Basics
import FileSystem
import Packs
import TemplateSets

/// A request for a pack, from the command line or from the pin of an installed pack.
struct PackRequest {
    let source: PackSource
    let reference: PackReference?
    /// The names of the requested sets; nil for all.
    let only: [String]?
    /// The pack whose pin has the request, which the user didn't type.
    var upgraded: PackStore.Pack?

    /// Returns an error about the request.
    ///
    /// - Parameters:
    ///   - argument: The option that has the error; nil for the source.
    ///   - hint: What to type on the command line.
    func diagnostic(_ message: String, argument: String? = nil, hint: String) -> Diagnostic {
        guard let upgraded else { return Diagnostic(.error, message, path: argument, hint: hint) }
        let project = upgraded.store.origin == .project ? " --project" : ""
        return Diagnostic(
            .error, message, path: Destination.join(upgraded.folder, PackPin.fileName),
            hint: "Uninstall it with 'scene-kit uninstall \(upgraded.name)\(project)', or install "
                + "it from elsewhere.")
    }
}

/// A pack as it was found at its source.
struct FetchedPack {
    let folder: PackFolder
    /// The full name of the ref and the commit, if the source is a repository.
    var fullReference: String?
    var commit: String?
    /// The tag of a newer version than the requested tag.
    var newerTag: String?
}

extension PackRequest {
    /// Fetches the pack from its folder or repository.
    ///
    /// - Parameter pin: The pin of the installed pack. A tag that has moved since is refused.
    /// - Throws: `Failure` with 66 for a missing folder or ref, 64 for a ref of a folder that isn't
    ///   a repository, 65 for content that is too large or stored elsewhere, 69 for a source that
    ///   can't be reached, and 77 for content that packs must not contain.
    func fetch(pinned pin: PackPin?) throws(Failure) -> FetchedPack {
        switch source {
        case .git(let url): return try fetch(url, pin)
        case .folder(let path):
            if needsGit(path) { return try fetch(GitURL(folder: AbsolutePath(path).text), pin) }
            if let reference {
                throw Failure(
                    .usage,
                    diagnostic(
                        "the folder is not a git repository, so it has no '\(reference)'",
                        argument: "--ref", hint: "Leave --ref out to install the folder as it is."))
            }
            return FetchedPack(folder: try PackFolder(reading: path, on: LocalDisk()))
        }
    }

    /// Whether git must fetch a folder: it is a bare repository, or a ref is requested.
    private func needsGit(_ path: String) -> Bool {
        func contains(_ names: String...) -> Bool {
            names.allSatisfy { (try? FileSystem.kind(of: Destination.join(path, $0))) != nil }
        }
        return reference != nil && contains(".git")
            || contains("HEAD", "objects", "refs") && !contains(TemplateSetFolder.manifestName)
    }

    private func fetch(_ url: GitURL, _ pin: PackPin?) throws(Failure) -> FetchedPack {
        let repository = try GitRepository(url, for: self)
        let target = try repository.target(of: reference, pinned: pin)
        let commit = try repository.fetch(target)
        if target.isTag, let pin, pin.fullReference == target.fullReference,
            let pinned = pin.commit, pinned != commit
        {
            // A user who trusts a tag trusts its first commit.
            throw Failure(
                .refused,
                "the tag '\(reference?.description ?? "")' was moved: it was pinned at commit "
                    + "\(pinned.prefix(12)), and is \(commit.prefix(12)) now", path: url.text,
                hint: "Ask the pack's owner why. To take what it is now, uninstall the pack and "
                    + "install it again.")
        }
        let all = try repository.entries(of: commit)
        let entries = all.filter { $0.kind != .submodule }
        // Read only files that belong to a set or case.
        let outline = PackFolder(
            location: url.text,
            files: Dictionary(entries.map { ($0.path, []) }) { first, _ in first })
        var needed = outline.ownFiles
        // Without a set, report the links that may have stood for one.
        if needed.isEmpty { needed = Set(entries.filter { $0.kind == .link }.map(\.path)) }
        var files = try repository.contents(of: entries.filter { needed.contains($0.path) })
        var links: [String: String] = [:]
        for entry in entries where entry.kind == .link {
            links[entry.path] = files.removeValue(forKey: entry.path).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        var folder = try PackFolder(location: url.text, files: files, links: links)
        folder.submodules = all.filter { $0.kind == .submodule }.map(\.path)
        return FetchedPack(
            folder: folder, fullReference: target.fullReference, commit: commit,
            newerTag: target.newerTag)
    }
}
