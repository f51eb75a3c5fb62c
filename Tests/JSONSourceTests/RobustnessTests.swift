import JSONSource
import TestSupport
import Testing

@Suite struct RobustnessTests {
    @Test func `no change of a byte makes the reader crash`() {
        let text =
            #"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude80", true], /* c */ "b": {"c": null}} // d"#
        var generator = SplitMix64(state: 42)
        for _ in 0..<2_000 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
                }
            }
            // The result doesn't matter.
            _ = complaints(about: bytes, allowsComments: true)
        }
    }
}
