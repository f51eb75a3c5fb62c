package import Basics
import JSONSource
package import Planning
package import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// A project that gets a feature, with the keys of `scene-kit.json` that features need: where shared
/// files are, and that these are for several modules.
package struct ProjectSetup {
    /// The module of the shared files, unless the project names another.
    package static let supportModule = "SceneSupport"

    /// Names that a module or its types can't have.
    private static let reserved: [String: String] = [
        supportModule: "scene-kit makes a package of that name itself",
        ProjectFeatures.appModule: "scene-kit makes a package of that name itself",
        "Scene": "its list would be SceneFeature, which the shared files declare",
        "RxCocoa": "it would be a module of RxSwift", "RxRelay": "it would be a module of RxSwift",
        "RxSwift": "it would be a module of RxSwift", "Testing": "Swift has a module of that name",
        "XCTest": "Swift has a module of that name",
    ]

    /// - Throws: `Failure` with 64 for a name that a feature can't have.
    package static func check(_ name: SourceText) throws(Failure) {
        var reason = reserved[name.text]
        if SystemModules.names.contains(name.text) { reason = "a system has a module of that name" }
        for suffix in ["Interface", "Testing", "Tests"] where name.text.hasSuffix(suffix) {
            reason = "it could be the \(suffix.lowercased()) of another feature"
        }
        guard let reason else { return }
        throw name.failure("'\(name.text)' can't be a feature: \(reason)")
    }

    /// The project as it is after the change of its configuration.
    package let project: Project
    /// The change of `scene-kit.json`; nil if it has all keys.
    let change: FileOperation?
    let name: String
    /// The folder of the feature's package, from the root.
    let package: ProjectFolder

    /// - Parameter folder: The folder that the user names for the package.
    /// - Throws: `Failure` with 64 for a folder outside the project, and with 65 for a configuration
    ///   that says otherwise.
    package init(
        of project: Project, for name: String, in folder: SourceText?
    ) throws(Failure) {
        self.name = name
        let configuration = project.configuration
        if let folder {
            let path = project.real(folder.text)
            try project.checkName(of: path)
            guard
                let package = project.folder(at: OutputLayout.Root(path)),
                !package.components.isEmpty
            else {
                throw folder.failure("a feature's package is in a folder of the project")
            }
            if !project.contains(path) {
                throw folder.failure(
                    "'\(package.path)' belongs to a project of its own",
                    hint: "Run the command there, or name another folder.")
            }
            self.package = package
        } else {
            let place = project.place(
                of: ProjectFolder(components: Self.parent(in: project) + [name]))
            guard let package = project.folder(at: OutputLayout.Root(project.real(place.path)))
            else {
                throw Failure(
                    .refused, "a symbolic link on the way to the package leads out of the project",
                    path: place.path, hint: "Name another folder with --package.")
            }
            self.package = package
        }
        let parent = package.components.dropLast().joined(separator: "/")
        let file = Destination(
            base: project.root, relative: OutputPath(ofRecord: [ProjectConfiguration.fileName]))
        func refuse(_ message: String, _ hint: String) -> Failure {
            Failure(.data, message, path: file.path, hint: hint)
        }
        var editor = try ConfigurationEditor(at: file, on: project.disk)
        switch configuration.support {
        case nil:
            let support = Self.supportModule
            let folder = (parent.isEmpty ? "" : parent + "/") + "\(support)/Sources/\(support)"
            editor.add("support", folder.asSwiftLiteral)
        case .madeByTeam:
            throw refuse(
                "features need shared files, and \"support\" is false",
                "Leave \"support\" out, so that scene-kit creates them in a package.")
        case .folder: break
        }
        for (option, value) in [(CommonOption.access, "public"), (CommonOption.features, "true")] {
            switch configuration.defaults.options[option]?.texts.first?.text {
            case nil: editor.addOption(option, value == "true" ? value : value.asSwiftLiteral)
            case value: break
            case .some:
                throw refuse(
                    "features need the option '\(option)' to be \(value)",
                    "Change it in \"options\".")
            }
        }
        change = try editor.change()
        let found =
            if let change { try Project.find(configuration: change.new, on: project.disk) } else {
                project
            }
        self.project = found
        let sources = found.place(
            of: ProjectFolder(components: package.components + ["Sources", name]))
        if SupportModule(beside: sources, in: found, isForPackage: true) == nil {
            throw refuse(
                "the folder of \"support\" is in no library",
                "Name one in a package, such as \"Packages/SceneSupport/Sources/SceneSupport\".")
        }
    }
}

extension ProjectSetup {
    /// The folder of the packages: the one with the package of the shared files.
    private static func parent(in project: Project) -> [String] {
        guard case .folder(let support) = project.configuration.support,
            support.components.dropLast().last == "Sources", support.components.count > 2
        else { return ["Packages"] }
        return Array(support.components.dropLast(3))
    }
}

/// An editor that adds keys to a `scene-kit.json`, and keeps its comments and layout.
private struct ConfigurationEditor {
    private let destination: Destination
    private let entry: DiskEntry
    private var members: [String] = []
    private var options: [String] = []

    init(at destination: Destination, on disk: any Disk) throws(Failure) {
        self.destination = destination
        entry = try disk.entry(at: destination)
    }

    mutating func add(_ key: String, _ value: String) { members.append("\"\(key)\": \(value)") }

    mutating func addOption(_ key: String, _ value: String) {
        options.append("\"\(key)\": \(value)")
    }

    /// Nil if the file has all keys.
    func change() throws(Failure) -> FileOperation? {
        if members.isEmpty, options.isEmpty { return nil }
        let file = WantedFile(destination: destination, contents: try contents(), owner: .tool)
        return FileOperation(for: file, policy: .overwrite, over: entry)
    }

    private func contents() throws(Failure) -> [UInt8] {
        let written = "\"options\": { \(options.joined(separator: ", ")) }"
        guard case .file(let bytes) = entry else {
            let all = members + (options.isEmpty ? [] : [written])
            return Array("{\n  \(all.joined(separator: ",\n  "))\n}\n".utf8)
        }
        let root = try JSONDocument(
            parsing: bytes, name: destination.path, allowsComments: true
        ).root
        guard case .object(let known) = root.content else { return bytes }
        var insertions: [(offset: Int, text: String)] = []
        var added = members
        if !options.isEmpty {
            if let node = root["options"], case .object(let values) = node.content {
                let text = options.joined(separator: ", ") + (values.isEmpty ? " " : ",")
                insertions.append((node.range.lowerBound + 1, " " + text))
            } else {
                added.append(written)
            }
        }
        if !added.isEmpty {
            let text = added.map { "\n  " + $0 }.joined(separator: ",")
            insertions.append((root.range.lowerBound + 1, text + (known.isEmpty ? "\n" : ",")))
        }
        var result = bytes
        for (offset, text) in insertions.sorted(by: { $0.offset > $1.offset }) {
            result.insert(contentsOf: Array(text.utf8), at: offset)
        }
        return result
    }
}

extension ProjectState {
    /// Adds a note that says how an app gets a new package.
    package func notesOnAppPackage(of plan: Plan) -> [Diagnostic] {
        let app = ProjectFeatures.appModule
        let manifest = plan.operations.first {
            $0.verb == .create && $0.path.hasSuffix("\(app)/\(Manifest.fileName)")
        }
        guard let manifest else { return [] }
        let path = disk.absolute(manifest.destination.base)
            .relative(to: disk.absolute(project.root))
        let folder = XcodeFolders(in: project).ancestors(of: disk.absolute(project.root).text)
            .first { $0.generator != nil || !$0.projects.isEmpty }
        guard let folder else { return [] }
        let file = folder.generator?.file ?? "\(folder.projects[0]).xcodeproj"
        let hint = folder.generator.map {
            $0.lines(for: app, at: path) + "\nThen '\($0.command)' generates the project again."
        }
        return [
            .note(
                "the app doesn't use the package '\(app)' yet",
                path: disk.fromHere(folder.path.appending([file])),
                hint: hint ?? "In Xcode, choose File > Add Package Dependencies > Add Local, and "
                    + "the folder '\(path)'.")
        ]
    }
}
