#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PropertyList {
    /// Reads a text that was checked.
    ///
    /// This is the only file of the pure modules that uses Foundation: XML and the old form have
    /// too many corners to be read by a second hand. No full Foundation is linked for it.
    static func decodeWithFoundation(
        _ text: PropertyListText
    ) throws(XcodeTemplateError) -> PropertyList {
        do {
            return try PropertyListDecoder().decode(DecodedValue.self, from: Data(text.bytes)).value
        } catch {
            let message = Self.message(of: error)
            let place = text.place(ofLineIn: message)
            throw XcodeTemplateError(.notPropertyList(Self.reason(in: message)), at: place)
        }
    }

    private static func message(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "" }
        let cause = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"]
        return cause as? String ?? context.debugDescription
    }

    /// The message as a part of our sentence: the place is said elsewhere.
    private static func reason(in message: String) -> String {
        var words = message.split(separator: " ").map(String.init)
        if words.count >= 3, words[words.count - 2] == "line" { words.removeLast(3) }
        let text = words.joined(separator: " ")
        guard let first = text.first else { return "it has a value that cannot be read" }
        return first.lowercased() + text.dropFirst()
    }
}

/// Any value, taken as whichever type it is of.
private struct DecodedValue: Decodable {
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
                members[key.stringValue] = try container.decode(DecodedValue.self, forKey: key)
                    .value
            }
            value = .dictionary(members)
        } else if var container = try? decoder.unkeyedContainer() {
            var items: [PropertyList] = []
            while !container.isAtEnd { items.append(try container.decode(DecodedValue.self).value) }
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
        if let number = try? container.decode(Double.self) { return .real(number) }
        if let date = try? container.decode(Date.self) {
            return .date(date.timeIntervalSinceReferenceDate)
        }
        return .data([UInt8](try container.decode(Data.self)))
    }
}
