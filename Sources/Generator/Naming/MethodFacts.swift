package import Declarations

/// What a method's declaration says that its Swift name and signature depend on.
package struct MethodFacts: Sendable {
    package let declaration: MethodDeclaration
    package let owner: String
    package let mapping: TypeMapping

    package init(_ declaration: MethodDeclaration, owner: String, mapping: TypeMapping) {
        self.declaration = declaration
        self.owner = owner
        self.mapping = mapping
    }

    /// The block that answers, where the last parameter is one: without result, and called once when the work is done.
    package var handler: TypeName.Function? {
        guard let handlerIndex, case .function(let function)? = declaration.parameters[handlerIndex].type else { return nil }
        return function
    }

    /// Where the handler stands: last, or elsewhere when it is the only block.
    package var handlerIndex: Int? {
        let blocks = declaration.parameters.indices.filter { index in
            guard case .function(let function)? = declaration.parameters[index].type else { return false }
            return mapping.type(function.result).isVoid
        }
        if let last = blocks.last, last == declaration.parameters.count - 1 { return last }
        return blocks.count == 1 ? blocks[0] : nil
    }

    package var throwsError: Bool {
        declaration.parameters.last?.type.map(mapping.isErrorPointer) ?? false
    }

    package var isStatic: Bool { declaration.isStatic ?? false }

    package var returnsSelf: Bool {
        guard let name = declaration.result?.name else { return false }
        return name == "instancetype" || name == owner
    }

    package var named: NamedMethod {
        let isSetter = CamelCase.firstWord(of: declaration.name) == "set" && declaration.parameters.count == 1
        let pieces = declaration.name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let types = declaration.parameters.enumerated().map { index, parameter in
            let piece = index < pieces.count ? pieces[index] : ""
            let isLast = index == declaration.parameters.count - 1
            return parameter.type.map {
                mapping.omission($0, parameter: piece, isSetter: isSetter, isBaseName: index == 0, isLast: isLast)
            } ?? OmissionType("")
        }
        return NamedMethod(
            selector: declaration.name,
            isStatic: isStatic,
            parameterNames: declaration.parameters.map(\.name),
            parameterTypes: types,
            result: declaration.result.map { mapping.omission($0, parameter: "") } ?? OmissionType(""),
            returnsSelf: returnsSelf,
            throwsError: throwsError,
            makesObject: declaration.isInitializer,
            hasHandler: handler != nil
        )
    }
}
