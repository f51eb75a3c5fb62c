/// The values of text macros that aren't options of the template. Missing values are neutral.
package struct MacroValues: Hashable, Sendable {
    /// `DATE`, in its final form. Without it, the file's header contains no date.
    package var date: String?
    /// `YEAR`.
    package var year: String?
    /// `FULLUSERNAME` and `USERNAME`. Without it, the file's header contains no name.
    package var author: String?
    /// `ORGANIZATIONNAME`. Without it, there is no `COPYRIGHT`.
    package var organizationName: String?
    /// `FILEHEADER`, which can contain macros and begins after the two slashes. The default is
    /// Xcode's form.
    package var fileHeader: String?
    /// `PROJECTNAME`. The default is `packageName`, or else `Project`.
    package var projectName: String?
    /// `PACKAGENAME`. The default is the name of the project.
    package var packageName: String?
    /// `TARGETNAME` and `PRODUCTNAME`. The default is the name of the project.
    package var targetName: String?
    /// `WORKSPACENAME`. The default is the name of the project.
    package var workspaceName: String?
    /// The macros of `IDETemplateMacros.plist` by name. They come before all others, and can
    /// contain macros.
    package var overrides: [String: String]
    /// The path of the file with the overrides in messages.
    package var overridesPath = "IDETemplateMacros.plist"

    package init(overrides: [String: String] = [:]) { self.overrides = overrides }

    /// The value of a macro that depends on no file and no other macro.
    package func plain(_ name: String) -> String? {
        let project = projectName ?? packageName ?? "Project"
        return switch name {
        case "DATE": date ?? ""
        case "YEAR": year ?? ""
        case "TIME": ""
        case "FULLUSERNAME", "USERNAME": author ?? ""
        case "ORGANIZATIONNAME": organizationName ?? ""
        case "PROJECTNAME": project
        case "PACKAGENAME": packageName ?? project
        case "TARGETNAME", "PRODUCTNAME": targetName ?? project
        case "WORKSPACENAME": workspaceName ?? project
        case "DEFAULTTOOLCHAINSWIFTVERSION": "6.0"
        case "RUNNINGMACOSVERSION": "13.0"
        default: nil
        }
    }

    /// The text of a macro whose value contains macros.
    package func text(of name: String) -> String? {
        if let text = overrides[name] { return text }
        switch name {
        case "FILEHEADER": return fileHeader ?? xcodeHeader
        case "COPYRIGHT":
            let organization = overrides["ORGANIZATIONNAME"] ?? organizationName ?? ""
            if organization.isEmpty { return "" }
            return "Copyright © ___YEAR___ ___ORGANIZATIONNAME___. All rights reserved."
        case "NSHUMANREADABLECOPYRIGHTPLIST":
            return "<key>NSHumanReadableCopyright</key>\n\t<string>___COPYRIGHT:xml___</string>"
        default: return nil
        }
    }

    /// Xcode's header without the values that aren't known.
    private var xcodeHeader: String {
        var created = ""
        if overrides["FULLUSERNAME"] ?? author != nil { created += " by ___FULLUSERNAME___" }
        if overrides["DATE"] ?? date != nil { created += " on ___DATE___" }
        var last: [String] = []
        if !created.isEmpty { last.append("Created\(created).") }
        if text(of: "COPYRIGHT") != "" { last.append("___COPYRIGHT___") }
        if !last.isEmpty { last.append("") }
        let lines = ["___FILENAME___", "___PROJECTNAME___", ""] + last
        return lines.map { $0.isEmpty ? "\n//" : "\n//  " + $0 }.joined()
    }

    /// Whether only Xcode knows the value of a macro, because it comes from a model or an
    /// inspector.
    package static func isAppleOnly(_ name: String) -> Bool {
        let prefixes = ["COREDATA", "INTENT", "APP_ENTITY", "APP_ENUM", "LINK_ACTION", "SWIFTDATA"]
        return ["IMPORTS", "SUPERCLASSNAME", "AUXILIARY_CONTENT"].contains(name)
            || prefixes.contains { name.hasPrefix($0) }
    }
}
