import Basics
import PropertyLists

/// A template file that a scene gets.
package struct SelectedFile: Hashable, Sendable {
    /// Its path in the bundle, for messages.
    package let source: String
    /// The path of the output, with macros.
    package let output: String
    /// Its bytes, with macros.
    package let contents: [UInt8]

    /// Whether macros in it are replaced; all else is copied.
    package var isText: Bool { contents.isText }

    /// The path and contents of the output, without the file's place in the bundle.
    package struct Outcome: Hashable, Sendable {
        let output: String
        let contents: [UInt8]
    }

    /// The output without the file's place in the bundle.
    package var outcome: Outcome { Outcome(output: output, contents: contents) }
}

extension XcodeTemplate {
    /// Returns the files for a combination of options: the files of the variant folder or of the
    /// whole bundle, and the files that the options' units name.
    ///
    /// Files that some unit names are included only by an active unit. They are omitted from
    /// variant folders, and from a bundle that is copied as a whole. A file next to the variant
    /// folders precedes one of the same name in them.
    func selectedFiles(_ values: XcodeValues) throws(XcodeTemplateError) -> [SelectedFile] {
        let variant = try variantFolder(values)
        let prefix = variant.map { $0 + "/" } ?? ""
        var selected: [SelectedFile] = []
        var left = filesOfUnits
        if variant != nil { left = left.filter { files[$0] == nil } }
        var seen: Set<String> = []
        for unit in activeUnits(values) {
            for node in unit.nodes {
                guard let file = file(ofNode: node, in: unit) else {
                    if case .path(let path) = unit.source(ofNode: node, besides: self.unit) {
                        left.remove(path)
                    }
                    continue
                }
                if seen.insert(file.output).inserted { selected.append(file) }
            }
        }
        for (path, contents) in files where path.utf8.starts(with: prefix.utf8) {
            let output = String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
            if left.contains(output) { continue }
            selected.append(SelectedFile(source: path, output: output, contents: contents))
        }
        return selected.sorted { ($0.source, $0.output) < ($1.source, $1.output) }
    }

    private func activeUnits(_ values: XcodeValues) -> [XcodeTemplateUnit] {
        [unit]
            + options.compactMap { option in
                guard values.active.contains(option.identifier) else { return nil }
                let value = values.values[option.identifier] ?? ""
                if option.kind != .checkbox { return option.units[value] }
                return option.units.first { PropertyList.flag(of: $0.key) == (value == "true") }?
                    .value
            }
    }

    /// Every file of the bundle that some unit names.
    private var filesOfUnits: Set<String> {
        var paths: Set<String> = []
        for unit in [unit] + options.flatMap(\.units.values) {
            for node in unit.nodes {
                if case .path(let path) = unit.source(ofNode: node, besides: self.unit) {
                    paths.insert(path)
                }
            }
        }
        return paths
    }

    /// Nil for a file of variant folders.
    private func file(ofNode node: String, in unit: XcodeTemplateUnit) -> SelectedFile? {
        let name = XcodeTemplateUnit.fileName(ofNode: node)
        switch unit.source(ofNode: node, besides: self.unit) {
        case .contents(let text):
            return SelectedFile(
                source: Self.infoName, output: name, contents: Array(text.utf8))
        case .path(let path):
            return files[path].map { SelectedFile(source: path, output: name, contents: $0) }
        }
    }
}
