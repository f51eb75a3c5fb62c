import Basics
import Foundation
import Testing

/// What the planner decides about scenes, files, and records.
struct PlannerTests {
    @Test(arguments: PlannerCase.all) func decides(_ item: PlannerCase) throws {
        var project = try Projects.project(after: item.steps)
        let before = project.files
        let result = try project.run(item.command)
        #expect(result.status == item.status)
        #expect(result.operations.sorted() == item.operations.sorted())
        #expect(
            result.diagnostics.count == item.diagnostics.count
                && zip(result.diagnostics, item.diagnostics).allSatisfy { $0.hasPrefix($1) },
            "\(result.diagnostics)")
        #expect(
            item.hint.isEmpty || result.hints.contains { $0.hasPrefix(item.hint) },
            "\(result.hints)")
        for (path, text) in item.texts {
            #expect(project[path]?.contains(text) == true, "\(path): \(project[path] ?? "")")
        }
        let after = project.files
        // With a scene that can't be read, the others are updated.
        let isPartial = item.status == .data && !item.operations.isEmpty
        let writes = [.success, .negative].contains(item.status) || isPartial
        if !writes || item.command.contains(" --check") { #expect(after == before) }
        if item.status == .success {
            try project.run(item.command)
            #expect(project.files == after, "when it runs again")
        }
    }

    @Test(arguments: ["CarsFeature", "CarsRoutes", "AppFeatures"])
    func `an edited list of features is no other file at its place`(name: String) throws {
        var project = try Projects.project(after: PlannerCase.exporting)
        let path = try #require(project.files.keys.first { $0.hasSuffix("/\(name).swift") })
        project[path] = "// mine\n" + (project[path] ?? "")
        for feature in ["Trains", "Cars"] {
            let result = try project.run("feature \(feature)")
            #expect(result.status == .success, "\(result.diagnostics)")
        }
        #expect(project[path]?.hasPrefix("// mine\n") == true)
        if name == "AppFeatures" { #expect(project[path]?.contains("TrainsFeature") == true) }
    }

    @Test(arguments: ["Cars", "Checkout", "AppFeatures", "SceneSupport"])
    func `a manifest of a feature that is lost comes back as it was`(name: String) throws {
        var project = try Projects.project(after: PlannerCase.exporting)
        let path = "Packages/\(name)/Package.swift"
        let manifest = project[path]
        project[path] = nil
        #expect(try project.run("update").operations == ["create \(path)"])
        #expect(manifest != nil && project[path] == manifest)
    }

    @Test func `a manifest with the markers of a merge is an error`() throws {
        var project = try Projects.project(after: [
            "write scene-kit.json {\"root\": true}", "new Car --template ./Set --package Shop",
        ])
        let path = "Shop/Package.swift"
        project[path] = "<<<<<<< HEAD\n" + (project[path] ?? "")
        let before = project.files
        let result = try project.run("new Bus --template ./Set --package Shop")
        #expect(result.status == .data)
        #expect(result.diagnostics.first?.contains("the markers of a merge conflict") == true)
        #expect(project.files == before)
    }

    /// One case of each command.
    @Test(arguments: Dictionary(PlannerCase.all.map { ($0.word, $0) }) { first, _ in first }.values)
    func `a dry run decides the same`(_ item: PlannerCase) throws {
        var project = try Projects.project(after: item.steps)
        let before = project.files
        let result = try project.run("\(item.command) --dry-run")
        #expect(result.operations.sorted() == item.operations.sorted())
        #expect(project.files == before)
    }

    @Test func `every case has its own name`() {
        let names = PlannerCase.all.map(\.name)
        #expect(names.count >= 250)
        #expect(Set(names).count == names.count)
    }
}

extension PlannerCase: CustomTestStringConvertible {
    var testDescription: String { name }

    /// The command's name.
    fileprivate var word: Substring { command.prefix { $0 != " " } }
}

/// The projects of cases by their steps, because many cases begin with the same ones.
private enum Projects {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [[String]: MemoryProject] = [:]

    static func project(after steps: [String]) throws -> MemoryProject {
        if let project = lock.withLock({ known[steps] }) { return project }
        guard let last = steps.last else { return MemoryProject(PlannerCase.files) }
        var project = try project(after: steps.dropLast())
        try project.take(last)
        lock.withLock { known[steps] = project }
        return project
    }
}

extension MemoryProject {
    /// Takes a step to the project of a case: a command, or what a user does by hand.
    fileprivate mutating func take(_ step: String) throws {
        let words = step.split(separator: " ", maxSplits: 2).map(String.init)
        let path = words.count > 1 ? words[1] : ""
        let text = (words.count > 2 ? words[2] : "") + "\n"
        switch words[0] {
        case "write": self[path] = text
        case "ignore-case": ignoresSpelling = true
        case "decompose":
            ignoresSpelling = true
            listed = { $0.decomposedStringWithCanonicalMapping }
        case "replace":
            let texts = words[2].split(separator: " => ")
            let text = try #require(self[path])
            try #require(text.contains(texts[0]))
            self[path] = text.replacing(texts[0], with: texts[1])
        case "append": self[path] = try #require(self[path]) + text
        case "prepend": self[path] = try text + #require(self[path])
        case "delete":
            let gone = paths.filter { $0 == path || $0.hasPrefix(path + "/") }
            try #require(!gone.isEmpty)
            for path in gone { self[path] = nil }
        case "omit":
            try #require(self[path] != nil)
            self[path] = nil
            omitted.insert(path)
        case "move" where path.contains("/") || paths.contains { $0.hasPrefix(path + "/") }:
            let moved = paths.filter { $0 == path || $0.hasPrefix(path + "/") }
            try #require(!moved.isEmpty)
            for file in moved { move(file, to: words[2] + file.dropFirst(path.count)) }
        default:
            // Conflict markers are 1.
            let result = try run(step)
            #expect([.success, .negative].contains(result.status), "\(step): \(result)")
        }
    }
}
