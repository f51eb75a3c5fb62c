import Basics
package import JSONSource
import TemplateSets

extension SceneRecord {
    /// The bytes of the file.
    package var contents: [UInt8] {
        var members = [
            RecordDocument.versionMember, JSONMember("name", .string(entry.name.text)),
        ]
        if let list { members.append(JSONMember("list", .string(list))) }
        members += [
            JSONMember("template", .string(entry.choices.template?.text)),
            JSONMember("templateVersion", .string(setVersion)),
            JSONMember("templateDigest", .string(setDigest.description)),
        ]
        members += [
            ("templateSource", setSource?.url.text),
            ("templateRef", setSource?.reference?.description),
            ("routing", routing == .builder ? nil : routing.rawValue), ("module", module),
            ("author", author?.text), ("date", date?.text),
        ].compactMap {
            key, value in
            value.map { JSONMember(key, .string($0)) }
        }
        members.append(JSONMember("sources", .string(sources.path)))
        if let tests { members.append(JSONMember("tests", .string(tests.path))) }
        if let support { members.append(JSONMember("support", .string(support.path))) }
        members += entry.choices.members
        if !resolved.members.isEmpty {
            members.append(JSONMember("resolved", .object(resolved.members)))
        }
        members.append(JSONMember("files", .array(files.map(\.json))))
        return JSONValue.object(members).utf8()
    }
}

extension SceneChoices {
    /// The keys of a scene but for its template; those that say nothing are left out.
    package var members: [JSONMember] {
        var members: [JSONMember] = []
        let lists: [(String, [JSONValue]?)] = [
            ("params", parameters?.map(\.json)), ("imports", imports?.map(\.json)),
            ("dependencies", dependencies?.map(\.json)), ("samples", samples?.map(\.json)),
            ("only", parts?.map(\.json)), ("routes", routes?.map(\.json)),
            ("present", presentations?.map(\.json)),
        ]
        for (key, list) in lists {
            guard let list, !list.isEmpty else { continue }
            members.append(JSONMember(key, .array(list)))
        }
        if !options.isEmpty {
            let sorted = options.sorted { $0.key < $1.key }
            members.append(
                JSONMember("options", .object(sorted.map { JSONMember($0.key, $0.value.json) })))
        }
        return members
    }
}

extension SourceText {
    fileprivate var json: JSONValue { .string(text) }
}

extension RouteEntry {
    /// The route as files have it.
    var json: JSONValue {
        guard let parameters else { return text.json }
        var members = [
            JSONMember("scene", text.json), JSONMember("params", .array(parameters.map(\.json))),
        ]
        if !imports.isEmpty { members.append(JSONMember("imports", .array(imports.map(\.json)))) }
        return .object(members)
    }
}
