import Foundation

/// How much of a long list tests take.
package enum Thoroughness {
    /// Whether all is wanted, as by `.ci/run --full`.
    package static let isFull = ProcessInfo.processInfo.environment["SCENE_KIT_FULL"] != nil

    /// The language modes that sources are compiled in, one after the other.
    public static let languageModes = isFull ? ["5", "6"] : ["6"]

    /// All combinations of options, or every fifth, each with its place. No option has five values, so
    /// every fifth has every value of every option.
    package static func some<Combination>(of all: [Combination]) -> [(Int, Combination)] {
        all.enumerated().filter { isFull || $0.offset % 5 == 0 }.map { ($0.offset, $0.element) }
    }
}
