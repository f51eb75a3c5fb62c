package import Basics
import FileSystem
package import Planning
import Scenes
import SwiftSource

/// Looks for types of the team's own that shared files would declare a second time.
package struct SharedTypes {
    private let place: ResolvedOutput

    package init(_ place: ResolvedOutput) {
        self.place = place
    }

    /// - Throws: `Failure` with 73 naming each file that declares such a type.
    package func check(_ plan: Plan) throws(Failure) {
        guard plan.count(of: .create) > 0 else { return }
        let created = plan.operations.filter { $0.isShared && $0.verb == .create }
        guard !created.isEmpty else { return }
        // Worked out when there is a file to compare with, which a new folder has none of.
        lazy var declarers = Self.declarers(among: created)
        lazy var names = Set(declarers.keys)
        lazy var planned = Set(plan.operations.map { AbsolutePath($0.path).text })
        var problems: [Diagnostic] = []
        for root in roots {
            SwiftFiles.forEach(below: root) { path, text in
                guard !planned.contains(AbsolutePath(path).text) else { return }
                let source = SourceText(name: path, text: text)
                for type in DeclaredTypes.find(names, in: text) {
                    problems.append(problem(type, in: source, shared: declarers[type.name] ?? ""))
                }
            }
        }
        guard let last = problems.indices.last else { return }
        problems[last].hint =
            "If these are the shared files, name their folder with --support <dir>, or the package "
            + "with --package <dir>; if they are something else, rename them."
        throw Failure(.conflict, problems)
    }

    /// The types that new shared files would declare, and the file of each.
    private static func declarers(among created: [FileOperation]) -> [String: String] {
        var declarers: [String: String] = [:]
        for operation in created {
            for type in DeclaredTypes.find(in: String(decoding: operation.new, as: UTF8.self)) {
                declarers[type.name] = operation.path
            }
        }
        return declarers
    }

    /// The folders that are there to look through, without those that lie in another of them.
    private var roots: [String] {
        var covered: [[String]] = []
        let paths = [place.layout.scene, place.layout.support, place.layout.tests, place.target]
            .compactMap { $0?.path }
            .filter(FileSystem.isFolder)
        if paths.isEmpty { return [] }
        let folders = paths.map { (path: $0, components: AbsolutePath($0).components) }
        return folders.ordered { $0.components.count < $1.components.count }.filter { folder in
            if covered.contains(where: folder.components.starts(with:)) { return false }
            covered.append(folder.components)
            return true
        }.map(\.path).ordered()
    }

    private func problem(
        _ type: DeclaredType, in source: SourceText, shared: String
    ) -> Diagnostic {
        Diagnostic(
            .error,
            "this declares '\(type.name)', and so would the shared file '\(shared)'; "
                + "nothing was written",
            in: source, atUTF8Offset: type.offset, utf8Length: type.name.utf8.count)
    }
}
