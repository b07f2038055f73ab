import SourceText

/// Labels beside a name: `<code>key</code><span class="type">string</span><span class="required">required</span>`. The page's style parts them, and
/// nothing in its text does.
extension HTMLBlockBuilder {
    /// Puts a blank before an element that begins with a letter or a path right behind code in running text, or behind another label.
    func partsLabel(_ tag: RawTag?, _ element: HTMLElement, _ attributes: HTMLAttributes) -> Bool {
        guard let end = endOfName else { return false }
        endOfName = nil
        guard let tag, tag.span.start == end, case .transparent = element, attributes["class"] != nil, tag.span.end < source.count,
            NameShape.isWord(source[tag.span.end]) || source[tag.span.end] == UInt8(ascii: "/")
        else { return false }
        text.appendBlank(for: Span(end, end))
        return true
    }

    /// Whether a name or a label behind it ends here.
    func noteEndOfName(_ frame: Frame, _ span: Span) {
        let endsName = if case .mark(.code) = frame.element { true } else { frame.isLabel }
        endOfName = endsName && mode != .code && mode != .hidden ? span.end : nil
    }
}
