/// What an argument declares.
package enum ArgumentKind: String, Sendable {
    case parameter, dependency, sample, member

    /// The option of the command line that declares one.
    var option: String {
        switch self {
        case .parameter: "--param"
        case .dependency: "--dependency"
        case .sample: "--sample"
        case .member: "--option"
        }
    }
}
