/// Collects what is wrong, so that all of it is reported at once.
package struct Problems {
    private var statuses: [ExitStatus] = []
    private var diagnostics: [Diagnostic] = []

    package init() {}

    package var isEmpty: Bool { diagnostics.isEmpty }

    package mutating func add(_ failure: Failure) {
        statuses.append(failure.status)
        diagnostics += failure.diagnostics
    }

    package mutating func add(_ failures: [Failure]) {
        for failure in failures { add(failure) }
    }

    /// The result of reading something; nil where that fails.
    package mutating func collect<Value>(_ read: () throws(Failure) -> Value) -> Value? {
        do throws(Failure) {
            return try read()
        } catch {
            add(error)
            return nil
        }
    }

    /// Everything together. It is the command line that is wrong as soon as some of it is, since
    /// that is what to change first; of other statuses the first counts.
    package var failure: Failure {
        let status = statuses.contains(.usage) ? .usage : statuses.first ?? .software
        return Failure(status, diagnostics)
    }

    /// - Throws: everything, where something is wrong.
    package func check() throws(Failure) {
        if !isEmpty { throw failure }
    }
}

/// Reads each text; all that fail are reported together.
package func mapCollectingErrors<Text, Result>(
    _ texts: [Text], _ read: (Text) throws(Failure) -> Result
) throws(Failure) -> [Result] {
    var problems = Problems()
    var results: [Result] = []
    results.reserveCapacity(texts.count)
    for text in texts {
        if let result = problems.collect({ () throws(Failure) in try read(text) }) {
            results.append(result)
        }
    }
    try problems.check()
    return results
}
