/// Opens Settings at `settings`.
extension SettingsBuilder: LinkedScene {
    public static let linkPath = "settings"

    public init?(link: LinkValues) {
        self.init(section: nil)
    }
}
