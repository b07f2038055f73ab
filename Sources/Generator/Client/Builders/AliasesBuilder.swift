internal import Declarations
internal import Spec
internal import SwiftCode

/// Names for types, as apps may use them in declarations of their own.
struct AliasesBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        model.spec.typedefs.filter { model.hasAlias($0.name.value) }.map { alias in
            let type = model.mapping.type(alias.type, language: alias.language)
            // Where nothing is said of `nil`, declarations that use the name say so.
            return SwiftDeclaration(
                .alias(alias.name.value, type.base), [.public], documentation: model.documentation(alias.text, alias.provenance))
        } + model.spec.swiftNames.flatMap(naming)
    }

    /// What apps call a type: a name beside it, or inside of another type.
    private func naming(_ naming: SwiftNaming) -> [SwiftDeclaration] {
        let name = naming.name.value
        let text = SwiftDocumentation("What apps may call `\(name)`.")
        func alias(_ other: String, _ type: String) -> SwiftDeclaration {
            SwiftDeclaration(.alias(other, .named(type)), [.public], documentation: text)
        }
        let global = naming.global.map { alias($0.value, name) }
        guard let outer = naming.outer else { return [global].compactMap { $0 } }
        let inner = alias(naming.last, naming.global?.value ?? name)
        return [global, .extending(unmistakable(outer), [inner])].compactMap { $0 }
    }

    /// The path of a type, beginning with what no library has: where the first name is one that only apps use, the type's own stands for it.
    private func unmistakable(_ path: String) -> String {
        let first = String(path.prefix { $0 != "." })
        guard model.spec.namesBesideTypes.contains(first) else { return path }
        let own = { (swift: String) in model.spec.swiftNames.first { $0.swift.value == swift }?.name.value }
        return own(path) ?? own(first).map { $0 + path.dropFirst(first.count) } ?? path
    }
}

extension SystemModel {
    /// Whether the client has the name: types of frameworks have their stand-ins inside those that mention them, where a name beside them
    /// cannot reach.
    func hasAlias(_ name: String) -> Bool {
        guard let alias = spec.typedefs.first(where: { $0.name.value == name }) else { return false }
        return !FrameworkTypes.isMentioned(in: alias.type, self)
    }
}
