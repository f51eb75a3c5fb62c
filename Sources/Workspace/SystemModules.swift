/// Modules that come with Swift or with Apple's systems, and that no package has to give.
enum SystemModules {
    package static let names: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents",
        "AuthenticationServices", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
        "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Dispatch", "Distributed",
        "EventKit", "EventKitUI", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
        "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog",
        "Observation", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore",
        "QuickLook", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "Security",
        "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
        "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "Vision", "WebKit", "WidgetKit", "os",
    ]
}
