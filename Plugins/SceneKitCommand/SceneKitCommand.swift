import Foundation
import PackagePlugin

/// `swift package scene-kit …`: scene-kit, run in the folder of the package that depends on it.
@main
struct SceneKitCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let program = try context.tool(named: "scene-kit").url
        let words = PackageArguments.complete(arguments)
        try Tool(program: program, folder: context.package.directoryURL).run(words)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Written from Apple's documentation and tested nowhere: only Xcode has XcodeProjectPlugin, and
// this project is built and tested on Linux.
extension SceneKitCommand: XcodeCommandPlugin {
    /// Runs in the project's folder with the words as they are: where there is no Package.swift,
    /// `--package .` would make one.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let program = try context.tool(named: "scene-kit").url
        try Tool(program: program, folder: context.xcodeProject.directoryURL).run(arguments)
    }
}
#endif
