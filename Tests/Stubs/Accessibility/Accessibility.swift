// A stand-in for the part of Apple's Accessibility that generated views use. Nothing in it runs.

@_exported import Foundation

public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}

        @MainActor public func post() {}
    }
}

public struct AccessibilitySpeechAnnouncementPriority: Hashable, Sendable {
    private let rawValue: Int

    public static let low = AccessibilitySpeechAnnouncementPriority(rawValue: 0)
    public static let `default` = AccessibilitySpeechAnnouncementPriority(rawValue: 1)
    public static let high = AccessibilitySpeechAnnouncementPriority(rawValue: 2)
}

// An attribute of the scope `accessibility`, which Foundation has on Apple systems only.
extension AttributedString {
    public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriority? {
        get { nil }
        set {}
    }
}
