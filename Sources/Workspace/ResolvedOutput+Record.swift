package import Projects
package import Scenes

extension ResolvedOutput {
    /// Where a recorded scene is.
    ///
    /// - Parameter support: where its shared files go, where the record does not say.
    package init(
        of record: SceneRecord, in project: Project,
        support: (OutputLayout.Root) -> OutputLayout.Root?
    ) {
        let sources = project.place(of: record.sources)
        self.init(
            OutputLayout(
                scene: sources, tests: record.tests.map(project.place),
                support: record.support.map(project.place) ?? support(sources)),
            module: record.module)
        followFormatter()
    }
}
