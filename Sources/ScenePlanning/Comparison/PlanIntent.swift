package import Planning

/// What a command is for, which decides about deleted files, shared files, and files that nothing
/// needs anymore. `rules` has the decisions of every command.
package enum PlanIntent: Sendable {
    /// Create a scene or more parts of one.
    case create(isRecorded: Bool)
    /// Create a whole scene in place of an existing one.
    case recreate
    case addRoute(isRecorded: Bool)
    /// Bring scenes up to date, or change their choices.
    case update(restoresDeletedFiles: Bool)
    /// Make scenes what a scenes file says.
    case generate
    case move
    case rename
    case remove
    case adopt
    case addFeature

    struct Rules {
        /// Whether scenes are created. The text of an earlier scene of the same name isn't a base if
        /// existing files are overwritten, and its other files stay.
        var createsScenes = false
        /// Whether files of an earlier scene of the same name that aren't generated again go.
        var replacesScenes = false
        /// Whether files that the user deleted stay deleted.
        var respectsDeletion = false
        /// Whether shared files and manifests that were behind before the command are updated, too.
        var updatesSharedFiles = false
        /// Whether records are read and written.
        var isRecorded = true
    }

    var rules: Rules {
        switch self {
        case .create(let isRecorded): Rules(createsScenes: true, isRecorded: isRecorded)
        case .recreate: Rules(createsScenes: true, replacesScenes: true)
        case .addRoute(let isRecorded): Rules(isRecorded: isRecorded)
        case .update(let restores): Rules(respectsDeletion: !restores, updatesSharedFiles: true)
        case .generate: Rules(updatesSharedFiles: true)
        case .move: Rules(updatesSharedFiles: true)
        case .rename, .remove, .adopt, .addFeature: Rules()
        }
    }
}

/// How a plan is made, besides the scenes.
package struct PlanPolicy: Sendable {
    let rules: PlanIntent.Rules
    /// The handling of existing files that differ.
    package let existingFiles: ExistingFilePolicy
    /// Called with the number of scenes that a thread has rendered, its share, and the total.
    let progress: Progress

    package typealias Progress = @Sendable (_ done: Int, _ share: Int, _ total: Int) -> Void

    package init(
        _ intent: PlanIntent, onConflict existingFiles: ExistingFilePolicy,
        progress: @escaping Progress = { _, _, _ in }
    ) {
        (rules, self.existingFiles, self.progress) = (intent.rules, existingFiles, progress)
    }
}
