package import Basics

/// The files of a template for every combination of the options that choose files.
package struct FileSelections: Sendable {
    /// A combination of options and its files, which are nil if the bundle has no folder for it.
    package struct Row: Sendable {
        /// The index of the value of each axis.
        package let indices: [Int]
        /// The values of the axes by their identifiers.
        package let given: [String: String]
        /// The files that a scene gets.
        package let files: [SelectedFile]?
    }

    /// The options that choose.
    package let axes: [XcodeTemplateOption]
    /// Every combination, the last axis changing fastest.
    package private(set) var rows: [Row] = []

    /// How many combinations there may be.
    package static let limit = 8_192
    /// How many files may be looked at, each counted for every combination.
    private static let mostLooks = 20_000_000

    /// Nil if there are too many combinations.
    ///
    /// - Throws: `Failure` with 65 for options that refer to each other in a cycle.
    package init?(of template: XcodeTemplate) throws(Failure) {
        axes = template.choosingOptions
        let choices = axes.map(\.choices)
        var combinations: [[Int]] = [[]]
        for values in choices {
            let count = combinations.count * values.count
            guard count <= Self.limit, count * template.files.count <= Self.mostLooks else {
                return nil
            }
            combinations = combinations.flatMap { row in values.indices.map { row + [$0] } }
        }
        for indices in combinations {
            let chosen = zip(choices, indices).map { $0[$1] }
            let given = Dictionary(uniqueKeysWithValues: zip(axes.map(\.identifier), chosen))
            let values = try template.uncheckedValues(for: given)
            let folder = template.variantFolder(values)
            let files = folder.map { template.selectedFiles(values, in: $0) }
            rows.append(Row(indices: indices, given: given, files: files))
        }
    }
}

extension XcodeTemplate {
    /// The options that name variant folders or add files, and the options that they require.
    fileprivate var choosingOptions: [XcodeTemplateOption] {
        let hasVariants = !variantFolders.isEmpty
        var chosen: Set<String> = []
        var waiting = options.filter { $0.isChoice && (hasVariants || !$0.units.isEmpty) }
            .map(\.identifier)
        while let id = waiting.popLast() {
            guard chosen.insert(id).inserted else { continue }
            waiting += option(id)?.requirements.keys.sorted() ?? []
        }
        return options.filter { chosen.contains($0.identifier) && !$0.choices.isEmpty }
    }

    /// Returns the files for a combination of options: the files of the folder that
    /// `variantFolder` returned, and the files that active units name.
    ///
    /// Files that only inactive units name are omitted. A file next to the variant folders precedes
    /// one of the same name in them.
    func selectedFiles(_ values: XcodeValues, in folder: String) -> [SelectedFile] {
        var selected: [SelectedFile] = []
        let units = ([unit] + options.flatMap(\.units.values)).joined()
        var omitted = Set(units.map(\.source))
        if !folder.isEmpty { omitted = omitted.filter { files[$0] == nil } }
        var seen: Set<String> = []
        let active = options.compactMap { option -> [SelectedFile]? in
            guard values.active.contains(option.identifier) else { return nil }
            let value = values.values[option.identifier] ?? ""
            return option.units.first { option.isMet(value, by: [$0.key]) }?.value
        }
        for file in ([unit] + active).joined() {
            guard file.source == Self.infoName || files[file.source] != nil else {
                // The variant folder contains it.
                omitted.remove(file.source)
                continue
            }
            if seen.insert(file.output).inserted { selected.append(file) }
        }
        for (path, contents) in files where path.utf8.starts(with: folder.utf8) {
            let output = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
            if omitted.contains(output) { continue }
            selected.append(SelectedFile(source: path, output: output, contents: contents))
        }
        return selected.sorted { ($0.source, $0.output) < ($1.source, $1.output) }
    }
}
