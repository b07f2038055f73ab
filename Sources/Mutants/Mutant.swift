import CrossCheck
package import SourceText

/// A spec with one value changed: the client and the mock that are made from it behave differently, and a generated test has to notice.
package struct Mutant: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        // Types and constants.
        case constant, enumValue, enumWire, initialValue, predicate, filledFrom
        // Errors.
        case errorDomain, errorCode, errorWire, errorStatus, failureShape, transport, onInvalid
        // The wire.
        case host, path, method, parameterName, headerName, headerScheme, fieldName, fixedValue, closedSet, required, secret, status, frame
        // The system.
        case duration, setting, settingValue, durability, registered
        // Flows and answers.
        case condition, step, entry, raisedError, literal
    }

    /// What is made from the changed spec, while everything else stays true.
    package enum Side: String, Sendable, CaseIterable { case client, mock }

    package var kind: Kind
    /// Where the change stands, in the true spec.
    package var place: Place
    /// The keys that lead there, for a report: `endpoints token.code form grant_type`.
    package var name: String
    package var old: String
    package var new: String
    /// The files of the changed spec, all of them.
    package var files: [SourceFile]

    /// What is changed into what, for a report.
    package var description: String {
        "\(kind.rawValue) of \(name) in \(place.file.path):\(place.start.line): `\(old)` → `\(new)`"
    }
}

/// A change of a spec's text that has not been tried yet.
struct Mutation: Sendable {
    var kind: Mutant.Kind
    var site: Site
    /// Of one file.
    var edits: [Fault.Edit]
    var old: String
    var new: String
    /// A name that was changed where it is declared: wherever the spec refers to it, it has to change too.
    var isRename = false
}
