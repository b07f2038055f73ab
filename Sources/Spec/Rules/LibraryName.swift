import Diagnostics
import SourceText

/// A type of the spec that is called like one which all generated code is written with.
package enum LibraryName {
    static let rule = Rule(
        "spec-library-name",
        "a type is called like one of Swift's library, or of the runtime",
        explanation: """
            In a client's module its own types go before those of Swift's library: beside a class `String` or an enum `Error`, every other \
            declaration that says `String` or `Error` would mean them. Call the type as the header does, with the vendor's prefix; where the \
            vendor has no other name, put the module's before it (`LampError`), and accept the difference under `errata:`. The same holds \
            for the name that `swift:` gives it beside its own.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let inner = Set(spec.swiftNames.filter { $0.outer != nil }.map(\.name.value))
        let taken = names.union(spec.classes.contains { !$0.events.isEmpty } ? ["Event", "EventForAll"] : [])
            .union(spec.classes.contains { $0.once != nil } ? ["Once"] : [])
        let own = spec.typeNames.joined().filter { !inner.contains($0.value) }
        let clashes = (own + spec.swiftNames.compactMap(\.global)).filter { taken.contains($0.value) }.map { name in
            Diagnostic(
                rule, "generated code could not say `\(name.value)` any more where it means another type", at: [Label(name.place)],
                help: "give it a prefix: `\(spec.system.module.value)\(name.value)`")
        }
        return clashes + metatypes(spec)
    }

    /// `Word.Type` is what Swift calls the type of `Word` itself, also with backticks: nobody could say the case.
    private static func metatypes(_ spec: Spec) -> [Diagnostic] {
        spec.enums.flatMap(\.cases).filter { $0.swiftName == nil && ["Type", "Protocol"].contains($0.name.value) }.map { each in
            Diagnostic(
                rule, "Swift takes `\(each.name.value)` behind a type for the type's own, so that no app could say the case",
                at: [Label(each.name.place)], help: "give it another name in Swift: `swift: \(each.name.value.lowercased())`")
        }
    }

    package static let names = FoundationTypes.swift.union(FoundationTypes.swiftNames).union([
        "HTTPURLResponse", "URLResponse", "URLRequest", "URLSession",
        "Task", "Result", "Date", "URL", "Data", "UUID", "Sendable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable",
        "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "Identifiable", "Comparable", "CaseIterable",
        "Locale", "OptionSet",
        "RawRepresentable", "CodingKey", "MainActor", "AsyncStream", "AsyncThrowingStream", "NSObject", "NSError", "NSCoder",
        "NSNotification", "ClientEnvironment", "ClientHost", "OutgoingRequest", "IncomingResponse", "JSONValue", "JSONObject", "StateBox",
        "StateGroup", "StateRecord", "RecordGroup", "FailureDetails", "MissingValue", "DocumentedError", "HoldingError", "Locked", "Handed",
        "WeakBox",
        "Storage", "ResponseReader", "ResponseError", "TransportErrors", "UnknownError", "Capabilities", "CapabilityKey", "ClientClock",
        "SystemClock", "TextDigest", "CallbackRequest", "CallbackAnswer", "CallbackRefusal", "MissingMethods", "EventIterator",
        "AnswerEvents", "CapabilityEvents", "StorageCipherKey", "DateText", "TextForm",
    ])
}
