import Basics
import Scenes
import SwiftFormatting
import TemplateSets

/// The files of a set with macros, for every combination of the values that Xcode's dialog offers.
struct ExportRendering {
    typealias Row = (combination: ExportCombination, files: [ExportedFile])

    let templateSet: TemplateSet
    /// The options that choose files, in the order of the dialog.
    let axes: [ExportOption]
    private(set) var rows: [Row] = []

    /// - Throws: The errors of `XcodeExport.init`.
    init(of templateSet: TemplateSet) throws(Failure) {
        self.templateSet = templateSet
        var axes = templateSet.options.compactMap { ExportOption($0, in: templateSet) }
        // An option that depends on one without an effect has none, either.
        while let lost = axes.firstIndex(where: { axis in
            axis.requirements.keys.contains { name in !axes.contains { $0.identifier == name } }
        }) { axes.remove(at: lost) }
        axes += templateSet.otherExportChoices
        self.axes = axes
        guard let combinations = axes.combinations else {
            throw templateSet.exportFailure(
                "its options have more than \([ExportOption].mostCombinations) combinations with "
                    + "initial data and modules, and each is a folder",
                hint: "Say with \"when\" which options matter for which others.")
        }
        do throws(Failure) {
            rows = try rendered(combinations, SwiftLayout())
        } catch {
            // A line can break between two words of a title. Without a limit, none does.
            rows = try rendered(combinations, SwiftLayout(lineLength: Int(Int32.max)))
        }
    }

    private func rendered(
        _ combinations: [ExportCombination], _ layout: SwiftLayout
    ) throws(Failure) -> [Row] {
        var replacer = try ExportReplacer(templateSet, layout)
        var rows: [Row] = []
        // Only tests depend on the use of a value, and they always have a module.
        for combination in combinations
        where combination.testUse(in: templateSet) == .compared
            || combination[templateSet.exportModuleChoiceID] == "true"
        {
            rows.append((combination, try replacer.files(for: combination)))
        }
        return rows
    }
}

extension TemplateSet {
    /// - Parameter file: The file that has the problem; nil for the set's manifest.
    func exportFailure(_ reason: String, in file: RenderedFile? = nil, hint: String) -> Failure {
        let source = files.first { $0.id == file?.id }?.source
        return Failure(
            .data, "the set '\(name)' cannot be exported: \(reason)",
            path: source.map(path(of:)) ?? manifestPath, hint: hint)
    }
}
