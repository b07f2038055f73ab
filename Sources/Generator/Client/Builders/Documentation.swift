internal import Spec
internal import SwiftCode

extension SystemModel {
    /// Documentation as the spec words it, with where the item is documented when that is not the guide.
    func documentation(
        _ text: LocalizedText,
        _ provenance: Provenance,
        parameters: [(name: String, text: String)] = [],
        returns: String? = nil,
        throws failure: String? = nil
    ) -> SwiftDocumentation {
        documentation(text.main, provenance, parameters: parameters, returns: returns, throws: failure)
    }

    func documentation(
        _ text: String,
        _ provenance: Provenance,
        parameters: [(name: String, text: String)] = [],
        returns: String? = nil,
        throws failure: String? = nil
    ) -> SwiftDocumentation {
        var documentation = SwiftDocumentation(text, parameters: parameters, returns: returns, throws: failure)
        if let source = source(provenance) { documentation.paragraphs.append(source) }
        return documentation
    }

    /// Where an item is documented, when it is not in the guide.
    func source(_ provenance: Provenance) -> String? {
        switch provenance {
        case .guide: return nil
        case .documented(let id):
            let title = sources[id.value]?.title.main ?? id.value
            return "Documented in: \(title)"
        case .invented(let reason): return "Documented nowhere. \(reason.value)"
        }
    }
}

extension Field {
    /// Nothing where the spec says nothing about it.
    var documentation: SwiftDocumentation? { text.map { SwiftDocumentation($0.main) } }
}
