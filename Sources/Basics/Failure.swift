/// Why a command could not do what was asked: its exit status and everything there is to say.
package struct Failure: Error, Sendable {
    /// What the process answers.
    package var status: ExitStatus
    /// In the order in which they are shown.
    package var diagnostics: [Diagnostic]

    package init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
        self.status = status
        self.diagnostics = diagnostics
    }

    package init(_ status: ExitStatus, _ diagnostic: Diagnostic) {
        self.init(status, [diagnostic])
    }
}
