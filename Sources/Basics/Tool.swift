/// The version of scene-kit.
package enum Tool {
    package static let version = "0.1.0"

    package static let semanticVersion = SemanticVersion(version)!
}
