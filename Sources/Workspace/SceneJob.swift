package import Basics
import FileSystem
package import Planning
package import Projects
package import TemplateSets

/// Files of a scene on their way to the disk, with the scene's record.
package struct SceneJob {
    package let project: Project
    package let set: TemplateSet
    package let place: Place
    package let files: [PlacedFile]
    package let isRecorded: Bool

    package init(
        project: Project, set: TemplateSet, place: Place, files: [PlacedFile], isRecorded: Bool
    ) {
        self.project = project
        self.set = set
        self.place = place
        self.files = files
        self.isRecorded = isRecorded
    }

    /// The plan for the files, and what to say of the record.
    ///
    /// - Parameter record: makes the record without the files that are skipped; nil where one of
    ///   them lies outside the project.
    /// - Throws: what looking at the disk and `record` throw, and `Failure` with 65 for files of
    ///   different folders that would be one.
    package func plan(
        _ policy: ExistingFilePolicy,
        record: (SceneRecorder, Set<Destination>) throws(Failure) -> SceneRecord?
    ) throws(Failure) -> (plan: Plan, notes: [Diagnostic]) {
        let disk = DiskState()
        let wanted = place.packageFiles + files.map { $0.wanted() }
        try MeetingRoots(location: set.location).check(wanted)
        let plan = try Plan(wanted, policy: policy, whatIsAt: disk.entry)
        guard isRecorded else { return (plan, []) }
        let recorder = SceneRecorder(project: project, set: set, place: place)
        let skipped =
            plan.count(of: .skip) == 0
            ? [] : Set(plan.operations.filter { $0.verb == .skip }.map(\.destination))
        guard let record = try record(recorder, skipped) else {
            return (plan, [recorder.noteOnOutside])
        }
        let book = try Plan(
            RecordStore(project).files(for: record), policy: policy, whatIsAt: disk.entry)
        // The book is kept without a word where nothing in it changes.
        let changes = book.operations.filter { $0.verb != .keep && $0.verb != .identical }
        return (Plan(operations: plan.operations + changes), [])
    }
}
