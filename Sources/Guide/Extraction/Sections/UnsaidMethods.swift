import SourceText

/// "Request URL: https://…/doors" above a table of parameters, in a section that says no method of HTTP: a call all the same, by whatever method
/// the guide says of all.
extension Extraction {
    mutating func completeWithoutMethod() -> Bool {
        guard let address = parts.address, parts.methods.isEmpty, address.text.hasPrefix("http"), listsParametersOfAddress else {
            return false
        }
        let text = Passage.normalised(address.text)
        let name = String(text.prefix { $0 != "?" })
        add(Fact(.endpoint, name, value: name, source: .prose, span: address.span))
        context.setEndpoint(name)
        parts = EndpointParts(line: parts.line)
        return true
    }

    /// A table of parameters comes next, and up to the next heading nothing speaks of methods of HTTP.
    private var listsParametersOfAddress: Bool {
        let section = document.blocks[(block + 1)...].prefix { if case .heading = $0.kind { false } else { true } }
        let says = section.contains { block in
            guard case .paragraph(let text) = block.kind else { return false }
            let words = text.characters.split { !($0.isASCII && $0.isLetter) }
            return words.contains { HTTPMethod.all.contains(String($0)) }
        }
        guard !says else { return false }
        var isAnnounced = false
        for next in section.prefix(3) {
            switch next.kind {
            case .table(let table):
                let role = table.header.first.flatMap { ColumnRole.of($0.text.characters) }
                return role == .name(.parameter) || isAnnounced && role == .anyName
            case .paragraph(let text) where SectionTitle(text.characters).topics.contains(.parameters): isAnnounced = true
            default: return false
            }
        }
        return false
    }
}
