import Basics
import Testing

/// What a command line that isn't quite right is answered with: its status, and a part of the error
/// or the hint. A '·' in a word is a space.
struct SlipTests {
    struct Slip: CustomTestStringConvertible, Sendable {
        let line: String
        let status: Basics.ExitStatus
        let answer: String

        init(_ line: String, _ answer: String, is status: Basics.ExitStatus = .usage) {
            (self.line, self.status, self.answer) = (line, status, answer)
        }

        var testDescription: String { line }
    }

    @Test(
        arguments: [
            words, otherOrders, wordsOfOtherTools, lists, declarations, optionsOfSets, places,
            names, characters, scenesByFile, ofGenerators, ofOtherCommands, flags, notFolders,
            namesOfPrograms, optionsAsWords, commandsAsOptions, ofGit, parts, routes, ofPacks,
            surplusWords, wordsForOptions, habits, ofTools, changes, ofOtherGenerators, hints,
        ].flatMap(\.self))
    func `is answered with what to type`(_ slip: Slip) throws {
        var project = MemoryProject(PlannerCase.files)
        try project.run(PlannerCase.car + " --param id:Int")
        try project.run(PlannerCase.bus)
        let before = project.files
        let words = slip.line.split(separator: " ").map { String($0).replacing("·", with: " ") }
        let result = try project.run(words)
        let answer = (result.diagnostics + result.hints).joined(separator: "\n")
        #expect(result.status == slip.status, "\(answer)")
        #expect(answer.contains(slip.answer), "\(answer)")
        #expect(project.files == before)
    }

    static let words: [Slip] = [
        .init("version", "'--version'"), .init("completion bash", "--generate-completion-script"),
        .init("completions zsh", "--generate-completion-script"), .init("redo", "scene-kit undo"),
        .init("create Car", "'new'"), .init("add Car", "'new'"), .init("make Car", "'new'"),
        .init("scaffold Car", "'new'"), .init("delete Car", "'remove'"),
        .init("rm Car", "'remove'"), .init("mv Car Auto", "'rename'"),
        .init("sync", "'generate'"), .init("build", "'generate'"), .init("status", "'scenes'"),
        .init("ls", "'list'"), .init("templates", "'list'"), .init("revert", "'undo'"),
        .init("rollback", "'undo'"), .init("link Car Bus", "'route'"),
        .init("diagram", "'graph'"), .init("outdated", "'upgrade'"), .init("pull", "'upgrade'"),
        .init("import Car", "'adopt'"), .init("get pack", "'install'"),
        .init("info Scene", "'show'"), .init("check", "'generate'"), .init("diff", "'update'"),
        .init("nwe Car", "'new'"), .init("updte", "'update'"), .init("renme Car Auto", "'rename'"),
        .init("CarDetails", "'scene-kit new CarDetails'"),
    ]

    static let otherOrders: [Slip] = [
        .init("new scene Auto", "Leave out 'scene': 'scene-kit new Auto'"),
        .init("new screen Auto", "Leave out 'screen': 'scene-kit new Auto'"),
        .init("new a scene Auto", "'scene-kit new Auto'"),
        .init("generate scene Auto", "'scene-kit new <name>' creates one scene"),
        .init("generate module Auto", "'scene-kit new <name>' creates one scene"),
        .init("new VIPER Auto", "'scene-kit new Auto --template VIPER'"),
        .init("new Auto RxScene", "'scene-kit new Auto --template RxScene'"),
        .init("route Car to Bus", "Leave out 'to': 'scene-kit route Car Bus'"),
        .init("route from Car to Bus", "'scene-kit route Car Bus'"),
        .init("rename Car to Auto", "Leave out 'to': 'scene-kit rename Car Auto'"),
        .init("move Car to Cars", "'scene-kit move Car Cars'"),
        .init("move Car into Cars", "'scene-kit move Car Cars'"),
        .init("remove scene Car", "'scene-kit remove Car'"),
        .init("--json scenes", "scene-kit scenes --json"),
        .init("--dry-run new Auto", "Write it after the subcommand"),
        .init("new Auto --name Auto", "Write the name without it"),
        .init("new Auto Details", "unexpected argument 'Details'"),
        .init("undo Car", "unexpected argument 'Car'"),
        .init("update Car page:Int=1", "Write it as '--param 'page:Int=1''"),
        .init("update page:Int", "--param page:Int"),
        .init("new Auto id:String", "--param id:String"),
    ]

    static let wordsOfOtherTools: [Slip] = [
        .init("new Auto --set VIPER", "'--template'"),
        .init("new Auto --kind VIPER", "'--template'"),
        .init("new Auto -t VIPER", "'--template'"),
        .init("new Auto --path App", "'--output'"),
        .init("new Auto --out App", "'--output"), .init("new Auto --dir App", "'--output'"),
        .init("new Auto -o App", "'--output"), .init("new Auto --package-path Shop", "--package"),
        .init("new Auto --module-name Shop", "'--module'"),
        .init("new Auto --target App", "'--module'"),
        .init("new Auto --parameter id:Int", "--param"),
        .init("new Auto --input id:Int", "--param"),
        .init("new Auto --inject api:API=API()", "--dependency"),
        .init("new Auto --push Car", "--route"), .init("new Auto --parts ViewModel", "--only"),
        .init("new Auto --group Cars", "--folder"),
        .init("update Car --remove-param id", "'--drop-param'"),
        .init("update Car --delete-param id", "'--drop-param'"),
        .init("update Car --add-param id:Int", "--param"),
        .init("update Car --remove-dependency api", "--drop-dependency"),
        .init("update Car --force", "'--on-conflict <how>'"),
        .init("remove Car --force", "'--on-conflict <how>'"),
        .init("remove Car -f", "'--on-conflict <how>'"),
        .init("new Auto --overwrite", "'--on-conflict <how>'"),
        .init("lint --fix", "lint changes no code"),
        .init("lint --autocorrect", "lint changes no code"),
        .init("lint --rules a", "'--rule'"), .init("lint --only a", "'--rule'"),
        .init("new Auto --dryrun", "'--dry-run'"), .init("new Auto -dry-run", "'--dry-run'"),
        .init("new Auto --tests no", "'--option tests=none'"),
        .init("new Auto -- --param id:Int", "unexpected"),
    ]

    static let lists: [Slip] = [
        .init(
            "new Auto --option form=true list=true",
            "Repeat the option: --option 'form=true' --option 'list=true'"),
        .init(
            "new Auto --param id:Int name:String",
            "Repeat the option: --param id:Int --param name:String"),
        .init(
            "new Auto --param id:Int name:String page:Int=1",
            "--param id:Int --param name:String --param 'page:Int=1'"),
        .init("new Auto --route Car Bus", "Repeat the option: --route Car --route Bus"),
        .init("new Auto --route a:Car b:Bus", "--route a:Car --route b:Bus"),
        .init("new Auto --import CarKit Models", "--import CarKit --import Models"),
        .init("new Auto --add-to-target App Tests", "--add-to-target App --add-to-target Tests"),
        .init("new Auto --only ViewModel Builder", "--only ViewModel --only Builder"),
        .init("new Auto --sample a=1 b=2", "--sample 'a=1' --sample 'b=2'"),
        .init("new Auto --option form=true·list=true", "Write one --option for each."),
        .init("new Auto --param id:Int·name:String", "Write one --param for each."),
        .init("new Auto --param id:Int,name:String", "Write one --param for each"),
        .init("new Auto --only Builder,Router", "--only Builder --only Router"),
        .init("new Auto --import A,B", "--import A --import B"),
        .init("lint --rule a,b", "--rule a --rule b"),
        .init("update Car --drop-param a,b", "--drop-param a --drop-param b"),
        .init("update Car,Bus", "no scene 'Car,Bus'", is: .notFound),
        .init("route Car,Bus", "the scene that the route leads to is missing"),
        .init("rename Car,Auto", "'scene-kit rename Car Auto'"),
    ]

    static let declarations: [Slip] = [
        .init("new Auto --param id: Int", "Quote it: --param 'id: Int'"),
        .init("new Auto --param id : Int", "Quote it"),
        .init("new Auto --param id Int", "Write it: --param id:Int"),
        .init("new Auto --dependency store CarStore", "Write it: --dependency store:CarStore"),
        .init("new Auto --route details Car", "Write it: --route details:Car"),
        .init("new Auto --param id", "there is no type"),
        .init("new Auto --param id=Int", ":"), .init("new Auto --param Int:", "type"),
        .init("new Auto --param id:Int=", "there is nothing after '='"),
        .init("new Auto --param :Int", "name"),
        .init("new Auto --param 1d:Int", "1"),
        .init("new Auto --param id:[Int", "]"),
        .init("new Auto --param id:Int=·", "nothing after '='"),
        .init("new Auto --param", "missing value"),
        .init("new Auto --param --quiet", "missing value"),
        .init("new Auto --param id:Int --param id:Int", "id"),
        .init("new Auto --dependency api", "there is no type"),
        .init("new Auto --param on:Bool=yes", "Did you mean 'on:Bool=true'?"),
        .init("new Auto --param n:Int=1.5", "Did you mean 'n:Double=1.5'?"),
        .init("new Auto --param n:Int=nil", "Did you mean 'n:Int?=nil'?"),
        .init("new Auto --dependency api:URLSession=null", "Did you mean 'api:URLSession?=nil'?"),
        .init("new Auto --param n:Int --sample n=\"x\"", "'\"x\"' is no value of 'Int'"),
        .init("update Car --param page:Int=true", "Write a value such as '0'."),
    ]

    static let optionsOfSets: [Slip] = [
        .init("new Auto --option form:true", "Write it as --option form=true."),
        .init("new Auto --option form", "--option form=value"),
        .init("new Auto --option =true", "has no option ''"),
        .init("new Auto --option frm=true", "Did you mean 'form'?"),
        .init("new Auto --option form=yes", "'true' or 'false'"),
        .init("new Auto --form true", "--option form=true"),
        .init("new Auto --form=true", "--option form=true"),
        .init("new Auto --on-conflict keap", "Did you mean 'keep'?"),
        .init("new Auto --template VIPR", "Did you mean 'VIPER'?", is: .notFound),
        .init("new Auto --template viper", "VIPER", is: .notFound),
    ]

    static let places: [Slip] = [
        .init(#"new Auto --output Sources\Scenes"#, "Separate them with '/': Sources/Scenes"),
        .init(#"new Auto --folder Cars\Deep --output App"#, "Separate them with '/': Cars/Deep"),
        .init("new Auto --output ~/App", "the shell didn't expand"),
        .init("new Cars/Auto --output App", "'scene-kit new Auto --folder Cars'"),
        .init("new Cars/Deep/Auto --output App", "'scene-kit new Auto --folder Cars/Deep'"),
        .init("new Auto --package Shop --output App", "cannot be used together"),
        .init("generate list.json", "No such file", is: .notFound),
        .init("update Car --package Shp", "Shp", is: .notFound),
    ]

    static let names: [Slip] = [
        .init("new auto", "upper-case letter"), .init("new Auto-Details", "'-'"),
        .init("new Auto.swift", "'.'"), .init("new 1Auto", "1"), .init("new", "<name>"),
        .init("update Cr", "Did you mean 'Car'?", is: .notFound),
        .init("update car", "Did you mean 'Car'?", is: .notFound),
        .init("rename Cr Auto", "Did you mean 'Car'?", is: .notFound),
        .init("rename Car", "<name>"),
        .init("route Car Bs", "Did you mean 'Bus'?", is: .notFound),
        .init("remove Cr", "Did you mean 'Car'?", is: .notFound),
        .init("show Scen", "Did you mean 'Scene'?", is: .notFound),
        .init("help nwe", "'new'"), .init("lint Cr", "Cr", is: .notFound),
    ]

    /// Scenes that are named by a file, a folder, or a type.
    static let scenesByFile: [Slip] = [
        .init("remove App/Car", "Did you mean 'Car'?", is: .notFound),
        .init("remove App/Car/", "Did you mean 'Car'?", is: .notFound),
        .init("remove ./Car", "Did you mean 'Car'?", is: .notFound),
        .init("update Car.swift", "Did you mean 'Car'?", is: .notFound),
        .init("update CarViewModel", "Did you mean 'Car'?", is: .notFound),
        .init("move App/Car/CarBuilder.swift Cars", "Did you mean 'Car'?", is: .notFound),
        .init("rename App/Car App/Auto", "Did you mean 'Car'?", is: .notFound),
        .init("remove Car,Bus", "Write each as a word of its own: Car Bus", is: .notFound),
        .init("route Car BusBuilder", "Did you mean 'Bus'?", is: .notFound),
        .init("route CarRouter Bus", "Did you mean 'Car'?", is: .notFound),
        .init("new Auto --template ./Set --route App/Car --output App", "Did you mean 'Car'?"),
        .init("new Auto --template ./Set --route Car.swift --output App", "Did you mean 'Car'?"),
        .init("new Auto.swift", "Did you mean 'Auto'?"),
        .init("new Auto(id:Int)", "Did you mean 'Auto'?"),
        .init("adopt Foo.swift", "Did you mean 'Foo'?"),
        .init("route Car->Bus", "scene-kit route Car Bus"),
        .init("route Car:Bus", "scene-kit route Car Bus"),
        .init("route Car/Bus", "scene-kit route Car Bus"),
        .init("rename Car=Auto", "'scene-kit rename Car Auto'"),
        .init("route Car Bus --present", "Its value follows it: --present Bus"),
    ]

    /// Words of Generamba, Tuist, mason, copier, dotnet, and XcodeGen.
    static let ofGenerators: [Slip] = [
        .init("gen Auto", "'new' or 'generate'"), .init("g Auto", "'new' or 'generate'"),
        .init("recopy", "'update'"), .init("search Scene", "'list'"),
        .init("new Auto --module_path App", "'--output'"),
        .init("new Auto --custom_parameters form:true", "'--option'"),
        .init("new Auto --data id=Int", "'--param' or '--option'"),
        .init("new Auto --config config.json", "scene-kit.json"),
        .init("new Auto -c config.json", "scene-kit.json"),
        .init("new Auto --answers-file a.yml", "scene-kit.json"),
        .init("new ./Set Auto", "'scene-kit new Auto --template ./Set'"),
        .init("generate --spec scenes.json", "'scene-kit generate scenes.json'"),
        .init("init-pack Team --template Scene", "'--from'"),
        .init("test Team --record", "'--update'"),
        .init("install ./packs --git-ref v1", "'--ref'"),
        .init("install ./packs --branch main", "'--ref'"),
        .init("install -g ./packs", "without --project"),
        .init("install acme/ios#v1", "acme/ios --ref"),
        .init("install acme/ios@v1", "acme/ios --ref"),
        .init("install https://github.com/acme/ios/tree/main", "/acme/ios --ref"),
        .init("install https://gitlab.com/acme/ios/-/tree/main", "/acme/ios --ref"),
        .init("list --format json", "'--json'"), .init("lint --reporter sarif", "'--format"),
        .init("graph --output graph.md", "'--write'"),
    ]

    /// Words that are for another command, or for none.
    static let ofOtherCommands: [Slip] = [
        .init("list scenes", "'scene-kit scenes'"), .init("list sets", "'scene-kit list'"),
        .init("scenes Car", "'scene-kit show <scene>'"), .init("list Scene", "show <set>"),
        .init("undo 2", "once for each command"), .init("undo --all", "once for each command"),
        .init("undo last", "'scene-kit undo'"),
        .init("feature new Cars", "'scene-kit feature Cars'"),
        .init("agents CLAUDE.md", "'--write <file>'"), .init("graph Car", "draws all scenes"),
        .init("list --project", "'install', 'upgrade' and 'uninstall'"),
        .init("generate Car --template VIPER", "'new', 'route' and 'adopt'"),
        .init("update --all", "'scene-kit update' is for all"),
        .init("upgrade --all", "'scene-kit upgrade' is for all"),
        .init("adopt --all", "lists the scenes"), .init("remove Car --yes", "doesn't ask"),
        .init("remove route Car Bus", "remove <scene> --route <label>"),
        .init("route --from Car --to Bus", "'scene-kit route <from> [<[label:]To>]'"),
        .init("rename Car --to Auto", "'scene-kit rename <scene> <name>'"),
        .init("move Car --to Cars", "'scene-kit move <scene> <folder>'"),
        .init("route Car Bus --push", "a route pushes"),
        .init("route Car Bus --modal", "'--present'"),
    ]

    static let flags: [Slip] = [
        .init("new Auto --dry-run false", "'--dry-run' does not take any value"),
        .init("new Auto --no-form", "'--option form=false'"),
        .init("new Auto --option form = true", "--option 'form=true'"),
        .init("new Auto --option form= true", "--option 'form=true'"),
        .init("new Auto --option form=true,list=true", "Write one --option for each."),
        .init("new Auto --option form=true;list=true", "Write one --option for each."),
        .init("new Auto --param:id:Int", "Write it as two words: '--param"),
        .init("new Auto --param·id:Int", "Write it as two words: '--param"),
    ]

    static let notFolders: [Slip] = [
        .init("new Auto --package Shop/Package.swift", "contains it: Shop"),
        .init("new Auto --output App/Car/CarView.swift", "contains it: App/Car"),
        .init("new Auto --output App.xcodeproj", "contains it: ."),
        .init(
            "new Auto --template ./Set/template.json", "the folder that contains it", is: .notFound),
        .init("update --package Package.swift", "contains it: ."),
        .init("new Auto --package file:///tmp/Shop", "Write its path: /tmp/Shop"),
        .init("new Auto --output https://acme.dev/App", "a folder of this machine"),
    ]

    static let characters: [Slip] = [
        .init("new Auto —-param id:Int", "Write it as --param"),
        .init("new Auto —param id:Int", "Write it as --param"),
        .init("new Auto –param id:Int", "Write it as --param"),
        .init("new Auto --param “id:Int”", "Write it as id:Int"),
        .init("new Auto --param ‘id:Int’", "Write it as id:Int"),
        .init("new “Auto”", "Write it as Auto"),
        .init("new Auto --dry–run", "Did you mean '--dry-run'?"),
    ]

    /// A command line that begins with the name of a program.
    static let namesOfPrograms: [Slip] = [
        .init("tuist scaffold Auto", "Leave it out. Did you mean 'new'?"),
        .init("scene-kit new Auto", "Leave it out. Did you mean 'new'?"),
        .init("scene-kit scaffold Auto", "Leave it out. Did you mean 'new'?"),
        .init("generamba gen Auto", "Leave it out. Did you mean 'new' or 'generate'?"),
        .init("mason make Auto", "Leave it out. Did you mean 'new'?"),
        .init("copier recopy", "Leave it out. Did you mean 'update'?"),
        .init("pack init Team", "'init-pack'"), .init("template list", "'list'"),
        .init("features", "'feature'"), .init("history", "scene-kit undo --list"),
        .init("log", "scene-kit undo --list"), .init("merge Car", "'update'"),
        .init("resolve Car", "'update'"), .init("self-update", "Install the program again"),
    ]

    /// An option without hyphens, or a word that is another command.
    static let optionsAsWords: [Slip] = [
        .init("new help", "'scene-kit help new'"), .init("route help", "'scene-kit help route'"),
        .init("update help", "'scene-kit help update'"),
        .init("rename help", "'scene-kit help rename'"),
        .init("feature help", "'scene-kit help feature'"),
        .init("new Auto json", "'scene-kit new Auto --json'"),
        .init("scenes json", "scenes --json'"),
        .init("undo list", "'scene-kit undo --list'"), .init("undo dry-run", "undo --dry-run'"),
        .init("update check", "Write it as '--check'"), .init("update restore", "'--restore'"),
        .init("update all", "Leave it out: 'scene-kit update' is for all"),
        .init("new route Car Bus", "'scene-kit route <from>"),
        .init("new feature Cars", "'scene-kit feature <name>'"),
        .init("remove json", "'--json'"), .init("feature add Cars", "'scene-kit feature Cars'"),
        .init("feature create Cars", "'scene-kit feature Cars'"),
        .init("feature remove Cars", "'scene-kit remove'"),
        .init("feature list", "'scene-kit scenes'"), .init("generate check", "'scene-kit new"),
        .init("generate Car", "'scene-kit new <name>' or 'scene-kit update <scene>'"),
        .init("show template Scene", "'scene-kit show Scene'"),
        .init("install add ./packs", "'scene-kit install ./packs'"),
    ]

    /// An option that is the name or the value of something else.
    static let commandsAsOptions: [Slip] = [
        .init("update Car --rename Auto", "'scene-kit rename <scene> <name>'"),
        .init("update Car --name Auto", "'scene-kit rename <scene> <name>'"),
        .init("update Car --move Cars", "'scene-kit move <scene> <folder>'"),
        .init("update Car --folder Cars", "'scene-kit move <scene> <folder>'"),
        .init("update Car --route Bus", "'scene-kit route <from>"),
        .init("update Car --drop-route bus", "remove <scene> --route <label>"),
        .init("update Car --delete", "'scene-kit remove <scene>'"),
        .init("update Car --template VIPER", "'scene-kit generate'"),
        .init("update Car --set VIPER", "'scene-kit generate'"),
        .init("remove Car --undo", "'scene-kit undo'"),
        .init("graph --mermaid", "Write it as '--format mermaid'"),
        .init("graph --dot", "Write it as '--format dot'"),
        .init("graph --svg", "dot -Tsvg"), .init("lint --sarif", "'--format sarif'"),
        .init("update --keep", "'--on-conflict keep'"),
        .init("remove Car --keep", "'--on-conflict keep'"),
        .init("generate --markers", "'--on-conflict markers'"),
        .init("lint --baseline", "'--write-baseline'"),
        .init("lint --ignore a", "scene-kit.json turns a rule off"),
        .init("lint --path App", "'scene-kit lint [<scene|path> ...]'"),
        .init("generate --file scenes.json", "'scene-kit generate scenes.json'"),
        .init("generate --input scenes.json", "'scene-kit generate scenes.json'"),
        .init("validate --path Team", "'scene-kit validate <dir>'"),
        .init("scenes --state behind", "--json is for programs"),
        .init("scenes --edited", "--json is for programs"),
        .init("list --installed", "It lists all sets"), .init("list --all", "It lists all sets"),
        .init("agents --claude", "'--write <file>'"),
        .init("new Auto --viper", "'--template VIPER'"),
        .init("new Auto --swiftui", "'--template SwiftUIScene'"),
        .init("new Auto --no-tests", "'--option tests=none'"),
        .init("new Auto --without-tests", "'--option tests=none'"),
        .init("new Auto --with-form", "'--option form=true'"),
        .init("new Auto --in App", "'--output'"), .init("new Auto --at App", "'--output'"),
    ]

    /// Words of git and of shells.
    static let ofGit: [Slip] = [
        .init("update --ours", "'--on-conflict <how>'"),
        .init("update --theirs", "'--on-conflict <how>'"),
        .init("update --preview", "'--dry-run'"), .init("remove Car -rf", "Leave it out"),
        .init("remove Car --recursive", "Leave it out"), .init("remove Car -i", "doesn't ask"),
        .init("remove Car --cached", "'--on-conflict keep'"), .init("remove --all", "Name the"),
        .init("undo --redo", "'scene-kit undo'"), .init("undo --force", "move them away"),
        .init("adopt Foo --force", "nothing to force"),
        .init("adopt --list", "'scene-kit adopt' lists"),
    ]

    /// Parts of a scene that aren't there.
    static let parts: [Slip] = [
        .init(
            "update Car --drop-param nope", "'scene-kit show Car' shows its choices.", is: .notFound
        ),
        .init("update Car --drop-param id:Int", "Did you mean 'id'?", is: .notFound),
        .init("update Car --drop-dependency api", "'scene-kit show Car'", is: .notFound),
        .init("update Car --drop-option form", "'scene-kit show Car'", is: .notFound),
    ]

    static let routes: [Slip] = [
        .init("route Car Bus details", "'scene-kit route <from> <label>:<To>'"),
        .init("route Car Bus --label details", "<label>:<To>"),
        .init("route Car Bus --as details", "<label>:<To>"),
        .init("route Car present Bus", "--present <To>"), .init("route Car push Bus", "Leave it"),
        .init("route remove Car bus", "remove <scene> --route <label>"),
        .init("route Car Bus --remove", "remove <scene> --route <label>"),
        .init("route list", "'scene-kit graph'"),
        .init("route Car details·Bus", "Did you mean 'details:Bus'?"),
        .init("route Car details:·Bus", "Did you mean 'details:Bus'?"),
        .init("route Car details=Bus", "Did you mean 'details:Bus'?"),
        .init("route Car details,Bus", "Did you mean 'details:Bus'?"),
    ]

    static let ofPacks: [Slip] = [
        .init("install ./packs --name Team", "'--as'"),
        .init("install ./packs --version v1", "'--ref'"),
        .init("install ./packs --local", "'--project'"),
        .init("install ./packs --all", "without --set"),
        .init("install ./packs --update", "'scene-kit upgrade'"),
        .init("install --path ./packs", "'scene-kit install <source>'"),
        .init("install --url https://acme.dev/a", "'scene-kit install <source>'"),
        .init("upgrade --to v2", "install <source> --ref <ref>"),
        .init("upgrade --self", "Install the program again"),
        .init("export Scene --to Out", "'--output'"), .init("export Scene -o Out", "'--output'"),
        .init("test ./Team --accept", "'--update'"),
    ]

    /// More words than a command takes.
    static let surplusWords: [Slip] = [
        .init("rename Car Auto Bus", "Write a name as one word: 'scene-kit rename Car AutoBus'"),
        .init("move Car Bus Cars", "Run it once for each: 'scene-kit move <scene> <folder>'"),
        .init("move Car Bus to Cars", "Run it once for each"),
        .init("new Auto Van", "as one word: 'scene-kit new AutoVan'"),
        .init("new Auto Van", "For several, run it once for each"),
        .init("feature Cars Checkout", "as one word: 'scene-kit feature CarsCheckout'"),
        .init("test Team Tests", "Run it once for each: 'scene-kit test Team'"),
        .init("validate Team Scene", "Run it once for each: 'scene-kit validate Team'"),
        .init("uninstall Team Set", "Run it once for each: 'scene-kit uninstall Team'"),
        .init("install acme/ios main", "A version is written '--ref <ref>'"),
        .init("install acme/ios Scene", "one of the sets '--set <name>'"),
        .init("generate scenes.json more.json", "It takes one file"),
        .init("generate Car rviper_controller", "'scene-kit new <name>' creates one scene"),
        .init("generate model Auto", "'scene-kit new <name>' creates one scene"),
        .init("new Auto Sources/Scenes", "'--package Sources/Scenes' or '--output Sources/Scenes'"),
        .init("new Auto in App", "'--output App'"), .init("new Auto at App", "'--output App'"),
        .init("new Auto into App", "'--output App'"),
        .init("feature Cars Packages/Cars", "Write it as '--package Packages/Cars'"),
        .init("rename param Car id carID", "--drop-param <name> --param <name:Type>"),
        .init("rename Car Auto --drop-param id", "--drop-param <name> --param <name:Type>"),
        .init("new Auto true", "Run it once for each"),
    ]

    /// Words that are options, or the values of options.
    static let wordsForOptions: [Slip] = [
        .init("new Auto form", "'scene-kit new Auto --option form=true'"),
        .init("new Auto form=true", "'scene-kit new Auto --option \"form=true\"'"),
        .init("new Auto public", "'scene-kit new Auto --option access=public'"),
        .init("new Auto UITableViewController", "--option viewController=UITableViewController'"),
        .init("install acme/ios as team", "'scene-kit install acme/ios --as team'"),
        .init("generate scenes.json check", "'scene-kit generate scenes.json --check'"),
        .init("init-pack Team from Scene", "'scene-kit init-pack Team --from Scene'"),
        .init("new Auto form false", "'scene-kit new Auto --option form=false'"),
        .init("new Auto id", "'scene-kit new Auto --param id:<Type>'"),
        .init("new Auto id String", "'scene-kit new Auto --param id:String'"),
        .init("new Auto with id:Int", "'scene-kit new Auto --param id:Int'"),
        .init("new Auto param id:Int", "'scene-kit new Auto --param id:Int'"),
        .init("new Auto id:Int name:String", "new Auto --param id:Int --param name:String'"),
        .init("new Auto VIPER id:Int", "'scene-kit new Auto --template VIPER --param id:Int'"),
        .init("new VIPER Auto id Int", "'scene-kit new Auto --template VIPER --param id:Int'"),
        .init("new Auto package Shop", "'scene-kit new Auto --package Shop'"),
        .init("new Auto output App", "'scene-kit new Auto --output App'"),
        .init("new Auto output", "'scene-kit new Auto --output <dir>'"),
        .init("new Auto ./Set", "'scene-kit new Auto --template ./Set'"),
        .init("new Auto ViewModel", "'scene-kit new Auto --only ViewModel'"),
        .init("route Car Bus id:Int", "'scene-kit route Car Bus --param id:Int'"),
        .init("init-pack Team Scene", "'scene-kit init-pack Team --from Scene'"),
        .init("graph mermaid", "'scene-kit graph --format mermaid'"),
        .init("agents write AGENTS.md", "'scene-kit agents --write AGENTS.md'"),
        .init("list xcode", "'scene-kit list --xcode'"), .init("scenes list", "'scene-kit list'"),
        .init("new -n Auto", "Write the value without it: 'scene-kit new <name>'"),
        .init("feature -n Cars", "Write the value without it"),
        .init("update -s Car", "Write the value without it"),
        .init("feature Cars --scene Auto", "'scene-kit new <scene> --feature <name>'"),
    ]

    /// Habits of git and of test runners.
    static let habits: [Slip] = [
        .init("update --continue", "or run 'scene-kit undo'"),
        .init("update --abort", "edit the lines between conflict markers"),
        .init("update --skip", "scene-kit undo"), .init("undo --continue", "scene-kit undo"),
        .init("update --amend", "yours to commit with git"),
        .init("update -m message", "yours to commit with git"),
        .init("new Auto --message x", "yours to commit"), .init("commit -m x", "yours to commit"),
        .init("new Auto --no-verify", "yours to commit with git"),
        .init("undo --hard", "once for each command"), .init("undo HEAD~1", "once for each"),
        .init("reset --hard", "'scene-kit undo'"), .init("checkout Car", "'scene-kit undo'"),
        .init("restore Car", "'scene-kit update --restore'"), .init("d Car", "'remove'"),
        .init("test Team --filter Auto", "'swift test --filter <name>'"),
        .init("test --filter Auto", "'swift test --filter <name>'"),
        .init("test Team -k Auto", "All cases run"),
        .init("test Team --case Auto", "All cases run"),
        .init("generate --watch", "it runs once"), .init("update -w", "it runs once"),
    ]

    /// Words of Tuist, mason, copier, cookiecutter, plop, Rails, and dotnet.
    static let ofTools: [Slip] = [
        .init("scaffold feature --name Auto", "'new' or 'feature'"),
        .init("scaffold list", "'new' or 'list'"), .init("gen Auto rviper", "'new'"),
        .init("template install rviper", "'list' or 'install'"), .init("setup", "scene-kit new"),
        .init("cache clear", "'scene-kit uninstall <pack>'"), .init("bundle Scene", "'export'"),
        .init("make auto --name x", "'new'"), .init("new feature --name Auto", "scene-kit feature"),
        .init("new Auto --no-hooks", "run no code"), .init("update --trust", "run no code"),
        .init("new Auto --defaults", "on a terminal only"),
        .init("new Auto --no-input", "on a terminal only"),
        .init("new Auto -y", "on a terminal only"),
        .init("new Auto --pretend", "'--dry-run'"), .init("new Auto --dest App", "'--output'"),
        .init("new Auto --cwd App", "'--output'"), .init("new Auto --output-dir App", "'--output'"),
        .init("new Auto -d id=1", "'--param' or '--option'"),
        .init("new Auto --extra-context id=1", "'--option'"),
        .init("new Auto --overwrite-if-exists", "'--on-conflict <how>'"),
        .init("update --vcs-ref v2", "'scene-kit install --ref <tag|branch|commit>'"),
        .init("new Auto --checkout v2", "'scene-kit install --ref <tag|branch|commit>'"),
        .init("new Auto --api", "Did you mean '--option <key=value>'?"),
        .init("new Auto --framework net8", "'scene-kit show' lists them"),
        .init("new --list", "'scene-kit list'"), .init("destroy scene Car", "'remove'"),
        .init("generate scaffold Auto id:integer", "'scene-kit new <name>' creates one scene"),
    ]

    /// A sign or a verb that says what to change.
    static let changes: [Slip] = [
        .init("update Car +page:Int", "Write it as '--param page:Int'"),
        .init("update Car --rename-param a b", "'--drop-param <name> --param <name:Type>'"),
        .init("update Car --replace-param a:Int", "Did you mean '--param'?"),
        .init("update Car --set-param a:Int", "Did you mean '--param'?"),
        .init("update Car --change-option form=true", "Did you mean '--option'?"),
        .init("update packs", "'scene-kit upgrade'"), .init("update self", "'scene-kit upgrade'"),
        .init("update --resolve", "'--on-conflict <how>' resolves a conflict"),
        .init("upgrade Scene", "It changes with the program"),
        .init("uninstall VIPER", "It changes with the program"),
        .init("adopt all", "'scene-kit adopt' lists the scenes"),
        .init("undo --to 3", "once for each command"),
        .init("lint --staged", "'git diff --name-only'"),
        .init("new Car Details --param id:Int", "'scene-kit new CarDetails'"),
        .init("new Car Bus", "'scene-kit new CarBus'"),
        .init("new Auto --package C:\\Shop", "the path of a folder of this machine"),
        .init("new Auto --output C:/Shop", "the path of a folder of this machine"),
        .init("new Auto --output App --route a=>B", "Did you mean 'a:B'?"),
        .init("new Auto --output App --route details->Car", "Did you mean 'details:Car'?"),
        .init("new Auto --output App --route Car=>Bus", "'scene-kit route Car Bus'"),
        .init("new Auto --import import·X", "Did you mean 'X'?"),
        .init("new Auto --import @testable·import·X", "Did you mean 'X'?"),
        .init("new Auto --import Kit/X.swift", "Did you mean 'Kit/X'?"),
        .init("new Auto --tests false", "'--option tests=none'"),
    ]

    /// Words of Tuist, mason, copier, dotnet, npm, and git.
    static let ofOtherGenerators: [Slip] = [
        .init("new project Auto", "Xcode makes projects"), .init("new app", "Xcode makes projects"),
        .init("new solution Auto", "Xcode makes projects"),
        .init("new template Team", "'scene-kit init-pack <dir>'"),
        .init("new pack Team", "'scene-kit init-pack <dir>'"),
        .init("set template VIPER", "scene-kit.json has the defaults"),
        .init("config set template VIPER", "scene-kit.json has the defaults"),
        .init("use VIPER", "scene-kit.json has the defaults"),
        .init("configure", "scene-kit.json has the defaults"),
        .init("publish", "Push the pack with git"), .init("format", "'swift format'"),
        .init("run", "'swift test'"), .init("npm run test", "Leave it out. Xcode runs the app"),
        .init("clean", "Nothing is left behind"),
        .init("explain lint", "'scene-kit help <subcommand>'"), .init("docs", "'scene-kit help"),
        .init("stash", "yours to commit with git"), .init("branch", "yours to commit with git"),
        .init("git log", "Leave it out. 'scene-kit undo --list'"),
        .init("git checkout Car", "Leave it out. 'scene-kit undo'"),
        .init("git commit -m x", "Leave it out: what scene-kit writes"),
        .init("generamba setup", "Leave it out. Nothing needs to be set up"),
    ]

    /// Options of these tools.
    static let hints: [Slip] = [
        .init("new Auto --skip Router", "'--only <role|file>' names the parts"),
        .init("new Auto --exclude Router", "'--only <role|file>' names the parts"),
        .init("new Auto --no-router", "'--only <role|file>' names the parts"),
        .init("new Auto --exclude-tests", "'--option tests=none'"),
        .init("new Auto --public", "'--option access=public'"),
        .init("new Auto --xctest", "'--option tests=xctest'"),
        .init("new Auto --arch VIPER", "'--template'"),
        .init("new Auto --use VIPER", "'--template'"),
        .init("new Auto --root App", "'--output'"),
        .init("new Auto --no-color", "'--color <when>'"),
        .init("new Auto --silent", "'--quiet'"), .init("new Auto --debug", "'--verbose'"),
        .init("new Auto --what-if", "'--dry-run'"), .init("new Auto --field id:Int", "--param"),
        .init("new Auto --test-path AppTests", "'--tests'"),
        .init("new Auto --xcodeproj App.xcodeproj", "'--add-to-target'"),
        .init("new Auto --copyright Me", "\"header\" in scene-kit.json"),
        .init("new Auto --like Car", "'scene-kit show <scene>'"),
        .init("new Auto --interactive", "without a name asks"),
        .init("new Auto --prefix App", "The name of the scene begins"),
        .init("new Auto param=id:Int", "'scene-kit new Auto --param id:Int'"),
        .init("new Auto path App", "'scene-kit new Auto --output App'"),
        .init("new Auto --child Car", "--route"),
        .init("list -g", "'scene-kit show <set>' shows one set"),
        .init("scenes -g", "shows one"), .init("new Auto -f", "'--on-conflict <how>'"),
        .init("new Auto -f", "'--folder'"),
        .init("new Auto -t VIPER", "Did you mean '--template'?"),
        .init("new details VIPER", "'scene-kit new Details --template VIPER'"),
        .init("new auto public", "'scene-kit new Auto --option access=public'"),
        .init("new id Auto", "'scene-kit new Auto --param id:<Type>'"),
        .init("install acme/ios:main", "acme/ios --ref"),
        .init("install acme/ios:v1.2", "acme/ios --ref"),
        .init("upgrade Team@1.2.0", "'scene-kit install <source> --ref <ref>'"),
        .init("uninstall Team@main", "Write 'Team'"),
        .init("update --merge", "'--on-conflict <how>'"),
        .init("new Auto --strategy ours", "'--on-conflict <how>'"),
        .init("generate --skip-if-exists", "'--on-conflict <how>'"),
        .init("new Auto --if-exists skip", "'--on-conflict <how>'"),
        .init("new Auto --header x", "\"header\" in scene-kit.json"),
        .init("update --header x", "\"header\" in scene-kit.json"),
        .init("sln add", "--add-to-target"), .init("-C Shop scenes", "'--package <dir>'"),
        .init("scenes -C Shop", "'--package <dir>'"),
    ]
}
