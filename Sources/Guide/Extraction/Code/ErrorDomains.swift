import Declarations
import SourceText

/// Whose domain the codes of an enum are.
extension Extraction {
    func errorDomain(of enumeration: EnumDeclaration, _ declaration: Declaration, in passage: Passage) -> String? {
        if let domain = enumeration.errorDomain { return domain }
        guard enumeration.name.has("Error") else { return nil }
        guard document.format.isInterface else { return context.errorDomains.last }
        return commented(before: declaration, in: passage) ?? named(like: enumeration.name) ?? onlyDomain
    }

    /// The one that the comment above names: "Errors in the \ref ABErrorDomain".
    private func commented(before declaration: Declaration, in passage: Passage) -> String? {
        guard !context.errorDomains.isEmpty else { return nil }
        let lines = Self.commentLines(before: declaration.span.start, in: passage).map(passage.string)
        let words = Set(lines.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let found = Set(context.errorDomains).intersection(words)
        return found.count == 1 ? found.first : nil
    }

    /// `ABDoorErrorDomain` of `ABDoorError` and `ABDoorErrorCode`, as SDKs name the two.
    private func named(like name: String) -> String? {
        context.errorDomains.filter { domain in
            let bare = domain.hasPrefix("k") ? domain.dropFirst() : domain[...]
            return name.hasPrefix(bare.dropLast("Domain".count))
        }.max { $0.count < $1.count }
    }

    /// In a header that declares several, the order tells nothing.
    private var onlyDomain: String? {
        let domains = Set(context.errorDomains)
        return domains.count == 1 ? domains.first : nil
    }
}
