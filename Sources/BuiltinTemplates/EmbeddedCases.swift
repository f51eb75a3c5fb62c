// Made by scripts/embed-templates from Templates/Tests/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static func loadCases() -> [EmbeddedFile] {
        [
            EmbeddedFile("closures-and-dependencies/case.json",
####"""
{
  "set": "Scene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile("collection-view-controller/case.json",
####"""
{
  "set": "Scene",
  "name": "CarCatalog",
  "params": ["request:URLRequest"],
  "options": { "viewController": "UICollectionViewController" }
}

"""####),
            EmbeddedFile("exported-closures-and-plain-labels/case.json",
####"""
{
  "set": "Scene",
  "name": "Receipt",
  "params": ["date:Date", "onClose:() -> Void"],
  "labels": "plain",
  "options": { "access": "public", "exported": true, "features": true, "form": true, "tests": "xctest" },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("exported-reserved-type/case.json",
####"""
{
  "set": "Scene",
  "name": "Cart",
  "params": ["start:CartRoute"],
  "options": { "access": "public", "exported": true, "features": true },
  "exit": 64,
  "message": "the scene's route has that name"
}

"""####),
            EmbeddedFile("exported-without-features/case.json",
####"""
{
  "set": "Scene",
  "name": "Cart",
  "options": { "access": "public", "exported": true },
  "exit": 64,
  "message": "has no use for 'exported'"
}

"""####),
            EmbeddedFile("exported/case.json",
####"""
{
  "set": "Scene",
  "name": "Cart",
  "params": ["cartID:String", "page:Int=1"],
  "dependencies": ["limit:Int=3"],
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("form/case.json",
####"""
{
  "set": "Scene",
  "name": "Login",
  "params": ["user:String"],
  "options": { "form": "true" }
}

"""####),
            EmbeddedFile("io-exported/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "Trade",
  "params": ["item:Item"],
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("io-form/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "Login",
  "options": {
    "form": "true",
    "input": ["name:String", "signIn:Void"],
    "output": ["isValid:Bool=name"]
  }
}

"""####),
            EmbeddedFile("io-input-without-a-value/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarEditor",
  "params": ["carID:String"],
  "options": { "input": "car:Car", "output": ["name:String=car", "isSaved:Bool"] }
}

"""####),
            EmbeddedFile("io-inputs-and-outputs/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "SignIn",
  "options": {
    "input": ["email:String", "password:String", "submit:Void"],
    "output": ["isEmailValid:Bool=email", "message:String", "isDone:Void=submit"]
  }
}

"""####),
            EmbeddedFile("io-ios-without-tests/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": {
    "platforms": "ios",
    "tests": "none",
    "viewController": "UICollectionViewController",
    "output": "request:URLRequest?"
  }
}

"""####),
            EmbeddedFile("io-members-of-many-types/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": {
    "input": ["close:Swift.Void", "row:Int", "choice:Car"],
    "output": ["link:URL?=row", "picked:Car?=choice", "car:Car=row", "isDone:Void=row", "undo:() -> Void=close"],
    "viewController": "UITableViewController"
  }
}

"""####),
            EmbeddedFile("io-name-of-a-subject/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "SignIn",
  "options": { "input": "email:String", "output": "emailSubject:Bool" },
  "exit": 64,
  "message": "the view model's subject has that name, for the member 'email'"
}

"""####),
            EmbeddedFile("io-plain/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarList"
}

"""####),
            EmbeddedFile("io-public-with-xctest/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": {
    "access": "public",
    "tests": "xctest",
    "suffix": "Type",
    "input": "note:String",
    "output": ["canSave:Bool=note", "owner:Owner=note"]
  }
}

"""####),
            EmbeddedFile("io-reserved-member/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "options": { "input": "viewDidLoad:Void" },
  "exit": 64,
  "message": "the inputs have it already"
}

"""####),
            EmbeddedFile("io-reserved-parameter/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "params": ["state:String"],
  "exit": 64,
  "message": "the view model's output has that name"
}

"""####),
            EmbeddedFile("io-reserved-type/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "Bus",
  "options": { "output": "line:Content?" },
  "exit": 64,
  "message": "cannot have the type 'Content'"
}

"""####),
            EmbeddedFile("io-routes-with-xctest/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarList",
  "routes": ["details:CarDetails", "CarHelp"],
  "options": { "tests": "xctest" },
  "targets": [
    { "name": "CarDetails", "params": ["withID carID:String", "page:Int=1"] },
    { "name": "CarHelp" }
  ]
}

"""####),
            EmbeddedFile("io-routes/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("io-unknown-source/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "SignIn",
  "options": { "input": "email:String", "output": "isEmailValid:Bool=mail" },
  "exit": 64,
  "message": "'input' has no member 'mail'"
}

"""####),
            EmbeddedFile("io-views-in-the-view-model/case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
}

"""####),
            EmbeddedFile("ios-without-tests/case.json",
####"""
{
  "set": "Scene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("link-without-values-and-plain-labels/case.json",
####"""
{
  "set": "Scene",
  "name": "Settings",
  "params": ["section:String?"],
  "labels": "plain",
  "options": { "access": "public", "link": "settings", "tests": "xctest" }
}

"""####),
            EmbeddedFile("link/case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["carID:String", "page:Int?", "note:String=\"\""],
  "options": { "link": "cars/:carID/pages/:page" }
}

"""####),
            EmbeddedFile("one-parameter/case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("plain/case.json",
####"""
{
  "set": "Scene",
  "name": "CarList"
}

"""####),
            EmbeddedFile("protocol-closures-and-dependencies/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile("protocol-exported/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "Welcome",
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("protocol-ios-without-tests/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("protocol-one-parameter/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("protocol-plain/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile("protocol-public-with-xctest/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile("protocol-reserved-name/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "Scene",
  "exit": 64,
  "message": "its builder would be SceneBuilder, which is SwiftUI's"
}

"""####),
            EmbeddedFile("protocol-reserved-parameter/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["presenter:String"],
  "exit": 64,
  "message": "the interactor's property has that name"
}

"""####),
            EmbeddedFile("protocol-routes-with-xctest/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarHelp"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarHelp"}
  ],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile("protocol-routes/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"]}
  ]
}

"""####),
            EmbeddedFile("protocol-table-view-controller/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarTable",
  "options": { "viewController": "UITableViewController" }
}

"""####),
            EmbeddedFile("protocol-views-in-the-presenter/case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["table:UITableView"],
  "imports": ["UIKit"],
  "exit": 64,
  "message": "must not import UIKit"
}

"""####),
            EmbeddedFile("public-with-xctest/case.json",
####"""
{
  "set": "Scene",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile("reserved-name/case.json",
####"""
{
  "set": "Scene",
  "name": "App",
  "exit": 64,
  "message": "its router would be AppRouter"
}

"""####),
            EmbeddedFile("reserved-parameter/case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["loader:String"],
  "exit": 64,
  "message": "loader"
}

"""####),
            EmbeddedFile("routes/case.json",
####"""
{
  "set": "Scene",
  "name": "CarList",
  "routes": [
    "details:CarDetails",
    { "scene": "map:CarMap", "params": ["latitude:Double", "longitude:Double"] }
  ],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("rx-closures-and-dependencies/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "viewController": "UITableViewController" }
}

"""####),
            EmbeddedFile("rx-exported/case.json",
####"""
{
  "set": "RxScene",
  "name": "Cart",
  "params": ["cartID:String"],
  "options": { "access": "public", "exported": true, "features": true, "tests": "xctest" },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("rx-form/case.json",
####"""
{
  "set": "RxScene",
  "name": "Login",
  "params": ["user:String"],
  "options": { "form": "true" }
}

"""####),
            EmbeddedFile("rx-ios-without-tests/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none", "viewController": "UICollectionViewController" }
}

"""####),
            EmbeddedFile("rx-one-parameter/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("rx-plain/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarList"
}

"""####),
            EmbeddedFile("rx-public-with-xctest/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile("rx-reserved-parameter/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["disposeBag:DisposeBag"],
  "exit": 64,
  "message": "the view model's property has that name"
}

"""####),
            EmbeddedFile("rx-routes/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("rx-views-in-the-view-model/case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
}

"""####),
            EmbeddedFile("rxviper-bidirectional-relays/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Settings",
  "options": { "bidirectionalRelays": true, "complexity": "simple" }
}

"""####),
            EmbeddedFile("rxviper-exported/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Cart",
  "params": ["cartID:String"],
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("rxviper-form/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Login",
  "params": ["user:String"],
  "options": { "form": "true" }
}

"""####),
            EmbeddedFile("rxviper-formatter-in-a-storyboard/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "complexity": "formatter", "interface": "storyboard" }
}

"""####),
            EmbeddedFile("rxviper-ios-without-tests/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "interface": "xib", "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("rxviper-nib-with-xctest/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "page:Int=1"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "complexity": "formatter", "interface": "xib", "tests": "xctest" }
}

"""####),
            EmbeddedFile("rxviper-own-name/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Car",
  "params": ["car:Car"],
  "exit": 64,
  "message": "Car"
}

"""####),
            EmbeddedFile("rxviper-plain/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile("rxviper-public/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "access": "public" }
}

"""####),
            EmbeddedFile("rxviper-reserved-name/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Observable",
  "exit": 64,
  "message": "RxSwift"
}

"""####),
            EmbeddedFile("rxviper-routes/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarList",
  "routes": [
    "details:CarDetails",
    { "scene": "map:CarMap", "params": ["latitude:Double", "longitude:Double"] }
  ],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("rxviper-simple/case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarPrompt",
  "params": ["question:String", "onAnswer:@escaping (Bool) -> Void"],
  "dependencies": ["clock:any CarClock=SystemClock()"],
  "options": { "complexity": "simple" }
}

"""####),
            EmbeddedFile("single-role/case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["carID:String"],
  "only": ["ViewModel"]
}

"""####),
            EmbeddedFile("subject-closures-and-dependencies/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile("subject-collection-view-controller/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarGrid",
  "options": { "viewController": "UICollectionViewController" }
}

"""####),
            EmbeddedFile("subject-exported/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "Welcome",
  "options": { "access": "public", "exported": true, "features": true, "tests": "xctest" },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("subject-ios-without-tests/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("subject-one-parameter/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("subject-plain/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile("subject-public-with-xctest/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile("subject-reserved-name/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "Scene",
  "exit": 64,
  "message": "its builder would be SceneBuilder, which is SwiftUI's"
}

"""####),
            EmbeddedFile("subject-reserved-parameter/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["router:String"],
  "exit": 64,
  "message": "the presenter's property has that name"
}

"""####),
            EmbeddedFile("subject-routes-with-xctest/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarHelp"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarHelp"}
  ],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile("subject-routes/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"]}
  ]
}

"""####),
            EmbeddedFile("subject-views-in-the-presenter/case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
}

"""####),
            EmbeddedFile("swiftui-closures-and-dependencies/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile("swiftui-exported/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "Cart",
  "params": ["cartID:String"],
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("swiftui-form/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "Login",
  "params": ["user:String"],
  "options": { "form": "true" }
}

"""####),
            EmbeddedFile("swiftui-ios-without-tests/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("swiftui-list/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarTable",
  "options": { "list": "true" }
}

"""####),
            EmbeddedFile("swiftui-one-parameter/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile("swiftui-plain/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarList"
}

"""####),
            EmbeddedFile("swiftui-public-with-xctest/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile("swiftui-reserved-name/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "Progress",
  "exit": 64,
  "message": "its view would be SwiftUI's ProgressView"
}

"""####),
            EmbeddedFile("swiftui-reserved-parameter/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarDetails",
  "params": ["state:String"],
  "exit": 64,
  "message": "state"
}

"""####),
            EmbeddedFile("swiftui-routes/case.json",
####"""
{
  "set": "SwiftUIScene",
  "name": "CarList",
  "routes": [
    "details:CarDetails",
    { "scene": "map:CarMap", "params": ["latitude:Double", "longitude:Double"] }
  ],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("table-view-controller/case.json",
####"""
{
  "set": "Scene",
  "name": "CarCatalog",
  "params": ["request:URLRequest"],
  "options": { "viewController": "UITableViewController" }
}

"""####),
            EmbeddedFile("views-in-the-view-model/case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["photo:UIImage"],
  "imports": ["UIKit"],
  "exit": 64,
  "message": "must not import UIKit"
}

"""####),
            EmbeddedFile("viper-exported/case.json",
####"""
{
  "set": "VIPER",
  "name": "Cart",
  "params": ["cartID:String"],
  "options": { "access": "public", "exported": true, "features": true },
  "module": "Checkout"
}

"""####),
            EmbeddedFile("viper-form/case.json",
####"""
{
  "set": "VIPER",
  "name": "Login",
  "params": ["user:String"],
  "options": { "form": "true" }
}

"""####),
            EmbeddedFile("viper-formatter-in-a-storyboard/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "complexity": "formatter", "interface": "storyboard" }
}

"""####),
            EmbeddedFile("viper-ios-without-tests/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "interface": "xib", "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile("viper-link/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "link": "cars/:carID" }
}

"""####),
            EmbeddedFile("viper-nib-with-xctest/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "page:Int=1"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "complexity": "formatter", "interface": "xib", "tests": "xctest" }
}

"""####),
            EmbeddedFile("viper-plain/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile("viper-public/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "access": "public" }
}

"""####),
            EmbeddedFile("viper-reserved-name/case.json",
####"""
{
  "set": "VIPER",
  "name": "Scene",
  "exit": 64,
  "message": "SceneBuilder"
}

"""####),
            EmbeddedFile("viper-reserved-parameter/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["wireframe:String"],
  "exit": 64,
  "message": "wireframe"
}

"""####),
            EmbeddedFile("viper-routes/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarList",
  "routes": [
    "details:CarDetails",
    { "scene": "map:CarMap", "params": ["latitude:Double", "longitude:Double"] }
  ],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile("viper-simple/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarPrompt",
  "params": ["question:String", "onAnswer:@escaping (Bool) -> Void"],
  "dependencies": ["clock:any CarClock=SystemClock()"],
  "options": { "complexity": "simple" }
}

"""####),
            EmbeddedFile("viper-table-view-controller/case.json",
####"""
{
  "set": "VIPER",
  "name": "CarTable",
  "options": { "complexity": "formatter", "viewController": "UITableViewController" }
}

"""####),
        ]
    }
}
