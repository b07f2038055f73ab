internal import Declarations
internal import Spec
internal import SwiftCode

/// A protocol as apps adopt it.
///
/// The importer shows an unannotated pointer as `T!`, and an app may write the method with `T!` or with plain `T`. Swift accepts one
/// spelling per requirement, so such a method is two requirements, each with a default: the plain one calls the other.
struct ProtocolBuilder {
    /// What makes two methods the same for an app that adopts both protocols.
    struct Key: Hashable {
        var isolation: [SwiftAttribute]
        var isStatic: Bool
        var name: MethodName
        var parameters: [SwiftTypeName]
        var effects: Effects
        var failure: SwiftTypeName?
        var result: SwiftTypeName
    }

    let type: ProtocolType
    let model: SystemModel

    func declarations(_ shared: SharedDefaults) -> [SwiftDeclaration] {
        let held = shared.groups(of: type)
        let keys = Set(held.map { Optional($0.key) })
        let own = type.methods.filter { !keys.contains(key($0)) }
        let defaults = own.flatMap(defaults) + (isImplementedHere ? type.methods.compactMap(older) + shorter : [])
        let main = SwiftDeclaration.type(
            .protocol, type.name.value, inherits: inheritance(held), [.public],
            documentation: model.documentation(type.text, type.provenance), members: type.methods.flatMap(requirements))
        guard !defaults.isEmpty else { return [main] }
        let text = "What stands in for methods that an app leaves out or spells in another way."
        return [main, .extending(type.name.value, documentation: SwiftDocumentation(text), defaults)]
    }

    /// Only objects are held weakly; what structs may adopt is no such protocol, nor what that refines.
    private func inheritance(_ shared: [SharedDefaults.Group]) -> [SwiftTypeName] {
        let parents = type.conformances.map(\.value).filter { model.protocols[$0] != nil }
        let isSaid =
            isOpen([type.name.value]) || parents.contains { !isOpen([$0]) } || shared.contains { !isOpen($0.protocols) }
        let list = (isSaid ? [] : ["AnyObject"]) + parents + shared.map(\.name)
        return (list + (isImplementedHere ? ["Sendable"] : [])).map { .named($0) }
    }

    /// Whether structs may adopt one of the protocols.
    private func isOpen(_ names: [String]) -> Bool { names.contains(where: model.openProtocols.contains) }

    /// The SDK's own class adopts it: apps only call its methods, so there is one spelling and no default.
    private var isImplementedHere: Bool { type.implementedBy != nil }

    private var isolation: [SwiftAttribute] { model.runsOnMainActor(type) ? ["@MainActor"] : [] }

    private func face(_ method: Method) -> MethodFace { model.face(of: method, in: type) }

    /// The method as Swift 2 showed it, which apps write in their delegates.
    private func olderRequirement(_ face: MethodFace) -> OlderFace? {
        type.language == .objectiveC && !isImplementedHere ? OlderFace(requirement: face, model) : nil
    }

    /// The same for a protocol whose methods apps only call.
    private func older(_ method: Method) -> SwiftDeclaration? { OlderFace(face(method), model)?.forwarding(to: .this) }

    private func hasTwoSpellings(_ face: MethodFace) -> Bool {
        type.language == .objectiveC && !isImplementedHere && face.parameters.contains { $0.type.optionality == .implicit }
    }

    /// The method with `T` in place of `T!`.
    private func plain(_ face: MethodFace) -> MethodSignature {
        var signature = face.signature(in: .other)
        for index in signature.parameters.indices where signature.parameters[index].type.optionality == .implicit {
            signature.parameters[index].type = signature.parameters[index].type.with(.required)
        }
        return signature
    }

    // MARK: - What is shared

    /// Nil for a method without a default.
    func key(_ method: Method) -> Key? {
        guard !isImplementedHere, !defaults(method).isEmpty else { return nil }
        let face = face(method)
        return Key(
            isolation: isolation, isStatic: face.isStatic, name: face.name, parameters: face.parameters.map(\.type.typeName),
            effects: face.effects, failure: face.thrownType, result: face.result.typeName)
    }

    /// A protocol with the one method, and its default.
    func shared(_ name: String, _ method: Method, of protocols: [String]) -> [SwiftDeclaration] {
        let text = "A method that several delegates may have: its default stands once, for classes that are more than one of them."
        let main = SwiftDeclaration.type(
            .protocol, name, inherits: isOpen(protocols) ? [] : ["AnyObject"], [.public],
            documentation: SwiftDocumentation(text), members: requirements(method))
        let comment = SwiftDocumentation("What stands in where an app leaves the method out.")
        return [main, .extending(name, documentation: comment, defaults(method))]
    }

    // MARK: - Requirements

    private func requirements(_ method: Method) -> [SwiftDeclaration] {
        let face = face(method)
        var list = [requirement(face.signature(in: .other), documentation(method), discardable(method))]
        if hasTwoSpellings(face) { list.append(requirement(plain(face), same(face, "write its parameters without `!`"))) }
        if let older = olderRequirement(face) {
            list.append(requirement(older.signature(in: .other), same(face, "write it as Swift 2 showed it")))
        }
        return list
    }

    private func requirement(
        _ signature: MethodSignature, _ documentation: SwiftDocumentation, _ attributes: [SwiftAttribute] = []
    ) -> SwiftDeclaration {
        // What flows call in their midst runs where they do, so that what is not `Sendable` need not leave there.
        let isNear = type.isAtOnce && signature.property == nil && signature.effects.contains(.waiting)
        return signature.withoutDefaults.declaration(
            isNear ? [.nonsending] : [], attributes: isolation + attributes, documentation: documentation, nil)
    }

    private func discardable(_ method: Method) -> [SwiftAttribute] {
        method.declaration.attributes.isDiscardable && method.declaration.result != nil ? ["@discardableResult"] : []
    }

    private func same(_ face: MethodFace, _ apps: String) -> SwiftDocumentation {
        SwiftDocumentation("The same as `\(face.name.description)`, for apps that \(apps).")
    }

    private func documentation(_ method: Method) -> SwiftDocumentation {
        model.documentation(
            method.text, method.provenance, parameters: method.parameterTexts.map { ($0.name.value, $0.text.main) },
            returns: method.resultText?.main)
    }

    // MARK: - Defaults

    /// A default may be shared by several protocols: that of one which does not ask for it is heard by nobody.
    private var failsWhereMissing: Bool { model.spec.protocols.contains { $0.missing != nil } }

    private func defaults(_ method: Method) -> [SwiftDeclaration] {
        let face = face(method)
        var members: [SwiftDeclaration] = []
        if hasTwoSpellings(face) { members.append(forwarding(face)) }
        if let older = olderRequirement(face) {
            let call = implementation(face.signature(in: .other), "Calls the method as Swift 2 showed it.", [older.call])
            return members + [call, standIn(method, face, older.signature(in: .other))]
        }
        let isMissing = hasTwoSpellings(face) || !method.isRequired
        return isMissing ? members + [standIn(method, face, face.signature(in: .other))] : members
    }

    private func implementation(_ signature: MethodSignature, _ text: String, _ body: [SwiftStatement]) -> SwiftDeclaration {
        signature.withoutDefaults.declaration([.public], attributes: isolation, documentation: SwiftDocumentation(text), body)
    }

    /// The plain spelling calls the one with `!`.
    private func forwarding(_ face: MethodFace) -> SwiftDeclaration {
        let arguments = face.parameters.map { parameter in
            let value = SwiftExpression.name(parameter.name)
            let isOpen = parameter.type.optionality == .implicit
            return SwiftArgument(parameter.label, isOpen ? .call("Optional", [value.labelled(nil)]) : value)
        }
        let call = SwiftExpression.this.calling(face.name.base, arguments, face.throwsError ? .throwing : [])
        return implementation(
            plain(face), "Calls the method that takes optionals.", [face.result.isVoid ? .expression(call) : .return(call)])
    }

    /// Swift's protocols ask for methods without defaults: what has one is left out of a method beside it, as vendors' extensions have it.
    private var shorter: [SwiftDeclaration] {
        guard type.language == .swift else { return [] }
        var known = Set(type.methods.map { Call(face($0)) })
        return type.methods.filter { $0.property == nil && !$0.declaration.isInitializer }.flatMap { method in
            let face = face(method)
            let free = face.parameters.indices.filter { face.parameters[$0].defaultValue != nil && !face.parameters[$0].type.isFunction }
            return Self.choices(of: free).compactMap { dropped -> SwiftDeclaration? in
                guard known.insert(Call(face, without: dropped)).inserted else { return nil }
                return shorter(face, method, without: dropped)
            }
        }
    }

    /// How an app calls a method.
    private struct Call: Hashable {
        let name: String
        let labels: [String]

        init(_ face: MethodFace, without dropped: [Int] = []) {
            name = face.name.base
            labels = face.parameters.indices.filter { !dropped.contains($0) }.map { face.parameters[$0].label }
        }
    }

    /// Which of them a call may leave out together: any, or, of many, those from one on.
    private static func choices(of free: [Int]) -> [[Int]] {
        if free.count > 3 { return free.indices.map { Array(free[$0...]) } }
        return (1..<(1 << free.count)).map { bits in free.indices.filter { bits & (1 << $0) != 0 }.map { free[$0] } }
    }

    private func shorter(_ face: MethodFace, _ method: Method, without dropped: [Int]) -> SwiftDeclaration {
        var signature = face.signature(in: .other)
        signature.parameters = face.parameters.indices.filter { !dropped.contains($0) }.map { face.parameters[$0] }
        let arguments = face.parameters.enumerated().map { index, parameter in
            SwiftArgument(parameter.label, dropped.contains(index) ? parameter.defaultValue ?? .null : .name(parameter.name))
        }
        let call = face.calling(on: .this, arguments)
        return signature.withoutDefaults.declaration(
            [.public], attributes: isolation + discardable(method),
            documentation: SwiftDocumentation("The same as `\(face.name.description)`, with what is usual in the place of the rest."),
            [face.result.isVoid ? .expression(call) : .return(call)])
    }

    private func standIn(_ method: Method, _ face: MethodFace, _ signature: MethodSignature) -> SwiftDeclaration {
        // Nobody asks those who adopt it in the SDK's place.
        var body = isImplementedHere ? [] : notes(method, face)
        if !face.result.isVoid { body.append(.return(model.nothing(answeredBy: face))) }
        let text: String
        if method.isRequired {
            text = "Notes on the log that the app does not implement the method."
        } else {
            let nothing = method.answerBlock == nil ? "Does nothing: the method is optional." : "Nobody answers: the method is optional."
            text = failsWhereMissing ? "The method is optional: the call that tells it fails." : nothing
        }
        return implementation(signature, text, body)
    }

    /// What is noted where an app has left the method out.
    private func notes(_ method: Method, _ face: MethodFace) -> [SwiftStatement] {
        var body: [SwiftStatement] = []
        if method.isRequired {
            let message = SwiftExpression.prose("\(type.name.value) lacks the required method \(face.name.description)")
            body.append(.expression(SwiftExpression.name("ClientEnvironment").dot("current").calling("log", [message.labelled(nil)])))
        } else if failsWhereMissing {
            body.append(.expression(SwiftExpression.name("MissingMethods").calling("note", [])))
        }
        // Nobody is to wait for an answer that never comes.
        if method.answerBlock != nil, method.isRequired || !failsWhereMissing {
            body.append(.expression(SwiftExpression.name("MissingMethods").calling("note", [])))
        }
        return body
    }
}
