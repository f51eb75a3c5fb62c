import Basics
import Testing

/// What `lint` says of code that it couldn't check, and what it keeps in the baseline.
struct LintTests {
    private static let known = "2 findings are known.\n"
    private static let clean = "2 files: 2 known findings.\n"
    private static let prune = "lint --prune-baseline"
    private static let write = "lint --write-baseline"

    /// A project with a scene in which the rule of its set finds something, and the baseline.
    private static func project() throws -> MemoryProject {
        var files = PlannerCase.files
        files["Set/template.json"] = files["Set/template.json"]?.replacing(
            "\"files\": [",
            with: """
                "rules": [{"id": "no-fix", "why": "W.", "fix": "F.", "severity": "error",
                  "in": {"roles": ["Builder", "Router"]}, "names": ["fix*"],
                  "passes": "a", "fails": "fixMe"}],
                "files": [
                """)
        var project = MemoryProject(files)
        try project.run(PlannerCase.car)
        project[PlannerCase.builder]? += "let a = fixMe\n"
        project["App/Car/CarRouter.swift"]? += "let b = fixCar\n"
        #expect(try project.run(write).text == known)
        #expect(try project.run("lint").text == clean)
        return project
    }

    /// What happens to the project, and how the warning begins that `lint` gives.
    private static let unchecked:
        [(change: @Sendable (inout MemoryProject) -> Void, says: String?)] = [
            (
                { $0["Set/template.json"] = "{" },
                "the set of the scene 'Car' can't be read, so its rules aren't used"
            ),
            ({ $0["Set/template.json"] = nil }, "the set of the scene 'Car' can't be read"),
            (
                { $0.setBytes([0xFF], of: PlannerCase.builder) },
                "this can't be read as a file in UTF-8"
            ),
            ({ $0[PlannerCase.builder] = nil }, "this can't be read as a file in UTF-8"),
            (
                { $0[PlannerCase.builder] = "func a() {" },
                "a literal, a comment, or a bracket has no end"
            ),
            (
                {
                    $0["Set/template.json"] = $0["Set/template.json"]!.replacing(
                        "{\"id\": \"router\", \"source\": \"router\", "
                            + "\"path\": \"{{scene}}/{{scene}}Router.swift\",\n     \"role\": \"Router\"},",
                        with: "")
                }, "the set no longer has this file, so the rules for its role aren't used"
            ),
            (
                { $0[".scene-kit/scenes/Car.json"] = nil },
                "no record has this file, so rules that found something here aren't used"
            ),
            (
                {
                    $0[".scene-kit/scenes/Car.json"] = nil
                    $0["scene-kit.json"] = """
                        {"lint": {"rules": [{"id": "b", "why": "W.", "fix": "F.", "names": ["broken"],
                          "passes": "a", "fails": "broken"}]}}
                        """
                }, "no record has this file"
            ),
            (
                {
                    $0["App/scene-kit.json"] = #"{"root": true}"#
                    $0[".scene-kit/scenes/Car.json"] = nil
                }, "no record has this file"
            ),
            (
                {
                    $0["App/scene-kit.json"] = #"{"lint": {"severity": {"no-fix": "off"}}}"#
                }, nil
            ),
        ]

    @Test(arguments: unchecked.indices)
    func `what wasn't checked keeps its entries`(index: Int) throws {
        let item = Self.unchecked[index]
        var project = try Self.project()
        item.change(&project)
        let result = try project.run("lint")
        #expect(result.status == .success, "\(result)")
        #expect(!result.diagnostics.contains { $0.contains("is repaired") }, "\(result)")
        #expect(
            try project.run("lint --strict").status == (item.says == nil ? .success : .negative))
        if let says = item.says {
            #expect(result.diagnostics.contains { $0.hasPrefix("warning: " + says) }, "\(result)")
        }
        let baseline = project[".scene-kit/lint-baseline.json"]
        for command in [Self.prune, Self.write] {
            #expect(try project.run(command).text == Self.known, "\(command)")
            #expect(project[".scene-kit/lint-baseline.json"] == baseline, "\(command)")
        }
    }

    @Test func `a scene that is forgotten takes its findings along`() throws {
        var project = try Self.project()
        try project.run("remove Car --on-conflict keep")
        #expect(project[".scene-kit/lint-baseline.json"]?.contains("fixMe") == false)
        #expect(
            !(try project.run("lint --strict").diagnostics.contains { $0.contains("no record") }))
    }

    @Test func `what was repaired leaves the baseline`() throws {
        var project = try Self.project()
        project[PlannerCase.builder] = project[PlannerCase.builder]!.replacing("fixMe", with: "a")
        #expect(try project.run("lint").diagnostics.contains { $0.contains("is repaired") })
        #expect(try project.run(Self.prune).text == "1 finding is known.\n")
    }

    /// The rule doesn't look there anymore, so there is nothing to wait for.
    @Test(arguments: [("no-car", "App/**"), ("car", "Other/**")])
    func `a rule of the project that is gone, or is for other files`(
        id: String, files: String
    ) throws {
        func rule(_ id: String, _ files: String) -> String {
            """
            {"lint": {"rules": [{"id": "\(id)", "why": "W.", "fix": "F.", "names": ["fix*"],
              "in": {"files": "\(files)"}, "passes": "a", "fails": "fixA"}]}}
            """
        }
        var project = try Self.project()
        project["App/Use.swift"] = "let a = fixUse\n"
        project["scene-kit.json"] = rule("car", "App/**")
        #expect(try project.run(Self.write).text == "5 findings are known.\n")
        project["scene-kit.json"] = rule(id, files)
        // No record has the file, and the rule may be that of a set.
        #expect(
            try project.run(Self.prune).text
                == (id == "car" ? Self.known : "3 findings are known.\n"))
    }

    @Test func `a file whose id the set changed keeps its rules`() throws {
        var project = try Self.project()
        project["Set/template.json"] = project["Set/template.json"]!.replacing(
            "\"id\": \"builder\"", with: "\"id\": \"maker\"")
        #expect(try project.run("lint --strict").text == Self.clean)
        #expect(try project.run("update").status == .success)
        #expect(try project.run("lint --strict").text == Self.clean)
    }

    @Test(arguments: ["rename Car Auto", "move Car Cars", "rename Car Auto --dry-run"])
    func `known findings follow a command`(command: String) throws {
        var project = try Self.project()
        project["scene-kit.json"] = """
            {"lint": {"rules": [{"id": "car", "why": "W.", "fix": "F.", "names": ["Car*"],
              "in": {"files": "Other/**"}, "passes": "a", "fails": "Car"}]}}
            """
        project["Other/Use.swift"] = "struct Use { func car(_ a: CarBuilder) {} }\n"
        project["scene-kit.json"] = project["scene-kit.json"]!.replacing(
            "\"Car*\"", with: "\"*Builder\""
        )
        .replacing("\"Car\"}", with: "\"CarBuilder\"}")
        #expect(try project.run(Self.write).text == "3 findings are known.\n")
        let result = try project.run(command)
        #expect(result.status == .success, "\(result)")
        let after = try project.run("lint --strict")
        #expect(after.text == "4 files: 3 known findings.\n", "\(after)")
    }

    @Test func `known findings follow a file that the user moved`() throws {
        var project = try Self.project()
        project.move(PlannerCase.builder, to: "App/Cars/CarBuilder.swift")
        #expect(try project.run("lint --strict").text == Self.clean)
        #expect(try project.run("update").status == .success)
        #expect(try project.run("lint --strict").text == Self.clean)
    }

    @Test func `code that no record has is named`() throws {
        var project = try Self.project()
        // A copy of a recorded scene, as behind a link to its folder, is no scene to adopt.
        project["Copy/Car/CarBuilder.swift"] = "struct CarBuilder {}\n"
        project["Copy/Car/CarRouter.swift"] = "struct CarRouter {}\n"
        project["Old/Bike/BikeBuilder.swift"] = "struct BikeBuilder {}\n"
        project["Old/Bike/BikeRouter.swift"] = "let a = fixMe\n"
        project["Old/FormBuilder.swift"] = "struct FormBuilder {}\n"
        let result = try project.run("lint")
        #expect(
            result.diagnostics == [
                "note: no scene of these names is recorded, so the rules of sets aren't used: 'Bike'"
            ])
        #expect(try project.run("lint --strict").status == .success)
        #expect(try project.run("lint Car").diagnostics.isEmpty)
    }

    @Test func `one file with a clear role is a scene`() throws {
        var project = MemoryProject()
        try project.run("new Car --template Scene --output App")
        for name in [
            "BikeViewController", "BusViewModel", "CellBuilder", "CardView", "TripRowViewModel",
            "VanPresenter", "URLRouter",
        ] { project["Old/\(name).swift"] = "struct \(name) {}\n" }
        #expect(
            try project.run("lint").diagnostics == [
                "note: no scene of these names is recorded, so the rules of sets aren't used: "
                    + "'Bike' and 'Bus'"
            ])
    }

    @Test func `a package inside is checked, too`() throws {
        var project = try Self.project()
        project["Kit/Package.swift"] = "// swift-tools-version: 6.0\n"
        project["Kit/Sources/Kit/A.swift"] = "let a = broken\n"
        project["scene-kit.json"] = """
            {"lint": {"rules": [{"id": "b", "why": "W.", "fix": "F.", "names": ["broken"],
              "passes": "a", "fails": "broken"}]}}
            """
        let result = try project.run("lint --strict")
        #expect(result.status == .negative && result.text.contains("Kit/Sources/Kit/A.swift:1:9"))
    }

    /// What a project without scenes has, and whether `lint` and the check find files.
    @Test(
        arguments: [
            ([], false), (["feature Cars"], true),
            (["feature Cars", "feature Trips"], true),
            (["feature Cars", "new Car --feature Cars", "remove Car"], true),
            (["new Car --output App", "remove Car"], true),
            (["write App.swift let a = 1"], false),
        ] as [([String], Bool)])
    func `a project without scenes`(steps: [String], hasFiles: Bool) throws {
        var project = MemoryProject([:])
        for step in steps {
            if step.hasPrefix("write") {
                project["App.swift"] = "let a = 1\n"
            } else {
                try project.run(step)
            }
        }
        #expect(try project.run("lint").status == (hasFiles ? .success : .notFound))
        #expect(try project.run("update --check").status == (hasFiles ? .success : .notFound))
    }
}
