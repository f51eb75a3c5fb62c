import Testing
import UIKit

@testable import Scenes

/// A generated scene, and what the tests need to run it. `scripts/check-wiring` lists the scenes, and
/// lets them load from a `Source`.
struct WiredScene: Sendable, CustomTestStringConvertible {
    typealias Follow = @MainActor @Sendable (SceneRouter) -> Void

    let name: String
    let builder: @MainActor @Sendable () -> any SceneBuilding
    /// Whether its views are drawn here, which those of SwiftUI aren't.
    let isDrawn: Bool
    /// The routes that push the scenes of those names, and those that present them.
    let pushes: [String: Follow]
    let presents: [String: Follow]

    var testDescription: String { name }
}
