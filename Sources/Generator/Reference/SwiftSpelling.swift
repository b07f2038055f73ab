internal import Declarations
internal import Spec
internal import SwiftCode

/// How Swift shows a method or property, as a reader of the reference wants to see it: what the client declares, on one line.
struct SwiftSpelling {
    let model: SystemModel
    let plan: FlowPlan

    /// The method's signature, and below it that of its `async` twin where it has one.
    func signatures(_ method: Method, of type: ClassType) -> [String] {
        let facts = ClassFacts(type, model)
        let face = facts.face(of: method)
        let twins = [AsyncTwin(face, facts, plan)?.declaration, DelegateTwin(face, facts, plan)?.declaration]
        return [first(face, in: MethodSignature.Owner(type))] + twins.compactMap { $0?.line.shownText }
    }

    func signatures(_ method: Method, of type: ProtocolType) -> [String] {
        [first(model.face(of: method, in: type), in: .other)]
    }

    /// How the method was called in Swift 2, where apps may still call it so.
    func older(_ method: Method, of type: ClassType) -> String? {
        OlderFace(ClassFacts(type, model).face(of: method), model)?.shownName
    }

    /// How an app's delegate may have the method since Swift 2.
    func older(_ method: Method, of type: ProtocolType) -> String? {
        let face = model.face(of: method, in: type)
        return type.implementedBy == nil ? OlderFace(requirement: face, model)?.name.description : OlderFace(face, model)?.shownName
    }

    /// Swift is shown as the vendor writes it.
    private func first(_ face: MethodFace, in owner: MethodSignature.Owner) -> String {
        face.method.language == .swift ? face.method.spelling.value : face.signature(in: owner).line.shownText
    }

    /// A case of an enum or of documented errors.
    static func enumCase(_ enumeration: String, _ name: String, _ model: SystemModel) -> String {
        let isPlainC = model.enums[enumeration]?.form == .cEnum
        let plain = (isPlainC ? "" : "\(enumeration).") + model.caseName(enumeration, name)
        let held = model.heldValues(enumeration, name)
        guard !held.isEmpty else { return plain }
        return "\(plain)(\(held.map(\.declaration.spelling).joined(separator: ", ")))"
    }

    func property(_ property: Property, of type: ClassType) -> String {
        guard property.language == .objectiveC else { return property.spelling.value }
        let facts = model.settled(type).property(property.name) ?? PropertyFacts(property, owner: type, model: model)
        let isReadOnly = property.declaration.isReadOnly || property.get != nil && property.setter?.flow == nil
        return "var \(facts.name): \(facts.type.spelling) \(isReadOnly ? "{ get }" : "{ get set }")"
    }
}
