/// What a value of the spec language looks like. The whole language is made of these: the loader checks with them, the JSON Schema is
/// written from them.
package indirect enum Shape: Sendable {
    /// Text that is not blank. A plain `12` or `true` is no text: it wants quotes.
    case text
    /// Text of a certain form.
    case name(NameForm)
    case integer
    case boolean
    /// Text, a number or a Boolean.
    case plain
    /// Any scalar, nothing included.
    case scalar
    /// One of these words.
    case word([String])
    case list(Shape, minimum: Int)
    /// A mapping whose keys the writer chooses.
    case table(Shape)
    case defined(DefinitionName)
    /// Different shapes by the kind of node; nil where that kind is refused.
    case byKind(scalar: Shape?, list: Shape?, mapping: Shape?)

    package static func list(_ shape: Shape) -> Shape { .list(shape, minimum: 0) }
}

/// The form of a name.
package enum NameForm: String, Sendable, CaseIterable {
    /// `login-ios`: a system or a source.
    case hyphenated
    /// `accessToken`: letters, digits and underscores.
    case identifier
    /// `Page<Lamp>` or `Lamp`: a type of the spec, with what stands in the places of its type parameters.
    case usedType
    /// `Mode.slow`, `State<Lamp>.ready`: a case behind its enum.
    case enumCase
    /// `SampleKit`: an identifier that Swift does not read as a word of its own, such as a module.
    case swiftName
    /// `token.refresh`: identifiers with dots between them.
    case dotted
    /// `open(_:options:)` or `open`: a method's name in Swift.
    case swiftMethod
    /// `login-ios.html`: a file, without a folder before it.
    case file
    /// `zh-Hans`: a language as BCP 47 names it.
    case languageTag
    /// `https://example.com/guide`: a page that is published.
    case webAddress
    /// `Bearer`, `x-door-basic`: a token, as RFC 9110 has it (5.6.2).
    case token

    /// As JSON Schema has it.
    package var pattern: String {
        switch self {
        case .hyphenated: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
        case .identifier: "^_*[A-Za-z][A-Za-z0-9_]*$"
        case .usedType: "^_*[A-Za-z][A-Za-z0-9_]*(<[A-Za-z0-9_ .,:?*<>\\[\\]]+>)?$"
        case .enumCase: "^_*[A-Za-z][A-Za-z0-9_]*(<[A-Za-z0-9_ .,:?*<>\\[\\]]+>)?([.]_*[A-Za-z][A-Za-z0-9_]*)*$"
        case .swiftName: "^(?!(\(SwiftWord.reserved.sorted().joined(separator: "|")))$)_*[A-Za-z][A-Za-z0-9_]*$"
        case .dotted: "^_*[A-Za-z][A-Za-z0-9_]*([.]_*[A-Za-z][A-Za-z0-9_]*)*$"
        case .swiftMethod: "^_*[A-Za-z][A-Za-z0-9_]*([(]((_|_*[A-Za-z][A-Za-z0-9_]*):)*[)])?$"
        case .file: "^[^./\\\\][^/\\\\]*$"
        case .languageTag: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
        case .token: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
        case .webAddress: "^https?://[A-Za-z0-9\\[][!#-;=?-\\[\\]_a-z~\u{C0}-\u{1FFF}\u{3040}-\u{D7A3}]*$"
        }
    }

    /// In words, for a message.
    package var description: String {
        switch self {
        case .hyphenated: "made of lower-case words joined by hyphens"
        case .identifier, .usedType: "made of letters, digits and underscores, a letter before the digits"
        case .swiftName: "made of letters, digits and underscores, and no keyword of Swift"
        case .dotted, .enumCase: "made of names joined by dots"
        case .swiftMethod: "made of a name and, in brackets, the label of each parameter with its colon"
        case .file: "the name of a file, without folders and with no dot at its start"
        case .languageTag: "a language's tag, such as `en`, `ja` or `zh-Hans`"
        case .token: "a word of HTTP: letters, digits and signs such as `-`, without blanks"
        case .webAddress: "the address of a page, `https://…` or `http://…`, without blanks, quotes or brackets such as `<`"
        }
    }

    package func matches(_ text: String) -> Bool {
        switch self {
        case .hyphenated:
            guard let first = text.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
            return text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.allSatisfy { Self.isDigit($0) || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) }
            }
        case .identifier: return Self.isIdentifier(text.utf8[...])
        case .usedType: return Self.isUsedType(text.utf8)
        case .enumCase:
            guard let end = text.lastIndex(of: ">") else { return NameForm.dotted.matches(text) }
            let rest = text[text.index(after: end)...]
            return Self.isUsedType(String(text[...end]).utf8) && rest.first == "." && NameForm.dotted.matches(String(rest.dropFirst()))
        case .swiftName: return Self.isIdentifier(text.utf8[...]) && !SwiftWord.reserved.contains(text)
        case .dotted:
            return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(Self.isIdentifier)
        case .swiftMethod: return Self.isSwiftMethod(text.utf8)
        case .languageTag:
            let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(Self.isLetter) else { return false }
            return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { Self.isLetter($0) || Self.isDigit($0) } }
        case .token:
            return !text.isEmpty && text.utf8.allSatisfy { Self.isDigit($0) || Self.isLetter($0) || "!#$%&'*+.^_`|~-".utf8.contains($0) }
        case .webAddress: return Self.isWebAddress(text)
        case .file: return !text.isEmpty && !text.hasPrefix(".") && !text.contains { $0 == "/" || $0 == "\\" }
        }
    }

    private static func isWebAddress(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let rest = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
        guard let first = rest.first, first == "[" || first.properties.isAlphabetic && first.isASCII || ("0"..."9").contains(first) else {
            return false
        }
        return rest.allSatisfy { scalar in
            switch scalar.value {
            case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
            case 0xC0...0x1FFF, 0x3040...0xD7A3: true
            default: false
            }
        }
    }

    private static func isUsedType(_ text: String.UTF8View) -> Bool {
        guard let bracket = text.firstIndex(of: UInt8(ascii: "<")) else { return isIdentifier(text[...]) }
        let inner = text[text.index(after: bracket)...].dropLast()
        return isIdentifier(text[..<bracket]) && text.last == UInt8(ascii: ">") && !inner.isEmpty
            && inner.allSatisfy { isDigit($0) || isLetter($0) || "_ .,:?*<>[]".utf8.contains($0) }
    }

    private static func isSwiftMethod(_ text: String.UTF8View) -> Bool {
        guard let bracket = text.firstIndex(of: UInt8(ascii: "(")) else { return isIdentifier(text[...]) }
        guard isIdentifier(text[..<bracket]), text.last == UInt8(ascii: ")") else { return false }
        let labels = text[text.index(after: bracket)...].dropLast()
        guard !labels.isEmpty else { return true }
        return labels.last == UInt8(ascii: ":")
            && labels.dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).allSatisfy {
                isIdentifier($0) || $0.elementsEqual("_".utf8)
            }
    }

    /// `_` alone is a name of nothing.
    private static func isIdentifier(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first(where: { $0 != UInt8(ascii: "_") }), isLetter(first) else { return false }
        return text.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }
}

/// A mapping with fixed keys.
package struct MappingShape: Sendable {
    package var keys: [Key]
    /// Of each group at most one key may be given.
    package var atMostOne: [[String]] = []
    /// Of each group at least one key must be given.
    package var atLeastOne: [[String]] = []

    package struct Key: Sendable {
        package var name: String
        package var shape: Shape
        package var isRequired: Bool
        /// One line for editors and the reference.
        package var meaning: String
    }

    package init(_ keys: [Key], atMostOne: [[String]] = [], atLeastOne: [[String]] = []) {
        self.keys = keys
        self.atMostOne = atMostOne
        self.atLeastOne = atLeastOne
    }

    package func key(_ name: String) -> Key? { keys.first { $0.name == name } }

    /// The keys whose value is a mapping that has a key of this name: where a key is written that stands one level too high.
    func keys(whoseMappingHas name: String) -> [String] {
        keys.filter { key in
            guard case .defined(let definition) = key.shape, case .mapping(let inner) = Grammar.definition(definition).form else {
                return false
            }
            return inner.key(name) != nil
        }.map(\.name)
    }
}

/// A mapping of which exactly one key, the verb, says what it is; the verb decides which other keys may stand beside it.
package struct ChoiceShape: Sendable {
    /// What a mapping of this choice is called in a message: "step".
    package var noun: String
    package var variants: [Variant]

    package struct Variant: Sendable {
        package var verb: String
        /// The verb's own key first.
        package var mapping: MappingShape
    }

    package func variant(_ verb: String) -> Variant? { variants.first { $0.verb == verb } }
}

/// One named part of the language.
package struct Definition: Sendable {
    package enum Form: Sendable {
        case mapping(MappingShape)
        case choice(ChoiceShape)
        case shape(Shape)
        /// `{en: …, ko: …}`: one language or more, none blank.
        case localizedText
    }

    package var form: Form
    package var meaning: String
}

package enum DefinitionName: String, Sendable, CaseIterable {
    case file, text, system, source, guide, setting, constant, enumeration, enumForm, enumCase, enumProperty, enumMethod, errors, errorCase
    case objectEvent
    case classType, delegate, objectBase, property, requirement, method, errorCode, typeAlias, protocolType, platformType, hook, field,
        parameter, type
    case objectType, failure, failureValue, typedFailureValue, transport, host, environment, commonHeader, endpoint, body, ofApp,
        datePattern, response, alternative, duration, erratum
    case capability, operation, state, policy, retry, rescue, flow, step, branch, expression, function, condition, test
    case mock, appValue, record, answer, sharedSteps, callback, action, mockStep, mockBranch, page, pageChoice, pageField
    case scenario, scenarioStep, scenarioDevice, request
    case project, projectSystem
}
