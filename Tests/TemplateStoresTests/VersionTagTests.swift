import Testing

@testable import TemplateStores

@Suite struct VersionTagTests {
    private static let cases: [(tag: String, others: [String], newest: String?)] = [
        ("v0.1.0", ["v0.2.0", "v0.10.0", "v0.9.0"], "v0.10.0"),
        ("0.1.0", ["v0.2.0"], "v0.2.0"),
        ("v0.2.0", ["v0.1.0", "v0.2.0", "0.2.0"], nil),
        ("v0.1.0", ["v0.2.0-beta.1"], nil),
        ("v0.2.0-beta.1", ["v0.2.0-beta.2"], "v0.2.0-beta.2"),
        ("v0.2.0-beta.1", ["v0.2.0-beta.2", "v0.2.0"], "v0.2.0"),
        ("stable", ["v0.2.0"], nil),
        ("v0.1.0", ["latest", "v2"], "v2"), ("v1", ["v2", "v2.0", "v2.0.0"], "v2"),
        ("v1.9.0", ["v2", "v2.0.0"], "v2.0.0"), ("1.2", ["1.3", "1.10"], "1.10"),
        ("1.2", ["1.2.0"], nil), ("1.2", ["1.2.1"], "1.2.1"), ("v1", ["V2"], "V2"),
        ("2026.05.1", ["2026.05.2", "2026.11.1", "2025.12.9"], "2026.11.1"),
        ("2026-05-01", ["2026-11-28", "2025-12-31"], "2026-11-28"),
        ("v1", ["v2", "2026.05.1"], "v2"), ("v2", ["v1", "20260501"], nil),
        ("2025.12.9", ["2026.05.1", "v3", "3000.1"], "3000.1"), ("v1", ["2026.05.1"], nil),
        ("ios-1.2.0", ["ios-1.3.0", "android-2.0.0", "3.0.0"], "ios-1.3.0"),
        ("release/1.2.0", ["release/v1.3.0", "1.4.0"], "release/v1.3.0"),
        ("ios14-1.2.0", ["ios14-1.3.0", "ios15-2.0.0"], "ios14-1.3.0"),
        ("pack1.2.0", ["pack1.3.0"], "pack1.3.0"), ("1.2.3.4", ["1.2.3.5"], "1.2.3.5"),
        ("1.2.0", ["1.3.0+build.1", "1.3.0-rc.1"], "1.3.0+build.1"),
        ("swift6", ["swift7"], nil), ("1.x", ["2.x"], nil), ("v", ["v1"], nil),
        ("99999999999999999999", ["1"], nil),
        ("Pack_1_2_0", ["Pack_1_10_0", "Pack_1_3_0"], "Pack_1_10_0"),
        ("2026_05_01", ["2026_11_28"], "2026_11_28"), ("v1_2", ["v1.3"], "v1.3"),
        ("ios_14_1.2.0", ["ios_14_1.3.0", "ios_15_2.0.0"], "ios_14_1.3.0"),
        ("packs@1.0.0", ["packs@1.1.0", "other@2.0.0"], "packs@1.1.0"),
        ("v1.1", ["v1.2.0", "1.2.0"], "v1.2.0"), ("dev/1.0", ["dev/1.1", "dev/1.1.0"], "dev/1.1"),
    ]

    @Test(arguments: cases)
    func `a tag knows the newest version`(tag: String, others: [String], newest: String?) {
        let names = (others + [tag]).map { "refs/tags/" + $0 } + ["refs/heads/v9.0.0", "HEAD"]
        let refs = Dictionary(names.map { ($0, "object of " + $0) }) { $1 }
        #expect(GitRepository.newerTag(than: "refs/tags/" + tag, among: refs) == newest)
    }

    @Test func `a branch is no version`() {
        #expect(
            GitRepository.newerTag(
                than: "refs/heads/v1.0.0",
                among: ["refs/heads/v1.0.0": "a", "refs/tags/v2.0.0": "b"])
                == nil)
    }

    /// As GitHub's actions have `v2`, which follows the newest `v2.…`.
    @Test func `another tag of the same commit isn't newer`() {
        let refs = [
            "refs/tags/v2": "a", "refs/tags/v2.1.0": "tag", "refs/tags/v2.1.0^{}": "a",
            "refs/tags/v2.0.0": "b",
        ]
        #expect(GitRepository.newerTag(than: "refs/tags/v2", among: refs) == nil)
        #expect(GitRepository.newerTag(than: "refs/tags/v2.0.0", among: refs) == "v2.1.0")
    }
}
