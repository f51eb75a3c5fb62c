import Basics
import TemplateSets

/// Where it was said which pack is wanted, for messages about that.
enum PackRequestOrigin {
    case arguments
    /// In the pin at a path, which nobody typed; `remedy` is what to do instead.
    case pin(path: String, remedy: String)

    init(pinOf pack: PackStore.Pack) {
        self = .pin(
            path: Destination.join(pack.folder, PackPin.fileName),
            remedy: "Uninstall it with 'scene-kit uninstall \(pack.name)"
                + (pack.isForProject ? " --project'" : "'") + ", or install it from elsewhere.")
    }

    /// - Parameters:
    ///   - argument: what the command line calls it.
    ///   - hint: what to type on the command line.
    func diagnostic(_ message: String, argument: String, hint: String) -> Diagnostic {
        switch self {
        case .arguments: Diagnostic(.error, message, path: argument, hint: hint)
        case .pin(let path, let remedy): Diagnostic(.error, message, path: path, hint: remedy)
        }
    }
}
