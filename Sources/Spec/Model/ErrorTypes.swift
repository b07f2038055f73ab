package import Declarations
package import SourceText

/// `errors:` — an enum of errors with a domain.
package struct ErrorEnumeration: Sendable {
    package var name: Located<String>
    package var form: EnumDeclaration.Kind
    package var formPlace: Place
    /// A struct of Swift, of which each error is a constant.
    package var isStructure = false
    package var rawType: Located<String>?
    /// The domain's string.
    package var domain: Located<String>
    /// The constant that holds the domain, declared under `constants:`.
    package var domainConstant: Located<String>?
    package var cases: [ErrorCase]
    /// Other names for its cases, of Objective-C: they are no errors of their own.
    package var aliases: [ErrorCase] = []
    /// What each case has besides, in Swift.
    package var properties: [EnumProperty] = []
    /// Methods that say something else for each case, and functions of C that are handed one.
    package var methods: [EnumProperty] = []
    /// What `userInfo` of its errors has of what a server said: `$message`, `$wire.code`, `$detail.title`, `$status`, by key.
    package var userInfo: [(key: Located<String>, value: Located<String>)] = []
    package var text: LocalizedText
    /// Why nothing raises those of its cases that nothing raises. When the spec is loaded, they have it as their own.
    package var unraised: LocalizedText?
    package var provenance: Provenance
    package var valuesFrom: Located<String>?
    package var place: Place
}

package struct ErrorCase: Sendable {
    package var name: Located<String>
    package var code: Located<Int>
    /// The raw value, of errors whose raw values are texts, where it is another than the name.
    package var rawText: Located<String>?
    /// Where a server says the code that apps are told, if it does (`$wire.code`).
    package var codeFrom: Located<String>?
    /// Of another name for a case: the case before it that has the same code.
    package var sameAs: Located<String>?
    /// When it comes.
    package var text: LocalizedText
    /// What to do about it.
    package var remedy: LocalizedText?
    package var swiftName: Located<String>?
    /// How servers spell it: values by the name of a placeholder of the failure shape (`code: invalid_grant`, `suberror:
    /// invalid_oob_value`).
    package var wire: [String: Located<String>]
    /// Further spellings that mean the same: `wire:` may be a list, of which `wire` is the first.
    package var otherWires: [[String: Located<String>]] = []
    /// The HTTP status it comes with, where it differs from the failure shape's.
    package var status: Located<Int>?
    /// The same of each of its spellings that says one (`wire: [{code: gone, status: 410}]`).
    package var spelledStatuses: [Located<Int>?] = []
    /// The code with which a server closes a WebSocket for it, rather than saying it.
    package var closes: Located<Int>?
    /// The values that come with it, in Swift enums.
    package var holds: [HeldValue]
    /// Why nothing raises it, where nothing can.
    package var unraised: LocalizedText?
    package var provenance: Provenance
    package var place: Place
}

extension ErrorCase {
    /// All ways in which servers spell it; none where they do not.
    package var spellings: [[String: Located<String>]] { wire.isEmpty ? [] : [wire] + otherWires }

    /// The status with which the first of its spellings comes, where that is not the failure shape's.
    package var firstStatus: Located<Int>? { (spelledStatuses.first ?? nil) ?? status }

    /// Those of its further spellings; none where no spelling says one.
    package var otherStatuses: [Located<Int>?] {
        spelledStatuses.isEmpty ? [] : otherWires.indices.map { (spelledStatuses.dropFirst($0 + 1).first ?? nil) ?? status }
    }

    /// Every status that it may come with, besides the failure shape's.
    package var statuses: [Located<Int>] { [status].compactMap(\.self) + spelledStatuses.compactMap(\.self) }

    /// Whether the server of that endpoint closes a WebSocket for it, and says nothing.
    package func closes(_ endpoint: Endpoint) -> Bool { closes != nil && (endpoint.isSocket || endpoint.on != nil) }
}

extension ErrorEnumeration {
    /// Its cases, and other names for them.
    package var allCases: [ErrorCase] { cases + aliases }

    /// The case that another name stands for.
    package func meant(by alias: ErrorCase) -> ErrorCase? { cases.first { $0.name.value == alias.sameAs?.value } }

    /// What is another value for each case.
    package var members: [EnumProperty] { properties + methods }

    /// Whether its raw values are texts, and its codes what Swift counts: `enum DoorError: String, Error`.
    package var isText: Bool { form == .swift && rawType?.value == "String" && !holdsValues && !tellsMore }

    /// Whether any of its cases holds values: such an enum has no raw values, but a code for each case.
    package var holdsValues: Bool { cases.contains { !$0.holds.isEmpty } }

    /// The names of what its cases hold.
    package var heldNames: [String] {
        var seen: Set<String> = []
        return (cases.flatMap(\.holds).map(\.name) + (tellsMore ? said.map(\.name) : [])).filter { seen.insert($0).inserted }
    }

    /// Whole numbers called as an answer's status is: they are filled with it.
    package var heldStatuses: [String] {
        let held = cases.flatMap(\.holds).filter { $0.type.unwrapped == .integer }.map(\.name)
        return ["status", "statusCode", "httpStatus"].filter { held.contains($0) || $0 == Endpoint.statusName && said.contains(.status) }
    }

    /// What answers say of the values that the errors hold, beside details: the server's message, or what errors are spelled by.
    func saidFields(_ shapes: [FailureShape]) -> [Field] {
        shapes.flatMap { shape in
            heldNames.compactMap { name in
                shape.said(name).map { Field(name: name, $0.field.type, isRequired: false, at: $0.field.place) }
            }
        }
    }

    /// What may be read of an error by name, and may be missing: each error has its own.
    package var readableValues: [Field] {
        cases.flatMap(\.holds).filter { !$0.isError }.map {
            Field(name: $0.name, $0.type.unwrapped, isRequired: false, at: $0.place)
        }
    }
}

extension FailureShape {
    /// What its errors hold of an answer's status, where no placeholder gives it.
    package func heldStatuses(_ errors: [String: ErrorEnumeration]) -> [String] {
        var seen: Set<String> = []
        return self.errors.compactMap { errors[$0.value] }.flatMap(\.heldStatuses).filter { seen.insert($0).inserted }
    }

    /// Where an answer says what an error holds under a name that is no detail's: `message`, or what errors are spelled by.
    package func said(_ name: String) -> (path: String, field: Field)? {
        let found = zip(placeholders, fields).first { entry, _ in
            switch entry.placeholder {
            case .message: name == "message"
            case .wire(let key): [key, key + "Value"].contains(name)
            case .detail, .constant, .time, .identifier, .status: false
            }
        }
        return found.map { ($0.path, $1) }
    }
}

extension ErrorCase {
    /// What it is in Swift, where errors are texts: what it says, or its name.
    package var writtenText: Located<String> { rawText ?? name }
}
