internal import Basics

extension ListProblem: DiagnosticConvertible {
    var wording: Wording {
        switch self {
        case .duplicate(let name, let kind): Wording("there are two \(kind.plural) '\(name)'")
        case .differsInCase(let first, let second):
            Wording("'\(first)' and '\(second)' differ only in case")
        case .clash(let dependency, let parameter):
            Wording("the dependency '\(dependency)' clashes with the parameter '\(parameter)'")
        case .reserved(let name, let reason): Wording("the name '\(name)' is taken: \(reason)")
        case .dependencyWithoutDefault(let name):
            Wording(
                "the dependency '\(name)' has no default",
                "Write what the scene uses: --dependency \"\(name):Type=expression\"")
        case .dependencyWithLabel:
            Wording("a dependency has no label of its own", "Write name:Type=expression")
        case .memberWithLabel: Wording("a member has no label", "Write name:Type")
        case .memberWithDefault: Wording("a member has no default", "Write name:Type")
        case .memberClash(let member, let other):
            Wording("the member '\(member)' clashes with \(other)", "Choose another name.")
        case .sourceWithoutName:
            Wording("a member's source is the name of another member", "Write name:Type=source")
        case .unknownSource(let name, let option, let known):
            Wording(
                "'\(option)' has no member '\(name)'",
                Suggestions.question(for: name, among: known)
                    ?? (known.isEmpty
                        ? "Add it: --option \(option)=\(name):Void, or \(name):Type if it has a value"
                        : "It has \(known.joinedAsAlternatives("and"))."))
        case .unknownParameter(let name, let known):
            Wording(
                "there is no parameter '\(name)'",
                Suggestions.question(for: name, among: known)
                    ?? (known.isEmpty ? nil : "There is \(known.joinedAsAlternatives("and"))."))
        }
    }
}

extension ArgumentKind {
    fileprivate var plural: String {
        switch self {
        case .parameter: "parameters"
        case .dependency: "dependencies"
        case .sample: "samples for"
        case .member: "members"
        }
    }
}
