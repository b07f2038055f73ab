import Declarations

extension Enumeration {
    /// What Swift shows for each case.
    package var swiftCaseNames: [String: String] {
        EnumNaming.caseNames(of: name.value, declaredForm, allCases.map { ($0.name.value, $0.swiftName?.value) })
    }
}

extension ErrorEnumeration {
    /// What Swift shows for each case.
    package var swiftCaseNames: [String: String] {
        let form = form == .cEnum ? EnumDeclaration.Kind.nsEnum : form
        return EnumNaming.caseNames(of: name.value, form, allCases.map { ($0.name.value, $0.swiftName?.value) })
    }
}
