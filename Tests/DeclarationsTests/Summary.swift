import Declarations

/// One line that says all of a declaration that tests look at.
func summary(_ declaration: Declaration) -> String {
    let language = declaration.language
    let text: String
    switch declaration.kind {
    case .method(let method): text = summary(method, language)
    case .property(let property):
        let attributes = property.attributes.joined(separator: ",")
        text =
            "property \(property.name): \(property.type?.spelling(in: language) ?? "?") [\(attributes)]"
            + (property.isStatic ? " static" : "")
    case .enumeration(let enumeration):
        let cases = enumeration.cases.map { "\($0.name)=\($0.value.map(String.init) ?? "?")" }.joined(separator: " ")
        text = "\(enumeration.kind.rawValue) \(enumeration.name): \(enumeration.rawType ?? "?") {\(cases)}"
    case .constant(let constant):
        text = "\(constant.kind.rawValue) \(constant.name): \(constant.type?.description ?? "?") = \(constant.value ?? "?")"
    case .type(let type): text = summary(type)
    case .further(let further): text = "\(further.kind.rawValue) \(further.name)"
    }
    return declaration.defects.isEmpty ? text : text + " !" + declaration.defects.map(\.message).joined(separator: " !")
}

private func summary(_ method: MethodDeclaration, _ language: Language) -> String {
    let sign = method.isStatic.map { $0 ? "+" : "-" } ?? " "
    let parameters = method.parameters.map { parameter in
        (parameter.type?.spelling(in: language) ?? "?") + " " + parameter.name + (parameter.hasDefault ? "=" : "")
    }
    var text = "\(sign)\(method.name)(\(parameters.joined(separator: "; "))) -> \(method.result?.spelling(in: language) ?? "?")"
    if method.hasBody { text += " {}" }
    if method.isVariadic { text += " ..." }
    if let name = method.attributes.swiftName { text += " swift:\(name)" }
    if let availability = method.attributes.availability { text += " since:\(availability)" }
    if method.attributes.isDeprecated { text += " deprecated" }
    return text
}

private func summary(_ type: TypeDeclaration) -> String {
    var text = "\(type.kind.rawValue) \(type.name)"
    if let category = type.categoryName { text += "(\(category))" }
    if let superclass = type.superclass { text += ": \(superclass)" }
    if !type.protocols.isEmpty { text += " <\(type.protocols.joined(separator: ","))>" }
    if let aliased = type.aliased { text += " = \(aliased)" }
    let members = type.members.map { ($0.isOptional ? "?" : "") + summary($0.declaration) }
    return members.isEmpty ? text : text + " {" + members.joined(separator: " | ") + "}"
}
