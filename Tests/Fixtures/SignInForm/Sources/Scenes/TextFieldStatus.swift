nonisolated enum TextFieldStatus {
    case valid, invalid
}
