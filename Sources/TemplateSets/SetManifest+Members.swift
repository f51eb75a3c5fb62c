import Basics
import JSONSource
import SwiftSource

extension SetOption {
    /// Reads the `default` of an option with members: a list of `name:Type`, or one.
    static func defaultMembers(of name: String, _ object: JSONObjectReader) -> MemberList {
        let texts = object.optional("default", as: Texts.self)?.list ?? []
        guard !texts.isEmpty else { return MemberList() }
        do throws(Failure) {
            _ = try MemberList(parsing: texts)
            // A scene that clashes with one is told what to type instead, and no place in the set.
            return try MemberList(
                parsing: texts.compactMap { OptionText(argument: "\(name)=\($0.text)").value })
        } catch {
            object.report(error, at: "default")
            return MemberList()
        }
    }

    /// Reports what members cannot be: a project's choice, and by default what the option refuses.
    func checkMembers(_ members: MemberList, _ object: JSONObjectReader) {
        if scope == .project {
            object.report(
                "members are a scene's own, so no project can choose them", at: "scope",
                hint: "Leave out \"scope\".")
        }
        for member in members.members {
            guard let reason = reserved.reason(for: member.name.name, in: "") else { continue }
            object.report(
                "the default has the name '\(member.name)', which is taken: \(reason.onOneLine)",
                at: "default")
        }
    }
}
