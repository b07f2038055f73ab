public import Foundation

extension Data {
    /// The bytes that a text in Base64 stands for: with or without padding, in the usual alphabet or that of URLs.
    public init?(base64 text: String) {
        var text = text.replacing("-", with: "+").replacing("_", with: "/")
        while !text.utf8.count.isMultiple(of: 4) { text += "=" }
        self.init(base64Encoded: text)
    }
}
