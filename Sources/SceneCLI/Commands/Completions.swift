import Projects
import TemplateSets
import XcodeBridge
import ArgumentParsing
import Basics
import FileSystem
import Workspace

/// What completion scripts ask for: what only the running program knows.
enum Completions {
    /// The key for names of template sets.
    static let sets = "sets"
    /// The key for packs that are installed and their sets.
    static let packs = "packs"
    /// The key for the scenes of the project.
    static let scenes = "scenes"
    /// The key for a set's options and their values.
    static let setOptions = "set-options"

    /// The key for a set's roles and the ids of its files.
    static let setParts = "set-parts"

    /// One candidate a line, with a description behind a tab.
    package static func text(for request: CompletionRequest) -> String {
        candidates(for: request).map { "\($0.value)\t\($0.description)\n" }.joined()
    }

    private static func candidates(
        for request: CompletionRequest
    ) -> [(value: String, description: String)] {
        switch request.key {
        case sets:
            return setNames + folders(typed: request.current).map { ($0, "") }
        case packs:
            return packNames.map { ($0, "") }
        case scenes:
            return sceneNames.map { ($0, "") }
        case setOptions:
            return setOptions(
                of: request.arguments.last(of: .template), typed: request.current)
        case setParts:
            return setParts(of: request.arguments.last(of: .template))
        default:
            return []
        }
    }

    private static var setNames: [(value: String, description: String)] {
        let sets = (try? TemplateStore(Project.findRoot()).all()) ?? []
        let names = Dictionary(grouping: sets, by: \.name)
        return names.sorted { $0.key < $1.key }.flatMap { name, sets in
            let best = sets.filter { $0.rank == sets[0].rank }
            return best.map {
                (best.count == 1 ? name : $0.fullName, (try? $0.read())?.shortSummary ?? "")
            }
        }
    }

    private static var packNames: [String] {
        let project = Project.findRoot()
        guard let packs = try? InstalledPacks(Shelf.all(project)).all()
        else { return [] }
        return Set(packs.flatMap { [$0.pack.name] + $0.pin.sets.map(\.name) } + exported).sorted()
    }

    /// The sets in Xcode's dialog.
    private static var exported: [String] {
        let folder = try? ExportFolder.ofXcode(.current, isToChange: false)
        return folder?.book.entries.map(\.set) ?? []
    }

    /// Those that are recorded or listed.
    private static var sceneNames: [String] {
        guard let project = try? Project.find() else { return [] }
        let recorded = (try? RecordStore(project).names()) ?? []
        let listed = project.configuration.scenes?.map(\.name.text) ?? []
        return Set(recorded + listed).sorted()
    }

    /// The folders that a path may go on with, once something of it is typed.
    private static func folders(typed: String) -> [String] {
        if [".", ".."].contains(typed) { return ["./", "../"] }
        guard let slash = typed.lastIndex(of: "/") else { return [] }
        let parent = String(typed[...slash])
        let isHiddenWanted = typed[typed.index(after: slash)...].hasPrefix(".")
        return ((try? FileSystem.names(in: parent)) ?? [])
            .filter { isHiddenWanted || !$0.hasPrefix(".") }
            .map { parent + $0 }
            .filter(FileSystem.isFolder)
            .map { $0 + "/" }
    }

    /// The roles, each with its files, and the ids of these, each with its path.
    private static func setParts(
        of name: String?
    ) -> [(value: String, description: String)] {
        guard let set = try? TemplateStore(Project.findRoot()).set(named: name) else { return [] }
        let roles = Dictionary(grouping: set.files, by: \.role)
        return roles.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value.map(\.id).joined(separator: ", "))
        }
            + set.files.filter { roles[$0.id] == nil }.map { ($0.id, $0.path) }
    }

    /// The keys, and once one is typed its values.
    private static func setOptions(
        of name: String?, typed: String
    ) -> [(value: String, description: String)] {
        guard let set = try? TemplateStore(Project.findRoot()).set(named: name) else { return [] }
        if let option = set.options.first(where: { typed.hasPrefix($0.name + "=") }) {
            return option.values.map { ("\(option.name)=\($0)", "") }
        }
        return set.options.map { ("\($0.name)=", $0.summary) }
    }
}
