import Declarations
import Spec

/// What the one object of a class holds because its initialiser gives it without being told: `static let shared = Client()` of
/// `init(configuration: Configuration = .default)`. A spec makes that object without values, so that the properties begin with the defaults.
enum GivenDefaults {
    static func settle(_ draft: inout Draft) {
        let constants = Constants(draft)
        for index in draft.types.indices where draft.types[index].isOneObject {
            guard let parameters = draft.types[index].defaulted else { continue }
            for property in draft.types[index].properties.indices where draft.types[index].properties[property].isOpen {
                let name = draft.types[index].properties[property].name
                guard let given = parameters.first(where: { $0.name == name })?.defaultValue else { continue }
                constants.begin(&draft.types[index].properties[property], with: given)
            }
        }
    }

    /// The static properties of the draft's types, and the cases of its enums.
    private struct Constants {
        private let properties: [String: [PropertyDraft]]
        private let cases: [String: [Draft.Enumeration.Case]]

        init(_ draft: Draft) {
            let named = draft.types.flatMap { type in [type.name, type.swiftName].compactMap { $0 }.map { ($0, type.properties) } }
            properties = Dictionary(named) { first, _ in first }
            cases = Dictionary(draft.enums.map { ($0.name, $0.cases) }) { first, _ in first }
        }

        func begin(_ property: inout PropertyDraft, with given: MethodDeclaration.Parameter.Literal) {
            switch given {
            case .implicit(let name):
                if cases[property.type]?.contains(where: { $0.name == name && $0.holds == nil }) == true {
                    return property.begin(with: given.spelling, .constant)
                }
                guard let constant = properties[property.type]?.first(where: { $0.name == name && $0.isStatic }) else { return }
                if let initial = constant.initial { return property.begin(by: initial, .constant) }
                guard let sign = constant.declaration.firstRange(of: " = ") else { return }
                property.begin(with: String(constant.declaration[sign.upperBound...]), .constant)
            case .made: property.begin(with: "\(property.type)()", .constant)
            case .null, .madeOf, .member: break
            default: property.begin(with: given.spelling, .constant)
            }
        }
    }
}

extension TypeDraft {
    fileprivate var isOneObject: Bool { form == .class && language == .swift && shared != nil }

    /// What an initialiser takes that can be called without a value.
    fileprivate var defaulted: [MethodDeclaration.Parameter]? {
        methods.lazy.filter { $0.name.hasPrefix("init(") }.compactMap { try? SwiftParser.parseMethod($0.declaration) }
            .first { $0.parameters.allSatisfy(\.hasDefault) }?.parameters
    }
}

extension PropertyDraft {
    /// Whether it has to be there, and nothing says yet what it begins with.
    fileprivate var isOpen: Bool {
        !isStatic && value == nil && field == nil && effects.isEmpty && !begins && !type.hasSuffix("?") && !isComputed
    }
}
