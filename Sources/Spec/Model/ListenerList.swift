package import Declarations
import SourceText

/// What a method does to the listeners that its object keeps for the app: `adds:`, `replaces:` or `removes:`.
package struct ListenerChange: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case adds, replaces, removes
    }

    package var kind: Kind
    /// The list; of what removes the listener that its own object stands for, `self`.
    package var list: Located<String>
    /// The parameter that is added, or by which is told which one goes; nil where all go, or there is none.
    package var parameter: String?
    /// `key:` — the parameter that holds the text under which the block is kept, or goes.
    package var key: Located<String>?
    /// Whether the method answers its own object, for the next call of a chain.
    package var answersObject = false

    package var keeps: Bool { kind != .removes }
    package var isOfObject: Bool { kind == .removes && list.value == "self" }
}

/// Listeners that objects of a class keep: blocks, or objects of a protocol of the spec's, which are held weakly.
package struct ListenerList: Sendable {
    package enum Form: Sendable {
        case blocks(MethodHandlers.Progress)
        case objects(protocolName: String)
    }

    package var name: String
    package var form: Form
    /// The first method that adds to it.
    package var method: Method
    package var parameter: MethodDeclaration.Parameter
    /// The class that declares the method.
    package var owner: String

    package var isStatic: Bool { method.isStatic }
    /// Whether each is added under a text.
    package var isKeyed: Bool { method.listeners?.key != nil }
    package var block: MethodHandlers.Progress? { if case .blocks(let block) = form { block } else { nil } }
    package var protocolName: String? { if case .objects(let name) = form { name } else { nil } }
}

extension Method {
    /// The parameter that it adds to a list of listeners, or by which it removes one.
    package var listener: MethodDeclaration.Parameter? {
        listeners?.parameter.flatMap { name in declaration.parameters.first { $0.name == name } }
    }

    /// What it adds, as a list keeps it; nil for anything else than a block, or a protocol.
    package var listenerForm: ListenerList.Form? {
        guard let listeners, listeners.keeps, let parameter = listener, let type = parameter.type else { return nil }
        if case .function = type { return MethodHandlers.Progress(listeners.list.value, type).map(ListenerList.Form.blocks) }
        return TypeMapping.valueType(type, language).unwrapped.innerName.map { .objects(protocolName: $0) }
    }

    /// Whether it answers its own object beside what it does to listeners.
    package var answersItself: Bool { listeners?.answersObject ?? false }

    /// Whether what it answers is what an app removes a listener by.
    package var answersListener: Bool {
        guard let listeners, listeners.keeps, !listeners.answersObject, !declaration.isInitializer, let result = declaration.result else {
            return false
        }
        return !result.isVoidType
    }
}

extension ClassType {
    /// The lists of its objects, without what they inherit, in the order of the methods that add to them.
    package var listenerLists: [ListenerList] {
        var names: Set<String> = []
        return methods.compactMap { method in
            guard let change = method.listeners, let form = method.listenerForm, let parameter = method.listener,
                names.insert(change.list.value).inserted
            else { return nil }
            return ListenerList(name: change.list.value, form: form, method: method, parameter: parameter, owner: name.value)
        }
    }

    /// Whether an object of it stands for a listener that was added: a method of its own removes that.
    package var removesOwnListener: Bool { methods.contains { $0.listeners?.isOfObject ?? false } }
}

/// What an app removes a listener by.
package enum ListenerHandle: Equatable, Sendable {
    case number, text, identifier
    /// Any object: one of the runtime's own.
    case object
    /// A class of the spec's.
    case token(String)

    /// Nil for types that nothing is made of.
    ///
    /// - Parameter isClass: whether the spec has a class of that name.
    package init?(_ type: TypeName, _ language: Language, isClass: (String) -> Bool) {
        guard case .named(let named) = type else { return nil }
        let value = TypeMapping.valueType(type, language).unwrapped
        switch value {
        case .integer: self = .number
        case .string where ["UUID", "NSUUID"].contains(named.name): self = .identifier
        case .string: self = .text
        case .json where ["id", "Any"].contains(named.name): self = .object
        case .named("NSObject"), .named("NSObjectProtocol"), .named("AnyObject"): self = .object
        case .named(let name) where isClass(name): self = .token(name)
        default: return nil
        }
    }
}

extension Spec {
    /// The classes whose objects apps are answered for listeners that they add.
    package var listenerTokens: Set<String> {
        let names = Set(classes.map(\.name.value))
        return Set(
            classes.flatMap(\.methods).compactMap { method in
                guard method.answersListener, let result = method.declaration.result,
                    case .token(let name)? = ListenerHandle(result, method.language, isClass: names.contains)
                else { return nil }
                return name
            })
    }
}
