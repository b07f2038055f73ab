internal import Declarations
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
        all = Self.withTwinsApart(
            Self.apart(
                methods.map { MethodFace($0, owner: owner, properties: $0.isStatic ? ofClass : ofObjects, model: model) }))
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

        init(awaited face: MethodFace, _ name: MethodName) {
            self.name = name
            types = face.awaitedParameters.map(\.type)
            isStatic = face.isStatic
        }
    }

    /// `clear` and `clearLamps` of `Lamps` are both `clear()`: where two methods would be one, the words that the importer finds needless stay.
    private static func apart(_ faces: [MethodFace]) -> [MethodFace] {
        let counts = faces.reduce(into: [:]) { counts, face in counts[Look(face), default: 0] += 1 }
        guard counts.count < faces.count else { return faces }
        return faces.map { face in counts[Look(face)] == 1 ? face : face.underFullName }
    }

    /// Methods that differ by their handlers alone are one where they are awaited: of those that would be called alike the first has a twin,
    /// one whose handlers hear of errors before one whose do not. What they answer tells calls apart too seldom: `await lamp.load("x")`.
    private static func withTwinsApart(_ faces: [MethodFace]) -> [MethodFace] {
        let looks = faces.map(twin)
        // A call that leaves handlers out would be the twin's.
        let taken = faces.compactMap { face in face.shortName.map { (Look(awaited: face, $0), -1) } }
        var owners = Dictionary(taken) { first, _ in first }
        for (index, look) in looks.enumerated() {
            guard let look else { continue }
            guard let owner = owners[look] else {
                owners[look] = index
                continue
            }
            if owner >= 0, !faces[owner].hearsErrors, faces[index].hearsErrors { owners[look] = index }
        }
        return zip(faces, looks).enumerated().map { index, pair in
            guard let look = pair.1, owners[look] != index else { return pair.0 }
            var face = pair.0
            (face.asyncName, face.yieldsTwin) = (nil, true)
            return face
        }
    }

    /// How the method looks where it is awaited; nil where it cannot be.
    private static func twin(_ face: MethodFace) -> Look? { face.asyncName.map { Look(awaited: face, $0) } }

    private static func key(_ method: Method) -> String { (method.isStatic ? "+" : "-") + method.name }
}

extension MethodFace {
    /// Whether what hears of its end hears of errors, too: who awaits it is thrown them.
    fileprivate var hearsErrors: Bool { handlers.ending?.whole.parameters.contains { $0.type.isErrorType } ?? false }
}
