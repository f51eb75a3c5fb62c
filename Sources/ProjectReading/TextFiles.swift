import Basics
import Planning

/// The files of a project that may be text and aren't Swift, such as storyboards and scripts.
package enum TextFiles {
    /// Nobody writes so much by hand.
    private static let sizeLimit = 8 << 20

    /// The extensions of files that are no text, and of those that Xcode and SwiftPM write.
    private static let skipped: Set<String> = [
        "a", "aac", "aiff", "bin", "bmp", "caf", "car", "dat", "db", "dylib", "eot", "gif", "gz",
        "heic", "icns", "ico", "ipa", "jar", "jpeg", "jpg", "key", "m4a", "m4v", "mlmodel", "mov",
        "mp3", "mp4", "o", "ogg", "otf", "p12", "pbxproj", "pdf", "png", "psd", "realm", "reality",
        "resolved", "sketch", "so", "sqlite", "tar", "tflite", "tgz", "tif", "tiff", "ttf", "usdz",
        "wav", "webm", "webp", "woff", "woff2", "xcuserstate", "xls", "xlsx", "xz", "zip",
    ]

    /// Returns the files, sorted by folder; without the text of a file that is too large.
    package static func all(of project: Project) -> [(path: String, text: String?)] {
        var files: [(path: String, text: String?)] = []
        SwiftFiles.forEachPath(
            below: project.root, on: project.disk, entersPackages: true, isForOthers: true
        ) { path in
            let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
            if skipped.contains(ending) { return }
            do throws(Failure) {
                let entry = try project.disk.entry(at: path, atMost: sizeLimit)
                guard case .file(let bytes) = entry, let text = text(bytes) else { return }
                files.append((path, text))
            } catch {
                if error.status == .data { files.append((path, nil)) }
            }
        }
        return files
    }

    /// The text in UTF-8, or in UTF-16 with a byte order mark; nil for other files.
    private static func text(_ bytes: [UInt8]) -> String? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                UInt16(bytes[index]) << (isLittle ? 0 : 8)
                    | UInt16(bytes[index + 1]) << (isLittle ? 8 : 0)
            }
            return String(decoding: units, as: UTF16.self)
        }
        return bytes.prefix(8_000).contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
