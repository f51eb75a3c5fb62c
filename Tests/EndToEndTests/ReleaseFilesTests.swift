import Foundation
import TestSupport
import Testing

/// The files that scripts/release and the workflows go by. What a release contains is for
/// scripts/check-release to check.
struct ReleaseFilesTests {
    private func lines(_ path: String) throws -> [String] {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            .components(separatedBy: "\n")
    }

    /// The lines of the block that opens with a line, up to the `end` below it.
    private func block(_ opening: String, of lines: [String]) throws -> [String] {
        let start = try #require(lines.firstIndex(of: opening), "there is no '\(opening)'")
        let end = opening.prefix { $0 == " " } + "end"
        return Array(lines[(start + 1)...].prefix { $0 != end })
    }

    @Test func `the formula has the lines that a release fills in, once each`() throws {
        let formula = try block("class SceneKit < Formula", of: lines("Formula/scene-kit.rb"))
        let version = "[0-9]+\\.[0-9]+\\.[0-9]+[^/]*"
        for pattern in [
            "  homepage \"https://github\\.com/[^/]+/scene-kit\"",
            "  url \"https://github\\.com/[^/]+/scene-kit/releases/download/(\(version))/scene-kit-\\1\\.tar\\.gz\"",
            "  sha256 \"[0-9a-f]{64}\"",
            "  head \"https://github\\.com/[^/]+/scene-kit\\.git\", branch: \"main\"",
        ] {
            let regex = try Regex(pattern)
            let matches = formula.filter { $0.wholeMatch(of: regex) != nil }
            #expect(matches.count == 1, "\(pattern)")
        }
    }

    @Test func `the formula builds the program, installs it with completion, and makes a scene`()
        throws
    {
        let formula = try block("class SceneKit < Formula", of: lines("Formula/scene-kit.rb"))
        #expect(formula.contains("  uses_from_macos \"swift\" => :build"))
        #expect(formula.contains { $0.hasPrefix("  depends_on xcode: [") })
        let install = try block("  def install", of: formula).map { $0.trimmedOfSpaces }
        #expect(install.contains { $0.hasPrefix("system \"swift\", \"build\"") })
        #expect(install.contains("bin.install \".build/release/scene-kit\""))
        #expect(
            install.contains(
                "generate_completions_from_executable(bin/\"scene-kit\", \"--generate-completion-script\")"
            ))
        let test = try block("  test do", of: formula).map { $0.trimmedOfSpaces }
        #expect(test.first?.hasPrefix("system bin/\"scene-kit\", \"new\"") == true)
    }

    /// The words of the formula's test, run as Homebrew runs them: in an empty folder.
    @Test func `what the formula's test does holds`() throws {
        let formula = try lines("Formula/scene-kit.rb")
        let test = try block("  test do", of: formula)
        let words = try #require(test.first).matches(of: /"([^"]*)"/).map { String($0.1) }
        let folder = try TemporaryDirectory()
        let result = try Run.program(
            Run.sceneKit, Array(words.dropFirst()), in: folder.url, environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        let expected = test.dropFirst().joined(separator: "\n").matches(of: /"([^"]*)"/)
            .map { String($0.1) }
        #expect(expected.count == 2)
        let text = try String(
            contentsOf: folder.url.appending(path: expected[1]), encoding: .utf8)
        #expect(text.contains(expected[0]))
    }

    @Test func `the workflow of each push begins with the commands of README`() throws {
        let commands = try lines("README.md").drop { $0 != "## Try it" }
            .prefix { $0 != "## Install" }.filter { $0.hasPrefix("    ") }
        #expect(commands.count == 2)
        let runs = try lines(".github/workflows/ci.yml").map { $0.trimmedOfSpaces }
        #expect(
            Array(runs.drop { $0 != commands[0].trimmedOfSpaces }.prefix(2))
                == commands.map { $0.trimmedOfSpaces })
    }

    @Test func `the workflow runs scripts/release with options that it has`() throws {
        let workflow = try lines(".github/workflows/release.yml").map { $0.trimmedOfSpaces }
        let runs = workflow.filter { $0.hasPrefix("- run: scripts/release ") }
        #expect(runs.count == 2)
        let known = try lines("scripts/release").joined(separator: "\n")
            .matches(of: /"(--[a-z]+)"/).map(\.1)
        let options = runs.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("--") }
        #expect(Set(options) == ["--build", "--assemble", "--output", "--tag"])
        #expect(Set(options).subtracting(known) == [])
        #expect(workflow.contains { $0.hasPrefix("tags: ") })
        for runner in ["macos-", "ubuntu-24.04", "ubuntu-24.04-arm"] {
            #expect(workflow.contains { $0.hasPrefix("- runner: \(runner)") })
        }
    }
}

extension String {
    fileprivate var trimmedOfSpaces: String { trimmingCharacters(in: .whitespaces) }
}
