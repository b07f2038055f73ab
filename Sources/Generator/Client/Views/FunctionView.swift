/// A function, method or initialiser.
struct FunctionView: ViewModel {
    var documentation: [String]
    var attributes: [String] = []
    /// Finished lines; the last one ends with the opening brace, or with `{}`.
    var head: [String]
    var body: [StatementView]

    static let members: [ViewMember<FunctionView>] = [
        .texts("documentation") { $0.documentation }, .texts("attributes") { $0.attributes },
        .texts("head") { $0.body.isEmpty ? $0.emptyHead : $0.head }, .models("body") { $0.body }, .flag("hasBody") { !$0.body.isEmpty },
    ]

    private var emptyHead: [String] {
        guard let last = head.last, last.hasSuffix("{") else { return head }
        return head.dropLast() + [last + "}"]
    }

    /// `public func name(a: A) async throws -> R {`, broken at its parameters where it is too long.
    static func head(
        _ keywords: String,
        _ parameters: [String],
        isAsync: Bool = false,
        isThrowing: Bool = false,
        result: String = "Void",
        depth: Int
    ) -> [String] {
        CodeLayout.call(keywords, parameters, tail(isAsync: isAsync, isThrowing: isThrowing, result: result) + " {", depth: depth)
    }

    /// ` async throws -> R`: what stands behind the parameters.
    static func tail(isAsync: Bool, isThrowing: Bool, result: String) -> String {
        (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (result == "Void" ? "" : " -> \(result)")
    }
}

/// A property, stored or computed.
struct PropertyView: ViewModel {
    var documentation: [String]
    /// `public var name: String!`, `let code: Int`
    var declaration: String
    /// On one line: `storage.value.name`. Nil for a stored property.
    var getter: String?
    /// Of a property that can be set.
    var setter: String?
    /// What else setting does, in lines behind the setter's.
    var whenSet: [String] = []

    static let members: [ViewMember<PropertyView>] = [
        .texts("documentation") { $0.documentation }, .text("declaration") { $0.declaration },
        .flag("isStored") { $0.getter == nil },
        .optional("computed") { $0.setter == nil && $0.isShort ? $0.getter : nil },
        .texts("computedLines") { view in
            guard view.setter == nil, !view.isShort, let getter = view.getter else { return [] }
            return [view.declaration + " {"] + CodeLayout.broken(getter, depth: 2).map { "    \($0)" } + ["}"]
        },
        .model("accessors") { view in
            view.setter.flatMap { setter in view.getter.map { Accessors(getter: $0, setter: [setter] + view.whenSet) } }
        },
    ]

    private var isShort: Bool { CodeLayout.fits("\(declaration) { \(getter ?? "") }", 1) }

    struct Accessors: ViewModel {
        var getter: String
        var setter: [String]
        static let members: [ViewMember<Accessors>] = [
            .text("getter") { $0.getter }, .optional("setter") { $0.setter.count == 1 ? $0.setter[0] : nil },
            .flag("isLong") { $0.setter.count > 1 }, .texts("setterLines") { $0.setter.count > 1 ? $0.setter : [] },
        ]
    }
}

/// One member of a type: exactly one of the three.
struct MemberView: ViewModel {
    indirect enum Kind: Sendable {
        case lines([String])
        case property(PropertyView)
        case function(FunctionView)
        case structure(TypeView)
    }

    var kind: Kind

    static let members: [ViewMember<MemberView>] = [
        .texts("lines") { if case .lines(let lines) = $0.kind { lines } else { [] } },
        .model("property") { if case .property(let view) = $0.kind { view } else { nil } },
        .model("function") { if case .function(let view) = $0.kind { view } else { nil } },
        .model("structure") { if case .structure(let view) = $0.kind { view } else { nil } },
    ]
}

/// A type or extension with its members: `head` ends with the opening brace.
struct TypeView: ViewModel {
    var documentation: [String] = []
    var attributes: [String] = []
    var head: String
    var contents: [MemberView]

    static let members: [ViewMember<TypeView>] = [
        .texts("documentation") { $0.documentation }, .texts("attributes") { $0.attributes },
        .text("head") { $0.contents.isEmpty ? "\($0.head)}" : $0.head },
        .models("contents") { $0.contents }, .flag("hasContents") { !$0.contents.isEmpty },
    ]
}

/// Types, extensions and functions of one file.
struct DeclarationsView: ViewModel {
    var types: [TypeView]

    static let members: [ViewMember<DeclarationsView>] = [.models("types") { $0.types }]
}
