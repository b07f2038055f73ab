/// What JSON becomes, and what becomes JSON.
extension SpecIndex {
    /// Whether JSON can be read as the type: objects of classes and structs, delegates, errors and what a framework brings cannot.
    func isRead(_ type: ValueType) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json, .object: true
        case .list(let item): [.string, .integer, .number, .boolean, .json, .object].contains(item) || isFormed(item)
        case .optional(let wrapped): isRead(wrapped)
        case .named(let name): enums[name] != nil || isFormed(type)
        case .table(let item): isFormed(item) || isWord(item)
        case .error, .void: false
        }
    }

    /// An enum, or a list of such.
    private func isWord(_ type: ValueType) -> Bool {
        switch type {
        case .named(let name): enums[name] != nil
        case .list(let item): isWord(item)
        default: false
        }
    }

    /// Whether a value of the type becomes JSON.
    func isSent(_ type: ValueType) -> Bool {
        switch type {
        case .object: true
        case .list(let item), .optional(let item): isSent(item)
        default: sent.isSent(type)
        }
    }

    /// Whether it becomes an object of JSON: a struct, a dictionary, or a case that a member tells.
    func isSentAsObject(_ type: ValueType) -> Bool {
        switch type {
        case .table: isSent(type)
        case .named(let name): (classes[name] != nil || associated[name]?.enumeration.wire?.hasWords == true) && isSent(type)
        default: false
        }
    }

    /// An enum whose cases hold values, of which JSON has a form.
    private func isFormed(_ type: ValueType) -> Bool {
        if case .named(let name) = type { associated[name]?.enumeration.wire != nil } else { false }
    }

    /// Whether one of them is JSON, and the other a case or a struct that it makes, or that becomes it.
    func changesForm(_ value: ValueType, _ wanted: ValueType) -> Bool {
        switch (value.unwrapped, wanted.unwrapped) {
        case (.list(let item), .list(let wantedItem)): changesForm(item, wantedItem)
        case (.json, let other), (let other, .json), (let other, .object): holdsFormed(other)
        default: false
        }
    }

    private func holdsFormed(_ type: ValueType) -> Bool {
        switch type {
        case .list(let item), .table(let item), .optional(let item): holdsFormed(item)
        case .named(let name): isFormed(type) || classes[name]?.form == .structure
        default: false
        }
    }
}
