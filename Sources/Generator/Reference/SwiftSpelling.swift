internal import Declarations
internal import Spec

/// How Swift shows a method or property, as a reader of the reference wants to see it.
struct SwiftSpelling {
    let model: SystemModel

    /// `func signIn(username: String, delegate: any SignInStartDelegate)`, and the name of its `async` twin's signature where it has one.
    func signatures(_ method: Method, owner: String, properties: [Property]) -> [String] {
        guard method.language == .objectiveC else { return [method.spelling.value] }
        let facts = MethodFacts(method.declaration, owner: owner, mapping: model.mapping)
        let naming = MethodNaming(type: owner, properties: Set(properties.map(\.name)))
        let name = method.swiftName.map { MethodName(parsing: $0.value) } ?? naming.name(of: facts.named)
        var lines = [signature(name, facts, parameters: method.declaration.parameters, effects: "")]
        if let twin = naming.asyncName(of: facts.named), facts.handler != nil {
            lines.append(asyncSignature(twin, facts))
        }
        return lines
    }

    func property(_ property: Property, owner: String) -> String {
        guard property.language == .objectiveC, let type = property.declaration.type else { return property.spelling.value }
        let swift = model.mapping.type(type, owner: owner)
        let name = PropertyNaming.name(
            property.name,
            getter: property.declaration.getter,
            isBoolean: swift.base == "Bool",
            in: owner,
            result: model.mapping.omission(type, parameter: "")
        )
        let access = property.declaration.isReadOnly || property.get != nil && property.setter == nil ? "{ get }" : "{ get set }"
        return "var \(name): \(swift.spelling) \(access)"
    }

    private func signature(_ name: MethodName, _ facts: MethodFacts, parameters: [MethodDeclaration.Parameter], effects: String) -> String {
        let list = zip(name.labels + Array(repeating: "", count: max(0, parameters.count - name.labels.count)), parameters).map {
            label, parameter in
            let type = parameter.type.map { model.mapping.type($0, owner: facts.owner).parameterSpelling } ?? "Any"
            let outer = label.isEmpty ? "_ " : label == parameter.name ? "" : label + " "
            return "\(outer)\(parameter.name): \(type)"
        }
        let head = name.isInitializer ? "init" : (facts.isStatic ? "class func " : "func ") + name.base
        let result = facts.declaration.result.map { model.mapping.type($0, owner: facts.owner) }
        let arrow = name.isInitializer ? "" : result.map { $0.isVoid ? "" : " -> \($0.spelling)" } ?? ""
        return "\(head)(\(list.joined(separator: ", ")))\(effects)\(arrow)"
    }

    private func asyncSignature(_ name: MethodName, _ facts: MethodFacts) -> String {
        let parameters = facts.declaration.parameters.enumerated().filter { $0.offset != facts.handlerIndex }.map(\.element).enumerated()
            .map { index, parameter in
                let label = index < name.labels.count ? name.labels[index] : ""
                let type = parameter.type.map { model.mapping.type($0, owner: facts.owner).parameterSpelling } ?? "Any"
                return (label.isEmpty ? "_ " : label == parameter.name ? "" : label + " ") + "\(parameter.name): \(type)"
            }
        let values =
            facts.handler?.parameters.filter { !isError($0.type) }.map {
                model.mapping.type($0.type, owner: facts.owner).with(.required).spelling
            } ?? []
        let canFail = facts.handler?.parameters.contains { isError($0.type) } ?? false
        let results = values.filter { $0 != "Void" }
        let arrow = results.isEmpty ? "" : " -> " + (results.count == 1 ? results[0] : "(\(results.joined(separator: ", ")))")
        let head = (facts.isStatic ? "class func " : "func ") + name.base
        return "\(head)(\(parameters.joined(separator: ", "))) async\(canFail ? " throws" : "")\(arrow)"
    }

    private func isError(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return false }
        return named.name == "NSError" || named.name == "Error"
    }
}
