package import Declarations
import SourceText

/// A property of an enum, which is another value for each of its cases.
package struct EnumProperty: Sendable {
    package var declaration: PropertyDeclaration
    /// The declaration as the spec writes it.
    package var spelling: Located<String>
    /// By case, in the spec's order.
    package var values: [(name: Located<String>, value: Located<String>)]
    package var text: LocalizedText
    package var provenance: Provenance

    package var name: String { declaration.name }
    package var type: ValueType { declaration.type.map { TypeMapping.valueType($0, .swift) } ?? .json }
    package func value(of name: String) -> Located<String>? { values.first { $0.name.value == name }?.value }
}
