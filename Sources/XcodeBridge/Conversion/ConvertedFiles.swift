import Basics
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// The files of a converted set: each text once, with the combinations of options that have it.
struct ConvertedFiles {
    struct File {
        var path: [TextPart]
        var text: [TextPart]
        /// The first file of the bundle with this text.
        let origin: SelectedFile
        /// The combinations that have the file, each with the indices of their values.
        var rows: Set<[Int]> = []
        /// The differences of the path and the contents from the bundle.
        let issues: [ConversionIssue]
    }

    private(set) var list: [File] = []
    /// The paths of files in the bundle that aren't text.
    private(set) var binaries: Set<String> = []
    /// The combinations without a folder.
    let missing: [[Int]]
    /// Whether the contents of a file contain its own name.
    private(set) var usesFileNames = false

    init(of template: XcodeTemplate, _ selections: FileSelections) {
        var known: [SelectedFile: Int] = [:]
        missing = selections.rows.filter { $0.files == nil }.map(\.indices)
        for row in selections.rows {
            for file in row.files ?? [] {
                guard file.contents.isText else {
                    binaries.insert(file.source)
                    continue
                }
                if known[file.withoutSource] == nil {
                    let parts = PartExpander(of: file, in: template)
                    usesFileNames = usesFileNames || parts.usesFileNames
                    let same = list.firstIndex { $0.path == parts.path && $0.text == parts.text }
                    known[file.withoutSource] = same ?? list.count
                    if same == nil {
                        let (path, text, issues) = (parts.path, parts.text, parts.issues)
                        list.append(File(path: path, text: text, origin: file, issues: issues))
                    }
                }
                if let index = known[file.withoutSource] { list[index].rows.insert(row.indices) }
            }
        }
        for index in list.indices { list[index].choose(among: selections.axes) }
    }
}

extension ConvertedFiles.File {
    /// Removes conditions for options that have the same value in all combinations of the file.
    fileprivate mutating func choose(among axes: [XcodeTemplateOption]) {
        for (index, axis) in axes.enumerated() {
            let values = Set(rows.map { $0[index] })
            guard values.count == 1, let value = values.first else { continue }
            path = path.choosing(axis.choices[value], of: axis.identifier)
            text = text.choosing(axis.choices[value], of: axis.identifier)
        }
    }

    /// The file's name without the scene's name and the extension.
    private var stem: String {
        let name = path.compactMap(\.literal).joined()
        let file = name.split(separator: "/", omittingEmptySubsequences: false).last
        return file.map { String($0.prefix { $0 != "." }) } ?? ""
    }

    /// The file's name without the scene's name if that is one word, else `File`.
    var role: String {
        let stem = stem
        guard path.contains(.name), stem.first?.isUppercase == true, stem.allSatisfy(\.isPlain)
        else { return "File" }
        return stem
    }

    /// The file's name in lower case.
    var id: String {
        let id = CaseConversion.kebabCase(stem.plainWords)
        return id.isEmpty ? "file" : id
    }

    /// The path of the template, with characters that all file systems accept.
    func source(_ options: ConvertedOptions) -> String {
        let text = path.map { part in
            switch part {
            case .text(let text): text
            case .name: "{{scene}}"
            case .option(let id), .byValue(let id, _), .given(let id, _, _):
                options[id]?.name ?? "option"
            case .macro(let name): name
            }
        }.joined()
        return text.split(separator: "/").map { Self.plain(String($0)) }.joined(separator: "/")
    }

    /// The first variant folder that contains the file, as a part of the template's path.
    var folder: String {
        let parts = origin.source.split(separator: "/")
        return parts.count > 1 ? Self.plain(String(parts[0])) : "Other"
    }

    private static func plain(_ component: String) -> String {
        var name = String(component.map { $0.isPlain || "+-_.{}".contains($0) ? $0 : "-" })
        while name.last == "." { name.removeLast() }
        if name.isEmpty || name.first == "." || name.first == "-" { name = "File" + name }
        let reserved = ["Partials", TemplateSetFolder.manifestName]
        return reserved.contains { $0.caseFolded == name.caseFolded } ? "File-" + name : name
    }
}

extension Set<[Int]> {
    /// Conditions with the allowed indices of values on each axis. Exactly one of them holds for
    /// each combination of the set, and none for any other.
    var conditions: [[[Int]]] {
        guard let first else { return [] }
        let sides = first.indices.map { axis in Set<Int>(map { $0[axis] }).sorted() }
        // If the set contains every combination of these values, it's one condition.
        if sides.reduce(1, { $0 * $1.count }) == count { return [sides] }
        let divisions = first.indices.map(slices).filter { $0.count > 1 }
        return divisions.min { $0.count < $1.count }?.flatMap(\.conditions) ?? []
    }

    /// Groups the rows by their value on an axis. Values with the same rows otherwise are one
    /// group.
    private func slices(along axis: Int) -> [Set<[Int]>] {
        var rests: [Int: Set<[Int]>] = [:]
        for row in self {
            var rest = row
            rest[axis] = 0
            rests[row[axis], default: []].insert(rest)
        }
        let groups = Dictionary(grouping: rests.keys) { rests[$0] }.values
        return groups.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }.map { values in
            filter { values.contains($0[axis]) }
        }
    }
}
