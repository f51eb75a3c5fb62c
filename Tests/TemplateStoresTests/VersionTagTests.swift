import Testing

@testable import TemplateStores

@Suite struct VersionTagTests {
    @Test(arguments: [
        ("v0.1.0", ["v0.2.0", "v0.10.0", "v0.9.0"], "v0.10.0"),
        ("0.1.0", ["v0.2.0"], "v0.2.0"),
        ("v0.2.0", ["v0.1.0", "v0.2.0", "0.2.0"], nil),
        ("v0.1.0", ["v0.2.0-beta.1"], nil),
        ("v0.2.0-beta.1", ["v0.2.0-beta.2"], "v0.2.0-beta.2"),
        ("v0.2.0-beta.1", ["v0.2.0-beta.2", "v0.2.0"], "v0.2.0"),
        ("stable", ["v0.2.0"], nil),
        ("v0.1.0", ["latest", "v2", "v0.2.0^{}"], nil),
    ])
    func `a tag knows the newest version`(tag: String, others: [String], newest: String?) {
        let references = (others + [tag]).map { "refs/tags/" + $0 } + ["refs/heads/v9.0.0", "HEAD"]
        #expect(GitRepository.newerTag(than: "refs/tags/" + tag, among: references) == newest)
    }

    @Test func `a branch is no version`() {
        #expect(
            GitRepository.newerTag(than: "refs/heads/v1.0.0", among: ["refs/tags/v2.0.0"]) == nil)
    }
}
