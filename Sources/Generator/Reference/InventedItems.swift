internal import Declarations
internal import Spec

/// Everything in a spec that is marked as invented, with its reason.
enum InventedItems {
    static func list(_ spec: Spec) -> [(name: String, reason: String)] {
        var all: [(String, Provenance)] = []
        all += spec.settings.map { ($0.name.value, $0.provenance) }
        all += spec.constants.map { ($0.name.value, $0.provenance) }
        all += spec.enums.flatMap { type in
            [(type.name.value, type.provenance)] + type.allCases.map { ("\(type.name.value).\($0.name.value)", $0.provenance) }
                + type.members.map { ("\(type.name.value).\($0.name)", $0.provenance) }
        }
        all += spec.errors.flatMap { type in
            [(type.name.value, type.provenance)] + type.allCases.map { ("\(type.name.value).\($0.name.value)", $0.provenance) }
                + type.members.map { ("\(type.name.value).\($0.name)", $0.provenance) }
        }
        for type in spec.classes {
            all.append((type.name.value, type.provenance))
            all += type.properties.map { ("\(type.name.value).\($0.name)", $0.provenance) }
            all += type.methods.map { ("\(type.name.value) \($0.name)", $0.provenance) }
        }
        for type in spec.protocols {
            all.append((type.name.value, type.provenance))
            all += type.methods.map { ("\(type.name.value) \($0.name)", $0.provenance) }
        }
        all += spec.hooks.map { ($0.declaration.name, $0.provenance) }
        for endpoint in spec.endpoints {
            all.append((endpoint.name.value, endpoint.provenance))
            all += endpoint.parameters.map { ("\(endpoint.name.value) \($0.field.name.value)", $0.provenance) }
        }
        all += spec.failures.map { ($0.name.value, $0.provenance) }
        all += spec.durations.map { ($0.name.value, $0.provenance) }
        return all.compactMap { name, provenance in
            if case .invented(let reason) = provenance { (name, reason.value) } else { nil }
        }
    }
}
