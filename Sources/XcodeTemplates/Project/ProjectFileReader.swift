import PropertyLists

/// Reads the objects of a `project.pbxproj` in the old form of property lists.
///
/// Such files have hundreds of thousands of values, of which few matter here: all others are passed
/// over in one walk, without recursion, and no list of everything is made. Readers that make one
/// take seconds for the project of a large app.
struct ProjectFileReader {
    private(set) var scanner: OpenStepScanner

    init(_ bytes: [UInt8]) {
        scanner = OpenStepScanner(bytes)
    }

    /// Throws a problem for what is not a dictionary in the old form.
    mutating func read() throws(PropertyListProblem) -> ProjectObjects {
        var result = ProjectObjects()
        try scanner.begin("{")
        while let key = try nextKey() {
            switch key {
            case "objects": try readObjects(&result)
            case "rootObject": result.root = try scanner.text()
            default: try scanner.skipValue()
            }
            try scanner.endMember()
        }
        return result
    }

    private mutating func readObjects(
        _ result: inout ProjectObjects
    ) throws(PropertyListProblem) {
        try scanner.begin("{")
        while let id = try nextKey() {
            if scanner.next() == UInt8(ascii: "{") {
                let object = try object()
                // Most objects say of a file that it is built.
                if object.isa != "PBXBuildFile" { result.objects[id] = object }
            } else {
                try scanner.skipValue()
            }
            try scanner.endMember()
        }
    }

    private mutating func object() throws(PropertyListProblem) -> ProjectObject {
        var object = ProjectObject()
        try scanner.begin("{")
        while let key = try nextKey() {
            switch key {
            case "isa": object.isa = try value() ?? ""
            case "path": object.path = try value()
            case "sourceTree": object.sourceTree = try value() ?? object.sourceTree
            case "children": object.children = try texts()
            case "mainGroup": object.mainGroup = try value()
            case "attributes": object.organization = try organization()
            case "projectDirPath": object.projectDirPath = try value() ?? ""
            default: try scanner.skipValue()
            }
            try scanner.endMember()
        }
        return object
    }

    /// The one attribute of a project that matters; nil for a value of another kind.
    private mutating func organization() throws(PropertyListProblem) -> String? {
        guard scanner.next() == UInt8(ascii: "{") else {
            try scanner.skipValue()
            return nil
        }
        var organization: String?
        try scanner.begin("{")
        while let key = try nextKey() {
            if key == ProjectObject.organizationKey {
                organization = try value()
            } else {
                try scanner.skipValue()
            }
            try scanner.endMember()
        }
        return organization
    }

    private mutating func nextKey() throws(PropertyListProblem) -> String? {
        guard let key = try scanner.nextKey() else { return nil }
        try scanner.begin("=")
        return key
    }

    /// A text; nil for a value of another kind.
    private mutating func value() throws(PropertyListProblem) -> String? {
        switch scanner.next() {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            try scanner.skipValue()
            return nil
        default: return try scanner.text()
        }
    }

    /// The texts of a list; none for a value of another kind.
    private mutating func texts() throws(PropertyListProblem) -> [String] {
        guard scanner.passes("(") else {
            try scanner.skipValue()
            return []
        }
        var texts: [String] = []
        while scanner.hasItem() {
            if let text = try value() { texts.append(text) }
            try scanner.endItem()
        }
        return texts
    }
}
