import SourceText
import YAMLTree

extension SpecIndex {
    /// The list of listeners that objects of a class keep under a name, their own or one that they inherit.
    func listenerList(_ name: String, of type: String) -> ListenerList? {
        lineage(of: type).lazy.compactMap { classes[$0]?.listenerLists.first { $0.name == name } }.first
    }

    /// Every list that they keep.
    func listenerLists(of type: String) -> [ListenerList] { lineage(of: type).flatMap { classes[$0]?.listenerLists ?? [] } }
}

/// Listeners that apps have added: flows tell all of them.
extension Resolver {
    /// `notify: method` with `toAll: list`.
    mutating func notifyAll(_ selector: Located<String>, _ list: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb? {
        guard let name = list.located else { return nil }
        guard let found = listenerProtocol(name, scope) else { return nil }
        let methods = index.requirements(of: found.name.value)
        let method = methods.first { $0.name == selector.value }
        if method == nil {
            let kind = "method of `\(found.name.value)`"
            report(DanglingReference.diagnostic(selector, kind: kind, known: listed(methods.map(\.name))))
        }
        let values = notifyArguments(node, method, selector, scope)
        if let method, method.isAsked || method.answerBlock != nil {
            report(ListenerRules.asked(selector))
        } else if let other = node.entry("as") ?? node.entry("to") {
            report(ListenerRules.single(other))
        }
        return .notifyAll(list: name, selector: selector, arguments: values)
    }

    /// The protocol of a list that all classes of the flow keep.
    private mutating func listenerProtocol(_ name: Located<String>, _ scope: Scope) -> ProtocolType? {
        let owners = scope.owners
        let lists = owners.map { owner in
            index.listenerList(name.value, of: owner).flatMap { $0.isStatic || scope.classes.contains(owner) ? $0 : nil }
        }
        let names = lists.map { $0?.protocolName }
        guard let first = names.first ?? nil, names.allSatisfy({ $0 == first }) else {
            let known = owners.flatMap(index.listenerLists).filter { $0.protocolName != nil }.map(\.name)
            let kind = "list of delegates to which methods of the flow's classes add (`adds:`)"
            report(DanglingReference.diagnostic(name, kind: kind, known: listed(known)))
            return nil
        }
        return index.protocols[first]
    }
}
