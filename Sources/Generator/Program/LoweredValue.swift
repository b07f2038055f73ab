internal import Spec
internal import SwiftCode

/// A value of a program as Swift code, with the type that it has there.
struct LoweredValue: Sendable {
    var code: SwiftExpression
    var type: FlowType
    /// Optional only because something before it in the chain is: `a?.b`, where `b` is always there.
    var isChained = false
    /// A value of Swift's `Any`, which has to be cast before it can be compared.
    var isAny = false
    /// A number of a type that counts otherwise, as it is: what is compared with a literal.
    var declared: SwiftExpression?
    /// A text that is a UUID's: in capitals, whatever was written.
    var isUUID = false
    /// Of objects that flows put into a box only because of the type that is wanted: what goes where the declared type is wanted.
    var unboxed: SwiftExpression?
    /// What the spec calls it, for the error that says it is missing.
    var what = ""

    init(_ code: SwiftExpression, _ type: FlowType, what: String = "") {
        self.code = code
        self.type = type
        self.what = what
    }

    init(_ code: SwiftExpression, _ type: ValueType, isOptional: Bool = false, isChained: Bool = false) {
        self.code = code
        self.type = FlowType(type, optional: isOptional)
        self.isChained = isChained
    }

    static let nothing = LoweredValue(.null, .json, isOptional: true)

    var isThrowing: Bool { code.effects.contains(.throwing) }

    /// Whether it is JSON that stands in the code: Swift would take it for a dictionary, a text or a number of its own.
    func isWritten(by expression: Expression) -> Bool {
        guard type.type == .json else { return false }
        if case .object = expression.kind { return true }
        return code.isLiteral || code.isNull || code == .implicit("null")
    }

    /// The same; where it is JSON that stands in the code, it says so.
    func meant(by expression: Expression) -> LoweredValue {
        isWritten(by: expression) ? LoweredValue(code.cast(.certain, "JSONValue"), .json) : self
    }

    /// What has to stand beside the name that it is bound to: Swift would take JSON that is written out for something of its own.
    func boundType(of expression: Expression) -> SwiftTypeName? {
        let isListOfJSON = type.type == .list(.json) && code.isCollectionLiteral
        let bound: SwiftTypeName? = isListOfJSON ? .array("JSONValue") : isWritten(by: expression) ? "JSONValue" : nil
        return bound.map { type.isOptional ? .optional($0) : $0 }
    }

    /// What is missing only with what stands before it in its chain.
    static func chained(_ code: SwiftExpression, _ type: FlowType, what: String) -> LoweredValue {
        var value = LoweredValue(code, type, what: what)
        value.isChained = true
        return value
    }

    /// For what follows it: `value?` where the value itself may be missing.
    var linked: SwiftExpression { code.chained(type.isOptional && !isChained) }

    /// For `map` and the like, which are asked of the whole.
    var whole: SwiftExpression { isChained ? code.closed : code }

    /// Of a URL: `scheme`, `host`, `path`, or `query` and a name.
    func urlPart(_ path: [String]) -> LoweredValue {
        let isQuery = path[0] == "query" && path.count > 1
        let name = isQuery ? path[1] : path[0]
        let code =
            isQuery
            ? linked.calling("queryValue", [SwiftExpression.string(name).unlabelled])
            : name == "scheme" ? linked.dot(name) : linked.calling(name)
        var part = LoweredValue(code, .string, isOptional: type.isOptional || name != "path")
        part.isChained = type.isOptional && name == "path"
        part.what = "\(what).\(name)"
        return part
    }
}
