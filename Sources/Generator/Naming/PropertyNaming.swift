internal import Declarations

/// Names of imported properties.
package enum PropertyNaming {
    /// - Parameters:
    ///   - getter: the name after `getter=`; a Boolean property goes by it.
    ///   - type: the class that declares the property, and `result` the property's type.
    package static func name(
        _ property: String,
        getter: String? = nil,
        isBoolean: Bool = false,
        in type: String = "",
        result: OmissionType = OmissionType("")
    ) -> String {
        if isBoolean, let getter { return getter }
        var name = property
        if !type.isEmpty, result.name == type {
            name = NeedlessWords.omitLeadingType(in: name, result)
            name = NeedlessWords.omitTrailingType(in: name, result, role: .property, properties: [])
        }
        return CamelCase.lowercasingInitialism(name)
    }
}
