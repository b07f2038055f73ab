internal import Declarations
internal import Spec

/// What declares a method in Swift: the one place that spells it, for clients and for references.
struct MethodSignature {
    /// `func`, `class func`, `init!`: all that stands before the name.
    var keywords: String
    /// Empty for an initialiser.
    var base: String
    var parameters: [MethodFace.Parameter]
    var isAsync = false
    var isThrowing = false
    var result: SwiftType = .void

    /// On one line, as a reference shows it.
    var line: String {
        "\(declaration)(\(parameters.map(\.spelling).joined(separator: ", ")))"
            + FunctionView.tail(isAsync: isAsync, isThrowing: isThrowing, result: result.spelling)
    }

    /// As code, broken at its parameters where it is too long, with the opening brace.
    ///
    /// - Parameter access: what comes before everything: `public`.
    func head(_ access: String, depth: Int) -> [String] { lines(access, tail: " {", depth: depth) }

    /// As a protocol requires it: without default values.
    func requirement(_ access: String, tail: String = "", depth: Int) -> [String] {
        var copy = self
        for index in parameters.indices { copy.parameters[index].defaultValue = nil }
        return copy.lines(access, tail: tail, depth: depth)
    }

    private func lines(_ access: String, tail: String, depth: Int) -> [String] {
        let effects = FunctionView.tail(isAsync: isAsync, isThrowing: isThrowing, result: result.spelling)
        let head = access.isEmpty ? declaration : "\(access) \(declaration)"
        return CodeLayout.call(head, parameters.map(\.spelling), effects + tail, depth: depth)
    }

    private var declaration: String { base.isEmpty ? keywords : "\(keywords) \(SwiftIdentifier.escaped(base))" }
}

extension MethodFace {
    /// As a class, a struct or a protocol declares it.
    ///
    func signature(in owner: MethodSignature.Owner) -> MethodSignature {
        if name.isInitializer {
            return MethodSignature(keywords: "init" + failure, base: "", parameters: parameters, isThrowing: throwsError)
        }
        return MethodSignature(
            keywords: owner.keywords(isStatic: isStatic),
            base: name.base,
            parameters: parameters,
            isThrowing: throwsError,
            result: result
        )
    }

    /// What makes an initialiser one that may answer nothing.
    private var failure: String {
        switch result.optionality {
        case .optional: "?"
        case .implicit: method.language == .objectiveC ? "!" : ""
        case .required: ""
        }
    }
}

extension MethodSignature {
    /// What declares the method.
    enum Owner {
        /// A class of Objective-C: its methods of the type can be overridden.
        case objectiveCClass
        /// Everything else has `static` methods.
        case other

        init(_ type: ClassType) { self = type.form == .structure || type.language == .swift ? .other : .objectiveCClass }

        func keywords(isStatic: Bool) -> String {
            guard isStatic else { return "func" }
            return self == .objectiveCClass ? "class func" : "static func"
        }
    }
}
