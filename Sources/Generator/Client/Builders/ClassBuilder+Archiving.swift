internal import Declarations
internal import Spec
internal import SwiftCode

/// `NSCopying` and `NSCoding`, for classes whose declarations have them.
extension ClassBuilder {
    var isCopied: Bool { stands("NSCopying") }

    /// Whether every value of an object can be written down. Foundation archives objects of `NSObject`'s kind alone, so that such a
    /// class inherits from it, whether the spec says so or not.
    var isArchived: Bool { Self.isArchived(type, model) }

    /// What archives know such an object by.
    var codingProtocol: String { type.conformances.contains { $0.value == "NSSecureCoding" } ? "NSSecureCoding" : "NSCoding" }

    /// Declared by the spec, and written as its protocol has it.
    func isFoundations(_ method: Method) -> Bool {
        isArchived && ["encodeWithCoder:", "initWithCoder:", "encode(with:)", "init(coder:)"].contains(method.declaration.name)
            || isCopied && ["copyWithZone:", "copy(with:)"].contains(method.declaration.name)
    }

    private func stands(_ name: String) -> Bool {
        type.form == .class && !isBase && !hasParent && type.conformances.contains { $0.value == name }
    }

    /// - Parameter holders: classes that hold one of this class, and are being looked at.
    static func isArchived(_ type: ClassType, _ model: SystemModel, heldBy holders: Set<String> = []) -> Bool {
        if holders.contains(type.name.value) { return true }
        let isAlone =
            type.form == .class && !model.isSubclassed(type) && !model.isOpen(type)
            && type.superclass.flatMap { model.classes[$0.value] } == nil
        let says = type.conformances.contains { ["NSCoding", "NSSecureCoding"].contains($0.value) }
        guard isAlone, says, !FoundationObjects.hasOwn(type, model) else { return false }
        let holders = holders.union([type.name.value])
        return ClassFacts(type, model).members.allSatisfy { isWritable($0.flowType.type, model, heldBy: holders) }
    }

    private static func isWritable(_ type: ValueType, _ model: SystemModel, heldBy holders: Set<String>) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .json: return true
        case .list(.string), .list(.integer), .list(.number), .list(.boolean): return true
        case .named(let name), .list(.named(let name)):
            if let known = model.classes[name] { return isArchived(known, model, heldBy: holders) }
            guard case .named = type, let enumeration = model.enums[name] else { return false }
            return enumeration.form != .nsOptions
        default: return false
        }
    }

    /// An object that never changes is its own copy.
    var copying: [SwiftDeclaration] {
        guard isCopied else { return [] }
        let values = facts.members.map { held($0).labelled($0.name) }
        let object = SwiftExpression.call(facts.name, facts.basics(.name(model.inner.environment)) + values)
        let zone = SwiftParameter("with", "zone", .optional("NSZone"), default: .null)
        let boxes = BlockFacts.all(of: type, model).filter { !$0.held.isStatic }.map(\.boxName)
        let isFixed = facts.mutable.isEmpty && boxes.isEmpty
        let copy = copying([zone], copied(isFixed ? .this : object, boxes))
        return facts.isFoundationObject
            ? [copy] : [copy, copying([], [.expression(.call("copy", [SwiftExpression.null.labelled("with")]))])]
    }

    /// A copy has the blocks that the app has set by then.
    private func copied(_ object: SwiftExpression, _ boxes: [String]) -> [SwiftStatement] {
        guard !boxes.isEmpty else { return [.expression(object)] }
        let copy = SwiftExpression.name("copy")
        let filled = boxes.map { SwiftStatement.assign(copy.dot($0).dot("value"), "=", SwiftExpression.name($0).dot("value")) }
        return [.constant("copy", nil, object)] + filled + [.return(copy)]
    }

    private func copying(_ parameters: [SwiftParameter], _ body: [SwiftStatement]) -> SwiftDeclaration {
        .function(
            SwiftFunction(.named("copy"), parameters, result: "Any", body), [.public],
            documentation: SwiftDocumentation("A copy of the object as it is now."))
    }

    /// An archive holds the values as JSON, by the names of the spec.
    var archiving: [SwiftDeclaration] {
        guard isArchived else { return [] }
        let coder = SwiftExpression.name("coder")
        let parameters = [SwiftParameter(nil, "coder", "NSCoder")]
        let written = SwiftStatement.expression(coder.calling("encode", [SwiftExpression.name("archived").labelled(nil)]))
        let values = coder.calling("decodeValues", [], .throwing).labelled("archived")
        let made = SwiftStatement.expression(SwiftExpression.name("self.init").called([values], .throwing))
        return [
            .function(
                SwiftFunction(.named("encode"), [SwiftParameter("with", "coder", "NSCoder")], [written]), [.public],
                documentation: SwiftDocumentation("Writes the object's values down.")),
            .function(
                SwiftFunction(.initializer(isFailable: true), parameters, [.do([made], [SwiftCatch(nil, [.return(.null)])])]),
                [.public, .convenience],
                documentation: SwiftDocumentation("The object that was written down; `nil` where it is none of this class.")),
            archived, read,
        ] + (codingProtocol == "NSSecureCoding" ? [secure] : [])
    }

    private var secure: SwiftDeclaration {
        .computed(
            "supportsSecureCoding", "Bool", [.public, .static],
            documentation: SwiftDocumentation("Its archive holds texts alone, of which no other objects can be made."),
            body: [.expression(.boolean(true))])
    }

    private var archived: SwiftDeclaration {
        let members = facts.members.map { (name: $0.specName, value: json($0)) }
        return .computed("archived", "JSONValue", body: [.expression(.members(members))])
    }

    private var read: SwiftDeclaration {
        let values = facts.members.map { value($0).labelled($0.name) }
        let call = SwiftExpression.name("self.init").called(facts.basics(.implicit("current")) + values)
        let parameters = [SwiftParameter("archived", "values", "JSONValue")]
        return .function(SwiftFunction(.initializer(), parameters, effects: .throwing, [.expression(call)]), [.convenience])
    }

    /// The value that an object holds now.
    private func held(_ member: StoredMember) -> SwiftExpression {
        member.isMutable ? storage.dot(member.name) : .name(facts.storedName(member))
    }

    private var lowering: FlowLowering { FlowLowering(context, answering: FlowType(.json)) }

    private func json(_ member: StoredMember) -> SwiftExpression {
        let value = held(member)
        let isOptional = member.flowType.isOptional
        let archived: SwiftExpression
        switch member.flowType.type {
        case .named(let name) where model.classes[name] != nil: archived = value.chained(isOptional).dot("archived")
        case .list(.named):
            func list(_ value: SwiftExpression) -> SwiftExpression {
                let items = value.calling("map", [SwiftExpression.keyPath("archived").labelled(nil)])
                return SwiftExpression.implicit("array").called([items.labelled(nil)])
            }
            archived = isOptional ? value.mapped(list) : list(value)
        case .json: archived = value
        default: return lowering.coerced(LoweredValue(value, member.flowType), to: FlowType(.json)).code
        }
        return isOptional ? archived.infix(.coalescing, .implicit("null")) : archived
    }

    private func value(_ member: StoredMember) -> SwiftExpression {
        let value = SwiftExpression.name("values")[.string(member.specName)]
        let isOptional = member.flowType.isOptional
        func object(_ name: String, _ value: SwiftExpression) -> SwiftExpression {
            .call(name, [value.labelled("archived")], .throwing)
        }
        switch member.flowType.type {
        case .named(let name) where model.classes[name] != nil:
            return isOptional ? .ternary(value.dot("isNull"), .null, object(name, value)) : object(name, value)
        case .list(.named(let name)):
            let list = value.dot("arrayValue").chained.mapped { object(name, $0) }
            return isOptional ? list : list.infix(.coalescing, .array([]))
        case .json: return value
        default: return lowering.coerced(LoweredValue(value, FlowType(.json), what: member.specName), to: member.flowType).code
        }
    }
}
