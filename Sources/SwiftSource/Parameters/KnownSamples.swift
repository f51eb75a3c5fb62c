/// Values of well-known types, as data. A `#` is replaced by the sample's number.
enum KnownSamples {
    /// Types that are `Equatable`.
    static let comparable: [String: String] = [
        "String": "\"#\"", "Substring": "\"#\"",
        "Int": "#", "Int8": "#", "Int16": "#", "Int32": "#", "Int64": "#",
        "UInt": "#", "UInt8": "#", "UInt16": "#", "UInt32": "#", "UInt64": "#",
        "Double": "#", "Float": "#", "CGFloat": "#", "TimeInterval": "#", "Decimal": "#",
        "AnyHashable": "AnyHashable(#)", "Duration": "Duration.seconds(#)",
        "AttributedString": "AttributedString(\"#\")",
        "CGPoint": "CGPoint(x: #, y: #)",
        "CGRect": "CGRect(x: #, y: #, width: #, height: #)",
        "CGSize": "CGSize(width: #, height: #)",
        "Calendar": "Calendar(identifier: .gregorian)",
        "CharacterSet": "CharacterSet(charactersIn: \"#\")",
        "ComparisonResult": "ComparisonResult.orderedSame",
        "Data": "Data([#])",
        "Date": "Date(timeIntervalSince1970: #)",
        "DateComponents": "DateComponents(second: #)",
        "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: #), duration: #)",
        "IndexPath": "IndexPath(indexes: [#])",
        "IndexSet": "IndexSet(integer: #)",
        "Locale": "Locale(identifier: \"en_US\")",
        "NSRange": "NSRange(location: #, length: #)",
        "Notification.Name": "Notification.Name(\"#\")",
        "SortOrder": "SortOrder.forward",
        "TimeZone": "TimeZone(secondsFromGMT: #)!",
        "URL": "URL(fileURLWithPath: \"/#\")",
        "URLComponents": "URLComponents(string: \"/#\")!",
        "URLQueryItem": "URLQueryItem(name: \"#\", value: nil)",
        "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/#\"))",
        // The only initializer that is short enough to read answers with an optional.
        "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-0000000000#\")!",
    ]

    /// Types that are not, or of which another value would be another object.
    static let constructible: [String: String] = [
        "Any": "#", "Void": "()", "StaticString": "\"#\"",
        "Bundle": "Bundle.main", "DateFormatter": "DateFormatter()",
        "FileManager": "FileManager.default", "ISO8601DateFormatter": "ISO8601DateFormatter()",
        "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "NSError": "NSError(domain: \"#\", code: #)", "NSObject": "NSObject()",
        "Notification": "Notification(name: Notification.Name(\"#\"))",
        "NotificationCenter": "NotificationCenter.default",
        "NumberFormatter": "NumberFormatter()", "OperationQueue": "OperationQueue.main",
        "ProcessInfo": "ProcessInfo.processInfo", "URLSession": "URLSession.shared",
        "UserDefaults": "UserDefaults.standard",
    ]

    /// Protocols that a number, or the simplest error, conforms to.
    static let boxed: [String: String] = [
        "Any": "#", "Codable": "#", "Comparable": "#", "CustomStringConvertible": "#",
        "Decodable": "#", "Encodable": "#", "Equatable": "#", "Hashable": "#", "Sendable": "#",
        "Error": "CancellationError()",
    ]

    /// Types whose values can bound a range.
    static let bounds: Set<String> = [
        "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
        "Date",
    ]
}
