package import Basics
import FileSystem
package import Planning
package import Projects
package import Scenes
import TemplateSets

/// The plan for one scene or route: its files, those of a new package, and what is recorded.
package final class ScenePlan {
    package let place: ResolvedOutput
    /// Of one item.
    package let generation: SceneGeneration
    package let files: [OutputFile]
    private let project: Project
    private let warnings: [Diagnostic]

    /// - Throws: what rendering and looking at the disk throw.
    package init(
        _ generation: SceneGeneration, in project: Project, at place: ResolvedOutput
    ) throws(Failure) {
        self.project = project
        self.place = place
        self.generation = generation
        let disk = DiskState()
        var budget = RunBudget()
        (files, warnings) = try generation.files(spending: &budget) {
            destination throws(Failure) in
            try disk.contents(at: destination)
        }
    }

    /// Makes the record of a scene: from the files that are not skipped, and whether none is. Nil where
    /// nothing is to be recorded of the scene.
    package typealias RecordMaker =
        (SceneRecorder, _ files: [RecordedFile], _ isWhole: Bool) throws(Failure) -> SceneRecord?

    /// The plan, and what there is to say of the files and the record.
    ///
    /// - Parameters:
    ///   - earlier: what is recorded of the scene, and so the bases of its files.
    ///   - records: where records are kept; nil where none are.
    /// - Throws: what looking at the disk and `makeRecord` throw, `Failure` with 65 for files that
    ///   would be one, and with 73 where the sources declare what a shared file would.
    package func plan(
        _ policy: ExistingFilePolicy, over earlier: SceneRecord?, in records: RecordStore?,
        makeRecord: RecordMaker
    ) throws(Failure) -> (plan: Plan, notes: [Diagnostic]) {
        let disk = DiskState()
        // --force makes the scene anew, whatever somebody has made of it.
        let recorded = policy == .overwrite ? [] : earlier?.files ?? []
        let bases = Dictionary(
            recorded.map { ($0.path, $0.base) }, uniquingKeysWith: { $1 })
        let sharedBases = try records.map { (records) throws(Failure) in
            try SharedFileBases(generation, in: records, on: disk)
        }
        let wanted =
            place.packageFiles
            + files.map { output in
                output.wanted(
                    base: output.file.isShared
                        ? sharedBases?[output]
                        : project.file(at: output.destination).flatMap { bases[$0] })
            }
        try generation.checkPaths(OwnedPaths(wanted.map(\.destination)).all)
        var plan = try Plan(wanted, policy: policy, whatIsAt: disk.entry)
        var notes = warnings
        if let records {
            let recorder = SceneRecorder(
                project: project, templateSet: generation.sets[0], place: place)
            let skipped = Set(
                plan.operations.filter { $0.verb == .skip && !$0.isRecorded }.map(\.destination))
            var operations = plan.operations
            if let recorded = try recorder.recorded(
                files.filter { !skipped.contains($0.destination) })
            {
                if let record = try makeRecord(recorder, recorded, skipped.isEmpty) {
                    let old = try records.contents(of: record.entry.name.text, on: disk)
                    operations += [
                        records.operation(
                            forRecordOf: record.entry.name.text, record.contents, replacing: old)
                    ]
                    .compactMap(\.self)
                }
                operations += try records.operationsBeside(operations, on: disk)
                plan = Plan(operations: operations)
            } else {
                notes.append(noteOnOutside)
            }
        }
        try TakenTypes(place).check(plan)
        var missing = MissingSamples(in: generation)
        for index in generation.items.indices { missing.add(item: index) }
        notes += missing.notes(
            isListed: { records?.isListed($0) == true }, command: project.command)
        return (plan, notes + FilesMissingFromProject.notes(on: plan, of: place, in: project))
    }

    private var noteOnOutside: Diagnostic {
        Diagnostic(
            .note, "the scene lies outside the project, so it is not recorded",
            path: project.root, hint: "--no-record says so on purpose.")
    }
}
