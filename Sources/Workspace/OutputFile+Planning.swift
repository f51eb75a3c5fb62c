package import Basics
package import Planning
package import Scenes

extension OutputFile {
    /// The file as a plan wants it.
    ///
    /// - Parameter lastDigest: that of what scene-kit wrote there before, where it knows.
    package func wanted(lastDigest: Digest? = nil) -> WantedFile {
        WantedFile(
            destination: destination, contents: file.contents,
            owner: file.isShared ? .team : .user, lastDigest: lastDigest)
    }
}

extension SceneGeneration.Claim {
    package init(_ destination: Destination, item: Int?) {
        self.init(
            path: destination.path,
            absolutePath: Destination.join(
                AbsolutePath(destination.base).text, destination.relative.description),
            item: item)
    }
}
