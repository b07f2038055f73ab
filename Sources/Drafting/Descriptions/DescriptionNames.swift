import APIDescriptions

/// Names of a spec for what a description calls in its own way, each given once.
struct DescriptionNames {
    private var taken: Set<String> = []

    /// `pets/list-by-id` → `pets.listById`, `getPet` → `getPet`; without an id after method and path.
    mutating func endpoint(_ operation: APIOperation) -> String {
        let path = operation.url.drop { $0 != "/" }.dropFirst(operation.url.contains("://") ? 2 : 0).drop { $0 != "/" }
        let written = operation.id ?? operation.method.lowercased() + "-" + path
        let parts = written.split { $0 == "." || $0 == "/" }.map { Self.camelCase($0) }.filter { !$0.isEmpty }
        let dotted = operation.id == nil ? Self.camelCase(written[...]) : parts.joined(separator: ".")
        return distinct(dotted.isEmpty ? "operation" : dotted)
    }

    /// `pet-store.Pet` → `PetStorePet`.
    mutating func object(_ component: String) -> String {
        let name = Self.camelCase(component[...])
        return distinct(name.isEmpty ? "Object" : Words.capitalised(name))
    }

    mutating func distinct(_ name: String) -> String {
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(name)\(number)"
            // Swift's names of types are alike where these differ by case or a line below only.
            if taken.insert(candidate.lowercased().filter { $0 != "_" }).inserted { return candidate }
            number += 1
        }
    }

    /// Letters and digits, words joined by capitals; never a digit at its start.
    static func camelCase(_ text: Substring) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map {
            $0 == 0 ? String($1.prefix(1)).lowercased() + $1.dropFirst() : Words.capitalised(String($1))
        }
        let name = joined.joined()
        return name.first?.isNumber == true ? "n" + name : name
    }
}

/// Words for the statuses of HTTP (RFC 9110 and those that followed it), as cases of an enum.
enum StatusNames {
    static func name(_ status: Int) -> String { known[status] ?? "status\(status)" }

    private static let known: [Int: String] = [
        400: "badRequest", 401: "unauthorized", 402: "paymentRequired", 403: "forbidden", 404: "notFound", 405: "methodNotAllowed",
        406: "notAcceptable", 408: "requestTimeout", 409: "conflict", 410: "gone", 411: "lengthRequired", 412: "preconditionFailed",
        413: "contentTooLarge", 415: "unsupportedMediaType", 422: "unprocessableContent", 423: "locked", 424: "failedDependency",
        428: "preconditionRequired", 429: "tooManyRequests", 451: "unavailableForLegalReasons", 500: "internalServerError",
        501: "notImplemented", 502: "badGateway", 503: "serviceUnavailable", 504: "gatewayTimeout",
    ]
}
