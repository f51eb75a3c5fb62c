package import Basics
package import JSONSource
package import Projects
package import Scenes
package import SwiftSource
import TemplateSets

/// A case of a pack: a scene whose files a test compares. It is read from `Tests/<case>/case.json`.
package struct PackCase: Sendable {
    /// The name of the set that renders the scene.
    package var set: SourceText
    package var entry: SceneEntry
    /// The targets of the scene's routes. They aren't rendered.
    package var targets: [SceneEntry]
    /// The expected exit status of `scene-kit new`.
    package var status: ExitStatus
    /// The status in the file; nil if the file has none.
    var statusText: SourceText?
    /// A text that the first error must contain.
    package var message: SourceText?
    package var module: String
    package var labels: LabelStyle
    package var authorship: Authorship
    /// Whether the code compiles without other code of an app.
    package var isBuilt: Bool

    private static let defaultModule = "Scenes"
    package static let defaultDate = "2000-01-01"
    /// The folder of a case for the expected files.
    package static let expectedFolder = "expected"

    /// Reads a `case.json`. Its texts are arguments, so that errors in them have the status of
    /// `scene-kit new`. Throws a `Failure` with 65 and every problem.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        let document = try JSONDocument(parsing: bytes, name: name)
        self = try document.decode(quoting: document.source.asArgument)
    }
}

extension PackCase: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let set = object.required("set", as: SourceText.self)
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        targets = object.optional("targets", as: [CaseTarget].self)?.map(\.entry) ?? []
        let status = object.optional("exit", as: CaseStatus.self)
        (self.status, statusText) = (status?.status ?? .success, status?.text)
        message = object.optional("message")
        let module = object.optional("module", as: SourceText.self)
        self.module = module?.text ?? Self.defaultModule
        labels = object.optional("labels", default: .with)
        isBuilt = object.optional("build", default: true)
        authorship = Authorship(author: object.optional("author", default: ""))
        let date = object.optional("date") ?? SourceText(name: "", text: Self.defaultDate)
        authorship.date =
            object.checked("date") { () throws(Failure) in try CalendarDate(parsing: date) }
            ?? authorship.date
        guard let set, let name else { return nil }
        self.set = set
        entry = SceneEntry(name: name, choices: choices)
        reportBrokenRules(module, to: object)
    }

    private func reportBrokenRules(_ module: SourceText?, to object: JSONObjectReader) {
        if message != nil, status == .success {
            object.report(
                "'message' is for cases that fail", at: "message",
                hint: "Add \"exit\", the status that 'scene-kit new' has to end with.")
        }
        if !authorship.author.isSafeInCode {
            object.report(
                "the author's name could end a comment or a string", at: "author",
                hint: "Leave out quotation marks, backslashes and '*/'.")
        }
        if let module {
            _ = object.checked("module") { () throws(Failure) in
                _ = try ModuleName(parsing: module)
                if module.text.contains(".") {
                    throw module.failure("'\(module.text.prefix(100))' is part of a module")
                }
            }
        }
        var seen: Set<String> = []
        for target in targets where !seen.insert(target.name.text).inserted {
            object.report("the target '\(target.name.text)' is listed twice", at: "targets")
        }
    }
}

/// The target of a route. It uses the case's set.
private struct CaseTarget: JSONObjectReadable {
    let entry: SceneEntry

    init?(from object: JSONObjectReader) {
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        guard let name else { return nil }
        entry = SceneEntry(name: name, choices: choices)
    }
}

/// `exit`: an exit status that `scene-kit new` can have.
private struct CaseStatus: JSONReadable {
    let status: ExitStatus
    let text: SourceText

    private static let possible: [ExitStatus] = [.success, .usage, .data, .notFound, .refused]

    init?(from reader: JSONReader) {
        guard let number = Int(from: reader) else { return nil }
        guard let status = Self.possible.first(where: { Int($0.rawValue) == number }) else {
            let known = Self.possible.map { String($0.rawValue) }.joinedAsAlternatives()
            reader.report("no scene ends with the exit status \(number)", hint: "It is \(known).")
            return nil
        }
        self.status = status
        text = SourceText(
            String(number), atUTF8Offset: reader.node.range.lowerBound, of: reader.source)
    }
}
