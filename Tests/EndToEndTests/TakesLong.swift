import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For what takes long with a debug build: `.ci/run` does it with a release, which it names in
    /// `SCENE_KIT_RELEASE`. A recording run does it, too.
    static var takesLong: Self {
        .enabled(
            if: Thoroughness.release != nil || Thoroughness.isFull || Golden.isRecording,
            "takes long in a debug build; .ci/run runs it with a release")
    }
}
