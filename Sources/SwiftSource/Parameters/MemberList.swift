package import Basics

/// The value of an option of the type `members`: a name and a type for each.
package struct MemberList: Hashable, Sendable {
    /// In the order they were given; none has a label or a default.
    package let members: [Parameter]

    /// No members.
    package init() {
        members = []
    }

    /// Takes what follows the `=` of every `--option` with this name; a single empty text stands for
    /// no members.
    ///
    /// - Throws: a failure with status 64 that holds all problems of all texts, each shown in the
    ///   whole argument: what `Parameter.init` refuses, labels and defaults, and names that are there
    ///   twice or differ only in case.
    package init(parsing texts: [String], of option: String) throws(Failure) {
        if texts == [""] {
            members = []
            return
        }
        do throws(Failure) {
            members = try mapCollectingErrors(texts) { (text) throws(Failure) in
                let member = try Parameter(parsing: text, of: Self.flag)
                if member.label != nil || member.defaultValue != nil {
                    throw ParameterError(
                        member.label != nil ? .memberWithLabel : .memberWithDefault,
                        member.nameRange
                    ).failure(in: text, of: Self.flag)
                }
                return member
            }
            try refuseDuplicates(among: members, of: Self.flag, .member)
        } catch {
            throw Failure(error.status, error.diagnostics.map { $0.behind(option + "=") })
        }
    }

    package static let flag = "--option"

    /// Each as it was given.
    package var texts: [String] { members.map(\.argument) }

    /// What the types need of Foundation.
    package var foundationImports: FoundationImports {
        members.reduce(into: []) { $0.formUnion($1.foundationImports) }
    }
}

extension Diagnostic {
    /// The same where its line is only the rest of an argument that begins so.
    package func behind(_ start: String) -> Diagnostic {
        var result = self
        if let excerpt {
            result.excerpt = SourceExcerpt(
                line: start + excerpt.line, column: excerpt.column + start.count,
                length: excerpt.length)
        }
        return result
    }
}
