import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource

// What a plan breaks in code that it doesn't write.

extension ProjectState {
    /// Warnings about calls that no longer fit what a plan changes.
    func notesOnBrokenCalls(after plan: Plan) -> [Diagnostic] {
        let operations = plan.operations.filter { $0.path.hasSuffix(".swift") }
        var signatures = ChangedSignatures()
        // With markers, a file has no signatures yet.
        for operation in operations
        where operation.verb.replaces && operation.mergeConflicts.isEmpty {
            guard let old = operation.old else { continue }
            signatures.add(
                from: String(decoding: old, as: UTF8.self),
                to: String(decoding: operation.new, as: UTF8.self))
        }
        let names = signatures.names
        if names.isEmpty { return [] }
        let planned = Dictionary(
            operations.map { (disk.absolute($0.path).text, $0) }, uniquingKeysWith: { $1 })
        let search = NameSearch(names)
        var found: [(source: SourceText, isPlanned: Bool)] = []
        for (path, old) in sources.files() {
            let operation = planned[disk.absolute(path).text]
            if operation?.verb == .remove { continue }
            let isWritten = operation?.verb.writes == true
            let text = isWritten ? String(decoding: operation?.new ?? [], as: UTF8.self) : old
            guard search.canMatch(text) else { continue }
            found.append((SourceText(name: path, text: text), operation != nil))
            if operation?.mergeConflicts.isEmpty != true { signatures.leaveOut(functionsIn: text) }
        }
        return found.flatMap { source, isPlanned in
            // Generated code passes what has the right type.
            signatures.brokenCalls(in: source, comparingTypes: !isPlanned).map { call in
                Diagnostic(.warning, "'\(call.name)' \(call.change)", in: source, at: call.range)
            }
        }
    }
}

extension ProjectState {
    /// Notes on targets of packages that lose their last file, which SwiftPM refuses.
    func notesOnEmptyTargets(after plan: Plan) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        func paths(_ verb: FileOperation.Verb) -> [AbsolutePath] {
            plan.operations.filter { $0.verb == verb && $0.path.hasSuffix(".swift") }
                .map { disk.absolute($0.path) }
        }
        let removed = paths(.remove)
        if removed.isEmpty { return [] }
        let created = paths(.create)
        let targets = Set(
            removed.compactMap { path -> String? in
                guard
                    let index = path.components.lastIndex(where: {
                        ["Sources", "Tests"].contains($0)
                    }),
                    index + 2 < path.components.count,
                    disk.exists(Manifest.path(in: path.prefix(index).text))
                else { return nil }
                return path.prefix(index + 2).text
            })
        let gone = Set(removed.map(\.text))
        var emptied: Set<String> = []
        for target in targets.sorted().map({ disk.absolute($0) }) {
            var isEmpty = !created.contains { $0.components.starts(with: target.components) }
            for path in sources.paths(below: disk.fromHere(target)) {
                isEmpty = isEmpty && gone.contains(disk.absolute(path).text)
            }
            guard isEmpty, let name = target.lastComponent else { continue }
            emptied.insert(name)
            if name.hasSuffix("Tests"), emptied.contains(String(name.dropLast("Tests".count))) {
                continue
            }
            let users = project.packages.map(Manifest.path).filter { path in
                guard let text = try? disk.read(path, atMost: 1 << 20) else { return false }
                let source = SourceText(name: path, text: String(decoding: text, as: UTF8.self))
                return ManifestContents(source).targets.contains {
                    $0.name != name + "Tests" && $0.dependencies.contains(name)
                }
            }
            notes.append(
                .note(
                    "the target has no sources now, and SwiftPM doesn't build it",
                    path: disk.fromHere(target),
                    hint: users.isEmpty
                        ? "Add a file to it, or remove it from its manifest."
                        : "Add a scene to it, or remove '\(name)' from the dependencies in "
                            + users.joinedAsAlternatives("and") + "."))
        }
        return notes
    }

    /// Warnings about calls that don't fit, as after a merge that took one side of records or code: of
    /// edited code, in edited code, and in files of routes that no record has.
    func notesOnMisfits(in plan: Plan) throws(Failure) -> [Diagnostic] {
        let names = Set(records.names)
        func isOfScene(_ type: String) -> Bool {
            type.indices.contains { type[$0].isUppercase && names.contains(String(type[..<$0])) }
        }
        var signatures = ChangedSignatures()
        var edited: Set<AbsolutePath> = []
        for operation in plan.operations
        where operation.verb == .edited && operation.path.hasSuffix(".swift") {
            guard let yours = operation.old else { continue }
            let heads = [yours, operation.new].map {
                ChangedSignatures.heads(in: $0, of: isOfScene)
            }
            if heads[0] == heads[1] { continue }
            let text = String(decoding: yours, as: UTF8.self)
            let generated = String(decoding: operation.new, as: UTF8.self)
            edited.insert(disk.absolute(operation.path))
            signatures.add(from: generated, to: text)
            signatures.addCalls(in: text, besides: generated, of: isOfScene)
        }
        let recorded = Set(try scenes().flatMap(\.files).map { records.destination(of: $0).path })
        for path in sources.paths() where path.contains("+") && !recorded.contains(path) {
            guard isOfScene(path.splitAtLastSlash.name),
                let bytes = disk.bytes(of: path, atMost: 1 << 20)
            else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            signatures.addCalls(in: text, besides: "", of: isOfScene)
        }
        if signatures.names.isEmpty { return [] }
        let search = NameSearch(signatures.names)
        var found: [SourceText] = []
        for (path, text) in sources.files() where search.canMatch(text) {
            found.append(SourceText(name: path, text: text))
            if edited.contains(disk.absolute(path)) { continue }
            signatures.leaveOut(functionsIn: text)
            signatures.add(from: "", to: text)
        }
        return found.flatMap { source in
            signatures.brokenCalls(in: source, comparingTypes: false).filter(\.isCertain)
                .map { call in
                    Diagnostic(
                        .warning, "'\(call.name)' \(call.state), so this doesn't compile",
                        in: source, at: call.range)
                }
        }
    }

    /// Warnings about uses of properties whose declarations a merge removes.
    func notesOnRemovedProperties(after plan: Plan) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        for merged in plan.operations where merged.verb == .merge && merged.path.hasSuffix(".swift")
        {
            guard let old = merged.old, merged.mergeConflicts.isEmpty else { continue }
            let gone = Identifiers.declaredProperties(in: old)
                .subtracting(Identifiers.declaredProperties(in: merged.new))
            if gone.isEmpty { continue }
            let source = SourceText(
                name: merged.path, text: String(decoding: merged.new, as: UTF8.self))
            let code = SwiftCode(source)
            notes += Identifiers.uses(of: gone, in: merged.new).filter { use in
                !code.isParameter(use.name, at: use.range.lowerBound)
            }.map { use in
                Diagnostic(
                    .warning, "this uses '\(use.name)', which the scene no longer has", in: source,
                    at: use.range)
            }
        }
        return notes
    }
}

extension ScenePlanner {
    /// Warnings about new routes to Builders that lack the protocol which requests ask of them.
    ///
    /// - Throws: `Failure` with 64 for a route to a scene with other shared files, whose protocol has
    ///   the same name.
    func notesOnConformance(after plan: Plan) throws(Failure) -> [Diagnostic] {
        var names = desired.newRoute?.route.routes.map(\.target.name.description) ?? []
        for group in desired.groups {
            // Builders of the same set conform as those of the scene do.
            let generated = Dictionary(
                group.scenes.all.map {
                    ($0.scene.name.description, $0.scene.adoptedFiles.isEmpty ? $0.set : -1)
                }
            ) { $1 }
            for scene in group.scenes.all {
                names += scene.scene.routes.map(\.target.name.description)
                    .filter { generated[$0] != scene.set }
            }
        }
        if names.isEmpty { return [] }
        let builders = Set(names.map { $0 + "Builder" })
        let search = NameSearch(builders)
        let written = plan.operations.filter { $0.verb.writes && $0.path.hasSuffix(".swift") }
            .map { SourceText(name: $0.path, text: String(decoding: $0.new, as: UTF8.self)) }
        let created = Set(plan.operations.filter { $0.verb == .create }.map(\.path))
        var passed = BuilderProtocols(
            of: builders,
            in: written.filter { created.contains($0.name) && search.canMatch($0.text) })
        if passed.values.isEmpty { return [] }
        for (path, text) in state.sources.files() { passed.add(SourceText(name: path, text: text)) }
        for source in written { passed.add(source) }
        return try mapCollectingErrors(passed.values) { (value) throws(Failure) -> Diagnostic? in
            if let other = passed.foreignProtocol(of: value) {
                let hint =
                    "Let both modules use the same shared files: name a folder in a package as "
                    + "\"support\", such as \"Packages/SceneSupport/Sources/SceneSupport\", and run "
                    + "'\(state.project.command("update"))'."
                let scene = String(value.type.dropLast("Builder".count))
                if try hasOtherSupport(scene) {
                    throw Failure(
                        .usage,
                        "a route leads to '\(scene)', whose module has shared files of its own, so "
                            + "'\(value.type)' is another \(other)",
                        hint: "Nothing was written. " + hint)
                }
                return Diagnostic(
                    .warning,
                    "'\(value.type)' is a \(other) of another module, so this doesn't compile",
                    in: value.source, at: value.range, hint: hint)
            }
            guard let needed = passed.missingProtocol(of: value) else { return nil }
            let path = passed.paths[value.type].map(state.project.shown) ?? ""
            return Diagnostic(
                .warning, "'\(value.type)' isn't a \(needed), so this doesn't compile",
                in: value.source, at: value.range,
                hint: "Let it conform to \(needed) in \(path), or change this line.")
        }.compactMap(\.self)
    }

    /// Whether a route leads to a scene of scene-kit with the shared files of another folder.
    private func hasOtherSupport(_ scene: String) throws(Failure) -> Bool {
        func support(_ place: ResolvedOutput?) -> AbsolutePath? {
            place?.layout.support.map { state.disk.absolute($0.path) }
        }
        func leads(_ routes: [Route]) -> Bool {
            routes.contains { $0.target.name.description == scene }
        }
        var place = desired.groups.first { group in
            group.scenes.all.contains { $0.given.name.text == scene }
        }?.place
        if place == nil { place = try state.record(of: scene).map(state.place) }
        guard let target = support(place) else { return false }
        let origins =
            desired.groups.filter { $0.scenes.all.contains { leads($0.scene.routes) } }.map(\.place)
            + [desired.newRoute?.route].compactMap(\.self).filter { leads($0.routes) }.map(\.place)
        return origins.contains { support($0) != target }
    }
}
