import Declarations
import SourceText
import YAMLTree

/// `adds:`, `replaces:` and `removes:` of methods.
extension SpecDecoder {
    /// - Parameter owner: the class that declares the method.
    mutating func listenerChange(
        _ node: YAMLNode, _ declaration: MethodDeclaration, _ language: Language, of owner: String?
    ) -> ListenerChange? {
        let found = ListenerChange.Kind.allCases.lazy.compactMap { kind in node.string(kind.rawValue).map { (kind, $0) } }.first
        let key = node.string("key")
        guard let (kind, list) = found else {
            if let key {
                let help = "say `adds:`, `replaces:` or `removes:`, too, or leave it out"
                diagnostics.append(ListenerRules.diagnostic("`key` is of a list of blocks, and there is none", at: key.place, help: help))
            }
            return nil
        }
        let parameters = declaration.parameters.filter { $0.name != key?.value }
        let parameter =
            kind == .removes
            ? parameters.first { !$0.isBlock } : parameters.first(where: \.isBlock) ?? parameters.first { isProtocol($0, language) }
        let isOwn = declaration.result?.name.map { ["instancetype", "Self", owner ?? ""].contains($0) } ?? false
        let isChained = isOwn && declaration.isStatic != true
        return ListenerChange(
            kind: kind, list: list, parameter: parameter?.name, key: key, answersObject: isChained && !declaration.isInitializer)
    }

    private func isProtocol(_ parameter: MethodDeclaration.Parameter, _ language: Language) -> Bool {
        let name = parameter.type.flatMap { TypeMapping.valueType($0, language).unwrapped.innerName }
        return name.map(protocolNames.contains) ?? false
    }
}

extension MethodDeclaration.Parameter {
    fileprivate var isBlock: Bool { if case .function? = type { true } else { false } }
}
