import SourceText

/// "DoorOptions" as a heading, "All options:" below it, and a sample that makes one with each of them: nothing else may say what it has.
extension Extraction {
    /// - Parameter first: where the facts begin that the listing made.
    mutating func readShownSettings(_ passage: Passage, from first: Int) {
        guard let type = context.headingName, Self.isOfSettings(type), survey.isOfAPI(type), announcesSettings else { return }
        let made = facts[first...].filter { fact in
            fact.kind == .use && fact.detail.form == "call" && fact.owner == type && fact.name.hasPrefix("init(")
        }
        guard made.count == 1, let call = made.first, passage.bytes.count < 4000 else { return }
        let labels = Self.labels(of: call.name)
        // A label a line: that is how a guide shows them, and not how it uses two of many.
        let lines = labels.compactMap { label in
            passage.lines.first { line in
                passage.bytes[line.start..<line.end].starts(with: Array("\(label):".utf8)) && passage.file(line).start > call.span.start
            }
        }
        guard labels.count > 1, lines.count == labels.count else { return }
        for (label, line) in zip(labels, lines) {
            let span = Span(line.start, line.start + label.utf8.count)
            add(Fact(.property, label, owner: type, isStatic: false, source: .sample, span: passage.file(span)))
        }
    }

    /// The line right above the listing, which is not the heading itself.
    private var announcesSettings: Bool {
        guard context.lead != context.title else { return false }
        let lead = context.lead.lowercased()
        let topics = Topics.table.meanings(in: lead)
        return lead.has("option") || lead.has("옵션") || lead.has("オプション") || lead.has("选项") || lead.has("選項")
            || topics.contains { [.properties, .settings].contains($0) }
    }

    private static func isOfSettings(_ type: String) -> Bool {
        let ending = WordSplitting.words(of: type).last ?? ""
        return NameShape.looksLikeType(type)
            && ["options", "settings", "config", "configuration", "params", "preferences", "style", "theme", "appearance"].contains(ending)
    }
}

extension Context {
    /// The heading, where it is one name.
    fileprivate var headingName: String? { NameShape.isTypePart(title) ? title : nil }
}
