package import Basics
import FileSystem
package import Packs

/// Asks the Swift compiler whether texts can be parsed. It neither reads modules nor runs macros.
package struct SwiftSyntaxCheck {
    private let compiler: String
    private let environment: [String: String]

    /// The first error in one of the texts.
    package struct Problem {
        package let index: Int
        package let position: SourcePosition
        package let message: String
    }

    private static let filesAtOnce = 200
    /// In seconds, for the files of one process.
    private static let limit = 120

    /// Nil if no compiler is installed.
    package init?(_ environment: [String: String]) {
        guard let compiler = Subprocess.path(of: "swiftc", environment) else { return nil }
        self.compiler = compiler
        self.environment = environment
    }

    /// Returns the first error of each text, in the order of the texts. Throws a `Failure` with 69
    /// if the compiler doesn't run, 74 if the texts can't be written to disk, and 130 or 143 after
    /// a signal.
    package func problems(in texts: [RenderedSwift]) throws(Failure) -> [Problem] {
        let folder = try TemporaryFolder()
        var libraries: [Int] = []
        var problems: [Problem] = []
        for (index, text) in texts.enumerated() {
            try Signals.throwIfPending()
            try folder.write(text.text, to: "\(index).swift")
            // Only the main file and a script can have top-level statements.
            if text.name.splitAtLastSlash.name == "main.swift" || text.text.hasPrefix("#!") {
                problems += try check([index], asLibrary: false, in: folder)
            } else {
                libraries.append(index)
            }
        }
        for start in stride(from: 0, to: libraries.count, by: Self.filesAtOnce) {
            let some = libraries[start..<min(start + Self.filesAtOnce, libraries.count)]
            problems += try check(Array(some), asLibrary: true, in: folder)
        }
        var lines: [Int: [Substring]] = [:]
        var seen: Set<Int> = []
        return problems.sorted { $0.index < $1.index }.filter { problem in
            let index = problem.index
            if seen.contains(index) { return false }
            // The parser takes <#code#> for a name, which isn't right in every place.
            let all =
                lines[index]
                ?? texts[index].text.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            lines = [index: all]
            let line = all.dropFirst(problem.position.line - 1).first
            if line?.utf8.contains("<#".utf8) == true { return false }
            return seen.insert(index).inserted
        }
    }

    private func check(
        _ indices: [Int], asLibrary: Bool, in folder: borrowing TemporaryFolder
    ) throws(Failure) -> [Problem] {
        // Placeholders such as <#code#> are for the developer.
        let options = [
            "-frontend", "-parse", "-diagnostic-style", "llvm", "-warn-on-editor-placeholder",
        ]
        let files = indices.map { "\(folder.path)/\($0).swift" }
        let result = try run(options + (asLibrary ? ["-parse-as-library"] : []) + files)
        guard result.status != 0 else { return [] }
        let found = Self.problems(in: result.errors, folder.path)
        if !found.isEmpty { return found }
        // `#sourceLocation` in a text hides the file of an error.
        guard indices.count == 1 else {
            var problems: [Problem] = []
            for index in indices {
                problems += try check([index], asLibrary: asLibrary, in: folder)
            }
            return problems
        }
        let message = result.message.split(separator: "\n").first.map(String.init) ?? ""
        return [
            Problem(
                index: indices[0], position: SourcePosition(line: 1, column: 1),
                message: message.isEmpty ? "the compiler ended with \(result.status)" : message)
        ]
    }

    private func run(_ arguments: [String]) throws(Failure) -> Subprocess.Result {
        do throws(Subprocess.Problem) {
            return try Subprocess(
                program: compiler, arguments: arguments, environment: environment,
                limit: Self.limit
            ).run()
        } catch {
            try Signals.throwIfPending()
            let reason =
                switch error {
                case .cannotStart(let code): "cannot be started: " + String(cString: strerror(code))
                case .timedOut: "took longer than \(Self.limit) seconds"
                case .tooMuchOutput: "printed too much"
                case .interrupted: "was interrupted"
                }
            throw Failure(
                .unavailable, "the Swift compiler \(reason)", path: compiler,
                hint: "Without it on PATH, everything but the syntax of Swift is checked.")
        }
    }

    /// Reads `<folder>/12.swift:5:3: error: message`.
    private static func problems(in output: [UInt8], _ folder: String) -> [Problem] {
        var problems: [Problem] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            guard line.hasPrefix(folder + "/") else { continue }
            let parts = line.dropFirst(folder.count + 1).split(
                separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, parts[3] == " error", parts[0].hasSuffix(".swift"),
                let index = Int(parts[0].dropLast(6)), let number = Int(parts[1]),
                let column = Int(parts[2])
            else { continue }
            problems.append(
                Problem(
                    index: index, position: SourcePosition(line: number, column: column),
                    message: String(parts[4].dropFirst())))
        }
        return problems
    }
}
