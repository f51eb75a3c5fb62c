import Basics
import TemplateSets
import XcodeTemplates

extension PackFolder {
    static func isBundle(_ folder: String) -> Bool {
        XcodeTemplate.name(ofFolder: folder.splitAtName.name) != nil
    }

    /// The folders with the extension of Xcode file templates but without a property list, sorted.
    package var emptyBundles: [String] {
        Set(files.keys.flatMap { Self.folders(above: $0) }).filter { folder in
            Self.isBundle(folder) && files["\(folder)/\(XcodeTemplate.infoName)"] == nil
        }.sorted()
    }

    /// The names of Xcode file templates by their path. If several have the same name, folders
    /// around them are put in front. The pack itself is named by its location.
    static func bundleNames(_ paths: Set<String>) -> [String: String] {
        var names: [String: String] = [:]
        var prefixes: [String: [String]] = [:]
        for path in paths where !path.isEmpty {
            let folder = path.splitAtName.name
            names[path] = XcodeTemplate.name(ofFolder: folder) ?? folder
            prefixes[path] = path.splitAtName.folder.split(separator: "/").map { folder in
                folder.split(separator: " ").joined(separator: " ")
            }.filter { !$0.isEmpty }
        }
        while true {
            let namesakes = Dictionary(grouping: names.keys) { names[$0]?.caseFolded }
            let unclear = namesakes.values.filter { $0.count > 1 }.joined()
                .filter { prefixes[$0]?.isEmpty == false }
            if unclear.isEmpty { return names }
            for path in unclear {
                guard let name = names[path], let folder = prefixes[path]?.popLast() else {
                    continue
                }
                names[path] = "\(folder) \(name)"
            }
        }
    }
}
