/// Whether declarations, with all that is inside them, refer to a name: a file then imports its module.
extension [SwiftDeclaration] {
    package func mention(_ name: String) -> Bool { contains { $0.mentions(name) } }
}

extension SwiftDeclaration {
    package func mentions(_ name: String) -> Bool {
        switch kind {
        case .group(let members): members.mention(name)
        case .conditional(_, let members, let otherwise): members.mention(name) || otherwise.mention(name)
        case .type(let type): type.members.mention(name)
        case .function(let function): SwiftStatement.function(function).mentions(name)
        case .variable(let variable):
            switch variable.form {
            case .stored(let value): value?.mentions(name) ?? false
            case .computed(let body): body.mention(name)
            case .accessors(let get, let set): get.mention(name) || set.mention(name)
            case .requirement: false
            }
        case .enumCase(_, _, let value): value?.mentions(name) ?? false
        case .alias, .comment, .imported: false
        }
    }
}

extension SwiftDeclaration {
    /// The types that it declares, itself or one of those that belong together, without what is inside of them.
    package var topNames: [String] {
        switch kind {
        case .group(let members): members.flatMap(\.topNames)
        case .conditional(_, let members, let otherwise): (members + otherwise).flatMap(\.topNames)
        case .type(let type): type.keyword == .extension ? [] : [type.name]
        case .alias(let name, _): [name]
        case .function, .variable, .enumCase, .comment, .imported: []
        }
    }
}
