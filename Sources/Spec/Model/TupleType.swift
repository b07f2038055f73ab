package import Declarations
import SourceText

/// A tuple of a declaration: `(id: String, state: State)`. To flows it is a value whose type goes by its spelling, and whose members have names.
package struct TupleType: Sendable {
    package struct Element: Sendable {
        /// As the declaration calls it.
        package var label: String?
        /// As flows and scenarios call it: `value0` of one without a name.
        package var name: String
        package var declared: TypeName

        package var type: ValueType { TypeMapping.valueType(declared, .swift) }
        /// What Swift calls it behind a value: its name, or its position.
        package var member: String { label ?? String(name.dropFirst(Element.unnamed.count)) }

        fileprivate static let unnamed = "value"
    }

    package var elements: [Element]

    /// Nil for the name of any other type.
    package init?(_ name: String) {
        guard let found = TypeName.Named(name).tupleElements else { return nil }
        elements = found.enumerated().map { index, each in
            Element(label: each.name, name: each.name ?? "\(Element.unnamed)\(index)", declared: each.type)
        }
    }

    /// Nil for the name of any other type.
    package init?(_ type: ValueType) {
        guard case .named(let name) = type.unwrapped else { return nil }
        self.init(name)
    }

    func fields(at place: Place) -> FieldTable {
        FieldTable(elements.map { Field(name: $0.name, $0.type, isRequired: !$0.type.isOptional, at: place) })
    }
}

extension TypeName {
    /// The same with a text in the place of each tuple that a method may answer, or hand to a block, by itself or in a list.
    ///
    /// - Parameter found: the tuples.
    func withoutTuples(_ found: inout [TupleType]) -> TypeName {
        switch self {
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.withoutTuples(&found)
            }
            return .function(function)
        case .named(var named):
            if let tuple = TupleType(named.name) {
                found.append(tuple)
                return .named(Named("String", nullability: named.nullability))
            }
            guard ["Array", "Optional", "AsyncStream", "AsyncThrowingStream", "Result"].contains(named.name) else { return self }
            named.arguments = named.arguments.map { $0.withoutTuples(&found) }
            return .named(named)
        }
    }
}
