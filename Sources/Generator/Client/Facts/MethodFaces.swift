internal import Spec

/// The methods of a class or protocol as Swift shows them, each worked out once.
final class MethodFaces: Sendable {
    /// In the order of the methods.
    let all: [MethodFace]
    private let positions: [String: Int]
    private let firstOfName: [String: Int]

    /// - Parameter properties: those that the owner has, its ancestors' among them; of a protocol none count.
    init(_ methods: [Method], owner: String, properties: [PropertyFacts], model: SystemModel) {
        let (ofClass, ofObjects) = (properties.names(isStatic: true), properties.names(isStatic: false))
        all = Self.apart(
            methods.map { MethodFace($0, owner: owner, properties: $0.isStatic ? ofClass : ofObjects, model: model) })
        positions = Dictionary(methods.enumerated().map { (Self.key($1), $0) }) { first, _ in first }
        firstOfName = Dictionary(methods.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// Nil for a method that is none of these.
    func face(of method: Method) -> MethodFace? {
        guard let position = positions[Self.key(method)], all[position].method.spelling.value == method.spelling.value else { return nil }
        return all[position]
    }

    /// The first method of that selector.
    func face(named name: String) -> MethodFace? { firstOfName[name].map { all[$0] } }

    private struct Look: Hashable {
        var name: MethodName
        var types: [SwiftType]
        var isStatic: Bool

        init(_ face: MethodFace) {
            name = face.name
            types = face.parameters.map(\.type)
            isStatic = face.isStatic
        }
    }

    /// `clear` and `clearLamps` of `Lamps` are both `clear()`: where two methods would be one, the words that the importer finds needless stay.
    private static func apart(_ faces: [MethodFace]) -> [MethodFace] {
        let counts = faces.reduce(into: [:]) { counts, face in counts[Look(face), default: 0] += 1 }
        guard counts.count < faces.count else { return faces }
        return faces.map { face in counts[Look(face)] == 1 ? face : face.underFullName }
    }

    private static func key(_ method: Method) -> String { (method.isStatic ? "+" : "-") + method.name }
}
