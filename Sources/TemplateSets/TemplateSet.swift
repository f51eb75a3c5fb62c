package import Basics
package import SwiftSource
package import TemplateEngine

/// A named folder with a `template.json` and template files: what `--template` names.
package final class TemplateSet: Sendable {
    /// What `--template` calls it.
    package let name: String
    /// Its version, as semver.org has it.
    package let version: String
    /// What it makes, in one line.
    package let summary: String
    package let options: [SetOption]
    package let files: [TemplateFile]
    /// Names that its own code takes.
    package let reserved: ReservedNames
    /// What its roles must not do.
    package let rules: [RoleRule]
    /// The packages that its code imports.
    package let packages: [PackageDependency]
    /// The lowest versions of systems that its code runs on.
    package let platforms: PackagePlatforms
    /// What tags are written between.
    package let delimiters: TemplateDelimiters
    /// The text of every file of the set but `template.json`, by its path in the set's folder.
    package let sources: [String: String]
    /// The templates among them, as far as they have been parsed.
    let parsedTemplates: ParsedTemplates
    /// Every file of it as it was read.
    package let folder: TemplateSetFolder
    /// The digest of its folder, whoever carries it. Every record of a scene has it.
    package let digest: Digest
    /// What it was asked for by; nil for a set that was named by its folder's path.
    package let reference: SetReference?
    /// Its `template.json`, for messages about it.
    private let manifest: SourceText
    /// What its files are written in, on which depends how it is read and rendered.
    package let format: Format
    /// Whether Swift files are laid out after they are rendered.
    package let laysOutSwift: Bool
    /// Whether some template names the initial data; otherwise asking for some would do nothing.
    package let takesParameters: Bool

    /// Texts of its files that are none stay behind.
    init(
        name: String, version: String, summary: String, options: [SetOption],
        files: [TemplateFile], reserved: ReservedNames, rules: [RoleRule] = [],
        packages: [PackageDependency] = [], platforms: PackagePlatforms = PackagePlatforms(),
        delimiters: TemplateDelimiters = .mustache, folder: TemplateSetFolder,
        manifestText: String = "", format: Format = .native,
        laysOutSwift: Bool, takesParameters: Bool
    ) {
        (self.name, self.version, self.summary) = (name, version, summary)
        (self.options, self.files, self.reserved) = (options, files, reserved)
        (self.rules, self.packages) = (rules, packages)
        (self.platforms, self.delimiters) = (platforms, delimiters)
        (sources, self.folder) = (folder.texts, folder)
        parsedTemplates = ParsedTemplates(at: sources.keys)
        digest = folder.digest
        reference = nil
        self.format = format
        manifest = SourceText(name: folder.path(of: format.manifestName), text: manifestText)
        (self.laysOutSwift, self.takesParameters) = (laysOutSwift, takesParameters)
    }

    private init(
        _ other: TemplateSet, options: [SetOption], reserved: ReservedNames, rules: [RoleRule],
        takesParameters: Bool, reference: SetReference?
    ) {
        (name, version, summary) = (other.name, other.version, other.summary)
        (self.options, files, self.reserved) = (options, other.files, reserved)
        (self.rules, packages) = (rules, other.packages)
        (platforms, delimiters) = (other.platforms, other.delimiters)
        (sources, folder) = (other.sources, other.folder)
        parsedTemplates = other.parsedTemplates
        digest = other.digest
        (self.reference, manifest) = (reference, other.manifest)
        format = other.format
        (laysOutSwift, self.takesParameters) = (other.laysOutSwift, takesParameters)
    }

    /// The set as it was asked for.
    package func referred(to reference: SetReference) -> TemplateSet {
        TemplateSet(
            self, options: options, reserved: reserved, rules: rules,
            takesParameters: takesParameters, reference: reference)
    }

    /// The set for a scene that it might refuse.
    package var refusingNothing: TemplateSet {
        let options = options.map { option in
            var option = option
            option.reserved = ReservedWords([:])
            return option
        }
        return TemplateSet(
            self, options: options, reserved: ReservedNames(), rules: [], takesParameters: true,
            reference: reference)
    }

    /// What paths in messages begin with: the set's folder, or the name of a built-in set.
    package var location: String { folder.location }

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

    package var manifestPath: String { manifest.name }

    /// The path of a file as a text that knows where it stands in the manifest.
    package func pathSource(of file: TemplateFile) -> SourceText {
        SourceText(file.path, atUTF8Offset: file.pathOffset, of: manifest)
    }
}

/// What a set is asked for by, and what brings it where it is not.
package struct SetReference: Hashable, Sendable {
    /// Its name, with its pack's in front where it was given so.
    package var name: String
    /// Where its pack came from; nil for a set that did not come out of a repository.
    package var source: SetSource?
    /// Which of several sets of the name was taken, where that may surprise.
    package var note: Diagnostic?

    package init(name: String, source: SetSource? = nil) {
        (self.name, self.source) = (name, source)
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
