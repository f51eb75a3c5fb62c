import Basics
import SwiftSource
import TemplateEngine
import XcodeTemplates

/// A template as tags and the texts between them. The delimiters are chosen later.
struct ConvertedText {
    private enum Token {
        case text(String)
        /// The contents of a tag.
        case tag(String)
    }

    private var tokens: [Token] = []
    /// The options of the project that the template names.
    private(set) var projectOptions: Set<String> = []
    /// Whether the template includes the partial `header`.
    private(set) var hasHeader = false
    private let options: ConvertedOptions

    init(_ parts: [TextPart], _ options: ConvertedOptions) {
        self.options = options
        add(parts)
    }

    /// The partial `header`: the project's header, or else Xcode's. With the comment, the section isn't
    /// alone on its line, so the line break remains.
    static func header(_ options: ConvertedOptions, _ delimiters: TemplateDelimiters) -> String {
        let project = options.projectNames["projectName"] ?? ""
        let organization = options.projectNames["organizationName"] ?? ""
        return """
            {{! What a file begins with.}}{{#header}}{{.}}{{^-last}}
            {{/-last}}{{/header}}{{^header}}//
            //  {{fileName}}
            //  {{options.\(project)}}
            //
            //  Created{{#author}} by {{author}}{{/author}} on {{date}}.{{#options.\(organization)}}
            //  Copyright © {{year}} {{options.\(organization)}}. \
            All rights reserved.{{/options.\(organization)}}
            //{{/header}}
            """.replacing("{{", with: delimiters.open).replacing("}}", with: delimiters.close)
    }

    /// The template; nil if its own text contains a delimiter.
    func template(_ delimiters: TemplateDelimiters) -> String? {
        var result = ""
        var literal = ""
        for token in lines.flatMap(Self.keepingBreak) {
            switch token {
            case .text(let text): literal += text
            case .tag(let tag):
                // A brace at the end of the text must not be taken for the beginning of the delimiter.
                let end = literal + delimiters.open
                if end.utf8Offsets(of: delimiters.open).first != literal.utf8.count { return nil }
                result += literal + delimiters.open + tag + delimiters.close
                literal = ""
            }
        }
        return literal.utf8Offsets(of: delimiters.open).isEmpty ? result + literal : nil
    }

    private var lines: [[Token]] {
        var lines: [[Token]] = [[]]
        for token in tokens {
            guard case .text(let text) = token else {
                lines[lines.count - 1].append(token)
                continue
            }
            // This compares bytes because CR and LF are one character.
            let pieces = text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                let isLast = index == pieces.count - 1
                let text = String(Substring(piece)) + (isLast ? "" : "\n")
                if !text.isEmpty { lines[lines.count - 1].append(.text(text)) }
                if !isLast { lines.append([]) }
            }
        }
        return lines
    }

    /// Adds a comment to a line with one tag that renders nothing and only white space, because such a
    /// line would disappear.
    private static func keepingBreak(_ line: [Token]) -> [Token] {
        var silent: [Int] = []
        for (index, token) in line.enumerated() {
            switch token {
            case .text(let text): if text.contains(where: { !$0.isWhitespace }) { return line }
            case .tag(let tag):
                guard let first = tag.first, "#^/>".contains(first) else { return line }
                silent.append(index)
            }
        }
        guard silent.count == 1 else { return line }
        var line = line
        line.insert(.tag("! "), at: silent[0] + 1)
        return line
    }
}

// MARK: Tokens

extension ConvertedText {
    private mutating func add(_ parts: [TextPart]) {
        for part in parts {
            switch part {
            case .text(let text): add(text)
            case .name: tokens.append(.tag("scene"))
            case .option(let id): tokens.append(.tag(textOption(id)))
            case .macro(let name): add(macro: name)
            case .byValue(let id, let cases): add(cases, of: id)
            case .given(let id, let given, let otherwise):
                add(given, in: "#", textOption(id))
                add(otherwise, in: "^", textOption(id))
            }
        }
    }

    private mutating func add(_ text: String) {
        if !text.isEmpty { tokens.append(.text(text)) }
    }

    /// Adds a section, or an inverted one for the mark `^`.
    private mutating func add(_ parts: [TextPart], in mark: String, _ name: String) {
        tokens.append(.tag(mark + name))
        add(parts)
        tokens.append(.tag("/" + name))
    }

    /// Adds a template that is written with the standard delimiters.
    private mutating func add(template: String) {
        for part in template.split(separator: "{{", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            if pieces.count == 2 { tokens.append(.tag(String(pieces[0]))) }
            add(String(pieces.last ?? ""))
        }
    }

    /// The option that takes a text. For a class with known values, that is another option.
    private func textOption(_ id: String) -> String {
        "options." + (options[id].map { $0.otherName ?? $0.name } ?? id)
    }

    private mutating func add(_ cases: [TextPart.ValueCase], of id: String) {
        guard let option = options[id] else { return }
        let name = "options." + option.name
        if cases.allSatisfy({ $0.parts == [.text(option.name(of: $0.value))] }) {
            tokens.append(.tag(name))
            return
        }
        for one in cases where !one.parts.allSatisfy({ $0 == .text("") }) {
            if option.origin.kind == .checkbox {
                add(one.parts, in: one.value == "true" ? "#" : "^", name)
            } else {
                add(one.parts, in: "#", "\(name).is.\(option.name(of: one.value))")
            }
        }
    }

    private mutating func add(macro name: String) {
        switch name {
        case "DATE": add(template: "{{date}}")
        case "YEAR": add(template: "{{year}}")
        case "FULLUSERNAME", "USERNAME": add(optional: "author")
        case "FILENAME": add(template: "{{fileName}}")
        case "FILEHEADER":
            hasHeader = true
            projectOptions.formUnion(["projectName", "organizationName"])
            // The lines of a header include their slashes.
            if case .text(let text)? = tokens.last, text.hasSuffix("//") {
                tokens[tokens.count - 1] = .text(String(text.dropLast(2)))
            }
            add(template: "{{>header}}")
        case "COPYRIGHT":
            let name = project("organizationName")
            add(
                template: "{{#\(name)}}Copyright © {{year}} {{\(name)}}. "
                    + "All rights reserved.{{/\(name)}}")
        case "ORGANIZATIONNAME": add(optional: project("organizationName"))
        case "PACKAGENAME": addOrProject(project("packageName"))
        case "TARGETNAME", "PRODUCTNAME": addOrProject("module")
        default: tokens.append(.tag(project("projectName")))
        }
    }

    /// Adds a tag for a value, or for the name of the project if there is none.
    private mutating func addOrProject(_ name: String) {
        let project = project("projectName")
        add(template: "{{#\(name)}}{{\(name)}}{{/\(name)}}{{^\(name)}}{{\(project)}}{{/\(name)}}")
    }

    /// Adds a tag for a value that can be empty. Words that lead to the value are in its section.
    private mutating func add(optional name: String) {
        guard case .text(let text)? = tokens.last,
            case let count = OptionalMacro.lead(in: text.utf8, followsMacro: tokens.count > 1),
            count > 0
        else {
            tokens.append(.tag(name))
            return
        }
        tokens[tokens.count - 1] = .text(String(Substring(text.utf8.dropLast(count))))
        add(template: "{{#\(name)}}\(Substring(text.utf8.suffix(count))){{\(name)}}{{/\(name)}}")
    }

    /// The name of an option of the project in tags. The set then has this option.
    private mutating func project(_ name: String) -> String {
        projectOptions.insert(name)
        return "options." + (options.projectNames[name] ?? name)
    }
}
