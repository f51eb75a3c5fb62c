package import Basics
import PropertyLists

/// Adds files to the targets of a `project.pbxproj`, and removes files, by changing lines of its text.
/// Everything else keeps its order and form.
///
/// The forms of entries are those that Xcode 12 to 16 write. The result is read again, and an edit
/// that changed anything else is refused.
package struct XcodeProjectEdit {
    private let project: XcodeProjectFile
    private let name: String
    private var lines: [String]
    /// What the file ends its lines with, besides the line feed.
    private let lineEnd: String
    /// The groups that were made, by path.
    private var groups: [String: String]
    /// The objects that the edit adds, changes, or removes.
    private var touched: Set<String> = []

    package init(of project: XcodeProjectFile, text: String, name: String) {
        (self.project, self.name) = (project, name)
        // A character may be both bytes of a line end.
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        lineEnd = text.contains("\r\n") ? "\r" : ""
        groups = project.groups
    }

    /// The text with files added, removed, and moved. Those that move stay in their targets.
    ///
    /// - Parameters:
    ///   - added: Absolute paths, each with the name of its target.
    ///   - removed: Absolute paths that the project lists.
    ///   - moved: Old and new absolute paths of files that the project lists.
    /// - Throws: `Failure` with 65 if the text has another form than Xcode writes, or would change in
    ///   another way.
    package mutating func result(
        adding added: [(path: String, target: String)], removing removed: [String],
        moving moved: [(from: String, to: String)] = []
    ) throws(Failure) -> String {
        if lines.dropLast().contains(where: { $0.utf8.last == 0x0D })
            != lines.dropLast().allSatisfy({ $0.utf8.last == 0x0D })
        {
            throw failure("the file has two kinds of line ends")
        }
        for (old, new) in moved.sorted(by: { $0.from < $1.from }) { try move(old, to: new) }
        for path in removed.sorted() { try remove(path) }
        for (path, target) in added.sorted(by: { $0.path < $1.path }) { try add(path, to: target) }
        let text = lines.joined(separator: "\n")
        try prove(text, added.map(\.path) + moved.map(\.to), removed + moved.map(\.from))
        return text
    }

    private func failure(_ message: String) -> Failure {
        Failure(.data, message, path: name, hint: "Add the files in Xcode.")
    }

    private func prove(
        _ text: String, _ added: [String], _ removed: [String]
    ) throws(Failure) {
        let after = try XcodeProjectFile(
            parsing: Array(text.utf8), name: name, in: project.folder)
        let wanted = Set(project.references.keys).union(added).subtracting(removed)
        let ids = Set(project.objects.keys).union(after.objects.keys).subtracting(touched)
        guard Set(after.references.keys) == wanted,
            ids.allSatisfy({ project.objects[$0] == after.objects[$0] })
        else { throw failure("the project has a form that scene-kit can't edit") }
    }

    // MARK: Files

    private mutating func add(_ path: String, to target: String) throws(Failure) {
        let (folder, file) = path.splitAtName
        let kind = Self.kind(of: file)
        let reference = newID(for: "file", path)
        let group = try group(at: folder)
        try insert(
            "PBXFileReference", reference, file,
            "lastKnownFileType = \(kind.type); path = \(Self.quoted(file)); sourceTree = \"<group>\";"
        )
        try insert("\(reference) /* \(file) */,", into: "children", of: group)
        guard let phaseType = kind.phase else { return }
        guard let phase = project.phase(phaseType, of: target) else {
            throw failure("the target '\(target)' has no \(phaseType) phase")
        }
        let build = newID(for: "build", path)
        let title = "\(file) in \(phaseType)"
        try insert("PBXBuildFile", build, title, "fileRef = \(reference) /* \(file) */;")
        try insert("\(build) /* \(title) */,", into: "files", of: phase)
    }

    /// The types of files that sets make, and the build phase that they are part of.
    private static func kind(of file: String) -> (type: String, phase: String?) {
        switch file.split(separator: ".").last {
        case "swift": ("sourcecode.swift", "Sources")
        case "storyboard": ("file.storyboard", "Resources")
        case "xib": ("file.xib", "Resources")
        case "strings": ("text.plist.strings", "Resources")
        case "xcstrings": ("text.json.xcstrings", "Resources")
        case "json": ("text.json", "Resources")
        case "metal": ("sourcecode.metal", "Sources")
        case "h": ("sourcecode.c.h", nil)
        case "m": ("sourcecode.c.objc", "Sources")
        default: ("text", nil)
        }
    }

    private mutating func move(_ path: String, to newPath: String) throws(Failure) {
        guard let reference = project.references[path] else { return }
        let (old, new) = (path.splitAtName, newPath.splitAtName)
        let builds = project.objects.filter { $0.value.members?["fileRef"]?.text == reference }
        let index = try range(of: reference).lowerBound
        let place = "path = \(Self.quoted(old.name));"
        guard lines[index].contains(place), lines[index].contains("sourceTree = \"<group>\";")
        else {
            throw failure("the project names '\(old.name)' in a way that scene-kit can't change")
        }
        lines[index] = lines[index].replacing(place, with: "path = \(Self.quoted(new.name));")
        for id in [reference] + builds.keys {
            for index in lines.indices where lines[index].contains(id) {
                lines[index] = lines[index].replacing("/* \(old.name)", with: "/* \(new.name)")
            }
        }
        touched.insert(reference)
        if old.folder == new.folder { return }
        let group = try group(at: new.folder)
        // The group above both must not become empty meanwhile.
        try insert("\(reference) /* \(new.name) */,", into: "children", of: group)
        try removeFromGroup(reference)
    }

    private mutating func remove(_ path: String) throws(Failure) {
        guard let reference = project.references[path] else { return }
        for (id, object) in project.objects where object.members?["fileRef"]?.text == reference {
            for (phase, object) in project.objects
            where object.members?["files"]?.texts?.contains(id) == true {
                try removeEntry(id, from: phase)
            }
            try removeObject(id)
        }
        try removeChild(reference)
    }

    private mutating func removeChild(_ id: String) throws(Failure) {
        try removeObject(id)
        try removeFromGroup(id)
    }

    /// Removes a file or a group from its group, which goes, too, once it's empty.
    private mutating func removeFromGroup(_ id: String) throws(Failure) {
        let parents = project.objects.filter {
            $0.value.members?["children"]?.texts?.contains(id) == true
        }
        for (parent, object) in parents {
            try removeEntry(id, from: parent)
            let range = try range(of: parent)
            let list = lines[range].firstIndex { $0.contains("children = (") }
            let next = list.map { lines[$0 + 1].drop { $0 == "\t" || $0 == " " } } ?? ""
            let isEmpty = next == ");" + lineEnd
            if isEmpty, object.members?["path"] != nil, parent != project.mainGroup {
                groups = groups.filter { $0.value != parent }
                try removeChild(parent)
            }
        }
    }

    /// The group of a folder, which is made if no group stands for the folder.
    private mutating func group(at folder: String) throws(Failure) -> String {
        if let group = groups[folder] { return group }
        let (above, title) = folder.splitAtName
        guard !title.isEmpty else {
            throw failure("no group of the project has the folder of the new files")
        }
        let parent = try group(at: above)
        let group = newID(for: "group", folder)
        let body = [
            "\t\t\(group) /* \(title) */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (",
            "\t\t\t);", "\t\t\tpath = \(Self.quoted(title));", "\t\t\tsourceTree = \"<group>\";",
            "\t\t};",
        ]
        try insertObject("PBXGroup", group, body)
        try insert("\(group) /* \(title) */,", into: "children", of: parent)
        groups[folder] = group
        return group
    }

    // MARK: Lines

    /// An id that no object has, and that is the same whenever the file is added.
    private mutating func newID(for kind: String, _ path: String) -> String {
        var number = 0
        while true {
            let place =
                path.hasPrefix(project.folder) ? path.dropFirst(project.folder.count) : path[...]
            let digest = SHA256.digest(of: "\(kind) \(number) \(place)".utf8).description
            let id = String(digest.prefix(24)).uppercased()
            if project.objects[id] == nil, touched.insert(id).inserted { return id }
            number += 1
        }
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber) || "_./$".contains($0)
        }
        if isPlain, !text.isEmpty { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The lines of an object.
    private func range(of id: String) throws(Failure) -> Range<Int> {
        for (index, line) in lines.enumerated() {
            let trimmed = line.drop { $0 == "\t" || $0 == " " }
            guard trimmed.hasPrefix(id), trimmed.contains("= {") else { continue }
            let indent = line.prefix(line.count - trimmed.count)
            if trimmed.dropLast(lineEnd.count).hasSuffix("};") { return index..<index + 1 }
            let end = lines[index...].firstIndex { $0 == indent + "};" + lineEnd }
            if let end { return index..<end + 1 }
        }
        throw failure("the object \(id) isn't where Xcode writes it")
    }

    private mutating func insert(
        _ entry: String, into key: String, of id: String
    ) throws(Failure) {
        let range = try range(of: id)
        guard
            let start = lines[range].firstIndex(where: {
                $0.drop { $0 == "\t" || $0 == " " } == "\(key) = (" + lineEnd
            }),
            let end = lines[start..<range.upperBound].firstIndex(where: {
                $0.drop { $0 == "\t" || $0 == " " } == ");" + lineEnd
            })
        else { throw failure("the object \(id) has no list of \(key)") }
        let indent = lines[start].prefix { $0 == "\t" || $0 == " " }
        lines.insert(indent + "\t" + entry + lineEnd, at: end)
        touched.insert(id)
    }

    private mutating func insert(
        _ section: String, _ id: String, _ title: String, _ members: String
    ) throws(Failure) {
        try insertObject(
            section, id, ["\t\t\(id) /* \(title) */ = {isa = \(section); \(members) };"])
    }

    /// Inserts an object into its section, whose objects are sorted by id.
    private mutating func insertObject(
        _ section: String, _ id: String, _ body: [String]
    ) throws(Failure) {
        guard let start = lines.firstIndex(of: "/* Begin \(section) section */" + lineEnd),
            let end = lines[start...].firstIndex(of: "/* End \(section) section */" + lineEnd)
        else { throw failure("the project has no section \(section)") }
        let place = lines[start..<end].firstIndex { line in
            let rest = line.dropFirst(2)
            let other = rest.prefix { $0 != " " }
            return line.hasPrefix("\t\t") && rest.first != "\t" && other.count == 24
                && other > id[...]
        }
        lines.insert(contentsOf: body.map { $0 + lineEnd }, at: place ?? end)
    }

    private mutating func removeObject(_ id: String) throws(Failure) {
        lines.removeSubrange(try range(of: id))
        touched.insert(id)
    }

    private mutating func removeEntry(_ id: String, from owner: String) throws(Failure) {
        let range = try range(of: owner)
        let entry = lines[range].dropFirst().firstIndex {
            $0.drop { $0 == "\t" || $0 == " " }.hasPrefix(id)
        }
        guard let entry else { throw failure("the object \(owner) doesn't list \(id)") }
        lines.remove(at: entry)
        touched.insert(owner)
    }
}
