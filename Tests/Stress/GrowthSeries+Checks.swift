import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec

/// Items of a spec beside facts of a guide, made by hand so that nothing but the comparison is measured. The input is their names, a line for
/// each; sizes begin where all names are no longer held against all.
extension GrowthSeries {
    static let checks = [
        check("check-other-names", { "get\(word($0))Value" }, { "read\(word($0))Item" }),
        check("check-alike-names", { "lampPart\($0)" }, { "lampPiece\($0)" }),
        check("check-slips", { "open\(word($0))Door" }, { "open\(word($0))Dor" }),
        check("check-one-name", { _ in "lamp" }, { _ in "lamp" }),
        check("check-same-names", { "lamp\(word($0))" }, { "lamp\(word($0))" }),
        drift("drift-other-names", { "get\(word($0))Value" }, { "read\(word($0))Item" }),
        drift("drift-slips", { "open\(word($0))Door" }, { "open\(word($0))Dor" }),
        drift("drift-one-name", { _ in "lamp" }, { "lamp\($0)" }),
    ]

    private typealias Name = @Sendable (Int) -> String

    private static func check(_ name: String, _ item: @escaping Name, _ fact: @escaping Name) -> GrowthSeries {
        series(name, item, fact) { lines in
            let (file, half) = (SourceFile(path: "names", text: lines.joined(separator: "\n")), lines.count / 2)
            let items = lines[..<half].enumerated().map { number, name in
                let place = Place(file, file.lineSpan(number + 1))
                return SpecItem(.property, Located(name, at: place), provenance: .guide, place: place)
            }
            let sheet = sheet(lines[half...], in: file)
            _ = CrossChecker.check(
                system: "grown", items: items, errata: [], guides: [CrossChecker.GuideInput(sheet: sheet)], specTop: Place(file, Span(0, 0))
            )
        }
    }

    private static func drift(_ name: String, _ old: @escaping Name, _ new: @escaping Name) -> GrowthSeries {
        series(name, old, new) { lines in
            let (file, half) = (SourceFile(path: "names", text: lines.joined(separator: "\n")), lines.count / 2)
            _ = Drift(from: sheet(lines[..<half], in: file), to: sheet(lines[half...], in: file))
        }
    }

    private static func series(
        _ name: String, _ left: @escaping Name, _ right: @escaping Name, _ run: @escaping @Sendable ([String]) -> Void
    ) -> GrowthSeries {
        GrowthSeries(
            name: name, start: 500, most: 8_000,
            make: { size in ((0..<size).map(left) + (0..<size).map(right)).joined(separator: "\n") },
            run: { run($0.split(separator: "\n").map(String.init)) })
    }

    private static func sheet(_ names: ArraySlice<String>, in file: SourceFile) -> FactSheet {
        let facts = names.enumerated().map { number, name in
            Fact(.property, name, owner: nil, source: .declaration, span: file.lineSpan(names.startIndex + number + 1))
        }
        return FactSheet(file: file, format: .html, facts: facts, unread: [])
    }

    /// A word of its own for each number: names of guides differ in more than a digit.
    private static func word(_ number: Int) -> String {
        let syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va"]
        var (word, rest) = ("", number &* 40_503 % 65_536)
        for _ in 0..<4 { (word, rest) = (word + syllables[rest % 16], rest / 16) }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
