import Guide
import SourceText
import Spec

/// A date travels as another text than the documents say or show: `yyyyMMdd` for `2013-11-01`, or as a number.
enum DateForms {
    static func findings(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Finding] {
        let item = endpoint.item
        let members = (item.answers + item.requests + [item.parameters]).joined()
        let stated = Dictionary(grouping: members, by: \.name.value)
        var seen: Set<String> = []
        return members.compactMap { member -> Finding? in
            let name = member.name.value
            // A name that stands for several things says nothing of which of them a row means.
            guard let form = StatedDate(member), stated[name]?.allSatisfy({ StatedDate($0)?.word == form.word }) == true,
                seen.insert(name).inserted
            else { return nil }
            // "ISO 8601" allows of many forms, of which a sample shows one.
            let rows = (call.document.members?[name] ?? []).filter(\.isListed)
            if member.wire == .iso8601, rows.contains(where: { saysStandard($0.row.text) }) { return nil }
            let told = said(rows) + shown(name, call)
            guard let first = told.first, told.allSatisfy({ !form.fits($0.form) }) else { return nil }
            return Finding(
                FieldTypeDiffers.rule,
                "`\(name)` of `\(endpoint.callName)` is a date \(form.word) in the spec, and `\(first.form.text)` in "
                    + call.matching.witness.title,
                name: "\(endpoint.callName).\(name)", spec: member.typePlace, guide: first.place,
                help: "say how it travels, `wire: {pattern: yyyy-MM-dd}`", says: first.form.text, witness: call.matching.witness)
        }
    }

    private typealias Told = (form: WrittenDate, place: Place)

    /// By rows: "Format yyyy-mm-dd".
    private static func said(_ rows: [DocumentedCall.Member]) -> [Told] {
        rows.flatMap { row in WrittenDate.templates(in: row.row.text).map { ($0, row.place) } }
    }

    private static func saysStandard(_ row: String) -> Bool {
        let row = row.lowercased()
        return row.has("iso") || row.has("rfc")
    }

    /// By samples: `?since=2013-11-01`, `"since": "2013-11-01"`.
    private static func shown(_ name: String, _ call: CallWitness) -> [Told] {
        let sent = call.facts.compactMap { fact -> Told? in
            guard fact.fact.kind == .parameter, fact.fact.source == .sample, fact.fact.name == name else { return nil }
            return fact.fact.value.flatMap { WrittenDate(shown: $0) }.map { ($0, fact.place) }
        }
        let texts = call.document.shown.named(name).filter { $0.kind == .text }.compactMap { member -> Told? in
            let file = member.place.file
            let line = file.lineSpan(member.place.start.line)
            guard member.place.span.end < line.end else { return nil }
            let parts = file.text(Span(member.place.span.end, line.end)).split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 2, parts[0].isEmpty, parts[1].allSatisfy({ $0 == ":" || $0 == " " }) else { return nil }
            return WrittenDate(shown: String(parts[2]), isOfJSON: true).map { ($0, member.place) }
        }
        return sent + texts
    }
}

/// How a spec says that a date travels.
private struct StatedDate {
    let word: String
    private let member: BodyMember

    /// Nil for what is no date, and for a form that nobody knows.
    init?(_ member: BodyMember) {
        guard case .date = member.type.unwrapped else { return nil }
        self.member = member
        switch member.wire {
        case .plain: word = "in seconds"
        case .milliseconds: word = "in milliseconds"
        case .since2001: word = "in seconds since 2001"
        case .iso8601: word = "as a text of ISO 8601"
        case .pattern:
            guard let form = member.datePattern, form.isKnown else { return nil }
            word = "as `\(form.pattern.value)`"
        default: return nil
        }
    }

    func fits(_ written: WrittenDate) -> Bool {
        switch member.wire {
        // Of kinds that differ in JSON another rule speaks.
        case .plain, .milliseconds, .since2001: written.isShown && written.isOfJSON
        case .iso8601: written.parts == .dateAndTime && !written.text.contains(" ")
        default: member.datePattern.map { fits(written, $0) } ?? true
        }
    }

    private func fits(_ written: WrittenDate, _ form: DateForm) -> Bool {
        if written.isShown { return form.seconds(written.text) != nil }
        guard let sample = form.sample else { return true }
        let letters = form.pattern.value.lowercased().filter { "ymd".contains($0) }
        // Seconds, fractions and zones are often left out of a template.
        let length = written.parts == .date ? Int.max : 11
        return WrittenDate.shape(sample).prefix(length) == written.shape.prefix(length)
            && WrittenDate.order(letters) == WrittenDate.order(written.text.lowercased())
    }
}

/// A date as a document writes it: one of them, or its template.
private struct WrittenDate {
    enum Parts { case date, dateAndTime }

    let text: String
    let parts: Parts
    let isShown: Bool
    /// A value in JSON, rather than an argument of a command.
    let isOfJSON: Bool

    private init(template: String, _ parts: Parts) { (text, self.parts, isShown, isOfJSON) = (template, parts, false, false) }

    /// `2013-11-01`, `2013-11-01T08:30:00Z`; nil for what may be something else.
    init?(shown: String, isOfJSON: Bool = false) {
        let digits = shown.prefix { $0.isASCII && ($0.isNumber || $0 == "-" || $0 == "/") }
        let numbers = digits.split { !$0.isNumber }
        guard digits.utf8.count == 10, numbers.count == 3, let year = numbers.first(where: { $0.count == 4 }),
            "12".contains(year.first ?? "x"),
            numbers.filter({ $0.count == 2 }).count == 2
        else { return nil }
        let rest = shown.dropFirst(digits.count)
        guard rest.isEmpty || "T ".contains(rest.first ?? "x") && rest.dropFirst().first?.isNumber == true, rest.utf8.count < 20 else {
            return nil
        }
        (text, parts, isShown, self.isOfJSON) = (shown, rest.isEmpty ? Parts.date : Parts.dateAndTime, true, isOfJSON)
    }

    /// `9999-99-99`
    var shape: String { Self.shape(text) }

    static func shape(_ text: String) -> String {
        String(text.map { (letter: Character) -> Character in letter.isNumber || "ymdhsYMDHS".contains(letter) ? "9" : letter })
    }

    /// In which order year, month and day stand: `ymd` of `yyyy-mm-dd hh:mm`.
    static func order(_ letters: String) -> String {
        letters.reduce(into: "") { order, letter in if "ymd".contains(letter), !order.contains(letter) { order.append(letter) } }
    }

    /// Those that a row has, as far as they are all that it says of the form.
    static func templates(in row: String) -> [WrittenDate] {
        let lower = row.lowercased()
        guard lower.has("yy"), !["unix", "epoch", "timestamp", "seconds"].contains(where: lower.has) else { return [] }
        let isPart = { (letter: Character) in "ymdhsYMDHSTZ-/.:'".contains(letter) }
        let words = row.split { !isPart($0) && $0 != " " }.flatMap { part in joined(part.split(separator: " ").map(String.init)) }
        let found = words.map { $0.filter { $0 != "'" } }.filter { $0.lowercased().has("yy") }
        let read = found.compactMap(template)
        return read.count == found.count ? read : []
    }

    /// `yyyy-mm-dd hh:mm:ss` is one.
    private static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { words, word in
            if word.lowercased().hasPrefix("hh"), let last = words.last, last.lowercased().has("yy") {
                words[words.count - 1] = last + " " + word
            } else {
                words.append(word)
            }
        }
    }

    private static func template(_ word: String) -> WrittenDate? {
        let text = String(word.reversed().drop { ".:-/".contains($0) }.reversed())
        let date = text.prefix { "ymdYMD-/.".contains($0) }
        let letters = date.lowercased().filter(\.isLetter)
        guard letters.filter({ $0 == "y" }).count == 4, letters.filter({ $0 == "m" }).count == 2, letters.filter({ $0 == "d" }).count == 2
        else {
            return nil
        }
        let time = text.dropFirst(date.count)
        if time.isEmpty { return WrittenDate(template: text, .date) }
        let isTime = ["hh:mm:ss", "hh:mm", "hh:mm:ssz"].contains(time.dropFirst().lowercased())
        return isTime && "T ".contains(time.first ?? "x") ? WrittenDate(template: text, .dateAndTime) : nil
    }
}
