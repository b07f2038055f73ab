internal import Spec
internal import SwiftCode

/// Names of libraries, and of the client's own types, that something else has somewhere in the client: the vendor calls a type `Client.Error`.
extension SystemModel {
    /// What is hidden in the client's code, and how to say it.
    ///
    /// - Parameters:
    ///   - own: what the client declares itself, at the top; asked for where a name is hidden only.
    ///   - frameworks: types of the platform's frameworks, with their framework.
    func hiddenNames(own: () -> Set<String>, frameworks: [String: String]) -> NamesInScope {
        let everywhere = spec.namesBesideTypes
        let inside = namesInside
        guard !everywhere.isEmpty || !inside.isEmpty else { return .none }
        let (declared, module) = (inside.isEmpty ? [] : own().subtracting(everywhere), module)
        return NamesInScope(everywhere: everywhere, inside: inside) { name in
            let origin = ModuleOfName.of(name, own: declared, module: module, frameworks: frameworks)
            return "\(origin).\(name)"
        }
    }

    /// What is hidden in each type, also in what inherits from it, by all names that extensions call the type by.
    private var namesInside: [String: Set<String>] {
        var list: [String: Set<String>] = [:]
        for type in spec.typeNames.joined().map(\.value) {
            let hidden = namesNested(in: type)
            guard !hidden.isEmpty else { continue }
            list[type] = hidden
            for naming in spec.swiftNames where naming.name.value == type { list[naming.swift.value] = hidden }
        }
        return list
    }

    /// What types inside of a type, and of those that it inherits from, are called there and nowhere else.
    func namesNested(in type: String) -> Set<String> {
        let lines = classes[type].map { ancestry(of: $0).map(\.name.value) } ?? [type]
        return lines.reduce(into: []) { $0.formUnion(spec.names(inside: $1)) }
    }
}
