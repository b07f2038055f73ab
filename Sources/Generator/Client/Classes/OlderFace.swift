internal import Declarations
internal import Spec

/// A method of Objective-C as Swift 2 showed it: the selector's words unshortened, and other types for errors and dictionaries.
struct OlderFace {
    /// As Swift shows it today.
    let face: MethodFace
    let name: MethodName
    let parameters: [MethodFace.Parameter]
    private let model: SystemModel

    /// For a call. Nil where today's spelling is the same, and in systems that do not ask for older ones.
    init?(_ face: MethodFace, _ model: SystemModel) {
        self.init(face, model, declared: false)
        guard name != face.name else { return nil }
    }

    /// For a delegate's method. In Swift 2 the first parameter's own name was no label; in today's Swift the same text makes it one.
    init?(requirement face: MethodFace, _ model: SystemModel) {
        self.init(face, model, declared: true)
        let isSame = name == face.name && parameters.map(\.type) == face.parameters.map(\.type)
        guard !isSame, !parameters.isEmpty, OlderType(face.result, model).type == face.result else { return nil }
    }

    private init?(_ face: MethodFace, _ model: SystemModel, declared: Bool) {
        let method = face.method
        guard model.spec.system.spellings.contains(.swift2), method.language == .objectiveC, !face.name.isInitializer,
            !method.declaration.isVariadic
        else { return nil }
        let pieces = method.name.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
        let first = declared ? face.parameters.first?.name ?? "" : ""
        let labels = face.parameters.indices.map { $0 == 0 ? first : $0 < pieces.count ? pieces[$0] : "" }
        name = MethodName(base: pieces.first ?? method.name, labels: labels)
        parameters = zip(face.parameters, labels).enumerated().map { index, pair in
            var parameter = pair.0
            parameter.label = pair.1
            parameter.type = OlderType(pair.0.type, function: Self.function(method, index), model).type
            if !parameter.type.isOptional { parameter.defaultValue = nil }
            return parameter
        }
        self.face = face
        self.model = model
    }

    private static func function(_ method: Method, _ index: Int) -> TypeName.Function? {
        guard index < method.declaration.parameters.count, case .function(let function)? = method.declaration.parameters[index].type else {
            return nil
        }
        return function
    }

    /// `class func` or `func`, with the older name.
    func signature(in owner: MethodSignature.Owner) -> MethodSignature {
        MethodSignature(
            keywords: owner.keywords(isStatic: face.isStatic), base: name.base, parameters: parameters, isThrowing: face.throwsError,
            result: face.result)
    }

    /// The older method, deprecated: calls today's on that object.
    func forwarding(to object: String) -> FunctionView {
        let isOptional = object.hasSuffix("?.")
        var signature = signature(in: .objectiveCClass)
        if isOptional, !face.result.isVoid { signature.result = face.result.with(.optional) }
        let receiver = face.isStatic ? "Self." : object
        let base = receiver.isEmpty ? SwiftIdentifier.escaped(face.name.base) : SwiftIdentifier.escapedMember(face.name.base)
        let head = "\(face.throwsError ? "try " : "")\(receiver)\(base)"
        return FunctionView(
            documentation: ["/// `\(face.name.description)` as Swift 2 showed it."],
            attributes: (face.result.isVoid ? [] : ["@discardableResult"])
                + ["@available(*, deprecated, renamed: \(Escaping.swiftLiteral(face.name.description)))"],
            head: signature.head("public", depth: 1),
            body: [.lines(CodeLayout.call(head, arguments(from: parameters, to: face.parameters), depth: 2))]
        )
    }

    /// The delegate's method of today calls the older one.
    func call() -> [String] {
        let head = "\(face.result.isVoid ? "" : "return ")\(face.throwsError ? "try " : "")self.\(SwiftIdentifier.escapedMember(name.base))"
        return CodeLayout.call(head, arguments(from: face.parameters, to: parameters), depth: 2)
    }

    private func arguments(from given: [MethodFace.Parameter], to wanted: [MethodFace.Parameter]) -> [String] {
        zip(given, wanted).enumerated().map { index, pair in
            let (source, target) = pair
            let function = Self.function(face.method, index)
            let text = SwiftIdentifier.escaped(source.name)
            let older = OlderType(face.parameters[index].type, function: function, model)
            let value = target.type == older.type && source.type != older.type ? older.older(text) : older.today(text)
            return target.label.isEmpty ? value : "\(SwiftIdentifier.escapedLabel(target.label)): \(value)"
        }
    }
}

/// A type of today as Swift 2 showed it, and the way from one to the other.
struct OlderType {
    let today: SwiftType
    let type: SwiftType
    /// Of a closure: its parameters.
    private let members: [(name: String, type: OlderType)]

    init(_ today: SwiftType, function: TypeName.Function? = nil, _ model: SystemModel) {
        self.today = today
        let list = (function?.parameters ?? []).enumerated().map { index, parameter in
            let type = model.mapping.type(parameter.type)
            let nested = type.optionality == .implicit ? type.with(.optional) : type
            return (name: SwiftIdentifier.camelCase(parameter.name ?? "value\(index + 1)"), type: OlderType(nested, model))
        }
        members = list.contains { !$0.type.isSame } ? list : []
        if members.isEmpty {
            type = SwiftType(Self.bases[today.base] ?? today.base, today.optionality, isFunction: today.isFunction)
        } else {
            let result = function.map { model.mapping.type($0.result).nestedSpelling } ?? "Void"
            let base = "(\(members.map(\.type.type.nestedSpelling).joined(separator: ", "))) -> \(result)"
            type = SwiftType(base, today.optionality, isFunction: true)
        }
    }

    private static let bases = [
        "any Error": "NSError", "Any": "AnyObject", "[AnyHashable: Any]": "[NSObject: AnyObject]", "[Any]": "[AnyObject]",
    ]

    private var isSame: Bool { type == today }

    /// A value of today's type as the older one.
    func older(_ text: String) -> String {
        switch today.base {
        case _ where isSame || !members.isEmpty: text
        case "[AnyHashable: Any]": "bridged(\(text))"
        default: today.isOptional ? "\(text).map { $0 as \(type.base) }" : "\(text) as \(type.base)"
        }
    }

    /// A value of the older type as today's. A closure gets older values.
    func today(_ text: String) -> String {
        if isSame { return text }
        guard !members.isEmpty else { return type.base == "[NSObject: AnyObject]" ? "unbridged(\(text))" : text }
        let names = members.map { SwiftIdentifier.escaped($0.name) }
        let values = zip(names, members).map { $1.type.older($0) }
        let closure = "{ \(names.joined(separator: ", ")) in \(today.isOptional ? "handler" : text)(\(values.joined(separator: ", "))) }"
        return today.isOptional ? "\(text).map { handler in \(closure) }" : closure
    }
}
