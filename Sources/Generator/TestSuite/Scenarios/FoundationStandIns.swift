internal import SwiftCode

/// What a test hands over for Foundation's objects of which a scenario says nothing, where `Type()` makes none.
enum FoundationStandIns {
    static func value(of type: SwiftTypeName) -> SwiftExpression? {
        guard case .named(let name, let arguments) = type, arguments.isEmpty else { return nil }
        if name == "AnyClass" { return .call("type", [SwiftExpression.call("NSObject").labelled("of")]) }
        if let member = members[name] { return SwiftExpression.name(name).dot(member) }
        return makers[name].map { SwiftExpression.name(name).called($0) }
    }

    /// Objects that are there already.
    private static let members = [
        "Locale": "current", "TimeZone": "current", "Calendar": "current", "URLSession": "shared", "URLSessionConfiguration": "default",
        "NotificationCenter": "default", "FileManager": "default", "UserDefaults": "standard", "Bundle": "main",
        "ProcessInfo": "processInfo", "OperationQueue": "main", "URLCache": "shared", "HTTPCookieStorage": "shared",
        "URLCredentialStorage": "shared",
    ]

    private static let place = SwiftExpression.call("URL", [SwiftExpression.string("/").labelled("fileURLWithPath")])

    private static let response = [
        place.labelled("url"), SwiftExpression.null.labelled("mimeType"), SwiftExpression.integer(0).labelled("expectedContentLength"),
        SwiftExpression.null.labelled("textEncodingName"),
    ]

    /// The arguments of initialisers.
    private static let makers: [String: [SwiftArgument]] = [
        "URLRequest": [place.labelled("url")],
        "NSMutableURLRequest": [place.labelled("url")],
        "URLQueryItem": [SwiftExpression.string("name").labelled("name"), SwiftExpression.null.labelled("value")],
        "Notification": [SwiftExpression.call("Notification.Name", [SwiftExpression.string("none").labelled(nil)]).labelled("name")],
        "NSNotification.Name": [SwiftExpression.string("none").labelled(nil)],
        "URLResponse": response,
        "CachedURLResponse": [
            SwiftExpression.name("URLResponse").called(response).labelled("response"), SwiftExpression.call("Data").labelled("data"),
        ],
        "URLCredential": [
            SwiftExpression.string("nobody").labelled("user"), SwiftExpression.string("none").labelled("password"),
            SwiftExpression.implicit("none").labelled("persistence"),
        ],
        "URLProtectionSpace": [
            SwiftExpression.string("localhost").labelled("host"), SwiftExpression.integer(0).labelled("port"),
            SwiftExpression.null.labelled("protocol"), SwiftExpression.null.labelled("realm"),
            SwiftExpression.null.labelled("authenticationMethod"),
        ],
        "NSError": [SwiftExpression.string("none").labelled("domain"), SwiftExpression.integer(0).labelled("code")],
        "NSPredicate": [SwiftExpression.boolean(true).labelled("value")],
        "InputStream": [SwiftExpression.call("Data").labelled("data")],
        "NSNumber": [SwiftExpression.integer(0).labelled("value")],
    ]
}
