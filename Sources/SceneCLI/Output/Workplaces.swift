import Basics
import FileSystem
import Planning

/// The places that a command writes to as a whole, and how it keeps others from writing there.
struct Workplaces {
    enum Access {
        /// Nothing is written; what an interrupted run left is settled before anything is read.
        case reading
        /// They are locked before anything is read.
        case writing
        /// The command locks them itself, once it has what takes long to get.
        case writingLater
    }

    let places: [StateFolder]
    let access: Access

    static let none = Workplaces(places: [], access: .reading)

    /// Prepares the places.
    ///
    /// - Throws: `Failure` with 75 where another run does not end, and with 74 where what one has left
    ///   cannot be settled.
    func prepare(saying say: (String) -> Void) throws(Failure) {
        for place in places {
            switch access {
            case .writing: try place.lock(saying: say)
            case .writingLater: try place.settle(saying: say)
            case .reading:
                // Where nothing can be written, there is still something to read.
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

    /// What of a plan goes to which place.
    func parts(of plan: Plan) -> [(plan: Plan, place: StateFolder)] {
        guard places.count > 1 else { return places.map { (plan, $0) } }
        return places.map { place in
            let own = plan.operations.filter { $0.destination.base == place.base }
            return (Plan(operations: own), place)
        }
    }
}
