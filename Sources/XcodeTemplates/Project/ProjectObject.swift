import PropertyLists

/// The relevant properties of an object in a project file.
struct ProjectObject {
    /// The class of the object.
    var isa = ""
    /// The path of a group or file, from where `sourceTree` says.
    var path: String?
    /// `<group>` is the group above.
    var sourceTree = "<group>"
    /// The identifiers of a group's children.
    var children: [String] = []
    /// The group at the top of a project.
    var mainGroup: String?
    /// The path from the project's folder to the sources of a project.
    var projectDirPath = ""
    /// The organization that a project names.
    var organization: String?

    static let organizationKey = "ORGANIZATIONNAME"
}

/// All objects of a project file.
struct ProjectObjects {
    var objects: [String: ProjectObject] = [:]
    /// The identifier of the project among them.
    var root: String?
}

extension ProjectObjects {
    /// Takes them from a property list that was read, as some tools write project files in XML.
    init(_ list: PropertyList) {
        root = list.members?["rootObject"]?.text
        for (id, value) in list.members?["objects"]?.members ?? [:] {
            guard let members = value.members else { continue }
            var object = ProjectObject()
            object.isa = members["isa"]?.text ?? ""
            object.path = members["path"]?.text
            object.sourceTree = members["sourceTree"]?.text ?? object.sourceTree
            object.children = members["children"]?.texts ?? []
            object.mainGroup = members["mainGroup"]?.text
            object.organization =
                members["attributes"]?.members?[ProjectObject.organizationKey]?.text
            object.projectDirPath = members["projectDirPath"]?.text ?? ""
            objects[id] = object
        }
    }
}
