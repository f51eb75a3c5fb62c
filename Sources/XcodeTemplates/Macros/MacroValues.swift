/// What text macros stand for besides the options of the template.
///
/// All of it comes from outside: the module asks no clock and no system. What is nil has a neutral
/// value, which is named with it.
package struct MacroValues: Hashable, Sendable {
    /// `DATE`, as it is to be written; nil is an empty text, and no date in the file's header.
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
    /// `COPYRIGHT`; nil is `Copyright © YEAR ORGANIZATIONNAME. All rights reserved.`, and an empty
    /// text where there is no organization.
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
    /// What every `UUID` is derived from, with the scene's name, the file and the count in it.
    /// Two runs with one seed give the same; nil is an empty text.
    package var uuidSeed: String?
    /// The macros of `IDETemplateMacros.plist`, by name: they go before all of the above, and may
    /// hold macros.
    package var overrides: [String: String]
    /// What messages call the file that these come from.
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

    /// The text with macros that a macro stands for, which is expanded where it is used.
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
