// A stand-in for the part of Apple's Accessibility that generated views use. Nothing in it runs.

@_exported import Foundation

public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}

        @MainActor public func post() {}
    }
}

extension AttributeScopes {
    public enum AccessibilityAttributes {
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static let name = "AXPriority"

            public enum AnnouncementPriority: String, Codable, Sendable {
                case low, `default`, high
            }
        }
    }
}
