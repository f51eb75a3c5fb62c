import PropertyLists

extension XcodeProjectFile {
    package var targetNames: [String] { targets.keys.sorted() }

    package func isApp(_ target: String) -> Bool { type(of: target) == "application" }

    package func isForTests(_ target: String) -> Bool { type(of: target) == "bundle.unit-test" }

    /// Whether a target has unit tests or tests of the user interface.
    package func hasTests(_ target: String) -> Bool {
        isForTests(target) || type(of: target) == "bundle.ui-testing"
    }

    private func type(of target: String) -> Substring? {
        targets[target]?["productType"]?.text?.dropFirst("com.apple.product-type.".count)
    }

    /// The targets of an app or a library, without bundles such as tests.
    package var codeTargets: [String] {
        targetNames.filter { name in type(of: name).map { !$0.hasPrefix("bundle") } ?? false }
    }

    package func target(_ target: String, dependsOn other: String) -> Bool {
        (targets[target]?["dependencies"]?.texts ?? []).contains { id in
            let dependency = objects[objects[id]?.members?["target"]?.text ?? ""]?.members
            return dependency?["name"]?.text == other
        }
    }

    /// The absolute paths of the folders of which a target includes every file, sorted.
    package func synchronizedFolders(of target: String) -> [String] {
        synchronized.filter { $0.owners.contains(target) }.map(\.path).sorted()
    }

    /// The absolute paths of the files that a target lists to be compiled.
    package func listedFiles(of target: String) -> Set<String> {
        let builds = objects[phase("Sources", of: target) ?? ""]?.members?["files"]?.texts ?? []
        let files = Set(builds.compactMap { objects[$0]?.members?["fileRef"]?.text })
        return Set(references.filter { files.contains($0.value) }.keys)
    }

    // MARK: - Modules

    /// The build settings that a module's name comes from.
    static let moduleSettings = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]

    /// Whether the file names the module of every target.
    package var namesAllModules: Bool {
        !refersToOthers
            && !targetNames.contains { spelledModules(of: $0).contains { $0.contains("$") } }
    }

    /// Whether a target or its module has the name. If the file doesn't name all modules, there can
    /// be others.
    package func hasTarget(named module: String) -> Bool { target(ofModule: module) != nil }

    /// The module of a target; nil if a build setting computes its name.
    package func module(of target: String) -> String? { modules(of: target).first }

    /// The versions of a system that a module is built for: those of its target, or those of the
    /// project if the target has none.
    ///
    /// - Parameter setting: A build setting, such as `IPHONEOS_DEPLOYMENT_TARGET`.
    package func deploymentTargets(_ setting: String, ofModule module: String?) -> [String] {
        self.setting(setting, of: module.flatMap(target) ?? "") ?? []
    }

    package func target(ofModule module: String) -> String? {
        targetNames.first { $0.asIdentifier == module || modules(of: $0).contains(module) }
    }

    private func modules(of target: String) -> [String] {
        spelledModules(of: target).filter { !$0.contains("$") }.map(\.asIdentifier)
    }

    /// The names of a target's module in its configurations, in which other settings stay.
    private func spelledModules(of target: String) -> [String] {
        let products = (setting("PRODUCT_NAME", of: target) ?? ["$(TARGET_NAME)"]).map {
            $0.substituting(target, for: "TARGET_NAME").substituting(target, for: "TARGETNAME")
        }
        let modules = setting("PRODUCT_MODULE_NAME", of: target) ?? ["$(PRODUCT_NAME)"]
        return modules.flatMap { module in
            products.map {
                module.substituting($0, for: "PRODUCT_NAME")
                    .substituting(target, for: "TARGET_NAME")
            }
        }
    }

    private func setting(_ name: String, of target: String) -> [String]? {
        settings[target]?[name] ?? settings[""]?[name]
    }
}

extension String {
    /// The text as Xcode's `c99extidentifier` spells it.
    fileprivate var asIdentifier: String {
        let text = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }

    fileprivate func substituting(_ value: String, for setting: String) -> String {
        ["", ":c99extidentifier"].reduce(self) { text, modifier in
            text.replacing("$(\(setting)\(modifier))", with: value)
                .replacing("${\(setting)\(modifier)}", with: value)
        }
    }
}
