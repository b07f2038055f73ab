package import SourceText

/// `capabilities:` — what the SDK takes from its platform, as operations that flows `ask`.
///
/// The platform's own capabilities need no declaration; a spec declares those that only its system has, such as a store. The generator
/// makes a protocol of each.
package struct Capability: Sendable {
    package var name: Located<String>
    package var operations: [Operation]
    package var text: LocalizedText
    package var place: Place

    package struct Operation: Sendable {
        /// Without the capability's name: `authenticate`.
        package var name: Located<String>
        package var parameters: [Field]
        package var result: ValueType
        /// The result's type as the spec writes it.
        package var resultSpelling: Located<String>?
        /// Where the result is an `object`, or a list of them.
        package var resultFields: [Field]
        /// Whether it tells of something again and again, for flows that `listen` to it: the fields of the result are those of each event.
        package var isEventStream: Bool
        /// Whether the flow has to wait for it.
        package var waits: Bool
        /// The errors it documents, as `ErrorEnum.case`.
        package var errors: [Located<String>]
        /// The endpoint of the mock that answers where the app gave nothing.
        package var endpoint: Located<String>?
        package var text: LocalizedText
        package var place: Place
        /// What the name of its result's type ends with; worked out by the loader.
        package var resultSuffix = "Result"
    }
}

/// An operation of the platform's own capabilities.
package struct PlatformOperation: Sendable {
    /// `browser.authenticate`.
    package var name: String
    package var parameters: [(name: String, type: ValueType)]
    package var result: ValueType
    package var waits: Bool
    /// Whether a scenario says what it answers; of the others the device and the person decide.
    package var isScripted: Bool { name == "dialog.confirm" }

    /// What every client has without its spec declaring it.
    package static let all = [
        PlatformOperation(name: "opener.canOpen", parameters: [("url", .url)], result: .boolean, waits: false),
        PlatformOperation(name: "opener.open", parameters: [("url", .url)], result: .boolean, waits: true),
        PlatformOperation(
            name: "browser.authenticate",
            parameters: [("url", .url), ("callbackScheme", .string)],
            result: .optional(.url),
            waits: true
        ),
        PlatformOperation(
            name: "dialog.confirm",
            parameters: [("message", .string), ("accept", .string), ("decline", .string)],
            result: .boolean,
            waits: true
        ),
        PlatformOperation(name: "clock.sleep", parameters: [("seconds", .number)], result: .void, waits: true),
    ]
}
