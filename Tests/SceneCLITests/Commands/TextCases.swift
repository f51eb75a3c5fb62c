import Basics

/// Storyboards, and other text that names what goes away.
extension PlannerCase {
    private static let controller =
        "write App/Car/CarVC.swift final class CarVC: UIViewController {}"
    private static let adopted = [
        controller, "write App/Car/CarRouter.swift final class CarRouter {}",
        "adopt Car --template ./Set --file builder=App/Car/CarVC.swift",
    ]
    private static let renamedAdopted = [
        "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
        "create App/Auto/AutoVC.swift", "remove App/Car/CarRouter.swift",
        "remove App/Car/CarVC.swift",
    ]
    private static let renamedHere = [
        "record Auto", "unrecord Car", "create App/Car/AutoRouter.swift",
        "create App/Car/AutoVC.swift", "remove App/Car/CarRouter.swift",
        "remove App/Car/CarVC.swift",
    ]
    private static func left(_ name: String) -> String { "note: '\(name)' is left as it is here" }
    private static let keepsFolder = "note: the folder keeps its name, because"
    private static let leftInString = "note: 'CarVC' is left as it is in this comment or string"

    /// Writes a storyboard with an element that has these attributes.
    private static func board(_ attributes: String, at path: String = "App/Main.storyboard")
        -> String
    {
        "write \(path) <scenes>\n<viewController id=\"a\" \(attributes) sceneMemberID=\"x\"/>\n</scenes>"
    }

    private static func renamed(
        _ name: String, _ attributes: String, _ others: String..., to result: String,
        says: [String] = []
    ) -> PlannerCase {
        .init(
            "a new name in a storyboard: \(name)",
            after: adopted + [board(attributes)] + others, run: toAuto,
            renamedAdopted + (attributes == result ? [] : ["update App/Main.storyboard"])
                + (others.contains { $0.contains("withIdentifier") }
                    ? ["update App/Main.swift"] : []),
            says: says, leaving: ["App/Main.storyboard": "id=\"a\" \(result) sceneMemberID"])
    }

    /// A nib that is named after its class, and code that loads it.
    private static func nib(
        _ name: String, _ code: String, becomes text: String, others: [String] = [],
        keepsNib: Bool = false, says: [String] = []
    ) -> PlannerCase {
        .init(
            "a nib that code \(name)",
            after: adopted + [
                board(#"customClass="CarVC""#, at: "App/Nibs/CarVC.xib"),
                "write App/Main.swift \(code)",
            ] + others, run: toAuto,
            renamedAdopted
                + (keepsNib
                    ? ["update App/Nibs/CarVC.xib"]
                    : ["create App/Nibs/AutoVC.xib", "remove App/Nibs/CarVC.xib"])
                + (text.contains("AutoVC") ? ["update App/Main.swift"] : []), says: says,
            leaving: [
                "App/Main.swift": text,
                "App/Nibs/\(keepsNib ? "Car" : "Auto")VC.xib": #"customClass="AutoVC""#,
            ])
    }

    static let storyboards: [PlannerCase] = [
        renamed("a class", #"customClass="CarVC""#, to: #"customClass="AutoVC""#),
        renamed(
            "a class of the target",
            #"customClass="CarVC" customModule="Shop" customModuleProvider="target""#,
            to: #"customClass="AutoVC" customModule="Shop" customModuleProvider="target""#),
        renamed(
            "a longer name", #"customClass="CarVCCell""#, to: #"customClass="CarVCCell""#),
        renamed(
            "another attribute", #"userLabel="CarVC""#, to: #"userLabel="CarVC""#,
            says: [left("CarVC")]),
        renamed(
            "an identifier that code derives", #"storyboardIdentifier="CarVC" customClass="CarVC""#,
            to: #"storyboardIdentifier="AutoVC" customClass="AutoVC""#),
        renamed(
            "an identifier that code writes", #"storyboardIdentifier="CarVC" customClass="CarVC""#,
            #"write App/Main.swift let identifier = "CarVC""#,
            to: #"storyboardIdentifier="CarVC" customClass="AutoVC""#,
            says: [leftInString, left("CarVC")]),
        renamed(
            "an identifier that Objective-C writes",
            #"restorationIdentifier="CarVC" customClass="CarVC""#,
            #"write App/Main.m id name = @"CarVC";"#,
            to: #"restorationIdentifier="CarVC" customClass="AutoVC""#,
            says: [left("CarVC"), left("CarVC")]),
        renamed(
            "a reference to another storyboard",
            #"storyboardName="Car" referencedIdentifier="CarVC""#,
            to: #"storyboardName="Car" referencedIdentifier="AutoVC""#),
        renamed(
            "text that is no attribute", #"a="x">customClass="CarVC"<b"#,
            to: #"a="x">customClass="CarVC"<b"#, says: [left("CarVC")]),
        .init(
            "a new name in several storyboards and a nib of a generated scene",
            after: [
                car, board(#"customClass="CarRouter""#),
                board(
                    #"customClass="CarRouter""#, at: "Other/Second.storyboard"),
                board(#"customClass="CarBuilder""#, at: "App/Views/Cell.xib"),
                board(#"customClass="CarRouter""#, at: "Pods/Third.storyboard"),
            ], run: toAuto,
            renamed + [
                "update App/Main.storyboard", "update App/Views/Cell.xib",
                "update Other/Second.storyboard",
            ],
            leaving: ["Other/Second.storyboard": #"customClass="AutoRouter""#]),
        .init(
            "a new name in a storyboard of another module",
            after: [
                "new Car --template ./Set --package Shop",
                board(
                    #"customClass="CarRouter" customModule="Other""#, at: "Shop/A.storyboard"),
                board(#"customClass="CarRouter" customModule="Scenes""#, at: "Shop/B.storyboard"),
            ], run: "rename Car Auto --package Shop",
            [
                "create Shop/.scene-kit/scenes/Auto.json", "remove Shop/.scene-kit/scenes/Car.json",
                "update Shop/B.storyboard",
                "create Shop/Sources/Scenes/Auto/AutoBuilder.swift",
                "create Shop/Sources/Scenes/Auto/AutoRouter.swift",
                "remove Shop/Sources/Scenes/Car/CarBuilder.swift",
                "remove Shop/Sources/Scenes/Car/CarRouter.swift",
            ], says: [left("CarRouter")]),
        .init(
            "a nib that is named after the class",
            after: adopted + [
                board(#"customClass="CarVC""#, at: "App/Car/CarVC.xib"),
                "write App/Car/en.lproj/CarVC.strings \"a.text\" = \"b\";",
            ], run: toAuto,
            renamedAdopted + [
                "create App/Auto/AutoVC.xib", "create App/Auto/en.lproj/AutoVC.strings",
                "remove App/Car/CarVC.xib", "remove App/Car/en.lproj/CarVC.strings",
            ], leaving: ["App/Auto/AutoVC.xib": #"customClass="AutoVC""#]),
        nib(
            "names", #"UINib(nibName: "CarVC", bundle: nil)"#,
            becomes: #"UINib(nibName: "AutoVC", bundle: nil)"#),
        nib(
            "loads on several lines", "Bundle.main.loadNibNamed(\n    \"CarVC\", owner: nil)",
            becomes: "(\n    \"AutoVC\", owner"),
        nib(
            "names by its class", "NSStringFromClass(CarVC.self)",
            becomes: "NSStringFromClass(AutoVC.self)"),
        nib(
            "names in a property", #"let nibName = "CarVC""#, becomes: #"nibName = "CarVC""#,
            keepsNib: true, says: [leftInString]),
        nib(
            "names beside an event", #"UINib(nibName: "CarVC"); track("CarVC")"#,
            becomes: #"UINib(nibName: "CarVC"); track("CarVC")"#, keepsNib: true,
            says: [leftInString, leftInString]),
        nib(
            "names in JSON", ##"UINib(nibName: "CarVC"); let a = #"{"identifier": "CarVC"}"#"##,
            becomes: #"{"identifier": "CarVC"}"#, keepsNib: true,
            says: [leftInString, leftInString]),
        nib(
            "names in a raw literal", ##"UINib(nibName: #"CarVC"#)"##, becomes: ##"#"CarVC"#"##,
            keepsNib: true, says: [leftInString]),
        nib(
            "names as a storyboard", #"UIStoryboard(name: "CarVC", bundle: nil)"#,
            becomes: #"(name: "CarVC", "#, keepsNib: true, says: [leftInString]),
        nib(
            "names in a comment", "f() // Loads \"CarVC\", not CarVC",
            becomes: "\"CarVC\", not CarVC", keepsNib: true, says: [leftInString, leftInString]),
        nib(
            "names in a longer string", #"UINib(nibName: "CarVCs")"#, becomes: #""CarVCs""#),
        nib(
            "names in a case", #"case car = "CarVC""#, becomes: #"case car = "CarVC""#,
            keepsNib: true, says: [leftInString]),
        nib(
            "names in an interpolation", #"let a = "CarVC\(b)""#, becomes: #"let a = "CarVC\(b)""#,
            says: [leftInString]),
        nib(
            "names, and Objective-C, too", #"UINib(nibName: "CarVC")"#, becomes: #""CarVC""#,
            others: [#"write App/Old.m [self load:@"CarVC"];"#], keepsNib: true,
            says: [leftInString, left("CarVC")]),
        .init(
            "a nib of a generated scene that the user wrote",
            after: [
                car, board(#"customClass="CarRouter""#, at: "App/Car/CarRouter.xib"),
                #"append App/Car/CarRouter.swift let nib = UINib(nibName: "CarRouter")"#,
            ], run: toAuto,
            renamed + ["create App/Auto/AutoRouter.xib", "remove App/Car/CarRouter.xib"],
            leaving: ["App/Auto/AutoRouter.swift": #"nibName: "AutoRouter""#]),
        .init(
            "a nib and an identifier of another package",
            after: adopted + [
                #"write Other/Package.swift let package = Package(name: "Other", "#
                    + #"products: [.library(name: "Other", targets: ["Other"])], "#
                    + #"targets: [.target(name: "Other")])"#,
                board(#"customClass="CarVC" customModule="Other""#, at: "Other/CarVC.xib"),
                board(
                    #"storyboardIdentifier="CarVC" customModule="Other""#, at: "Other/A.storyboard"),
            ], run: toAuto, renamedAdopted, says: [left("CarVC"), left("CarVC")]),
        renamed(
            "an identifier that code names", #"storyboardIdentifier="CarVC" customClass="CarVC""#,
            #"write App/Main.swift let a = board.instantiateViewController(withIdentifier: "CarVC")"#,
            to: #"storyboardIdentifier="AutoVC" customClass="AutoVC""#),
        renamed(
            "an identifier that Objective-C++ writes",
            #"storyboardIdentifier="CarVC" customClass="CarVC""#,
            #"write App/Main.mm id name = @"CarVC";"#,
            to: #"storyboardIdentifier="CarVC" customClass="AutoVC""#,
            says: [left("CarVC"), left("CarVC")]),
        .init(
            "an adopted scene in a folder with other files",
            after: adopted + ["write App/Car/CarCell.swift class CarCell {}"], run: toAuto,
            renamedHere, says: [keepsFolder]),
        .init(
            "an adopted scene in a folder with files in another one",
            after: adopted + [
                "write App/Car/Cells/Cell.xib <x/>", "new Bus --template ./Plain --output App",
            ],
            run: toAuto, renamedHere,
            says: [keepsFolder]),
        .init(
            "an adopted scene with a folder in its folder",
            after: [
                "write App/Car/Views/CarVC.swift final class CarVC {}",
                "write App/Car/CarRouter.swift final class CarRouter {}",
                "adopt Car --template ./Set --file builder=App/Car/Views/CarVC.swift",
            ], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "create App/Auto/Views/AutoVC.swift", "remove App/Car/CarRouter.swift",
                "remove App/Car/Views/CarVC.swift",
            ]),
        .init(
            "the header of an adopted file",
            after: [
                "write App/Car/CarBuilder.swift //\n//  CarBuilder.swift\n//  Shop\n//\nstruct CarBuilder {}",
                "adopt Car --template ./Set",
            ], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoBuilder.swift",
                "remove App/Car/CarBuilder.swift",
            ], leaving: ["App/Auto/AutoBuilder.swift": "//\n//  AutoBuilder.swift\n//  Shop\n//\n"]),
    ]

    static let namesInText: [PlannerCase] = [
        .init(
            "a new name in texts of all kinds",
            after: [
                car, "write App/Info.plist <string>$(PRODUCT_MODULE_NAME).CarBuilder</string>",
                "write App/Old.m [CarBuilder new];", "write App/Old.h @class CarBuilder;",
                "write en.lproj/Main.strings \"CarBuilder.title\" = \"Car\";",
                "write check.sh grep CarBuilder", "write README.md See `CarBuilder` and Car.",
                "write config.json {\"x\": \"CarBuilder\"}", "write .swiftlint.yml - CarBuilder",
                "write .github/ci.yml run: CarBuilderX CarRouter",
                "write CODEOWNERS /App/Car/ @me", "write image.png CarBuilder",
                "write build/log.txt CarBuilder", "write .build/log.txt CarBuilder",
                "write cache.ignored CarBuilder", "write Data.bin2 CarBuilder\0",
            ], run: toAuto, renamed,
            says: [
                left("CarRouter"),
                left("CarBuilder"), left("CarBuilder"), left("CarBuilder"), left("CarBuilder"),
                left("App/Car"), left("CarBuilder"), left("CarBuilder"), left("CarBuilder"),
                left("CarBuilder"),
            ]),
        .init(
            "a new name in a comment of the scene's own file",
            after: [car, "append App/Car/CarRouter.swift // CarRouter by \"CarBuilder\""],
            run: toAuto, renamed,
            says: [
                "note: 'CarRouter' is left as it is in this comment",
                "note: 'CarBuilder' is left as it is in this comment",
            ]),
        .init(
            "a removed scene in a storyboard and other texts",
            after: [
                car, board(#"customClass="CarRouter""#), "write README.md See CarBuilder.",
                "write App/Main.swift // CarBuilder", "write App/Bus.swift let bus = CarRouter()",
            ], run: "remove Car", removedCar,
            says: [
                namesRemoved, "note: this names what is removed", namesRemoved,
                "note: this names what is removed",
            ]),
        .init(
            "an adopted scene that is removed, with its types",
            after: adopted + [board(#"customClass="CarVC""#)],
            run: "remove Car --on-conflict overwrite",
            ["unrecord Car", "remove App/Car/CarRouter.swift", "remove App/Car/CarVC.swift"],
            says: [namesRemoved]),
        .init(
            "an adopted scene that is forgotten leaves its types",
            after: adopted + [
                board(#"customClass="CarVC""#), "write App/Main.swift let car = CarRouter()",
            ], run: "remove Car --on-conflict keep",
            ["unrecord Car", "skip App/Car/CarRouter.swift", "skip App/Car/CarVC.swift"]),
        .init(
            "a moved scene in texts",
            after: [
                car, "write CODEOWNERS App/Car/CarRouter.swift @me\nApp/Car/* @you\nMyApp/Car x",
                "write README.md See CarBuilder in App/Cars.",
            ], run: toCars, movedToCars,
            says: [left("App/Car/CarRouter.swift"), left("App/Car")]),
    ]
}
