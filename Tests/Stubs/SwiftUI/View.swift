// A stand-in for Apple's SwiftUI: signatures and isolation as documented, bodies that do nothing.
// A form, its modifiers, and its buttons keep what they get, where tests find it by reflection.

@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { primitive }
}

extension View where Body == Never {
    public var body: Never { primitive }
}

/// What the body of a view that the framework draws is.
var primitive: Never { fatalError("a stub shows nothing") }

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {}

public struct TupleView<T>: View {
    nonisolated(unsafe) private let value: T

    nonisolated public init(_ value: T) { self.value = value }
}

public struct EmptyView: View {
    nonisolated public init() {}
}

public struct AnyView: View {
    nonisolated public init<V: View>(_ view: V) {}
    nonisolated public init<V: View>(erasing view: V) {}
}

/// What modifiers of the stub give.
struct Modified<Content>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated init(_ content: Content) { self.content = content }
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Modified(self) }
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { Modified(self) }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Modified(self)
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Modified(self)
    }

    // As before iOS 26.4: what a closure for this one may capture, one for `sending` may, too.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified(self) }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified(self) }
    nonisolated public func disabled(_ disabled: Bool) -> some View { Modified(self) }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        Modified(self)
    }
    nonisolated public func searchable(text: Binding<String>) -> some View { Modified(self) }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        Modified(self)
    }
}

extension View {
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { Modified(self) }
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { Modified(self) }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    { Modified(self) }
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { Modified(self) }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        Modified(self)
    }
    nonisolated public func font(_ font: Font?) -> some View { Modified(self) }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Modified(self)
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        Modified(self)
    }
}

public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
}

public struct Font: Hashable, Sendable {
    public static let footnote = Font()
    public static let body = Font()
}

public protocol ShapeStyle: Sendable {}

public struct Material: ShapeStyle {
    public static let bar = Material()
}

extension ShapeStyle where Self == Material {
    public static var bar: Material { .bar }
}

public struct HierarchicalShapeStyle: ShapeStyle {
    fileprivate init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public protocol Shape: Sendable {}

public struct Rectangle: Shape {
    public init() {}
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

@MainActor @preconcurrency
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { Modified(self) }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        Modified(self)
    }
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { Modified(self) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int

    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let all = SafeAreaRegions(rawValue: .max)
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let all = Set(rawValue: 15)
    }
}

extension View {
    nonisolated public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View {
        Modified(self)
    }
}
