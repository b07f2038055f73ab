import Foundation
import Testing

/// The diagrams of the references hold nothing that Mermaid would refuse: only these kinds of line, blocks that end, names that are declared.
@Suite struct DiagramTests {
    static let pages = Repository.files(below: ["Generated"], endingWith: ["flows.md"])

    private static func diagrams(_ page: String) throws -> [[Substring]] {
        try Repository.text(page).components(separatedBy: "```mermaid\n").dropFirst().map { part in
            (part.components(separatedBy: "\n```").first ?? "").split(separator: "\n")
        }
    }

    @Test(arguments: pages)
    func sequencesAreWellFormed(page: String) throws {
        for lines in try Self.diagrams(page) where lines.first == "sequenceDiagram" {
            var declared: Set<Substring> = []
            var open: [Substring] = []
            for line in lines.dropFirst() {
                let text = line.drop { $0 == " " }
                if let match = text.wholeMatch(of: /participant ([A-Za-z0-9_]+) as [^;"<>]+/) {
                    #expect(declared.insert(match.1).inserted, "\(page): \(line)")
                } else if let match = text.wholeMatch(of: /([A-Za-z0-9_]+)--?>>([A-Za-z0-9_]+): (.+)/) {
                    #expect(declared.contains(match.1) && declared.contains(match.2) && Self.isLabel(match.3), "\(page): \(line)")
                } else if let match = text.wholeMatch(of: /Note over ([A-Za-z0-9_]+): (.+)/) {
                    #expect(declared.contains(match.1) && Self.isLabel(match.2), "\(page): \(line)")
                } else if let match = text.wholeMatch(of: /(opt|alt|loop) (.+)/) {
                    open.append(match.1)
                    #expect(Self.isLabel(match.2), "\(page): \(line)")
                } else if let match = text.wholeMatch(of: /else (.+)/) {
                    #expect(open.last == "alt" && Self.isLabel(match.1), "\(page): \(line)")
                } else {
                    #expect(text == "end" && open.popLast() != nil, "\(page): \(line)")
                }
            }
            #expect(open.isEmpty, "\(page): a block does not end")
        }
    }

    @Test(arguments: pages)
    func statesAreWellFormed(page: String) throws {
        for lines in try Self.diagrams(page) where lines.first == "stateDiagram-v2" {
            for line in lines.dropFirst() {
                let text = line.drop { $0 == " " }
                let isState = text.wholeMatch(of: /state "[^"]+" as [A-Za-z]+/) != nil
                let arrow = text.wholeMatch(of: /(?:\[\*\]|\w+) --> (?:\[\*\]|\w+)(?:: ((?:[^:]|<br\/>)+))?/)
                #expect(isState || arrow != nil, "\(page): \(line)")
            }
        }
    }

    @Test func thereAreBothKinds() throws {
        let kinds = try Self.pages.flatMap(Self.diagrams).compactMap(\.first)
        #expect(Set(kinds) == ["sequenceDiagram", "stateDiagram-v2"])
    }

    /// Nothing that ends a statement, other than as part of an entity.
    private static func isLabel(_ text: Substring) -> Bool {
        !text.replacing(/#\w+;/, with: "").contains { "#;\"<>".contains($0) }
    }
}
