import Foundation
import PropertyLists

/// What Foundation makes of property lists, to compare with.
enum FoundationReader {
    static func read(_ text: String) -> PropertyList? {
        try? PropertyListDecoder().decode(AnyValue.self, from: Data(text.utf8)).value
    }
}

/// Any value, taken as whichever type it is of.
private struct AnyValue: Decodable {
    let value: PropertyList

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            var members: [String: PropertyList] = [:]
            for key in container.allKeys {
                members[key.stringValue] = try container.decode(AnyValue.self, forKey: key).value
            }
            value = .dictionary(members)
        } else if var container = try? decoder.unkeyedContainer() {
            var items: [PropertyList] = []
            while !container.isAtEnd { items.append(try container.decode(AnyValue.self).value) }
            value = .array(items)
        } else {
            value = try Self.scalar(in: decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws
        -> PropertyList
    {
        if let text = try? container.decode(String.self) { return .string(text) }
        if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
        if let number = try? container.decode(Int.self) { return .integer(number) }
        throw CocoaError(.featureUnsupported)
    }
}
