import Foundation
import TestSupport
import Testing
import Threads

@testable import FileSystem

struct FolderLockTests {
    @Test func `threads lock folders at the same time`() throws {
        let directory = try TemporaryDirectory()
        let paths = (0..<60).map { "\(directory.path)/\($0)" }
        for path in paths {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        }
        let taken = Parallel.map(paths.indices, worthSharing: 1) { range in
            range.map { FolderLock.take(nearestTo: paths[$0]) }
        }
        #expect(taken.joined().allSatisfy { $0 })
    }
}
