import Diagnostics
import SceneScaffold

/// The place that `--package` names: a package that is there, or one to be made.
struct PackagePlace {
    private let folder: String
    private let request: PlaceRequest

    init(_ folder: String, _ request: PlaceRequest) {
        self.folder = folder
        self.request = request
    }

    func resolve(makesTests: Bool) throws(Failure) -> Place {
        let target = request.module ?? "Scenes"
        let scene = Place.Root(folder, ["Sources", target])
        var place = Place(
            scene: scene,
            tests: makesTests ? Place.Root(folder, ["Tests", target + "Tests"]) : nil,
            support: request.supportRoot(beside: scene))
        place.module = target
        return place
    }
}
struct SurroundingPackage {
    init?(of: String) { return nil }
    func module() throws(Failure) -> String? { nil }
}
