import Basics
import TestSupport

/// `new` beside a scene of that name which no record has.
extension PlannerCase {
    /// A project with `App`, `Widget`, and `Tests`. `App` compiles the files in `App/`, and `Widget`
    /// those in `Widget/` and `App/Shared.swift`.
    private static let xcode = """
        write App.xcodeproj/project.pbxproj // !$*UTF8*$!
        {objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); };
        G = {isa = PBXGroup; children = (G1, G2, G3); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, F4); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F3); path = Widget; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F5); path = Tests; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Old/CarUI.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F4; };
        B6 = {isa = PBXBuildFile; fileRef = F5; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B3, B5); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B6); };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P1); };
        T2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (P2); };
        T3 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (P3); };
        }; rootObject = R; }
        """
    private static let synchronized =
        "write App.xcodeproj/project.pbxproj \(SynchronizedProject.text)"
    private static let package =
        "write Package.swift let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\"), "
        + ".target(name: \"Other\")])"
    private static let router = "final class CarRouter {}; class CarViewController {}"
    private static let adoptFirst =
        "'scene-kit adopt Car' records the scene that you wrote. Choose another name for the scene"

    private static func taken(
        _ name: String, _ steps: [String], _ command: String = "--output App/Scenes"
    ) -> PlannerCase {
        .init(
            "a scene that nobody recorded: \(name)", after: steps,
            run: "new Car --template ./Set \(command)", is: .conflict,
            says: ["error: this declares 'CarRouter', and so would"], hint: adoptFirst)
    }

    private static func free(
        _ name: String, _ steps: [String], in folder: String = "App/Scenes",
        _ command: String = "", others: [String] = [], says: [String] = [unlisted]
    ) -> PlannerCase {
        .init(
            "no scene in the way: \(name)", after: steps,
            run: "new Car --template ./Set --output \(folder) \(command)",
            [
                "record Car", "create .scene-kit/scenes/.gitattributes",
                "create \(folder)/Car/CarBuilder.swift",
                "create \(folder)/Car/CarRouter.swift", "create \(folder)/Support/Base.swift",
            ] + others, says: says)
    }
    private static let unlisted = "note: the project lists its files one by one"

    static let takenScenes: [PlannerCase] = [
        taken(
            "in a subfolder of a module", [package, "write Sources/Shop/Old/A.swift \(router)"],
            "--output Sources/Shop/New"),
        taken("in another folder of the app", [xcode, "write App/Old/CarUI.swift \(router)"]),
        taken(
            "in the app's other folder, with a new place for scenes",
            [xcode, "write App/Old/CarUI.swift \(router)"], "--output Scenes --module App"),
        taken("in a file of two targets", [xcode, "write App/Shared.swift \(router)"]),
        taken(
            "for a target that is named", [xcode, "write Widget/Widget.swift \(router)"],
            "--output App/Scenes --add-to-target Widget"),
        taken("in a synchronized folder", [synchronized, "write App/Old/A.swift \(router)"]),
        taken(
            "in a synchronized folder of both targets",
            [synchronized, "write Shared/A.swift \(router)"]),
        taken(
            "which a file of an exception set adds",
            [synchronized, "write App/Cars/A.swift \(router)"], "--output Shared"),
        taken("with a private class", [xcode, "write App/Main.swift private \(router)"]),
        taken(
            "in code for some platforms",
            [xcode, "write App/Main.swift #if DEBUG\n\(router)\n#endif"]),
        taken(
            "in the other branch of dead code",
            [xcode, "write App/Main.swift #if false\n#else\n\(router)\n#endif"]),
    ]

    static let freeScenes: [PlannerCase] = [
        free("in a file of another target", [xcode, "write Widget/Widget.swift \(router)"]),
        free("in tests", [xcode, "write Tests/Tests.swift \(router)"]),
        free(
            "in the app, beside the files of a test target",
            [xcode, "write App/Main.swift \(router)"], in: "Tests/Scenes"),
        free("in a file that no target lists", [xcode, "write App/Other/Draft.swift \(router)"]),
        free(
            "in a target that gets none of the files", [xcode, "write App/Main.swift \(router)"],
            in: "Widget/Scenes"),
        free(
            "in a package of the app",
            [
                xcode, "write App/Kit/Package.swift //",
                "write App/Kit/Sources/Kit/A.swift \(router)",
            ]),
        free("inside of another type", [xcode, "write App/Main.swift enum Old { \(router) }"]),
        free(
            "in a comment and a string",
            [xcode, "write App/Main.swift // \(router)\nlet a = \"\(router)\""]),
        free("in dead code", [xcode, "write App/Main.swift #if false\n\(router)\n#endif"]),
        free(
            "in an exception of a synchronized folder",
            [synchronized, "write App/Cars/Out.swift \(router)"], says: []),
        free(
            "in a synchronized folder of no target",
            [synchronized, "write Free/A.swift \(router)"], says: []),
        free(
            "in another module", [package, "write Sources/Other/A.swift \(router)"],
            in: "Sources/Shop", says: []),
    ]

    private static let written = [
        bus, "write App/Old/Car.swift class CarViewController {}",
        "write App/Old/Van.swift struct VanView {}; class VanViewModel {}",
    ]
    private static func missing(
        _ name: String, _ command: String, says: String, hint: String
    ) -> PlannerCase {
        .init(
            "a scene that nobody recorded: \(name)", after: written, run: command, is: .notFound,
            says: ["error: " + says], hint: hint)
    }

    static let handwrittenScenes: [PlannerCase] = [
        missing(
            "a route from it", "route Van Bus --template ./Set --output App",
            says: "no scene 'Van' is recorded, and no source", hint: "'scene-kit adopt Van'"),
        missing(
            "a route to it", "route Bus Car", says: "there is no scene 'Car'",
            hint: "'scene-kit adopt Car' records the scene that you wrote. If its builder"),
        missing(
            "a route to it that says what its Builder takes", "route Bus Car --no-param",
            says: "no scene 'Car' is recorded, and no source declares 'CarBuilder'",
            hint: "'scene-kit adopt Car' records the scene that you wrote. If another module"),
        missing(
            "a route to another one", "route Bus Cat --no-param",
            says: "no scene 'Cat' is recorded", hint: "'scene-kit new Cat' creates the scene."),
        missing(
            "its new name", "rename Car Auto", says: "no scene 'Car' is recorded",
            hint: "'scene-kit adopt Car'"),
    ]
}
