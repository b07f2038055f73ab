internal import Declarations
internal import Spec

/// `NSCopying` and `NSCoding`, for classes whose declarations have them.
extension ClassBuilder {
    var isCopied: Bool { stands("NSCopying") }

    /// Whether every value of an object can be written down. Foundation archives objects of `NSObject`'s kind alone, so that such a
    /// class inherits from it, as the documented one does.
    var isArchived: Bool { Self.isArchived(type, model) }

    private func stands(_ name: String) -> Bool {
        type.form == .class && !isBase && !hasParent && type.conformances.contains { $0.value == name }
    }

    private static func isArchived(_ type: ClassType, _ model: SystemModel) -> Bool {
        let isAlone = type.form == .class && !model.isSubclassed(type) && type.superclass.flatMap { model.classes[$0.value] } == nil
        guard isAlone, type.conformances.contains(where: { $0.value == "NSCoding" }) else { return false }
        return ClassFacts(type, model).members.allSatisfy { isWritable($0.flowType.type, model) }
    }

    private static func isWritable(_ type: ValueType, _ model: SystemModel) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .json: return true
        case .list(.string), .list(.integer), .list(.number), .list(.boolean): return true
        case .named(let name), .list(.named(let name)):
            if let known = model.classes[name] { return isArchived(known, model) }
            guard case .named = type, let enumeration = model.enums[name] else { return false }
            return enumeration.form != .nsOptions
        default: return false
        }
    }

    /// An object that never changes is its own copy.
    var copying: [MemberView] {
        guard isCopied else { return [] }
        let items = facts.mark + (facts.needsEnvironment ? ["environment: environment"] : [])
        let values = facts.members.map { "\($0.name): \(held($0))" }
        let comment = ["/// A copy of the object as it is now."]
        let copy = FunctionView(
            documentation: comment,
            head: ["public func copy(with zone: NSZone? = nil) -> Any {"],
            body: [.lines(facts.mutable.isEmpty ? ["self"] : CodeLayout.call(facts.name, items + values, depth: 2))]
        )
        let short = FunctionView(documentation: comment, head: ["public func copy() -> Any {"], body: [.line("copy(with: nil)")])
        return (isArchived ? [copy] : [copy, short]).map { MemberView(kind: .function($0)) }
    }

    /// An archive holds the values as JSON, by the names of the spec.
    var archiving: [MemberView] {
        guard isArchived else { return [] }
        let encode = FunctionView(
            documentation: ["/// Writes the object's values down."],
            head: ["public func encode(with coder: NSCoder) {"],
            body: [.line("coder.encode(archived)")]
        )
        let decode = FunctionView(
            documentation: ["/// The object that was written down; `nil` where it is none of this class."],
            head: ["public convenience init?(coder: NSCoder) {"],
            body: [
                StatementView(
                    .attempt(AttemptView(body: [.line("try self.init(archived: coder.decodeValues())")], handler: [.line("return nil")])))
            ]
        )
        return [encode, decode, written, read].map { MemberView(kind: .function($0)) }
    }

    private var written: FunctionView {
        let items = facts.members.map { "\(Escaping.swiftLiteral($0.specName)): \(json($0))" }
        let body = items.isEmpty ? ["[:]"] : CodeLayout.call("", items, brackets: ("[", "]"), trailingComma: true, depth: 2)
        return FunctionView(documentation: [], head: ["var archived: JSONValue {"], body: [.lines(body)])
    }

    private var read: FunctionView {
        let environment = facts.mark + (facts.needsEnvironment ? ["environment: .current"] : [])
        let values = facts.members.map { "\($0.name): \(value($0))" }
        let call = CodeLayout.call(
            values.contains { $0.contains("required(") || $0.contains("try ") } ? "try self.init" : "self.init",
            environment + values.map { $0.replacing(": try ", with: ": ", maxReplacements: 1) },
            depth: 2
        )
        return FunctionView(documentation: [], head: ["convenience init(archived values: JSONValue) throws {"], body: [.lines(call)])
    }

    /// The value that an object holds now.
    private func held(_ member: StoredMember) -> String {
        member.isMutable ? "storage.value.\(SwiftIdentifier.escapedMember(member.name))" : storedName(member)
    }

    private var lowering: FlowLowering { FlowLowering(FlowParts(), context, FlowPlan.Signature.computing(FlowType(.json))) }

    private func json(_ member: StoredMember) -> String {
        let text = held(member)
        let isOptional = member.flowType.isOptional
        switch member.flowType.type {
        case .named(let name) where model.classes[name] != nil: return isOptional ? "\(text)?.archived ?? .null" : "\(text).archived"
        case .list(.named): return isOptional ? "\(text).map { .array($0.map(\\.archived)) } ?? .null" : ".array(\(text).map(\\.archived))"
        default: return lowering.coerced(LoweredValue(text, member.flowType), to: FlowType(.json)).text
        }
    }

    private func value(_ member: StoredMember) -> String {
        let text = "values[\(Escaping.swiftLiteral(member.specName))]"
        let isOptional = member.flowType.isOptional
        switch member.flowType.type {
        case .named(let name) where model.classes[name] != nil:
            return isOptional ? "try \(text).isNull ? nil : \(name)(archived: \(text))" : "try \(name)(archived: \(text))"
        case .list(.named(let name)):
            let list = "\(text).arrayValue?.map { try \(name)(archived: $0) }"
            return isOptional ? "try \(list)" : "try \(list) ?? []"
        case .json: return text
        default: return lowering.coerced(LoweredValue(text, FlowType(.json), what: member.specName), to: member.flowType).text
        }
    }
}
