package import Basics
import FileSystem
package import Planning
package import Projects
package import Scenes
import TemplateSets

/// The plan for one scene or route: its files, those of a new package, and the scene's record.
package struct ScenePlan {
    package let project: Project
    package let place: ResolvedOutput
    /// Of one item.
    package let generation: SceneGeneration
    package let files: [OutputFile]
    private let warnings: [Diagnostic]

    private var set: TemplateSet { generation.sets[0] }

    /// - Throws: what rendering and looking at the disk throw.
    package init(
        _ generation: SceneGeneration, in project: Project, at place: ResolvedOutput
    ) throws(Failure) {
        self.project = project
        self.place = place
        self.generation = generation
        let disk = DiskState()
        (files, warnings) = try generation.files { destination throws(Failure) in
            try disk.contents(at: destination)
        }
    }

    /// The plan, and what there is to say of the files and the record.
    ///
    /// - Parameter record: makes the record without the files that are skipped; nil where one of
    ///   them lies outside the project. Nil where no record is kept.
    /// - Throws: what looking at the disk and `record` throw, `Failure` with 65 for files that would
    ///   be one, and with 73 where the sources declare what a shared file would.
    package func plan(
        _ policy: ExistingFilePolicy,
        record: ((SceneRecorder, Set<Destination>) throws(Failure) -> SceneRecord?)?
    ) throws(Failure) -> (plan: Plan, notes: [Diagnostic]) {
        let disk = DiskState()
        let wanted = place.packageFiles + files.map { $0.wanted() }
        try generation.checkPaths(PathClaims(wanted.map(\.destination)).claims)
        var plan = try Plan(wanted, policy: policy, whatIsAt: disk.entry)
        var notes = warnings
        if let record {
            let recorder = SceneRecorder(project: project, set: set, place: place)
            let skipped = Set(plan.operations.filter { $0.verb == .skip }.map(\.destination))
            if let record = try record(recorder, skipped) {
                let change = try Plan(
                    RecordStore(project).files(for: record), policy: policy, whatIsAt: disk.entry)
                // A record in which nothing changes is not spoken of.
                let changes = change.operations.filter {
                    $0.verb != .keep && $0.verb != .identical
                }
                plan = Plan(operations: plan.operations + changes)
            } else {
                notes.append(recorder.noteOnOutside)
            }
        }
        try SharedTypes(place).check(plan)
        return (plan, notes + FilesMissingFromProject.notes(on: plan, of: place, in: project))
    }
}
