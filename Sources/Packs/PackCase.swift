package import Basics
package import JSONSource
package import Projects
package import SwiftSource
import TemplateSets

/// A case of a pack: a scene, and the files that it must give. It is read from `Tests/<case>/case.json`.
package struct PackCase: Sendable {
    /// The set of the pack that renders it.
    package var set: SourceText
    package var entry: SceneEntry
    /// The scenes that its routes lead to, which are looked up and not rendered.
    package var targets: [SceneEntry]
    /// The status with which `scene-kit new` has to end.
    package var status: ExitStatus
    /// Where the file says so; nil where it says nothing.
    package var statusText: SourceText?
    /// What the first error has to say, among other things.
    package var message: SourceText?
    /// The module that the scene belongs to.
    package var module: String
    /// What the labels of its initializers look like.
    package var labels: LabelStyle
    /// Who it is by.
    package var author: SourceText
    /// The day it was made, as `yyyy-mm-dd`.
    package var date: SourceText

    /// The module of a case that names none.
    package static let defaultModule = "Scenes"
    /// The day of a case that names none: any, as long as it stays the same.
    package static let defaultDate = "2000-01-01"
    /// The folder of a case with the expected files.
    package static let expectedFolder = "expected"

    /// Reads a `case.json`.
    ///
    /// - Throws: `Failure` with 65 and everything that is wrong with it, where it stands.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        do throws(JSONError) {
            self = try JSONDocument(parsing: bytes, name: name).decode()
        } catch {
            throw error.failure
        }
    }
}

extension PackCase: JSONObjectReadable {
    /// Reads a whole file: the keys of a scene, and those that are a case's own.
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let set = object.required("set", as: SourceText.self)
        let name = object.required("name", as: SourceText.self)
        var choices = SceneChoices(besidesSetOf: object)
        choices.readOptions(of: object)
        targets = object.optional("targets", as: [CaseTarget].self)?.map(\.entry) ?? []
        let status = object.optional("exit", as: CaseStatus.self)
        (self.status, statusText) = (status?.status ?? .success, status?.text)
        message = object.optional("message")
        let module = object.optional("module", as: SourceText.self)
        self.module = module?.text ?? Self.defaultModule
        labels = object.optional("labels", default: .with)
        author = object.optional("author") ?? SourceText(name: "", text: "")
        date = object.optional("date") ?? SourceText(name: "", text: Self.defaultDate)
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
        if !author.text.isSafeInCode {
            object.report(
                "the author's name could end a comment or a string", at: "author",
                hint: "Leave out quotation marks, backslashes and '*/'.")
        }
        do throws(Failure) {
            _ = try CalendarDate(parsing: date)
        } catch {
            object.report(error, at: "date")
        }
        if let module {
            do throws(Failure) {
                _ = try ModuleName(parsing: module)
                if module.text.contains(".") {
                    throw module.failure("'\(module.text.prefix(100))' is part of a module")
                }
            } catch {
                object.report(error, at: "module")
            }
        }
        var seen: Set<String> = []
        for target in targets where !seen.insert(target.name.text).inserted {
            object.report("the target '\(target.name.text)' is listed twice", at: "targets")
        }
    }
}

/// A scene that routes lead to; it is of the case's own set.
private struct CaseTarget: JSONObjectReadable {
    let entry: SceneEntry

    init?(from object: JSONObjectReader) {
        let name = object.required("name", as: SourceText.self)
        var choices = SceneChoices(besidesSetOf: object)
        choices.readOptions(of: object)
        guard let name else { return nil }
        entry = SceneEntry(name: name, choices: choices)
    }
}

/// `exit`: a status with which a scene can end.
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

extension SceneEntry {
    /// The entry as if all of it were typed, so that what is wrong with it has the status that
    /// `scene-kit new` ends with.
    package var typed: SceneEntry {
        func typed(_ texts: [SourceText]?) -> [SourceText]? { texts?.map(\.asArgument) }
        func typed(_ routes: [RouteEntry]?) -> [RouteEntry]? {
            routes?.map { route in
                RouteEntry(
                    route.text.asArgument, parameters: typed(route.parameters),
                    imports: route.imports.map(\.asArgument))
            }
        }
        var result = SceneEntry(name: name.asArgument)
        result.choices.parameters = typed(choices.parameters)
        result.choices.imports = typed(choices.imports)
        result.choices.dependencies = typed(choices.dependencies)
        result.choices.samples = typed(choices.samples)
        result.choices.parts = typed(choices.parts)
        result.choices.routes = typed(choices.routes)
        result.choices.presentations = typed(choices.presentations)
        result.choices.options = choices.options.mapValues(\.asArgument)
        return result
    }
}
