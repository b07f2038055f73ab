import CrossCheck
import Declarations
import Guide
import SourceText

extension Statement {
    /// `public var title: String { "Door" }`, in the SDK's own code.
    var isComputedProperty: Bool {
        guard isOfSources, fact.kind == .property, fact.source == .declaration else { return false }
        return text.text(fact.span).contains("{") || text.after(fact.span, limit: 4).trimmingBlanks().hasPrefix("{")
    }
}
