/// The names of one kind of thing, in order: to look one up, and to say which of them was probably meant.
///
/// Shared by all who ask, because what takes time is worked out when it is first needed and kept: a spec in which thousands of names are
/// wrong is still read in a moment.
final class KnownNames: ExpressibleByArrayLiteral {
    // Not `lazy`: what is added to a lazy array copies it.
    private let names: () -> [String]
    private var listed: [String]?
    private var all: Set<String>?
    private var near: DottedNames?

    init(_ names: @autoclosure @escaping () -> [String]) { self.names = names }

    convenience init(arrayLiteral elements: String...) { self.init(elements) }

    var list: [String] {
        if let listed { return listed }
        let list = names()
        listed = list
        return list
    }

    var isEmpty: Bool { list.isEmpty }

    func contains(_ name: String) -> Bool {
        if all == nil { all = Set(list) }
        return all?.contains(name) ?? false
    }

    func add(_ name: String) {
        if listed == nil { listed = names() }
        listed?.append(name)
        all?.insert(name)
        near?.add(name)
    }

    func suggestions(for name: String) -> [String] {
        if near == nil { near = DottedNames(list) }
        return near?.suggestions(for: name) ?? []
    }
}

/// Lists of names that are made for one message each.
///
/// There may be as many messages as there are names in a list, so behind a bound no more names are listed, and messages go without help.
final class MessageLists {
    private var listed = 0
    private static let limit = 50_000

    func names(_ names: () -> [String]) -> KnownNames {
        guard listed < Self.limit else { return [] }
        let names = names()
        listed += names.count
        return KnownNames(names)
    }
}
