/// How expressions are made. Names are given as they are meant; the printer puts backticks where Swift wants them.
extension SwiftExpression {
    package static func name(_ name: String) -> SwiftExpression { SwiftExpression(.name(name)) }
    package static let this = SwiftExpression.name("self")
    /// A member of `self`, which goes without saying unless something at hand has its name.
    package static func own(_ name: String, besides names: some Sequence<String>) -> SwiftExpression {
        names.contains(name) ? this.dot(name) : .name(name)
    }
    package static let null = SwiftExpression(.null)
    /// `.name`, of the type that is expected there.
    package static func implicit(_ member: String) -> SwiftExpression { SwiftExpression(.implicitMember(member)) }

    package static func string(_ text: String) -> SwiftExpression { SwiftExpression(.string([.text(text)])) }
    package static func string(_ parts: [StringPart]) -> SwiftExpression {
        let effects = parts.map { part -> Effects in
            if case .value(let value) = part { value.marks } else { [] }
        }
        return SwiftExpression(.string(parts), effects.joined)
    }
    /// Text for people: a literal that may stand in pieces on several lines.
    package static func prose(_ text: String) -> SwiftExpression { SwiftExpression(.prose(text)) }
    package static func integer(_ value: Int) -> SwiftExpression { SwiftExpression(.integer(value)) }
    package static func number(_ value: Double) -> SwiftExpression { SwiftExpression(.number(value)) }
    package static func boolean(_ value: Bool) -> SwiftExpression { SwiftExpression(.boolean(value)) }

    package static func array(_ elements: [SwiftExpression]) -> SwiftExpression {
        SwiftExpression(.array(elements), elements.map(\.marks).joined)
    }

    /// `[:]` where there are no elements.
    package static func dictionary(_ elements: [(key: SwiftExpression, value: SwiftExpression)]) -> SwiftExpression {
        let effects = elements.flatMap { [$0.key.marks, $0.value.marks] }.joined
        return SwiftExpression(.dictionary(elements.map { DictionaryElement(key: $0.key, value: $0.value) }), effects)
    }

    /// A dictionary with texts as its keys.
    package static func members(_ members: [(name: String, value: SwiftExpression)]) -> SwiftExpression {
        dictionary(members.map { (.string($0.name), $0.value) })
    }

    package static func tuple(_ elements: [SwiftArgument]) -> SwiftExpression {
        SwiftExpression(.tuple(elements), elements.map(\.value.marks).joined)
    }

    package static func closure(_ closure: SwiftClosure) -> SwiftExpression { SwiftExpression(.closure(closure)) }
    package static func type(_ type: SwiftTypeName) -> SwiftExpression { SwiftExpression(.type(type)) }
    package static func keyPath(_ names: String...) -> SwiftExpression { SwiftExpression(.keyPath(names)) }

    /// - Parameter effects: what the function itself does, besides its arguments.
    package static func call(
        _ function: String, _ arguments: [SwiftArgument] = [], trailing: SwiftClosure? = nil, _ effects: Effects = []
    ) -> SwiftExpression {
        name(function).called(arguments, trailing: trailing, effects)
    }

    /// `#expect(…)`: a macro whose arguments have `try` and `await` of their own.
    package static func macro(_ name: String, _ arguments: [SwiftArgument], isThrowing: Bool = false) -> SwiftExpression {
        let inner = arguments.map(\.value.effects).joined.covered
        return SwiftExpression(.macro(name, arguments, isThrowing: isThrowing), inner.union(isThrowing ? .throwing : []))
    }

    package static func not(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.prefixed("!", value), value.marks)
    }

    package static func negative(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.prefixed("-", value), value.marks)
    }

    /// `&value`
    package static func address(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.prefixed("&", value), value.marks)
    }

    package static func ternary(_ test: SwiftExpression, _ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.ternary(test, first, second), [test.marks, first.marks, second.marks].joined)
    }

    /// `try? value`
    package static func optionalTry(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.optionalTry(value), value.effects.subtracting(.throwing).covered)
    }

    /// The operands with one operator between them; nil where there are none.
    package static func joined(_ operands: [SwiftExpression], _ operation: SwiftOperator) -> SwiftExpression? {
        guard let first = operands.first else { return nil }
        return operands.dropFirst().reduce(first) { $0.infix(operation, $1) }
    }

    // MARK: what follows a value

    package func dot(_ member: String) -> SwiftExpression { SwiftExpression(.member(self, member), marks) }

    /// `self.a.b`
    package func dot(path: [String]) -> SwiftExpression { path.reduce(self) { $0.dot($1) } }

    /// `self?`, so that what follows is left out where there is nothing.
    package var chained: SwiftExpression { SwiftExpression(.chained(self), marks) }
    package func chained(_ isOptional: Bool) -> SwiftExpression { isOptional ? chained : self }
    package var forced: SwiftExpression { SwiftExpression(.forced(self), marks) }

    package func called(_ arguments: [SwiftArgument] = [], trailing: SwiftClosure? = nil, _ effects: Effects = []) -> SwiftExpression {
        let all = arguments.reduce(into: self.marks.union(effects)) { $0.formUnion($1.value.marks) }
        return SwiftExpression(.call(self, arguments, trailing: trailing), all)
    }

    /// `self.method(…)`
    package func calling(
        _ method: String, _ arguments: [SwiftArgument] = [], trailing: SwiftClosure? = nil, _ effects: Effects = []
    ) -> SwiftExpression {
        dot(method).called(arguments, trailing: trailing, effects)
    }

    package subscript(_ index: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.subscripted(self, [SwiftArgument(nil, index)]), marks.union(index.marks))
    }

    package func subscripted(_ arguments: [SwiftArgument]) -> SwiftExpression {
        SwiftExpression(.subscripted(self, arguments), arguments.reduce(into: marks) { $0.formUnion($1.value.marks) })
    }

    package func infix(_ operation: SwiftOperator, _ other: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.binary(self, operation, other), marks.union(other.marks))
    }

    package func cast(_ cast: SwiftCast, _ type: SwiftTypeName) -> SwiftExpression {
        SwiftExpression(.cast(self, cast, type), marks)
    }

    /// The same with more effects: a call of a function that throws what its closure throws.
    package func with(_ more: Effects) -> SwiftExpression { SwiftExpression(kind, marks.union(more)) }

    /// The same value, labelled as an argument.
    package func labelled(_ label: String?) -> SwiftArgument { SwiftArgument(label, self) }

    /// The same value, as an argument without a label.
    package var unlabelled: SwiftArgument { SwiftArgument(nil, self) }

    // MARK: what callers may ask

    /// Whether this is the literal `nil`.
    package var isNull: Bool { kind == .null }

    /// Whether this is a literal that becomes whatever literals can be: a text without values in it, a number, a truth value.
    package var isLiteral: Bool {
        switch kind {
        case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
        case .prose, .integer, .number, .boolean: true
        default: false
        }
    }

    /// `.name` or `.name(…)`: only what stands around it says of which type.
    package var isImplicit: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let function, _, _): function.isImplicit
        default: false
        }
    }

    /// A list or dictionary that is written out: what is in it decides its type, unless something else does.
    package var isCollectionLiteral: Bool {
        switch kind {
        case .array, .dictionary: true
        default: false
        }
    }

    /// A list or dictionary that is written out, with nothing in it.
    package var isEmptyCollection: Bool {
        switch kind {
        case .array(let items): items.isEmpty
        case .dictionary(let items): items.isEmpty
        default: false
        }
    }

    /// The name, where that is all there is.
    package var plainName: String? { if case .name(let name) = kind { name } else { nil } }

    /// `door` of `Handed(door)`; nil of anything but a call of that function with one value.
    package func handed(to function: String) -> SwiftExpression? {
        guard case .call(let called, let arguments, trailing: nil) = kind, called.plainName == function, arguments.count == 1 else {
            return nil
        }
        return arguments[0].value
    }
}
