internal import Spec
internal import SwiftCode

/// What errors tell Foundation of what a server said: under keys of `userInfo`, in their words, and as their code.
struct ToldErrorMembers {
    private let enumeration: ErrorEnumeration
    /// What the vendor declares itself.
    private let declared: Set<String>
    private let model: SystemModel

    init(_ enumeration: ErrorEnumeration, _ model: SystemModel) {
        self.enumeration = enumeration
        self.model = model
        declared = Set(enumeration.members.map(\.name))
    }

    var all: [SwiftDeclaration] { ([code] + words + [userInfo]).compactMap { $0 } }

    /// Foundation's words that Swift has properties for, and what stands where a server says nothing.
    private static let properties: [(key: String, name: String, text: String, otherwise: String?)] = [
        ("NSLocalizedDescription", "errorDescription", "What the server said, or else when the error comes.", "meaning"),
        ("NSLocalizedFailureReason", "failureReason", "What the server said of why.", nil),
        ("NSLocalizedRecoverySuggestion", "recoverySuggestion", "What the server said to do, or else what the documents say.", "remedy"),
        ("NSHelpAnchor", "helpAnchor", "Where the server says help is.", nil),
    ]

    private func said(_ value: SaidValue) -> SwiftExpression {
        SwiftExpression.name("details")[.string(enumeration.detailName(of: value))]
    }

    private var words: [SwiftDeclaration] {
        Self.properties.filter { !declared.contains($0.name) }.compactMap { property in
            guard let value = enumeration.told(under: property.key) else { return nil }
            let text = said(value).dot("spelledText")
            return .computed(
                property.name, .optional("String"), [.public], documentation: SwiftDocumentation(property.text),
                body: [.expression(property.otherwise.map { text.infix(.coalescing, .name($0)) } ?? text)])
        }
    }

    /// Nil where nothing stands under keys of the vendor's own.
    private var userInfo: SwiftDeclaration? {
        let known = Self.properties.map(\.key)
        let members = enumeration.userInfo.compactMap { entry -> (name: String, value: SwiftExpression)? in
            let key = ErrorEnumeration.foundationKeys[entry.key.value] ?? entry.key.value
            guard !known.contains(key), let value = SaidValue(entry.value.value) else { return nil }
            return (key, said(value))
        }
        guard !members.isEmpty, !declared.contains("errorUserInfo") else { return nil }
        return .computed(
            "errorUserInfo", .dictionary("String", "Any"), [.public],
            documentation: SwiftDocumentation("What `userInfo` of the error has, with what the server said."),
            body: [.expression(.call("userInfo", [SwiftExpression.members(members).labelled("telling")]))])
    }

    /// Nil where the code is always the documented one.
    private var code: SwiftDeclaration? {
        let cases = enumeration.cases.compactMap { item in
            item.codeFrom.flatMap { SaidValue($0.value) }.map { (item, $0) }
        }
        guard !cases.isEmpty, !declared.contains("errorCode") else { return nil }
        let number = SwiftExpression.name("kind").dot("rawValue")
        let choices = cases.map { item, value in
            let told = said(value).dot("spelledInteger").infix(.coalescing, number)
            return SwiftCase([.enumCase(model.caseName(enumeration.name.value, item.name.value), [])], [.expression(told)])
        }
        let rest = choices.count == enumeration.cases.count ? [] : [SwiftCase([], [.expression(number)])]
        return .computed(
            "errorCode", "Int", [.public],
            documentation: SwiftDocumentation("The server's code where the error is for any, else the documented one."),
            body: [.switch(.name("kind"), choices + rest)])
    }
}
