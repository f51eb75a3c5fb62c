import Basics
import Planning
import Projects
import Threads

/// The configuration files of a project, each read once.
final class ConfigurationFiles: Sendable {
    private let root: String
    private let disk: any Disk
    /// The contents that the root's file will have.
    private let newConfiguration: [UInt8]?
    private let files = Mutex<[[String]: [ConfigurationChain.File]]>([:])
    private let homes = Mutex<[[String]: Home]>([:])
    private let chains = Mutex<[[[String]]: ConfigurationChain]>([:])

    /// - Parameter root: The root's path from the current folder.
    init(below root: String, replacing newConfiguration: [UInt8]? = nil, on disk: any Disk) {
        (self.root, self.disk, self.newConfiguration) = (root, disk, newConfiguration)
    }

    /// The files in a folder and in those above it, nearest first.
    ///
    /// - Parameter folder: The folder, from the root.
    /// - Throws: `Failure` with 65 for a file that isn't valid, with 77 for one that is a link or not
    ///   a regular file, and with 74 for one that can't be read.
    func files(at folder: [String]) throws(Failure) -> [ConfigurationChain.File] {
        try files.remembered(folder) { () throws(Failure) in
            let own = try read(folder).map { [$0] } ?? []
            return folder.isEmpty ? own : own + (try files(at: folder.dropLast()))
        }
    }

    /// The folder that scenes belong to.
    typealias Home = (folder: [String], isPackage: Bool)

    /// The configuration of the scenes in a folder. Throws as `files(at:)` does.
    ///
    /// - Parameter home: The folder that the scenes belong to.
    func chain(at folder: [String], home: [String]) throws(Failure) -> ConfigurationChain {
        let files = try files(at: folder)
        return chains.remembered([home] + files.map(\.folder)) {
            ConfigurationChain(files, home: home)
        }
    }

    /// The folder that the scenes of a place belong to: the nearest package or the nearest folder
    /// whose file names a place for scenes; else the root. Throws as `files(at:)` does.
    func home(of place: [String]) throws(Failure) -> Home {
        try homes.remembered(place) { () throws(Failure) in
            if let home = try homeNamed(in: place) { return home }
            return place.isEmpty ? ([], false) : try home(of: place.dropLast())
        }
    }

    /// The home of scenes in a folder if its own files say which it is.
    private func homeNamed(in folder: [String]) throws(Failure) -> Home? {
        let nearest = try files(at: folder).first
        let configuration = nearest?.folder == folder ? nearest?.configuration : nil
        if let package = configuration?.package {
            let path = folder + package.components
            try checkWay(to: path, namedIn: folder)
            return (real(path), configuration?.sources == nil)
        }
        if configuration?.sources != nil { return (folder, false) }
        let manifest = Manifest.path(in: path(of: folder))
        if disk.exists(manifest) { return (folder, true) }
        if disk.isOmitted(manifest) { throw .notCheckedOut(manifest) }
        return nil
    }

    /// - Throws: `Failure` with 77 if a symbolic link leads out of the project.
    private func checkWay(to package: [String], namedIn folder: [String]) throws(Failure) {
        if disk.resolved(path(of: package)).isAtOrBelow(disk.resolved(root)) { return }
        throw Failure(
            .refused,
            "a symbolic link on the way to the package "
                + "'\(package.dropFirst(folder.count).joined(separator: "/"))' leads out of the project",
            path: Destination.join(path(of: folder), ProjectConfiguration.fileName),
            hint: "Name the folder that it leads to with --package.")
    }

    /// A folder of the project without links on the way to it; the same folder if one leads out.
    private func real(_ folder: [String]) -> [String] {
        let (real, root) = (disk.resolved(path(of: folder)), disk.resolved(root))
        return real.isAtOrBelow(root)
            ? Array(real.components.dropFirst(root.components.count)) : folder
    }

    func path(of folder: [String]) -> String {
        folder.isEmpty
            ? root
            : disk.fromHere(disk.absolute(Destination.join(root, folder.joined(separator: "/"))))
    }

    private func read(_ folder: [String]) throws(Failure) -> ConfigurationChain.File? {
        let base = path(of: folder)
        let path = Destination.join(base, ProjectConfiguration.fileName)
        var bytes = folder.isEmpty ? newConfiguration : nil
        // A folder that can't be read has no configuration.
        if bytes == nil, (try? disk.kind(of: path)) != nil {
            bytes = try disk.bytesOfConfiguration(in: base)
        }
        guard let bytes else {
            if disk.isOmitted(path) { throw .notCheckedOut(path) }
            return nil
        }
        return ConfigurationChain.File(
            try ProjectConfiguration(parsing: bytes, name: path, tool: Tool.semanticVersion),
            at: path, in: folder, real: real)
    }
}
