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
