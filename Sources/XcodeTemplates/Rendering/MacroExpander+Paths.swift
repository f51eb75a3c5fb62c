import Basics

extension MacroExpander {
    /// The path of a file with its macros replaced, each component by itself.
    ///
    /// Throws 77 for a value that would make another folder of it, or no name at all.
    mutating func path(
        _ path: String, of source: String
    ) throws(XcodeTemplateError) -> String {
        var components: [String] = []
        file = nil
        for component in path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
            components.append(try self.component(Array(component), in: path, of: source))
        }
        return components.joined(separator: "/")
    }

    private mutating func component(
        _ bytes: [UInt8], in path: String, of source: String
    ) throws(XcodeTemplateError) -> String {
        let location = template.location
        let text = SourceText(
            name: location + "/" + source, text: String(decoding: bytes, as: UTF8.self))
        var result: [UInt8] = []
        var end = 0
        var last: (macro: TextMacro, value: String)?
        for macro in TextMacro.all(in: bytes) {
            result += bytes[end..<macro.range.lowerBound]
            end = macro.range.upperBound
            let value = try value(of: macro) { _ in .whole(text.name) }
            if let value {
                if value.isUnsafeInName { throw unsafe(value, macro, path) }
                last = (macro, value)
            }
            result += value.map { Array($0.utf8) } ?? Array(bytes[macro.range])
        }
        result += bytes[end...]
        let name = String(decoding: result, as: UTF8.self)
        if name.isEmpty || name == "." || name == ".." {
            guard let last else { throw XcodeTemplateError(.unsafePath(path), in: location) }
            throw unsafe(last.value, last.macro, path)
        }
        return name
    }

    private func unsafe(
        _ value: String, _ macro: TextMacro, _ path: String
    ) -> XcodeTemplateError {
        let problem = XcodeTemplateProblem.unsafeValue(value, of: source(of: macro), path: path)
        return XcodeTemplateError(problem, in: template.location)
    }

    /// Whom to blame for a value.
    private func source(of macro: TextMacro) -> ValueSource {
        if let id = macro.variable { return id == nameID ? .name : .option(id) }
        guard macro.name.hasPrefix("FILE") else { return .macro(macro.name) }
        guard let product = optionsByID["productName"], nameID != "productName" else {
            return .name
        }
        return .option(product.identifier)
    }
}

extension String {
    /// Whether it would lead a path elsewhere, or hide what it is.
    fileprivate var isUnsafeInName: Bool {
        self == "." || self == ".."
            || unicodeScalars.contains { scalar in
                if scalar == "/" || scalar == "\\" { return true }
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: return true
                default: return false
                }
            }
    }
}
