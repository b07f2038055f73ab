package import Declarations
import SourceText

/// A property of an enum, or a method that takes nothing, which is another value for each of its cases.
package struct EnumProperty: Sendable {
    /// What its name and its type are; of a method its name without brackets, and its result.
    package var declaration: PropertyDeclaration
    /// A method, or a function of C that takes the case.
    package var method: MethodDeclaration?
    /// The declaration as the spec writes it.
    package var spelling: Located<String>
    /// By case, in the spec's order.
    package var values: [(name: Located<String>, value: Located<String>)]
    /// Of a struct of errors: what a server says of it. Where no server said anything, `values` count.
    package var said: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance

    package var name: String { declaration.name }
    /// A function of C is declared in Objective-C, all else in Swift.
    package var language: Language { isFunction ? .objectiveC : .swift }
    package var isFunction: Bool { method?.isFunction == true }
    /// Whether apps may set it, in a copy of theirs.
    package var isSettable: Bool { method == nil && !declaration.isStatic && !declaration.isReadOnly }
    package var type: ValueType { declaration.type.map { TypeMapping.valueType($0, language) } ?? .json }
    package func value(of name: String) -> Located<String>? { values.first { $0.name.value == name }?.value }

    /// What of a case it is, where that is a value which the case holds: `$session`.
    package func held(by name: String) -> String? {
        guard let text = value(of: name)?.value, text.first == "$" else { return nil }
        return String(text.dropFirst())
    }

    /// A piece of a text.
    package enum Piece: Sendable {
        case text(String)
        /// What the case holds under that name.
        case held(String)
    }

    /// The pieces of a case's text, where it says what the case holds: `"Wait {$wait} seconds."`.
    package func pieces(by name: String) -> [Piece] {
        guard let text = value(of: name)?.value else { return [] }
        var pieces: [Piece] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{$"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
            pieces.append(.held(String(rest[open.upperBound..<close])))
            rest = rest[rest.index(after: close)...]
        }
        guard !pieces.isEmpty else { return [] }
        return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
    }

    /// Whether it is what flows read by its name anyway: in each case that holds a value of that name this one, in all others nothing.
    package func isHeld(by cases: [EnumCase]) -> Bool {
        type.isOptional && method == nil
            && cases.allSatisfy { each in
                each.holds.contains { $0.name == name } ? held(by: each.name.value) == name : value(of: each.name.value) == nil
            }
    }
}

extension [EnumProperty] {
    /// The member that flows and scenarios read by a name; a function of C is nobody's member.
    package func member(_ name: String) -> EnumProperty? { first { $0.name == name && !$0.isFunction } }
}
