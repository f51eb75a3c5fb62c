/// A scene that links can open.
protocol LinkedScene: SceneBuilding {
    /// The path of its links. A name after a colon is a value: `cars/:carID`.
    static var linkPath: String { get }

    /// Returns nil if a value of the link isn't of its type.
    init?(link: LinkValues)
}

/// The values of a link, by name: those of its path, and its query items.
struct LinkValues {
    private var values: [String: String] = [:]

    /// Returns nil if the path doesn't match the pattern.
    init?(path: String, matching pattern: String) {
        let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for item in halves.dropFirst().flatMap({ $0.split(separator: "&") }) {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(pair[0]) else { return nil }
            values[name] = pair.count == 1 ? "" : Self.decode(pair[1])
        }
        let parts = halves[0].split(separator: "/")
        let names = pattern.split(separator: "/")
        guard parts.count == names.count else { return nil }
        for (part, name) in zip(parts, names) {
            guard let text = Self.decode(part) else { return nil }
            if name.hasPrefix(":") {
                values[String(name.dropFirst())] = text
            } else if text != name {
                return nil
            }
        }
    }

    func value<Value: LosslessStringConvertible>(
        _ name: String,
        as type: Value.Type
    ) -> Value? {
        values[name].flatMap { Value($0) }
    }

    /// Replaces percent escapes. Returns nil if they aren't UTF-8.
    private static func decode(_ part: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = part.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}

/// The links of an app: `SceneLinks([CarDetailsBuilder.self]).scene(at: "cars/42")`.
struct SceneLinks {
    private let scenes: [any LinkedScene.Type]

    init(_ scenes: [any LinkedScene.Type]) {
        self.scenes = scenes
    }

    /// Returns the first scene that the path opens.
    ///
    /// - Parameter path: A path with its percent escapes, such as `url.path(percentEncoded: true)`,
    ///   and the query after a question mark, if there is one.
    func scene(at path: String) -> (any SceneBuilding)? {
        for scene in scenes {
            if let values = LinkValues(path: path, matching: scene.linkPath),
                let builder = scene.init(link: values)
            {
                return builder
            }
        }
        return nil
    }
}
