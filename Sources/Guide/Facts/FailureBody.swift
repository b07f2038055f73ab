package import SourceText

/// The body of an answer that says what went wrong, as a guide shows it. Not recorded as evidence.
package struct FailureBody: Sendable {
    /// A text, a number or a truth value.
    package struct Member: Hashable, Sendable {
        package enum Role: Sendable { case code, message, flag, other }

        /// `error.code`
        package var path: String
        package var kind: TravellingKind
        /// As the guide writes it, without quotes.
        package var text: String
        package var role: Role
    }

    package var members: [Member]
    /// The call whose section it stands in, as facts name it.
    package var endpoint: String?
    package var span: Span

    package var code: Member? { members.first { $0.role == .code } }
}
