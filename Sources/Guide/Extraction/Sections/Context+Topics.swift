import SourceText

/// What the surroundings of a block speak of.
extension Context {
    /// How much the surroundings speak of a topic: the line before most, then the headings outwards.
    func weight(of topic: Topic) -> Double {
        if announced.topics.contains(topic) { return 2 }
        for (distance, section) in sections.reversed().prefix(4).enumerated() where section.topics.contains(topic) {
            return [1.75, 1, 0.75, 0.5][distance]
        }
        return 0
    }

    /// Whether what stands here is in an answer: the line before, or the nearest heading that names a part of a call, says so.
    var speaksOfAnswer: Bool {
        let leads = lead == title ? [] : [announced.topics]
        let parts = sections.reversed().filter(\.isPart).map(\.topics)
        let said = (leads + parts).first { !$0.isDisjoint(with: [.request, .response, .result]) }
        return said.map { !$0.contains(.request) } ?? false
    }

    /// Whether what stands here is what a server says of something that failed: "404: Not found".
    var isBelowFailure: Bool { failedStatus != nil }

    /// The status of HTTP that such a title has.
    var failedStatus: Int? {
        sections.reversed().lazy.prefix { $0.isPart }.compactMap(\.status).first.flatMap { $0 >= 400 ? $0 : nil }
    }

    /// Where what stands here travels, if it is a parameter of a call: the line before says it, or the nearest heading that names a part of a call.
    var parameterPlace: ParameterPlace? {
        if speaksOfAnswer { return .answer }
        guard endpoint != nil else { return nil }
        let isLead = lead != title && !announced.topics.isDisjoint(with: [.parameters, .request])
        let said = isLead ? ParameterPlace(words: lead) : nil
        return said
            ?? sections.last { $0.isPart || !$0.topics.isDisjoint(with: [.parameters, .request]) }.flatMap {
                ParameterPlace(words: $0.title)
            }
    }

    /// Whether the nearest heading is "Request" or "Response", and no type is what the section is about.
    var isAboutMessage: Bool {
        // "Additional attributes" below "Request" is about the request.
        let outer = sections.last { $0.isPart || $0.topics.isDisjoint(with: [.properties, .parameters]) || $0.owner != nil }
        guard let outer, outer.isPart, ownerOfSection == nil, model == nil, method == nil else { return false }
        return !outer.topics.isDisjoint(with: [.request, .response]) && leadNames.isEmpty
    }

    /// Whether the heading right above the section's own says that some of these follow, and nothing besides: "Methods", "方法".
    func isRightBelow(_ topics: Set<Topic>) -> Bool {
        guard let above = sections.dropLast().last, above.listsMembers else { return false }
        return above.topics.isSubset(of: topics)
    }

    /// Whether the section's own heading says that some of these follow, and nothing besides: "Request".
    func isPart(of topics: Set<Topic>) -> Bool {
        sections.last.map { $0.isPart && !$0.topics.isEmpty && $0.topics.isSubset(of: topics) } ?? false
    }

    /// Whether the lead or the nearest heading names the protocol: "HTTP Status".
    var speaksOfHTTP: Bool { [lead, title].contains { $0.prefix(120).has("HTTP") } }

    /// Whether the line before is an address with a label: "Base URL: https://…".
    var introducesAddress: Bool {
        guard lead.has("://"), let colon = lead.firstIndex(of: ":") else { return false }
        return HeaderReading.of(lead[..<colon])?.role == .address
    }

    /// Whether the line before names a key of a property list: what follows are its values.
    var introducesPlistKey: Bool {
        lead.split { !$0.isASCII || !$0.isLetter }.contains { $0.utf8.count > 8 && Vocabulary.isPlistKey(String($0)) }
    }

    /// Whether the line before speaks of one of these.
    func announces(_ topics: Set<Topic>) -> Bool { !announced.topics.isDisjoint(with: topics) }

    /// Whether the lead or the nearest heading speaks of it.
    func speaks(of topic: Topic) -> Bool { announced.topics.contains(topic) || sections.last?.topics.contains(topic) == true }
}

/// What a line before a block speaks of. Few are asked, so it is found out when the first asks.
final class LeadTopics {
    private let line: String
    private let others: Set<Topic>
    private(set) lazy var topics = Set(Topics.table.meanings(in: line.prefix(300))).subtracting([.joint]).subtracting(others)

    init(_ line: String, without others: Set<Topic> = []) {
        self.line = line
        self.others = others
    }
}
