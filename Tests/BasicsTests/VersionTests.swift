import Basics
import Testing

struct VersionTests {
    @Test(arguments: [
        ("1.2.3", "1.2.3"), ("0.0.0", "0.0.0"), ("10.20.30-beta.1", "10.20.30-beta.1"),
        ("1.0.0-x-y", "1.0.0-x-y"), ("1.0.0+build.5", "1.0.0"), ("1.0.0-rc.1+2026", "1.0.0-rc.1"),
        ("1.0.0-99999999999999999999", "1.0.0-99999999999999999999"),
    ])
    func `versions are read`(text: String, shown: String) throws {
        #expect(try #require(SemanticVersion(text)).description == shown)
    }

    @Test(arguments: [
        "", "1", "1.2", "1.2.3.4", "1.2.x", "1.2.x.3", "v1.2.3", "1..3", " 1.2.3", "-1.2.3",
        "01.2.3", "1.2.3-", "1.2.3-a..b", "1.2.3-01", "1.2.3-é", "1.2.3-a b", "+1.2.3", "1.2.3+",
        "1.2.3+a+b", "1.2.99999999999999999999", "１.2.3", "1.2.3\u{301}",
    ])
    func `what is no version is refused`(text: String) {
        #expect(SemanticVersion(text) == nil)
    }

    /// The order that semver.org gives as its example, and numbers that do not fit a word.
    @Test func `versions are ordered`() throws {
        let texts = [
            "0.9.9", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-99999999999999999999",
            "1.0.0--5", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
            "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.1.0", "2.0.0",
            "10.0.0",
        ]
        let versions = try texts.map { try #require(SemanticVersion($0)) }
        #expect(versions.shuffled().sorted().map(\.description) == texts)
        for (index, version) in versions.enumerated() {
            for (other, otherVersion) in versions.enumerated() {
                #expect((version < otherVersion) == (index < other))
                #expect((version == otherVersion) == (index == other))
            }
        }
    }

    @Test func `what follows a plus does not count`() {
        #expect(SemanticVersion("1.0.0+a") == SemanticVersion("1.0.0+b"))
    }
}
