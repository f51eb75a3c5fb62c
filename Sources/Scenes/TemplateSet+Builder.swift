import Basics
package import TemplateSets

extension TemplateSet {
    /// Whether a scene comes with its builder: any does of which all is made, and else one whose parts
    /// name the file.
    package func makesBuilder(_ scene: Scene) -> Bool {
        // Nobody knows what an Xcode file template makes.
        if !format.isNative { return false }
        if scene.parts.isEmpty { return true }
        return files.contains {
            !$0.isShared && $0.isMade(scene.options, scene.parts)
                && ($0.role == "Builder" || $0.path.splitAtName.name == "{{scene}}Builder.swift")
        }
    }
}
