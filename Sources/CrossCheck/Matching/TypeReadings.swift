import Declarations
import Synchronization

/// Types by their spellings, each read once: specs and guides write `NSString *` in dozens of places.
package final class TypeReadings: Sendable {
    private struct Spelling: Hashable {
        var text: String
        var isSwift: Bool
    }

    private let known = Mutex<[Spelling: TypeName?]>([:])

    package init() {}

    /// The type a text spells, as `TypeComparison` reads it.
    func type(_ text: String, language: Language?) -> TypeName? {
        let spelling = Spelling(text: text, isSwift: language == .swift)
        return known.withLock { known in
            if let type = known[spelling] { return type }
            let type = TypeComparison.parse(text, language: language)
            known[spelling] = .some(type)
            return type
        }
    }
}
