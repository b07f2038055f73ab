internal import Declarations
internal import Spec
internal import SwiftCode

/// What the spec states as fact, as expectations with the values spelled out.
///
/// A client or mock that says something else fails here, whatever it was generated from.
struct FactBuilder {
    let context: ScenarioContext

    private var model: SystemModel { context.model }
    private var spec: Spec { model.spec }

    var declaration: SwiftDeclaration {
        let wire = WireFactBuilder(context.lookup)
        let facts = spec.enums.filter { !$0.holdsValues }.map(enumeration) + spec.errors.map(errors) + [constants, states, hosts, wire.app]
        return .type(
            .struct, "FactTests", documentation: SwiftDocumentation("Client and mock say what the documents state."),
            members: facts.filter { !$0.expectations.isEmpty }.map(\.test) + wire.members)
    }

    // MARK: - Types

    private func enumeration(_ enumeration: Enumeration) -> Fact {
        let name = enumeration.name.value
        var fact = Fact("values of \(name)")
        for each in enumeration.cases {
            let value = model.caseValue(name, each.name.value)
            if let text = enumeration.rawText(of: each) {
                fact.expect(value.dot("rawValue"), .string(text))
            } else if enumeration.form != .swift, let raw = each.value?.value {
                fact.expect(value.dot("rawValue"), .integer(raw))
            }
            // The digits of a case beside others that say how they travel are documented nowhere.
            guard each.wire != nil || each.sameAs != nil || enumeration.isText else { continue }
            guard let wire = enumeration.wireText(of: each), enumeration.form != .nsOptions else { continue }
            fact.expect(value.dot("wireText"), .string(wire))
            fact.expect(.call(name, [SwiftExpression.string(wire).labelled("wire")]), value)
        }
        if let unknown = enumeration.unknown?.value {
            let text = SwiftExpression.string(strange(to: enumeration)).labelled("wire")
            fact.expect(.call(name, [text]), model.caseValue(name, unknown))
        }
        return fact
    }

    /// A text that is no case's.
    private func strange(to enumeration: Enumeration) -> String {
        let known = Set(enumeration.cases.map(enumeration.spelling))
        return (0...known.count).lazy.map { "unknown\($0)" }.first { !known.contains($0) } ?? ""
    }

    private func errors(_ enumeration: ErrorEnumeration) -> Fact {
        let name = enumeration.name.value
        var fact = Fact("errors of \(name)")
        fact.expect(.name(name).dot("errorDomain"), .string(enumeration.domain.value))
        let uses = Dictionary(enumeration.cases.flatMap(\.spellings).map { ($0.mapValues(\.value), 1) }, uniquingKeysWith: +)
        for each in enumeration.cases {
            let value = model.caseValue(name, each.name.value)
            fact.expect(value.dot("errorCode"), .integer(each.code.value))
            if enumeration.isText { fact.expect(value.dot("rawValue"), .string(each.writtenText.value)) }
            fact.expect(value.dot("meaning"), .string(each.text.main))
            // The error that an answer spells, where no other is spelled the same.
            for wire in each.spellings.map({ $0.mapValues(\.value) }) where uses[wire] == 1 {
                let spelled = SwiftExpression.members(wire.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
                fact.expect(.call(name, [spelled.labelled("wire")]), value)
            }
        }
        for alias in enumeration.aliases {
            fact.expect(model.caseValue(name, alias.name.value), model.caseValue(name, alias.sameAs?.value ?? ""))
        }
        return fact
    }

    private var constants: Fact {
        var fact = Fact("values of constants", "constants")
        for constant in spec.constants {
            guard let text = constant.value?.value else { continue }
            let name = ConstantNaming.path(constant, model.spec)
            if constant.kind == .notification {
                let isText = constant.owner == nil && !constant.isNotificationName
                fact.expect(isText ? name : name.dot("rawValue"), .string(text))
            } else {
                let number = constant.type?.value.name == "NSString" ? nil : Self.number(text)
                fact.expect(name, number ?? .string(text))
            }
        }
        return fact
    }

    private static func number(_ text: String) -> SwiftExpression? {
        Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
    }

    /// Where each host stands, and by which name.
    private var hosts: Fact {
        var fact = Fact("urls of hosts", "where hosts stand")
        for host in spec.hosts {
            for each in host.environments {
                let value = SwiftExpression.name(host.typeName).dot(Host.caseName(each.name.value))
                fact.expect(value.dot("url"), .string(each.url.value))
                fact.expect(.call(host.typeName, [SwiftExpression.string(each.name.value).labelled("rawValue")]), value)
            }
        }
        return fact
    }

    /// What outlives the app, and whether it is encrypted.
    private var states: Fact {
        var fact = Fact("durability of state", "what outlives the app")
        for group in spec.state {
            let builder = StateGroupBuilder(group, model)
            let type = SwiftExpression.name(builder.name)
            fact.expect(type.dot("isDurable"), .boolean(group.isDurable))
            fact.expect(type.dot("securedBy"), builder.securedBy.map { .string($0) } ?? .null)
        }
        return fact
    }
}

/// Facts of one kind, as the test of them.
struct Fact {
    private let name: String
    private let title: String
    private(set) var expectations: [SwiftExpression] = []

    /// - Parameter title: where it is other words than the name.
    init(_ name: String, _ title: String? = nil) {
        self.name = SwiftIdentifier.camelCase(name)
        self.title = title ?? name
    }

    mutating func expect(_ actual: SwiftExpression, _ expected: SwiftExpression) {
        expectations.append(.expect(actual.infix(.equal, expected)))
    }

    var test: SwiftDeclaration {
        .test(name, [SwiftExpression.string(title).unlabelled], [], expectations.map { .expression($0) })
    }
}
