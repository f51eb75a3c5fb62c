/// What scene-kit writes into the `TemplateInfo.plist` of a bundle that it exports, beside what Xcode
/// reads, and reads again when it renders that bundle itself. Xcode passes over keys that it does not
/// know.
///
/// Xcode asks for everything in its dialog and breaks no lines. What it cannot do is described here, so
/// that scene-kit gives the same bytes for the bundle as for the set that it was made of.
package struct ExportMark: Hashable, Sendable {
    /// The key at the top of the property list under which all of this stands.
    package static let key = "SceneKitExport"
    /// The key at the top that says whether Swift files are laid out after they are rendered: imports
    /// sorted, long lines broken. Exported files have no broken lines, since these depend on how long
    /// names are.
    package static let layoutKey = "SceneKitLayout"
    /// The version of what stands there.
    package static let formatVersion = 1

    /// The set that was exported.
    package var set: String
    /// Its version.
    package var version: String
    /// Which of the set's files are in the bundle.
    package var part: Part
    /// Text options that follow from the scene's name, by how: `title`, or `snakeCase` and the other
    /// cases that templates can ask for.
    package var names: [String: String]
    /// The options that stand for the scene's initial data; nil where the bundle's files have nothing
    /// to do with it.
    package var parameter: ParameterOptions?
    /// The options that stand for the module that the scene belongs to.
    package var module: ModuleOptions?
    /// Options of the set that make no difference to the bundle's files, with the values that they take:
    /// scene-kit takes them on the command line, so that one line does for all bundles of a set.
    package var otherOptions: [String: [String]]

    /// Which of a set's files a bundle has. Xcode adds all files of a bundle to the same targets.
    package enum Part: String, Sendable, CaseIterable {
        /// What each scene has.
        case scene
        /// The tests of a scene.
        case tests
        /// What all scenes of a project share.
        case support
        /// What their tests share.
        case testSupport
    }

    /// What tests do with a value of the parameter's type.
    package enum TestUse: String, Sendable, CaseIterable {
        /// They pass it, and compare what arrives with `==`.
        case compared
        /// They pass it.
        case passed
        /// None is known; they prove by type alone that the parameter is taken.
        case none
    }

    /// The options that stand for initial data.
    package struct ParameterOptions: Hashable, Sendable {
        /// The popup that says whether there is some.
        package var choice: String
        /// Its value for none.
        package var none: String
        /// Its value for one parameter.
        package var one: String
        /// The text option for each piece of the parameter, by `name`, `label`, `type` and `sample`;
        /// pieces that the files do not name are left out.
        package var texts: [String: String]
        /// The checkbox that has the files import Foundation for the parameter's type.
        package var foundation: String?
        /// The popup that says what tests do with a value of the type; its values are those of
        /// `TestUse`.
        package var testUse: String?

        /// The options of a bundle.
        package init(
            choice: String, none: String, one: String, texts: [String: String],
            foundation: String? = nil, testUse: String? = nil
        ) {
            (self.choice, self.none, self.one) = (choice, none, one)
            (self.texts, self.foundation, self.testUse) = (texts, foundation, testUse)
        }
    }

    /// The options that stand for the scene's module.
    package struct ModuleOptions: Hashable, Sendable {
        /// The checkbox that says whether files name it; nil where they always do.
        package var choice: String?
        /// The text option for its name.
        package var name: String

        /// The options of a bundle.
        package init(choice: String?, name: String) {
            (self.choice, self.name) = (choice, name)
        }
    }

    /// Names that the set's code takes, each with the reason, by what cannot have them: `scenes`,
    /// `parameters` and `types`.
    package var reserved: [String: [String: String]] = [:]

    /// A mark in one piece.
    package init(
        set: String, version: String, part: Part, names: [String: String] = [:],
        parameter: ParameterOptions? = nil, module: ModuleOptions? = nil,
        otherOptions: [String: [String]] = [:]
    ) {
        (self.set, self.version, self.part, self.names) = (set, version, part, names)
        (self.parameter, self.module, self.otherOptions) = (parameter, module, otherOptions)
    }
}

extension XcodeTemplate {
    /// Whether the bundle asks scene-kit to lay its Swift files out, as exported ones do.
    package var laysOutSwift: Bool { info[ExportMark.layoutKey] == .boolean(true) }
}

extension ExportMark {
    /// What stands under `key`.
    package var propertyList: PropertyList {
        var members: [String: PropertyList] = [
            "FormatVersion": .integer(Self.formatVersion), "Set": .string(set),
            "SetVersion": .string(version), "Part": .string(part.rawValue),
        ]
        if !names.isEmpty { members["Names"] = .strings(names) }
        if !otherOptions.isEmpty {
            members["OtherOptions"] = .dictionary(
                otherOptions.mapValues { .array($0.map { .string($0) }) })
        }
        if let parameter {
            var texts = [
                "Choice": parameter.choice, "None": parameter.none, "One": parameter.one,
            ]
            if let foundation = parameter.foundation { texts["Foundation"] = foundation }
            if let testUse = parameter.testUse { texts["TestUse"] = testUse }
            members["Parameter"] = .dictionary(
                texts.mapValues { .string($0) }.merging(["Texts": .strings(parameter.texts)]) { $1 }
            )
        }
        if !reserved.isEmpty {
            members["Reserved"] = .dictionary(reserved.mapValues { .strings($0) })
        }
        if let module {
            var texts = ["Name": module.name]
            if let choice = module.choice { texts["Choice"] = choice }
            members["Module"] = .strings(texts)
        }
        return .dictionary(members)
    }

    /// Reads the mark of a bundle from the whole property list of its `TemplateInfo.plist`; nil where
    /// there is none, or one of a version or form that is not known.
    package init?(in info: PropertyList) {
        guard let members = info.member(Self.key), let set = members.text("Set"),
            let version = members.text("SetVersion"),
            let part = members.text("Part").flatMap(Part.init),
            members.member("FormatVersion") == .integer(Self.formatVersion)
        else { return nil }
        var others: [String: [String]] = [:]
        if case .dictionary(let options)? = members.member("OtherOptions") {
            for (name, values) in options {
                guard case .array(let elements) = values else { return nil }
                others[name] = elements.compactMap(\.string)
            }
        }
        self.init(
            set: set, version: version, part: part,
            names: members.member("Names")?.textsByKey ?? [:],
            parameter: members.member("Parameter").flatMap(ParameterOptions.init),
            module: members.member("Module").flatMap(ModuleOptions.init), otherOptions: others)
        if case .dictionary(let words)? = members.member("Reserved") {
            reserved = words.mapValues(\.textsByKey)
        }
    }
}

extension ExportMark.ParameterOptions {
    fileprivate init?(_ list: PropertyList) {
        guard let choice = list.text("Choice"), let none = list.text("None"),
            let one = list.text("One")
        else { return nil }
        self.init(
            choice: choice, none: none, one: one, texts: list.member("Texts")?.textsByKey ?? [:],
            foundation: list.text("Foundation"), testUse: list.text("TestUse"))
    }
}

extension ExportMark.ModuleOptions {
    fileprivate init?(_ list: PropertyList) {
        guard let name = list.text("Name") else { return nil }
        self.init(choice: list.text("Choice"), name: name)
    }
}

extension PropertyList {
    fileprivate static func strings(_ texts: [String: String]) -> PropertyList {
        .dictionary(texts.mapValues { .string($0) })
    }

    fileprivate var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    fileprivate func member(_ key: String) -> PropertyList? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }

    fileprivate func text(_ key: String) -> String? { member(key)?.string }

    fileprivate var textsByKey: [String: String] {
        guard case .dictionary(let members) = self else { return [:] }
        return members.compactMapValues(\.string)
    }
}
