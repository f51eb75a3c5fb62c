import Basics

/// Disks that ignore case and Unicode form, and names that differ only in these.
extension PlannerCase {
    private static let inCars = car + " --folder cars"

    private static let isCars = [
        "record Car", "rename App/Cars/Car/CarBuilder.swift", "rename App/Cars/Car/CarRouter.swift",
    ]

    private static let lowerRouter =
        "replace Set/template.json {{scene}}Router.swift => {{scene}}router.swift"

    static let namesByCase: [PlannerCase] = [
        .init(
            "a name that differs in case", after: [car],
            run: "new CAR --template ./Set --output App", is: .conflict,
            says: ["error: the project has a scene 'Car', which differs only in case"]),
        .init(
            "names in a list that differ in case", after: [list("Car", "CAR")], run: generateHere,
            is: .data, says: ["error: 'CAR' and 'Car' in line 1 differ only in case"]),
        .init(
            "a new name that differs in case from another scene", after: [car, bus],
            run: "rename Car BUS", is: .conflict,
            says: ["error: the project has a scene 'Bus', which differs only in case"]),
        .init(
            "a new name that differs in case only", after: [car], run: "rename Car CAR",
            is: .conflict, says: ["error: only the case differs"]),
        .init(
            "an update by a name that differs in case", after: [car], run: "update CAR",
            is: .notFound, says: ["error: no scene 'CAR' is recorded"]),
        .init(
            "a folder that differs in case", after: [inCars], run: "move Car Cars",
            [
                "record Car", "create App/Cars/Car/CarBuilder.swift",
                "create App/Cars/Car/CarRouter.swift", "remove App/cars/Car/CarBuilder.swift",
                "remove App/cars/Car/CarRouter.swift",
            ]),
        .init(
            "a folder that is the same one in another case", after: ["ignore-case", inCars],
            run: "move Car Cars", isCars),
        .init(
            "a folder that is the same one, with edits",
            after: ["ignore-case", inCars, "append App/cars/Car/CarBuilder.swift // mine"],
            run: "move Car Cars", isCars),
        .init(
            "a folder that is the same one, with the files of another scene",
            after: ["ignore-case", inCars, bus + " --folder cars"], run: "move Car Cars",
            is: .conflict, says: ["error: 'App/cars' and 'App/Cars' are one folder"]),
        .init(
            "a new scene in a folder that has another case", after: ["ignore-case", inCars],
            run: bus + " --folder Cars", is: .conflict,
            says: ["error: this folder is spelled 'cars' on this volume"]),
        .init(
            "a folder that the user renamed before",
            after: [
                "ignore-case", inCars,
                "move App/cars/Car/CarBuilder.swift App/Cars/Car/CarBuilder.swift",
                "move App/cars/Car/CarRouter.swift App/Cars/Car/CarRouter.swift",
            ], run: "move Car Cars", isCars),
        .init(
            "a folder in a list that is the same one in another case",
            after: [
                "ignore-case", list("Car folder=cars"), generateHere, list("Car folder=Cars"),
            ], run: generateHere, isCars),
        .init(
            "a file that its set names in another case", after: ["ignore-case", car, lowerRouter],
            run: "update", ["record Car", "rename App/Car/Carrouter.swift"]),
        .init(
            "an edited file that its set names in another case",
            after: ["ignore-case", car, "append App/Car/CarRouter.swift // mine", lowerRouter],
            run: "update --on-conflict overwrite", ["record Car", "rename App/Car/Carrouter.swift"]),
        .init(
            "an edited file that its set names in another case, and changes",
            after: [
                "ignore-case", car, "append App/Car/CarRouter.swift // mine", lowerRouter,
                "append Set/router // theirs",
            ], run: "update", is: .conflict, ["record Car", "conflict App/Car/CarRouter.swift"],
            says: [sameLines]),
    ]

    private static let casedByHand = [
        "ignore-case", car, bus, "move App/Car/CarBuilder.swift App/car/CarBuilder.swift",
        "move App/Car/CarRouter.swift App/car/CarRouter.swift",
    ]

    static let disks: [PlannerCase] = [
        .init(
            "a folder that another scene has in another case",
            after: ["ignore-case", car, bus + " --folder cars"], run: toCars, is: .conflict,
            says: ["error: this folder is spelled 'cars' on this volume"]),
        .init(
            "a folder where a file has another case",
            after: ["ignore-case", car, "write App/Cars/Car/carbuilder.swift // another"],
            run: toCars, is: .conflict,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "conflict App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "folders that are the same ones in another case",
            after: ["ignore-case", car + " --folder used/cars"], run: "move Car Used/Cars",
            [
                "record Car", "rename App/Used/Cars/Car/CarBuilder.swift",
                "rename App/Used/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a folder that is the same one, with a file of the user",
            after: ["ignore-case", car + " --folder cars", "write App/cars/Mine.txt mine"],
            run: toCars, is: .conflict,
            says: ["error: 'App/cars' and 'App/Cars' are one folder on this volume, and it has"]),
        .init(
            "a folder that is left, in another case",
            after: [
                "ignore-case", car + " --folder cars",
                "new Bus --template ./Set --output App --folder cars",
            ], run: "move Bus .",
            createdBus + [
                "remove App/cars/Bus/BusBuilder.swift", "remove App/cars/Bus/BusRouter.swift",
            ]),
        .init(
            "a folder in another Unicode form", after: ["ignore-case", car + " --folder Über"],
            run: "move Car Über", ["record Car"]),
        .init(
            "a folder in another Unicode form on a disk that has both",
            after: [car + " --folder Über"], run: "move Car Über"),
        .init(
            "a new name on a disk that ignores case", after: ["ignore-case", car],
            run: "rename Car Auto", renamed),
        .init(
            "a new name over a file in another case",
            after: ["ignore-case", car, "write App/Auto/autobuilder.swift // another"],
            run: "rename Car Auto", is: .conflict,
            removedCar + [
                "record Auto", "conflict App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift",
            ], says: [notOurs]),
        .init(
            "a new name that differs in case on a disk that ignores it",
            after: ["ignore-case", car], run: "rename Car CAR", is: .conflict,
            says: ["error: only the case differs, which some file systems ignore"]),
        .init(
            "an update of a folder that has another case by hand",
            after: casedByHand + [changedSet], run: "update",
            [
                "record Bus", "record Car", "update App/Bus/BusBuilder.swift",
                "update App/Car/CarBuilder.swift",
            ]),
        .init(
            "a route in a folder that has another case by hand", after: casedByHand,
            run: "route Car Bus", is: .conflict,
            says: ["error: this folder is spelled 'car' on this volume"]),
        .init(
            "an adopted file in another case",
            after: ["ignore-case", "write App/car/carbuilder.swift struct CarBuilder {}"],
            run: "adopt Car --template ./Set",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/car/carbuilder.swift",
            ]),
        .init(
            "an entry that gets another case", after: [list("Car"), generateHere, list("CAR")],
            run: again,
            removedCar + [
                "record CAR", "create App/CAR/CARBuilder.swift", "create App/CAR/CARRouter.swift",
            ]),
        .init(
            "a route over a file in another case",
            after: ["ignore-case", car, cars, "write App/Cars/carsrouter+car.swift // another"],
            run: "route Cars Car", is: .conflict,
            ["record Cars", "conflict App/Cars/CarsRouter+Car.swift"], says: [notOurs]),
        .init(
            "a new file over one in another case",
            after: ["ignore-case", "write App/Car/carbuilder.swift // another"], run: car,
            is: .conflict,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "conflict App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "create App/Support/Base.swift",
            ], says: [notOurs]),
        .init(
            "a shared file in another case",
            after: ["ignore-case", "write App/Support/base.swift // another"], run: car,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
            ]),
        .init(
            "a new folder in another case", after: ["ignore-case", "write app/Mine.swift // mine"],
            run: car, is: .conflict, says: ["error: this folder is spelled 'app' on this volume"]),
        .init(
            "an accent on a volume that lists it decomposed",
            after: ["decompose", car + " --folder Café", bus + " --folder Café"],
            run: "update --check"),
        .init(
            "a list with an accent on a volume that lists it decomposed",
            after: ["decompose", list("Car folder=Café"), generateHere], run: generateHere),
        .init(
            "a move to an accent on a volume that lists it decomposed",
            after: ["decompose", car, bus + " --folder Café"], run: "move Car Café",
            [
                "record Car", "create App/Café/Car/CarBuilder.swift",
                "create App/Café/Car/CarRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a scene with an accent on a volume that lists it decomposed",
            after: ["decompose", "new Étage --template ./Set --output App"],
            run: "new Étage --template ./Set --output App",
            says: ["note: there is a scene 'Étage' already"]),
        .init(
            "its update on a volume that lists it decomposed",
            after: ["decompose", "new Étage --template ./Set --output App"], run: "update --check"),
        .init(
            "a list with its name on a volume that lists it decomposed",
            after: ["decompose", list("Étage"), generateHere], run: generateHere),
    ]
}
