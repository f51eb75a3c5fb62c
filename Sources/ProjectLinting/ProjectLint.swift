package import Basics
package import Linting
import Planning
import ProjectReading
import Projects
package import ScenePlanning
import Scenes
import TemplateSets
import Threads

/// The code of a project and the rules for it: those of its `scene-kit.json`, and for recorded scenes
/// those of their sets.
package struct ProjectLint {
    /// A Swift file with the rules for it.
    private struct File: Sendable {
        /// The path from the project's root.
        let path: String
        /// The path in the record, which differs if the user moved the file.
        let recordedPath: String
        /// The role of a generated file.
        let role: String?
        let rules: [LintRule]
    }

    /// A place that breaks a rule.
    package struct Finding {
        package let key: LintBaseline.Key
        package let finding: LintFinding
        package let source: SourceText
        package let message: String
    }

    /// All rules by id, with the severity that the project gives them.
    package let rules: [LintRule]
    private let project: Project
    private let files: [File]
    private let isComplete: Bool
    private let (recordedPaths, lookedPaths): (Set<String>, Set<String>)
    /// The project's own rules that are for no file.
    private let unused: [LintRule]
    /// The configuration files that have the project's own rules, by the ids of these.
    private var filesOfRules: [String: String] = [:]
    /// Scenes, files, and folders that rules don't see.
    package private(set) var warnings: [Diagnostic] = []
    /// The paths of files whose rules aren't known, and of folders that can't be read.
    private var unchecked: Set<String> = []
    /// The rules of each folder, by its path.
    private var configurations: [String: FolderRules] = [:]

    /// The findings of all rules.
    package struct Result {
        package var files = 0
        package var findings: [Finding] = []
        package var warnings: [Diagnostic] = []
        /// The ids of rules that are switched off.
        fileprivate var switchedOff: Set<String> = []
        fileprivate var configurations: [String: FolderRules] = [:]
        /// The paths of files and folders that not all of their rules saw.
        fileprivate var unchecked: Set<String> = []

        /// Whether a finding may exist, although it wasn't found.
        package func isUnchecked(_ key: LintBaseline.Key) -> Bool {
            if switchedOff.contains(key.rule)
                || configurations[key.path.folder]?.severity[key.rule] == .off
            {
                return true
            }
            var path = key.path
            while !path.isEmpty, !unchecked.contains(path) { path = path.folder }
            return !path.isEmpty
        }
    }

    /// - Parameters:
    ///   - names: Scenes and paths to look at; without any, the whole project.
    ///   - ids: The rules to use; without any, all.
    /// - Throws: `Failure` with 66 for an unknown scene or path, and 64 for an unknown rule.
    package init(_ state: ProjectState, names: [SourceText], ids: [SourceText]) throws(Failure) {
        project = state.project
        let root = project.root
        var unreadable: [String] = []
        var paths: [String] = []
        func fromRoot(_ path: String) -> String {
            root == "." ? path : String(path.dropFirst(root.utf8.count + 1))
        }
        SwiftFiles.forEachPath(
            below: root, on: state.disk, entersPackages: true, missing: { unreadable.append($0) },
            { paths.append(fromRoot($0)) })
        let home = state.disk.resolved(root)
        // What a link in the project leads to there is found without it.
        let links = unreadable.filter { path in
            let place = state.disk.resolved(path)
            return (try? state.disk.kind(of: path)) == .symbolicLink && place.isAtOrBelow(home)
        }
        unreadable.removeAll(where: links.contains)
        let records = try state.scenes().filter { !$0.isOfXcodeTemplate }
        warnings = try state.packagesWithoutManifests().sorted { $0.path < $1.path }.map { folder in
            .warning(
                "the package has no manifest, so nothing builds its code",
                path: state.project.shown(Destination.join(root, folder.path)),
                hint:
                    "Restore it from version control. '\(state.project.command("update"))' creates a "
                    + "new one.")
        }
        recordedPaths = Set(records.flatMap(\.files).map(\.path.description))
        var configurations: [String: FolderRules] = [:]
        for folder in Set((paths + recordedPaths).map(\.folder)).union([""]).sorted() {
            configurations[folder] = FolderRules(
                try state.project.configuration(
                    at: ProjectFolder(components: folder.pathComponents)))
        }
        self.configurations = configurations
        let features = try ProjectFeatures(of: state)
        // The root's configuration is the first.
        var distinct: [FolderRules] = []
        for (_, rules) in configurations.sorted(by: { $0.key < $1.key })
        where !distinct.contains(where: { $0.id == rules.id }) { distinct.append(rules) }
        var own: [LintRule] = []
        for rule in distinct.flatMap(\.own) where !own.contains(rule) { own.append(rule) }
        for rules in distinct {
            filesOfRules.merge(rules.files) { first, _ in first }
            let broken = rules.own.flatMap { rule in
                rule.wrongExamples.map { problem in
                    Diagnostic(
                        .error, problem, path: rules.files[rule.id],
                        hint: "Change the rule, or its \"passes\" and \"fails\".")
                }
            }
            if !broken.isEmpty { throw Failure(.data, broken) }
        }
        var ofSets: [LintRule] = []
        var recorded: [String: (role: String?, rules: [LintRule], scene: String, path: String)] =
            [:]
        var fileNames: [ObjectIdentifier: SetFileNames] = [:]
        for record in records {
            guard let found = try? state.sets.set(record.entry.choices.template) else {
                warnings.append(
                    .warning(
                        "the set of the scene '\(record.entry.name.text)' can't be read, so its rules "
                            + "aren't used",
                        hint: "'\(state.project.command("scenes"))' shows the set."))
                unchecked.formUnion(record.files.map(\.path.description))
                continue
            }
            let id = ObjectIdentifier(found)
            let names = fileNames[id] ?? SetFileNames(of: found)
            fileNames[id] = names
            let roles = Dictionary(found.files.map { ($0.id, $0.role) }) { $1 }
            let located = state.located(record)
            for (file, old) in zip(located.files, record.files) where file.path.isOfSwift {
                let path = file.path.description
                let role =
                    file.id.flatMap { roles[$0] } ?? names.role(ofFileNamed: file.path.fileName)
                if role == nil {
                    unchecked.formUnion([path, old.path.description])
                    warnings.append(
                        .warning(
                            "the set no longer has this file, so the rules for its role aren't used",
                            path: state.project.shown(Destination.join(root, path)),
                            hint: "'\(state.project.command("update \(record.entry.name.text)"))' "
                                + "brings the scene up to date."))
                }
                let rules = configurations[path.folder]?.current(found.rules) ?? []
                recorded[path] = (role, rules, record.entry.name.text, old.path.description)
                ofSets += rules.filter { !ofSets.contains($0) }
            }
        }
        // A folder of scenes may have become a link, behind which their files have other paths.
        for link in links {
            let (old, new) = (
                fromRoot(link) + "/", fromRoot(state.disk.fromHere(state.disk.resolved(link)))
            )
            let behind = Set(
                recorded.keys.filter { $0.hasPrefix(old) }.map { new + $0.dropFirst(old.count - 1) }
            )
            paths.removeAll { behind.contains($0) && recorded[$0] == nil }
        }
        let ofFeatures = distinct[0].current(features.rules)
        var known: [String: LintRule] = [:]
        // Sets can have a rule in common, and features have one.
        for rule in (own + ofSets).reversed() { known[rule.id] = rule }
        if let rule = ofFeatures.first {
            let all = LintRule(forbidding: features.names, in: ofFeatures.flatMap(\.scope.files))
            known[rule.id] = all.with(rule.severity)
        }
        rules = known.values.sorted { $0.id < $1.id }
        let file = Destination.join(root, ProjectConfiguration.fileName)
        for id in Set(distinct.flatMap(\.severity.keys)).sorted() where known[id] == nil {
            warnings.append(
                .warning(
                    "there is a severity for '\(id.onOneLine)', and no such rule", path: file,
                    hint: Suggestions.question(for: id, among: rules.map(\.id))
                        ?? "Delete it, or correct the id."))
        }
        for id in ids where known[id.text] == nil {
            throw id.failure(
                "no rule is called '\(id.text.onOneLine)'",
                hint: Suggestions.question(for: id.text, among: rules.map(\.id))
                    ?? "'scene-kit lint --list-rules' shows them all.")
        }
        isComplete = ids.isEmpty
        let wanted = Set(ids.map(\.text))
        func isUsed(_ rule: LintRule) -> Bool {
            wanted.isEmpty ? rule.severity != .off : wanted.contains(rule.id)
        }
        var looked = Set(recorded.keys)
        let forAnyFile = (ofFeatures + own).filter { !$0.scope.files.isEmpty || $0.scope.isEmpty }
        unchecked.formUnion(unreadable.map(fromRoot))
        if forAnyFile.contains(where: isUsed) {
            looked.formUnion(paths)
            warnings += unreadable.map { path in
                let isLink = (try? state.disk.kind(of: path)) == .symbolicLink
                return .warning(
                    isLink
                        ? "this link leads out of the project, so no rule looks behind it"
                        : "this folder can't be read, so no rule looks at it", path: path,
                    hint: isLink
                        ? "Move the folder into the project, or lint it where it is."
                        : "Change its permissions. A folder more than 32 levels deep isn't read.")
            }
        }
        lookedPaths = looked
        if names.isEmpty, ids.isEmpty {
            let others = paths.filter { recorded[$0] == nil }
            let scenes = Set(fileNames.values.flatMap { $0.scenes(with: others) })
                .subtracting(state.records.names).sorted()
            if let first = scenes.first {
                warnings.append(
                    .note(
                        "no scene of these names is recorded, so the rules of sets aren't used: "
                            + scenes.map { "'\($0)'" }.joinedAsAlternatives("and", most: 4),
                        hint: "'\(state.project.command("adopt \(first)"))' records its files."))
            }
        }
        let all = looked.sorted().map { path in
            let record = recorded[path]
            let ofFolder = configurations[path.folder]
            let rules =
                (record?.rules ?? []) + (ofFolder?.current(features.rules) ?? [])
                + (ofFolder?.own ?? [])
            return File(
                path: path, recordedPath: record?.path ?? path, role: record?.role,
                rules: rules.filter { isUsed($0) && $0.applies(to: path, role: record?.role) })
        }
        let used = Set(all.flatMap { $0.rules.map(\.id) })
        unused = names.isEmpty ? own.filter { isUsed($0) && !used.contains($0.id) } : []
        files = try Self.filter(all, by: names, in: state, &warnings) { recorded[$0]?.scene }
    }

    /// The files of these scenes and paths. A path that exists and has no file with rules is only a
    /// warning, since files come and go.
    private static func filter(
        _ files: [File], by names: [SourceText], in state: ProjectState,
        _ warnings: inout [Diagnostic], scene: (String) -> String?
    ) throws(Failure) -> [File] {
        if names.isEmpty { return files }
        var kept: Set<String> = []
        let base = state.disk.resolved(state.project.root).components
        for name in names {
            let path = state.disk.resolved(name.text).components
            let found = files.filter { file in
                scene(file.path) == name.text
                    || (base + file.path.split(separator: "/").map(String.init)).starts(with: path)
            }
            if found.isEmpty {
                let exists = state.disk.exists(name.text)
                let hint =
                    Suggestions.question(for: name.text, among: state.records.names)
                    ?? "Name a recorded scene, or a file or folder that rules are for."
                guard exists else {
                    throw Failure(
                        .notFound,
                        name.diagnostic(
                            "there is no scene and no file '\(name.text.onOneLine)'", hint: hint))
                }
                warnings.append(.warning("no rule is for this path", path: name.text, hint: hint))
            }
            kept.formUnion(found.map(\.path))
        }
        return files.filter { kept.contains($0.path) }
    }

    private func shownPath(of file: File) -> String {
        project.shown(Destination.join(project.root, file.path))
    }

    /// Whether a finding is in a file without a record, and its rule doesn't look there.
    package func isUnrecorded(_ key: LintBaseline.Key) -> Bool {
        let path = Destination.join(project.root, key.path)
        let isForPaths = rules.first { $0.id == key.rule }?.scope.roles.isEmpty == true
        return !recordedPaths.contains(key.path)
            && !(isForPaths && lookedPaths.contains(key.path))
            && (project.disk.exists(path) || project.disk.isOmitted(path))
    }

    package func run() -> Result {
        let switchedOff = Set(rules.filter { $0.severity == .off }.map(\.id))
        let ids = rules.map(\.id)
        let linted = Parallel.map(files.indices, worthSharing: 16) { range in
            files[range].map { file -> (File, LintedFile?) in
                let path = shownPath(of: file)
                guard let bytes = project.disk.bytes(of: path, atMost: 64 << 20),
                    let text = String(validUTF8: bytes)
                else { return (file, nil) }
                let source = SourceText(name: path, text: text)
                return (
                    file,
                    LintedFile(
                        source, rules: file.rules, isComplete: isComplete,
                        switchedOff: switchedOff, among: ids)
                )
            }
        }
        var result = Result()
        (result.warnings, result.unchecked) = (warnings, unchecked)
        (result.switchedOff, result.configurations) = (switchedOff, configurations)
        for (file, found) in linted.flatMap(\.self) {
            if found?.isWhole != true {
                result.unchecked.formUnion([file.path, file.recordedPath])
            }
            guard let found else {
                result.warnings.append(
                    .warning(
                        "this can't be read as a file in UTF-8, so no rule looked at it",
                        path: shownPath(of: file),
                        hint: "Restore it, change its permissions, or save it as UTF-8."))
                continue
            }
            result.files += 1
            result.warnings += found.warnings
            result.findings += found.findings.map { finding in
                let type = finding.declaration.prefix { $0 != "." }
                let subject =
                    file.role.map { "the \($0)" } ?? (type.isEmpty ? "the file" : "'\(type)'")
                return Finding(
                    key: LintBaseline.Key(finding, in: file.recordedPath), finding: finding,
                    source: found.source, message: finding.message(about: subject))
            }
        }
        for rule in unused {
            result.warnings.append(
                .warning(
                    "the rule '\(rule.id)' is for no file of the project",
                    path: filesOfRules[rule.id],
                    hint: "Paths begin at the file's folder: \"**/*ViewModel.swift\" is in any "
                        + "folder."))
        }
        return result
    }
}

/// The names of the files of a set's scenes, which tell their roles.
private struct SetFileNames {
    private let files: [(pattern: Linting.NamePattern, role: String)]

    init(of templateSet: TemplateSet) {
        files = templateSet.files.filter { !$0.isShared && $0.root == .scene }.map { file in
            var pattern = ""
            var rest = Substring(file.path)
            while let tag = rest.firstRange(of: "{{") {
                pattern += rest[..<tag.lowerBound] + "*"
                let end = rest[tag.upperBound...].firstRange(of: "}}")?.upperBound
                rest = rest[(end ?? rest.endIndex)...]
            }
            return (Linting.NamePattern((pattern + rest).splitAtLastSlash.name), file.role)
        }.sorted { $0.0.text.count > $1.0.text.count }
    }

    /// The role that a scene's file has by its name; nil if the set has none of such names.
    func role(ofFileNamed name: String) -> String? {
        files.first { $0.pattern.matches(name) }?.role
    }

    /// The scenes that have files of at least two roles among these, or of one that only scenes have.
    func scenes(with paths: [String]) -> [String] {
        var roles: [String: Set<String>] = [:]
        for name in paths.map(\.splitAtLastSlash.name) {
            guard let file = files.first(where: { $0.pattern.matches(name) }) else { continue }
            let rest = file.pattern.text.dropFirst()
            guard file.pattern.text.first == "*", !rest.contains("*"), rest != ".swift" else {
                continue
            }
            roles[String(name.dropLast(rest.count)), default: []].insert(file.role)
        }
        let clear = ["Interactor", "Presenter", "ViewController", "ViewModel", "Wireframe"]
        return roles.filter { name, roles in
            let isCell = ["Cell", "Item", "Row"].contains(where: name.hasSuffix)
            return !name.isEmpty && (roles.count > 1 || !isCell && !roles.isDisjoint(with: clear))
        }.map(\.key)
    }
}

/// The rules that the configuration of a folder has.
private struct FolderRules {
    let id: ObjectIdentifier
    /// The project's own rules.
    let own: [LintRule]
    let severity: [String: LintRule.Severity]
    /// The files that have these rules, by their ids.
    let files: [String: String]

    init(_ configuration: ConfigurationChain) {
        (id, files) = (ObjectIdentifier(configuration), configuration.filesOfRules)
        severity = configuration.lint.severity
        own = configuration.lint.rules.map { [severity] in $0.with(severity[$0.id] ?? $0.severity) }
    }

    /// Rules of a set or of features as they are here. A project replaces rules by their ids.
    func current(_ rules: [LintRule]) -> [LintRule] {
        rules.filter { rule in !own.contains { $0.id == rule.id } }
            .map { $0.with(severity[$0.id] ?? $0.severity) }
    }
}

extension String {
    /// The folder of a path from the root; empty for the root.
    fileprivate var folder: String { contains("/") ? splitAtLastSlash.parent : "" }
}

extension LintRule {
    fileprivate func with(_ severity: Severity) -> LintRule {
        var rule = self
        rule.severity = severity
        return rule
    }
}
