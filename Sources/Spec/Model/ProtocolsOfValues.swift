import Declarations

extension Spec {
    /// The protocols that structs of the spec adopt, and those that these refine: what adopts them need be no object, so that nobody holds it
    /// weakly, or asks whether it is the same one.
    package var protocolsOfValues: Set<String> {
        let structs = classes.filter { $0.form == .structure }
        let names = Set(structs.map(\.name.value))
        let implemented = protocols.filter { $0.implementedBy.map { names.contains($0.value) } ?? false }.map(\.name.value)
        let known = Dictionary(protocols.map { ($0.name.value, $0) }) { first, _ in first }
        let adopted = structs.flatMap { $0.conformances.map(\.value) } + implemented
        return Set(
            Reach.all(from: adopted.filter { known[$0] != nil }) { name in
                (known[name]?.conformances ?? []).map(\.value).filter { known[$0] != nil }
            })
    }

    /// The protocols that apps may adopt with structs, for tests and in earnest: all of Swift that need no objects. Those are held weakly, are
    /// delegates by their name, say so themselves, or have something that apps or flows set, which takes a variable for a struct.
    package var openProtocols: Set<String> {
        let known = Dictionary(protocols.map { ($0.name.value, $0) }) { first, _ in first }
        let held = weakHolders
        let open = protocols.filter { type in
            !Reach.all(from: [type.name.value]) { (known[$0]?.conformances ?? []).map(\.value) }.contains { name in
                if ProtocolType.ofObjects.contains(name) || held[name] != nil { return true }
                return known[name].map { $0.language == .objectiveC || $0.name.value.hasSuffix("Delegate") || $0.isSetHere } ?? false
            }
        }
        return Set(open.map(\.name.value)).union(protocolsOfValues)
    }

    /// The protocols that the SDK's own classes implement, and those that these refine: apps call what they ask for.
    package var implementedProtocols: Set<String> {
        let known = Dictionary(protocols.map { ($0.name.value, $0) }) { first, _ in first }
        let implemented = protocols.filter { $0.implementedBy != nil }.map(\.name.value)
        return Set(Reach.all(from: implemented) { (known[$0]?.conformances ?? []).map(\.value) })
    }

    /// What holds objects of a protocol weakly, by the protocol.
    var weakHolders: [String: String] {
        var found: [String: String] = [:]
        for type in classes {
            let owner = type.name.value
            if let delegate = type.delegate { found[delegate.protocolName.value] = "\(owner).\(delegate.property.value)" }
            for case .objects(let name)? in type.methods.map(\.listenerForm) { found[name] = owner }
            for property in type.properties where property.declaration.attributes.contains("weak") {
                if let name = property.valueType(in: type).unwrapped.innerName { found[name] = "\(owner).\(property.name)" }
            }
        }
        return found
    }
}

extension ProtocolType {
    static let ofObjects: Set<String> = ["AnyObject", "NSObject", "NSObjectProtocol"]

    package var isAtOnce: Bool { atOncePlace != nil }

    /// Whether flows call the method in their midst: apps' objects say so, and the SDK's own run where they are called.
    func isCalledAtOnce(_ method: Method) -> Bool {
        let isPlain = !method.declaration.isAsync && method.answerBlock == nil && !method.isStatic
        return isPlain && (isAtOnce || implementedBy != nil && language == .swift)
    }

    /// Whether apps set something of what the SDK implements, or flows of what apps do.
    fileprivate var isSetHere: Bool {
        (implementedBy != nil || isAtOnce) && methods.contains { $0.property.map { !$0.declaration.isReadOnly } ?? false }
    }
}
