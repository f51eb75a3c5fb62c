import Basics
import Testing
import XcodeTemplates

/// Which files a `project.pbxproj` knows.
struct ProjectFileTests {
    /// A project in the folder /projects with these objects besides, of which G0 is the main group.
    private func project(
        _ objects: String, projectDirPath: String = "", in folder: String = "/projects"
    ) throws -> XcodeProjectFile {
        let text = """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                classes = {
                };
                objects = {
                    /* Begin */
                    P /* Project object */ = {
                        isa = PBXProject;
                        attributes = { TargetAttributes = { T = { LastSwiftMigration = 1; }; }; };
                        mainGroup = G0;
                        projectDirPath = "\(projectDirPath)";
                        targets = (T /* App */);
                    };
                    B = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
                    \(objects)
                };
                rootObject = P /* Project object */;
            }
            """
        return try XcodeProjectFile(
            parsing: Array(text.utf8), name: "project.pbxproj", in: folder)
    }

    private func group(_ id: String, _ children: String, path: String? = nil) -> String {
        let path = path.map { "path = \($0);" } ?? "name = N;"
        return "\(id) = { isa = PBXGroup; children = (\(children)); \(path) "
            + "sourceTree = \"<group>\"; };"
    }

    private func file(_ id: String, _ path: String, _ tree: String = "<group>") -> String {
        "\(id) /* f */ = {isa = PBXFileReference; path = \(path); sourceTree = \"\(tree)\"; };"
    }

    @Test(arguments: [
        ("My_App", "IPHONEOS", ["14.0", "16.0"]), ("My_App", "MACOSX", ["12.0"]),
        ("Other", "IPHONEOS", ["13.0"]), (nil, "IPHONEOS", ["13.0"]), ("My_App", "TVOS", []),
    ])
    func `a module has the deployment targets of its target, or else of the project`(
        module: String?, system: String, expected: [String]
    ) throws {
        let project = try project(
            """
            P = { isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T); };
            T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L1; };
            L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
            L1 = { isa = XCConfigurationList; buildConfigurations = (C1, C2, C3); };
            C0 = { isa = XCBuildConfiguration; buildSettings = {
                IPHONEOS_DEPLOYMENT_TARGET = 13.0; MACOSX_DEPLOYMENT_TARGET = 12.0; }; };
            C1 = { isa = XCBuildConfiguration; buildSettings = {
                IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; };
            C2 = { isa = XCBuildConfiguration; buildSettings = {
                IPHONEOS_DEPLOYMENT_TARGET = 16.0; OTHER = (a, b); }; };
            """)
        #expect(
            project.deploymentTargets("\(system)_DEPLOYMENT_TARGET", ofModule: module) == expected)
    }

    /// The `.xcconfig` of the target and of the project, the settings in the project file, and the
    /// minimum version of iOS in `Debug`.
    @Test(arguments: [
        ("IPHONEOS_DEPLOYMENT_TARGET = 14.0", "", "", "", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET=14.0; // 13.0", "", "", "", "14.0"),
        ("\u{FEFF}IPHONEOS_DEPLOYMENT_TARGET = 14.0\r\n", "", "", "", "14.0"),
        ("// IPHONEOS_DEPLOYMENT_TARGET = 14.0", "", "", "", ""),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"14.0\"", "", "", "", "\"14.0\""),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(inherited)", "", "", "15.0", "15.0"),
        ("", "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "$(inherited)", "", "14.0"),
        ("", "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "${inherited}", "$(inherited)", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = 13.0", "", "$(inherited)", "15.0", "13.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(IPHONEOS_DEPLOYMENT_TARGET)", "", "", "15.0", "15.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(inherited)", "", "", "", ""),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(MIN:default=14.0)", "", "", "", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = ${MIN:default=14.0}", "MIN = 16.0", "", "", "16.0"),
        ("MIN =\nIPHONEOS_DEPLOYMENT_TARGET = $(MIN:default=14.0)", "", "", "", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(A:default=$(B:default=14.0))", "", "", "", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(A:default=$(B))", "B = 14.0", "", "", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(MIN_$(KIND))\nKIND = A", "MIN_A = 14.0", "", "", "14.0"),
        ("A = $(B)\nB = $(A)\nIPHONEOS_DEPLOYMENT_TARGET = $(A)", "", "", "", "$(A)"),
        ("IPHONEOS_DEPLOYMENT_TARGET = $(MIN)", "", "", "15.0", "$(MIN)"),
        ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 14.0", "", "", "15.0", "14.0"),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 16.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 14.0",
            "", "", "", "14.0"
        ),
        ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 14.0", "", "", "15.0", "15.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET[sdk=*][config=Debug] = 14.0", "", "", "15.0", "14.0"),
        ("IPHONEOS_DEPLOYMENT_TARGET[config=Release,arch=*] = 14.0", "", "", "15.0", "15.0"),
        ("#include \"Common.xcconfig\"", "", "", "", "12.0"),
        ("#include? \"../Config/Common.xcconfig\" // common", "", "", "", "12.0"),
        (
            "#include \"Common.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(inherited)", "", "", "",
            "12.0"
        ),
        ("#include \"T.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 14.0", "", "", "", "14.0"),
        ("#include? \"Local.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 14.0", "", "", "", "14.0"),
        ("#include \"Local.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 14.0", "", "", "", "14.0"),
    ])
    func `an .xcconfig has the deployment target that Xcode reads`(
        target: String, project: String, ofTarget: String, ofProject: String, expected: String
    ) throws {
        func value(_ text: String) -> String {
            text.isEmpty ? "" : "IPHONEOS_DEPLOYMENT_TARGET = \"\(text)\";"
        }
        let text = """
            { objects = {
            P = { isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T); };
            T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L1; };
            L0 = { isa = XCConfigurationList; buildConfigurations = (C2, C0); };
            L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
            C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                \(value(ofProject)) }; baseConfigurationReference = F0; };
            C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                \(value(ofTarget)) }; baseConfigurationReference = F1; };
            C2 = { isa = XCBuildConfiguration; name = Beta; buildSettings = {
                MIN_A = 1.0; }; };
            \(group("G0", "F0, F1"))
            \(file("F0", "Config/P.xcconfig")) \(file("F1", "Config/T.xcconfig"))
            }; rootObject = P; }
            """
        let files = [
            "/projects/Config/T.xcconfig": target, "/projects/Config/P.xcconfig": project,
            "/projects/Config/Common.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.0",
        ]
        let file = try XcodeProjectFile(
            parsing: Array(text.utf8), name: "project.pbxproj", in: "/projects"
        ) { files[$0].map { Array($0.utf8) } }
        let values = file.deploymentTargets("IPHONEOS_DEPLOYMENT_TARGET", ofModule: "App")
        #expect(values == (expected.isEmpty ? [] : [expected]))
        let isMissing = target.contains("#include \"Local") || target.contains("#include \"T.")
        #expect(file.unreadSettings.isEmpty == !isMissing)
    }

    /// The settings of the project and those of the target 'My App', and what they mean.
    @Test(arguments: [
        ("", "", ["My_App"], true),
        ("", "PRODUCT_NAME = \"$(TARGET_NAME)\";", ["My_App"], true),
        ("PRODUCT_NAME = Cars;", "", ["Cars", "My_App"], true),
        ("PRODUCT_NAME = Cars;", "PRODUCT_NAME = 3D;", ["My_App", "_D"], true),
        (
            "", "PRODUCT_NAME = Cars; PRODUCT_MODULE_NAME = \"${PRODUCT_NAME}Kit\";",
            ["CarsKit", "My_App"], true
        ),
        ("", "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";", ["My_App"], true),
        ("", "PRODUCT_NAME = \"$(BRAND)\";", ["My_App"], false),
        ("", "}; baseConfigurationReference = F; other = {", ["My_App"], false),
    ])
    func `a target's module has the name of its settings`(
        ofProject: String, ofTarget: String, modules: [String], namesAll: Bool
    ) throws {
        let project = try project(
            """
            P = { isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T); };
            T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L1; };
            L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
            L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
            C0 = { isa = XCBuildConfiguration; buildSettings = { \(ofProject) }; };
            C1 = { isa = XCBuildConfiguration; buildSettings = { \(ofTarget) }; };
            """)
        let found = ["Cars", "CarsKit", "My_App", "My App", "_D", "Other"]
            .filter(project.hasTarget)
        #expect(found == modules)
        #expect(project.namesAllModules == namesAll)
    }

    @Test func `groups and files have paths from where their source tree says`() throws {
        let project = try project(
            group("G0", "G1, F5,") + group("G1", "G2, F1,", path: "App")
                + group("G2", "F2, F3, F4, F6")
                + file("F1", "A.swift") + file("F2", "\"My B.swift\"")
                + file("F3", "Shared/C.swift", "SOURCE_ROOT")
                + file("F4", "/else/D.swift", "<absolute>") + file("F5", "E.swift")
                + file("F6", "usr/lib/libz.tbd", "SDKROOT"))
        #expect(
            project.files == [
                "/projects/App/A.swift", "/projects/App/My B.swift", "/projects/Shared/C.swift",
                "/else/D.swift", "/projects/E.swift",
            ])
        #expect(project.knows("/projects/App/A.swift"))
        #expect(!project.knows("/projects/App/B.swift"))
        #expect(!project.knows("/projects/App"))
    }

    @Test func `what a synchronized folder holds is known`() throws {
        let project = try project(
            group("G0", "G1") + group("G1", "S1, S2", path: "Modules")
                + "S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); "
                + "path = App; sourceTree = \"<group>\"; };"
                + "S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = \"../Tests\"; "
                + "sourceTree = \"<group>\"; };"
                + "S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Unused; };")
        #expect(project.synchronizedFolders == ["/projects/Modules/App", "/projects/Tests"])
        #expect(project.knows("/projects/Modules/App/Scenes/New.swift"))
        #expect(project.knows("/projects/Tests/T.swift"))
        #expect(!project.knows("/projects/Modules/Apple/New.swift"))
        #expect(!project.knows("/projects/Unused/New.swift"))
    }

    @Test func `the folder of the sources may be elsewhere`() throws {
        let objects = group("G0", "F1") + file("F1", "./A//B/../A.swift")
        #expect(try project(objects, projectDirPath: "../src").files == ["/src/A/A.swift"])
        #expect(try project(objects, projectDirPath: "../../../x").files == ["/x/A/A.swift"])
        #expect(try project(objects, in: "/").files == ["/A/A.swift"])
    }

    @Test func `groups that hold each other are looked at once`() throws {
        let project = try project(
            group("G0", "G1, G1, G0, F9") + group("G1", "G0, G1, F1", path: "App")
                + file("F1", "A.swift"))
        #expect(project.files == ["/projects/App/A.swift"])
    }

    @Test func `deep groups end where paths do`() throws {
        var objects = group("G0", "G1")
        for number in 1..<3_000 {
            objects += group("G\(number)", "G\(number + 1), F\(number)", path: "folder")
            objects += file("F\(number)", "a.swift")
        }
        let project = try project(objects)
        #expect(project.files.count < 200)
        #expect(project.knows("/projects/folder/folder/a.swift"))
    }

    @Test func `texts may have quotes, escapes and data`() throws {
        let project = try project(
            group("G0", "'F1', \"F2\"") + file("F1", #""a \"b\" \\ c.swift""#)
                + file("F2", "'it is; = {.swift'")
                + "X = { isa = Other; data = <00 ff; {>; children = { a = (b, {c = d;}); }; };")
        #expect(project.files == [#"/projects/a "b" \ c.swift"#, "/projects/it is; = {.swift"])
    }

    @Test func `a project in XML is read too`() throws {
        let xml = Example.plist(
            """
            <key>rootObject</key><string>P</string><key>objects</key><dict>
            <key>P</key><dict><key>isa</key><string>PBXProject</string>
            <key>mainGroup</key><string>G</string></dict>
            <key>G</key><dict><key>isa</key><string>PBXGroup</string>
            <key>children</key><array><string>F</string></array></dict>
            <key>F</key><dict><key>isa</key><string>PBXFileReference</string>
            <key>path</key><string>A.swift</string>
            <key>sourceTree</key><string>SOURCE_ROOT</string></dict>
            </dict>
            """)
        let project = try XcodeProjectFile(parsing: xml, name: "p", in: "/projects")
        #expect(project.files == ["/projects/A.swift"])
    }

    @Test(arguments: [
        "", "{", "(", "{ objects = ", "{ objects = { A = ", "{ objects = { A = { isa = \"x",
        "{ objects = { }; }", "{ rootObject = P; objects = { P = { isa = PBXGroup; }; }; }",
        "<<<<<<< HEAD\n{}", "{ objects = { A = { children = ( a b ); }; }; }",
        "{ objects = { A = ; }; }", "{ objects = { A = } ; }; }", "{ a = b c = d; }", "/*", "\"",
        "{ objects = { A = { isa = \"\\", "{ a = <", "{ a = ((((((((", "{ a = )",
    ])
    func `what is no project is an error and no crash`(text: String) {
        let failure = failure { () throws(Failure) in
            _ = try XcodeProjectFile(parsing: Array(text.utf8), name: "p.pbxproj", in: "/projects")
        }
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.path == "p.pbxproj")
    }

    @Test func `every beginning of a project is read or refused`() throws {
        let whole = """
            {objects = {P = {isa = PBXProject; mainGroup = G; a = (b, {c = <00>;}); };
            G /* "g" */ = {isa = PBXGroup; children = (F, 'F2'); path = "A \\" b"; };
            F = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; }; };
            rootObject = P; }
            """
        let bytes = Array(whole.utf8)
        for count in bytes.indices {
            for byte in [UInt8(ascii: "{"), UInt8(ascii: "\""), 0xFF, nil] {
                let part = Array(bytes.prefix(count)) + (byte.map { [$0] } ?? [])
                _ = try? XcodeProjectFile(parsing: part, name: "p", in: "/projects")
            }
        }
        let project = try XcodeProjectFile(parsing: bytes, name: "p", in: "/projects")
        #expect(project.files == ["/projects/A \" b/a.swift"])
    }
}
