import Basics
import Foundation
import Testing

@testable import XcodeTemplates

struct ProjectEditTests {
    /// As Xcode writes it.
    private static let text = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 54;
        	objects = {

        /* Begin PBXBuildFile section */
        		5A0000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 5A0000000000000000000002 /* App.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		5A0000000000000000000002 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		5A0000000000000000000003 = {
        			isa = PBXGroup;
        			children = (
        				5A0000000000000000000004 /* App */,
        			);
        			sourceTree = "<group>";
        		};
        		5A0000000000000000000004 /* App */ = {
        			isa = PBXGroup;
        			children = (
        				5A0000000000000000000002 /* App.swift */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		5A0000000000000000000005 /* App */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				5A0000000000000000000006 /* Sources */,
        			);
        			name = App;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		5A0000000000000000000007 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = 5A0000000000000000000003;
        			targets = (
        				5A0000000000000000000005 /* App */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		5A0000000000000000000006 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				5A0000000000000000000001 /* App.swift in Sources */,
        			);
        		};
        /* End PBXSourcesBuildPhase section */
        	};
        	rootObject = 5A0000000000000000000007 /* Project object */;
        }

        """

    private static func edited(
        _ text: String, adding added: [(path: String, target: String)] = [],
        removing removed: [String] = [], moving moved: [(from: String, to: String)] = [],
        in folder: String = "/p"
    ) throws -> String {
        let project = try XcodeProjectFile(parsing: Array(text.utf8), name: "p", in: folder)
        var edit = XcodeProjectEdit(of: project, text: text, name: "p")
        return try edit.result(
            adding: added.map { ($0.path, [$0.target]) }, removing: removed, moving: moved)
    }

    /// The lines that only one of two texts has.
    private static func difference(_ old: String, _ new: String) -> [String] {
        let lines = (old.split(separator: "\n"), new.split(separator: "\n"))
        return Array(lines.1).difference(from: Array(lines.0)).map { change in
            switch change {
            case .insert(_, let line, _): "+" + line.drop { $0 == "\t" }
            case .remove(_, let line, _): "-" + line.drop { $0 == "\t" }
            }
        }
    }

    @Test func `a file and its group are added`() throws {
        let files = [("/p/App/Cars/CarRouter+Bus.swift", "App"), ("/p/App/Cars/Car.xib", "App")]
        #expect(throws: Failure.self, "there is no Resources phase") {
            try Self.edited(Self.text, adding: files)
        }
        let new = try Self.edited(Self.text, adding: [files[0]])
        let ids = /[0-9A-F]{24}/
        let added = Self.difference(Self.text, new).map { $0.replacing(ids, with: "ID") }
        #expect(
            added.sorted()
                == [
                    "+);", "+ID /* Cars */ = {", "+ID /* Cars */,",
                    "+ID /* CarRouter+Bus.swift */ = {isa = PBXFileReference; lastKnownFileType = "
                        + "sourcecode.swift; path = \"CarRouter+Bus.swift\"; sourceTree = \"<group>\"; };",
                    "+ID /* CarRouter+Bus.swift */,",
                    "+ID /* CarRouter+Bus.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID "
                        + "/* CarRouter+Bus.swift */; };",
                    "+ID /* CarRouter+Bus.swift in Sources */,", "+children = (",
                    "+isa = PBXGroup;",
                    "+path = Cars;", "+sourceTree = \"<group>\";", "+};",
                ].sorted())
        let project = try XcodeProjectFile(parsing: Array(new.utf8), name: "p", in: "/p")
        #expect(project.knows("/p/App/Cars/CarRouter+Bus.swift"))
        #expect(try Self.edited(new, removing: ["/p/App/Cars/CarRouter+Bus.swift"]) == Self.text)
        #expect(try Self.edited(Self.text, adding: [files[0]]) == new, "not the same ids")
    }

    /// Projects of Xcode 16 that link nothing have none for build files.
    @Test(arguments: [["PBXBuildFile"], ["PBXBuildFile", "PBXFileReference"]])
    func `a section that the project doesn't have is made where Xcode has it`(
        sections: [String]
    ) throws {
        let gone = sections.count == 1 ? ["/* App.swift in Sources */"] : ["/* App.swift"]
        let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            line in !(gone + sections.map { "\($0) section" }).contains { line.contains($0) }
        }.joined(separator: "\n")
        let new = try Self.edited(
            text, adding: [("/p/App/Car.swift", "App"), ("/p/App/Bus.swift", "App")])
        let marks = new.split(separator: "\n").filter { $0.hasPrefix("/* Begin ") }
        #expect(marks == marks.sorted() && marks.count == 6)
        let project = try XcodeProjectFile(parsing: Array(new.utf8), name: "p", in: "/p")
        #expect(project.knows("/p/App/Car.swift") && project.knows("/p/App/Bus.swift"))
        #expect(throws: Failure.self, "objects are where Xcode doesn't write them") {
            try Self.edited(
                Self.text.replacing("PBXBuildFile section", with: "other section"),
                adding: [("/p/App/Car.swift", "App")])
        }
    }

    @Test func `a file that moves keeps its ids and settings`() throws {
        let text = Self.text.replacing(
            "/* App.swift */; };", with: "/* App.swift */; settings = {A = b; }; };")
        let new = try Self.edited(text, moving: [("/p/App/App.swift", "/p/App/Main/Start.swift")])
        #expect(Self.difference(text, new).contains("+path = Main;"))
        #expect(new.contains("settings = {A = b; };") && !new.contains("App.swift"))
        let back = [("/p/App/Main/Start.swift", "/p/App/App.swift")]
        #expect(try Self.edited(new, moving: back) == text)
    }

    @Test func `other line ends stay`() throws {
        let text = Self.text.replacing("\n", with: "\r\n")
        let new = try Self.edited(text, adding: [("/p/App/Car.swift", "App")])
        #expect(!new.replacing("\r\n", with: "").utf8.contains(UInt8(ascii: "\n")))
        #expect(try Self.edited(new, removing: ["/p/App/Car.swift"]) == text)
    }

    @Test func `a project in another form is refused`() {
        let one = Self.text.replacing("\n", with: " ")
        let mixed = Self.text.replacing("classes = {\n", with: "classes = {\r\n")
        for text in [one, mixed, Self.text.replacing("/* End PBXGroup section */", with: "")] {
            #expect(throws: Failure.self) {
                try Self.edited(text, adding: [("/p/App/Cars/Car.swift", "App")])
            }
        }
        #expect(throws: Failure.self, "no group") {
            try Self.edited(Self.text, adding: [("/elsewhere/Car.swift", "App")])
        }
    }

    /// Project files of public apps, in a folder that the variable names.
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["SCENE_KIT_XCODE_PROJECTS"] != nil,
            "set SCENE_KIT_XCODE_PROJECTS to a folder of project files"))
    func `in public projects, an edit is only that, and can be taken back`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["SCENE_KIT_XCODE_PROJECTS"])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            let project = try XcodeProjectFile(parsing: Array(text.utf8), name: name, in: "/p")
            for target in project.targetNames where project.phase("Sources", of: target) != nil {
                let files = [("/p/New/Cars/Car.swift", target), ("/p/New/Cars+/B.swift", target)]
                let new = try Self.edited(text, adding: files)
                let changes = Self.difference(text, new)
                #expect(changes.allSatisfy { $0.hasPrefix("+") }, "\(name)")
                #expect(changes.count == 2 * 4 + 3 * 8, "\(name): \(changes.count)")
                #expect(try Self.edited(new, removing: files.map(\.0)) == text, "\(name)")
            }
            // One whose folders are synchronized may list no file.
            guard let old = project.files.sorted().first(where: { $0.hasSuffix(".swift") }) else {
                continue
            }
            let without = Self.difference(text, try Self.edited(text, removing: [old]))
            #expect(!without.isEmpty && without.allSatisfy { $0.hasPrefix("-") }, "\(name)")
        }
    }
}
