import Guide

/// What publishers of Combine are asked for in samples: names that no reader takes for the SDK's, whoever the publisher belongs to.
///
/// Words that SDKs use as well (`subscribe`, `connect`, `send`, `count`) are not among them.
enum CombineOperators {
    /// Whether a call in Swift is one of them, also where closures behind it go without their labels.
    static func contain(_ name: String) -> Bool {
        guard let call = SwiftCall(name), let forms = operators[call.base] else { return false }
        return forms.contains { form in
            call.labels.count == form.count && zip(call.labels, form).allSatisfy { $0 == $1 || $0 == "_" }
        }
    }

    private static let operators: [String: [[String]]] = [
        "sink": [["receiveValue"], ["receiveCompletion", "receiveValue"]], "store": [["in"]],
        "receive": [["on"], ["on", "options"]], "assign": [["to"], ["to", "on"]], "eraseToAnyPublisher": [[]],
        "map": [["_"]], "flatMap": [["_"], ["maxPublishers", "_"]], "tryMap": [["_"]], "mapError": [["_"]], "compactMap": [["_"]],
        "tryCompactMap": [["_"]], "filter": [["_"]], "tryFilter": [["_"]], "removeDuplicates": [[], ["by"]], "scan": [["_", "_"]],
        "replaceError": [["with"]], "replaceNil": [["with"]], "replaceEmpty": [["with"]], "catch": [["_"]], "tryCatch": [["_"]],
        "debounce": [["for", "scheduler"], ["for", "scheduler", "options"]], "throttle": [["for", "scheduler", "latest"]],
        "combineLatest": [["_"], ["_", "_"], ["_", "_", "_"]], "merge": [["with"]], "zip": [["_"], ["_", "_"]], "dropFirst": [[], ["_"]],
        "drop": [["while"], ["untilOutputFrom"]], "prefix": [["while"], ["untilOutputFrom"]], "switchToLatest": [[]],
        "setFailureType": [["to"]], "handleEvents": [["receiveOutput"], ["receiveSubscription"], ["receiveCompletion"]],
    ]
}
