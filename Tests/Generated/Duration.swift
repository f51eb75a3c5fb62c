// In place of the type that iOS has since version 16, so that scenes are checked for iOS 15, too.
public nonisolated struct Duration: Hashable, Sendable {
    public static func seconds(_ seconds: Int) -> Duration { Duration() }
}
