import UIKit

/// Nothing: the stand-in for SwiftUI draws no views, so none begins to load.
let makeMyScene: (@MainActor @Sendable (Source) -> UIViewController)? = nil
