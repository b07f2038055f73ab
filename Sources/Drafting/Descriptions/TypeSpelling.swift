import APIDescriptions

/// How a spec spells the type of a described value.
struct TypeSpelling {
    /// As what a value travels.
    enum Travel {
        case json
        /// Text of a URL, a header or a form.
        case text(APITextForm)
        /// A part of a body of several, which may be a file.
        case part(APITextForm)
    }

    private let draft: DescriptionDraft
    private let travel: Travel

    init(_ draft: DescriptionDraft, as travel: Travel) {
        self.draft = draft
        self.travel = travel
    }

    struct Spelling {
        var word: String
        var wire: YAMLOutline?
        /// Whether it is one of `objects:`, or a list of it.
        var namesObject = false

        init(_ word: String, wire: YAMLOutline? = nil) {
            self.word = word
            self.wire = wire
        }

        /// Descriptions show days of which no calendar knows, and times without a zone.
        private func isDate(_ text: String) -> Bool {
            guard let match = text.wholeMatch(of: /\d{4}-(\d\d)-(\d\d)(T\d\d:\d\d:\d\dZ)?/) else { return false }
            guard let month = Int(match.1), let day = Int(match.2), (1...12).contains(month), (1...28).contains(day) else { return false }
            if case .plain? = wire { return match.3 != nil }
            return match.3 == nil
        }

        /// Whether it can be one of a closed set of values.
        func lists(_ text: String) -> Bool { word == "string" || word == "integer" && takes(text) }

        /// Whether a text of the description can be a value of the type.
        func takes(_ text: String) -> Bool {
            switch word {
            case "string": !text.isEmpty
            case "integer": Int(text) != nil
            case "number": Double(text) != nil
            case "boolean": text == "true" || text == "false"
            case "date": isDate(text)
            default: false
            }
        }
    }

    private static let day = YAMLOutline.flow(.mapping([("pattern", .plain("yyyy-MM-dd"))]))

    func spelling(of kind: APISchema.Kind) -> Spelling {
        var spelling = plainSpelling(of: kind)
        spelling.namesObject = draft.objectWords.contains(spelling.word.filter { !"[]".contains($0) })
        return spelling
    }

    private func plainSpelling(of kind: APISchema.Kind) -> Spelling {
        switch kind {
        case .time: Spelling("date", wire: .plain("iso8601"))
        case .day: Spelling("date", wire: Self.day)
        case .string, .url: Spelling("string")
        case .integer: Spelling("integer")
        case .number: Spelling("number")
        case .boolean: Spelling("boolean")
        case .list(let item): list(of: item.kind)
        case .bytes: if case .part = travel { Spelling("data") } else { Spelling("string") }
        case .data: nested("data")
        case .object: nested("object")
        case .named(let component): nested(draft.objectNames[component] ?? "json")
        case .any: nested("json")
        }
    }

    /// What JSON alone holds: elsewhere it is JSON in a text, or a text of which nothing is known.
    private func nested(_ word: String) -> Spelling {
        switch travel {
        case .json: Spelling(word)
        case .text(.json), .part(.json): word == "data" ? Spelling("string") : Spelling(word, wire: .plain("json"))
        case .text, .part: Spelling("string")
        }
    }

    private func list(of item: APISchema.Kind) -> Spelling {
        switch travel {
        case .json: return Spelling("[\(element(item))]")
        case .text(.json), .part(.json): return Spelling("json", wire: .plain("json"))
        case .text(.repeated), .part(.repeated):
            let word = element(item)
            return Spelling(["integer", "number", "boolean", "data"].contains(word) ? "[\(word)]" : "[string]", wire: .plain("repeated"))
        case .text(.commas), .part(.commas): return Spelling("[string]", wire: .plain("commas"))
        case .text(.spaces), .part(.spaces): return Spelling("[string]", wire: .plain("spaces"))
        }
    }

    /// What stands in a list has no form of its own on the wire: dates stay texts there.
    private func element(_ kind: APISchema.Kind) -> String {
        switch kind {
        case .time, .day: "string"
        default: spelling(of: kind).word
        }
    }
}
