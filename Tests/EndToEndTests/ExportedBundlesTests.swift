import Foundation
import TestSupport
import Testing

/// What `export` writes, read by a program that is not ours.
struct ExportedBundlesTests {
    @Test(.takesLong)
    func `Python reads every property list and picture`() throws {
        guard let python = Shell.find("python3") else {
            print("skipped: there is no python3 to read property lists with")
            return
        }
        let folder = try TemporaryDirectory()
        let exported = try Run.sceneKit(
            "export", "ProtocolVIPER", "SubjectVIPER", "--output", "Bundles", in: folder.url)
        #expect(exported.status == 0)
        let script = """
            import os, plistlib, struct, sys, zlib
            for bundle in sorted(os.listdir("Bundles")):
                if bundle.startswith("."): continue
                with open(f"Bundles/{bundle}/TemplateInfo.plist", "rb") as file:
                    info = plistlib.load(file)
                names = [option["Identifier"] for option in info["Options"]]
                assert len(set(names)) == len(names) and names[0] == "productName", names
                for option in info["Options"]:
                    for needed, values in option.get("RequiredOptions", {}).items():
                        assert names.index(needed) < names.index(option["Identifier"])
                for name, side in [("TemplateIcon.png", 48), ("TemplateIcon@2x.png", 96)]:
                    data = open(f"Bundles/{bundle}/{name}", "rb").read()
                    assert data[:8] == bytes([137, 80, 78, 71, 13, 10, 26, 10])
                    place, chunks = 8, {}
                    while place < len(data):
                        length, = struct.unpack(">I", data[place:place + 4])
                        body = data[place + 4:place + 8 + length]
                        crc, = struct.unpack(">I", data[place + 8 + length:place + 12 + length])
                        assert zlib.crc32(body) == crc
                        chunks[body[:4]] = body[4:]
                        place += 12 + length
                    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (side, side)
                    assert len(zlib.decompress(chunks[b"IDAT"])) == side * (side // 2 + 1)
                assert not any("SceneKit" in key for key in info), info
                print(bundle)
            """
        let result = try Run.program(python, ["-c", script], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output == """
                ProtocolVIPER Support.xctemplate
                ProtocolVIPER Tests Support.xctemplate
                ProtocolVIPER Tests.xctemplate
                ProtocolVIPER.xctemplate
                SubjectVIPER Support.xctemplate
                SubjectVIPER Tests Support.xctemplate
                SubjectVIPER Tests.xctemplate
                SubjectVIPER.xctemplate

                """)
    }
}
