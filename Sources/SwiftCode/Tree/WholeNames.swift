/// Puts modules before hidden names, in declarations and all that is inside them.
struct WholeNames {
    private let names: NamesInScope
    /// What is hidden here.
    private var hidden: Set<String>

    init(_ names: NamesInScope, hidden: Set<String>) {
        self.names = names
        self.hidden = hidden
    }

    /// Inside of something that has names of its own: those of a generic declaration are in front of all others.
    private func inside(_ more: Set<String> = [], generics: [SwiftGeneric] = []) -> WholeNames {
        var inner = self
        inner.hidden = hidden.union(more).subtracting(generics.map(\.name))
        return inner
    }

    /// A name, or the first of a path.
    func name(_ name: String) -> String {
        let first = name.prefix { $0 != "." }
        guard !hidden.isEmpty, hidden.contains(String(first)) else { return name }
        return names.whole(String(first)) + name.dropFirst(first.count)
    }

    func type(_ type: SwiftTypeName) -> SwiftTypeName { hidden.isEmpty ? type : type.renamed(name) }

    // MARK: declarations

    func declaration(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
        var declaration = declaration
        declaration.attributes = declaration.attributes.map(attribute)
        declaration.kind = kind(declaration.kind)
        return declaration
    }

    private func attribute(_ attribute: SwiftAttribute) -> SwiftAttribute {
        SwiftAttribute("@" + name(String(attribute.name.dropFirst())), attribute.arguments.map(argument))
    }

    private func kind(_ kind: SwiftDeclaration.Kind) -> SwiftDeclaration.Kind {
        switch kind {
        case .type(let type): .type(declared(type))
        case .function(let function): .function(self.function(function))
        case .variable(let variable): .variable(self.variable(variable))
        case .enumCase(let name, let payload, let value): .enumCase(name, payload.map(parameter), value: value.map(expression))
        case .alias(let name, let type): .alias(name, self.type(type))
        case .group(let members): .group(members.map(declaration))
        case .conditional(let module, let members, let otherwise):
            .conditional(module, members.map(declaration), otherwise: otherwise.map(declaration))
        case .comment, .imported: kind
        }
    }

    /// What a type inherits stands outside of it.
    private func declared(_ type: SwiftTypeDeclaration) -> SwiftTypeDeclaration {
        let inner = inside(names.inside[type.name] ?? [], generics: type.generics)
        return SwiftTypeDeclaration(
            type.keyword, type.keyword == .extension ? name(type.name) : type.name, generics: type.generics.map(generic),
            inherits: type.inherits.map(self.type), requirements: type.requirements.map(generic), type.members.map(inner.declaration))
    }

    private func generic(_ generic: SwiftGeneric) -> SwiftGeneric { SwiftGeneric(generic.name, generic.bound.map(type)) }

    func function(_ function: SwiftFunction) -> SwiftFunction {
        let inner = inside(generics: function.generics)
        return SwiftFunction(
            function.form, generics: function.generics.map(generic), function.parameters.map(inner.parameter), effects: function.effects,
            failure: function.failure.map(inner.type), result: function.result.isVoid ? .void : inner.type(function.result),
            isShort: function.isShort, function.body?.map(inner.statement))
    }

    private func parameter(_ parameter: SwiftParameter) -> SwiftParameter {
        SwiftParameter(parameter.label, parameter.name, type(parameter.type), default: parameter.value.map(expression))
    }

    private func variable(_ variable: SwiftVariable) -> SwiftVariable {
        let form: SwiftVariable.Form =
            switch variable.form {
            case .stored(let value): .stored(value.map(expression))
            case .computed(let body): .computed(body.map(statement))
            case .accessors(let get, let set): .accessors(get: get.map(statement), set: set.map(statement))
            case .requirement: variable.form
            }
        var whole = SwiftVariable(
            variable.name, variable.type.map(type), isConstant: variable.isConstant, effects: variable.effects,
            failure: variable.failure.map(type), form)
        whole.parameters = variable.parameters?.map(parameter)
        return whole
    }
}
