package import Basics

package struct CaseResult: Sendable {
    /// The name of the case's folder.
    package let name: String
    /// The path of its `case.json`.
    package let path: String
    /// The set that the case names; nil if it couldn't be read.
    package var set: String?
    /// The files that the set generates, by path.
    package var given: [String: [UInt8]] = [:]
    /// Nil if the case couldn't be rendered.
    package var expected: ExpectedTree?
    package var files: [CaseFile] = []
    /// `negative` if there is a difference, and another error if the case couldn't be rendered.
    package var status = ExitStatus.success
    package var problems: [Diagnostic] = []
    /// Whether the generated files can replace the expected ones.
    package private(set) var canBeUpdated = false
    /// Whether the case is new, so that nothing is compared.
    package private(set) var expectsNothing = false

    package var isPassed: Bool { status == .success }

    /// All differences in a format that `patch -p1` reads.
    package var diff: String { files.map(\.diff).joined() }

    /// Adds the errors of the generated code.
    package mutating func add(_ errors: [Diagnostic]) {
        if errors.isEmpty { return }
        problems += errors
        canBeUpdated = false
        if status == .success { status = .negative }
    }

    /// The result of a case that couldn't be rendered.
    package init(_ name: String, at path: String, set: String? = nil, failure: Failure) {
        (self.name, self.path, self.set) = (name, path, set)
        (status, problems) = (failure.status, failure.diagnostics)
    }

    /// The result of a rendering.
    package init(
        _ name: String, at path: String, of packCase: PackCase, expecting expected: ExpectedTree,
        rendering: CaseRendering
    ) {
        (self.name, self.path, set) = (name, path, packCase.set.text)
        (given, self.expected) = (rendering.given, expected)
        switch rendering.first {
        case .success(let given):
            files = expected.compared(with: given)
            problems = files.flatMap(\.problems)
            canBeUpdated = packCase.status == .success
            expectsNothing = canBeUpdated && expected.isEmpty && !files.isEmpty
            if expectsNothing {
                problems = [
                    Diagnostic(
                        .error, "the case has no expected files yet", path: path,
                        hint: "Create them with 'scene-kit test --update', and read them.")
                ]
            }
            if !canBeUpdated {
                problems.insert(
                    packCase.problem(
                        "the scene is created, but it should be refused", at: path), at: 0)
            }
        case .failure(let failure):
            // If the scene should have been created, only the reason matters.
            if packCase.status != .success { files = expected.compared(with: [:]) }
            problems = packCase.problems(of: failure, at: path)
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

/// A case that is rendered twice, because the same input must give the same bytes.
package struct CaseRendering: Sendable {
    let first: Result<[String: [UInt8]], Failure>
    /// A message about the first difference between the renderings; nil if they are equal.
    let difference: String?

    /// - Parameter render: Returns the files that `scene-kit new` would create.
    package init(_ render: () throws(Failure) -> [String: [UInt8]]) {
        first = Result(catching: render)
        switch (first, Result(catching: render)) {
        case (.success(let one), .success(let other)):
            let paths = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
            difference = paths.min().map {
                "rendering it a second time changes the output, first in '\($0)'"
            }
        case (.failure(let one), .failure(let other)):
            difference =
                one.status == other.status && one.diagnostics == other.diagnostics
                ? nil : "rendered a second time, it is refused for another reason"
        default: difference = "of two renderings, only one succeeds"
        }
    }

    /// The contents of every file by its path; empty if the scene was refused.
    package var given: [String: [UInt8]] { (try? first.get()) ?? [:] }
}

extension PackCase {
    /// The differences between a refusal and the expected one.
    fileprivate func problems(of failure: Failure, at path: String) -> [Diagnostic] {
        if status != failure.status {
            let expected = status == .success ? "" : ", not \(status.rawValue)"
            let first = problem(
                "the scene is refused with status \(failure.status.rawValue)\(expected)", at: path)
            return [first] + failure.diagnostics
        }
        let said = failure.diagnostics.first?.message ?? ""
        guard let message, !said.contains(message.text) else { return [] }
        return [message.diagnostic("the scene is refused with another message: \(said)")]
    }

    /// A problem at the expected status, or of the whole file if it names none.
    fileprivate func problem(_ message: String, at path: String) -> Diagnostic {
        statusText?.diagnostic(message) ?? Diagnostic(.error, message, path: path)
    }
}
