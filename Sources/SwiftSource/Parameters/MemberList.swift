package import Basics

/// The value of an option of the type `members`: a name and a type for each.
package struct MemberList: Hashable, Sendable {
    /// The members in the order of the arguments. None has a label.
    package let members: [Parameter]

    /// No members.
    package init() {
        members = []
    }

    /// Parses the values of every `--option` with one name. A single empty text means no members.
    ///
    /// - Parameter takesSources: whether a member may name another one as its source, `name:Type=source`.
    /// - Throws: a failure that holds all problems of all texts: what `Parameter.init` refuses, labels,
    ///   sources that are invalid or not accepted, and names that are repeated or differ only in case.
    package init(parsing texts: [SourceText], takesSources: Bool = false) throws(Failure) {
        if texts.count == 1, texts[0].text.isEmpty {
            members = []
            return
        }
        members = try mapCollectingErrors(texts) { (text) throws(Failure) in
            let member = try Parameter(parsing: text, declaring: .member)
            if member.label != nil { throw member.refusal(.memberWithLabel) }
            if member.defaultValue != nil, !takesSources {
                throw member.refusal(.memberWithDefault)
            }
            if let range = member.badSourceRange {
                throw ParameterError(ListProblem.sourceWithoutName, range).failure(in: text)
            }
            return member
        }
        try refuseDuplicates(among: members, .member)
    }

    /// The members as the user wrote them.
    package var texts: [String] { members.map(\.source.text) }

    /// The imports that the types need for Foundation.
    package var foundationImports: FoundationImports {
        members.reduce(into: []) { $0.formUnion($1.foundationImports) }
    }

    /// Says which sources are not among the members of the list that they come from.
    ///
    /// - Parameter option: what chooses that list.
    package func checkSources(among list: MemberList, of option: String) throws(Failure) {
        let known = list.members.map(\.name.name)
        _ = try mapCollectingErrors(members) { (member) throws(Failure) in
            guard let name = member.sourceName, !known.contains(name) else { return }
            let problem = ListProblem.unknownSource(name, option: option, known: known)
            throw ParameterError(problem, member.sourceRange).failure(in: member.source)
        }
    }
}

extension Parameter {
    /// The member's source, which follows the `=`, without backticks.
    package var sourceName: String? {
        guard let text = defaultValue?.description else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// The range of the source.
    fileprivate var sourceRange: Range<Int> {
        guard let text = defaultValue?.description,
            let equals = source.text.utf8.firstIndex(of: UInt8(ascii: "="))
        else { return nameRange }
        let start = source.text.utf8[equals...].dropFirst().prefix { $0 == UInt8(ascii: " ") }
            .endIndex
        let offset = source.text.utf8.distance(from: source.text.startIndex, to: start)
        return offset..<offset + text.utf8.count
    }

    /// The range of the source if no member can have that name.
    fileprivate var badSourceRange: Range<Int>? {
        guard let sourceName else { return nil }
        return (try? NameRules(kind: .parameter).check(sourceName, at: 0)) == nil
            ? sourceRange : nil
    }
}
