import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that take long, most of them because a debug build of the program is slow.
    ///
    /// `.ci/run` runs them with a release, whose path is in `SCENE_KIT_RELEASE`. Full and recording
    /// runs include them, too, with the debug build.
    static var takesLong: Self {
        .enabled(
            if: Thoroughness.release != nil || Thoroughness.isFull || Golden.isRecording,
            "takes long; .ci/run runs it, with a release")
    }
}
