package import Basics

/// Everything a command is about to do to files, complete before anything is written.
package struct Plan: Hashable, Sendable {
    /// Sorted by path.
    package let operations: [FileOperation]
    /// How many of each kind there are.
    private let counts: [Int]

    /// A plan of these operations, in whatever order they come.
    package init(operations: [FileOperation]) {
        // Operations are large, and many come in order already.
        let paths = operations.map(\.path)
        if zip(paths, paths.dropFirst()).allSatisfy({ $0 <= $1 }) {
            self.operations = operations
        } else {
            let order = operations.indices.sorted { paths[$0] < paths[$1] }
            self.operations = order.map { operations[$0] }
        }
        var counts = [Int](repeating: 0, count: FileOperation.Verb.count)
        for index in operations.indices { counts[operations[index].verb.number] += 1 }
        self.counts = counts
    }

    /// Compares what is wanted with what is there.
    ///
    /// - Throws: what `entry` throws, for a place that cannot or must not be looked at.
    package init(
        _ files: [WantedFile], without orphans: [OrphanedFile] = [], policy: ExistingFilePolicy,
        whatIsAt entry: (Destination) throws(Failure) -> DiskEntry
    ) throws(Failure) {
        var operations: [FileOperation] = []
        operations.reserveCapacity(files.count + orphans.count)
        for file in files {
            let entry = try entry(file.destination)
            if let operation = FileOperation(for: file, policy, entry) {
                operations.append(operation)
            }
        }
        for orphan in orphans {
            let entry = try entry(orphan.destination)
            if let operation = FileOperation(for: orphan, policy, entry) {
                operations.append(operation)
            }
        }
        self.init(operations: operations)
    }

    /// Looks for files that would be written twice, or written and removed, and so be lost.
    ///
    /// - Throws: `Failure` with 70 for the first.
    package func checkPaths() throws(Failure) {
        var previous: String?
        for operation in operations where operation.verb.writes {
            if operation.path == previous {
                throw Failure(
                    .software,
                    Diagnostic(
                        .error, "the plan changes this file twice", path: operation.path,
                        hint: "Nothing was written. This is a bug of scene-kit; please report it."))
            }
            previous = operation.path
        }
    }

    /// What keeps the plan from being carried out.
    package var conflicts: [FileOperation] {
        count(of: .conflict) == 0 ? [] : operations.filter { $0.verb == .conflict }
    }

    /// What changes the disk.
    package var changes: [FileOperation] {
        countOfChanges == operations.count ? operations : operations.filter(\.verb.writes)
    }

    /// How many files change on the disk.
    package var countOfChanges: Int {
        FileOperation.Verb.allCases.filter(\.writes).reduce(0) { $0 + count(of: $1) }
    }

    /// What is not as it is wanted, whether that may be changed or not.
    package var drifted: [FileOperation] {
        let verbs = FileOperation.Verb.allCases.filter { $0.writes || $0 == .conflict }
        if verbs.allSatisfy({ count(of: $0) == 0 }) { return [] }
        return operations.filter { verbs.contains($0.verb) }
    }

    /// How many files it happens to.
    package func count(of verb: FileOperation.Verb) -> Int { counts[verb.number] }
}

extension FileOperation.Verb {
    /// How many verbs there are.
    fileprivate static let count = 10

    /// Its place in a list of counts.
    fileprivate var number: Int {
        switch self {
        case .create: 0
        case .identical: 1
        case .update: 2
        case .overwrite: 3
        case .skip: 4
        case .keep: 5
        case .remove: 6
        case .conflict: 7
        case .merge: 8
        case .edited: 9
        }
    }
}
