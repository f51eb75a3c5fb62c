package import Basics

/// The failure of a closure; nil where it does what it should.
package func failure<Value>(of body: () throws -> Value) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}

/// What a failure says, a line for each problem: `path:line:column: message (hint)`.
package func summary(of failure: Failure) -> [String] {
    failure.diagnostics.map { diagnostic in
        let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
        let hint = diagnostic.hint.map { " (\($0))" } ?? ""
        return "\(diagnostic.path ?? "")\(place): \(diagnostic.message)\(hint)"
    }
}

/// The status and the summary of what a closure throws; nil if it throws nothing.
package func outcome<Value>(of body: () throws -> Value) -> Refusal? {
    do {
        _ = try body()
        return nil
    } catch let failure as Failure {
        return Refusal(failure.status, summary(of: failure))
    } catch {
        return Refusal(.software, ["\(error)"])
    }
}

/// An exit status with what is said about it.
package struct Refusal: Equatable {
    package let status: Basics.ExitStatus
    package let lines: [String]

    package init(_ status: Basics.ExitStatus, _ lines: [String]) {
        self.status = status
        self.lines = lines
    }
}
