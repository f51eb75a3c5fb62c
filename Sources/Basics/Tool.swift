/// The program as users know it.
package enum Tool {
    /// The one place that holds the version.
    package static let version = "0.1.0"

    package static let semanticVersion = SemanticVersion(version)!
}
