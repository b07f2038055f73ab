import CrossCheck
import SourceText
import YAMLTree

/// One way to change one kind of value.
struct MutationRule: Sendable {
    /// Nil where the node has nothing to change.
    typealias Change = @Sendable (_ site: Site, _ text: inout TextFaults) -> (edits: [Fault.Edit], old: String, new: String)?

    let kind: Mutant.Kind
    let patterns: [PathPattern]
    var isRename = false
    let change: Change

    init(_ kind: Mutant.Kind, _ patterns: String..., isRename: Bool = false, change: @escaping Change) {
        self.kind = kind
        self.patterns = patterns.map(PathPattern.init)
        self.isRename = isRename
        self.change = change
    }

    static let all = types + errors + wire + system + steps

    func mutation(of site: Site, _ text: inout TextFaults) -> Mutation? {
        guard patterns.contains(where: { $0.matches(site.path) }), let change = change(site, &text) else { return nil }
        return Mutation(kind: kind, site: site, edits: change.edits, old: change.old, new: change.new, isRename: isRename)
    }
}

/// Changes that several rules share.
extension MutationRule {
    /// The scalar's text, changed; written as it was, with or without quotes.
    static func scalar(_ change: @escaping @Sendable (String, inout TextFaults) -> String?) -> Change {
        { site, text in
            guard let scalar = site.node.scalar, let span = scalar.verbatimSpan, let new = change(scalar.text, &text), new != scalar.text
            else {
                return nil
            }
            return ([Fault.Edit(span, new)], scalar.text, new)
        }
    }

    /// Another number, or a text with a mistake in it; `$references` are left alone.
    static let otherValue = scalar { old, text in
        if old == "true" || old == "false" { return old == "true" ? "false" : "true" }
        return old.contains("$") || old.isEmpty ? nil : text.otherValue(than: old)
    }

    static let otherNumber = scalar { old, _ in Int(old).map { String($0 * 2 + 1001) } }

    static let flip = scalar { old, _ in old == "true" ? "false" : old == "false" ? "true" : nil }

    /// One of some words instead of the one that is there.
    static func other(of words: [String]) -> Change {
        scalar { old, text in words.filter { $0 != old }.randomElement(using: &text.numbers) }
    }

    /// A name that reads the same in Swift, so that only the wire tells the difference.
    static func renamed(by suffix: String) -> Change { scalar { old, _ in old + suffix } }

    /// The item or entry is gone, with what separates it from the next.
    static func dropped(_ site: Site) -> Fault.Edit? {
        guard let parent = site.parents.last else { return nil }
        let spans = parent.kind == .mapping ? parent.entries.map(\.place.span) : parent.items.map(\.span)
        let own = site.key.map { $0.span.union(site.node.span) } ?? site.node.span
        guard let index = spans.firstIndex(of: own), spans.count > 1 else { return nil }
        let isFlow = ["[", "{"].contains(site.file.text(Span(parent.span.start, parent.span.start + 1)))
        if !isFlow {
            let starts = spans.map { start(of: $0, in: parent) }
            return Fault.Edit(Span(starts[index], index + 1 < spans.count ? starts[index + 1] : own.end), "")
        }
        return Fault.Edit(index + 1 < spans.count ? Span(own.start, spans[index + 1].start) : Span(spans[index - 1].end, own.end), "")
    }

    /// Where an entry starts, or the dash before an item.
    private static func start(of span: Span, in parent: YAMLNode) -> Int {
        guard parent.kind == .sequence else { return span.start }
        return (0..<span.start).reversed().first { parent.file.bytes[$0] == UInt8(ascii: "-") } ?? span.start
    }
}
