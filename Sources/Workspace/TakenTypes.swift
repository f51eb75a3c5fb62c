package import Basics
import FileSystem
package import Planning
import Scenes
import SwiftSource

/// Finds existing types that new files would declare again: for shared files, anywhere; for a
/// scene's files, in the same target.
package struct TakenTypes {
    private let place: ResolvedOutput

    package init(_ place: ResolvedOutput) {
        self.place = place
    }

    /// - Throws: `Failure` with 73: one error, and one note on each further file that declares such a
    ///   type.
    package func check(_ plan: Plan) throws(Failure) {
        guard plan.count(of: .create) > 0 else { return }
        let roots = roots
        guard !roots.isEmpty else { return }
        let created = plan.operations.filter { operation in
            operation.verb == .create && operation.path.hasSuffix(".swift")
                && (operation.isShared || isBelow(roots, operation.path))
        }
        guard !created.isEmpty else { return }
        // Worked out when there is a file to compare with, which a new folder has none of.
        lazy var declarers = Declarers(among: created, isInTests: isInTests)
        lazy var planned = Set(plan.operations.map { AbsolutePath($0.path).text })
        var problems: [(type: String, diagnostic: Diagnostic)] = []
        var hasOwn = false
        for root in roots {
            SwiftFiles.forEach(below: root) { path, text in
                guard !planned.contains(AbsolutePath(path).text) else { return }
                let isInTests = isInTests(path)
                // One for all problems, since it finds the lines only once.
                let source = SourceText(name: path, text: text)
                for type in declarers.types.declaredTypes(in: text) {
                    guard let file = declarers.file(of: type, isInTests: isInTests) else {
                        continue
                    }
                    hasOwn = hasOwn || !file.isShared
                    problems.append((type.name, Self.problem(type, in: source, beside: file)))
                }
            }
        }
        guard var first = problems.first?.diagnostic else { return }
        first.hint =
            hasOwn
            ? "Choose another name for the scene, or leave that file out with --only (in a list: "
                + "\"only\")."
            : "If these are the shared files, name their folder with --support <dir>, or the package "
                + "with --package <dir>; if they are something else, rename them."
        throw Failure(.conflict, [first] + Self.note(on: problems.dropFirst()))
    }

    /// A note on the other declarations. The fix for the first probably fixes all.
    private static func note(
        on others: ArraySlice<(type: String, diagnostic: Diagnostic)>
    ) -> [Diagnostic] {
        if others.isEmpty { return [] }
        let most = 12
        var places = others.prefix(most).map { type, problem in
            "'\(type)' in \(problem.path ?? ""):\(problem.position?.line ?? 1)"
        }
        if others.count > most { places.append("\(others.count - most) more") }
        return [
            Diagnostic.note(
                (others.count == 1 ? "1 more type is" : "\(others.count) more types are")
                    + " declared twice: \(places.joinedAsAlternatives("and"))")
        ]
    }

    /// Whether a file belongs to the target of the tests.
    private func isInTests(_ path: String) -> Bool {
        place.layout.tests.map { isBelow([$0.path], path) } ?? false
    }

    private func isBelow(_ folders: [String], _ path: String) -> Bool {
        let components = AbsolutePath(path).components
        return folders.contains { components.starts(with: AbsolutePath($0).components) }
    }

    /// The existing folders to search, without those that are inside another.
    private var roots: [String] {
        var covered: [[String]] = []
        let paths = [place.layout.scene, place.layout.support, place.layout.tests, place.target]
            .compactMap { $0?.path }
            .filter(FileSystem.isFolder)
        if paths.isEmpty { return [] }
        let folders = paths.map { (path: $0, components: AbsolutePath($0).components) }
        return folders.sorted { $0.components.count < $1.components.count }.filter { folder in
            if covered.contains(where: folder.components.starts(with:)) { return false }
            covered.append(folder.components)
            return true
        }.map(\.path).sorted()
    }

    private static func problem(
        _ type: DeclaredType, in source: SourceText, beside file: FileOperation
    ) -> Diagnostic {
        let other = (file.isShared ? "the shared file " : "") + "'\(file.path)'"
        return Diagnostic(
            .error,
            "this declares '\(type.name)', and so would \(other); nothing was written",
            in: source, at: type.offset..<type.offset + type.name.utf8.count)
    }
}

/// The types that new files would declare, and the file of each.
private struct Declarers {
    let types: NameSearch
    private var shared: [String: FileOperation] = [:]
    private var ofSources: [String: FileOperation] = [:]
    private var ofTests: [String: FileOperation] = [:]

    init(among created: [FileOperation], isInTests: (String) -> Bool) {
        for operation in created {
            for type in DeclaredTypes.find(in: String(decoding: operation.new, as: UTF8.self)) {
                if operation.isShared {
                    shared[type.name] = operation
                } else if type.isPrivate {
                    continue
                } else if isInTests(operation.path) {
                    ofTests[type.name] = operation
                } else {
                    ofSources[type.name] = operation
                }
            }
        }
        types = NameSearch(
            Set(shared.keys).union(ofSources.keys).union(ofTests.keys))
    }

    /// The new file that would declare a type of another file, too.
    func file(of type: DeclaredType, isInTests: Bool) -> FileOperation? {
        if let file = shared[type.name] { return file }
        return type.isPrivate ? nil : (isInTests ? ofTests : ofSources)[type.name]
    }
}
