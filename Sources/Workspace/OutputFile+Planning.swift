import Basics
package import Planning
package import Scenes

extension OutputFile {
    /// The file as a plan wants it.
    ///
    /// - Parameter base: what scene-kit wrote there before, where it knows.
    package func wanted(base: FileBase? = nil) -> WantedFile {
        WantedFile(
            destination: destination, contents: file.contents,
            owner: file.isShared ? .team : .user, base: base)
    }
}
