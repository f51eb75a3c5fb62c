import Basics
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

extension ScenePlanner {
    /// Notes on types of initial data that the code of changed scenes can't name, each with the
    /// nearest one.
    func notesOnUnknownTypes(after plan: Plan) -> [Diagnostic] {
        desired.groups.flatMap { group in
            var uses: [UnknownTypes.Use] = []
            for resolved in group.scenes.all where changed.contains(resolved.given.name.text) {
                let scene = resolved.scene
                guard group.scenes.sets[resolved.set].format.isNative, scene.adoptedFiles.isEmpty
                else { continue }
                for parameter in scene.parameters.parameters + scene.dependencies.parameters {
                    let parameter = parameter.parameter
                    uses += parameter.type.unfamiliarNames.map {
                        .init(path: $0, source: parameter.source, imports: scene.imports)
                    }
                }
            }
            return uses.isEmpty
                ? [] : UnknownTypes(at: group.place, after: plan, in: state).notes(on: uses)
        }
    }
}

/// The types that the code at a place can name, as far as the project's sources say.
private struct UnknownTypes {
    /// A name in a type, after those of the types and modules that it is in.
    struct Use {
        let path: [String]
        let source: SourceText
        let imports: [ModuleName]
    }

    private let state: ProjectState
    private let place: ResolvedOutput
    /// The Swift files that the plan writes.
    private let written: [FileOperation]

    init(at place: ResolvedOutput, after plan: Plan, in state: ProjectState) {
        (self.place, self.state) = (place, state)
        written = plan.operations.filter { $0.verb.writes && $0.path.hasSuffix(".swift") }
    }

    func notes(on uses: [Use]) -> [Diagnostic] {
        let package = SurroundingPackage(of: place.layout.scene.path, on: state.disk)
        let isInPackage = package != nil || !place.newPackages.isEmpty
        let root = isInPackage ? place.layout.scene.path : nil
        // The code of the scenes may import more than they ask for.
        let scenes = state.disk.absolute(place.layout.scene.path)
        let new = written.map { (path: $0.path, text: String(decoding: $0.new, as: UTF8.self)) }
        let own = Set(
            uses.flatMap(\.imports).map { String($0.description.prefix { $0 != "." }) })
        let imports = new.filter { state.disk.absolute($0.path).isAtOrBelow(scenes) }
            .reduce(into: own) { $0.formUnion(VisibleTypes.imports(in: $1.text)) }
            .subtracting(VisibleTypes.modules).subtracting([place.module ?? ""])
        let libraries = imports.isEmpty ? [:] : state.project.libraries
        let others = imports.subtracting(libraries.keys)
        // What is in other modules isn't known.
        if !others.isDisjoint(with: own) { return [] }
        let folders = imports.flatMap { libraries[$0] ?? [] }
        let files =
            state.sources.files(below: root)
            + folders.flatMap { state.sources.files(below: $0) } + new
        let modules = Set(libraries.keys).union([place.module ?? "", "Swift"])
        func local(_ path: [String]) -> [String] {
            path.count > 1 && modules.contains(path[0]) ? Array(path.dropFirst()) : path
        }
        let outer = Set(uses.map { local($0.path)[0] })
        let declared = Set(
            files.flatMap { DeclaredTypes.find(outer, in: $0.text) }.map(\.name))
        var unknown: [(name: String, use: Use)] = []
        var seen: Set<String> = []
        for use in uses {
            let path = local(use.path)
            var name = declared.contains(path[0]) ? nil : path[0]
            if name == nil, path.count > 1 {
                name = path.dropFirst().first { member in
                    !files.contains { file in
                        file.text.contains(member)
                            && !Identifiers.declarations(of: [member], in: Array(file.text.utf8))
                                .isEmpty
                    }
                }
            }
            if let name, seen.insert(name).inserted { unknown.append((name, use)) }
        }
        if unknown.isEmpty
            || SwiftFiles.generateTypes(below: root ?? state.project.root, on: state.disk)
        {
            return []
        }
        var ends: [String] = []
        for file in files {
            guard let names = VisibleTypes.namesForMacros(in: file.text) else { return [] }
            ends += names
        }
        unknown.removeAll { unknown in
            ends.contains { unknown.name.hasPrefix($0) || unknown.name.hasSuffix($0) }
        }
        if unknown.isEmpty { return [] }
        let all = Set(
            files.flatMap { DeclaredTypes.find(in: $0.text) }.filter { !$0.isPrivate }.map(\.name))
        // The set's own code imports these. A slip has a name that is near.
        unknown.removeAll { unknown in
            SystemModules.module(of: unknown.name).map(others.contains)
                ?? (!others.isSubset(of: SystemModules.names)
                    && VisibleTypes.question(for: unknown.name, among: all) == nil)
        }
        return unknown.map { note(on: $0.name, in: $0.use, among: all) }
    }

    private func note(on name: String, in use: Use, among declared: Set<String>) -> Diagnostic {
        let bytes = Array(use.source.text.utf8)
        let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
        let range =
            Identifiers.find([name], in: bytes).map(\.range)
            .first { $0.lowerBound > colon } ?? 0..<bytes.count
        let isArgument = use.source.name.hasPrefix("-")
        func way(to module: String) -> String {
            isArgument ? "Add --import \(module)." : "Add \"imports\": \"\(module)\" to the scene."
        }
        if use.path.count > 1, name == use.path[0],
            SystemModules.names.contains(name) || state.project.libraries[name] != nil
        {
            return Diagnostic(
                .note, "the scene doesn't import the module '\(name)'", in: use.source, at: range,
                hint: way(to: name))
        }
        let other = state.sources.files().first {
            !DeclaredTypes.find([name], in: $0.text).filter { !$0.isPrivate }.isEmpty
        }?.path
        let module = other.flatMap {
            SurroundingPackage(of: $0.splitAtLastSlash.parent, on: state.disk)?.module
        }
        if let other, module != place.module {
            return Diagnostic(
                .note, "the scene doesn't import the type '\(name)', which '\(other)' declares",
                in: use.source, at: range,
                hint: module.map(way) ?? "Move it into a library that the scene can import.")
        }
        if use.path == [name], let module = SystemModules.module(of: name) {
            return Diagnostic(
                .note,
                "the scene doesn't import the type '\(name)', which seems to be from '\(module)'",
                in: use.source, at: range, hint: way(to: module))
        }
        return Diagnostic(
            .note,
            ForeignNames.swiftName(of: name) == nil
                ? "nothing declares the type '\(name)'" : "Swift has another name for '\(name)'",
            in: use.source, at: range,
            hint: VisibleTypes.question(for: name, among: declared)
                ?? "Declare it, or name its module with "
                + (isArgument ? "--import." : "\"imports\"."))
    }
}
