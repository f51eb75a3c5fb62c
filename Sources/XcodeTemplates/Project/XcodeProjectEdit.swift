package import Basics
import PropertyLists

/// Adds files to the targets of a `project.pbxproj`, and removes files, by changing lines of its text.
/// Everything else keeps its order and form.
///
/// The forms of entries are those that Xcode 12 to 16 write. The result is read again, and an edit
/// that changed anything else is refused.
package struct XcodeProjectEdit {
    let project: XcodeProjectFile
    private let name: String
    /// The lines of the text, which stay as they are until all changes are known.
    private let lines: [String]
    /// What the file ends its lines with, besides the line feed.
    private let lineEnd: String
    /// Where each object begins.
    private var starts: [String: Int] = [:]
    /// The groups by path, also those that are made.
    private var groups: [String: String]
    /// The lines that are inserted before a line: entries of a list, or objects by their ids.
    private var entries: [Int: [String]] = [:]
    private var objects: [Int: [(id: String, body: [String])]] = [:]
    /// The objects of sections that the file doesn't have.
    private var newSections: [String: [(id: String, body: [String])]] = [:]
    private var newGroups: [String: (title: String, children: [String])] = [:]
    private var replaced: [Int: String] = [:]
    private var removed: Set<Int> = []
    /// How many children each group has by now.
    private var children: [String: Int] = [:]
    /// The objects that list an object: groups and build phases.
    private var owners: [String: [String]] = [:]
    /// The build files of each file.
    private var builds: [String: [String]] = [:]
    /// The lines of the lists of an object, by the ids of their entries.
    private var listed: [String: [String: Int]] = [:]
    /// The ends of lists, by the ids of their objects and their keys.
    private var listEnds: [String: Int] = [:]
    private var sections: [String: (objects: [(id: String, line: Int)], end: Int)] = [:]
    /// The objects that the edit adds, changes, or removes.
    private var touched: Set<String> = []
    /// The synchronized folders with their exceptions as they are by now.
    var folders: [SynchronizedFolder]
    /// The comments of the exception sets that the edit adds.
    var titles: [String: String] = [:]
    /// Changed and new exception sets and synchronized folders.
    var changed: [String: PropertyList] = [:]
    /// The targets that files in synchronized folders must have in the end.
    private var expected: [String: Set<String>] = [:]

    package init(of project: XcodeProjectFile, text: String, name: String) {
        (self.project, self.name, groups) = (project, name, project.groups)
        folders = project.synchronized
        // A character may be both bytes of a line end.
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        lineEnd = text.contains("\r\n") ? "\r" : ""
        for (index, line) in lines.enumerated() where line.contains(" = {") {
            let id = Self.firstWord(of: line)
            if project.objects[id] != nil, starts[id] == nil { starts[id] = index }
        }
        for (id, object) in project.objects {
            let members = object.members ?? [:]
            if let list = members["children"]?.texts {
                children[id] = list.count
                for child in list { owners[child, default: []].append(id) }
            }
            for file in members["files"]?.texts ?? [] { owners[file, default: []].append(id) }
            if let file = members["fileRef"]?.text { builds[file, default: []].append(id) }
        }
    }

    /// The text with files added, removed, and moved. Those that move stay in their targets.
    ///
    /// - Parameters:
    ///   - added: Absolute paths, each with the names of its targets. Of the targets, files in
    ///     synchronized folders get these and no others.
    ///   - removed: Absolute paths.
    ///   - moved: Old and new absolute paths.
    /// - Throws: `Failure` with 65 if the text has another form than Xcode writes, or would change in
    ///   another way.
    package mutating func result(
        adding added: [(path: String, targets: Set<String>)], removing removed: [String],
        moving moved: [(from: String, to: String)] = []
    ) throws(Failure) -> String {
        let isWindows = !lineEnd.isEmpty
        if lines.dropLast().contains(where: { ($0.utf8.last == 0x0D) != isWindows }) {
            throw failure("the file has two kinds of line ends")
        }
        // What is removed comes last, so that groups that get other files stay.
        for (old, new) in moved.sorted(by: { $0.from < $1.from }) { try move(old, to: new) }
        for (path, targets) in added.sorted(by: { $0.path < $1.path }) {
            try add(path, to: targets)
        }
        for path in removed.sorted() {
            removeExceptions(of: path)
            try remove(path)
            expected[path] = nil
        }
        try insertNewGroups()
        try writeFolders()
        try insertNewSections()
        let text = text
        try prove(
            text, (added.map(\.path) + moved.map(\.to)).filter { !project.isSynchronized($0) },
            removed + moved.map(\.from))
        return text
    }

    private var text: String {
        var result: [String] = []
        for (index, line) in lines.enumerated() {
            for object in (objects[index] ?? []).sorted(by: { $0.id < $1.id }) {
                result += object.body.map { $0 + lineEnd }
            }
            result += (entries[index] ?? []).map { $0 + lineEnd }
            if !removed.contains(index) { result.append(replaced[index] ?? line) }
        }
        return result.joined(separator: "\n")
    }

    func failure(_ message: String) -> Failure {
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
            ids.allSatisfy({ project.objects[$0] == after.objects[$0] }),
            expected.allSatisfy({ after.synchronizedTargets(of: $0.key) == $0.value }),
            changed.allSatisfy({ after.objects[$0.key] == $0.value })
        else { throw failure("the project has a form that scene-kit can't edit") }
    }

    // MARK: Files

    private mutating func add(_ path: String, to targets: Set<String>) throws(Failure) {
        if project.isSynchronized(path) {
            try setTargets(targets, of: path)
            expected[path] = targets
            return
        }
        let (folder, file) = path.splitAtName
        let kind = Self.kind(of: file)
        let reference = newID(for: "file", path)
        try addChild("\(reference) /* \(file) */,", to: try group(at: folder))
        try insert(
            "PBXFileReference", reference, file,
            "lastKnownFileType = \(kind.type); path = \(Self.quoted(file)); sourceTree = \"<group>\";"
        )
        guard let phaseType = kind.phase else { return }
        let title = "\(file) in \(phaseType)"
        for target in targets.sorted() {
            guard let phase = project.phase(phaseType, of: target) else {
                throw failure("the target '\(target)' has no \(phaseType) phase")
            }
            let build = newID(for: "build", path)
            try insert("PBXBuildFile", build, title, "fileRef = \(reference) /* \(file) */;")
            try insert("\(build) /* \(title) */,", into: "files", of: phase)
        }
    }

    /// The targets that include a file, by a reference or because of synchronized folders.
    private func targets(of path: String) -> Set<String> {
        let phases = (builds[project.references[path] ?? ""] ?? []).flatMap { owners[$0] ?? [] }
        return project.synchronizedTargets(of: path).union(
            phases.compactMap { project.phaseTargets[$0] })
    }

    /// The types of files that sets make, and the build phase that they are part of.
    static func kind(of file: String) -> (type: String, phase: String?) {
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
        if project.isSynchronized(path) || project.isSynchronized(newPath) {
            let targets = targets(of: path)
            removeExceptions(of: path, movedTo: newPath)
            try remove(path)
            try add(newPath, to: targets)
            return
        }
        guard let reference = project.references[path] else { return }
        let (old, new) = (path.splitAtName, newPath.splitAtName)
        let index = try range(of: reference).lowerBound
        let place = "path = \(Self.quoted(old.name));"
        guard lines[index].contains(place), lines[index].contains("sourceTree = \"<group>\";")
        else {
            throw failure("the project names '\(old.name)' in a way that scene-kit can't change")
        }
        replaced[index] = lines[index].replacing(place, with: "path = \(Self.quoted(new.name));")
        for id in [reference] + (builds[reference] ?? []) {
            var places = [try range(of: id).lowerBound]
            for owner in owners[id] ?? [] { places += [try entry(id, of: owner)] }
            for index in places {
                replaced[index] = (replaced[index] ?? lines[index]).replacing(
                    "/* \(old.name)", with: "/* \(new.name)")
            }
        }
        touched.insert(reference)
        if old.folder == new.folder { return }
        try addChild("\(reference) /* \(new.name) */,", to: try group(at: new.folder))
        try removeFromGroup(reference)
    }

    private mutating func remove(_ path: String) throws(Failure) {
        guard let reference = project.references[path] else { return }
        for build in builds[reference] ?? [] {
            for phase in owners[build] ?? [] { try removeEntry(build, from: phase) }
            try removeObject(build)
        }
        try removeObject(reference)
        try removeFromGroup(reference)
    }

    // MARK: Groups

    private mutating func addChild(_ entry: String, to group: String) throws(Failure) {
        children[group, default: 0] += 1
        if newGroups[group] == nil {
            try insert(entry, into: "children", of: group)
        } else {
            newGroups[group]?.children.append(entry)
        }
    }

    /// Removes a file or a group from its group, which goes, too, once it's empty.
    private mutating func removeFromGroup(_ id: String) throws(Failure) {
        for parent in owners[id] ?? [] {
            try removeEntry(id, from: parent)
            children[parent, default: 1] -= 1
            guard children[parent] == 0, parent != project.mainGroup,
                project.objects[parent]?.members?["path"] != nil
            else { continue }
            groups = groups.filter { $0.value != parent }
            try removeObject(parent)
            try removeFromGroup(parent)
        }
    }

    /// The group of a folder, which is made if no group is for the folder.
    private mutating func group(at folder: String) throws(Failure) -> String {
        if let group = groups[folder] { return group }
        let (above, title) = folder.splitAtName
        guard !title.isEmpty else {
            throw failure("no group of the project has the folder of the new files")
        }
        let parent = try group(at: above)
        let group = newID(for: "group", folder)
        try addChild("\(group) /* \(title) */,", to: parent)
        newGroups[group] = (title, [])
        groups[folder] = group
        return group
    }

    private mutating func insertNewGroups() throws(Failure) {
        for (id, group) in newGroups {
            let head = [
                "\t\t\(id) /* \(group.title) */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (",
            ]
            let end = [
                "\t\t\t);", "\t\t\tpath = \(Self.quoted(group.title));",
                "\t\t\tsourceTree = \"<group>\";", "\t\t};",
            ]
            let body = head + group.children.map { "\t\t\t\t" + $0 } + end
            try insertObject("PBXGroup", id, body)
        }
    }

    // MARK: Lines

    /// The line that ends a list of an object.
    private func end(of key: String, of id: String) throws(Failure) -> Int {
        let start = try range(of: id).lowerBound
        guard
            let list = lines[start...].firstIndex(where: {
                Self.trimmed($0) == "\(key) = (" + lineEnd
            }), let end = lines[list...].firstIndex(where: { Self.trimmed($0) == ");" + lineEnd })
        else { throw failure("the object \(id) has no list of \(key)") }
        return end
    }

    /// An id that no object has, and that is the same whenever the file is added.
    mutating func newID(for kind: String, _ path: String) -> String {
        var number = 0
        while true {
            let isInside = path.hasPrefix(project.folder)
            let place = isInside ? path.dropFirst(project.folder.count) : path[...]
            let digest = SHA256.digest(of: "\(kind) \(number) \(place)".utf8).description
            let id = String(digest.prefix(24)).uppercased()
            if project.objects[id] == nil, touched.insert(id).inserted { return id }
            number += 1
        }
    }

    static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber) || "_./$".contains($0)
        }
        if isPlain, !text.isEmpty { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    static func trimmed(_ line: String) -> Substring {
        line.drop { $0 == "\t" || $0 == " " }
    }

    static func firstWord(of line: String) -> String {
        String(trimmed(line).prefix { $0 != " " && $0 != "," })
    }

    /// The lines of an object that the file has, without line ends.
    func lines(of id: String) throws(Failure) -> [String] {
        lines[try range(of: id)].map { String($0.dropLast(lineEnd.count)) }
    }

    /// Puts other lines in place of those of an object.
    mutating func replace(_ id: String, with body: [String]) throws(Failure) {
        let range = try range(of: id)
        replaced[range.lowerBound] = body.map { $0 + lineEnd }.joined(separator: "\n")
        removed.formUnion(range.dropFirst())
        touched.insert(id)
    }

    /// The comment of an object; nil if it has none.
    func title(of id: String) -> String? {
        guard let start = starts[id], let open = lines[start].firstRange(of: " /* "),
            let end = lines[start].firstRange(of: " */ = {")
        else { return nil }
        return String(lines[start][open.upperBound..<end.lowerBound])
    }

    /// Inserts objects into a section, which is removed if all its objects are.
    mutating func insert(
        _ new: [(id: String, body: [String])], into section: String,
        removing removedIDs: Set<String>
    ) throws(Failure) {
        for (id, body) in new { try insertObject(section, id, body) }
        guard new.isEmpty, !removedIDs.isEmpty,
            let start = lines.firstIndex(of: Self.mark("Begin", section) + lineEnd)
        else { return }
        let (known, end) = try objects(in: section)
        if known.allSatisfy({ removedIDs.contains($0.id) }) {
            removed.formUnion(start...(lines[end + 1] == lineEnd ? end + 1 : end))
        }
    }

    private static func mark(_ word: String, _ section: String) -> String {
        "/* \(word) \(section) section */"
    }

    /// Inserts the sections that the file doesn't have before the next one by name, as Xcode does.
    private mutating func insertNewSections() throws(Failure) {
        let known = lines.indices.filter { lines[$0].hasPrefix("/* Begin ") }
        for (section, new) in newSections {
            let mark = Self.mark("Begin", section)
            guard let place = known.first(where: { lines[$0] > mark }) else {
                throw failure("the project has no section \(section)")
            }
            let bodies = new.sorted { $0.id < $1.id }.flatMap(\.body)
            objects[place, default: []].append(
                (section, [mark] + bodies + [Self.mark("End", section), ""]))
        }
    }

    /// The lines of an object.
    private func range(of id: String) throws(Failure) -> Range<Int> {
        guard let start = starts[id] else {
            throw failure("the object \(id) isn't where Xcode writes it")
        }
        let line = lines[start]
        if line.dropLast(lineEnd.count).hasSuffix("};") { return start..<start + 1 }
        let indent = line.prefix { $0 == "\t" || $0 == " " }
        guard let end = lines[start...].firstIndex(of: indent + "};" + lineEnd) else {
            throw failure("the object \(id) has no end")
        }
        return start..<end + 1
    }

    private mutating func insert(
        _ entry: String, into key: String, of id: String
    ) throws(Failure) {
        let list = "\(id) \(key)"
        if listEnds[list] == nil { listEnds[list] = try end(of: key, of: id) }
        let place = listEnds[list] ?? 0
        let indent = lines[place].prefix { $0 == "\t" || $0 == " " }
        entries[place, default: []].append(indent + "\t" + entry)
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
        if sections[section] == nil {
            guard
                lines.contains(Self.mark("Begin", section) + lineEnd)
                    || project.objects.values.contains(where: {
                        $0.members?["isa"]?.text == section
                    })
            else {
                newSections[section, default: []].append((id, body))
                return
            }
            sections[section] = try objects(in: section)
        }
        let (known, end) = sections[section] ?? ([], 0)
        let index = known.sortedIndex { $0.id < id }
        let place = index < known.count ? known[index].line : end
        objects[place, default: []].append((id, body))
    }

    private func objects(
        in section: String
    ) throws(Failure) -> (objects: [(id: String, line: Int)], end: Int) {
        guard let start = lines.firstIndex(of: Self.mark("Begin", section) + lineEnd),
            let end = lines[start...].firstIndex(of: Self.mark("End", section) + lineEnd)
        else { throw failure("the project has no section \(section)") }
        let known = starts.filter { (start..<end).contains($0.value) }
        return (known.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }, end)
    }

    mutating func removeObject(_ id: String) throws(Failure) {
        removed.formUnion(try range(of: id))
        touched.insert(id)
    }

    private mutating func removeEntry(_ id: String, from owner: String) throws(Failure) {
        removed.insert(try entry(id, of: owner))
        touched.insert(owner)
    }

    /// The line of an entry in the lists of an object.
    private mutating func entry(_ id: String, of owner: String) throws(Failure) -> Int {
        if listed[owner] == nil {
            let words = try range(of: owner).dropFirst().map { (Self.firstWord(of: lines[$0]), $0) }
            listed[owner] = Dictionary(words) { first, _ in first }
        }
        guard let line = listed[owner]?[id] else {
            throw failure("the object \(owner) doesn't list \(id)")
        }
        return line
    }
}
