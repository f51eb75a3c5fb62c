package import Basics

/// All file operations of a command, complete before the first is performed.
package struct Plan: Hashable, Sendable {
    /// The operations, sorted by path.
    package let operations: [FileOperation]
    private let counts: [FileOperation.Verb: Int]

    /// Creates a plan of operations in any order.
    package init(operations: [FileOperation]) {
        // Operations are large, and each path is joined from parts.
        let paths = operations.map(\.path)
        let order = operations.indices.sorted { paths[$0] < paths[$1] }
        self.operations = order.map { operations[$0] }
        counts = order.reduce(into: [:]) { $0[operations[$1].verb, default: 0] += 1 }
    }

    /// Checks that no file is written twice, or written and removed. Throws a `Failure` with 70 for
    /// the first such file.
    package func checkPaths() throws(Failure) {
        var previous: String?
        for operation in operations where operation.verb.writes {
            if operation.path == previous {
                throw Failure(
                    .software, "the plan changes this file twice", path: operation.path,
                    hint: "Nothing was written. This is a bug of scene-kit; please report it.")
            }
            previous = operation.path
        }
    }

    /// Checks that no file that is written or removed has another path in the plan, as through a
    /// mounted folder. Throws a `Failure` with 77 for the first such file.
    package func checkIdentities(on disk: any Disk) throws(Failure) {
        var identities: [String: String] = [:]
        func identity(_ folder: String) -> String {
            if let known = identities[folder] { return known }
            let (parent, name) = folder.splitAtLastSlash
            let identity =
                disk.identity(of: folder)
                ?? (parent == folder ? folder : "\(identity(parent))/\(name)")
            identities[folder] = identity
            return identity
        }
        var paths: [String: Int] = [:]
        for (index, operation) in operations.enumerated() {
            let (folder, name) = operation.path.splitAtLastSlash
            let other = paths.updateValue(index, forKey: "\(identity(folder))/\(name)")
            guard let other = other.map({ operations[$0] }), other.path != operation.path,
                other.verb.writes || operation.verb.writes
            else { continue }
            throw Failure(
                .refused, "this and '\(other.path)' are one file, because a folder has two paths",
                path: operation.path,
                hint: "Nothing was written. Name the folder by the other path.")
        }
    }

    /// The conflicts that prevent the plan from being executed.
    package var conflicts: [FileOperation] {
        count(of: .conflict) == 0 ? [] : operations.filter { $0.verb == .conflict }
    }

    /// The operations that change the disk.
    package var changes: [FileOperation] { operations.filter(\.verb.writes) }

    /// The operations on files that differ from what is wanted, including conflicts.
    package var drifted: [FileOperation] {
        operations.filter { $0.verb.writes || $0.verb == .conflict }
    }

    package func count(of verb: FileOperation.Verb) -> Int { counts[verb] ?? 0 }
}
