/// The values of text macros that aren't options of the template.
///
/// The caller supplies all values, including times and names. A value that is nil has a neutral
/// replacement, which its comment names.
package struct MacroValues: Hashable, Sendable {
    /// `DATE`, in its final form. If it is nil, the macro is empty, and the file's header contains
    /// no date.
    package var date: String?
    /// `YEAR`; nil is an empty text.
    package var year: String?
    /// `TIME`; nil is an empty text.
    package var time: String?
    /// `FULLUSERNAME`; nil is `userName`, and no name in the file's header if that is nil too.
    package var fullUserName: String?
    /// `USERNAME`; nil is an empty text.
    package var userName: String?
    /// `ORGANIZATIONNAME`; nil is an empty text.
    package var organizationName: String?
    /// `COPYRIGHT`. The default is `Copyright © YEAR ORGANIZATIONNAME. All rights reserved.`, or an
    /// empty text if the organization isn't known.
    package var copyright: String?
    /// `FILEHEADER`, which may hold macros and begins after the two slashes; nil is Xcode's form.
    package var fileHeader: String?
    /// `PROJECTNAME`; nil is `packageName`, and `Project` if that is nil too.
    package var projectName: String?
    /// `PACKAGENAME`; nil is the name of the project.
    package var packageName: String?
    /// `TARGETNAME`; nil is the name of the project.
    package var targetName: String?
    /// `PRODUCTNAME`, what the target makes; nil is the name of the target.
    package var productName: String?
    /// `WORKSPACENAME`; nil is the name of the project.
    package var workspaceName: String?
    /// `DEFAULTTOOLCHAINSWIFTVERSION`; nil is `6.0`.
    package var swiftVersion: String?
    /// `RUNNINGMACOSVERSION`; nil is `13.0`.
    package var macOSVersion: String?
    /// The seed of every `UUID`, together with the scene's name, the file, and the count in it. The
    /// same seed gives the same values; nil gives an empty text.
    package var uuidSeed: String?
    /// The macros of `IDETemplateMacros.plist`, by name: they go before all of the above, and may
    /// hold macros.
    package var overrides: [String: String]
    /// The name of the values' file in messages.
    package var overridesPath = "IDETemplateMacros.plist"

    /// Neutral values, to be changed one by one.
    package init(overrides: [String: String] = [:]) {
        self.overrides = overrides
    }
}

extension MacroValues {
    /// The name of the project, neutral or not.
    private var project: String { projectName ?? packageName ?? "Project" }

    /// The value of a macro that depends on no file and no other macro.
    package func plain(_ name: String) -> String? {
        switch name {
        case "DATE": date ?? ""
        case "YEAR": year ?? ""
        case "TIME": time ?? ""
        case "FULLUSERNAME": fullUserName ?? userName ?? ""
        case "USERNAME": userName ?? ""
        case "ORGANIZATIONNAME": organizationName ?? ""
        case "PROJECTNAME": project
        case "PACKAGENAME": packageName ?? project
        case "TARGETNAME": targetName ?? project
        case "PRODUCTNAME": productName ?? targetName ?? project
        case "WORKSPACENAME": workspaceName ?? project
        case "DEFAULTTOOLCHAINSWIFTVERSION": swiftVersion ?? "6.0"
        case "RUNNINGMACOSVERSION": macOSVersion ?? "13.0"
        default: nil
        }
    }

    /// Returns the text with macros that is the value of a macro. Each use expands it.
    package func text(of name: String) -> String? {
        if let text = overrides[name] { return text }
        switch name {
        case "FILEHEADER": return fileHeader ?? xcodeHeader
        case "COPYRIGHT":
            if copyright != nil { return nil }
            let organization = overrides["ORGANIZATIONNAME"] ?? organizationName ?? ""
            if organization.isEmpty { return "" }
            return "Copyright © ___YEAR___ ___ORGANIZATIONNAME___. All rights reserved."
        case "NSHUMANREADABLECOPYRIGHTPLIST":
            return "<key>NSHumanReadableCopyright</key>\n\t<string>___COPYRIGHT:xml___</string>"
        default: return nil
        }
    }

    /// Xcode's header without what is not known: a line with a gap in it would look broken.
    private var xcodeHeader: String {
        var created = ""
        if overrides["FULLUSERNAME"] ?? fullUserName ?? userName != nil {
            created += " by ___FULLUSERNAME___"
        }
        if overrides["DATE"] ?? date != nil { created += " on ___DATE___" }
        var last: [String] = []
        if !created.isEmpty { last.append("Created\(created).") }
        if copyright ?? text(of: "COPYRIGHT") != "" { last.append("___COPYRIGHT___") }
        if !last.isEmpty { last.append("") }
        let lines = ["___FILENAME___", "___PROJECTNAME___", ""] + last
        return lines.map { $0.isEmpty ? "\n//" : "\n//  " + $0 }.joined()
    }

    /// Whether only Xcode can fill a macro, since the value comes from a model or an inspector.
    package static func isAppleOnly(_ name: String) -> Bool {
        let prefixes = [
            "COREDATA", "INTENT", "APP_ENTITY", "APP_ENUM", "LINK_ACTION", "SWIFTDATA",
        ]
        return ["IMPORTS", "SUPERCLASSNAME", "AUXILIARY_CONTENT"].contains(name)
            || prefixes.contains { name.hasPrefix($0) }
    }
}

/// UUIDs that are the same in every run, because they are computed from a text.
enum StableUUID {
    /// The UUID of a text, in the form of version 4 and in capitals, as Xcode writes them.
    static func text(for seed: String) -> String {
        var bytes = bytes(of: seed, start: 0xCBF2_9CE4_8422_2325)
        bytes += Self.bytes(of: seed, start: 0x9E37_79B9_7F4A_7C15)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        var result = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { result += "-" }
            result += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return result
    }

    /// FNV-1a, with its bits stirred once more: texts that differ in one letter must not look alike.
    private static func bytes(of text: String, start: UInt64) -> [UInt8] {
        var hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        hash ^= hash >> 31
        return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
    }
}
