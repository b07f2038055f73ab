internal import Declarations
internal import Spec

/// A protocol as apps adopt it.
///
/// The importer shows an unannotated pointer as `T!`, and an app may write the method with `T!` or with plain `T`. Swift accepts one
/// spelling per requirement, so such a method is two requirements, each with a default: the plain one calls the other.
struct ProtocolBuilder {
    let type: ProtocolType
    let model: SystemModel

    var types: [TypeView] {
        let requirements = type.methods.flatMap(requirements)
        let shared = SharedDefaults(model).groups.filter { $0.protocols.contains(type.name.value) }
        let own = type.methods.filter { method in !shared.contains { $0.key == key(method) } }
        let defaults = own.flatMap(defaults) + (isImplementedHere ? type.methods.compactMap(older) : [])
        let main = TypeView(
            documentation: DocComment(text: type.text.en, source: model.source(type.provenance)).lines(depth: 0),
            head: "public protocol \(type.name.value): \(inheritance(shared.map(\.name))) {",
            contents: requirements
        )
        guard !defaults.isEmpty else { return [main] }
        let comment = "What stands in for methods that an app leaves out or spells in another way."
        let extra = TypeView(
            documentation: DocComment(text: comment).lines(depth: 0), head: "extension \(type.name.value) {", contents: defaults)
        return [main, extra]
    }

    private func inheritance(_ shared: [String]) -> String {
        let parents = type.conformances.map(\.value).filter { model.protocols[$0] != nil } + shared
        let list = parents.isEmpty ? ["AnyObject"] : parents
        return (list + (isImplementedHere ? ["Sendable"] : [])).joined(separator: ", ")
    }

    /// The SDK's own class adopts it: apps only call its methods, so there is one spelling and no default.
    private var isImplementedHere: Bool { type.implementedBy != nil }

    /// Swift SDKs say themselves that their delegates run on the main actor.
    private var isolation: String { type.language == .swift && !isImplementedHere ? "@MainActor" : "" }
    private var access: String { isolation.isEmpty ? "public" : "\(isolation) public" }

    private func face(_ method: Method) -> MethodFace { MethodFace(method, owner: type.name.value, properties: [], model: model) }

    /// The method as Swift 2 showed it, which apps write in their delegates.
    private func olderRequirement(_ face: MethodFace) -> OlderFace? {
        type.language == .objectiveC && !isImplementedHere ? OlderFace(requirement: face, model) : nil
    }

    /// The same for a protocol whose methods apps only call.
    private func older(_ method: Method) -> MemberView? {
        OlderFace(face(method), model).map { MemberView(kind: .function($0.forwarding(to: "self."))) }
    }

    private func hasTwoSpellings(_ face: MethodFace) -> Bool {
        type.language == .objectiveC && !isImplementedHere && face.parameters.contains { $0.type.optionality == .implicit }
    }

    /// Same for methods of one Swift name and signature. Nil for a method without a default.
    func key(_ method: Method) -> String? {
        guard !defaults(method).isEmpty else { return nil }
        let face = face(method)
        let types = face.parameters.map(\.type.spelling).joined(separator: ", ")
        return "\(isolation) \(face.isStatic) \(face.name.description) (\(types)) \(face.result.spelling)"
    }

    /// A protocol with the one method, and its default.
    func shared(_ name: String, _ method: Method) -> [TypeView] {
        let text = "A method that several delegates may have: its default stands once, for classes that are more than one of them."
        let main = TypeView(
            documentation: DocComment(text: text).lines(depth: 0), head: "public protocol \(name): AnyObject {",
            contents: requirements(method))
        let comment = DocComment(text: "What stands in where an app leaves the method out.").lines(depth: 0)
        return [main, TypeView(documentation: comment, head: "extension \(name) {", contents: defaults(method))]
    }

    private func requirements(_ method: Method) -> [MemberView] {
        let face = face(method)
        var list = [documentation(method) + signature(face, isPlain: false, prefix: isolation)]
        if hasTwoSpellings(face) {
            list.append(same(face, "write its parameters without `!`") + signature(face, isPlain: true, prefix: isolation))
        }
        if let older = olderRequirement(face) {
            list.append(same(face, "write it as Swift 2 showed it") + signature(older, prefix: isolation))
        }
        return list.map { MemberView(kind: .lines($0)) }
    }

    private func same(_ face: MethodFace, _ apps: String) -> [String] {
        DocComment(text: "The same as `\(face.name.description)`, for apps that \(apps).").lines(depth: 1)
    }

    private func documentation(_ method: Method) -> [String] {
        var comment = DocComment(text: method.text.en, source: model.source(method.provenance))
        comment.parameters = method.parameterTexts.map { ($0.name.value, $0.text.en) }
        comment.result = method.resultText?.en
        return comment.lines(depth: 1)
    }

    private func signature(_ face: MethodFace, isPlain: Bool, prefix: String, tail: String = "") -> [String] {
        var signature = face.signature(in: .other)
        for index in signature.parameters.indices where isPlain && signature.parameters[index].type.optionality == .implicit {
            signature.parameters[index].type = signature.parameters[index].type.with(.required)
        }
        return signature.requirement(prefix, tail: tail, depth: 1)
    }

    private func signature(_ older: OlderFace, prefix: String, tail: String = "") -> [String] {
        older.signature(in: .other).requirement(prefix, tail: tail, depth: 1)
    }

    private func defaults(_ method: Method) -> [MemberView] {
        let face = face(method)
        var members: [MemberView] = []
        if hasTwoSpellings(face) { members.append(forwarding(face)) }
        if let older = olderRequirement(face) { return members + [forwarding(face, to: older), standIn(method, face, older)] }
        if !isImplementedHere, hasTwoSpellings(face) || !method.isRequired { members.append(standIn(method, face)) }
        return members
    }

    /// Today's spelling calls that of Swift 2.
    private func forwarding(_ face: MethodFace, to older: OlderFace) -> MemberView {
        let function = FunctionView(
            documentation: ["/// Calls the method as Swift 2 showed it."],
            head: signature(face, isPlain: false, prefix: access, tail: " {"),
            body: [.lines(older.call())]
        )
        return MemberView(kind: .function(function))
    }

    /// The plain spelling calls the one with `!`.
    private func forwarding(_ face: MethodFace) -> MemberView {
        let arguments = face.parameters.map { parameter -> String in
            let name = SwiftIdentifier.escaped(parameter.name)
            let value = parameter.type.optionality == .implicit ? "Optional(\(name))" : name
            return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
        }
        let call = CodeLayout.call(
            "\(face.result.isVoid ? "" : "return ")self.\(SwiftIdentifier.escapedMember(face.name.base))", arguments, depth: 2)
        let function = FunctionView(
            documentation: ["/// Calls the method that takes optionals."],
            head: signature(face, isPlain: true, prefix: access, tail: " {"),
            body: [.lines(call)]
        )
        return MemberView(kind: .function(function))
    }

    private func standIn(_ method: Method, _ face: MethodFace, _ older: OlderFace? = nil) -> MemberView {
        var body: [StatementView] = []
        if method.isRequired {
            let message = "\(type.name.value) lacks the required method \(face.name.description)"
            body.append(.lines(CodeLayout.literal(message, head: "ClientEnvironment.current.log(", tail: ")", depth: 2)))
        }
        if !face.result.isVoid { body.append(.line("return \(MethodLowering.fallback(face.result, model))")) }
        let comment =
            method.isRequired
            ? "/// Notes on the log that the app does not implement the method." : "/// Does nothing: the method is optional."
        let function = FunctionView(
            documentation: [comment],
            head: older.map { signature($0, prefix: access, tail: " {") } ?? signature(face, isPlain: false, prefix: access, tail: " {"),
            body: body
        )
        return MemberView(kind: .function(function))
    }
}
