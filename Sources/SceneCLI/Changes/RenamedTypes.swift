import Basics
import Scenes
import SwiftSource
import TemplateSets

/// What code calls a scene's types, and the functions that lead to it, under the old name and the new.
struct RenamedTypes {
    private let old: String
    private let new: String
    /// Old names to new ones.
    private(set) var names: [String: String] = [:]
    /// The same of functions that are called just as the scene is, as other things may be.
    private(set) var calls: [String: String] = [:]

    init(from old: String, to new: String) {
        (self.old, self.new) = (old, new)
    }

    /// Code with the new names.
    func applied(to contents: [UInt8]) -> [UInt8] {
        Identifiers.renaming(names, calls: calls, in: contents)
    }

    /// Takes in the types that files declare.
    mutating func add(_ versions: [FileVersionsByName]) {
        for version in versions where version.before.file.path.isOfSwift {
            let before = DeclaredTypes.find(in: version.before.file.text).map(\.name)
            let after = DeclaredTypes.find(in: version.after.file.text).map(\.name)
            guard before.count == after.count else { continue }
            for (one, other) in zip(before, after) where one != other { names[one] = other }
        }
    }

    /// Takes in the functions that routes declare.
    mutating func addFunctions(_ versions: [FileVersionsByName]) {
        for version in versions where version.before.file.root == .scene {
            let before = Identifiers.declaredFunctions(in: version.before.file.text)
            let after = Identifiers.declaredFunctions(in: version.after.file.text)
            guard before.count == after.count else { continue }
            for (one, other) in zip(before, after) where one != other {
                if one.caseFolded == old.caseFolded {
                    calls[one] = other
                } else {
                    names[one] = other
                }
            }
        }
    }
}
