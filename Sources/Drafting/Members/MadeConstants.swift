import Declarations
import Guide

/// `static let preview = Room(id: "a", seats: 3)`: a spec makes such a constant of an object that it writes out, by the fields of the struct. One whose
/// code says none is given them, each called like its property.
enum MadeConstants {
    static func settle(_ types: inout [TypeDraft]) {
        let structs = types.indices.filter { types[$0].form == .structure && types[$0].language == .swift && types[$0].wraps.isEmpty }
        let made = types.flatMap { type in type.properties.filter(\.isStatic).compactMap { Self.made($0, in: type) } }
        for index in structs where made.contains(where: { types[index].isMade(as: $0) }) {
            for property in types[index].properties.indices { settle(&types[index].properties[property]) }
        }
    }

    private static func settle(_ property: inout PropertyDraft) {
        if property.isHeld { property.field = property.field ?? property.name }
        // What is worked out nobody gives: what it says is to be written.
        if property.isWorkedOutText { property.value = .text("TODO") }
    }

    fileprivate struct Making {
        var type: String
        var labels: [String]
    }

    private static func made(_ property: PropertyDraft, in owner: TypeDraft) -> Making? {
        guard let beginning = property.beginning, let maker = beginning.maker, let arguments = beginning.arguments, !arguments.isEmpty
        else {
            return nil
        }
        let type = maker == ".init" ? property.type : maker == "Self" ? owner.name : maker
        return Making(type: type, labels: arguments.map(\.label))
    }
}

extension TypeDraft {
    /// Whether a call makes one of it, and gives properties alone.
    fileprivate func isMade(as making: MadeConstants.Making) -> Bool {
        guard making.type == name || making.type == swiftName else { return false }
        let own = Set(properties.filter(\.isHeld).map(\.name))
        return making.labels.allSatisfy(own.contains)
    }
}

extension PropertyDraft {
    /// Whether each value of the struct has it of its own.
    fileprivate var isHeld: Bool { !isStatic && !isComputed && value == nil && effects.isEmpty }

    fileprivate var isWorkedOutText: Bool { !isStatic && isComputed && value == nil && effects.isEmpty && type == "String" }
}
