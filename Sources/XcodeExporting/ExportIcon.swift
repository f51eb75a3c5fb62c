/// The icon of exported bundles in Xcode's dialog: a sheet of paper with lines of code.
enum ExportIcon {
    /// The PNG files of the icon, with their names in a bundle.
    static let files = ["TemplateIcon.png": bytes(small), "TemplateIcon@2x.png": bytes(large)]

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(digits[$0] << 4 | digits[$0 + 1])
        }
    }

    private static let small = """
        89504e470d0a1a0a0000000d4948445200000030000000300403000000a52ce4b40000000f504c5445ff
        ffff8e8e93ffffff0a7affff950054a62cab0000000174524e530040e6d866000000444944415478da63
        60a0136014440102080925143004245c4040c918082896a0a673958dc1c0880a12d47715a6cf4997a0b6
        ab8ca82241d574452d09da67035cd999c60000d5ba5328d41b7a670000000049454e44ae426082
        """

    private static let large = """
        89504e470d0a1a0a0000000d494844520000006000000060040300000010b66a0b0000000f504c5445ff
        ffff8e8e93ffffff0a7affff950054a62cab0000000174524e530040e6d866000000564944415478daed
        d7bb0900200c4551577085ac9015dc7f261b116c829f8801efed4ff7029a12c52a9bb900310200e281d2
        13d11680696c021d02300daf2d4d9ce897802dad6d09c0348edf4b00a6111d5cffedd2cb2a788b4d063a
        cce20d0000000049454e44ae426082
        """
}
