import Basics
import PropertyLists

/// Edits of the exception sets of synchronized folders.
extension XcodeProjectEdit {
    private static let exceptions = "membershipExceptions"
    private static let sections = [
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
    ]

    /// Includes a file in these targets and no others.
    mutating func setTargets(_ targets: Set<String>, of path: String) throws(Failure) {
        for target in project.targetNames {
            let places = folders.indices.filter { folders[$0].relative(path) != nil }
            let including = places.filter {
                folders[$0].includes(folders[$0].relative(path) ?? "", in: target)
            }
            if !targets.contains(target) {
                for index in including { toggle(path, for: target, at: index) }
            } else if including.isEmpty, let inner = places.first {
                // A folder of the target excludes the file, so that exception goes.
                let place = places.first { folders[$0].owners.contains(target) } ?? inner
                if folders[inner].copies(folders[inner].relative(path) ?? "") {
                    throw failure(
                        "the project copies the folder of '\(path.splitAtName.name)' as it is")
                }
                if let phase = Self.kind(of: path).phase, project.phase(phase, of: target) == nil {
                    throw failure("the target '\(target)' has no \(phase) phase")
                }
                toggle(path, for: target, at: place)
            }
        }
    }

    /// Lets a target exclude a file that it includes, or include one that it excludes.
    private mutating func toggle(_ path: String, for target: String, at index: Int) {
        let file = folders[index].relative(path) ?? ""
        let spellings = SynchronizedFolder.spellings(of: file)
        let wasIncluded = folders[index].includes(file, in: target)
        for set in folders[index].sets.indices where folders[index].sets[set].target == target {
            // A build phase only adds files.
            if folders[index].sets[set].isOfPhase && !wasIncluded { continue }
            for name in spellings {
                folders[index].sets[set].members.remove(name, from: Self.exceptions)
            }
        }
        guard folders[index].includes(file, in: target) == wasIncluded,
            let id = project.targetIDs[target]
        else { return }
        let set = exceptionSet(["target": .string(id)], target: target, at: index)
        folders[index].sets[set].members.insert(spellings[0], into: Self.exceptions)
    }

    /// Removes a file from all lists of exceptions, or gives it a new path in those that aren't
    /// about membership in a target.
    mutating func removeExceptions(of path: String, movedTo newPath: String? = nil) {
        for index in folders.indices {
            // An entry for localizations stays for the others.
            guard let file = folders[index].relative(path) else { continue }
            let place = newPath.flatMap { path in
                ([index] + Array(folders.indices)).first { folders[$0].relative(path) != nil }
            }
            let newFile = place.flatMap { folders[$0].relative(newPath ?? "") }
            for set in folders[index].sets {
                for key in SynchronizedFolder.pathKeys where set.members[key]?.lists(file) == true {
                    let position = folders[index].sets.firstIndex { $0.id == set.id } ?? 0
                    folders[index].sets[position].members.remove(file, from: key)
                    guard let place, let newFile, key != Self.exceptions || set.isOfPhase else {
                        continue
                    }
                    let subject = set.members.filter { ["target", "buildPhase"].contains($0.key) }
                    let other = exceptionSet(subject, target: set.target, at: place)
                    folders[place].sets[other].members.insert(
                        newFile, into: key, value: set.members[key]?.members?[file])
                }
            }
            let types = "explicitFileTypes"
            guard let type = folders[index].members[types]?.members?[file] else { continue }
            folders[index].members.remove(file, from: types)
            if let place, let newFile {
                folders[place].members.insert(newFile, into: types, value: type)
            }
        }
    }

    /// The index of a folder's set for a target or a build phase, which is made if there is none.
    private mutating func exceptionSet(
        _ subject: [String: PropertyList], target: String?, at index: Int
    ) -> Int {
        let folder = folders[index]
        let id = subject.first?.value.text ?? ""
        if let known = folder.sets.firstIndex(where: { $0.subject?.text == id }) { return known }
        let isa = Self.sections[subject["target"] == nil ? 1 : 0]
        let set = newID(for: "exceptions", "\(folder.path)/\(id)")
        titles[set] =
            subject["target"] == nil || (try? lines(of: folder.id).count) == 1
            ? isa
            : "Exceptions for \"\(folder.path.splitAtName.name)\" folder in \"\(target ?? "")\" target"
        folders[index].sets.append(
            SynchronizedFolder.ExceptionSet(
                id: set, members: subject.merging(["isa": .string(isa)]) { $1 }, target: target))
        folders[index].members.insert(set, into: "exceptions", isSorted: false)
        return folder.sets.count
    }

    // MARK: Text

    /// Writes changed sets and folders, without sets that have become empty.
    mutating func writeFolders() throws(Failure) {
        var (new, emptied) = ([String: [(id: String, body: [String])]](), Set<String>())
        for var folder in folders {
            for set in folder.sets where project.objects[set.id] != .dictionary(set.members) {
                let isa = set.members["isa"]?.text ?? ""
                if set.members.count == 2 {
                    folder.members.remove(set.id, from: "exceptions")
                    emptied.insert(set.id)
                    if project.objects[set.id] != nil { try removeObject(set.id) }
                } else if project.objects[set.id] == nil {
                    changed[set.id] = .dictionary(set.members)
                    new[isa, default: []].append((set.id, body(of: set.id, set.members)))
                } else {
                    try rewrite(set.id, with: set.members)
                }
            }
            if project.objects[folder.id] != .dictionary(folder.members) {
                try rewrite(folder.id, with: folder.members)
            }
        }
        for section in Self.sections {
            try insert(new[section] ?? [], into: section, removing: emptied)
        }
    }

    /// Writes an object in the form that it has. Throws a `Failure` with 65 if that isn't Xcode's.
    private mutating func rewrite(
        _ id: String, with members: [String: PropertyList]
    ) throws(Failure) {
        let old = try lines(of: id)
        func text(_ members: [String: PropertyList]) -> [String] {
            let body = body(of: id, members)
            if old.count > 1 { return body }
            let words = body.map { Self.trimmed($0) + (",;".contains($0.last ?? " ") ? " " : "") }
            return ["\t\t" + words.joined().dropLast()]
        }
        guard text(project.objects[id]?.members ?? [:]) == old else {
            throw failure("the object \(id) isn't written as Xcode writes it")
        }
        changed[id] = .dictionary(members)
        try replace(id, with: text(members))
    }

    private func body(of id: String, _ members: [String: PropertyList]) -> [String] {
        ["\t\t\(word(id)) = {"] + entries(of: members, indent: "\t\t\t") + ["\t\t};"]
    }

    private func entries(of members: [String: PropertyList], indent: String) -> [String] {
        members.sorted {
            $0.key == "isa" || $1.key != "isa" && SynchronizedFolder.precedes($0.key, $1.key)
        }.flatMap { written($1, after: "\(Self.quoted($0)) = ", before: ";", indent: indent) }
    }

    private func written(
        _ value: PropertyList, after head: String, before end: String, indent: String
    ) -> [String] {
        switch value {
        case .array(let items):
            [indent + head + "("]
                + items.flatMap { written($0, after: "", before: ",", indent: indent + "\t") }
                + [indent + ")" + end]
        case .dictionary(let members):
            [indent + head + "{"] + entries(of: members, indent: indent + "\t") + [
                indent + "}" + end
            ]
        default: [indent + head + word(value.text ?? "") + end]
        }
    }

    /// A text in quotes if it needs them, or an id with the comment that the object has.
    private func word(_ text: String) -> String {
        (titles[text] ?? title(of: text)).map { "\(text) /* \($0) */" } ?? Self.quoted(text)
    }
}

extension [String: PropertyList] {
    fileprivate mutating func remove(_ name: String, from key: String) {
        if self[key]?.lists(name) == true { self[key] = self[key]?.without(name) }
    }

    /// - Parameter value: The value in a dictionary; nil for a list.
    fileprivate mutating func insert(
        _ name: String, into key: String, value: PropertyList? = nil, isSorted: Bool = true
    ) {
        if let value {
            self[key] = .dictionary((self[key]?.members ?? [:]).merging([name: value]) { $1 })
            return
        }
        var items = self[key]?.items ?? []
        let place = items.firstIndex {
            isSorted && SynchronizedFolder.precedes(name, $0.text ?? "")
        }
        items.insert(.string(name), at: place ?? items.count)
        self[key] = .array(items)
    }
}
