/// What the types of a spec inherit and conform to.
struct Kinship {
    private let classes: [String: ClassType]
    private let protocols: [String: ProtocolType]
    /// Enums, of errors and others: they inherit from nothing.
    private let others: Set<String>
    /// The classes of which an object can be thrown.
    private let errorClasses: Set<String>

    init(classes: [String: ClassType], protocols: [String: ProtocolType], others: Set<String>) {
        self.classes = classes
        self.protocols = protocols
        self.others = others
        errorClasses = Self.errorClasses(classes) { classes[$0] != nil || protocols[$0] != nil || others.contains($0) }
    }

    /// Whether an object of the type can be thrown: it wraps errors, or inherits from one that does. Types that are not of the spec are
    /// taken on trust.
    func isError(_ name: String) -> Bool { errorClasses.contains(name) || !isKnown(name) }

    private func isKnown(_ name: String) -> Bool { classes[name] != nil || protocols[name] != nil || others.contains(name) }

    /// From the classes that are errors themselves to those that inherit from them, each once.
    private static func errorClasses(_ classes: [String: ClassType], _ isKnown: (String) -> Bool) -> Set<String> {
        var heirs: [String: [String]] = [:]
        var waiting: [String] = []
        for (name, type) in classes {
            if let parent = type.superclass?.value { heirs[parent, default: []].append(name) }
            if !type.wraps.isEmpty || type.superclass.map({ $0.value != Self.root && !isKnown($0.value) }) ?? false { waiting.append(name) }
        }
        var found = Set(waiting)
        while let next = waiting.popLast() {
            for heir in heirs[next] ?? [] where found.insert(heir).inserted { waiting.append(heir) }
        }
        return found
    }

    /// Whether an object of one type is one of the other: by inheritance or conformance. Where both a parent and the type that is wanted are
    /// from outside the spec (`UIViewController`, `UIResponder`), the parent is taken on trust: none of them knows the spec's own types.
    func isKind(_ name: String, of wanted: String) -> Bool {
        if name == wanted { return true }
        guard isKnown(name) else { return false }
        let isTrusted = !isKnown(wanted)
        var seen: Set<String> = [name]
        var generation = [name]
        for _ in 0..<Self.generations {
            var parents: [String] = []
            for name in generation {
                guard isKnown(name) else {
                    if isTrusted, !SwiftProtocols.library.contains(name) { return true }
                    continue
                }
                if classes[name] != nil, protocols[wanted]?.implementedBy?.value == name { return true }
                parents += self.parents(of: name).filter { seen.insert($0).inserted }
            }
            if parents.contains(wanted) { return true }
            generation = parents.filter { $0 != Self.root }
        }
        return false
    }

    private func parents(of name: String) -> [String] {
        guard let type = classes[name] else { return protocols[name]?.conformances.map(\.value) ?? [] }
        return type.conformances.map(\.value) + (type.superclass.map { [$0.value] } ?? [])
    }

    /// What all of Objective-C's objects are says nothing else of them.
    private static let root = "NSObject"

    /// How far inheritance is followed: no SDK goes as deep.
    static let generations = 16
}
