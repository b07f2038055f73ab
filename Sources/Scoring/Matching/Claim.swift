package import Guide
import SourceText

/// A fact as it is scored: what a reader, or a draft, says that the guide states.
package struct Claim: Sendable {
    package let kind: Fact.Kind
    /// As it was found.
    package let shown: String
    package let owner: String?
    /// In its normal form.
    package let value: String?
    package let source: Fact.Source?
    /// The line of the guide.
    package let line: Int?

    /// The name in its normal form.
    let name: String
    /// For an endpoint.
    let endpoint: EndpointForm?

    package init(
        _ kind: Fact.Kind, _ name: String, shown: String? = nil, owner: String? = nil, value: String? = nil, source: Fact.Source? = nil,
        line: Int? = nil
    ) {
        self.kind = kind
        self.shown = shown ?? name
        self.owner = owner.flatMap { $0.isEmpty ? nil : $0 }
        self.value = NormalForm.value(value)
        self.source = source
        self.line = line
        self.name = NormalForm.name(name)
        endpoint = kind == .endpoint ? EndpointForm(name) : nil
    }

    /// A sample and a sentence show what is stated elsewhere: nothing is wrong with such a fact where no label is.
    package var isWeak: Bool {
        switch source {
        case .sample, .prose, .heading: true
        case .declaration, .table, .list, nil: false
        }
    }
}

extension Claim {
    /// The facts of a guide, or of some lines of it.
    package static func claims(of sheet: FactSheet, within lines: ClosedRange<Int>? = nil) -> [Claim] {
        sheet.facts.flatMap { fact -> [Claim] in
            let line = sheet.file.position(of: fact.span.start).line
            guard lines?.contains(line) ?? true else { return [] }
            return names(of: fact).map {
                Claim(fact.kind, $0, shown: fact.name, owner: fact.owner, value: fact.value, source: fact.source, line: line)
            }
        }
    }

    /// One name, or one per method where an endpoint names several.
    private static func names(of fact: Fact) -> [String] {
        guard fact.kind == .endpoint, let line = RequestLine(fact.name), line.methods.count > 1 else { return [fact.name] }
        let address = String(String.UnicodeScalarView(line.address))
        return Set(line.methods).sorted().map { "\($0) \(address)" }
    }
}
