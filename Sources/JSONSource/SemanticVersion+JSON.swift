package import Basics

extension SemanticVersion: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let version = SemanticVersion(text) else {
            reader.report(
                "'\(text.prefix(60))' is not a version", hint: "Write it as three numbers: 1.0.0.")
            return nil
        }
        self = version
    }
}
