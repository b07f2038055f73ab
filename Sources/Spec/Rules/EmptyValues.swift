/// Which types have a value that stands for nothing: an empty text or list, zero, the first case of an enum.
struct EmptyValues {
    /// Types whose objects only somebody else can make.
    private let made: Set<String>

    /// Foundation's, of which nothing is there without somebody who made it.
    private static let foundation = Set(FoundationTypes.bridged.keys).union(FoundationTypes.renamed.keys).union(FoundationTypes.swiftNames)
        .union(
            ["Class", "AnyClass", "dispatch_queue_t", "DispatchQueue"])

    init(_ spec: Spec) {
        let held = spec.enums.filter(\.holdsValues).map(\.name.value)
        made = Set(spec.classes.map(\.name.value) + spec.protocols.map(\.name.value) + spec.platform.map(\.name.value) + held)
    }

    /// A name that is unknown is another rule's.
    func exist(for type: ValueType) -> Bool {
        switch type {
        case .named(let name): !made.contains(name) && PlatformFrameworks.framework(of: name) == nil && !Self.foundation.contains(name)
        case .url, .error, .object: false
        default: true
        }
    }
}
