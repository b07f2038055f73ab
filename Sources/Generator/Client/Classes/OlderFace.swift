internal import Declarations
internal import Spec
internal import SwiftCode

/// A method of Objective-C as Swift 2 showed it: the selector's words unshortened, and other types for errors and dictionaries.
struct OlderFace {
    /// As Swift shows it today.
    let face: MethodFace
    let name: MethodName
    let parameters: [MethodFace.Parameter]
    private let model: SystemModel

    /// For a call. Nil where today's spelling takes whatever the older one does, and in systems that do not ask for older ones.
    ///
    /// Of one name, only handlers make a difference: one that an app has written down with an `NSError` is no handler of an `any Error`.
    init?(_ face: MethodFace, _ model: SystemModel) {
        self.init(face, model, declared: false)
        let hasOlderHandler = face.parameters.indices.contains { index in
            OlderType(face.parameters[index].type, function: Self.function(face.method, index), model).isOlderHandler
        }
        guard !hasTodaysName || hasOlderHandler else { return nil }
    }

    /// Whether it differs from today's method by its types alone.
    var hasTodaysName: Bool { name == face.name }

    /// For a delegate's method. In Swift 2 the first parameter's own name was no label; in today's Swift the same text makes it one.
    init?(requirement face: MethodFace, _ model: SystemModel) {
        self.init(face, model, declared: true)
        let isSame = name == face.name && parameters.map(\.type) == face.parameters.map(\.type)
        guard !isSame, !parameters.isEmpty, OlderType(face.result, model).type == face.result else { return nil }
    }

    private init?(_ face: MethodFace, _ model: SystemModel, declared: Bool) {
        let method = face.method
        guard model.spec.system.spellings.contains(.swift2), method.language == .objectiveC, !face.name.isInitializer,
            !method.declaration.isVariadic, method.property == nil
        else { return nil }
        let pieces = method.name.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
        let first = declared ? face.parameters.first?.name ?? "" : ""
        let labels = face.parameters.indices.map { $0 == 0 ? first : $0 < pieces.count ? pieces[$0] : "" }
        let name = MethodName(base: pieces.first ?? method.name, labels: labels)
        self.name = name
        parameters = zip(face.parameters, labels).enumerated().map { index, pair in
            var parameter = pair.0
            parameter.label = pair.1
            parameter.type = OlderType(pair.0.type, function: Self.function(method, index), model).type
            // A call that leaves all out is today's.
            if !parameter.type.isOptional || name == face.name { parameter.defaultValue = nil }
            return parameter
        }
        self.face = face
        self.model = model
    }

    private static func function(_ method: Method, _ index: Int) -> TypeName.Function? {
        guard index < method.declaration.parameters.count, case .function(let function)? = method.declaration.parameters[index].type else {
            return nil
        }
        return function
    }

    /// The name in a reference; nil where a method is called as today.
    var shownName: String? { hasTodaysName ? nil : name.description }

    /// With the older name.
    func signature(in owner: MethodSignature.Owner) -> MethodSignature {
        var signature = face.signature(in: owner)
        signature.form = .named(name.base)
        signature.parameters = parameters
        return signature
    }

    /// The older method, deprecated: calls today's.
    ///
    /// - Parameters:
    ///   - object: what it is called on; nil for the object itself, which goes without saying.
    ///   - isOptional: the object may be missing, and with it what the method answers.
    func forwarding(to object: SwiftExpression?, isOptional: Bool = false) -> SwiftDeclaration {
        var signature = signature(in: .objectiveCClass)
        if isOptional, !face.result.isVoid { signature.result = face.result.with(.optional) }
        let receiver = face.isStatic ? .name("Self") : object
        let function = receiver?.chained(isOptional).dot(face.name.base) ?? .name(face.name.base)
        return signature.declaration(
            [.public],
            attributes: (face.result.isVoid ? [] : ["@discardableResult"]) + attributes,
            documentation: SwiftDocumentation("`\(face.name.description)` as Swift 2 showed it."),
            [.expression(function.called(arguments(from: parameters, to: face.parameters), signature.effects))]
        )
    }

    /// A method of today's name comes last: a handler whose types are not written down is today's.
    private var attributes: [SwiftAttribute] {
        let deprecated = ["*", "deprecated"].map { SwiftExpression.name($0).unlabelled }
        func available(_ label: String, _ text: String) -> SwiftAttribute {
            SwiftAttribute("@available", deprecated + [SwiftExpression.string(text).labelled(label)])
        }
        guard hasTodaysName else { return [available("renamed", face.name.description)] }
        return [available("message", "handlers are given any Error since Swift 3"), "@_disfavoredOverload"]
    }

    /// The delegate's method of today calls the older one.
    var call: SwiftStatement {
        let function = SwiftExpression.this.dot(name.base)
        let call = function.called(arguments(from: face.parameters, to: parameters), face.throwsError ? .throwing : [])
        return face.result.isVoid ? .expression(call) : .return(call)
    }

    private func arguments(from given: [MethodFace.Parameter], to wanted: [MethodFace.Parameter]) -> [SwiftArgument] {
        zip(given, wanted).enumerated().map { index, pair in
            let (source, target) = pair
            let value = SwiftExpression.name(source.name)
            let older = OlderType(face.parameters[index].type, function: Self.function(face.method, index), model)
            let isOlder = target.type == older.type && source.type != older.type
            return (isOlder ? older.older(value) : older.today(value)).labelled(target.label)
        }
    }
}

/// A type of today as Swift 2 showed it, and the way from one to the other.
struct OlderType {
    let today: SwiftType
    let type: SwiftType
    /// Of a closure: its parameters.
    private let members: [(name: String, type: OlderType)]

    init(_ today: SwiftType, function: TypeName.Function? = nil, _ model: SystemModel) {
        self.today = today
        let list = (function?.parameters ?? []).enumerated().map { index, parameter in
            let type = model.mapping.type(parameter.type)
            let nested = type.optionality == .implicit ? type.with(.optional) : type
            return (name: SwiftIdentifier.local(parameter.name ?? "value\(index + 1)"), type: OlderType(nested, model))
        }
        members = list.contains { !$0.type.isSame } ? list : []
        if members.isEmpty {
            type = SwiftType(Self.bases[today.base] ?? today.base, today.optionality)
        } else {
            let result = function.map { model.mapping.type($0.result).nestedTypeName } ?? .void
            type = SwiftType(.function(.init(members.map(\.type.type.nestedTypeName), result: result)), today.optionality)
        }
    }

    private static let bases: [SwiftTypeName: SwiftTypeName] = [
        .error: "NSError", "Any": "AnyObject", SwiftType.anyDictionary: anyDictionary, .array("Any"): .array("AnyObject"),
    ]
    private static let anyDictionary = SwiftTypeName.dictionary("NSObject", "AnyObject")

    private var isSame: Bool { type == today }

    /// Whether it is a closure that is given values of other types.
    var isOlderHandler: Bool { !members.isEmpty }

    /// A value of today's type as the older one.
    func older(_ value: SwiftExpression) -> SwiftExpression {
        if isSame || !members.isEmpty { return value }
        if today.base == SwiftType.anyDictionary { return .call("bridged", [value.labelled(nil)]) }
        return today.isOptional ? value.mapped { $0.cast(.certain, type.base) } : value.cast(.certain, type.base)
    }

    /// A value of the older type as today's. A closure gets older values.
    func today(_ value: SwiftExpression) -> SwiftExpression {
        if isSame { return value }
        guard !members.isEmpty else { return type.base == Self.anyDictionary ? .call("unbridged", [value.labelled(nil)]) : value }
        let values = members.map { $0.type.older(.name($0.name)).labelled(nil) }
        func closure(_ handler: SwiftExpression) -> SwiftExpression { .closure(SwiftClosure(members.map(\.name), handler.called(values))) }
        return today.isOptional ? value.calling("map", trailing: SwiftClosure(["handler"], closure(.name("handler")))) : closure(value)
    }
}
