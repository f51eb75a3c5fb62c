import Basics
import FileSystem
import Planning
import Projects

/// The places that a command writes to as a whole, and how it keeps others from writing there.
struct WriteTargets {
    enum Access {
        /// The command writes nothing. Interrupted runs are settled before anything is read.
        case reading
        /// They are locked before anything is read.
        case writing
        /// The command locks the targets itself, after a slow download.
        case writingLater
    }

    private let places: [StateFolder]
    private let access: Access

    static let none = WriteTargets([], .reading)

    init(_ places: [StateFolder], _ access: Access) {
        (self.places, self.access) = (places, access)
    }

    /// - Throws: `Failure` with 77 if SwiftPM's sandbox keeps a plugin from writing.
    func checkSandbox(
        of package: String?, _ isWritable: (_ folder: String) -> Bool
    ) throws(Failure) {
        guard let package, access != .reading else { return }
        let outside = places.first { place in
            !AbsolutePath(place.base).isAtOrBelow(AbsolutePath(package)) && !isWritable(place.base)
        }
        guard let outside else { return }
        throw Failure(
            .refused,
            "SwiftPM lets a plugin write only in its package, and this command writes in '\(outside.base)'",
            path: package,
            hint: "To make the package a project of its own, write { \"root\": true } into its "
                + "\(ProjectConfiguration.fileName). Or run an installed scene-kit.")
    }

    /// Locks the places, or settles interrupted runs there. Throws a `Failure` with 75 if another
    /// run doesn't end, and with 74 if an interrupted run can't be settled.
    func prepare(saying say: (String) -> Void) throws(Failure) {
        for place in places {
            switch access {
            case .writing: try place.lock(saying: say)
            case .writingLater: try place.settle(saying: say)
            case .reading:
                // A folder that can't be written can still be read.
                do throws(Failure) {
                    try place.settle(saying: say)
                } catch {
                    if error.status == .refused { throw error }
                    for diagnostic in error.diagnostics {
                        say("\(diagnostic.path ?? place.base): \(diagnostic.message)")
                    }
                }
            }
        }
    }

    /// Applies a plan in all places or in none, and calls `report` before it commits. Returns
    /// warnings about files that couldn't be cleaned up.
    func apply(
        _ plan: Plan, by run: TransactionRun, then report: () throws(Failure) -> Void
    ) throws(Failure) -> [Diagnostic] {
        guard let place = places.first else {
            try report()
            return []
        }
        let others = WriteTargets(Array(places.dropFirst()), access)
        var (own, rest) = (plan, Plan(operations: []))
        if !others.places.isEmpty {
            own = Plan(operations: plan.operations.filter { $0.destination.base == place.base })
            rest = Plan(operations: plan.operations.filter { $0.destination.base != place.base })
        }
        var warnings: [Diagnostic] = []
        return try Transaction.apply(own, in: place, by: run) { () throws(Failure) in
            warnings = try others.apply(rest, by: run, then: report)
        } + warnings
    }
}
