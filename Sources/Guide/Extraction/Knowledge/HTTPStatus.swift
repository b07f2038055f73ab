/// The statuses that HTTP gives its answers: a table of nothing else explains the protocol, not an API's errors.
enum HTTPStatus {
    static let known: Set<String> = [
        "100", "101", "200", "201", "202", "204", "206", "301", "302", "303", "304", "307", "308", "400", "401", "402", "403", "404", "405",
        "406", "408", "409", "410", "411", "412", "413", "414", "415", "422", "423", "428", "429", "500", "501", "502", "503", "504",
    ]

    /// The status of `404`, "404 Not Found" and "HTTP 404".
    static func opening(_ text: String) -> Int? {
        let bare = text.filter { $0 != "`" && $0 != "*" }
        let digits = (bare.hasPrefix("HTTP ") ? bare.dropFirst(5) : bare[...]).prefix { $0.isASCII && $0.isNumber }
        return mayBe(String(digits)) ? Int(digits) : nil
    }

    /// A number from 100 to 599; `10101` under "status code" is a code of the API's own.
    static func mayBe(_ text: String) -> Bool {
        Int(text.filter { $0 != "`" && $0 != "*" && !$0.isWhitespace }).map { (100..<600).contains($0) } == true
    }
}
