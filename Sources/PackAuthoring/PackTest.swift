package import Basics
import FileSystem
import Linting
package import Packs
import Projects
import Scenes
import TemplateSets
package import TemplateStores

/// All cases of a pack, each tried; one that fails keeps no other from being tried.
package struct PackTest {
    /// The pack's folder.
    package let location: String
    /// In the order of their names.
    package private(set) var results: [CaseResult] = []
    /// Cases that weren't built.
    package private(set) var notes: [Diagnostic] = []
    /// Problems with the pack, not with one of its cases.
    package private(set) var problems: [Diagnostic] = []
    /// The limit on the output of all cases together.
    private var budget = RunBudget()
    private var sets: [String: Result<TemplateSet, Failure>] = [:]
    /// The names of all versions of the sets, with those of the present one.
    private(set) var records = SetRecords()

    /// - Parameter begin: Called before each case, with its name, its number, and their count.
    /// - Throws: The errors of reading a pack, and `Failure` with 66 for a pack without cases.
    package init(
        of folder: String, _ finder: BaseFinder? = nil, building build: CaseBuild? = nil,
        beginning begin: (String, Int, Int) -> Void = { _, _, _ in }
    ) throws(Failure) {
        location = folder
        let source = try PackFolder(reading: folder, on: LocalDisk())
        let pack = finder?.completing(source) ?? source
        try pack.requireLinks()
        try read(pack.sets)
        problems += Self.foldersWithoutCase(in: pack)
        try check(pack.files[SetRecords.path], at: Destination.join(folder, SetRecords.path))
        let names = pack.caseNames
        if names.isEmpty, problems.isEmpty {
            throw Failure(
                .notFound, "there are no cases",
                path: Destination.join(folder, PackFolder.casesFolder),
                hint: "A case is a folder in it with a \(PackFolder.caseManifestName); "
                    + "'scene-kit init-pack' makes a pack with one.")
        }
        var cases: [String: ReadCase] = [:]
        for (index, name) in names.enumerated() {
            begin(name, index + 1, names.count)
            cases[name] = read(CaseFolder(pack: folder, name: name))
        }
        results = names.compactMap { cases[$0]?.result(among: cases) }
        guard let build else { return }
        for (index, name) in names.enumerated() {
            guard case .success((let packCase, let rendering))? = cases[name]?.tried,
                packCase.status == .success, let set = try? self.set(of: packCase),
                let scene = try? CaseScene(packCase, of: set)
            else { continue }
            let isOfFeature = rendering.given.keys.contains { $0.hasPrefix("Interface/") }
            if let reason = packCase.reasonNotToBuild
                ?? (isOfFeature ? "it belongs to a feature" : nil)
            {
                notes.append(.note("the case isn't built: \(reason)", path: results[index].path))
                continue
            }
            begin(name, index + 1, names.count)
            results[index].add(try build.problems(of: scene, at: results[index].path))
        }
    }

    /// Checks the names that records of earlier versions have.
    private mutating func check(_ records: [UInt8]?, at path: String) throws(Failure) {
        if let records { self.records = try SetRecords(parsing: records, name: path) }
        for set in sets.values.compactMap({ try? $0.get() }).sorted(by: { $0.name < $1.name }) {
            problems += self.records.problems(of: set)
            self.records.add(set)
        }
    }

    /// The exit status, determined by the most serious problem.
    package var status: ExitStatus {
        let found = results.map(\.status) + (problems.isEmpty ? [] : [.data])
        let others = found.first { ![.success, .negative].contains($0) }
        let order: [ExitStatus] = [.refused, .data, .notFound]
        return order.first(where: found.contains) ?? others
            ?? (found.contains(.negative) ? .negative : .success)
    }

    /// All problems. A problem with a file that cases share is listed once.
    package var allProblems: [Diagnostic] {
        let files = Set(results.flatMap(\.files).map(\.shownPath))
        var seen: Set<Diagnostic> = []
        return problems
            + results.flatMap(\.problems).filter { problem in
                problem.path.map(files.contains) != true || seen.insert(problem).inserted
            }
    }

    private mutating func read(_ found: [PackFolder.FoundSet]) throws(Failure) {
        for set in found {
            do throws(Failure) {
                let read = try TemplateSet(reading: set.folder, tool: Tool.semanticVersion)
                problems += read.rules.flatMap(\.wrongExamples).map { problem in
                    Diagnostic(
                        .error, problem, path: set.folder.path(of: TemplateSetFolder.manifestName),
                        hint: "Change the rule, or its \"passes\" and \"fails\".")
                }
                if sets.updateValue(.success(read), forKey: read.name) != nil {
                    problems.append(
                        Diagnostic(
                            .error, "two sets of the pack are called '\(read.name)'",
                            path: set.folder.path(of: TemplateSetFolder.manifestName),
                            hint: "Give one of them another name."))
                }
            } catch {
                problems += error.diagnostics
                // A set that cannot be read is most likely called as its folder is.
                sets[set.folder.location.splitAtLastSlash.name] = .failure(error)
            }
        }
    }

    /// Returns an error for each folder with expected files but no `case.json`.
    private static func foldersWithoutCase(in pack: PackFolder) -> [Diagnostic] {
        let folders = pack.files.keys.map { $0.split(separator: "/").map(String.init) }.filter {
            $0.count > 3 && $0[0] == PackFolder.casesFolder && $0[2] == PackCase.expectedFolder
        }.map { $0[1] }
        return Set(folders).subtracting(pack.caseNames).sorted().map { name in
            let folder = CaseFolder(pack: pack.location, name: name)
            return Diagnostic(
                .error, "the folder has no \(PackFolder.caseManifestName), so it is not a case",
                path: folder.path, hint: "Add \(folder.manifestPath), or remove the folder.")
        }
    }

    private mutating func read(_ folder: CaseFolder) -> ReadCase {
        var set: String?
        var expected = ExpectedTree(location: "")
        let tried = Result { () throws(Failure) in
            let packCase = try PackCase(parsing: folder.manifest(), name: folder.manifestPath)
            set = packCase.set.text
            expected = try folder.expected()
            let scene = try CaseScene(packCase, of: self.set(of: packCase))
            let left = budget
            let rendering = CaseRendering { () throws(Failure) in
                budget = left
                return try scene.render(spending: &budget).files
            }
            return (packCase, rendering)
        }
        return ReadCase(folder: folder, set: set, expected: expected, tried: tried)
    }

    /// The errors of an invalid set are already in `problems`.
    private func set(of packCase: PackCase) throws(Failure) -> TemplateSet {
        let name = packCase.set.text
        switch sets[name] {
        case .success(let templateSet)?: return templateSet
        case .failure?:
            throw Failure(
                .data, "the set '\(name)' is wrong, so the case was not tried", in: packCase.set)
        case nil: throw packCase.missingSet(among: sets.keys.sorted())
        }
    }
}

/// A case that was rendered, but not yet compared. Other cases may contain its expected files.
private struct ReadCase {
    let folder: CaseFolder
    let set: String?
    let expected: ExpectedTree
    let tried: Result<(PackCase, CaseRendering), Failure>

    func result(among cases: [String: ReadCase]) -> CaseResult {
        switch tried {
        case .failure(let failure):
            return CaseResult(folder.name, at: folder.manifestPath, set: set, failure: failure)
        case .success((let packCase, let rendering)):
            var expected = expected
            expected.addShared(listedIn: folder.listPath) { name in
                guard name != folder.name, let other = cases[name], other.set == set else {
                    return nil
                }
                return (other.expected, (try? other.tried.get().1.given) ?? [:])
            }
            return CaseResult(
                folder.name, at: folder.manifestPath, of: packCase, expecting: expected,
                rendering: rendering)
        }
    }
}

extension PackFolder {
    /// Finds cases whose set the pack doesn't have. `PackValidation` finds cases that can't be read.
    package func casesWithoutSet(among sets: [String]) -> [Diagnostic] {
        caseNames.flatMap { name -> [Diagnostic] in
            let folder = CaseFolder(pack: location, name: name)
            let bytes = files[CaseFolder(pack: "", name: name).manifestPath] ?? []
            guard let packCase = try? PackCase(parsing: bytes, name: folder.manifestPath),
                !sets.contains(packCase.set.text)
            else { return [] }
            return packCase.missingSet(among: sets).diagnostics
        }
    }
}

extension PackCase {
    /// Why the code can't be built; nil if it can.
    fileprivate var reasonNotToBuild: String? {
        if !isBuilt { return "\"build\" is false" }
        return entry.choices.routes?.first { $0.parameters != nil }?.target.map {
            "'\($0.onOneLine)' is written by hand"
        }
    }

    /// Why the case cannot be tried in a pack with these sets.
    fileprivate func missingSet(among names: [String]) -> Failure {
        let list = names.isEmpty ? "none" : names.map { "'\($0)'" }.joinedAsAlternatives("and")
        return Failure(
            .notFound, "the pack has no set '\(set.text.prefix(100))'", in: set,
            hint: Suggestions.question(for: set.text, among: names) ?? "It has \(list).")
    }
}
