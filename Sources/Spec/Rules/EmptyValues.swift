import Declarations

/// Which types have a value that stands for nothing: an empty text or list, zero, the first case of an enum.
struct EmptyValues {
    /// Types whose objects only somebody else can make.
    private let made: Set<String>
    /// Enums with a case that a failure can be told in.
    private let failing: Set<String>
    /// Classes, enums and errors that the spec says all of, and protocols of such classes.
    private let own: Set<String>

    /// Foundation's, of which nothing is there without somebody who made it.
    private static let foundation = Set(FoundationTypes.bridged.keys).union(FoundationTypes.renamed.keys).union(FoundationTypes.swiftNames)
        .union(
            ["Class", "AnyClass", "dispatch_queue_t", "DispatchQueue", "NSNotificationName"])

    init(_ spec: Spec) {
        let enums = spec.knownEnums
        failing = Set(enums.filter { $0.failingCase != nil }.map(\.name.value))
        let held = enums.filter(\.holdsValues).map(\.name.value)
        let classes = spec.classes.map(\.name.value) + spec.instances
        // What a protocol promises that the SDK implements, it makes itself.
        let implemented = spec.protocols.filter { $0.implementedBy != nil }.map(\.name.value)
        own = Set(classes + implemented + enums.map(\.name.value) + spec.errors.map(\.name.value))
        made = Set(classes + spec.protocols.map(\.name.value) + spec.platform.map(\.name.value) + held)
    }

    /// A name that is unknown is another rule's.
    func exist(for type: ValueType) -> Bool {
        switch type {
        case .named(let name) where name.hasPrefix("("):
            TupleType(name)?.elements.allSatisfy { $0.type.isOptional || exist(for: $0.type) } ?? false
        case .named(let name):
            // An enum of the spec's own may have a prefix of the platform's.
            !made.contains(name)
                && (own.contains(name) || PlatformFrameworks.framework(of: name) == nil && !Self.foundation.contains(name))
        case .url, .error, .object: false
        default: true
        }
    }

    /// Whether an object may go without, although it is declared as always there, until somebody sets it: what Foundation and frameworks
    /// bring and apps implement is only handed on, in a box, and the box may be empty.
    func mayBeUnset(_ type: ValueType) -> Bool {
        if case .named(let name) = type { !own.contains(name) } else { false }
    }

    /// `case failure(error: String)`: a handler that is given nothing else is told of a failure in it.
    func tellFailure(in type: ValueType) -> Bool {
        if case .named(let name) = type { failing.contains(name) } else { false }
    }
}

extension Enumeration {
    /// The case that says that something failed, made of nothing but the error: one that holds an error, or one called after failure.
    package var failingCase: EnumCase? {
        guard holdsValues else { return nil }
        let able = cases.filter { $0.holds.allSatisfy { $0.declaration.type.canTellFailure } }
        return able.first { $0.holds.contains { $0.declaration.type.isErrorType } }
            ?? able.first { ["fail", "error"].contains(where: $0.name.value.lowercased().contains) }
    }
}

extension TypeName {
    /// An error, a text that tells of one, or nothing.
    fileprivate var canTellFailure: Bool { isErrorType || name == "String" || optional == self }
}
