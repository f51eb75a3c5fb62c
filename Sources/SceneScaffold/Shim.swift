public struct DeclaredTypes {
    public struct T { public let name: String }
    public let types: [T]
    public init(in: String) { types = [] }
}
extension FileOperation { public var diff: String { "" } }
