package import Basics
package import SwiftSource
package import TemplateEngine
package import XcodeTemplates

/// A named folder with a `template.json` and template files: what `--template` names.
package struct TemplateSet: Sendable {
    /// What `--template` calls it.
    package var name: String
    /// Its version, as semver.org has it.
    package var version: String
    /// What it makes, in one line.
    package var summary: String
    /// The choices that it offers.
    package var options: [SetOption]
    /// The files that it can generate.
    package var files: [TemplateFile]
    /// Names that its own code takes.
    package var reserved: ReservedNames
    /// What its roles must not do.
    package var rules: [RoleRule]
    /// How its scenes lead to each other.
    package var routing: Routing
    /// The packages that its code imports.
    package var packages: [PackageDependency]
    /// What tags are written between.
    package var delimiters: TemplateDelimiters
    /// The text of every file of the set but `template.json`, by its path in the set's folder.
    package var sources: [String: String]
    /// Every file of it as it was read.
    package var folder: TemplateSetFolder
    /// What it was asked for by; nil for a set that was named by its folder's path.
    package var reference: SetReference?
    /// The text of its `template.json`, for messages about it.
    package var manifestText: String
    /// The Xcode file template that it is; nil for a set of scene-kit's own.
    package var xcodeTemplate: XcodeTemplate?
    /// What scene-kit wrote into that when it exported it; nil for everybody else's.
    package var exportMark: ExportMark?
    /// Whether Swift files are laid out after they are rendered.
    package var laysOutSwift = true
    /// Whether some template names the initial data; otherwise asking for some would do nothing.
    package var takesParameters = true
    /// Templates that were parsed when the set was read, by their path in its folder.
    var parsed: [String: Template] = [:]

    /// What paths in messages begin with: the set's folder, or the name of a built-in set.
    package var location: String { folder.location }

    /// The digest of its folder, whoever carries it.
    package var digest: Digest { folder.digest }

    /// How a file of the set is named in messages.
    package func path(of file: String) -> String { folder.path(of: file) }

    /// Whether a scene with these options and parts has tests. What tests share is one only where it
    /// is named.
    package func makesTests(_ options: OptionValues, _ parts: Set<String> = []) -> Bool {
        files.contains {
            $0.root == .tests && (!$0.isShared || parts.contains($0.id))
                && $0.isMade(options, parts)
        }
    }

    /// Whether it has files for routes, so that its scenes can lead to others.
    package var makesRoutes: Bool { files.contains { $0.repetition == .forEachRoute } }

    package var manifestPath: String {
        path(of: xcodeTemplate == nil ? TemplateSetFolder.manifestName : XcodeTemplate.infoName)
    }

    /// The path of a file as a text that knows where it stands in the manifest.
    package func pathSource(of file: TemplateFile) -> SourceText {
        SourceText(
            file.path, atUTF8Offset: file.pathOffset,
            of: SourceText(name: manifestPath, text: manifestText))
    }
}

/// What a set is asked for by, and what brings it where it is not.
package struct SetReference: Hashable, Sendable {
    /// Its name, with its pack's in front where it was given so.
    package var name: String
    /// Where its pack came from; nil for a set that did not come out of a repository.
    package var source: SetSource?

    /// A name, and a source.
    package init(name: String, source: SetSource? = nil) {
        (self.name, self.source) = (name, source)
    }
}

/// One file that a set can generate.
package struct TemplateFile: Hashable, Sendable {
    /// What messages and records call it; no two of a set are equal.
    package var id: String
    /// The template's path in the set's folder.
    package var source: String
    /// The template of the path that it is written to, below its root.
    package var path: String
    /// Where that begins in the manifest, in UTF-8.
    package var pathOffset: Int
    /// What it is: Builder, ViewModel and so on.
    package var role: String
    /// The folder that its path starts from.
    package var root: Root
    /// Whether all scenes of a project share it.
    package var isShared: Bool
    /// The options under which it is made.
    package var condition: Condition
    /// How often a scene has it.
    package var repetition: Repetition

    /// Whether it is made for these options, and for these parts where some are chosen.
    package func isMade(_ options: OptionValues, _ parts: Set<String>) -> Bool {
        (parts.isEmpty || isNamed(in: parts)) && condition.holds(for: options)
    }

    /// Whether its role or its id is one of these names.
    package func isNamed(in parts: Set<String>) -> Bool {
        parts.contains(role) || parts.contains(id)
    }

    /// How often a scene has a file.
    package enum Repetition: Hashable, Sendable {
        case once
        case forEachRoute
    }

    /// The folder that a file's path starts from.
    package enum Root: String, Sendable, CaseIterable {
        case scene, tests, support
    }
}

/// `when`: every option named must have one of the values given.
package struct Condition: Hashable, Sendable {
    /// An option and the values of which it must have one.
    package struct Clause: Hashable, Sendable {
        /// The option's name.
        package let option: String
        /// The values as the command line has them.
        package let values: [String]

        /// A clause about one option.
        package init(option: String, values: [String]) {
            self.option = option
            self.values = values
        }
    }

    /// All of them must hold.
    package var clauses: [Clause]

    /// A condition of these clauses; without any it always holds.
    package init(_ clauses: [Clause] = []) {
        self.clauses = clauses
    }

    /// Whether options with these values meet it.
    package func holds(for options: OptionValues) -> Bool {
        clauses.allSatisfy { $0.values.contains(options[$0.option]?.conditionText ?? "") }
    }
}

/// What the code of a role must not import or call.
package struct RoleRule: Hashable, Sendable {
    /// The role that it is about.
    package var role: String
    /// The modules that its code must not import.
    package var imports: [String]
    /// The functions that its code must not call.
    package var calls: [String]
}
