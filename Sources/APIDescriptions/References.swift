import YAMLTree

/// Follows `$ref` inside one file.
struct References {
    let root: YAMLNode

    /// References that refer to references are rare, and those in a circle are mistakes.
    private static let limit = 16

    /// The node that is meant, and the pointer that named it; nil where it is in another file or nowhere.
    func resolved(_ node: YAMLNode) -> (node: YAMLNode, pointer: String?)? {
        var (node, pointer): (YAMLNode, String?) = (node, nil)
        for _ in 0..<Self.limit {
            guard let reference = node["$ref"]?.text else { return (node, pointer) }
            guard let target = find(reference) else { return nil }
            (node, pointer) = (target, reference)
        }
        return nil
    }

    /// `#/components/schemas/Pet` (RFC 6901, in a fragment).
    private func find(_ reference: String) -> YAMLNode? {
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).reduce(root as YAMLNode?) { node, part in
            guard let node else { return nil }
            let key = Self.unescaped(part)
            if node.kind == .sequence { return Int(key).flatMap { node.items.indices.contains($0) ? node.items[$0] : nil } }
            return node[key]
        }
    }

    private static func unescaped(_ part: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(part.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self).replacing("~1", with: "/").replacing("~0", with: "~")
    }

    /// `#/components/schemas/Pet` → `Pet`; in Swagger 2.0 `#/definitions/Pet`.
    static func schemaName(_ pointer: String?) -> String? {
        guard let pointer, let prefix = ["#/components/schemas/", "#/definitions/"].first(where: pointer.hasPrefix),
            !pointer.dropFirst(prefix.count).contains("/")
        else { return nil }
        return unescaped(pointer.dropFirst(prefix.count))
    }
}
