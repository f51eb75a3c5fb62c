/// Types by the names that they have in other languages and in Objective-C.
package enum ForeignNames {
    private static let types = [
        "boolean": "Bool", "bool": "Bool", "char": "Character", "float32": "Float",
        "float64": "Double", "function": "() -> Void", "int": "Int", "integer": "Int",
        "list": "Array",
        "long": "Int", "map": "Dictionary", "nsarray": "Array", "nsdata": "Data", "nsdate": "Date",
        "nsdictionary": "Dictionary", "nsinteger": "Int", "nsset": "Set", "nsstring": "String",
        "nsurl": "URL", "nsuinteger": "UInt", "nsuuid": "UUID", "object": "AnyObject",
        "short": "Int16", "str": "String",
    ]

    /// Swift's name of a type; nil for one that has no other.
    package static func swiftName(of name: String) -> String? {
        types[name.lowercased()].flatMap { $0 == name ? nil : $0 }
    }
}
