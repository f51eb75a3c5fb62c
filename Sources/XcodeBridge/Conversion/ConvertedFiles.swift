import Basics
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// The files of a set that a bundle becomes: each text once, with the combinations that have it.
struct ConvertedFiles {
    /// A text at a path.
    struct File {
        /// The path with its folders, and what stands in it.
        var path: [TextPart]
        var text: [TextPart]
        /// Where it stands in the bundle first.
        let origin: SelectedFile
        /// Which combinations have it, by the indices of their values.
        var rows: Set<[Int]> = []
        /// What differs from the bundle.
        let issues: [ConversionIssue]
        /// How many of them are about its path.
        let issuesOfPath: Int
    }

    private(set) var list: [File] = []
    /// The files that are not text, by their paths in the bundle.
    private(set) var binaries: Set<String> = []
    /// The combinations that have no folder.
    private(set) var missing: [[Int]] = []
    /// Whether something in a file is made of that file's name.
    private(set) var usesFileNames = false

    init(of template: XcodeTemplate, _ selections: FileSelections) {
        var expander = PartExpander(template)
        var known: [SelectedFile.Outcome: Int] = [:]
        var places: [[[TextPart]]: Int] = [:]
        for row in selections.rows {
            let indices = zip(selections.axes, row.values).map { axis, value in
                axis.values.firstIndex(of: value) ?? 0
            }
            guard let files = row.files else {
                missing.append(indices)
                continue
            }
            for file in files {
                // A file is the same from whichever folder.
                let key = file.outcome
                if !file.isText {
                    binaries.insert(file.source)
                } else if let index = known[key] {
                    list[index].rows.insert(indices)
                } else {
                    let new = Self.file(file, &expander)
                    let index = places[[new.path, new.text]] ?? list.count
                    if index == list.count { list.append(new) }
                    places[[new.path, new.text]] = index
                    known[key] = index
                    list[index].rows.insert(indices)
                }
            }
        }
        usesFileNames = expander.usesFileNames
        list = list.map { $0.choosing(among: selections.axes) }
    }

    private static func file(_ file: SelectedFile, _ expander: inout PartExpander) -> File {
        expander.issues = []
        let path = expander.parts(ofPath: file.output)
        let count = expander.issues.count
        let text = expander.parts(ofContents: file.contents, path: path)
        return File(
            path: path, text: text, origin: file, issues: expander.issues, issuesOfPath: count)
    }
}

extension ConvertedFiles.File {
    /// The same without questions to which its combinations have one answer.
    fileprivate func choosing(among axes: [FileSelections.Axis]) -> ConvertedFiles.File {
        var file = self
        for (index, axis) in axes.enumerated() {
            let values = Set(rows.map { $0[index] })
            guard values.count == 1, let value = values.first else { continue }
            file.path = file.path.choosing(axis.values[value], of: axis.identifier)
            file.text = file.text.choosing(axis.values[value], of: axis.identifier)
        }
        return file
    }
}

// What the set calls them.
extension ConvertedFiles.File {
    /// The file's name in words that say what it is: `ViewController`, without the scene's name.
    private var nameText: String {
        var name = ""
        for part in path {
            switch part {
            case .text(let text):
                name += text
                if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) {
                    name = String(Substring(name.utf8[name.utf8.index(after: slash)...]))
                }
            case .name, .option, .macro, .kept, .byValue, .given: break
            }
        }
        return name
    }

    private var stem: String {
        String(nameText.prefix { $0 != "." })
    }

    /// What the file is: what stands behind the scene's name, if that is one word.
    var role: String {
        guard path.contains(.name), let first = stem.utf8.first,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
            stem.utf8.allSatisfy(\.isPlainWordByte)
        else { return "File" }
        return stem
    }

    /// A name for it in small letters.
    var id: String {
        let words = stem.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let id = CaseConversion.kebabCase(words.joined(separator: " "))
        return id.isEmpty ? "file" : id
    }

    /// A path for its template, made of letters that every file system takes.
    func source(_ options: ConvertedOptions) -> String {
        let text = path.map { part in
            switch part {
            case .text(let text): text
            case .name: "{{scene}}"
            case .option(let id), .byValue(let id, _), .given(let id, _, _):
                options[id]?.name ?? "option"
            case .macro(let name), .kept(let name): name
            }
        }.joined()
        let components = text.split(separator: "/").map { Self.plain(String($0)) }
        return components.joined(separator: "/")
    }

    /// The variant folder that it stands in first, as part of a template's path.
    var folder: String {
        let parts = origin.source.split(separator: "/")
        return parts.count > 1 ? Self.plain(String(parts[0])) : "Other"
    }

    private static func plain(_ component: String) -> String {
        var name = String(
            component.map { character in
                let isPlain = character.isASCII && (character.isLetter || character.isNumber)
                return isPlain || "+-_.{}".contains(character) ? character : "-"
            })
        while let last = name.last, last == "." { name.removeLast() }
        if let first = name.first, first == "." || first == "-" { name = "File" + name }
        if name.isEmpty { return "File" }
        let reserved = ["Partials", TemplateSetFolder.manifestName]
        return reserved.contains { $0.caseFolded == name.caseFolded } ? "File-" + name : name
    }
}
