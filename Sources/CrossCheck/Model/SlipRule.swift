import Diagnostics
import Guide
import SourceText

/// A rule that reports one kind of what guides get wrong by themselves. Slips of one name are one finding, at the first of their places.
protocol SlipRule: CheckRule {
    static var kind: Slip.Kind { get }
    /// Lower case, no full stop.
    static func message(for slip: Slip) -> String
    /// False where the spec knows better.
    static func isSlip(_ slip: Slip, in matching: Matching) -> Bool
}

extension SlipRule {
    static func isSlip(_ slip: Slip, in matching: Matching) -> Bool { true }

    package static func findings(in matching: Matching) -> [Finding] {
        var groups: [(name: String, places: [Matching.SlipPlace])] = []
        var positions: [String: Int] = [:]
        for place in matching.slips where place.slip.kind == kind && isSlip(place.slip, in: matching) {
            if let position = positions[place.slip.name] {
                groups[position].places.append(place)
            } else {
                positions[place.slip.name] = groups.count
                groups.append((place.slip.name, [place]))
            }
        }
        return groups.map { name, places in
            Finding(
                rule,
                message(for: places[0].slip),
                name: name,
                spec: matching.specPlace(near: places[0].place),
                guide: places[0].place,
                notes: otherLines(places)
            )
        }
    }

    private static func otherLines(_ places: [Matching.SlipPlace]) -> [String] {
        let first = places[0].place
        let lines = Set(places.filter { $0.place.file === first.file }.map(\.place.start.line)).subtracting([first.start.line]).sorted()
        guard !lines.isEmpty else { return [] }
        return ["also on \(Wording.noun(lines.count, "line")) \(Wording.shortList(lines.map(String.init), limit: 8))"]
    }
}

extension Matching {
    /// The place in the spec of what the guide speaks of near a place.
    func specPlace(near place: Place) -> Place {
        let near = facts.last { $0.file === place.file && $0.fact.span.start <= place.span.start } ?? facts.first { $0.file === place.file }
        return near.map(specPlace(near:)) ?? specTop
    }
}
