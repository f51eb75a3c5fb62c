import Basics
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateSets
import XcodeTemplates

/// All files of a set with macros in them, for every combination of what Xcode's dialog can ask for.
struct ExportRendering {
    let templateSet: TemplateSet
    let names: ExportNames
    /// The options that choose between files, in the order of the dialog.
    let axes: [ExportOption]
    private(set) var files: [(combination: ExportCombination, files: [ExportedFile])] = []

    /// - Throws: what `XcodeExport.init` throws.
    init(of templateSet: TemplateSet) throws(Failure) {
        self.templateSet = templateSet
        names = ExportNames(of: templateSet)
        var axes = templateSet.options.compactMap { ExportOption($0, in: templateSet) }
        // An option that only an option matters for which never does never matters either.
        while let lost = axes.firstIndex(where: { axis in
            axis.requirements.keys.contains { name in !axes.contains { $0.identifier == name } }
        }) {
            axes.remove(at: lost)
        }
        if templateSet.takesParameters {
            axes += [.choice(names), .foundation(names)]
            if !templateSet.idsOfTests.isEmpty { axes.append(.testUse(names)) }
        }
        axes.append(.moduleChoice(names))
        self.axes = axes
        guard let combinations = ExportCombination.all(of: axes) else {
            throw Failure(
                .data,
                Diagnostic(
                    .error,
                    "the set '\(templateSet.name)' cannot be exported: its options have more than "
                        + "\(ExportCombination.limit) combinations with initial data and modules, "
                        + "and each is a folder",
                    path: templateSet.manifestPath,
                    hint: "Say with \"when\" which options matter for which others."))
        }
        do throws(Failure) {
            files = try rendered(combinations, SwiftLayout())
        } catch {
            // A line may break between two words of a title.
            files = try rendered(combinations, SwiftLayout(lineLength: Int(Int32.max)))
        }
    }

    private func rendered(
        _ combinations: [ExportCombination], _ layout: SwiftLayout
    ) throws(Failure) -> [(combination: ExportCombination, files: [ExportedFile])] {
        let pair = ExportSentinels.pair(for: templateSet)
        let one = try ExportPreviews(templateSet, pair.0, layout)
        let other = try ExportPreviews(templateSet, pair.1, layout)
        var replacer = ExportReplacer(names, pair)
        var files: [(combination: ExportCombination, files: [ExportedFile])] = []
        for combination in combinations {
            // Tests have a module, and only they depend on values for tests.
            let testUse = combination.testUse(names)
            if testUse != .compared, combination[names.moduleChoice] != "true" { continue }
            let rendered = try one.files(for: combination, names)
            let proof = try other.files(for: combination, names)
            files.append((combination, try replacer.files(rendered, proof, of: templateSet)))
        }
        return files
    }
}

/// Renders a set with sentinels.
private final class ExportPreviews {
    private let templateSet: TemplateSet
    private let sentinels: ExportSentinels
    private let withModule: SceneGeneration.Preview
    private let withoutModule: SceneGeneration.Preview
    private let withoutComparing: SceneGeneration.Preview

    init(
        _ templateSet: TemplateSet, _ sentinels: ExportSentinels, _ layout: SwiftLayout
    ) throws(Failure) {
        (self.templateSet, self.sentinels) = (templateSet, sentinels)
        withModule = try SceneGeneration.Preview(
            of: templateSet, in: sentinels.environment(layout, withModule: true))
        withoutModule = try SceneGeneration.Preview(
            of: templateSet, in: sentinels.environment(layout, withModule: false))
        withoutComparing = try SceneGeneration.Preview(
            of: templateSet,
            in: sentinels.environment(layout, withModule: true, comparesValue: false))
    }

    func files(
        for combination: ExportCombination, _ names: ExportNames
    ) throws(Failure) -> [RenderedFile] {
        // One that does not count has its default, as it has where nobody gives it.
        let options = templateSet.options.compactMap { option in
            combination[option.name].map { "\(option.name)=\($0)" }
        }
        let testUse = combination.testUse(names)
        let data = ExportData(
            importsFoundation: combination[names.foundation] == "true", testUse: testUse)
        let scene = try sentinels.scene(
            of: templateSet, options: options,
            data: combination[names.choice] == ExportOption.oneValue ? data : nil)
        if testUse != .compared {
            return try withoutComparing.ownFiles(of: scene)
        }
        return combination[names.moduleChoice] == "true"
            ? try withModule.files(of: scene) : try withoutModule.files(of: scene)
    }
}

extension ExportCombination {
    /// What tests do with a value of the parameter's type; compare it, where nobody asks.
    fileprivate func testUse(_ names: ExportNames) -> ExportOption.TestUse {
        self[names.testUse].flatMap(ExportOption.TestUse.init) ?? .compared
    }
}
