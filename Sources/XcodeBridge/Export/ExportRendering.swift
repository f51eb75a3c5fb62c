import Basics
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateSets

/// The files of a set with macros, for every combination of the values that Xcode's dialog offers.
struct ExportRendering {
    typealias Row = (combination: ExportCombination, files: [ExportedFile])

    let templateSet: TemplateSet
    let names: ExportNames
    /// The options that choose files, in the order of the dialog.
    let axes: [ExportOption]
    private(set) var rows: [Row] = []

    /// - Throws: The errors of `XcodeExport.init`.
    init(of templateSet: TemplateSet) throws(Failure) {
        self.templateSet = templateSet
        names = ExportNames(of: templateSet)
        var axes = templateSet.options.compactMap { ExportOption($0, in: templateSet) }
        // An option that depends on one without an effect has none, either.
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
        let (first, second) = ExportSentinels.pair(for: templateSet)
        let one = try ExportPreviews(templateSet, first, names, layout)
        let other = try ExportPreviews(templateSet, second, names, layout)
        var replacer = ExportReplacer(
            templateSet: templateSet, names: names, first: first, second: second)
        var rows: [Row] = []
        for combination in combinations {
            // Only tests depend on the use of a value, and they always have a module.
            if combination.testUse(names) != .compared, combination[names.moduleChoice] != "true" {
                continue
            }
            let files = try replacer.files(
                try one.files(for: combination), try other.files(for: combination))
            rows.append((combination, files))
        }
        return rows
    }
}

extension TemplateSet {
    /// The ids of the files that test one scene.
    fileprivate var idsOfTests: Set<String> {
        Set(files.filter { $0.root == .tests && !$0.isShared && $0.repetition == .once }.map(\.id))
    }

    /// - Parameter source: The path of a file in the set; nil for its manifest.
    func exportFailure(_ reason: String, in source: String? = nil, hint: String) -> Failure {
        Failure(
            .data, "the set '\(name)' cannot be exported: \(reason)",
            path: source.map(path(of:)) ?? manifestPath, hint: hint)
    }
}

extension ExportCombination {
    fileprivate func testUse(_ names: ExportNames) -> ExportOption.TestUse {
        self[names.testUse].flatMap(ExportOption.TestUse.init) ?? .compared
    }
}

/// Renders a set with sentinels.
private struct ExportPreviews {
    private let templateSet: TemplateSet
    private let sentinels: ExportSentinels
    private let names: ExportNames
    private let withModule: SceneRenderer
    private let withoutModule: SceneRenderer
    private let withoutComparing: SceneRenderer

    init(
        _ templateSet: TemplateSet, _ sentinels: ExportSentinels, _ names: ExportNames,
        _ layout: SwiftLayout
    ) throws(Failure) {
        (self.templateSet, self.sentinels, self.names) = (templateSet, sentinels, names)
        func preview(module: String?, _ samples: TypeSamples) throws(Failure)
            -> SceneRenderer
        {
            try SceneRenderer(
                of: templateSet,
                in: RenderEnvironment(
                    module: module, header: ["//___FILEHEADER___"], samples: samples,
                    layout: layout))
        }
        var samples = TypeSamples()
        withoutComparing = try preview(module: sentinels[.module], samples)
        let parameter = SourceText(name: "", text: "x:" + sentinels[.parameter(.type)])
        if let type = try? Parameter(parsing: parameter).type { samples.comparableTypes = [type] }
        withModule = try preview(module: sentinels[.module], samples)
        withoutModule = try preview(module: nil, samples)
    }

    func files(for combination: ExportCombination) throws(Failure) -> [RenderedFile] {
        let testUse = combination.testUse(names)
        // An inactive option has its default value, as in a scene for which it isn't given.
        var options = templateSet.options.compactMap { option in
            combination[option.name].map { "\(option.name)=\($0)" }
        }
        for option in templateSet.options where option.kind == .text {
            options.append("\(option.name)=\(sentinels[.option(option.name)])")
        }
        let hasParameter = combination[names.choice] == ExportOption.oneValue
        let (name, label) = (sentinels[.parameter(.name)], sentinels[.parameter(.label)])
        let date = sentinels[.date]
        let request = SceneRequest(
            name: sentinels[.scene],
            parameters: hasParameter ? ["\(label) \(name):\(sentinels[.parameter(.type)])"] : [],
            imports: hasParameter && combination[names.foundation] == "true" ? ["Foundation"] : [],
            samples: hasParameter && testUse != .none
                ? ["\(name)=\(sentinels[.parameter(.sample)])"] : [],
            options: options, author: sentinels[.author], date: date.isEmpty ? "2000-01-01" : date)
        var scene = try Scene(resolving: request, for: templateSet)
        if testUse != .compared {
            if hasParameter { scene.parts = templateSet.idsOfTests }
            return try withoutComparing.ownFiles(of: scene)
        }
        return combination[names.moduleChoice] == "true"
            ? try withModule.files(of: scene) : try withoutModule.files(of: scene)
    }
}
