import Declarations
import SourceText
import YAMLTree

/// `adds:`, `replaces:` and `removes:` of methods.
extension SpecDecoder {
    func listenerChange(_ node: YAMLNode, _ declaration: MethodDeclaration, _ language: Language) -> ListenerChange? {
        let found = ListenerChange.Kind.allCases.lazy.compactMap { kind in node.string(kind.rawValue).map { (kind, $0) } }.first
        guard let (kind, list) = found else { return nil }
        let parameters = declaration.parameters
        let parameter =
            kind == .removes
            ? parameters.first { !$0.isBlock } : parameters.first(where: \.isBlock) ?? parameters.first { isProtocol($0, language) }
        return ListenerChange(kind: kind, list: list, parameter: parameter?.name)
    }

    private func isProtocol(_ parameter: MethodDeclaration.Parameter, _ language: Language) -> Bool {
        let name = parameter.type.flatMap { TypeMapping.valueType($0, language).unwrapped.innerName }
        return name.map(protocolNames.contains) ?? false
    }
}

extension MethodDeclaration.Parameter {
    fileprivate var isBlock: Bool { if case .function? = type { true } else { false } }
}
