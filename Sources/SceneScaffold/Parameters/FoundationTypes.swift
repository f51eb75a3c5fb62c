/// What a file has to import for the types of Foundation that it names.
public struct FoundationImports: OptionSet, Hashable, Sendable {
    /// One bit for each import.
    public let rawValue: Int

    /// Any set of the two below.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `import Foundation`
    public static let foundation = FoundationImports(rawValue: 1)
    /// Besides, outside Apple's systems, `import FoundationNetworking`, behind `canImport`.
    public static let networking = FoundationImports(rawValue: 2)
}

/// The types of Foundation that scene-kit knows by name.
public enum FoundationTypes {
    /// Those that `import Foundation` gives on every platform.
    public static let everywhere: Set<String> = [
        "AttributedString", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
        "CGSize", "Calendar", "CharacterSet", "CocoaError", "Data", "Date", "DateComponents",
        "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
        "Decimal", "Dimension", "FileHandle", "FileManager", "FileWrapper", "Formatter",
        "HTTPCookie", "ISO8601DateFormatter", "IndexPath", "IndexSet", "InputStream",
        "JSONDecoder", "JSONEncoder", "JSONSerialization", "LengthFormatter", "Locale",
        "LocalizedError", "Measurement", "MeasurementFormatter", "NSArray", "NSAttributedString",
        "NSCache", "NSCoder", "NSCoding", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary",
        "NSError", "NSLock", "NSMutableAttributedString", "NSNumber", "NSObject", "NSPredicate",
        "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSSortDescriptor",
        "NSString", "NSURL", "NSUUID", "NSValue", "Notification", "NotificationCenter",
        "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "PersonNameComponents",
        "PersonNameComponentsFormatter", "Process", "ProcessInfo", "Progress",
        "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Stream", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem",
        "URLResourceValues", "UUID", "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitEnergy",
        "UnitLength", "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature",
        "UnitVolume", "UserDefaults",
    ]

    /// Those that stand in FoundationNetworking outside Apple's systems.
    public static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
        "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    static func imports(for names: Set<String>) -> FoundationImports {
        if !names.isDisjoint(with: networking) { return [.foundation, .networking] }
        let needsFoundation = names.contains("Foundation") || !names.isDisjoint(with: everywhere)
        return needsFoundation ? .foundation : []
    }
}

extension SwiftType {
    /// What it needs of Foundation.
    public var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }

    /// The first names of all type identifiers in it, and what is named behind `Foundation.`.
    var mentions: Set<String> {
        var names: Set<String> = []
        collectMentions(into: &names)
        return names
    }

    private func collectMentions(into names: inout Set<String>) {
        switch self {
        case .identifier(let component): names.insert(component.name)
        case .member(let base, let component) where base == .named("Foundation"):
            names.insert(component.name)
        case .function(let function):
            for attribute in function.attributes {
                names.insert(String(attribute.dropFirst().prefix { $0 != "." }))
            }
        default: break
        }
        for part in parts { part.collectMentions(into: &names) }
    }
}

extension SwiftExpression {
    /// What it needs of Foundation, as far as names tell.
    public var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }
}
