import Declarations
import Guide
import SourceText

/// Says of properties which member of JSON they are read from, as the code of the sources does.
struct FieldDrafting {
    /// By the type's path, or where no type has that path its last name, and the property's name.
    private var fields: [String: [String: String]] = [:]
    /// Types whose other properties are called by their own names.
    private var whole: Set<String> = []

    init(_ sheets: [FactSheet]) {
        let naming = KeyNaming(sheets)
        let names = sheets.flatMap(\.fieldNames)
        let owners = Set(names.map(\.owner))
        for name in names {
            let last = name.owner.split(separator: ".").last.map(String.init) ?? name.owner
            for owner in owners.contains(last) ? [name.owner] : [name.owner, last] {
                if name.property.isEmpty {
                    whole.insert(owner)
                } else if fields[owner, default: [:]][name.property] == nil {
                    fields[owner, default: [:]][name.property] = naming.key(of: name)
                }
            }
        }
    }

    func settle(_ types: inout [TypeDraft]) {
        for index in types.indices where types[index].form != .protocol {
            let owners = [types[index].swiftName, types[index].name].compactMap { $0 }
            for property in types[index].properties.indices where types[index].properties[property].canBeRead {
                types[index].properties[property].field = field(of: types[index].properties[property].name, owners)
            }
        }
    }

    private func field(of property: String, _ owners: [String]) -> String? {
        // `_name` is what an implementation calls `name`.
        let found = owners.lazy.compactMap { fields[$0] }.compactMap { $0[property] ?? $0["_" + property] }.first
        return found ?? (owners.contains(where: whole.contains) ? property : nil)
    }
}

extension PropertyDraft {
    /// Whether an object holds it, and nothing else says what it is.
    fileprivate var canBeRead: Bool { !isStatic && value == nil && effects.isEmpty && setter == nil && !declaration.contains(" weak ") }
}

extension Draft {
    /// Takes the fields of those properties away that do not load. Answers whether there were any.
    mutating func dropFields(of broken: [DraftFolder.Broken]) -> Bool {
        let names = Set(broken.map { "\($0.owner ?? "") \($0.name)" })
        var isChanged = false
        for type in types.indices {
            for property in types[type].properties.indices where types[type].properties[property].field != nil {
                guard names.contains("\(types[type].name) \(types[type].properties[property].name)") else { continue }
                types[type].properties[property].field = nil
                isChanged = true
            }
        }
        return isChanged
    }
}
