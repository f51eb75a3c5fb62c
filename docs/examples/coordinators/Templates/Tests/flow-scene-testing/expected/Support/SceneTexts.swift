import Foundation

/// The texts of the shared files. A String Catalog takes their keys from here.
nonisolated enum SceneTexts {
    /// The bundle of the package's resources, if it has any, or else that of the app or framework.
    static var bundle: Bundle {
        let own = Bundle(for: Marker.self)
        let name = "Scenes.bundle"
        let resources = own.paths(forResourcesOfType: "bundle", inDirectory: nil)
            .first { $0.hasSuffix("_\(name)") }
        return resources.flatMap(Bundle.init(path:)) ?? own
    }

    static let close = NSLocalizedString("Close", bundle: bundle, comment: "Closes a scene")
    static let failure = NSLocalizedString("Something went wrong.", bundle: bundle, comment: "Load")
    static let nothing = NSLocalizedString(
        "There is nothing here yet.",
        bundle: bundle,
        comment: "An empty scene"
    )
    static let ok = NSLocalizedString("OK", bundle: bundle, comment: "Closes an alert")
    static let retry = NSLocalizedString("Try Again", bundle: bundle, comment: "Loads again")
    static let submit = NSLocalizedString("Submit", bundle: bundle, comment: "Submits a form")

    private final class Marker {}
}
