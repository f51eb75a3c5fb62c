/// The imports that a file needs for the Foundation types in it.
package enum FoundationImports: Comparable, Sendable {
    case nothing
    case foundation
    /// Besides, outside Apple's systems, `import FoundationNetworking`, behind `canImport`.
    case networking
}

/// The types of Foundation that scene-kit knows by name.
package enum FoundationTypes {
    /// The types that `import Foundation` provides on every platform.
    package static let everywhere: Set<String> = [
        "AffineTransform", "AttributeContainer", "AttributedString", "AttributedSubstring",
        "Bundle", "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
        "CGRectEdge", "CGSize", "Calendar", "CharacterSet", "CocoaError", "ComparableComparator",
        "Comparator", "ComparisonResult", "ContiguousBytes", "CurrencyFormatStyleConfiguration",
        "CustomNSError", "Data", "DataProtocol", "Date", "DateComponents",
        "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
        "Decimal", "DescriptiveNumberFormatConfiguration", "Dimension",
        "DiscontiguousAttributedSubstring", "FileAttributeKey", "FileAttributeType", "FileHandle",
        "FileManager", "FileProtectionType", "FileWrapper", "FloatingPointFormatStyle",
        "FloatingPointParseStrategy", "FormatStyle", "FormatStyleCapitalizationContext",
        "Formatter", "ISO8601DateFormatter", "IndexPath", "IndexSet", "InflectionRule",
        "InputStream", "IntegerFormatStyle", "IntegerParseStrategy", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "KeyPathComparator", "LengthFormatter", "ListFormatStyle", "Locale",
        "LocalizedError", "Measurement", "MeasurementFormatter", "Morphology", "NSArray",
        "NSAttributedString", "NSBinarySearchingOptions", "NSCache", "NSCoder", "NSCoding",
        "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEnumerationOptions", "NSError",
        "NSErrorDomain", "NSExceptionName", "NSLock", "NSMutableAttributedString", "NSNumber",
        "NSObject", "NSPredicate", "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet",
        "NSSortDescriptor", "NSSortOptions", "NSString", "NSURL", "NSUUID", "NSValue",
        "Notification", "NotificationCenter", "NumberFormatStyleConfiguration", "NumberFormatter",
        "ObjCBool", "OperatingSystemVersion", "Operation", "OperationQueue", "OutputStream",
        "POSIXError", "ParseStrategy", "ParseableFormatStyle", "PersonNameComponents",
        "PersonNameComponentsFormatter", "Predicate", "PredicateBindings", "PredicateError",
        "Process", "ProcessInfo", "Progress", "ProgressKind", "ProgressUserInfoKey",
        "PropertyListDecoder", "PropertyListEncoder", "QualityOfService", "RecoverableError",
        "RunLoop", "Scanner", "ScopedAttributeContainer", "SortComparator", "SortDescriptor",
        "SortOrder", "Stream", "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer",
        "URL", "URLComponents", "URLError", "URLFileResourceType", "URLQueryItem", "URLResourceKey",
        "URLResourceValues", "UUID", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea",
        "UnitConcentrationMass", "UnitDispersion", "UnitDuration", "UnitElectricCharge",
        "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance",
        "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance",
        "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure",
        "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults", "unichar", "uuid_t",
    ]

    /// The types that are in FoundationNetworking except on Apple's systems.
    package static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
        "HTTPURLResponse", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
        "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLProtocolClient",
        "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamDelegate",
        "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
        "URLSessionTaskTransactionMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
        "URLSessionWebSocketTask",
    ]

    /// The imports for names that are certainly Foundation's. Projects often have a type of their own
    /// whose name is one word, such as `Operation`.
    package static func certainImports(for names: Set<String>) -> FoundationImports {
        let words: Set = ["Calendar", "Data", "Date", "Decimal", "Foundation", "Locale"]
        return imports(
            for: names.filter { words.contains($0) || $0.count(where: \.isUppercase) > 1 })
    }

    static func imports(for names: Set<String>) -> FoundationImports {
        if !names.isDisjoint(with: networking) { return .networking }
        let needsFoundation = names.contains("Foundation") || !names.isDisjoint(with: everywhere)
        return needsFoundation ? .foundation : .nothing
    }
}
