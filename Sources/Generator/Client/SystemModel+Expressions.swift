internal import Declarations
internal import Spec
internal import SwiftCode

extension SystemModel {
    /// A case of an enum or of documented errors: `KOUserGender.male`, or a global constant for an enum of plain C.
    func caseValue(_ enumeration: String, _ name: String) -> SwiftExpression {
        let swift = caseName(enumeration, name)
        if errors[enumeration]?.holdsValues == true { return .call(enumeration, [SwiftExpression.implicit(swift).unlabelled]) }
        return enums[enumeration]?.form == .cEnum ? .name(swift) : maker(enumeration).dot(swift)
    }

    /// What makes an object of a class: its name, of a generic one with what it is used with.
    func maker(_ name: String) -> SwiftExpression { used(name).map(SwiftExpression.type) ?? .name(name) }

    /// The documented error that `ErrorEnum.case` names.
    func errorValue(_ dotted: String) -> SwiftExpression? {
        errorCase(dotted).map { caseValue($0.enumeration.name.value, $0.errorCase.name.value) }
    }

    /// Whether an error of a struct has no code of its own: what servers say tells two of that kind apart.
    func isUnspelled(_ dotted: String) -> Bool {
        errorCase(dotted).map { $0.enumeration.isStructure && $0.errorCase.wire.isEmpty } ?? false
    }
}
