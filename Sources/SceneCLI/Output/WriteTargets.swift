import Basics
import FileSystem
import Planning
import Workspace

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

    let places: [StateFolder]
    let access: Access

    static let none = WriteTargets(places: [], access: .reading)

    /// Locks the places, or settles interrupted runs there.
    ///
    /// - Throws: `Failure` with 75 if another run doesn't end, and with 74 if the changes of an
    ///   interrupted run can't be completed or reverted.
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

    /// Splits a plan by place.
    func parts(of plan: Plan) -> [(plan: Plan, place: StateFolder)] {
        guard places.count > 1 else { return places.map { (plan, $0) } }
        return places.map { place in
            let own = plan.operations.filter { $0.destination.base == place.base }
            return (Plan(operations: own), place)
        }
    }
}
