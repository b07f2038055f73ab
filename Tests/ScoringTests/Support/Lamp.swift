import Diagnostics
import Guide
import Scoring
import SourceText
import Testing

/// An invented guide and its labels.
enum Lamp {
    static let guide = """
        # Lamp SDK

        ## LMPLamp

        ```objc
        @interface LMPLamp : NSObject
        - (void)switchOn;
        - (void)switchOff;
        @property (nonatomic) NSInteger brightness;
        @end
        ```

        ## Errors

        | Error code | Description |
        |---|---|
        | 16 | The lamp is broken |
        | 17 | The lamp is hot |

        """

    static let labels = """
        {
          "file": "lamp.md",
          "facts": [
            {"kind": "type", "name": "LMPLamp", "line": 6},
            {"kind": "method", "name": "switchOn", "owner": "LMPLamp", "line": 7},
            {"kind": "method", "name": "dim", "owner": "LMPLamp", "line": 8},
            {"kind": "property", "name": "brightness", "owner": "LMPLamp", "line": 9},
            {"kind": "error", "name": "0x10", "value": "16", "line": 16},
            {"kind": "error", "name": "17", "value": 17, "line": 17, "certain": false}
          ],
          "decoys": [{"kind": "method", "name": "switchOff", "line": 8}]
        }
        """

    static func claims(_ guide: String = guide) throws -> [Claim] {
        let document = try #require(DocumentReader.read(SourceFile(path: "lamp.md", text: guide)).document)
        return Claim.claims(of: FactExtractor.facts(of: document))
    }
}

/// Labels out of a text; what is wrong with it fails the test.
func labels(_ text: String) throws -> LabelSet {
    let (labels, diagnostics) = LabelReader.read(SourceFile(path: "labels.json", text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return try #require(labels)
}

/// Labels for the facts given, each a JSON object.
func labels(facts: String..., decoys: String...) throws -> LabelSet {
    try labels("{\"facts\": [\(facts.joined(separator: ", "))], \"decoys\": [\(decoys.joined(separator: ", "))]}")
}
