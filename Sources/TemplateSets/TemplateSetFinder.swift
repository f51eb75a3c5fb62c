package import Basics

/// Finds template sets by what a command line, a file, or a record says. Several threads may use it.
package protocol TemplateSetFinder: AnyObject, Sendable {
    /// Returns the set that a text names; nil names the default set. Throws a `Failure` with 66 if
    /// there is no such set, 65 if it is wrong or ambiguous, and 77 if it was changed since it was
    /// installed.
    func set(_ template: SourceText?) throws(Failure) -> TemplateSet
}
