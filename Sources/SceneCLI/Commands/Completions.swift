import ArgumentParsing
import Basics
import FileSystem
import Linting
import ProjectLinting
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets
import TemplateStores
import XcodeExporting

/// The values that completion offers and only the running program knows.
enum Completions {
    // The keys of the questions.
    static let sets = "sets"
    static let packs = "packs"
    static let scenes = "scenes"
    static let setsAndScenes = "sets-and-scenes"
    static let features = "features"
    static let setOptions = "set-options"
    static let setParts = "set-parts"
    static let rules = "rules"
    static let parameters = "parameters"
    static let dependencies = "dependencies"
    static let routes = "routes"
    static let recordedOptions = "recorded-options"

    static func values(_ question: ValueQuestion) -> [Candidate] {
        let project = question.project
        return switch question.key {
        case sets: setNames(in: project) + plain(folders(typed: question.typed))
        case setsAndScenes:
            setNames(in: project)
                + plain(sceneNames(in: project) + folders(typed: question.typed))
        case packs: plain(packNames(in: project))
        case scenes:
            plain(
                (try? Project.find(package: question.package, on: project.disk)).map(sceneNames))
        case features: plain(try? ProjectFeatures(of: ProjectState(project)).names)
        case setOptions: question.templateSet.map { options(of: $0, typed: question.typed) } ?? []
        case setParts: question.templateSet.map(parts) ?? []
        case rules:
            (try? ProjectLint(ProjectState(project), names: [], ids: []).rules)?
                .map { Candidate($0.id, $0.why) } ?? []
        case parameters: names(question.choices.flatMap { $0.parameters ?? [] })
        case dependencies: names(question.choices.flatMap { $0.dependencies ?? [] })
        case recordedOptions: plain(question.choices.flatMap(\.options.keys).sorted())
        case routes: plain(question.choices.flatMap { $0.routes ?? [] }.compactMap(\.label))
        default: []
        }
    }

    private static func plain(_ names: [String]?) -> [Candidate] {
        (names ?? []).map { Candidate($0) }
    }

    /// The names in declarations such as `for id:String`.
    private static func names(_ declarations: [SourceText]) -> [Candidate] {
        plain(
            declarations.compactMap { declaration in
                declaration.text.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
            })
    }

    /// Every set, as it is named, with its summary.
    static func setNames(in project: Project) -> [Candidate] {
        let sets = (try? TemplateStore(project).all()) ?? []
        let names = Dictionary(grouping: sets, by: \.name)
        return names.sorted { $0.key < $1.key }.flatMap { name, sets in
            let best = sets.filter { $0.rank == sets[0].rank }
            return best.map {
                Candidate(
                    best.count == 1 ? name : $0.fullName, (try? $0.read())?.shortSummary ?? "")
            }
        }
    }

    /// The installed packs, their sets, and the sets in Xcode's dialog.
    private static func packNames(in project: Project) -> [String] {
        guard let packs = try? PackStore.all(project).installedPacks() else { return [] }
        let folder = try? ExportFolder.ofXcode(
            home: Environment.current.variables["HOME"], on: project.disk)
        let exported = folder?.manifest.entries.map(\.set) ?? []
        return Set(packs.flatMap { [$0.pack.name] + $0.pin.sets.map(\.name) } + exported).sorted()
    }

    /// The names of the recorded and listed scenes.
    static func sceneNames(in project: Project) -> [String] {
        let recorded = (try? RecordStore(project).names) ?? []
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
            .filter { isHiddenWanted || !$0.hasPrefix(".") }.map { parent + $0 }
            .filter(FileSystem.isFolder).map { $0 + "/" }
    }

    /// The roles, each with its files, and the ids of these, each with its path.
    private static func parts(of templateSet: TemplateSet) -> [Candidate] {
        let roles = Dictionary(grouping: templateSet.files, by: \.role)
        return roles.sorted { $0.key < $1.key }.map {
            Candidate($0.key, $0.value.map(\.id).joined(separator: ", "))
        } + templateSet.files.filter { roles[$0.id] == nil }.map { Candidate($0.id, $0.path) }
    }

    /// The keys, and once one is typed its values.
    private static func options(of templateSet: TemplateSet, typed: String) -> [Candidate] {
        if let option = templateSet.options.first(where: { typed.hasPrefix($0.name + "=") }) {
            return option.values.map { Candidate("\(option.name)=\($0)") }
        }
        return templateSet.options.map { Candidate($0.name + "=", $0.summary) }
    }
}

extension ValueQuestion {
    fileprivate var package: String? { try? Invocation([], arguments, .current).folder(.package) }

    /// The project that the command would work in.
    fileprivate var project: Project { Project.findRoot(package: package, on: LocalDisk()) }

    /// The recorded choices of the scenes that are named.
    fileprivate var choices: [SceneChoices] {
        let names = Set(arguments.positionals.map(\.value))
        let records = (try? ProjectState(project).scenes()) ?? []
        return records.filter { names.contains($0.entry.name.text) }.map(\.entry.choices)
    }

    /// The set that `--template` names or, without one, the default set.
    fileprivate var templateSet: TemplateSet? {
        try? TemplateStore(project).set(named: arguments.last(of: .template))
    }
}
