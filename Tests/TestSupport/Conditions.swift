import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
    /// For tests of something that only Linux has; the reason says what.
    package static func onLinux(_ reason: Comment) -> Self {
        #if os(Linux)
        .enabled(if: true)
        #else
        .disabled(reason)
        #endif
    }

    /// For tests of diffs with renamed files and quoted names.
    package static var needsGNUPatch: Self {
        .enabled(if: patchIsGNU, "only GNU patch renames files and reads quoted names")
    }
}

private let patchIsGNU: Bool = {
    let env = URL(filePath: "/usr/bin/env")
    return (try? Run.program(env, ["patch", "--version"]).output.contains("GNU")) ?? false
}()
