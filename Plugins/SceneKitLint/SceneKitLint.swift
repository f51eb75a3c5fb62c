import Foundation
import PackagePlugin

/// `scene-kit lint` as a part of each build, for the targets that name this plugin. A finding is an
/// error or a warning of the build.
@main
struct SceneKitLint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        return [
            lint(
                target.name, at: target.directoryURL, of: context.package.directoryURL,
                module.sourceFiles.map(\.url), in: context.pluginWorkDirectoryURL,
                by: try context.tool(named: "scene-kit").url)
        ]
    }

    /// The command, which runs again once one of its inputs has changed.
    private func lint(
        _ name: String, at place: URL, of project: URL, _ sources: [URL], in folder: URL,
        by program: URL
    ) -> Command {
        // A build runs only commands that make something. Of other files than Swift's, SwiftPM would
        // make resources.
        let output = folder.appending(path: "scene-kit-lint.swift")
        let script = #""$0" lint --package "$1" -- "$2" && : >"$3""#
        return .buildCommand(
            displayName: "Linting \(name)", executable: URL(filePath: "/bin/sh"),
            arguments: ["-c", script, program.path, project.path, place.path, output.path],
            inputFiles: [program] + sources.filter { $0.pathExtension == "swift" }
                + rules(of: project),
            outputFiles: [output])
    }

    /// The files of a project that say which rules there are, and for which files.
    private func rules(of project: URL) -> [URL] {
        let records = project.appending(path: ".scene-kit/scenes")
        let scenes = try? FileManager.default.contentsOfDirectory(
            at: records, includingPropertiesForKeys: nil)
        let others = ["scene-kit.json", ".scene-kit/lint-baseline.json"]
        return others.map { project.appending(path: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        } + (scenes ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Written from Apple's documentation and tested nowhere: only Xcode has XcodeProjectPlugin.
extension SceneKitLint: XcodeBuildToolPlugin {
    func createBuildCommands(
        context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
        let project = context.xcodeProject.directoryURL
        return [
            // A target of Xcode has no folder of its own.
            lint(
                target.displayName, at: project, of: project, target.inputFiles.map(\.url),
                in: context.pluginWorkDirectoryURL, by: try context.tool(named: "scene-kit").url)
        ]
    }
}
#endif
