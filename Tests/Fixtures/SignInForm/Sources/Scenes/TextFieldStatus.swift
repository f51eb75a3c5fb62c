/// Whether what stands in a text field will do.
nonisolated enum TextFieldStatus {
    case valid, invalid
}
