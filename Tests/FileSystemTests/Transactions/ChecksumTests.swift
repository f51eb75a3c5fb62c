import Testing

@testable import FileSystem

/// The sums by which a file is recognized.
struct ChecksumTests {
    /// Compared with version 4.1.0 of the Python module xxhash. The bytes rise by seven, and begin with their count.
    @Test(arguments: [
        (0, "ef46db3751d8e999"), (1, "8a4127811b21e730"), (3, "31d2363f52e564c9"),
        (4, "b4d516af63f9c743"), (7, "2163df11c0cdf8cd"), (8, "d5474d6ca50def58"),
        (11, "c8fa06a29c820d02"), (31, "c025b4c3c4880c7a"), (32, "178ae25cee6f7994"),
        (33, "4072a28263e977ef"), (63, "47948108b5ff3162"), (64, "cf35552f599ba94d"),
        (100, "3a7fdc0febf6f5dc"),
    ])
    func `are those of XXH64`(_ count: Int, _ sum: String) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + count) }
        #expect(Checksum(of: bytes).description == sum)
    }

    @Test func `are read as they are written`() {
        let sum = Checksum(of: Array("Cars".utf8))
        #expect(Checksum(Substring(sum.description)) == sum)
        #expect(Checksum("-") == nil)
    }
}
