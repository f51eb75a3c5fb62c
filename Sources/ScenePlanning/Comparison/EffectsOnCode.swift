import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource

// What a plan breaks in code that it doesn't write.

extension ProjectState {
    /// Warnings about calls that no longer fit what a plan changes, and a note on code that isn't on
    /// disk and may have such calls, or one of the names.
    func notesOnBrokenCalls(after plan: Plan, or names: Set<String>) -> [Diagnostic] {
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
        let omitted = notesOnOmittedFiles(naming: names.union(signatures.names))
        if signatures.names.isEmpty { return omitted }
        let found = sources(naming: signatures.names, after: operations)
            .filter { $0.operation?.verb != .remove }
        for (source, operation) in found where operation?.mergeConflicts.isEmpty != true {
            signatures.leaveOut(functionsIn: source.text)
        }
        return omitted
            + found.flatMap { source, operation in
                // Generated code passes what has the right type.
                signatures.brokenCalls(in: source, comparingTypes: operation == nil).map { call in
                    Diagnostic(
                        .warning, "'\(call.name)' \(call.change)", in: source, at: call.range)
                }
            }
    }

    /// The Swift files that may have one of the names after operations, each with its own.
    func sources(
        naming names: Set<String>, after operations: [FileOperation]
    ) -> [(source: SourceText, operation: FileOperation?)] {
        let planned = Dictionary(operations.map { (disk.absolute($0.path).text, $0) }) { $1 }
        let search = NameSearch(names)
        return sources.files().compactMap { path, old in
            let operation = planned[disk.absolute(path).text]
            let text =
                operation?.verb.writes == true
                ? String(decoding: operation?.new ?? [], as: UTF8.self) : old
            return search.canMatch(text) ? (SourceText(name: path, text: text), operation) : nil
        }
    }

    /// A note if git has Swift files that it doesn't check out, since they may have the names.
    private func notesOnOmittedFiles(naming names: Set<String>) -> [Diagnostic] {
        let files = names.isEmpty ? [] : disk.omittedFiles(below: project.root)
        let count = files.count { $0.hasSuffix(".swift") }
        let words = names.sorted().prefix(4).map { " -e \($0)" }.joined()
        return count == 0
            ? []
            : [
                .note(
                    (count == 1 ? "1 Swift file isn't" : "\(count) Swift files aren't")
                        + " checked out, and may name what changes", path: project.root,
                    hint: "'git grep --cached -lw\(words)' searches them, too.")
            ]
    }

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
            notes.append(
                .note(
                    "the target has no sources now, and SwiftPM doesn't build it",
                    path: disk.fromHere(target),
                    hint: "Add a file to it, or remove '\(name)' from the manifests that name it."))
        }
        return notes
    }

    /// Warnings about calls that don't fit, as after a merge that took one side of records or code: of
    /// edited code, in edited code, and in files of routes that no record has. A call is certain not
    /// to compile if scene-kit generated its file, and the only declaration of a Builder.
    func misfits(in plan: Plan) throws(Failure) -> [(note: Diagnostic, isCertain: Bool)] {
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
        let files = try scenes().flatMap(\.files).map { (records.destination(of: $0).path, $0) }
        let recorded = Set(files.map(\.0))
        for path in sources.paths() where path.contains("+") && !recorded.contains(path) {
            guard isOfScene(path.splitAtLastSlash.name),
                let bytes = disk.bytes(of: path, atMost: 1 << 20)
            else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            signatures.addCalls(in: text, besides: "", of: isOfScene)
        }
        if signatures.names.isEmpty { return [] }
        let found = sources(naming: signatures.names, after: []).map(\.source)
        for source in found where !edited.contains(disk.absolute(source.name)) {
            signatures.leaveOut(functionsIn: source.text)
            signatures.add(from: "", to: source.text)
        }
        let generated = Set(files.filter { !$1.isAdopted }.map(\.0))
        // Other types can inherit initializers, and have them of properties.
        let types = found.filter { !$0.text.contains("...") }.flatMap { source in
            DeclaredTypes.find(in: source.text).filter { $0.name.hasSuffix("Builder") }
                .map { ($0.name, [source.name]) }
        }
        let places = Dictionary(types) { $0 + $1 }
        return found.flatMap { source in
            let conditions = source.text.split(
                separator: "#if ", omittingEmptySubsequences: false
            ).dropFirst()
            return signatures.brokenCalls(in: source, comparingTypes: false).filter(\.isCertain)
                .map { call in
                    let place = places[call.name] ?? []
                    return (
                        Diagnostic(
                            .warning, "'\(call.name)' \(call.state), so this doesn't compile",
                            in: source, at: call.range),
                        place.count == 1 && generated.isSuperset(of: place + [source.name])
                            && conditions.allSatisfy { $0.hasPrefix("canImport(") }
                    )
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
    /// Adds a note for each place that still calls removed code.
    mutating func noteCalls() {
        guard desired.list == nil, !removedNames.isEmpty else { return }
        let found = state.sources(naming: removedNames, after: operations)
            .filter { $0.operation?.isOrphaned != true }.map(\.source)
        // Calls of a name that other code declares, too, may mean that declaration.
        for source in found {
            removedNames.subtract(Identifiers.declaredFunctions(in: source.text))
        }
        for source in found {
            let bytes = Array(source.text.utf8)
            notes += Identifiers.find(removedNames, in: bytes).map { call in
                Diagnostic(.warning, "this names what is removed", in: source, at: call.range)
            }
            notes += Identifiers.mentions(of: removedNames, in: bytes).map { mention in
                Diagnostic(.note, "this names what is removed", in: source, at: mention.range)
            }
        }
    }

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
        passed.addDeclarations(
            in: state.sources.files().map { SourceText(name: $0.path, text: $0.text) } + written)
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
