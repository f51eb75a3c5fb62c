package import Basics
package import PropertyLists

/// Problems of an Xcode template or of a request to render it. `diagnostics` has the wording.
package struct XcodeTemplateError: Error, Sendable {
    /// One fact and its place.
    package struct Issue: Sendable {
        /// The problem.
        package let problem: XcodeTemplateProblem
        /// The place of the problem.
        package let place: SourcePlace
        /// The user's text that caused the problem, if it is known.
        var given: SourceText?
    }

    /// In the order in which they were found; never empty.
    package internal(set) var issues: [Issue]

    init(_ problem: XcodeTemplateProblem, at place: SourcePlace) {
        issues = [Issue(problem: problem, place: place)]
    }

    init(_ problem: XcodeTemplateProblem, in name: String) {
        self.init(problem, at: .whole(name))
    }

    init(_ error: PropertyListError) {
        self.init(.propertyList(error.problem), at: error.place)
    }

    init(issues: [Issue]) {
        self.issues = issues
    }

    /// The exit status: 77 for unsafe templates, 64 for invalid arguments, and 65 otherwise.
    package var status: ExitStatus {
        let all = issues.map { issue in
            let status = issue.problem.status
            return status == .usage ? issue.given?.status ?? status : status
        }
        return all.contains(.refused) ? .refused : all.contains(.usage) ? .usage : .data
    }

    /// Returns the error with the issues shown at the arguments that caused them, as far as those
    /// are known.
    package func shown(at text: (XcodeTemplateProblem) -> SourceText?) -> XcodeTemplateError {
        XcodeTemplateError(
            issues: issues.map {
                Issue(problem: $0.problem, place: $0.place, given: text($0.problem))
            })
    }

    /// The error as a command reports it.
    package var failure: Failure { Failure(status, diagnostics) }
}

/// The things that can be wrong with an Xcode template.
package enum XcodeTemplateProblem: Error, Hashable, Sendable {
    case propertyList(PropertyListProblem)

    // Found in the TemplateInfo.plist of a bundle, or in its files.
    case noInfo
    case wrongType(key: String, expected: String, found: String)
    case foreignKind(String)
    case optionWithoutIdentifier(number: Int)
    case duplicateOption(String)
    case unknownOptionType(option: String, type: String?)
    case noChoices(option: String)
    case emptyBundle
    case cycle([String])
    case tooDeep(limit: Int)
    case missingVariant(folder: String, folders: [String])
    case appleMacro(String)
    case valueTooLarge(limit: Int)
    case outputTooLarge(limit: Int)
    case collision(String, String)

    // Found in what the user gave.
    case unknownOption(String, known: [String])
    case staticOption(String)
    case nameOption(String)
    case inactiveOption(String, needs: [String: [String]])
    case notAChoice(String, option: String, choices: [String])
    case notTrueOrFalse(String, option: String)
    /// Its identifier, and the label that Xcode's dialog shows.
    case missingOption(String, label: String)
    case missingName

    // Refused for safety.
    case unsafeValue(String, of: ValueSource, path: String)
    case unsafePath(String)
}

/// The origin of a value in a path.
package enum ValueSource: Hashable, Sendable {
    /// The name of the scene.
    case name
    /// An option of the template.
    case option(String)
    /// Any other text macro.
    case macro(String)
}
