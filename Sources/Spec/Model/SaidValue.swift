import SourceText

/// What an error tells apps of what a server said with it, where no case holds it: the value of a key of `userInfo:`, or its code.
package enum SaidValue: Hashable, Sendable {
    case message
    case status
    /// A code that errors are spelled by.
    case wire(String)
    case detail(String)
    /// All of the answer, as JSON.
    case body

    /// `$message`, `$status`, `$body`, `$wire.code`, `$detail.title`.
    package init?(_ text: String) {
        switch text {
        case "$message": self = .message
        case "$status": self = .status
        case "$body": self = .body
        case _ where text.hasPrefix("$wire.") && text.count > 6: self = .wire(String(text.dropFirst(6)))
        case _ where text.hasPrefix("$detail.") && text.count > 8: self = .detail(String(text.dropFirst(8)))
        default: return nil
        }
    }

    /// Whether a step may say it: by its code an error is this one, and no step answers as a server does.
    fileprivate var isSayable: Bool {
        switch self {
        case .message, .status, .detail: true
        case .wire, .body: false
        }
    }

    /// What details call it.
    package var name: String {
        switch self {
        case .message: "message"
        case .body: "body"
        case .status: Endpoint.statusName
        case .wire(let name), .detail(let name): name
        }
    }
}

extension ErrorEnumeration {
    /// Whether its errors tell what a server said although no case holds it: they are a struct in Swift then, as those of `NS_ERROR_ENUM`, and
    /// as what the vendor declares as one.
    package var tellsMore: Bool { !holdsValues && (isStructure || !said.isEmpty) }

    /// What a flow, or a scenario, may say of an error of that case: what the case holds, the words that `userInfo:` has for a message, or
    /// what a property of the struct is otherwise told by a server.
    func sayable(of error: ErrorCase) -> FieldTable {
        guard tellsMore else { return error.fields }
        let words = userInfo.first { SaidValue($0.value.value) == .message }.map {
            Field(name: SaidValue.message.name, .string, isRequired: false, at: $0.value.place)
        }
        let told = properties.compactMap { property -> Field? in
            guard let said = property.said.flatMap({ SaidValue($0.value) }), said.isSayable else { return nil }
            return Field(name: said.name, property.type.unwrapped, isRequired: false, at: property.spelling.place)
        }
        return FieldTable([words].compactMap(\.self) + told)
    }

    /// What details call a value: that of a case which holds it may be called otherwise, `codeValue`.
    package func detailName(of said: SaidValue) -> String {
        holdsValues && !heldNames.contains(said.name) ? "\(said.name)Value" : said.name
    }

    /// What its errors tell beside being these errors.
    package var said: [SaidValue] {
        (userInfo.map(\.value) + cases.compactMap(\.codeFrom) + properties.compactMap(\.said)).compactMap { SaidValue($0.value) }
    }

    /// The property by which two of its errors are the same: the code that servers spell them by.
    package var identity: EnumProperty? {
        properties.first { property in
            guard isStructure, !property.type.isOptional, case .wire? = property.said.flatMap({ SaidValue($0.value) }) else { return false }
            return true
        }
    }

    /// What `userInfo` has under a key, by the constant's name or by what that stands for.
    package func told(under key: String) -> SaidValue? {
        userInfo.first { Self.foundationKeys[$0.key.value] ?? $0.key.value == key }.flatMap { SaidValue($0.value.value) }
    }

    /// Foundation's keys, by the names of their constants.
    package static let foundationKeys = [
        "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
        "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion", "NSHelpAnchorErrorKey": "NSHelpAnchor",
        "NSURLErrorFailingURLStringErrorKey": "NSErrorFailingURLStringKey", "NSDebugDescriptionErrorKey": "NSDebugDescription",
    ]
}
