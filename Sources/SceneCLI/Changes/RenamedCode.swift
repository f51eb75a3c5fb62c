import Basics
import FileSystem
import Planning
import Scenes
import SwiftSource
import Workspace

/// The rest of the project's code, with the new names.
struct RenamedCode {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []

    /// - Parameter handled: paths of files that are taken care of.
    /// - Throws: `Failure` with 73 for types that other files declare too.
    init(
        _ names: RenamedTypes, in project: Project, besides handled: Set<String>
    ) throws(Failure) {
        let (old, new) = (Set(names.names.keys), Set(names.names.values))
        var problems: [Diagnostic] = []
        var changes: [FileOperation] = []
        var mentions: [Diagnostic] = []
        SwiftFiles.forEach(below: project.root) { path, text in
            guard !handled.contains(path) else { return }
            // What is not UTF-8 was repaired in the text, and stays as it is in the file.
            let isRepaired = text.unicodeScalars.contains("\u{FFFD}")
            guard
                let bytes = isRepaired
                    ? try? FileSystem.contents(of: path)?.bytes : Array(text.utf8)
            else { return }
            let source = SourceText(name: path, text: text)
            for other in Identifiers.declarations(of: old.union(new), in: bytes) {
                problems.append(
                    Diagnostic(
                        .error, "this file also declares '\(other.name)'", in: source,
                        atUTF8Offset: other.range.lowerBound, utf8Length: other.range.count))
            }
            for mention in Identifiers.mentions(of: old, in: Array(text.utf8)) {
                mentions.append(
                    Diagnostic(
                        .note, "'\(mention.name)' is left as it is in this comment or string",
                        in: source,
                        atUTF8Offset: mention.range.lowerBound, utf8Length: mention.range.count))
            }
            let renamed = names.applied(to: bytes)
            guard renamed != bytes, let destination = Self.destination(of: path, in: project),
                let change = FileOperation(
                    for: WantedFile(destination: destination, contents: renamed, owner: .tool),
                    .refuse, .file(bytes))
            else { return }
            changes.append(change)
        }
        if let last = problems.indices.last {
            problems[last].hint =
                "Nothing was written. Choose another name, or rename what is declared there first."
            throw Failure(.conflict, problems)
        }
        operations = changes
        notes = mentions + Self.notesOnOtherPackages(old, in: project)
    }

    /// Says which packages within the project name what is renamed: they are others, with modules of
    /// their own.
    private static func notesOnOtherPackages(_ names: Set<String>, in project: Project)
        -> [Diagnostic]
    {
        SwiftFiles.packages(below: project.root).compactMap { package in
            var found: Set<String> = []
            SwiftFiles.forEach(below: package) { _, text in
                found.formUnion(Identifiers.find(names, in: Array(text.utf8)).map(\.name))
            }
            if found.isEmpty { return nil }
            return Diagnostic(
                .note,
                "this package names "
                    + found.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
                    + ", and is not changed",
                path: package)
        }
    }

    private static func destination(of path: String, in project: Project) -> Destination? {
        let root = AbsolutePath(project.root).components
        let components = AbsolutePath(path).components.dropFirst(root.count)
        return Destination(
            base: project.root, relative: OutputPath(ofRecord: Array(components)))
    }
}
