internal import Spec
internal import SwiftCode

/// How a method looks where frameworks do not exist: whatever they bring is of one type there, so that methods which take different ones
/// (`show(_: UIColor)`, `show(_: UIImage)`) would be declared twice. There the first of them stands for all.
struct StandInLook: Hashable {
    private let name: MethodName
    private let isStatic: Bool
    private let parameters: [SwiftTypeName]
    /// Beside one that does not wait.
    private let isAsync: Bool

    init(_ face: MethodFace, _ model: SystemModel) {
        name = face.name
        isStatic = face.isStatic
        isAsync = face.isAsync && face.method.overload != nil
        parameters = face.parameters.map { parameter in
            parameter.type.base.renamed { FrameworkTypes.isNested($0, model) ? "AnyObject" : $0 }
        }
    }
}
