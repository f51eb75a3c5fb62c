import SwiftSource
import TemplateEngine

extension LinkPath {
    /// What templates see: the path, what it reads, how it makes the scene, and links to test it with.
    var context: TemplateValue {
        let values = values
        return .stringWithMembers(
            text,
            [
                "values": .list(values.map(\.context)),
                "arguments": .string(arguments),
                "example": .string(link { $0.example }),
                "comparisons": .list(
                    values.map { ["name": .string($0.name), "value": .string($0.expression)] }),
                "mismatches": .list(mismatches.map { .string($0) }),
            ])
    }

    /// A parameter that a link gives, and a value for tests.
    private struct Value {
        let part: Int
        let parameter: Parameter
        let expression: String

        var name: String { parameter.name.description }

        /// As it stands in a link: of a literal what is between its quotation marks.
        var example: String { expression.filter { $0 != "\"" } }

        var context: TemplateValue {
            [
                "name": .string(name), "plainName": .string(parameter.name.name),
                "type": .string(parameter.type.unwrapped.description),
            ]
        }
    }

    private var values: [Value] {
        var values: [Value] = []
        for (place, part) in parts.enumerated() {
            guard case .value(let index) = part else { continue }
            let parameter = parameters[index].parameter
            let type = parameter.type.unwrapped
            let before = values.count { $0.parameter.type.unwrapped == type }
            let expression = type.sample(index: before).expression ?? ""
            values.append(Value(part: place, parameter: parameter, expression: expression))
        }
        return values
    }

    /// What the initializer takes: values of the link, defaults, and nil.
    private var arguments: String {
        let given = Set(values.map(\.parameter.name))
        return parameters.compactMap { labeled in
            if given.contains(labeled.parameter.name) { return labeled.argument }
            if labeled.parameter.defaultValue != nil { return nil }
            return labeled.argument(passing: "nil")
        }.joined(separator: ", ")
    }

    /// A link with some text in the place of each value.
    private func link(_ text: (Value) -> String) -> String {
        let values = Dictionary(uniqueKeysWithValues: values.map { ($0.part, $0) })
        return parts.enumerated().map { place, part in
            if case .literal(let literal) = part { return literal.percentEncoded }
            return values[place].map(text) ?? ""
        }.joined(separator: "/")
    }

    /// Links that open nothing: too short, too long, to another place, or with an invalid value.
    private var mismatches: [String] {
        let example = link { $0.example }
        var links = ["", example + "/more"]
        if parts.count > 1 {
            links.append(example.split(separator: "/").dropLast().joined(separator: "/"))
        }
        if case .literal? = parts.first { links.append("x" + example) }
        for value in values where value.parameter.type.unwrapped.description != "String" {
            guard value.parameter.type.unwrapped.description != "Substring" else { continue }
            links.append(link { $0.part == value.part ? "no-value" : $0.example })
        }
        return links
    }
}

extension String {
    /// The text as a part of a path.
    fileprivate var percentEncoded: String {
        var text = ""
        for byte in utf8 {
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")",
                "*", "+", ",", ";", "=", ":", "@":
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }
}
