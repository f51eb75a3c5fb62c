import SwiftSource
import TemplateEngine
import XcodeTemplates

/// A template as tags and the text between them, before it is known what the tags stand between.
struct ConvertedText {
    private enum Token {
        case text(String)
        /// What stands between the delimiters; `isSilent` where it renders nothing itself.
        case tag(String, isSilent: Bool)
    }

    private var tokens: [Token] = []
    /// The options of the project that it names.
    private(set) var projectOptions: Set<String> = []
    /// Whether it has the header of a file.
    private(set) var hasHeader = false
    private let options: ConvertedOptions

    init(_ parts: [TextPart], _ options: ConvertedOptions) {
        self.options = options
        add(parts)
    }

    /// The template that a header is made of: the lines of the project, else what Xcode has.
    static func header(_ options: ConvertedOptions) -> ConvertedText {
        var text = ConvertedText([], options)
        // The comment keeps the line from being the section's alone.
        text.tag("! What a file begins with.", isSilent: true)
        text.section("header") { text in
            text.tag(".")
            text.inverted("-last") { $0.add("\n") }
        }
        text.inverted("header") { text in
            text.add("//\n//  ")
            text.tag("fileName")
            text.add("\n//  ")
            text.add([.macro("PROJECTNAME")])
            text.add("\n//\n//  Created")
            text.section("author") {
                $0.add(" by ")
                $0.tag("author")
            }
            text.add(" on ")
            text.tag("date")
            text.add(".")
            text.sectionOfProject("organizationName") {
                $0.add("\n//  ")
                $0.addCopyright()
            }
            text.add("\n//")
        }
        return text
    }

    /// The template; nil where its own text would be taken for tags.
    func template(_ delimiters: TemplateDelimiters) -> String? {
        let (open, close) = (delimiters.open, delimiters.close)
        var result = ""
        var literal = ""
        for line in lines {
            for token in line {
                switch token {
                case .text(let text): literal += text
                case .tag(let tag, _):
                    if literal.holds(open, besidesEnd: true) { return nil }
                    result += literal + open + tag + close
                    literal = ""
                }
            }
        }
        if literal.holds(open, besidesEnd: false) { return nil }
        return result + literal
    }

    /// The tokens line by line, each of which has what keeps it from vanishing.
    private var lines: [[Token]] {
        var lines: [[Token]] = [[]]
        for token in tokens {
            guard case .text(let text) = token else {
                lines[lines.count - 1].append(token)
                continue
            }
            // Line breaks are looked for as bytes: to Swift, CR and LF are one character.
            var pieces = text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
            ).map { String(Substring($0)) }
            let last = pieces.removeLast()
            for piece in pieces {
                lines[lines.count - 1].append(.text(piece + "\n"))
                lines.append([])
            }
            if !last.isEmpty { lines[lines.count - 1].append(.text(last)) }
        }
        return lines.map(Self.keepingBreak)
    }

    /// A tag that renders nothing and has its line to itself takes the line with it; beside another
    /// it does not.
    private static func keepingBreak(_ line: [Token]) -> [Token] {
        var silent = 0
        var last = 0
        for (index, token) in line.enumerated() {
            switch token {
            case .text(let text): if text.contains(where: { !$0.isWhitespace }) { return line }
            case .tag(_, let isSilent):
                if !isSilent { return line }
                silent += 1
                last = index
            }
        }
        guard silent == 1 else { return line }
        var line = line
        line.insert(.tag("! ", isSilent: true), at: last + 1)
        return line
    }
}

// Putting it together.
extension ConvertedText {
    private mutating func add(_ parts: [TextPart]) {
        for part in parts {
            switch part {
            case .text(let text), .kept(let text): add(text)
            case .name: tag("scene")
            case .option(let id): tag("options." + name(of: id))
            case .macro(let name): add(macro: name)
            case .byValue(let id, let cases): add(cases, of: id)
            case .given(let id, let given, let otherwise):
                section("options." + name(of: id)) { $0.add(given) }
                inverted("options." + name(of: id)) { $0.add(otherwise) }
            }
        }
    }

    private mutating func add(_ text: String) {
        if !text.isEmpty { tokens.append(.text(text)) }
    }

    private mutating func tag(_ tag: String, isSilent: Bool = false) {
        tokens.append(.tag(tag, isSilent: isSilent))
    }

    /// The option that takes the text: of a class that is chosen, the one beside it.
    private func name(of id: String) -> String {
        options[id].map { $0.otherName ?? $0.name } ?? id
    }

    private mutating func add(_ cases: [TextPart.ValueCase], of id: String) {
        guard let option = options[id] else { return }
        let name = "options." + option.name
        func valueName(_ value: String) -> String {
            option.values.isEmpty ? value : option.name(of: value) ?? value
        }
        if cases.allSatisfy({ $0.parts == [.text(valueName($0.value))] }) {
            tag(name)
            return
        }
        for one in cases where !one.parts.allSatisfy({ $0 == .text("") }) {
            if option.origin.kind != .checkbox {
                section("\(name).is.\(valueName(one.value))") { $0.add(one.parts) }
            } else if one.value == "true" {
                section(name) { $0.add(one.parts) }
            } else {
                inverted(name) { $0.add(one.parts) }
            }
        }
    }

    private mutating func add(macro name: String) {
        switch name {
        case "DATE": tag("date")
        case "YEAR": tag("year")
        case "FULLUSERNAME", "USERNAME": add(optional: "author")
        case "FILENAME": tag("fileName")
        case "FILEHEADER":
            hasHeader = true
            // The lines of a header have their slashes.
            if case .text(let text)? = tokens.last, text.hasSuffix("//") {
                tokens[tokens.count - 1] = .text(String(text.dropLast(2)))
            }
            tag(">header", isSilent: true)
        case "COPYRIGHT": sectionOfProject("organizationName") { $0.addCopyright() }
        case "ORGANIZATIONNAME": add(optional: use("organizationName"))
        case "PACKAGENAME":
            sectionOfProject("packageName") { $0.tagOfProject("packageName") }
            invertedOfProject("packageName") { $0.tagOfProject("projectName") }
        case "TARGETNAME", "PRODUCTNAME":
            section("module") { $0.tag("module") }
            inverted("module") { $0.tagOfProject("projectName") }
        default: tagOfProject("projectName")
        }
    }

    /// A value that may be empty, with what goes with it then.
    private mutating func add(optional name: String) {
        guard case .text(let text)? = tokens.last else { return tag(name) }
        let count = OptionalMacro.lead(in: text.utf8, followsMacro: tokens.count > 1)
        guard count > 0 else { return tag(name) }
        tokens[tokens.count - 1] = .text(String(Substring(text.utf8.dropLast(count))))
        section(name) {
            $0.add(String(Substring(text.utf8.suffix(count))))
            $0.tag(name)
        }
    }

    private mutating func addCopyright() {
        add("Copyright © ")
        tag("year")
        add(" ")
        tagOfProject("organizationName")
        add(". All rights reserved.")
    }

    private mutating func section(_ name: String, _ content: (inout ConvertedText) -> Void) {
        tag("#" + name, isSilent: true)
        content(&self)
        tag("/" + name, isSilent: true)
    }

    private mutating func inverted(_ name: String, _ content: (inout ConvertedText) -> Void) {
        tag("^" + name, isSilent: true)
        content(&self)
        tag("/" + name, isSilent: true)
    }

    private mutating func use(_ name: String) -> String {
        projectOptions.insert(name)
        return "options." + (options.projectNames[name] ?? name)
    }

    private mutating func tagOfProject(_ name: String) { tag(use(name)) }
    private mutating func sectionOfProject(
        _ name: String, _ content: (inout ConvertedText) -> Void
    ) { section(use(name), content) }
    private mutating func invertedOfProject(
        _ name: String, _ content: (inout ConvertedText) -> Void
    ) { inverted(use(name), content) }
}

extension String {
    /// Whether a mark stands in it, or would stand in it earlier than at its end if it came there.
    fileprivate func holds(_ mark: String, besidesEnd isFollowed: Bool) -> Bool {
        let text = Array(utf8) + (isFollowed ? Array(mark.utf8) : [])
        let mark = Array(mark.utf8)
        guard text.count >= mark.count else { return false }
        let end = isFollowed ? text.count - mark.count : text.count - mark.count + 1
        return (0..<max(0, end)).contains { text[$0...].starts(with: mark) }
    }
}
