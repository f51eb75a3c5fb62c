package import Basics
package import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource

extension ResolvedOutput {
    /// Finds existing types that new files would declare again: for shared files, anywhere; for a
    /// scene's files, in the same target.
    ///
    /// - Parameters:
    ///   - scenes: The names of scenes that could be adopted instead of created.
    ///   - hint: Nil for the usual ways out.
    /// - Throws: `Failure` with 73: one error, and one note about the other declarations.
    package func checkTypes(
        of plan: Plan, insteadOf scenes: [String] = [], in state: ProjectState, hint: String? = nil
    ) throws(Failure) {
        let new = plan.operations.filter { $0.verb == .create && $0.path.hasSuffix(".swift") }
        if new.isEmpty { return }
        let known = foldersOfSharedFiles(ofModuleIn: state)
        var roots = sourceFolders(on: state.disk, besides: known)
        let app = AppTargets(of: new, at: self, in: state)
        let own = roots + (app == nil ? [] : [layout.scene.path])
        let created = new.filter { $0.isShared || isBelow(own, $0.path, on: state.disk) }
        if own.isEmpty || created.isEmpty { return }
        if let app {
            roots = roots.filter { !isBelow([app.folder], $0, on: state.disk) } + [app.folder]
        }
        // These are computed when there is a file to compare with. A new folder has none.
        lazy var declarers = Declarers(of: created) { isInTests($0.path, on: state.disk) }
        lazy var planned = Set(plan.operations.map { state.disk.absolute($0.path).text })
        var hasOwn = false
        var problems: [(type: String, error: Diagnostic)] = []
        for root in roots {
            for (path, text) in state.sources.files(below: root) {
                let types = declarers.names.declarations(in: text)
                if types.isEmpty || !planned.insert(state.disk.absolute(path).text).inserted
                    || !(app?.have(path) ?? isBelow(own, path, on: state.disk))
                {
                    continue
                }
                let isInTests = isInTests(path, on: state.disk)
                // One for all problems, since it finds the lines only once.
                let source = SourceText(name: path, text: text)
                for type in types {
                    guard let file = declarers.file(declaring: type, isInTests: isInTests),
                        !file.isShared || support == nil || isBelow(own, path, on: state.disk)
                    else { continue }
                    hasOwn = hasOwn || !file.isShared
                    let other = (file.isShared ? "the shared file " : "") + "'\(file.path)'"
                    let error = Diagnostic(
                        .error,
                        "this declares '\(type.name)', and so would \(other); nothing was written",
                        in: source, at: type.offset..<type.offset + type.name.utf8.count)
                    problems.append((type.name, error))
                }
            }
        }
        guard var first = problems.first?.error else { return }
        first.hint =
            hint
            ?? (hasOwn
                ? (scenes.lazy.compactMap(state.hintOnHandwrittenScene).first.map { $0 + " " } ?? "")
                    + "Choose another name for the scene, or leave that file out with --only (in a scenes file: "
                    + "\"only\")."
                : "If these are the shared files, name their folder with --support <dir>, or the package "
                    + "with --package <dir>; if they are something else, rename them."
                    + (module != nil || known.isEmpty
                        ? "" : " For a scene of another target, add --module <name>."))
        guard problems.count > 1 else { throw Failure(.conflict, first) }
        // The fix for the first probably fixes all.
        let most = 12
        var places = problems.dropFirst().prefix(most).map { type, error in
            "'\(type)' in \(error.path ?? ""):\(error.position?.line ?? 1)"
        }
        let count = problems.count - 1
        if count > most { places.append("\(count - most) more") }
        let others = Diagnostic.note(
            (count == 1 ? "1 more type is" : "\(count) more types are")
                + " declared twice: \(places.joinedAsAlternatives("and"))")
        throw Failure(.conflict, [first, others])
    }

    /// Whether a file belongs to the target of the tests.
    private func isInTests(_ path: String, on disk: any Disk) -> Bool {
        layout.tests.map { isBelow([$0.path], path, on: disk) } ?? false
    }

    private func isBelow(
        _ folders: [String], _ path: String, on disk: any Disk
    ) -> Bool {
        let components = disk.absolute(path).components
        return folders.contains { components.starts(with: disk.absolute($0).components) }
    }

    /// The folders of the shared files that other scenes of the same module have. A target has a
    /// folder that contains them.
    private func foldersOfSharedFiles(ofModuleIn state: ProjectState) -> [OutputLayout.Root?] {
        let xcode = XcodeFolders(in: state.project)
        func app(of path: String) -> AbsolutePath? {
            xcode.ancestors(of: path).first {
                $0.isPackage || !$0.projects.isEmpty || $0.generator != nil
            }.flatMap { $0.isPackage ? nil : $0.path }
        }
        // Without a module, a scene could belong to any target of the app.
        let here = module == nil ? app(of: layout.scene.path) : nil
        guard target == nil, module ?? here?.text != nil, let scenes = try? state.scenes() else {
            return []
        }
        return scenes.map { ($0.module, state.place(of: $0).layout) }.filter { other, layout in
            module != nil ? other == module : app(of: layout.scene.path) == here
        }.map(\.1.support)
    }

    /// The existing folders to search, without those that are inside another.
    private func sourceFolders(
        on disk: any Disk, besides others: [OutputLayout.Root?]
    ) -> [String] {
        let folders = ([layout.scene, layout.support, layout.tests, target] + others)
            .compactMap { $0?.path }
            .filter(disk.isFolder)
            .map { (path: $0, components: disk.absolute($0).components) }
        var covered: [[String]] = []
        return folders.sorted { $0.components.count < $1.components.count }.filter { folder in
            if covered.contains(where: folder.components.starts(with:)) { return false }
            covered.append(folder.components)
            return true
        }.map(\.path).sorted()
    }
}

/// The types that new files would declare, and the files of each.
private struct Declarers {
    private typealias Declarer = (file: FileOperation, isInTests: Bool, type: DeclaredType)

    let names: NameSearch
    private let files: [String: [Declarer]]

    init(of created: [FileOperation], isInTests: (FileOperation) -> Bool) {
        var files: [String: [Declarer]] = [:]
        for file in created {
            for type in DeclaredTypes.find(in: String(decoding: file.new, as: UTF8.self)) {
                files[type.name, default: []].append((file, isInTests(file), type))
            }
        }
        self.files = files
        names = NameSearch(Set(files.keys))
    }

    /// The new file that declares a name which another file declares, too. Only two private
    /// declarations don't collide.
    func file(declaring type: DeclaredType, isInTests: Bool) -> FileOperation? {
        let files = (files[type.name] ?? []).filter {
            (!$0.type.isPrivate || !type.isPrivate) && !$0.type.excludes(type)
        }
        let shared = files.last(where: \.file.isShared)
        return (shared ?? files.last { $0.isInTests == isInTests })?.file
    }
}
