internal import Declarations
import SourceText

/// An enum whose cases hold values, as expressions see it: how each case is made, and what may be asked of a value.
struct AssociatedEnum {
    let enumeration: Enumeration
    /// What a case is made with, by its name.
    let cases: [String: FieldTable]
    /// `isReady` of every case, and each value that a case holds, which is there for that case alone.
    let members: FieldTable

    init(_ enumeration: Enumeration) {
        self.enumeration = enumeration
        cases = Dictionary(enumeration.cases.map { ($0.name.value, FieldTable($0.holds.map { $0.field(isRequired: true) })) }) { first, _ in
            first
        }
        let tests = enumeration.cases.map { Field(name: $0.testName, .boolean, isRequired: true, at: $0.place) }
        members = FieldTable(tests + enumeration.heldValues.map { $0.field(isRequired: false) })
    }
}

extension EnumCase {
    /// What tells whether a value is the case: `isReady`.
    package var testName: String { Self.testName(of: name.value) }

    package static func testName(of name: String) -> String { "is" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension ErrorCase {
    /// What the error is made with.
    var fields: FieldTable { FieldTable(holds.map { $0.field(isRequired: true) }) }
}

extension HeldValue {
    fileprivate func field(isRequired: Bool) -> Field {
        let has = isRequired && !type.isOptional && declaration.standard == nil
        return Field(name: name, isRequired ? type : type.unwrapped, isRequired: has, at: place)
    }
}
