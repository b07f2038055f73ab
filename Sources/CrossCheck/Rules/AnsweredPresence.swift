import Guide
import SourceText
import Spec

/// A member of an answer is always there in the spec, and may be missing or `null` in the documents: a row says so, or JSON shows it.
enum AnsweredPresence {
    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        let item = endpoint.item
        let answered = item.answers.joined().timesNamed
        let all = (item.answers + item.requests + [item.parameters]).joined().timesNamed
        return item.answers.joined().flatMap { member -> [Finding] in
            let name = member.name.value
            guard member.isRequired.value, !member.isNullable, !member.type.isOptional else { return [] }
            let isSent = all[name] != answered[name]
            if let shown = documents.lazy.compactMap({ finding(member, shownIn: $0, endpoint, isSent: isSent) }).first { return [shown] }
            guard answered[name] == 1 else { return [] }
            return documents.compactMap { document in
                let rows = document.places(of: member).filter(\.isListed)
                let own = rows.filter { $0.part == .answer }
                // A row that does not say whose it is may be that of what is sent under the same name.
                guard !own.isEmpty || !isSent else { return nil }
                let told = (own.isEmpty ? rows : own).map { (row: $0, word: Self.absence(of: $0)) }
                guard let first = told.first, let word = first.word, told.allSatisfy({ $0.word != nil }) else { return nil }
                return finding(member, word, first.row.place, endpoint, document.witness)
            }
        }
    }

    /// `"room": null` where the answer has the member, or objects in a list with the member and without it.
    private static func finding(
        _ member: BodyMember, shownIn document: DocumentedCall, _ endpoint: SpecItemReference, isSent: Bool
    ) -> Finding? {
        let places = document.shown.ofAnswers.named(member.name.value).filter { $0.path == member.path && ($0.part == .answer || !isSent) }
        if let null = places.first(where: { $0.kind == nil && ShownShape($0.place).isNull }) {
            return finding(member, "null", null.place, endpoint, document.witness)
        }
        // Some of the objects in a list have it.
        guard let part = places.first(where: { ShownItems($0.place)?.someLack(member.name.value) == true }) else { return nil }
        return finding(member, "missing", part.place, endpoint, document.witness)
    }

    /// The word by which a row says that the member may be missing or `null`; nil where it does not say so.
    private static func absence(of member: DocumentedCall.Member) -> String? {
        if member.part == .answer, member.isRequired == false { return "missing" }
        let line = member.row.text
        if let word = alternative(in: line) { return word }
        let text = line.lowercased().filter { $0 != "`" && $0 != "*" }
        return phrases.contains(where: text.has) ? "null" : nil
    }

    /// `number \| null`, in a cell of types.
    private static func alternative(in line: String) -> String? {
        let cells = line.lowercased().replacing("\\|", with: "/").filter { $0 != "`" }.split(separator: "|")
        for cell in cells {
            let parts = cell.replacing(" or ", with: "/").split { "/,".contains($0) }.map { String($0.filter { !$0.isWhitespace }) }
            guard parts.count > 1, parts.contains(where: { TravellingKind(word: $0) != nil }) else { continue }
            if let word = parts.first(where: { ["null", "nil", "undefined"].contains($0) }) { return word }
        }
        return nil
    }

    private static let phrases = [
        "nullable", "may be null", "can be null", "could be null", "or null", "null if ", "null when ", "null, if", "null, when", "nullの場合",
        "null の場合", "nullになる", "null になる", "null이면", "null일 수", "null 가능", "null인 경우", "可为null", "可为 null", "可能为null", "可能为 null", "可為null",
    ]

    private static func finding(
        _ member: BodyMember, _ word: String, _ place: Place, _ endpoint: SpecItemReference, _ witness: Witness
    ) -> Finding {
        let name = endpoint.callName
        let message = "`\(member.path ?? member.name.value)` of the answer of `\(name)` is always there in the spec, and may be "
        return Finding(
            RequirednessDiffers.rule, message + "\(word == "missing" ? word : "`\(word)`") in \(witness.title)",
            name: "\(name).\(member.name.value)", spec: member.isRequired.place, guide: place,
            help: "leave out `required: true`, or say `nullable: true`", says: word, witness: witness)
    }
}
