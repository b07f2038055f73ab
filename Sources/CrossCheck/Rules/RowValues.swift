import Diagnostics
import Guide
import SourceText
import Spec

/// Values of a closed set that the member's own row does not list: numbers, and what another row of the call lists.
enum RowValues {
    static func findings(_ endpoint: SpecItemReference, _ call: CallWitness, sent: [SpecItemReference]) -> [Finding] {
        let item = endpoint.item
        let members =
            item.answers.joined().map { Stated(name: $0.name, values: $0.values, side: .answer) }
            + item.requests.joined().map { Stated(name: $0.name, values: $0.values, side: .request) }
            + sent.map { Stated(name: $0.item.name, values: $0.item.values, side: .request) }
        var seen: Set<Place> = []
        return members.filter { $0.values.count > 1 }.flatMap { stated -> [Finding] in
            let rows = call.document.members(stated.name.value, in: stated.side).filter(\.isListed).map(\.place)
            guard !rows.isEmpty else { return [] }
            return (numbers(stated, rows) + foreign(stated, rows, call.document)).filter { seen.insert($0.value.place).inserted }.map {
                UndocumentedValue.finding($0, stated.name.value, endpoint, call.matching.witness)
            }
        }
    }

    private struct Stated {
        var name: Located<String>
        var values: [Located<String>]
        var side: BodySide
    }

    private typealias Wrong = UndocumentedValue.Wrong

    /// `0`: off, `1`: on.
    private static func numbers(_ stated: Stated, _ rows: [Place]) -> [Wrong] {
        guard stated.values.allSatisfy({ Int($0.value) != nil }) else { return [] }
        let lists = rows.map { (place: $0, numbers: numbers(in: $0)) }
        guard let first = lists.first, lists.allSatisfy({ $0.numbers.count >= stated.values.count }),
            stated.values.contains(where: { value in first.numbers.contains(value.value) })
        else { return [] }
        return stated.values.filter { value in lists.allSatisfy { !$0.numbers.contains(value.value) } }.map {
            ($0, first.numbers, first.place)
        }
    }

    private static func numbers(in row: Place) -> [String] {
        let row = RowText(row)
        guard !ranges.contains(where: row.text.lowercased().has) else { return [] }
        let parts = row.parts
        let code = stride(from: 1, to: parts.count - 1, by: 2).filter { Int(parts[$0]) != nil }
        // Each has its meaning behind it; what a bound, a length or an example is has none.
        guard code.allSatisfy({ index in parts[index + 1].drop { $0 == " " }.first.map { ":：=-–—（(".contains($0) } == true }) else {
            return []
        }
        return code.map { parts[$0] }
    }

    /// Words for numbers that are ends, and not values.
    private static let ranges = [
        "between", "range", "from", "at least", "at most", "max", "min", "范围", "範囲", "범위", "最大", "最小", "최대", "최소", "之间", "至少", "以上", "以下",
    ]

    /// What another row of the call lists, beside all that this member's own row does.
    private static func foreign(_ stated: Stated, _ rows: [Place], _ document: DocumentedCall) -> [Wrong] {
        let values = stated.values.map(\.value)
        let own = rows.compactMap { place in
            (ListedValues(place, name: stated.name.value) ?? ListedValues(inWordsOf: place, beside: values)).map {
                (place: place, list: $0)
            }
        }
        guard let first = own.first, own.count == rows.count else { return [] }
        let missing = stated.values.filter { value in own.allSatisfy { !$0.list.has(value.value) } }
        // One of two is as telling where the row has as many.
        let shared = stated.values.count - missing.count
        guard !missing.isEmpty, shared > 1 || shared == 1 && first.list.words.count == values.count else { return [] }
        let others = (document.members ?? [:]).filter { $0.key != stated.name.value }.flatMap { name, members in
            members.filter(\.isListed).compactMap {
                ListedValues($0.place, name: name) ?? ListedValues(inWordsOf: $0.place, beside: missing.map(\.value))
            }
        }
        return missing.filter { value in others.contains { $0.has(value.value) } }.map { ($0, first.list.words, first.place) }
    }
}
