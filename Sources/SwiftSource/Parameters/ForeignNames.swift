/// Types and values by the names that they have in other languages and in Objective-C.
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

    private static let values = [
        "0": "false", "1": "true", "false": "false", "no": "false", "off": "false", "on": "true",
        "true": "true", "yes": "true", "nil": "nil", "none": "nil", "null": "nil",
        "undefined": "nil",
    ]

    /// Swift's spelling of a value.
    static func swiftValue(of name: String) -> String? { values[name.lowercased()] }

    /// Swift's name of a type; nil for one that has no other.
    package static func swiftName(of name: String) -> String? {
        types[name.lowercased()].flatMap { $0 == name ? nil : $0 }
    }
}
