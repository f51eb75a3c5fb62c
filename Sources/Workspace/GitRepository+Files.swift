import Basics
import FileSystem
import Planning
import TemplateSets

extension GitRepository {
    /// The files of a commit but for those with a hidden name. What stands for a submodule is none.
    ///
    /// - Throws: `Failure` with 77 for names that are not UTF-8, with 65 where there are too many or too
    ///   large files.
    package func entries(of commit: String) throws(Failure) -> [Entry] {
        let listing = try checked(run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit]))
        var entries: [Entry] = []
        var refusals: [Diagnostic] = []
        var paths: Set<String> = []
        var twins: [Diagnostic] = []
        for line in listing.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = line[..<tab].split(separator: UInt8(ascii: " "))
            guard let path = String(validating: line[(tab + 1)...], as: UTF8.self) else {
                let shown = String(decoding: line[(tab + 1)...], as: UTF8.self)
                refusals.append(Diagnostic(.error, "the name is not UTF-8", path: shown))
                continue
            }
            let components = path.split(separator: "/", omittingEmptySubsequences: false)
            guard !components.contains(where: { ["", ".", ".."].contains($0) }) else {
                refusals.append(
                    Diagnostic(.error, "the path leads elsewhere", path: "\(url.text): \(path)"))
                continue
            }
            guard !components.contains(where: { $0.hasPrefix(".") }) else { continue }
            // Names that differ only in Unicode form are equal, here as on some disks.
            guard paths.insert(path).inserted else {
                twins.append(PackFolderReader.twin(Destination.join(url.text, path)))
                continue
            }
            let mode = String(decoding: words[0], as: UTF8.self)
            if mode == "120000" || mode.hasPrefix("100"), words.count == 4 {
                let size = Int(String(decoding: words[3], as: UTF8.self)) ?? 0
                entries.append(
                    Entry(
                        path: path, object: String(decoding: words[2], as: UTF8.self), size: size,
                        isLink: mode == "120000"))
            }
        }
        if !refusals.isEmpty { throw Failure(.refused, refusals) }
        twins += Self.filesThatAreFolders(paths).map {
            Diagnostic(
                .error, "this is a file and a folder", path: Destination.join(url.text, $0),
                hint: "Give one of them another name.")
        }
        if !twins.isEmpty { throw Failure(.data, twins) }
        let size = entries.reduce(0) { $0 + $1.size }
        if entries.count > PackFolderReader.maximumFiles || size > PackFolderReader.maximumBytes {
            throw PackFolderReader.excess(url.text)
        }
        return entries
    }

    /// Paths that a tree holds as a file and as a folder, sorted: git looks for no such thing when it
    /// fetches.
    private static func filesThatAreFolders(_ paths: Set<String>) -> [String] {
        var folders: Set<String> = []
        for path in paths {
            var rest = path.splitAtName.folder
            while !rest.isEmpty, folders.insert(rest).inserted { rest = rest.splitAtName.folder }
        }
        return folders.intersection(paths).sorted()
    }

    /// The contents of files, as they are in the repository.
    ///
    /// - Throws: `Failure` with 69 for what git does not give.
    package func contents(of entries: [Entry]) throws(Failure) -> [String: [UInt8]] {
        let wanted = entries.map { $0.object + "\n" }.joined()
        let output = try checked(run(["cat-file", "--batch"], input: Array(wanted.utf8)))
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        for entry in entries {
            // `<object> blob <size>`, a line break, the bytes, and another line break.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                rest[..<end].elementsEqual("\(entry.object) blob \(entry.size)".utf8),
                rest.endIndex - end > entry.size + 1
            else { break }
            contents[entry.path] = Array(rest[(end + 1)...(end + entry.size)])
            rest = rest[(end + entry.size + 2)...]
        }
        guard contents.count == entries.count else {
            throw Failure(
                .unavailable,
                Diagnostic(.error, "git returned less than the commit contains", path: url.text))
        }
        return contents
    }
}
