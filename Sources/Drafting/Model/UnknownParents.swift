import Declarations
import Spec

extension Draft {
    /// Leaves out what Swift's types inherit and adopt that nobody declares: the type with its members is worth more than what it is besides.
    ///
    /// - Parameter unknown: the names that the draft mentions and nobody declares.
    /// - Returns: the types that lose something, each with what that is.
    mutating func leaveParents(_ unknown: Set<String>) -> [(type: String, parent: String)] {
        var lost: [(type: String, parent: String)] = []
        for index in types.indices where types[index].language == .swift {
            let name = types[index].name
            lost += types[index].conformances.filter(unknown.contains).map { (name, $0) }
            types[index].conformances.removeAll(where: unknown.contains)
            guard let superclass = types[index].superclass, unknown.contains(superclass) else { continue }
            lost.append((name, superclass))
            types[index].superclass = nil
        }
        return lost
    }
}
