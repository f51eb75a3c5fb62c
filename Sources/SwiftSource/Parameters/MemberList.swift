package import Basics

/// The value of an option of the type `members`: a name and a type for each.
package struct MemberList: Hashable, Sendable {
    /// The members in the order of the arguments. None has a label.
    package let members: [Parameter]

    package init() { members = [] }

    /// Parses the values of every `--option` with one name. A single empty text means no members.
    ///
    /// - Parameter takesSources: whether a member may name another one as its source,
    ///   `name:Type=source`.
    /// - Throws: all problems of all texts, also labels, refused sources, and repeated names.
    package init(parsing texts: [SourceText], takesSources: Bool = false) throws(Failure) {
        let isEmpty = texts.count == 1 && texts[0].text.isEmpty
        members = try mapCollectingErrors(isEmpty ? [] : texts) { (text) throws(Failure) in
            let member = try Parameter(parsing: text, declaring: .member)
            if member.label != nil {
                throw member.refusal("a member has no label", hint: "Write name:Type")
            }
            guard let source = member.sourceName else { return member }
            guard takesSources else {
                throw member.refusal("a member has no default", hint: "Write name:Type")
            }
            if (try? NameKind.parameter.check(source, of: text)) == nil {
                throw text.failure(
                    "a member's source is the name of another member", atUTF8: member.sourceRange,
                    hint: "Write name:Type=source")
            }
            return member
        }
        try refuseDuplicates(among: members, "members")
    }

    /// The members as the user wrote them.
    package var texts: [String] { members.map(\.source.text) }

    /// Throws a failure for each source that isn't a member of the list that `option` chooses.
    package func checkSources(among list: MemberList, of option: String) throws(Failure) {
        let known = list.members.map(\.name.name)
        _ = try mapCollectingErrors(members) { (member) throws(Failure) in
            guard let name = member.sourceName, !known.contains(name) else { return }
            let list =
                known.isEmpty
                ? "Add it: --option \(option)=\(name):Void, or \(name):Type if it has a value"
                : "It has \(known.joinedAsAlternatives("and"))."
            throw member.source.failure(
                "'\(option)' has no member '\(name)'", atUTF8: member.sourceRange,
                hint: Suggestions.question(for: name, among: known) ?? list)
        }
    }
}

extension Parameter {
    /// The member's source, which follows the `=`, without backticks.
    package var sourceName: String? {
        guard let text = defaultValue?.description else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    fileprivate var sourceRange: Range<Int> {
        let bytes = Array(source.text.utf8)
        guard let text = defaultValue?.description,
            let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
            let start = bytes[(equals + 1)...].firstIndex(where: { $0 != UInt8(ascii: " ") })
        else { return nameRange }
        return start..<start + text.utf8.count
    }
}
