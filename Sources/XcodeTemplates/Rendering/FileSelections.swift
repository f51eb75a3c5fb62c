package import Basics

/// The files of a template for every combination of the options that choose files.
package struct FileSelections: Sendable {
    /// An option that takes part in choosing files, and its values.
    package struct Axis: Hashable, Sendable {
        /// The option's identifier.
        package let identifier: String
        /// Each of its values, a checkbox's as `true` and `false`.
        package let values: [String]
    }

    /// A combination of options and its files, which are nil if the bundle has no folder for it.
    package struct Row: Sendable {
        /// The value of each axis, in their order.
        package let values: [String]
        /// The files that a scene gets.
        package let files: [SelectedFile]?
    }

    /// The options that choose.
    package let axes: [Axis]
    /// Every combination, the last axis changing fastest.
    package let rows: [Row]

    /// How many combinations there may be.
    package static let limit = 8_192
    /// How many files may be looked at, each counted for every combination.
    private static let mostLooks = 20_000_000

    /// Nil if there are too many combinations.
    ///
    /// - Throws: `Failure` with 65 for options that refer to each other in a cycle.
    package init?(of template: XcodeTemplate) throws(Failure) {
        axes = template.choosingOptions.map {
            Axis(identifier: $0.identifier, values: $0.choices)
        }
        var combinations: [[String]] = [[]]
        for axis in axes {
            let count = combinations.count * axis.values.count
            guard count <= Self.limit, count * template.files.count <= Self.mostLooks else {
                return nil
            }
            combinations = combinations.flatMap { row in axis.values.map { row + [$0] } }
        }
        var rows: [Row] = []
        for values in combinations {
            let given = Dictionary(uniqueKeysWithValues: zip(axes.map(\.identifier), values))
            let resolved = try template.uncheckedValues(for: given)
            let folder = template.variantFolder(resolved)
            rows.append(
                Row(values: values, files: folder.map { template.selectedFiles(resolved, in: $0) }))
        }
        self.rows = rows
    }
}

extension XcodeTemplate {
    /// The options that name variant folders or add files, and the options that they require.
    fileprivate var choosingOptions: [XcodeTemplateOption] {
        let hasVariants = !variantFolders.isEmpty
        var chosen: Set<String> = []
        var waiting = options.filter {
            $0.isChoice && ($0.namesVariant ? hasVariants : true)
        }.map(\.identifier)
        while let id = waiting.popLast() {
            guard chosen.insert(id).inserted else { continue }
            waiting += option(id)?.requirements.keys.sorted() ?? []
        }
        return options.filter { chosen.contains($0.identifier) && !$0.choices.isEmpty }
    }
}
