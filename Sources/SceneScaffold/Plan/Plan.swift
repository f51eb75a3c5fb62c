public import Diagnostics

/// Everything a command is about to do to files, complete before anything is written.
public struct Plan: Hashable, Sendable {
    /// Sorted by path.
    public let operations: [FileOperation]
    /// How many of each kind there are.
    private let counts: [FileOperation.Verb: Int]

    /// A plan of these operations, in whatever order they come.
    public init(operations: [FileOperation]) {
        // Operations are large, and many come in order already.
        let isSorted = operations.indices.dropFirst().allSatisfy {
            operations[$0 - 1].path <= operations[$0].path
        }
        if isSorted {
            self.operations = operations
        } else {
            let order = operations.indices.sorted { operations[$0].path < operations[$1].path }
            self.operations = order.map { operations[$0] }
        }
        var counts: [FileOperation.Verb: Int] = [:]
        for index in operations.indices { counts[operations[index].verb, default: 0] += 1 }
        self.counts = counts
    }

    /// Compares what is wanted with what is there.
    ///
    /// - Throws: what `entry` throws, for a place that cannot or must not be looked at.
    public init(
        _ files: [WantedFile], without leftovers: [LeftoverFile] = [], policy: ExistingFilePolicy,
        whatIsAt entry: (Destination) throws(Failure) -> DiskEntry
    ) throws(Failure) {
        var operations: [FileOperation] = []
        operations.reserveCapacity(files.count + leftovers.count)
        for file in files {
            operations.append(
                Self.operation(for: file, policy: policy, entry: try entry(file.destination)))
        }
        for leftover in leftovers {
            let entry = try entry(leftover.destination)
            if let operation = Self.operation(for: leftover, policy: policy, entry: entry) {
                operations.append(operation)
            }
        }
        self.init(operations: operations)
    }

    /// What keeps the plan from being carried out.
    public var conflicts: [FileOperation] {
        count(of: .conflict) == 0 ? [] : operations.filter { $0.verb == .conflict }
    }

    /// How many files it happens to.
    public func count(of verb: FileOperation.Verb) -> Int { counts[verb, default: 0] }

    private static func operation(
        for file: WantedFile, policy: ExistingFilePolicy, entry: DiskEntry
    ) -> FileOperation {
        var operation = FileOperation(
            verb: .create, destination: file.destination, isShared: file.owner == .team,
            new: file.contents)
        switch entry {
        case .absent: break
        // A team may link the shared files of several apps to one place.
        case .obstacle(.symbolicLink) where file.owner == .team: operation.verb = .keep
        case .obstacle(let obstacle):
            operation.verb = .conflict
            operation.obstacle = obstacle
        case .file(let contents):
            operation.verb = verb(for: file, policy, contents)
            // What is the same need not be held twice, nor at all.
            if operation.verb == .identical {
                operation.new = []
            } else {
                operation.old = contents
            }
        }
        return operation
    }

    private static func verb(
        for file: WantedFile, _ policy: ExistingFilePolicy, _ contents: [UInt8]
    ) -> FileOperation.Verb {
        if file.owner == .team { return .keep }
        if contents == file.contents { return .identical }
        if file.owner == .tool { return .update }
        if let last = file.lastDigest, SHA256.digest(of: contents) == last { return .update }
        switch policy {
        case .refuse: return .conflict
        case .overwrite: return .overwrite
        case .skip: return .skip
        }
    }

    /// Nil for a file that has gone already.
    private static func operation(
        for leftover: LeftoverFile, policy: ExistingFilePolicy, entry: DiskEntry
    ) -> FileOperation? {
        var operation = FileOperation(verb: .remove, destination: leftover.destination, new: [])
        operation.isLeftover = true
        switch entry {
        case .absent: return nil
        // What stands there now is none of ours.
        case .obstacle: return nil
        case .file(let contents):
            operation.old = contents
            guard SHA256.digest(of: contents) != leftover.lastDigest else { return operation }
            switch policy {
            case .refuse: operation.verb = .conflict
            case .overwrite: break
            case .skip: operation.verb = .skip
            }
        }
        return operation
    }
}
