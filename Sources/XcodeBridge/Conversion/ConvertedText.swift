import Basics
import SwiftSource
import TemplateEngine
import XcodeTemplates

/// A template as tags and the texts between them. The delimiters are chosen later.
struct ConvertedText {
    private enum Token {
        case text(String)
        /// The contents of a tag. A silent tag renders nothing itself.
        case tag(String, isSilent: Bool)
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
            case .tag(let tag, _):
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
        return lines
    }

    /// Adds a comment to a line with one silent tag and only white space, because such a line would
    /// disappear.
    private static func keepingBreak(_ line: [Token]) -> [Token] {
        var silent: [Int] = []
        for (index, token) in line.enumerated() {
            switch token {
            case .text(let text): if text.contains(where: { !$0.isWhitespace }) { return line }
            case .tag(_, isSilent: false): return line
            case .tag: silent.append(index)
            }
        }
        guard silent.count == 1 else { return line }
        var line = line
        line.insert(.tag("! ", isSilent: true), at: silent[0] + 1)
        return line
    }
}

// MARK: Tokens

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

    /// The name of the option that takes a text. For a class with known values, that is another option.
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
            projectOptions.formUnion(["projectName", "organizationName"])
            // The lines of a header include their slashes.
            if case .text(let text)? = tokens.last, text.hasSuffix("//") {
                tokens[tokens.count - 1] = .text(String(text.dropLast(2)))
            }
            tag(">header", isSilent: true)
        case "COPYRIGHT":
            let name = project("organizationName")
            section(name) {
                $0.add("Copyright © ")
                $0.tag("year")
                $0.add(" ")
                $0.tag(name)
                $0.add(". All rights reserved.")
            }
        case "ORGANIZATIONNAME": add(optional: project("organizationName"))
        case "PACKAGENAME":
            let package = project("packageName")
            section(package) { $0.tag(package) }
            inverted(package) { $0.tag($0.project("projectName")) }
        case "TARGETNAME", "PRODUCTNAME":
            section("module") { $0.tag("module") }
            inverted("module") { $0.tag($0.project("projectName")) }
        default: tag(project("projectName"))
        }
    }

    /// Adds a tag for a value that can be empty. Words that lead to the value are in its section.
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

    /// The name of an option of the project in tags. The set then has this option.
    private mutating func project(_ name: String) -> String {
        projectOptions.insert(name)
        return "options." + (options.projectNames[name] ?? name)
    }
}
