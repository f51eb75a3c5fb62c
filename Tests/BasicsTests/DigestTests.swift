import Basics
import Testing

/// SHA-256 against digests that other programs computed.
struct DigestTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func `digests are those of the examples in the standard`(text: String, digest: String) {
        #expect(SHA256.digest(of: Array(text.utf8)).description == digest)
        #expect(SHA256.digest(of: text.utf8).description == digest)
    }

    @Test func `a million bytes have the digest of the standard`() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.digest(of: bytes).description
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Lengths around one and two blocks. With some of them, the padding begins a new block.
    @Test(arguments: [
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"),
        (58, "d5c039b748aa64665782974ec3dc3025c042edf54dcdc2b5de31385b094cb678"),
        (59, "111bb261277afd65f0744b247cd3e47d386d71563d0ed995517807d5ebd4fba3"),
        (60, "11ee391211c6256460b6ed375957fadd8061cafbb31daf967db875aebd5aaad4"),
        (61, "35d5fc17cfbbadd00f5e710ada39f194c5ad7c766ad67072245f1fad45f0f530"),
        (62, "f506898cc7c2e092f9eb9fadae7ba50383f5b46a2a4fe5597dbb553a78981268"),
        (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
        (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
        (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
        (121, "e9615320128cc7a3d6078e9af05603188e5ccbf0d07d8b735d3df5e8e0c1281f"),
    ])
    func `lengths around that of a block are padded rightly`(length: Int, digest: String) {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        #expect(SHA256.digest(of: bytes).description == digest)
    }

    @Test(arguments: [1, 3, 63, 64, 65, 1000])
    func `pieces give the digest of the whole`(size: Int) {
        let bytes = (0..<1280).map { UInt8($0 % 256) }
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
            hash.update(bytes[start..<min(start + size, bytes.count)])
            hash.update([])
        }
        #expect(hash.finish() == SHA256.digest(of: bytes))
        #expect(
            SHA256.digest(of: bytes).description
                == "d414b085826eb06778483ba35564dc849e643359f69ed9747878ba6e54985bed")
    }

    @Test func `the text of a digest reads back`() throws {
        let text = "0123456789abcdef" + "00000000000000ff" + "fedcba9876543210" + "8000000000000001"
        let digest = try #require(Digest(text))
        #expect(digest.description == text)
        #expect(Digest(digest.description) == digest)
        #expect(digest != SHA256.digest(of: []))
    }

    @Test(arguments: [
        "", "0", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
        String(repeating: "A", count: 64), String(repeating: "g", count: 64),
        String(repeating: " ", count: 64), "+" + String(repeating: "0", count: 63),
        String(repeating: "é", count: 32),
    ])
    func `anything else is no digest`(text: String) {
        #expect(Digest(text) == nil)
    }
}
