import Diagnostics
public import TemplateEngine
public import XcodeTemplates

/// A named folder with a `template.json` and template files: what `--template` names.
public struct TemplateSet: Sendable {
    /// What `--template` calls it.
    public var name: String
    /// Its version, as semver.org has it.
    public var version: String
    /// What it makes, in one line.
    public var summary: String
    /// The choices that it offers.
    public var options: [SetOption]
    /// The files that it can generate.
    public var files: [TemplateFile]
    /// Names that its own code takes.
    public var reserved: ReservedNames
    /// What its roles must not do.
    public var rules: [RoleRule]
    /// How its scenes lead to each other.
    public var routing: Routing
    /// The packages that its code imports.
    public var packages: [PackageDependency]
    /// What tags are written between.
    public var delimiters: TemplateDelimiters
    /// The text of every file of the set but `template.json`, by its path in the set's folder.
    public var sources: [String: String]
    /// Every file of it as it was read.
    public var folder: TemplateSetFolder
    /// What it was asked for by; nil for a set that was named by its folder's path.
    public var reference: SetReference?
    /// The text of its `template.json`, for messages about it.
    public var manifestText: String
    /// The Xcode file template that it is; nil for a set of scene-kit's own.
    public var xcodeTemplate: XcodeTemplate?
    /// What scene-kit wrote into that when it exported it; nil for everybody else's.
    public var exportMark: ExportMark?
    /// Whether Swift files are laid out after they are rendered.
    public var laysOutSwift = true
    /// Whether some template names the initial data; otherwise asking for some would do nothing.
    public var takesParameters = true
    /// Templates that were parsed when the set was read, by their path in its folder.
    var parsed: [String: Template] = [:]

    /// What paths in messages begin with: the set's folder, or the name of a built-in set.
    public var location: String { folder.location }

    /// The digest of its folder, whoever carries it.
    public var digest: Digest { folder.digest }

    /// How a file of the set is named in messages.
    func path(of file: String) -> String { folder.path(of: file) }

    /// Whether a scene with these options and parts has tests. What tests share is one only where it
    /// is named.
    public func makesTests(_ options: OptionValues, _ parts: Set<String> = []) -> Bool {
        files.contains {
            $0.root == .tests && (!$0.isShared || parts.contains($0.id))
                && $0.isMade(options, parts)
        }
    }

    /// Whether a scene comes with its builder: any does of which all is made, and else one whose parts
    /// name the file.
    public func makesBuilder(_ scene: Scene) -> Bool {
        if xcodeTemplate != nil { return exportMark?.part == .scene }
        if scene.parts.isEmpty { return true }
        let fileName = routing.typeName(of: "{{scene}}") + ".swift"
        return files.contains {
            !$0.isShared && $0.isMade(scene.options, scene.parts)
                && ($0.role == routing.role || $0.path.splitAtName.name == fileName)
        }
    }

    /// Whether it has files for routes, so that its scenes can lead to others.
    public var makesRoutes: Bool { files.contains { $0.repetition == .forEachRoute } }

    var manifestPath: String {
        path(of: xcodeTemplate == nil ? TemplateSetFolder.manifestName : XcodeTemplate.infoName)
    }

    /// The path of a file as a text that knows where it stands in the manifest.
    func pathSource(of file: TemplateFile) -> SourceText {
        SourceText(
            file.path, atUTF8Offset: file.pathOffset,
            of: SourceText(name: manifestPath, text: manifestText))
    }
}

/// What a set is asked for by, and what brings it where it is not.
public struct SetReference: Hashable, Sendable {
    /// Its name, with its pack's in front where it was given so.
    public var name: String
    /// Where its pack came from; nil for a set that did not come out of a repository.
    public var source: SetSource?

    /// A name, and a source.
    public init(name: String, source: SetSource? = nil) {
        (self.name, self.source) = (name, source)
    }
}

/// One file that a set can generate.
public struct TemplateFile: Hashable, Sendable {
    /// What messages and records call it; no two of a set are equal.
    public var id: String
    /// The template's path in the set's folder.
    public var source: String
    /// The template of the path that it is written to, below its root.
    public var path: String
    /// Where that begins in the manifest, in UTF-8.
    public var pathOffset: Int
    /// What it is: Builder, ViewModel and so on.
    public var role: String
    /// The folder that its path starts from.
    public var root: Root
    /// Whether all scenes of a project share it.
    public var isShared: Bool
    /// The options under which it is made.
    public var condition: Condition
    /// How often a scene has it.
    public var repetition: Repetition

    /// Whether it is made for these options, and for these parts where some are chosen.
    func isMade(_ options: OptionValues, _ parts: Set<String>) -> Bool {
        (parts.isEmpty || isNamed(in: parts)) && condition.holds(for: options)
    }

    /// Whether its role or its id is one of these names.
    public func isNamed(in parts: Set<String>) -> Bool {
        parts.contains(role) || parts.contains(id)
    }

    /// How often a scene has a file.
    public enum Repetition: Hashable, Sendable {
        case once
        case forEachRoute
    }

    /// The folder that a file's path starts from.
    public enum Root: String, Sendable, CaseIterable {
        case scene, tests, support
    }
}

/// `when`: every option named must have one of the values given.
public struct Condition: Hashable, Sendable {
    /// An option and the values of which it must have one.
    public struct Clause: Hashable, Sendable {
        /// The option's name.
        public let option: String
        /// The values as the command line has them.
        public let values: [String]

        /// A clause about one option.
        public init(option: String, values: [String]) {
            self.option = option
            self.values = values
        }
    }

    /// All of them must hold.
    public var clauses: [Clause]

    /// A condition of these clauses; without any it always holds.
    public init(_ clauses: [Clause] = []) {
        self.clauses = clauses
    }

    /// Whether options with these values meet it.
    public func holds(for options: OptionValues) -> Bool {
        clauses.allSatisfy { $0.values.contains(options[$0.option]?.conditionText ?? "") }
    }
}

/// What the code of a role must not import or call.
public struct RoleRule: Hashable, Sendable {
    /// The role that it is about.
    public var role: String
    /// The modules that its code must not import.
    public var imports: [String]
    /// The functions that its code must not call.
    public var calls: [String]
}
