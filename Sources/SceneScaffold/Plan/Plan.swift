public import Diagnostics

/// A file that is wanted at a path, before anyone has looked at what is there.
public struct WantedFile: Hashable, Sendable {
    /// Where it goes.
    public var destination: Destination
    /// Its bytes.
    public var contents: [UInt8]
    /// Whether all scenes share it, so that one that is there is kept.
    public var isShared: Bool

    /// A file of these bytes at this place.
    public init(destination: Destination, contents: [UInt8], isShared: Bool = false) {
        self.destination = destination
        self.contents = contents
        self.isShared = isShared
    }
}

/// Everything a command is about to do to files, complete before anything is written.
public struct Plan: Hashable, Sendable {
    /// Sorted by path.
    public let operations: [FileOperation]

    /// A plan of these operations, in whatever order they come.
    public init(operations: [FileOperation]) {
        self.operations = operations.sorted { $0.path < $1.path }
    }

    /// Compares what is wanted with what is there.
    ///
    /// - Throws: what `entry` throws, for a place that cannot or must not be looked at.
    public init(
        _ files: [WantedFile], policy: ExistingFilePolicy,
        whatIsAt entry: (Destination) throws(Failure) -> DiskEntry
    ) throws(Failure) {
        var operations: [FileOperation] = []
        for file in files {
            operations.append(
                Self.operation(for: file, policy: policy, entry: try entry(file.destination)))
        }
        self.init(operations: operations)
    }

    /// What keeps the plan from being carried out.
    public var conflicts: [FileOperation] { operations.filter { $0.verb == .conflict } }

    /// How many files it happens to.
    public func count(of verb: FileOperation.Verb) -> Int {
        operations.count { $0.verb == verb }
    }

    private static func operation(
        for file: WantedFile, policy: ExistingFilePolicy, entry: DiskEntry
    ) -> FileOperation {
        var operation = FileOperation(
            verb: .create, destination: file.destination, isShared: file.isShared,
            new: file.contents)
        switch entry {
        case .absent: break
        // A team may link the shared files of several apps to one place.
        case .obstacle(.symbolicLink) where file.isShared: operation.verb = .keep
        case .obstacle(let obstacle):
            operation.verb = .conflict
            operation.obstacle = obstacle
        case .file(let contents):
            operation.old = contents
            operation.verb = verb(
                policy, isIdentical: contents == file.contents, isShared: file.isShared)
        }
        return operation
    }

    private static func verb(
        _ policy: ExistingFilePolicy, isIdentical: Bool, isShared: Bool
    ) -> FileOperation.Verb {
        if isShared { return .keep }
        if isIdentical { return .identical }
        switch policy {
        case .refuse: return .conflict
        case .overwrite: return .overwrite
        case .skip: return .skip
        }
    }
}
