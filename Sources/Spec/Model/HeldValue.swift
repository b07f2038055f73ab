package import Declarations
package import SourceText

/// `holds:` of a case: one of the values that come with it.
package struct HeldValue: Sendable {
    package var declaration: AssociatedValue
    /// What specs call it.
    package var name: String
    package var place: Place

    /// The member of JSON that it is, where that tells cases apart by one: the written name, whatever flows call it.
    package var memberName: String { declaration.writtenName ?? name }

    /// As flows compute with it.
    package var type: ValueType { TypeMapping.valueType(declaration.type, .swift) }

    /// Of an error: whether it holds another one, which no server says.
    package var isError: Bool {
        switch type.unwrapped {
        case .error, .named: true
        default: false
        }
    }
}

/// A case that may hold values: of an enum, or of errors.
protocol HoldingCase {
    var name: Located<String> { get }
    var holds: [HeldValue] { get set }
    /// Names that mean something else behind a value.
    static var reserved: Set<String> { get }
}

extension EnumCase: HoldingCase { static var reserved: Set<String> { [] } }
extension ErrorCase: HoldingCase { static var reserved: Set<String> { ["code", "domain"] } }

/// What the values are called that the cases of an enum hold, where flows and scenarios read them.
///
/// Each name is a property of the generated enum: it means values of one type, and is none of the enum's cases.
struct HeldNames {
    /// Names that mean values of different types.
    private let ambiguous: Set<String>
    private let taken: Set<String>
    /// What a generic enum leaves open: no name says what that is.
    private let open: Set<String>

    private init<Case: HoldingCase>(_ cases: [Case], _ open: Set<String>) {
        var types: [String: ValueType] = [:]
        var ambiguous: Set<String> = []
        for each in cases {
            for value in each.holds {
                let name = Self.plainName(value, in: each, open)
                if let known = types[name], known != value.type.unwrapped { ambiguous.insert(name) }
                types[name] = types[name] ?? value.type.unwrapped
            }
        }
        self.ambiguous = ambiguous
        self.open = open
        taken = Case.reserved.union(cases.flatMap { [$0.name.value, EnumCase.testName(of: $0.name.value)] })
    }

    /// The cases with their values' names filled in.
    static func naming<Case: HoldingCase>(_ cases: [Case], open: Set<String> = []) -> [Case] {
        let names = HeldNames(cases, open)
        return cases.map { owner in
            var named = owner
            for place in owner.holds.indices { named.holds[place].name = names.name(owner.holds[place], in: owner) }
            return named
        }
    }

    /// - Returns: the written name, or that of the type: `receipt` of `Receipt`. Of two types in two cases each is called after its case,
    ///   `doneCode`, and what is called like a case is its value, `errorValue`.
    private func name(_ value: HeldValue, in owner: some HoldingCase) -> String {
        let plain = Self.plainName(value, in: owner, open)
        let name = ambiguous.contains(plain) ? owner.name.value + plain.prefix(1).uppercased() + plain.dropFirst() : plain
        return taken.contains(name) ? name + "Value" : name
    }

    /// One without a name goes by its type, or, where that says nothing, by its case: `rowsValue`.
    private static func plainName(_ value: HeldValue, in owner: some HoldingCase, _ open: Set<String>) -> String {
        if let written = value.declaration.writtenName { return written }
        guard case .named(let type) = value.declaration.type, type.arguments.isEmpty, !open.contains(type.name),
            TypeMapping.swiftWords[type.name] == nil || type.isError
        else { return owner.name.value + "Value" }
        let word = type.name.split { $0 == " " || $0 == "." }.last.map(String.init) ?? type.name
        return lowercasingStart(of: word)
    }

    /// `URLRequest` → `urlRequest`, `Receipt` → `receipt`.
    private static func lowercasingStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let length = capitals <= 1 || capitals == word.count ? capitals : capitals - 1
        return word.prefix(length).lowercased() + word.dropFirst(length)
    }
}

extension TypeName.Named {
    fileprivate var isError: Bool { name == "Error" || name == "any Error" }
}
