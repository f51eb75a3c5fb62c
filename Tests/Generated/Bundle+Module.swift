import Foundation

// In a package, nibs and storyboards are in the bundle that SwiftPM declares.
extension Bundle {
    nonisolated static var module: Bundle { .main }
}
