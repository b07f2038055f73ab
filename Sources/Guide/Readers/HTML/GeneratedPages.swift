/// What the pages of Doxygen say with classes where HTML has elements for it: titles, listings, and declarations set as tables.
struct GeneratedPages {
    private var isInHeader = false

    /// The element that is meant.
    mutating func meant(_ element: HTMLElement, _ attributes: HTMLAttributes) -> HTMLElement {
        switch element {
        case .block:
            if attributes.hasClass("headertitle") { isInHeader = true }
            // The title of a page stands in its header, which holds nothing else.
            if isInHeader, attributes.hasClass("title") {
                isInHeader = false
                return .heading(1)
            }
            return attributes.hasClass("fragment") ? .preformatted : element
        // A declaration with a cell for each of its parts.
        case .table: return attributes.hasClass("memname") ? .preformatted : element
        // The sign beside a heading that links to it.
        case .transparent: return attributes.hasClass("permalink") ? .hidden : element
        default: return element
        }
    }
}
