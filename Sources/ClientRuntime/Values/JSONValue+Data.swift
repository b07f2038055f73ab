public import Foundation
import WireValues

extension JSONValue {
    /// The address that a text is; nil for anything else.
    public var urlValue: URL? { stringValue.flatMap { URL(string: $0) } }

    /// The bytes that a text has in Base64; nil for anything else.
    public var dataValue: Data? { stringValue.flatMap { Data(base64: $0) } }
}
