import Guide
import SourceText
import Spec

/// A date travels in another unit than the documents say: in seconds for milliseconds, or the other way round.
///
/// Both are numbers, and a client reads either without an error: every date would be wrong by a thousand.
enum DateUnits {
    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        let item = endpoint.item
        let members = (item.answers + item.requests + [item.parameters]).joined()
        let stated = Dictionary(grouping: members, by: \.name.value).mapValues { Set($0.map(\.unit)) }
        var seen: Set<String> = []
        return members.flatMap { member -> [Finding] in
            // A name that stands for several things says nothing of which of them a row means.
            guard let unit = member.unit, stated[member.name.value]?.count == 1, seen.insert(member.name.value).inserted else { return [] }
            return documents.compactMap { document in
                let told = (document.members?[member.name.value] ?? []).compactMap { place in
                    WrittenUnit(place, member.name.value).unit.map { (unit: $0, member: place) }
                }
                guard let first = told.first(where: { $0.member.isListed }) ?? told.first, told.allSatisfy({ $0.unit != unit }) else {
                    return nil
                }
                return finding(member, unit, first.unit, first.member.place, endpoint, document.witness)
            }
        }
    }

    private static func finding(
        _ member: BodyMember, _ stated: DateUnit, _ written: DateUnit, _ place: Place, _ endpoint: SpecItemReference, _ witness: Witness
    ) -> Finding {
        let (name, field) = (endpoint.callName, member.name.value)
        let help = written == .milliseconds ? "write `wire: milliseconds`" : "leave out `wire: milliseconds`"
        return Finding(
            FieldTypeDiffers.rule,
            "`\(field)` of `\(name)` is a date in \(stated.rawValue) in the spec, and in \(written.rawValue) in \(witness.title)",
            name: "\(name).\(field)", spec: member.typePlace, guide: place, help: help, says: written.rawValue, witness: witness)
    }
}

/// In what a date is counted since 1970.
enum DateUnit: String {
    case seconds, milliseconds
}

extension BodyMember {
    /// Of a date that travels as a number.
    fileprivate var unit: DateUnit? {
        guard case .date = type.unwrapped else { return nil }
        return wire == .plain ? .seconds : wire == .milliseconds ? .milliseconds : nil
    }
}

/// What a row says of the unit of a date, or a number shows: thirteen digits are milliseconds.
private struct WrittenUnit {
    let unit: DateUnit?

    init(_ member: DocumentedCall.Member, _ name: String) {
        let file = member.place.file
        unit =
            member.isListed ? Self.unit(said: member.row.text) : Self.unit(shown: file.text(file.lineSpan(member.place.start.line)), name)
    }

    private static func unit(said line: String) -> DateUnit? {
        var text = line.lowercased()
        let isMilliseconds = milliseconds.contains(where: text.has)
        for word in milliseconds { text = text.replacing(word, with: " ") }
        let isSeconds = seconds.contains(where: text.has)
        guard isMilliseconds != isSeconds else { return nil }
        // "seconds" alone may be said of how long something takes.
        return isMilliseconds ? .milliseconds : times.contains(where: text.has) ? .seconds : nil
    }

    private static func unit(shown line: String, _ name: String) -> DateUnit? {
        guard let start = line.firstRange(of: name)?.upperBound else { return nil }
        let value = line[start...].drop { "\"' :=".contains($0) }
        let digits = value.prefix(while: \.isNumber)
        guard digits.first == "1", value.dropFirst(digits.count).first.map({ !$0.isLetter && $0 != "." && $0 != "-" }) ?? true else {
            return nil
        }
        return digits.count == 13 ? .milliseconds : digits.count == 10 ? .seconds : nil
    }

    private static let milliseconds = ["milliseconds", "millisecond", "millis", "epoch ms", "(ms)", "in ms", "ミリ秒", "밀리초", "밀리세컨드", "毫秒"]
    private static let seconds = ["seconds", "second", "秒", "초"]
    private static let times = ["unix", "epoch", "1970", "timestamp", "タイムスタンプ", "타임스탬프", "时间戳", "時間戳"]
}
