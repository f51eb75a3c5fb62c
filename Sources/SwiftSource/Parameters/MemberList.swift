package import Basics

/// The value of an option of the type `members`: a name and a type for each.
package struct MemberList: Hashable, Sendable {
    /// In the order they were given; none has a label or a default.
    package let members: [Parameter]

    /// No members.
    package init() {
        members = []
    }

    /// Takes what follows the `=` of every `--option` with one name; a single empty text stands for
    /// no members.
    ///
    /// - Throws: a failure that holds all problems of all texts: what `Parameter.init` refuses,
    ///   labels and defaults, and names that are there twice or differ only in case.
    package init(parsing texts: [SourceText]) throws(Failure) {
        if texts.count == 1, texts[0].text.isEmpty {
            members = []
            return
        }
        members = try mapCollectingErrors(texts) { (text) throws(Failure) in
            let member = try Parameter(parsing: text, declaring: .member)
            if member.label != nil { throw member.refusal(.memberWithLabel) }
            if member.defaultValue != nil { throw member.refusal(.memberWithDefault) }
            return member
        }
        try refuseDuplicates(among: members, .member)
    }

    /// Each as it was given.
    package var texts: [String] { members.map(\.source.text) }

    /// What the types need of Foundation.
    package var foundationImports: FoundationImports {
        members.reduce(into: []) { $0.formUnion($1.foundationImports) }
    }
}
