package import SourceText

/// How much of a guide a spec accounts for, and how much of a spec is borne out.
package struct Coverage: Sendable {
    package struct Facts: Hashable, Sendable {
        package var total = 0
        package var accounted = 0

        package init(total: Int = 0, accounted: Int = 0) {
            self.total = total
            self.accounted = accounted
        }
    }

    package struct Items: Hashable, Sendable {
        package var total = 0
        /// Borne out by at least one fact of the guide.
        package var evidenced = 0
        /// Rests on a source, and is borne out by at least one fact of its files.
        package var sourced = 0
        /// Rests on a source that no file stands for.
        package var elsewhere = 0
        package var invented = 0

        /// Rests on the guide or on a source, which does not state it.
        package var missing: Int { total - evidenced - sourced - elsewhere - invented }
    }

    /// Something of the guide that nothing accounts for, or that a rule accounts for without an item.
    package struct Entry: Sendable {
        /// The fact's kind and name, or the kind of unread place.
        package var subject: String
        package var place: Place
        /// Nil: nobody knows.
        package var reason: String?
    }

    package var facts = Facts()
    package var items = Items()
    /// Facts that neither an item nor an erratum nor a stated rule accounts for.
    package var unaccounted: [Entry] = []
    /// Facts that a stated rule accounts for: platform API, the sample's own names.
    package var ruled: [Entry] = []
    /// Code blocks, rows and lines that are no facts, with the reason or without.
    package var unread: [Entry] = []
}
