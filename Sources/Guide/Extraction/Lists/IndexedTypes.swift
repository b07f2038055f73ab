import SourceText

extension Extraction {
    /// `- [ABDoorOpener](#opener) - opens doors`, one of several alike: the index of what an SDK has, each linked to where more is said.
    mutating func readIndexedType(_ passage: Passage) -> Bool {
        guard !MethodLeads.introduce(context.lead), let name = indexedType(passage), hasIndexedSibling(of: passage.string(name)) else {
            return false
        }
        add(Fact(.type, passage.string(name), source: .list, span: passage.file(name)))
        readRest(passage, from: name.end)
        return true
    }

    /// The type's name that a link at the head of the item consists of; a dash or a colon parts it from what it is for.
    private func indexedType(_ passage: Passage) -> Span? {
        guard let line = passage.lines.first, let link = passage.linkAtStart(of: line) else { return nil }
        let name = passage.withoutQuotes(link)
        let text = passage.string(name)
        guard NameShape.isPrefixed(text) || survey.isKnownType(text), NameShape.looksLikeType(text), !NameShape.isConstantName(text),
            text.utf8.allSatisfy(NameShape.isIdentifierPart), survey.isOfAPI(text)
        else { return nil }
        let rest = passage.string(Span(link.end, line.end)).drop { $0 == " " || $0 == "`" }
        let isParted = ["-", "–", "—", ":", "："].contains { rest.hasPrefix($0) }
        return isParted && rest.utf8.count > 3 ? name : nil
    }

    /// Whether the item before or behind is one as well, of the same family of names.
    private func hasIndexedSibling(of name: String) -> Bool {
        [block - 1, block + 1].contains { index in
            guard document.blocks.indices.contains(index), case .item(_, let text) = document.blocks[index].kind else { return false }
            let passage = Passage(text)
            guard let line = passage.lines.first, let link = passage.linkAtStart(of: line) else { return false }
            let other = passage.string(link).filter { $0 != "`" }
            return other != name && NameShape.looksLikeType(other) && other.prefix(2) == name.prefix(2)
        }
    }
}

extension Passage {
    /// The text of a link that a line begins with.
    func linkAtStart(of line: Span) -> Span? {
        text.marks.first { mark in
            if case .link = mark.kind { mark.range.start == line.start && mark.range.end <= line.end && !mark.range.isEmpty } else { false }
        }?.range
    }
}

extension NameShape {
    /// `ABDoor`, and not `DoorView`: two capitals or more before the first word, as Objective-C tells a vendor's names from others.
    static func isPrefixed(_ name: String) -> Bool {
        let capitals = name.utf8.prefix { $0 >= 0x41 && $0 <= 0x5A }.count
        let rest = name.utf8.dropFirst(capitals)
        return capitals > 2 && rest.count > 1 && rest.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
            && !["API", "SDK", "URL", "FAQ", "UI", "REST", "IOS", "HTTP", "HTML", "JSON"].contains { name.hasPrefix($0) }
    }
}
