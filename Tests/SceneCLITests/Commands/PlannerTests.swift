import Basics
import FileSystem
import Testing

/// What the planner decides about scenes, files, and records.
struct PlannerTests {
    @Test(arguments: PlannerCase.all) func decides(_ item: PlannerCase) throws {
        var project = MemoryProject(PlannerCase.files)
        for step in item.steps { try project.take(step) }
        let before = project.files
        if !item.command.contains(" --check") {
            var copy = project
            let result = try copy.run("\(item.command) --dry-run")
            #expect(result.operations == item.operations, "in a dry run")
            #expect(copy.files == before)
        }
        let result = try project.run(item.command)
        #expect(result.status == item.status)
        #expect(result.operations == item.operations)
        #expect(
            result.diagnostics.count == item.diagnostics.count
                && zip(result.diagnostics, item.diagnostics).allSatisfy { $0.hasPrefix($1) },
            "\(result.diagnostics)")
        let after = project.files
        let writes = [.success, .negative].contains(item.status)
        if !writes || item.command.contains(" --check") { #expect(after == before) }
        if item.status == .success {
            try project.run(item.command)
            #expect(project.files == after, "when it runs again")
        }
    }

    @Test func `every case has its own name`() {
        let names = PlannerCase.all.map(\.name)
        #expect(names.count >= 150)
        #expect(Set(names).count == names.count)
    }
}

extension PlannerCase: CustomTestStringConvertible {
    var testDescription: String { name }
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
        case "replace":
            let texts = words[2].split(separator: " ")
            self[path] = try #require(self[path]).replacing(texts[0], with: texts[1])
        case "append": self[path] = try #require(self[path]) + text
        case "prepend": self[path] = try text + #require(self[path])
        case "delete":
            try #require(self[path] != nil)
            self[path] = nil
        case "move" where path.contains("/"):
            try #require(self[path] != nil)
            move(path, to: words[2])
        default:
            // Conflict markers are 1.
            let result = try run(step)
            #expect([.success, .negative].contains(result.status), "\(step): \(result)")
        }
    }
}
