import Declarations
import Generator
import Spec
import SwiftCode

/// What Objective-C messages are called in Swift, by the spec's declarations.
struct SwiftNames {
    private let model: SystemModel
    private var methods: [String: [Method]] = [:]
    private var properties: [String: [Property]] = [:]
    private let protocols: Set<String>
    private var parents: [String: String] = [:]

    init(_ spec: Spec) {
        model = SystemModel(spec)
        protocols = Set(spec.protocols.map(\.name.value))
        for type in spec.classes {
            methods[type.name.value, default: []] += type.methods
            properties[type.name.value, default: []] += type.properties
            parents[type.name.value] = type.superclass?.value
        }
        for type in spec.protocols { methods[type.name.value, default: []] += type.methods }
    }

    func owns(_ type: String) -> Bool { methods[type] != nil }

    /// A statement that compiles where the type answers the message.
    func call(_ selector: String, on type: String) -> String? {
        guard owns(type) else { return nil }
        if let method = methods[type]?.first(where: { $0.name == selector }), !isVariadic(method) { return call(method, on: type) }
        if let property = property(selector, of: type) { return read(property, on: type) }
        return parents[type].flatMap { call(selector, on: $0) }
    }

    /// Messages that no generated class has to know: `alloc` is half of an initialiser, Swift shows no variadic method,
    /// and what a platform's class answers is the platform's.
    func isExempt(_ selector: String, of type: String) -> Bool {
        let isUnseen = methods[type]?.contains { $0.name == selector && isVariadic($0) } ?? false
        return selector == "alloc" || isUnseen || isPlatforms(type)
    }

    /// Whether a class descends from one that neither the spec nor every class has.
    private func isPlatforms(_ type: String) -> Bool {
        guard owns(type) else { return type != "NSObject" }
        return parents[type].map(isPlatforms) ?? false
    }

    private func isVariadic(_ method: Method) -> Bool { method.spelling.value.contains("...") }

    private func call(_ method: Method, on type: String) -> String {
        let facts = MethodFacts(method.declaration, owner: type, mapping: model.mapping)
        let naming = MethodNaming(type: type, properties: Set((properties[type] ?? []).map(\.name)))
        let given = method.swiftName?.value ?? method.declaration.attributes.swiftName
        let name = given.map(MethodName.init(parsing:)) ?? naming.name(of: facts.named)
        let labels = name.labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()
        if name.isInitializer { return "_ = \(type).init(\(labels))" }
        let receiver = method.isStatic ? type : value(of: type)
        return "_ = \(receiver).\(name.base)\(labels.isEmpty ? "()" : "(\(labels))")"
    }

    private func property(_ selector: String, of type: String) -> Property? {
        properties[type]?.first { property in
            let setter = "set" + property.name.prefix(1).uppercased() + property.name.dropFirst() + ":"
            return [property.name, property.declaration.getter, setter].contains(selector)
        }
    }

    private func read(_ property: Property, on type: String) -> String {
        let swift = property.declaration.type.map { model.mapping.type($0, owner: type) }
        let name = PropertyNaming.name(
            property.name,
            getter: property.declaration.getter,
            isBoolean: swift?.base == "Bool",
            in: type,
            result: property.declaration.type.map { model.mapping.omission($0, parameter: "") } ?? OmissionType("")
        )
        return "_ = \(value(of: type)).\(name)"
    }

    private func value(of type: String) -> String { "(nil as (\(protocols.contains(type) ? "any \(type)" : type))?)!" }
}
