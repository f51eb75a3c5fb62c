package import Foundation

/// How thorough a run of the tests is.
package enum Thoroughness {
    /// Whether all is wanted, as by `.ci/run --full`.
    package static let isFull = variable("SCENE_KIT_FULL") != nil

    /// The path of a release to test in place of the debug build.
    package static let release = variable("SCENE_KIT_RELEASE").map { URL(filePath: $0).absoluteURL }

    /// The language modes that sources are compiled in, one after the other.
    public static let languageModes = isFull ? ["5", "6"] : ["6"]

    /// How often something is done, or how large it is: a plain run takes a part of it.
    package static func amount(_ full: Int, plain: Int) -> Int { isFull ? full : plain }

    /// All combinations of options, or about ten of them, each with its place.
    ///
    /// The step between them is a prime that is greater than the number of values of any option, so
    /// that those taken have every value of every option.
    package static func some<Combination>(of all: [Combination]) -> [(Int, Combination)] {
        let step = [5, 7, 11, 13, 17, 19, 23].last { $0 <= max(5, all.count / 10) } ?? 5
        return all.enumerated().filter { isFull || $0.offset % step == 0 }
            .map { ($0.offset, $0.element) }
    }

    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
