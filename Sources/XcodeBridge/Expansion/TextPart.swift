/// A part of a text with macros, expanded for any scene.
indirect enum TextPart: Hashable, Sendable {
    /// A text that is always the same.
    case text(String)
    /// The name of the scene.
    case name
    /// What was given to an option that takes texts, by its identifier.
    case option(String)
    /// What a macro that no option declares stands for, by its name.
    case macro(String)
    /// A macro that cannot be told otherwise, as it is written.
    case kept(String)
    /// For each value of an option something else.
    case byValue(of: String, [ValueCase])
    /// One thing where an option has a text, and another where it has none.
    case given(String, [TextPart], otherwise: [TextPart])

    /// What a text is for one value of an option.
    struct ValueCase: Hashable, Sendable {
        /// The value, as the template spells it.
        let value: String
        let parts: [TextPart]
    }
}

/// What no other language can say of a template, or not to the last byte.
struct ConversionIssue: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
        /// The macro stays as it is, here and there: why, and how it was probably meant.
        case undeclared(reason: String, hint: String?)
        /// White space between the slashes and the header, which is left out.
        case spaceBeforeHeader
        /// The macro has no other form, and stays as it is.
        case kept
        /// The modifiers of a text that the user gives are left out.
        case modifiersLeftOut
        /// The macro has the value that it has outside of Xcode, for good.
        case fixed(String)
        /// A suffix comes behind the name also where the name ends in it.
        case suffix
        /// Whether an option is active depends on a text.
        case textRequirement(String)
    }

    /// What it is.
    let kind: Kind
    /// The macro as it is written; an option's identifier where there is none.
    let written: String
    /// Where the macro stands in the file, in bytes; nil for what does not stand in a file.
    let range: Range<Int>?

    /// Whether files may differ from those of the template.
    var changesFiles: Bool {
        switch kind {
        case .undeclared, .fixed: false
        case .kept, .modifiersLeftOut, .suffix, .textRequirement, .spaceBeforeHeader: true
        }
    }
}

extension [TextPart] {
    /// The same for a value of an option that is known.
    func choosing(_ value: String, of id: String) -> [TextPart] {
        var result: [TextPart] = []
        for part in self {
            switch part {
            case .byValue(of: id, let cases):
                let parts = cases.first { $0.value == value }?.parts ?? []
                result += parts.choosing(value, of: id).filter { $0 != .text("") }
            case .byValue(let other, let cases):
                let cases = cases.map {
                    TextPart.ValueCase(value: $0.value, parts: $0.parts.choosing(value, of: id))
                }
                result.append(.byValue(of: other, cases))
            case .given(let other, let given, let otherwise):
                result.append(
                    .given(
                        other, given.choosing(value, of: id),
                        otherwise: otherwise.choosing(value, of: id)))
            case .text, .name, .option, .macro, .kept: result.append(part)
            }
        }
        return result
    }
}
