import Basics
import JSONSource
import SwiftSource

extension SetOption {
    /// Reads the `default` of an option with members: a list of `name:Type`, or one.
    static func defaultMembers(
        of name: String, takesSources: Bool, _ object: JSONObjectReader
    ) -> MemberList {
        let texts = object.optional("default", as: Texts.self)?.list ?? []
        guard !texts.isEmpty else { return MemberList() }
        do throws(Failure) {
            _ = try MemberList(parsing: texts, takesSources: takesSources)
            // A scene that clashes with one is told what to type instead, and no place in the set.
            return try MemberList(
                parsing: texts.compactMap { OptionText(argument: "\(name)=\($0.text)").value },
                takesSources: takesSources)
        } catch {
            object.report(error, at: "default")
            return MemberList()
        }
    }

    /// Reports what a link cannot be: a project's choice, or there by itself.
    func checkLink(_ object: JSONObjectReader) {
        if scope == .project {
            object.report(
                "a link is a scene's own, so no project can choose it", at: "scope",
                hint: "Leave out \"scope\".")
        }
        if object.optional("default", as: String.self) != nil {
            object.report("a link has no default", at: "default", hint: "Leave out \"default\".")
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
