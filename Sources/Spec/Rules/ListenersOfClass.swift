import Declarations
import Diagnostics
import SourceText

/// The methods of one class that add and remove listeners, as `ListenerRules` looks at them.
struct ListenersOfClass {
    private let type: ClassType
    private let survey: Survey
    private let lists: [ListenerList]

    init(_ type: ClassType, _ survey: Survey) {
        self.type = type
        self.survey = survey
        lists = survey.index.listenerLists(of: type.name.value)
    }

    var findings: [Diagnostic] {
        type.methods.compactMap { method in method.listeners.flatMap { finding($0, method) } }
    }

    private func finding(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        let word = change.kind.rawValue
        if type.form != .class {
            return problem("`\(type.name.value)` is a struct, and keeps no listeners", change, "make it a class: a struct is a value")
        }
        let isKept = change.keeps && method.declaration.isInitializer && method.listener.map { $0.isBlock } ?? true
        if method.isShownAsInitialiser(of: type.name.value) && !isKept || method.stream != nil {
            return problem("`\(word)` stands at a method that makes an object or a stream", change, "let another method do it")
        }
        if let problem = keyProblem(change, method) { return problem }
        return change.keeps ? added(change, method) : removed(change, method)
    }

    /// `key:` names a text, under which blocks are kept.
    private func keyProblem(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        guard let key = change.key else { return nil }
        let declared = method.declaration.parameters.first { $0.name == key.value }?.type
        guard let declared, declared.nullability != .nullable, TypeMapping.valueType(declared, method.language).unwrapped == .string else {
            return ListenerRules.diagnostic(
                "`\(key.value)` is no text that `\(method.name)` is handed", at: key.place,
                help: "name a parameter that is one, and is never missing")
        }
        guard change.keeps, method.listenerForm.map({ if case .objects = $0 { true } else { false } }) ?? false else { return nil }
        return ListenerRules.diagnostic(
            "`\(change.list.value)` holds objects, and blocks alone are kept under a text", at: key.place, help: "leave `key` out")
    }

    // MARK: - Adding

    private func added(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        if change.list.value == "self" { return problem("no list is called `self`", change, "name it after what they hear: `changes`") }
        guard let parameter = method.listener, let declared = parameter.type else {
            return problem(
                "`\(method.name)` is handed neither a block nor an object of a protocol of the spec's", change,
                "declare the protocol under `protocols:`, or leave `\(change.kind.rawValue)` out")
        }
        if let problem = blockProblem(declared, change) { return problem }
        return unlike(change, method) ?? unanswerable(change, method)
    }

    private func blockProblem(_ declared: TypeName, _ change: ListenerChange) -> Diagnostic? {
        guard case .function(let block) = declared else { return nil }
        let isAsked = block.isThrowing || !block.result.isVoidType
        if block.isAsync, !isAsked {
            return problem("nobody waits for what apps do in the block", change, "declare it without `async`")
        }
        guard block.parameters.contains(where: { $0.type.name == "Result" }) else { return nil }
        return problem("the block is given a `Result`", change, "hand over the value and the error, each of which may be missing")
    }

    /// All methods of a list add the same.
    private func unlike(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        guard let list = lists.first(where: { $0.name == change.list.value }) else { return nil }
        if let other = lists.first(where: { $0.name == list.name && $0.owner != type.name.value }) {
            return problem("`\(other.owner)`, from which it inherits, has a list `\(list.name)`, too", change, "give one another name")
        }
        let isAlike = list.isStatic == method.isStatic && list.isAlike(method) && list.isKeyed == (change.key != nil)
        return isAlike
            ? nil
            : problem(
                "`\(list.method.name)` adds something else to `\(list.name)`", change,
                "name another list, or declare both alike: the same block, both static or neither, and `key:` at both or neither")
    }

    private func unanswerable(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        guard method.answersListener, let result = method.declaration.result else { return nil }
        guard let handle = ListenerHandle(result, method.language, isClass: isClass) else {
            let name = result.spelling(in: method.language)
            return problem(
                "`\(name)` is nothing that a listener is removed by", change,
                "answer a whole number, a text, a `UUID`, any object (`id`, `NSObjectProtocol`), or a class of the spec's with a method that says "
                    + "`removes: self`; the difference goes under `errata:`")
        }
        guard case .token(let name) = handle else { return nil }
        let missing = ObjectNeeds(survey).missing(in: name) { _ in false }
        guard missing.isEmpty else {
            return problem(
                "nothing gives \(Listing.codes(missing)) of the `\(name)` that stands for the listener", change,
                "let them be missing (`?`, `nullable`), or begin with something (`initial:`, `get:`)")
        }
        return nil
    }

    // MARK: - Removing

    private func removed(_ change: ListenerChange, _ method: Method) -> Diagnostic? {
        if change.isOfObject { return unanswered(change) }
        guard let list = lists.first(where: { $0.name == change.list.value }) else {
            let known = KnownNames(lists.map(\.name))
            return DanglingReference.diagnostic(change.list, kind: "list to which a method of the class adds (`adds:`)", known: known)
        }
        if change.key != nil, !list.isKeyed {
            return problem("nothing is added to `\(list.name)` under a text", change, "say `key:` at the method that adds to it, too")
        }
        guard let parameter = method.listener, let declared = parameter.type else { return nil }
        let value = TypeMapping.valueType(declared, method.language).unwrapped
        if let name = list.protocolName, value == .named(name) { return nil }
        let answered = survey.index.classes[list.owner].map { handles(of: list, in: $0) } ?? []
        let own = ListenerHandle(declared, method.language, isClass: isClass)
        if let own, own == .object ? list.protocolName != nil || !answered.isEmpty : answered.contains(own) { return nil }
        return problem(
            "no method that adds to `\(list.name)` answers a `\(declared.spelling(in: method.language))`", change,
            "remove by what the method answers that says `adds: \(list.name)`"
                + (list.protocolName.map { ", or by the `\($0)`" } ?? "") + "; without a parameter all are removed")
    }

    private func handles(of list: ListenerList, in owner: ClassType) -> [ListenerHandle] {
        owner.methods.filter { $0.listeners?.list.value == list.name && $0.answersListener }.compactMap { method in
            method.declaration.result.flatMap { ListenerHandle($0, method.language, isClass: isClass) }
        }
    }

    /// `removes: self` where no method answers such an object.
    private func unanswered(_ change: ListenerChange) -> Diagnostic? {
        let isAnswered = survey.spec.classes.flatMap(\.methods).contains { method in
            guard method.answersListener, let result = method.declaration.result else { return false }
            return ListenerHandle(result, method.language, isClass: isClass) == .token(type.name.value)
        }
        return isAnswered
            ? nil
            : problem(
                "no method that adds a listener answers a `\(type.name.value)`", change, "name the list of this class from which it removes"
            )
    }

    private func isClass(_ name: String) -> Bool { survey.index.classes[name]?.form == .class }

    private func problem(_ message: String, _ change: ListenerChange, _ help: String) -> Diagnostic {
        ListenerRules.diagnostic(message, at: change.list.place, help: help)
    }
}

extension MethodDeclaration.Parameter {
    fileprivate var isBlock: Bool { if case .function? = type { true } else { false } }
}

extension ListenerList {
    /// Whether a method adds what the list holds.
    fileprivate func isAlike(_ other: Method) -> Bool {
        switch (form, other.listenerForm) {
        case (.objects(let name), .objects(let another)?): name == another
        case (.blocks(let block), .blocks(let another)?):
            method.language == other.language && block.answer == another.answer && block.isThrowing == another.isThrowing
                && block.isAsync == another.isAsync && block.parameters.map(\.type) == another.parameters.map(\.type)
                && block.parameters.map(\.name) == another.parameters.map(\.name)
        default: false
        }
    }
}
