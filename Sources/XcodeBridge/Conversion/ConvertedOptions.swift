import Basics
import JSONSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// The options of a set that a bundle becomes: its own, and those that stand for what only Xcode
/// knows.
struct ConvertedOptions {
    /// An option of the bundle, as the set has it.
    struct Option {
        let origin: XcodeTemplateOption
        /// What the set calls it.
        let name: String
        /// The option that takes any other class; nil for all other kinds.
        let otherName: String?
        /// What the set calls each of its values.
        let values: [(origin: String, name: String)]

        /// The default of a text that the bundle asks for: sets ask for none.
        var standIn: String? {
            guard origin.isAsked, values.isEmpty else { return nil }
            return CaseConversion.upperCamelCase(origin.identifier)
        }

        /// The set's word for a value.
        func name(of value: String) -> String? {
            values.first { $0.origin == value }?.name
        }
    }

    /// In the order of the bundle.
    private(set) var list: [Option] = []
    /// What the set calls options that it needs and the bundle does not have.
    private(set) var projectNames: [String: String] = [:]

    /// Options that stand for what Xcode knows of the project, with what they are for.
    static let ofProject: [(name: String, text: String, summary: String)] = [
        ("projectName", "Project", "What the Xcode project is called"),
        ("packageName", "", "What the Swift package is called, where that differs"),
        ("organizationName", "", "Who has the copyright"),
    ]

    init(of template: XcodeTemplate) {
        var names = UniqueNames()
        for option in template.userOptions {
            let name = names.take(Self.optionName(option.identifier), number: \.plain)
            let isChosen = template.isChosen(option)
            list.append(
                Option(
                    origin: option, name: name,
                    otherName: isChosen ? names.take(name + "Name", number: \.plain) : nil,
                    values: option.kind == .popup || isChosen ? Self.values(of: option) : []))
        }
        for (name, _, _) in Self.ofProject {
            projectNames[name] = names.take(name, number: \.plain)
        }
    }

    subscript(identifier: String) -> Option? {
        list.first { $0.origin.identifier == identifier }
    }

    /// Letters and digits, and no name that every template knows.
    private static func optionName(_ identifier: String) -> String {
        let isFine = identifier.utf8.allSatisfy(\.isPlainWordByte)
        let words = identifier.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        var name = isFine ? identifier : CaseConversion.lowerCamelCase(words.joined(separator: " "))
        if name.first?.isNumber ?? true { name = "option" + name }
        name = String(name.prefix(80))
        return ContextNames.all.contains(name) ? name + "Option" : name
    }

    /// Letters, digits and `-`.
    private static func values(
        of option: XcodeTemplateOption
    ) -> [(origin: String, name: String)] {
        var names = UniqueNames()
        // What needs no other word has its own, whatever comes before it.
        let own = option.choices.filter(\.isPlainValue)
        for value in own { _ = names.take(value, number: { "-\($0)" }) }
        return option.choices.map { value in
            if own.contains(value) { return (value, value) }
            let words = value.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }
            let name = words.joined(separator: "-")
            return (value, names.take(name.isEmpty ? "other" : name, number: { "-\($0)" }))
        }
    }
}

/// Hands out names, none of them twice, whatever the case of their letters.
struct UniqueNames {
    private var taken: Set<String> = []

    /// The name, or the first with a number that is free.
    mutating func take(_ name: String, number: (Int) -> String) -> String {
        var (result, count) = (name, 1)
        while !taken.insert(result.caseFolded).inserted {
            count += 1
            result = name + number(count)
        }
        return result
    }

    /// Whether a name was handed out.
    func contains(_ name: String) -> Bool { taken.contains(name.caseFolded) }
}

extension Int {
    /// The number in digits.
    var plain: String { String(self) }
}

extension UInt8 {
    /// Whether it is an ASCII letter or digit.
    var isPlainWordByte: Bool {
        switch UnicodeScalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}

extension String {
    /// Whether a choice can have it for a value.
    fileprivate var isPlainValue: Bool {
        !isEmpty && utf8.allSatisfy { $0.isPlainWordByte || $0 == UInt8(ascii: "-") }
    }
}
