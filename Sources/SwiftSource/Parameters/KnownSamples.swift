import Basics

/// Values of well-known types, as data. A `#` is replaced by the sample's number.
package enum KnownSamples {
    static func isKnown(_ type: String) -> Bool {
        comparable[type] != nil || constructible[type] != nil
    }

    /// The well-known type whose name differs only in case, in the order of letters after the
    /// first, or in one letter if it is long.
    package static func spelling(like name: String) -> String? {
        let names = comparable.keys.sorted() + ["Bool"]
        let key = name.lowercased()
        if let same = names.first(where: { $0.lowercased() == key }) {
            return same == name ? nil : same
        }
        let letters = key.sorted()
        let swapped = names.first {
            $0.count == name.count && $0.first == name.first?.uppercased().first
                && $0.lowercased().sorted() == letters
        }
        if let swapped { return swapped }
        guard name.count > 4 else { return nil }
        let close = names.filter { $0.count > 5 && abs($0.count - name.count) <= 1 }
        let found = Suggestions.closest(to: name, among: close)
        return found.count == 1 && found[0].first == name.first?.uppercased().first
            ? found[0] : nil
    }

    /// Types that are `Equatable`.
    static let comparable: [String: String] = [
        "String": "\"#\"", "Substring": "\"#\"",
        "Int": "#", "Int8": "#", "Int16": "#", "Int32": "#", "Int64": "#",
        "UInt": "#", "UInt8": "#", "UInt16": "#", "UInt32": "#", "UInt64": "#",
        "Double": "#", "Float": "#", "CGFloat": "#", "TimeInterval": "#", "Decimal": "#",
        "AnyHashable": "AnyHashable(#)", "AttributedString": "AttributedString(\"#\")",
        "CGPoint": "CGPoint(x: #, y: #)", "CGSize": "CGSize(width: #, height: #)",
        "CGRect": "CGRect(x: #, y: #, width: #, height: #)",
        "Calendar": "Calendar(identifier: .gregorian)",
        "CharacterSet": "CharacterSet(charactersIn: \"#\")",
        "ComparisonResult": "ComparisonResult.orderedSame", "Data": "Data([#])",
        "Date": "Date(timeIntervalSince1970: #)", "DateComponents": "DateComponents(second: #)",
        "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: #), duration: #)",
        "Duration": "Duration.seconds(#)", "IndexPath": "IndexPath(indexes: [#])",
        "IndexSet": "IndexSet(integer: #)", "Locale": "Locale(identifier: \"en_US\")",
        "NSRange": "NSRange(location: #, length: #)",
        "Notification.Name": "Notification.Name(\"#\")", "SortOrder": "SortOrder.forward",
        "TimeZone": "TimeZone(secondsFromGMT: #)!", "URL": "URL(fileURLWithPath: \"/#\")",
        "URLComponents": "URLComponents(string: \"/#\")!",
        "URLQueryItem": "URLQueryItem(name: \"#\", value: nil)",
        "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/#\"))",
        // The only initializer that is short enough to read answers with an optional.
        "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-0000000000#\")!",
    ]

    /// Those of them that are `Codable` on every system, and whose names no type of a team has.
    static let codable: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Double", "Float", "Bool", "TimeInterval", "Decimal", "Data", "Date", "URL",
        "UUID", "Array", "Dictionary", "Optional", "Set",
    ]

    /// Types that are not, or of which another value would be another object.
    static let constructible: [String: String] = [
        "Any": "#", "Void": "()", "StaticString": "\"#\"", "Bundle": "Bundle.main",
        "DateFormatter": "DateFormatter()", "FileManager": "FileManager.default",
        "ISO8601DateFormatter": "ISO8601DateFormatter()", "JSONDecoder": "JSONDecoder()",
        "JSONEncoder": "JSONEncoder()", "NSError": "NSError(domain: \"#\", code: #)",
        "NSObject": "NSObject()", "Notification": "Notification(name: Notification.Name(\"#\"))",
        "NotificationCenter": "NotificationCenter.default", "NumberFormatter": "NumberFormatter()",
        "OperationQueue": "OperationQueue.main", "ProcessInfo": "ProcessInfo.processInfo",
        "URLSession": "URLSession.shared", "UserDefaults": "UserDefaults.standard",
    ]

    /// Protocols that a number, or the simplest error, conforms to.
    static let boxed: [String: String] = [
        "Any": "#", "Codable": "#", "Comparable": "#", "CustomStringConvertible": "#",
        "Decodable": "#", "Encodable": "#", "Equatable": "#", "Hashable": "#", "Sendable": "#",
        "Error": "CancellationError()",
    ]
}
