import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

/// A spec and a guide with more names than are all held against each other: what is near is found as among few.
@Suite struct NearNamesTests {
    private static let count = 900
    private let file = SourceFile(path: "names", text: Array(repeating: "line", count: 2_000).joined(separator: "\n"))

    private static func word(_ number: Int) -> String {
        let syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"]
        let word = [7, 71, 713].map { syllables[number * $0 / 10 % 10] }.joined() + syllables[number % 10] + syllables[number / 10 % 10]
        return word.prefix(1).uppercased() + word.dropFirst() + syllables[number / 100]
    }

    private func items(_ name: (Int) -> String) -> [SpecItem] {
        (0..<Self.count).map { number in
            let place = Place(file, file.lineSpan(number + 1))
            return SpecItem(.property, Located(name(number), at: place), provenance: .guide, place: place)
        }
    }

    private func sheet(_ name: (Int) -> String) -> FactSheet {
        let facts = (0..<Self.count).map { number in
            Fact(.property, name(number), owner: nil, source: .declaration, span: file.lineSpan(number + 1))
        }
        return FactSheet(file: file, format: .html, facts: facts, unread: [])
    }

    @Test func eachSlipAmongManyIsPaired() {
        let report = CrossChecker.check(
            system: "shop", items: items { "open\(Self.word($0))Door" }, errata: [],
            guides: [CrossChecker.GuideInput(sheet: sheet { "open\(Self.word($0))Dor" })], specTop: Place(file, Span(0, 0)))
        let renamed = report.findings.filter { $0.rule.id == "name-differs" }
        #expect(renamed.count == Self.count)
        #expect(renamed.allSatisfy { $0.spec?.start.line == $0.guide?.start.line })
        #expect(!report.findings.contains { ["guide-only", "spec-only"].contains($0.rule.id) })
    }

    @Test func eachRenamedFactAmongManyIsOneChange() {
        let drift = Drift(from: sheet { "open\(Self.word($0))Door" }, to: sheet { "open\(Self.word($0))Dor" })
        #expect(drift.changed.count == Self.count)
        #expect(drift.changed.allSatisfy { $0.old?.line == $0.new?.line && $0.aspects.map(\.name) == ["name"] })
        #expect(drift.added.isEmpty && drift.removed.isEmpty)
    }

    @Test func anOwnerThatOnlyOneSideNamesIsNoDifference() {
        func sheet(_ owner: String?, _ type: String) -> FactSheet {
            var fact = Fact(.property, "lamp", owner: owner, source: .declaration, span: file.lineSpan(1))
            fact.type = type
            return FactSheet(file: file, format: .html, facts: [fact], unread: [])
        }
        #expect(Drift(from: sheet("Room", "Int"), to: sheet(nil, "String")).changed.count == 1)
        #expect(Drift(from: sheet(nil, "Int"), to: sheet("Room", "String")).changed.count == 1)
        #expect(Drift(from: sheet("Room", "Int"), to: sheet("Hall", "String")).changed.isEmpty)
    }
}
