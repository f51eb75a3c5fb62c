package import Basics
import Projects

/// The result of a case of a pack.
package struct CaseResult: Sendable {
    /// What its folder is called.
    package let name: String
    /// The path of its `case.json`.
    package let path: String
    /// The set that it names; nil where that could not be read.
    package var set: String?
    /// What the set gives, by path.
    package var given: [String: [UInt8]] = [:]
    /// The tree that is expected; nil where the case could not be tried.
    package var expected: ExpectedTree?
    /// What is expected and what the set gives, compared.
    package var files: [CaseFile] = []
    /// Whether it came to what is expected, or why it could not be tried.
    package var status = ExitStatus.success
    /// Everything that is wrong.
    package var problems: [Diagnostic] = []
    /// Whether what the set gives can be taken for what is expected.
    package private(set) var canBeUpdated = false

    /// Whether the result is the expected one.
    package var isPassed: Bool { status == .success }

    /// What differs, in the form that `patch -p1` takes.
    package var diff: String { files.map(\.diff).joined() }

    /// A case that could not be tried.
    package init(_ name: String, at path: String, set: String? = nil, _ failure: Failure) {
        (self.name, self.path, self.set) = (name, path, set)
        (status, problems) = (failure.status, failure.diagnostics)
    }

    /// Compares what was rendered with what is expected.
    ///
    /// - Parameter path: the path of its `case.json`.
    package init(
        _ name: String, at path: String, of packCase: PackCase, expecting expected: ExpectedTree,
        _ rendering: CaseRendering
    ) {
        (self.name, self.path, set) = (name, path, packCase.set.text)
        (given, self.expected) = (rendering.given, expected)
        switch rendering.first {
        case .success(let given):
            files = expected.compared(with: given)
            problems = files.flatMap(\.problems)
            canBeUpdated = packCase.status == .success
            if !canBeUpdated {
                problems.insert(
                    packCase.problem("the scene is created, but it should be refused", path), at: 0)
            }
        case .failure(let failure):
            // Of a scene that should have been made, the reason is all there is to say.
            if packCase.status != .success { files = expected.compared(with: [:]) }
            problems = packCase.problems(of: failure, path)
            canBeUpdated = problems.isEmpty
            problems += files.flatMap(\.problems)
        }
        problems += expected.problems
        if let difference = rendering.difference {
            canBeUpdated = false
            problems.append(Diagnostic(.error, difference, path: path))
        }
        if !problems.isEmpty { status = .negative }
    }
}

/// A case, rendered twice, since the same input must give the same bytes.
package struct CaseRendering: Sendable {
    let first: Result<[String: [UInt8]], Failure>
    private let second: Result<[String: [UInt8]], Failure>

    /// - Parameter render: what the set gives, as `scene-kit new` would; begun anew each time.
    package init(_ render: () throws(Failure) -> [String: [UInt8]]) {
        first = Result(catching: render)
        second = Result(catching: render)
    }

    /// The bytes of every file by its path; none where the scene is refused.
    package var given: [String: [UInt8]] { (try? first.get()) ?? [:] }

    /// What the second rendering has that the first has not; nil where they are the same.
    var difference: String? {
        switch (first, second) {
        case (.success(let one), .success(let other)):
            let paths = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
            return paths.min().map {
                "rendering it a second time changes the output, first in '\($0)'"
            }
        case (.failure(let one), .failure(let other)):
            return one.status == other.status && one.diagnostics == other.diagnostics
                ? nil : "rendered a second time, it is refused for another reason"
        default:
            return "of two renderings, only one succeeds"
        }
    }
}

extension PackCase {
    /// Why a refusal is not the one that is expected.
    fileprivate func problems(of failure: Failure, _ path: String) -> [Diagnostic] {
        guard status != .success else {
            let first = problem("the scene is refused with status \(failure.status.rawValue)", path)
            return [first] + failure.diagnostics
        }
        if status != failure.status {
            let first = problem(
                "the scene is refused with status \(failure.status.rawValue), not "
                    + "\(status.rawValue)", path)
            return [first] + failure.diagnostics
        }
        let said = failure.diagnostics.first?.message ?? ""
        guard let message, !said.contains(message.text) else { return [] }
        return [
            Diagnostic(
                .error, "the scene is refused with another message: \(said)", in: message,
                atUTF8Offset: 0, utf8Length: message.text.utf8.count)
        ]
    }

    /// A problem at the status that is expected, or in the file as a whole.
    fileprivate func problem(_ message: String, _ path: String) -> Diagnostic {
        guard let statusText else { return Diagnostic(.error, message, path: path) }
        return Diagnostic(
            .error, message, in: statusText, atUTF8Offset: 0,
            utf8Length: statusText.text.utf8.count)
    }
}
