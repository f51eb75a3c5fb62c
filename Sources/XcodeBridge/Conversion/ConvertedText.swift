import Basics
import TemplateEngine
import XcodeTemplates

/// A template whose delimiters are chosen later.
struct ConvertedText {
    /// The text with one byte for each delimiter. UTF-8 contains neither of these.
    private var bytes: [UInt8] = []
    private static let open: UInt8 = 0xFE
    private static let close: UInt8 = 0xFF

    /// The options of the project that the template names.
    private(set) var projectOptions: Set<String> = []
    /// Whether the template includes the partial `header`.
    private(set) var hasHeader = false
    private let options: ConvertedOptions

    init(_ parts: [TextPart], _ options: ConvertedOptions) {
        self.options = options
        add(parts)
    }

    /// The partial `header`: the project's header, or else Xcode's. With the comment, the section
    /// isn't alone on its line, so the line break remains.
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
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let parts = lines.map(Self.keepingBreak).joined(separator: [UInt8(ascii: "\n")])
            .split(separator: Self.open, omittingEmptySubsequences: false)
        var result = ""
        for (index, part) in parts.enumerated() {
            let pieces = part.split(
                separator: Self.close, maxSplits: 1, omittingEmptySubsequences: false
            ).map { String(decoding: $0, as: UTF8.self) }
            if index > 0 { result += delimiters.open + pieces[0] + delimiters.close }
            let text = pieces[index > 0 ? 1 : 0]
            // A brace at the end of the text must not be taken for the beginning of the delimiter.
            let isLast = index == parts.count - 1
            let offsets = (isLast ? text : text + delimiters.open).utf8Offsets(of: delimiters.open)
            guard offsets.first == (isLast ? nil : text.utf8.count) else { return nil }
            result += text
        }
        return result
    }

    /// Adds a comment to a line with one tag that renders nothing and only white space, because
    /// such a line would disappear.
    private static func keepingBreak(_ line: ArraySlice<UInt8>) -> [UInt8] {
        let marks = line.indices.filter { line[$0] == open || line[$0] == close }
        guard marks.count == 2, "#^/>".utf8.contains(line[marks[0] + 1]),
            String(decoding: line[..<marks[0]] + line[(marks[1] + 1)...], as: UTF8.self)
                .allSatisfy(\.isWhitespace)
        else { return Array(line) }
        var line = line
        line.insert(contentsOf: [open] + Array("! ".utf8) + [close], at: marks[1] + 1)
        return Array(line)
    }
}

// MARK: Parts

extension ConvertedText {
    private mutating func add(_ parts: [TextPart]) {
        for part in parts {
            switch part {
            case .text(let text): bytes += text.utf8
            case .name: add("{{scene}}")
            case .option(let id): add("{{\(textOption(id))}}")
            case .macro(let name): add(macro: name)
            case .byValue(let id, let cases): add(cases, of: id)
            case .given(let id, let given, let otherwise):
                add(given, in: "#", textOption(id))
                add(otherwise, in: "^", textOption(id))
            }
        }
    }

    /// Adds a section, or an inverted one for the mark `^`.
    private mutating func add(_ parts: [TextPart], in mark: String, _ name: String) {
        add("{{\(mark)\(name)}}")
        add(parts)
        add("{{/\(name)}}")
    }

    /// Adds a template that is written with the standard delimiters.
    private mutating func add(_ template: String) {
        bytes += Array(template.utf8).replacing(Array("{{".utf8), with: [Self.open])
            .replacing(Array("}}".utf8), with: [Self.close])
    }

    /// The option that takes a text. For a class with known values, that is another option.
    private func textOption(_ id: String) -> String {
        "options." + (options[id].map { $0.otherName ?? $0.name } ?? id)
    }

    private mutating func add(_ cases: [TextPart.ValueCase], of id: String) {
        guard let option = options[id] else { return }
        let name = "options." + option.name
        if cases.allSatisfy({ $0.parts == [.text(option.name(of: $0.value))] }) {
            add("{{\(name)}}")
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
        case "DATE": add("{{date}}")
        case "YEAR": add("{{year}}")
        case "FULLUSERNAME", "USERNAME": add(optional: "author")
        case "FILENAME": add("{{fileName}}")
        case "FILEHEADER":
            hasHeader = true
            projectOptions.formUnion(["projectName", "organizationName"])
            // The lines of a header include their slashes.
            if bytes.suffix(2).elementsEqual("//".utf8) { bytes.removeLast(2) }
            add("{{>header}}")
        case "COPYRIGHT":
            let name = project("organizationName")
            add("{{#\(name)}}Copyright © {{year}} {{\(name)}}. All rights reserved.{{/\(name)}}")
        case "ORGANIZATIONNAME": add(optional: project("organizationName"))
        case "PACKAGENAME": addOrProject(project("packageName"))
        case "TARGETNAME", "PRODUCTNAME": addOrProject("module")
        default: add("{{\(project("projectName"))}}")
        }
    }

    /// Adds a tag for a value, or for the name of the project if there is none.
    private mutating func addOrProject(_ name: String) {
        let project = project("projectName")
        add("{{#\(name)}}{{\(name)}}{{/\(name)}}{{^\(name)}}{{\(project)}}{{/\(name)}}")
    }

    /// Adds a tag for a value that can be empty. Words that lead to the value are in its section.
    private mutating func add(optional name: String) {
        let start = bytes.lastIndex(of: Self.close).map { $0 + 1 } ?? 0
        let count = OptionalMacro.lead(in: bytes[start...], followsMacro: start > 0)
        let lead = String(decoding: bytes.suffix(count), as: UTF8.self)
        bytes.removeLast(count)
        add(count == 0 ? "{{\(name)}}" : "{{#\(name)}}\(lead){{\(name)}}{{/\(name)}}")
    }

    /// The name of an option of the project in tags. The set then has this option.
    private mutating func project(_ name: String) -> String {
        projectOptions.insert(name)
        return "options." + (options.projectNames[name] ?? name)
    }
}
