package import SourceText

/// One node of a YAML file: a scalar, a sequence or a mapping, with its exact place.
///
/// A node is a handle of two words; texts become Strings when they are asked for.
package struct YAMLNode: Sendable {
    package enum Kind: Hashable, Sendable {
        case scalar, sequence, mapping
    }

    /// A node taken apart, for an exhaustive switch.
    package enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    let document: YAMLDocument
    let index: Int

    private var record: NodeRecord { document.records[index] }

    package var kind: Kind {
        switch record.kind {
        case .sequence: .sequence
        case .mapping: .mapping
        case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: .scalar
        }
    }

    package var content: Content {
        switch kind {
        case .scalar: .scalar(YAMLScalar(document: document, index: index))
        case .sequence: .sequence(items)
        case .mapping: .mapping(entries)
        }
    }

    package var file: SourceFile { document.file }
    /// From the first byte to the last; a quoted text with its quotes, a flow collection with its brackets, a value left out as an empty
    /// span.
    package var span: Span { record.span }
    package var place: Place { Place(document.file, span) }

    /// The scalar, or nil for a collection.
    package var scalar: YAMLScalar? {
        record.isScalar ? YAMLScalar(document: document, index: index) : nil
    }

    /// The scalar's text, or nil for a collection.
    package var text: String? { scalar?.text }

    /// Whether this is a value left out, `~` or `null`.
    package var isNull: Bool { scalar?.value == .null }

    /// The items of a sequence, in order; empty for any other node.
    package var items: [YAMLNode] {
        guard record.kind == .sequence else { return [] }
        var items: [YAMLNode] = []
        items.reserveCapacity(Int(record.first))
        var position = index + 1
        while position < Int(record.next) {
            items.append(node(position))
            position = Int(document.records[position].next)
        }
        return items
    }

    /// The entries of a mapping, in order; empty for any other node. A key that is given twice is here twice.
    package var entries: [YAMLEntry] {
        guard record.kind == .mapping else { return [] }
        let end = Int(record.next)
        var entries: [YAMLEntry] = []
        entries.reserveCapacity(Int(record.first) / 2)
        var position = index + 1
        while position < end {
            let value = Int(document.records[position].next)
            guard value < end else { break }
            entries.append(YAMLEntry(key: node(position), value: node(value)))
            position = Int(document.records[value].next)
        }
        return entries
    }

    /// The value of a mapping's key; the first one if it is given twice.
    package subscript(key: String) -> YAMLNode? { entry(key)?.value }

    /// The entry of a mapping's key, for whoever needs the key's place too.
    package func entry(_ key: String) -> YAMLEntry? {
        guard record.kind == .mapping, let position = document.position(ofKey: key, in: index) else { return nil }
        return YAMLEntry(key: node(position), value: node(Int(document.records[position].next)))
    }

    private func node(_ index: Int) -> YAMLNode { YAMLNode(document: document, index: index) }
}

extension YAMLNode: Hashable {
    /// Nodes are equal if they are the same node of the same parse, not if they read alike.
    package static func == (lhs: YAMLNode, rhs: YAMLNode) -> Bool {
        lhs.document === rhs.document && lhs.index == rhs.index
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(document))
        hasher.combine(index)
    }
}

/// A key and its value.
package struct YAMLEntry: Hashable, Sendable {
    package var key: YAMLNode
    package var value: YAMLNode

    /// The key's text; empty for a key that is refused because it is no scalar.
    package var name: String { key.text ?? "" }
    package var keyPlace: Place { key.place }
    /// From the key to the end of the value.
    package var place: Place { Place(key.file, key.span.union(value.span)) }
}
