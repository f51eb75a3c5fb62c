import PropertyLists

/// What is of interest in an object of a project file, whatever it is.
struct ProjectObject {
    /// The class of the object.
    var isa = ""
    /// The path of a group or file, from where `sourceTree` says.
    var path: String?
    /// `<group>` is the group above.
    var sourceTree = "<group>"
    /// What a group holds, by identifier.
    var children: [String] = []
    /// The group at the top of a project.
    var mainGroup: String?
    /// Where the sources of a project are, from the folder of the project on.
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
