import Basics
import Packs
import TemplateSets
import Testing

@Suite struct PackFolderTests {
    private func pack(_ paths: String...) -> PackFolder {
        PackFolder(
            location: "P",
            files: Dictionary(uniqueKeysWithValues: paths.map { ($0, Array("in \($0)".utf8)) }))
    }

    @Test func `every folder with a manifest is a set, except in Tests and in other sets`() {
        let found = pack(
            "A/template.json", "A/a.swift", "A/inner/template.json", "b/c/D/template.json",
            "Tests/E/template.json", "Tests/template.json", "A2/template.json", "readme.md"
        ).sets
        #expect(found.map(\.path) == ["A", "A2", "b/c/D"])
        #expect(
            found[0].folder.files.keys.sorted() == [
                "a.swift", "inner/template.json", "template.json",
            ])
        #expect(found[2].folder.location == "P/b/c/D")
        #expect(found[0].folder.files["a.swift"] == Array("in A/a.swift".utf8))
    }

    @Test func `the cases of a pack that is a set aren't files of the set`() {
        let pack = pack(
            "template.json", "Tests/one/case.json", "Tests/one/expected/A.swift",
            "Tests/{{scene}}Tests.swift", "sub/template.json")
        #expect(pack.sets.map(\.path) == [""])
        #expect(
            pack.sets.first?.folder.files.keys.sorted() == [
                "Tests/{{scene}}Tests.swift", "sub/template.json", "template.json",
            ])
        #expect(pack.sets.first?.folder.location == "P")
        #expect(pack.caseNames == ["one"])
        #expect(
            pack.cases["one"]?.keys.sorted()
                == ["Tests/one/case.json", "Tests/one/expected/A.swift"])
        #expect(pack.ownFiles.count == 5)
    }

    @Test func `bundles with the same name get folders in front of it`() {
        let bundles = [
            "A/Rx/View", "B/Rx/View", "Plain/View", "Cell", "X/Y/Cell", "X Y/Z /cell", "Alone/One",
        ]
        let files = bundles.map { ("\($0).xctemplate/TemplateInfo.plist", [] as [UInt8]) }
        let pack = PackFolder(location: "P", files: Dictionary(uniqueKeysWithValues: files))
        let names = Dictionary(uniqueKeysWithValues: pack.sets.map { ($0.path, $0.name) })
        #expect(
            bundles.map { names["\($0).xctemplate"] } == [
                "A Rx View", "B Rx View", "Plain View", "Cell", "Y Cell", "Z cell", "One",
            ])
    }

    @Test func `only an xctemplate is a bundle, unless it was installed or is the whole pack`() {
        func paths(_ files: String...) -> [String] {
            PackFolder(
                location: "P",
                files: Dictionary(uniqueKeysWithValues: files.map { ($0, []) })
            ).sets.map(\.path)
        }
        #expect(
            paths("TemplateInfo.plist", "Raw/TemplateInfo.plist", "A.xctemplate/TemplateInfo.plist")
                == ["A.xctemplate"])
        #expect(paths("TemplateInfo.plist", "a.swift") == [""])
        #expect(paths("Raw/TemplateInfo.plist") == [])
        #expect(paths("pack.json", "Raw/TemplateInfo.plist") == ["Raw"])
    }

    @Test func `a case names its set`() {
        var pack = pack("A/template.json", "Tests/one/case.json", "Tests/two/case.json")
        pack.files["Tests/one/case.json"] = Array(#"{ "set": "A", "name": "Cars" }"#.utf8)
        #expect(pack.set(ofCase: "one") == "A")
        #expect(pack.set(ofCase: "two") == nil)
        #expect(pack.set(ofCase: "three") == nil)
    }

    @Test func `the digest is that of sha256sum`() {
        // printf 'b\n' > 'B.txt'; mkdir a; printf 'c' > a/c; printf '' > 'a.txt'
        let folder = TemplateSetFolder(
            location: "", files: ["B.txt": Array("b\n".utf8), "a/c": Array("c".utf8), "a.txt": []])
        #expect(
            folder.digest.description
                == "993c11b159b36bf69077128f5dee7747fd4b1a1d8c4a5231cd57982c376e0127")
    }

    @Test func `a pin is read back unchanged`() throws {
        let digest = SHA256.digest(of: Array("x".utf8))
        let pin = PackPin(
            source: "https://git.test/ios", reference: "v1", commit: "0a1b", only: ["B", "A"],
            sets: [
                .init(name: "B", version: "1.0.0", digest: digest),
                .init(name: "A", version: "2.0.0", digest: digest),
            ])
        let read = try PackPin(parsing: Array(pin.text.utf8), name: "pack.json")
        #expect(read == pin)
        #expect(read.sets.map(\.name) == ["A", "B"])
        #expect(read.provenance == "https://git.test/ios, v1, commit 0a1b")
    }

    @Test(arguments: [
        (#"{}"#, 4), (#"{ "formatVersion": 2, "source": "./x", "sets": [], "files": [] }"#, 1),
        (#"{ "formatVersion": 1, "source": "./x", "sets": [{ "name": "../x" }], "files": [] }"#, 2),
        (#"{ "formatVersion": 1, "source": "./x", "sets": [], "files": ["x  ../y"] }"#, 1),
        (#"{ "formatVersion": 1, "source": "./x", "sets": [], "files": [], "sorce": "y" }"#, 1),
        ("<<<<<<< ours\n{}", 1),
    ])
    func `an invalid pin is refused with positions`(text: String, count: Int) {
        #expect {
            try PackPin(parsing: Array(text.utf8), name: "pack.json")
        } throws: { error in
            let failure = error as? Failure
            return failure?.status == .data && failure?.diagnostics.count == count
                && failure?.diagnostics.first?.position != nil
        }
    }

    @Test func `the change to each set follows from the digests`() {
        func set(_ name: String, _ version: String, _ contents: String) -> PackPin.PinnedSet {
            .init(name: name, version: version, digest: SHA256.digest(of: contents.utf8))
        }
        let old = PackPin(
            source: "x",
            sets: [set("A", "1.0.0", "a"), set("B", "1.0.0", "b"), set("C", "1.0.0", "c")])
        let new = PackPin(
            source: "x",
            sets: [set("A", "1.0.0", "a"), set("B", "1.1.0", "bb"), set("D", "1.0.0", "d")])
        let changes = SetChange.all(from: old, to: new)
        #expect(changes.map(\.name) == ["A", "B", "C", "D"])
        #expect(changes.map(\.verb) == [.same, .update, .remove, .install])
        #expect(changes[1].from == "1.0.0" && changes[1].to == "1.1.0")
        #expect(SetChange.all(from: nil, to: nil).isEmpty)
    }

    @Test func `only repositories are sources for other users`() {
        #expect(SetSource(source: "./packs", reference: nil) == nil)
        #expect(SetSource(source: "https://git.test/x", reference: "a;b") == nil)
        #expect(
            SetSource(source: "https://git.test/x", reference: "v1")?.installCommand(for: "x/Table")
                == "scene-kit install https://git.test/x --ref v1")
    }
}
