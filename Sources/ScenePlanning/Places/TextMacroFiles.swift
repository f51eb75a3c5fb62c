package import Basics
import Manifests
import Planning
package import ProjectReading
import Projects
package import Scenes
package import TemplateSets
import XcodeTemplates

extension Project {
    /// Returns the environment for rendering the files of an output.
    ///
    /// - Throws: `Failure` with 65 or 74 if text macros are required and can't be read.
    package func renderEnvironment(
        of place: ResolvedOutput, for sets: [TemplateSet], by authorship: Authorship
    ) throws(Failure) -> RenderEnvironment {
        let configuration = try configuration(at: place.layout.scene)
        var environment = RenderEnvironment(
            module: place.module, header: configuration.header, samples: configuration.samples,
            labels: configuration.labels, layout: place.swiftLayout)
        environment.supportModule = place.support?.name
        environment.supportTestingModule = place.support?.testingName
        environment.macros.organizationName = configuration.organization
        let hasBundles = !sets.allSatisfy(\.format.isNative)
        let needsHeader = configuration.header.isEmpty && sets.contains(where: \.usesHeader)
        guard hasBundles || needsHeader else { return environment }
        let folders = XcodeFolders(in: self).ancestors(of: place.layout.scene.path)
        try folders.fill(&environment.macros, on: disk)
        if !place.newPackages.isEmpty {
            // The package is still to be made.
            environment.macros.packageName = disk.absolute(place.layout.scene.base).lastComponent
            environment.macros.projectName = nil
        }
        try environment.takeFileHeader(
            by: authorship, forSets: needsHeader, forBundles: hasBundles)
        return environment
    }
}

extension [XcodeFolders.Folder] {
    /// Adds the values of Xcode's text macros for the files of the first folder, with those above:
    /// the names of project, workspace, and package, and the team's `IDETemplateMacros.plist`.
    ///
    /// A user's own macros, in `xcuserdata` and in the home folder, are ignored. They would produce
    /// different files on another machine.
    ///
    /// - Throws: `Failure` with 65 for a file that isn't a property list of texts, 77 for one that
    ///   isn't a regular file of the project, and 74 for one that can't be read.
    fileprivate func fill(_ macros: inout MacroValues, on disk: any Disk) throws(Failure) {
        macros.workspaceName = lazy.compactMap(\.workspaces.first).first
        if let owner = first(where: { $0.isPackage || !$0.projects.isEmpty }) {
            // A package in an app is a project of its own.
            if owner.isPackage {
                let manifest = try? Manifest.text(in: owner.path.text, on: disk)
                let contents = manifest.map { ManifestContents(SourceText(name: "", text: $0)) }
                macros.packageName = contents?.name ?? owner.path.lastComponent
            } else {
                macros.projectName = owner.projects.first
            }
            macros.organizationName =
                macros.organizationName
                ?? owner.projects.lazy.compactMap { organization(of: $0, in: owner.path, on: disk) }
                .first
        }
        for (folder, path) in paths(on: disk) {
            guard let bytes = try disk.read(path, in: folder, atMost: 1_000_000) else {
                continue
            }
            let overrides = try IDETemplateMacros.overrides(parsing: bytes, name: path)
            // Xcode takes each macro from the first file that has it.
            let isFirstWithHeader =
                macros.overrides["FILEHEADER"] == nil && overrides["FILEHEADER"] != nil
            if macros.overrides.isEmpty || isFirstWithHeader { macros.overridesPath = path }
            macros.overrides.merge(overrides) { first, _ in first }
        }
    }

    /// Nil also if the project's file can't be read.
    private func organization(
        of project: String, in folder: AbsolutePath, on disk: any Disk
    ) -> String? {
        let path = disk.absolute("\(folder.text)/\(project).xcodeproj/project.pbxproj")
        return (try? XcodeProjectFile(at: disk.fromHere(path), in: folder.text, on: disk))?
            .organization
    }

    /// The paths of the files, in order of precedence: the nearest folder first, and in each folder
    /// the project, the workspace, and the package.
    private func paths(on disk: any Disk) -> [(folder: String, path: String)] {
        flatMap { folder in
            var bundles = folder.projects.flatMap {
                ["\($0).xcodeproj", "\($0).xcodeproj/project.xcworkspace"]
            }
            bundles += folder.workspaces.map { "\($0).xcworkspace" }
            if folder.isPackage { bundles.append(".swiftpm/xcode/package.xcworkspace") }
            return bundles.map { bundle in
                let file = "\(bundle)/xcshareddata/IDETemplateMacros.plist"
                return (
                    folder.path.text, disk.fromHere(disk.absolute("\(folder.path.text)/\(file)"))
                )
            }
        }
    }
}
