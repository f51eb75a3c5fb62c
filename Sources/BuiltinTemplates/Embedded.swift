// Made by scripts/embed-templates from Templates/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let embedded: [(name: String, load: @Sendable () -> EmbeddedSet)] = [
        ("InputsOutputs", { loadInputsOutputs() }),
        ("ProtocolVIPER", { loadProtocolVIPER() }),
        ("RxScene", { loadRxScene() }),
        ("RxVIPER", { loadRxVIPER() }),
        ("Scene", { loadScene() }),
        ("SubjectVIPER", { loadSubjectVIPER() }),
        ("SwiftUIScene", { loadSwiftUIScene() }),
        ("VIPER", { loadVIPER() }),
    ]
}
