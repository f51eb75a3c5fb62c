package import Basics
import Manifests
import Planning
package import ProjectReading
package import Scenes
package import SwiftFormatting
package import SwiftSource
import XcodeTemplates

/// The place of files, with its package, its module, and its Swift layout.
package struct ResolvedOutput: Sendable {
    package var layout: OutputLayout
    /// Whether this scene has its own folder for shared files.
    var hasOwnSupport = false
    /// The folder of the scene's target or of its sources, if known.
    package var target: OutputLayout.Root?
    /// The module of the shared files, if it isn't the scene's own.
    var support: SupportModule?
    /// The module that the scene belongs to, if known.
    package var module: String?
    /// The dependencies of the target in its package's manifest; nil if no manifest was read.
    package var dependencies: [String]?
    /// Whether the manifest of the package gets a target for the tests.
    package var addsTestTarget = false
    /// The packages to create for the scenes.
    package var newPackages: [NewPackage] = []
    package var notes: [Diagnostic] = []
    /// A reason to ask whether the user means this place.
    package var doubt: Diagnostic?
    /// The formatting of Swift code at the place.
    package private(set) var swiftLayout = SwiftLayout()
    /// The next command to type, if it is clear.
    package var nextStep: String?

    /// The target of the tests, which has the name of their folder.
    var testTarget: String? { layout.tests?.path.pathComponents.last }

    package init(_ layout: OutputLayout, module: String? = nil) {
        self.layout = layout
        self.module = module
    }

    /// The place with the layout of the nearest formatter's configuration.
    func formatted(on disk: any Disk) -> ResolvedOutput {
        let formatter = FormatterFile(for: layout.scene.path, on: disk)
        var place = self
        place.swiftLayout = formatter.layout
        place.notes = formatter.warnings + notes
        return place
    }

    /// Says which systems the manifest has still to ask for, for the set's own code.
    mutating func note(_ platforms: PackagePlatforms, insteadOf declared: PackagePlatforms) {
        let needed = platforms.list.filter { declared.versions[$0.name] != $0.version }
            .map { "\($0.name) \($0.version)" }
        let place = declared.isEmpty ? "after the name of the package" : "in place of its platforms"
        note(
            "the set's code needs \(needed.joinedAsAlternatives("and")), which the package does "
                + "not ask for", Manifest.path(in: layout.scene.base),
            "Paste \(place):\n    \(platforms.argument),")
    }

    /// Checks that the nearest Xcode project has a target for the module and builds it for systems
    /// that run the set's code, and adds notes. A project that can't be read is left to other
    /// checks.
    ///
    /// - Parameter isTyped: Whether the user typed the module.
    /// - Throws: `Failure` with 64 if the user typed a module that no target has.
    mutating func checkTargets(
        below needed: PackagePlatforms, in project: Project, isTyped: Bool
    ) throws(Failure) {
        let folders = XcodeFolders(in: project).ancestors(
            of: project.disk.absolute(layout.scene.path).text)
        guard let owner = folders.first(where: { !$0.projects.isEmpty }) else { return }
        let projects = owner.readableProjects()
        for (path, file) in projects {
            var low: [(needs: String, builds: String)] = []
            var unread: (text: String, path: String)?
            var hasNone = true
            for (system, version) in needed.list {
                let setting = Self.deploymentTarget[system] ?? ""
                let values = file.deploymentTargets(setting, ofModule: module)
                hasNone = hasNone && values.isEmpty
                if let least = values.compactMap(Self.version).filter({ $0 < version }).min() {
                    low.append(("\(system) \(version)", "\(system) \(least)"))
                }
                if unread == nil, let value = values.first(where: { Self.version($0) == nil }) {
                    let text = "\(system) \(version), and \(setting) is '\(value.onOneLine)', which"
                    unread = (text + " can't be read", path)
                }
            }
            if hasNone, let settings = file.unreadSettings.min() {
                let systems = needed.list.map { "\($0.name) \($0.version)" }
                unread = (
                    "\(systems.joinedAsAlternatives("and")), and these build settings can't be read",
                    project.disk.fromHere(project.disk.absolute(settings))
                )
            }
            if !low.isEmpty {
                let needs = low.map(\.needs).joinedAsAlternatives("and")
                let builds = low.map(\.builds).joinedAsAlternatives("and")
                note(
                    "the set's code needs \(needs), and the project builds for \(builds)", path,
                    "Raise the minimum deployment of the target in Xcode.")
            }
            if let (text, path) = unread {
                let hint = "Check the minimum deployment of the target in Xcode."
                note("the set's code needs \(text)", path, hint)
            }
        }
        guard projects.count == owner.projects.count, let module,
            !projects.contains(where: { $0.file.hasTarget(named: module) }),
            let (path, names) = projects.first.map({ ($0.path, $0.file.targetNames) }),
            !names.isEmpty
        else { return }
        let question = Suggestions.question(for: module, among: names)
        let list = "Its targets are \(names.joinedAsAlternatives("and"))."
        let isCertain =
            folders.allSatisfy { $0.generator == nil }
            && projects.allSatisfy(\.file.namesAllModules)
        if isTyped, isCertain {
            throw Failure(
                .usage, "the project '\(path)' has no target '\(module)'", path: "--module",
                hint: question ?? list)
        }
        note(
            "the project has no target '\(module)'", path,
            question ?? list + " A target can also name its module in its build settings.")
    }

    /// The first two numbers of a version.
    private static func version(_ text: String) -> PlatformVersion? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return PlatformVersion(parts.prefix(2).joined(separator: "."))
    }

    private static let deploymentTarget = [
        "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET",
        "tvOS": "TVOS_DEPLOYMENT_TARGET", "watchOS": "WATCHOS_DEPLOYMENT_TARGET",
        "visionOS": "XROS_DEPLOYMENT_TARGET",
    ]

    /// Adds a note about the modules that the manifest lacks. There is no next step then, because
    /// the build would fail.
    ///
    /// - Parameter project: The project, whose own packages are added to the manifest.
    package mutating func note(imports: [ModuleName], in project: Project) {
        guard let dependencies, let module else { return }
        let own = imports.isEmpty ? [] : project.libraries.keys.sorted()
        let missing = Set(imports.map { String($0.description.prefix { $0 != "." }) })
            .subtracting(dependencies + [module]).subtracting(SystemModules.names)
            .subtracting(own).sorted()
        guard !missing.isEmpty else { return }
        nextStep = nil
        note(
            "the target '\(module)' does not depend on \(missing.joinedAsAlternatives("and"))",
            Manifest.path(in: layout.scene.base),
            "If it is not a system module, add its package to the manifest, and it "
                + "to the target's dependencies.")
    }

    private mutating func note(_ message: String, _ path: String, _ hint: String) {
        notes.append(.note(message, path: path, hint: hint))
    }
}

/// Modules of Swift and of Apple's systems, which need no package dependency.
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

    /// Beginnings of the names of a module's types, which an uppercase letter follows.
    private static let prefixes = [
        "AR": "ARKit", "AV": "AVFoundation", "CA": "QuartzCore", "CB": "CoreBluetooth",
        "CG": "CoreGraphics", "CI": "CoreImage", "CL": "CoreLocation", "CN": "Contacts",
        "EK": "EventKit", "HK": "HealthKit", "LA": "LocalAuthentication", "MK": "MapKit",
        "MTL": "Metal", "NSFetch": "CoreData", "NSManaged": "CoreData", "NSPersistent": "CoreData",
        "NW": "Network", "PH": "Photos", "SCN": "SceneKit", "UI": "UIKit",
        "UN": "UserNotifications", "UT": "UniformTypeIdentifiers", "WK": "WebKit",
    ]
    private static let types = [
        "Combine": [
            "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable",
            "ConnectablePublisher", "CurrentValueSubject", "ObservableObject",
            "PassthroughSubject", "Published", "Publisher", "Subscriber", "Subscription",
        ],
        "SwiftUI": [
            "AnyView", "Binding", "Color", "Font", "Image", "LocalizedStringKey",
            "NavigationPath", "Text", "View",
        ],
    ]

    /// The module of a system that a type seems to be from; nil for other types.
    static func module(of type: String) -> String? {
        if let found = types.first(where: { $0.value.contains(type) }) { return found.key }
        return prefixes.first { prefix, _ in
            let rest = type.dropFirst(prefix.count).prefix(2)
            // An abbreviation such as `UIAPI` has a third capital letter.
            return type.hasPrefix(prefix) && rest.first?.isUppercase == true
                && rest.last?.isLowercase == true
        }?.value
    }
}
