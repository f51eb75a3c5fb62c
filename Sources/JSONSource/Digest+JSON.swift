package import Basics

extension Digest: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let digest = Digest(text) else {
            reader.report("a digest has 64 hexadecimal digits")
            return nil
        }
        self = digest
    }
}
