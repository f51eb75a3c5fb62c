package import Basics
import Scenes
package import SwiftSource
package import TemplateSets

/// What scene-kit remembers of a scene that it generated: `.scene-kit/scenes/<Name>.json`.
///
/// It is committed, one file for each scene, so that two branches that each add one merge without a
/// conflict. The same scene always gives the same bytes.
package struct SceneRecord: Sendable {
    /// What was given of the scene, in the words of the command line, and the set that made it.
    package var entry: SceneEntry
    /// What came of that with the defaults of its set and of the project, when it was made.
    package var resolved: ResolvedChoices
    /// The list that the scene stands in, as it is reached from the project's root; nil where `new`
    /// made it.
    package var list: String?
    /// The version of its template set.
    package var setVersion: String
    /// The digest of the set that rendered it.
    package var setDigest: Digest
    /// Where its set can be had from, where that is known.
    package var setSource: SetSource?
    /// The module that it belongs to, where that is known.
    package var module: String?
    /// The folder that the scene's folder lies in.
    package var sources: ProjectFolder
    /// The folder of its tests; nil where it has none.
    package var tests: ProjectFolder?
    /// The folder of the shared files, where that was said of this scene.
    package var support: ProjectFolder?
    /// Who it is by, where its set asks for that.
    package var author: SourceText?
    /// The day it was made, where its set asks for that.
    package var date: SourceText?
    /// The files that were generated, sorted by path.
    package var files: [RecordedFile]

    package init(
        entry: SceneEntry, resolved: ResolvedChoices = ResolvedChoices(), setVersion: String,
        setDigest: Digest, module: String?,
        sources: ProjectFolder, tests: ProjectFolder?, files: [RecordedFile]
    ) {
        self.entry = entry
        self.resolved = resolved
        self.setVersion = setVersion
        self.setDigest = setDigest
        self.module = module
        self.sources = sources
        self.tests = tests
        self.files = files
    }

    /// Whether an Xcode file template made it.
    package var isOfXcodeTemplate: Bool { setVersion == TemplateSet.noVersion }

    /// A name that the scene can have.
    ///
    /// - Throws: `Failure` with what is wrong with it, where it stands.
    package func sceneName(parsing source: SourceText) throws(Failure) -> SceneName {
        isOfXcodeTemplate ? try SceneName(ofFile: source) : try SceneName(parsing: source)
    }

    /// Whether scene-kit made its builder, as it does for every scene of which it made all. What a
    /// builder of an Xcode file template takes, nobody knows.
    package var hasBuilder: Bool {
        if isOfXcodeTemplate { return false }
        guard entry.choices.parts != nil else { return true }
        let builder = entry.name.text + "Builder"
        return files.contains { file in
            file.path.isOfSwift && !DeclaredTypes.find([builder], in: file.text ?? "").isEmpty
        }
    }
}

/// The values that a scene was made with, given or not.
package struct ResolvedChoices: Sendable {
    /// By the option's name.
    package var options: [String: OptionEntry]
    package var imports: [SourceText]

    package init(options: [String: OptionEntry] = [:], imports: [SourceText] = []) {
        (self.options, self.imports) = (options, imports)
    }
}
