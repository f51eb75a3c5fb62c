/// The imports that a file needs for the Foundation types in it.
package enum FoundationImports: Comparable, Sendable {
    case nothing
    case foundation
    /// Besides, outside Apple's systems, `import FoundationNetworking`, behind `canImport`.
    case networking
}

/// The types of Foundation that scene-kit knows by name.
package enum FoundationTypes {
    /// The types that only Apple's systems have.
    static let onlyOfApple: Set<String> = [
        "DateComponentsFormatter", "FileWrapper", "ListFormatter", "LocalizedStringResource",
        "MeasurementFormatter", "NSBundleResourceRequest", "NSComparisonPredicate",
        "NSDataDetector", "NSExpression", "NSExtensionContext", "NSExtensionItem",
        "NSFileCoordinator", "NSFilePresenter", "NSFileProviderService", "NSFileVersion",
        "NSHashTable", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
        "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation",
        "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSLinguisticTagger",
        "NSMapTable", "NSMetadataItem", "NSMetadataQuery", "NSOrthography", "NSPointerArray",
        "NSPurgeableData", "NSUbiquitousKeyValueStore", "NSUserActivity", "NSXPCConnection",
        "NSXPCInterface", "NSXPCListener", "NetService", "NetServiceBrowser",
        "PersonNameComponentsFormatter", "PresentationIntent", "RelativeDateTimeFormatter",
        "TermOfAddress", "UndoManager", "ValueTransformer",
    ]

    /// The types that `import Foundation` provides, without those of Dispatch.
    package static let everywhere = ToolchainTypes.foundation.union(onlyOfApple)

    /// The types that are in FoundationNetworking except on Apple's systems.
    package static let networking = ToolchainTypes.networking

    /// All types that `import Foundation` provides on Apple's systems.
    static let all = everywhere.union(networking).union(ToolchainTypes.dispatch)
        .union(ToolchainTypes.xml)

    /// The imports for names that are certainly Foundation's. Projects often have a type of their own
    /// whose name is one word, such as `Operation`.
    package static func certainImports(for names: Set<String>) -> FoundationImports {
        let words: Set = ["Calendar", "Data", "Date", "Decimal", "Foundation", "Locale"]
        return imports(
            for: names.filter { words.contains($0) || $0.count(where: \.isUppercase) > 1 })
    }

    static func imports(for names: Set<String>) -> FoundationImports {
        // Those of most parameters need none of the tables, which take long to make.
        if names.isSubset(of: ["Bool", "Double", "Int", "String"]) { return .nothing }
        if !names.isDisjoint(with: networking) { return .networking }
        let needsFoundation = names.contains("Foundation") || !names.isDisjoint(with: all)
        return needsFoundation ? .foundation : .nothing
    }
}
