import Declarations
import Guide

/// `static let preview = Room(id: "a", seats: 3)`: a spec makes such a constant of an object that it writes out, by the fields of the struct. One whose
/// code says none is given them, each called like its property.
enum MadeConstants {
    static func settle(_ types: inout [TypeDraft]) {
        let structs = types.indices.filter { types[$0].form == .structure && types[$0].language == .swift && types[$0].wraps.isEmpty }
        let made = types.flatMap { type in type.properties.filter(\.isStatic).compactMap { Self.made($0, in: type) } }
        for index in structs {
            let making = StructMaking(types[index])
            let names = Set([types[index].name, types[index].swiftName].compactMap { $0 })
            guard made.contains(where: { names.contains($0.type) && making.given($0.beginning) != nil }) else { continue }
            for property in types[index].properties.indices { settle(&types[index].properties[property]) }
        }
    }

    private static func settle(_ property: inout PropertyDraft) {
        if property.isHeld { property.field = property.field ?? property.name }
        // What is worked out nobody gives: what it says is to be written.
        if property.isWorkedOutText { property.value = .text("TODO") }
    }

    /// The type of which a static property is one, and how its code makes it.
    private static func made(_ property: PropertyDraft, in owner: TypeDraft) -> (type: String, beginning: Beginning)? {
        guard let beginning = property.beginning else { return nil }
        guard let maker = beginning.maker, maker != ".init" else { return (property.type, beginning) }
        return (maker == "Self" ? owner.name : maker, beginning)
    }
}

extension PropertyDraft {
    fileprivate var isWorkedOutText: Bool { !isStatic && isComputed && value == nil && effects.isEmpty && type == "String" }
}
