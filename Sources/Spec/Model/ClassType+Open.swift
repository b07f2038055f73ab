import Declarations

extension ClassType {
    /// Whether apps inherit from it: Swift has `open` members in an `open class` only, so that one of them says it of the class.
    package var isOpen: Bool {
        form == .class && (methods.contains(where: \.declaration.isOpen) || properties.contains(where: \.declaration.isOpen))
    }
}
