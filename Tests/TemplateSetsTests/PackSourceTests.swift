import Basics
import TemplateSets
import Testing

@Suite struct PackSourceTests {
    @Test(arguments: [
        ("https://git.test/ios", GitURL.Transport.https, "ios"),
        ("https://git.test/ios.git", .https, "ios"),
        ("HTTPS://git.test:8443/a/ios.git/", .https, "ios"),
        ("ssh://git@git.test/a/ios", .ssh, "ios"), ("git@git.test:a/ios.git", .ssh, "ios"),
        ("git.test:ios", .ssh, "ios"), ("file:///packs/ios", .file, "ios"),
        ("file://localhost/packs/ios", .file, "ios"), ("http://localhost/ios", .http, "ios"),
        ("http://127.0.0.1:8080/ios", .http, "ios"), ("http://[::1]:80/ios", .http, "ios"),
    ])
    func `takes the addresses of repositories`(
        text: String, transport: GitURL.Transport, name: String
    ) throws {
        let source = try PackSource(parsing: text) { _ in false }
        guard case .git(let url) = source else {
            Issue.record("\(text) was taken for a folder")
            return
        }
        #expect(url.transport == transport)
        #expect(source.lastComponent == name)
    }

    @Test func `two words with a slash are a repository on GitHub, unless a folder has this path`()
        throws
    {
        #expect(
            try PackSource(parsing: "acme/ios.kit") { _ in false }.text
                == "https://github.com/acme/ios.kit")
        #expect(try PackSource(parsing: "acme/ios") { $0 == "acme/ios" } == .folder("acme/ios"))
    }

    @Test(arguments: ["/packs/ios", "./ios", "../ios", ".", "./a b/ä"])
    func `paths are folders even if they don't exist`(path: String) throws {
        #expect(try PackSource(parsing: path) { _ in false } == .folder(path))
    }

    @Test(arguments: [
        "-x", "--upload-pack=x", "ssh://-oProxyCommand=x/y", "git@-oProxyCommand=x:y",
        "ext::sh -c x", "EXT::x", "fd::17", "git://git.test/x", "ftp://git.test/x",
        "http://git.test/x", "http://localhost.git.test/x", "http://127.0.0.1.git.test/x",
        "http://localhost@git.test/x", "https://me@git.test/x", "https://me:secret@git.test/x",
        "ssh://me:secret@git.test/x", "https://git.test\u{7}/x", "https://git.test/a\nb",
        "ssh://git.test%2d/x", "https://-git.test/x", "https://me:secret@git.test",
        "https://git.test/x?token=secret", "https://git.test/x#secret", "me:secret@git.test/x",
        "https:/me:secret@git.test/x", "ssh://git@git.test/x?secret", "git@git.test:x?secret",
        "me:secret@https://git.test/x", "ftp://me:secret@git.test/x",
    ])
    func `refuses texts that change git's behavior, and repeats no secret`(text: String) {
        #expect {
            try PackSource(parsing: text) { _ in false }
        } throws: { error in
            let failure = error as? Failure
            let shown = failure?.diagnostics.map { $0.message + ($0.hint ?? "") }.joined() ?? ""
            return failure?.status == .refused && !shown.contains("secret")
        }
    }

    @Test(arguments: [
        "", "ios", "a/b/c", "a//b", "git.test:", "a b/c", "~/x", "https:///x", "https://git.test/",
        "ssh://",
    ])
    func `refuses other texts as sources`(text: String) {
        #expect {
            try PackSource(parsing: text) { _ in false }
        } throws: { ($0 as? Failure)?.status == .usage }
    }

    @Test func `different spellings of a place are one source`() throws {
        func source(_ text: String) throws -> PackSource {
            try PackSource(parsing: text) { _ in false }
        }
        let one = try source("acme/ios")
        #expect(one.isSame(as: try source("https://github.com/acme/ios.git/")))
        #expect(try !one.isSame(as: source("https://github.com/acme/other")))
        #expect(try source("/packs/ios/").isSame(as: source("/packs/ios")))
        #expect(try !source("/packs/ios.git").isSame(as: source("/packs/ios")))
    }

    @Test(arguments: ["v1.0.0", "feature/one", "main", "0a1b2c3", "größe", "1.0+build_2"])
    func `names of refs`(text: String) throws {
        #expect(try PackReference(parsing: text).description == text)
    }

    @Test(arguments: [
        "", "-h", "--orphan=x", "a;$(x)", "@{-1}", "a..b", "a b", ".a", "a/.b", "a.lock", "a/",
        "/a", "a.", "a~1", "a^", "a:b", "a?b", "a*", "a[b", "a\\b", "a\u{1}", "HEAD@{1}",
    ])
    func `refuses texts that can't name a ref`(text: String) {
        #expect {
            try PackReference(parsing: text)
        } throws: { ($0 as? Failure)?.status == .refused }
    }

    @Test func `only hexadecimal digits can be a commit`() throws {
        #expect(try PackReference(parsing: "0a1B2c3").canBeCommit)
        #expect(try !PackReference(parsing: "0a1b2c").canBeCommit)
        #expect(try !PackReference(parsing: "0a1b2cg").canBeCommit)
    }

    @Test func `the command to install a pack again can be pasted`() {
        let pin = PackPin(source: "/my packs/ios", reference: "v1", only: ["Table"], sets: [])
        #expect(
            pin.installCommand(as: "ios", forProject: true)
                == "scene-kit install '/my packs/ios' --ref v1 --set Table --project")
        #expect(pin.installCommand(as: "kit", forProject: false).hasSuffix(" --as kit"))
    }
}
