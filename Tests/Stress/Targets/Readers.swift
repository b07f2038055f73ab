import CrossCheck
import Diagnostics
import Drafting
import Guide
import Scoring
import SourceText
import Spec

/// Guides and what is made of them: nothing here is trusted.
extension StressTarget {
    static let readers = [
        StressTarget("html", pages) { read($0, "guide.html") },
        StressTarget("markdown", documents) { read($0, "guide.md") },
        StressTarget("text", documents) { read($0, "guide.txt") },
        StressTarget("draft", documents, draft),
        StressTarget("evidence", [evidence]) { bytes in
            _ = EvidenceReader.read(SourceFile(path: "evidence.yaml", bytes: bytes))
            return nil
        },
        StressTarget("check", [evidence + moreEvidence], checked),
        StressTarget("labels", [labels]) { bytes in
            _ = LabelReader.read(SourceFile(path: "labels.yaml", bytes: bytes))
            return nil
        },
    ]

    /// Places are inside of the file, and what is recorded of a guide reads as it was written.
    static func read(_ bytes: [UInt8], _ name: String) -> String? {
        let file = SourceFile(path: name, bytes: bytes)
        guard let document = DocumentReader.read(file).document else { return nil }
        let sheet = FactExtractor.facts(of: document)
        if let fact = sheet.facts.first(where: { $0.span.start < 0 || $0.span.end > bytes.count || $0.span.start > $0.span.end }) {
            return "the fact `\(fact.name)` stands at \(fact.span), outside of the guide"
        }
        let text = EvidenceWriter.text(of: [RecordedGuide(of: sheet)])
        let (guides, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        if let diagnostic = diagnostics.first { return "the evidence does not read: \(diagnostic.message)" }
        guard guides.first?.sheet.facts.count == sheet.facts.count else { return "the evidence has lost facts" }
        return nil
    }

    /// Recorded facts, held against a spec: every finding has a place in the file that it names.
    private static func checked(_ bytes: [UInt8]) -> String? {
        let (guides, _) = EvidenceReader.read(SourceFile(path: "evidence.yaml", bytes: bytes))
        guard !guides.isEmpty, let spec else { return nil }
        let report = CrossChecker.check(spec: spec, sheets: guides.map(\.sheet))
        _ = Drift(from: guides[0].sheet, to: guides[guides.count - 1].sheet, items: spec.items)
        let astray = report.findings.first { [$0.spec, $0.guide].contains { $0.map { $0.span.end > $0.file.bytes.count } ?? false } }
        return astray.map { "the finding `\($0.message)` points outside of its file" }
    }

    private static let spec = SpecLoader.load(folder: [SourceFile(path: "spec.yaml", text: behaviour)]).spec

    private static let moreEvidence = """

              - {kind: use, name: lampsWithCompletion, owner: LampSession, source: sample, at: "5:1-5:20", form: call, receiver: LampSession, language: objc}
              - {kind: endpoint, name: "GET https://lamp.example.com/v1/{home}/lamps", source: prose, at: "6:1-6:40"}
              - {kind: parameter, name: home, owner: "GET https://lamp.example.com/v1/{home}/lamps", source: table, at: "7:1-5", type: string}
              - {kind: error, name: lost, value: "2", owner: LampError, source: list, at: "8:1-9"}
              - {kind: property, name: keys, owner: LampSession, type: "NSString *", source: declaration, at: "9:1-9"}
              - {kind: duration, name: "3600", source: prose, at: "10:1-10"}
        """

    /// A draft says what it leaves out, and is one that loads.
    private static func draft(_ bytes: [UInt8]) -> String? {
        guard let document = DocumentReader.read(SourceFile(path: "guide.md", bytes: bytes)).document else { return nil }
        let folder = DraftFolder([FactExtractor.facts(of: document)], id: "fuzzed-kit", module: "FuzzedKit", languages: ["en"])
        return folder.diagnostics.first { $0.severity == .error }.map { "the draft does not load: \($0.message)" }
    }

    private static let pages = [
        """
        <html><head><meta charset="utf-8"><title>Lamps</title></head><body><h1>Lamps</h1><h2>1. Start</h2>
        <p>Call <code>startWithKey:</code> first, then read <b>LampErrorOffline</b> (code 4). See <a href="https://lamp.example.com/a?b=c&amp;d">it</a>.</p>
        <table><thead><tr><th>Parameter</th><th>Type</th><th>Required</th></tr></thead>
        <tbody><tr><td rowspan="2">key</td><td>NSString *</td><td>Y</td></tr><tr><td colspan=2>the key</td></tr></tbody></table>
        <pre class="objc">- (void)startWithKey:(NSString *)key completion:(void (^)(NSError *error))completion;
        [[LampSession sharedSession] startWithKey:@"k" completion:^(NSError *error) { }];</pre>
        <ul><li>LampErrorExpired: 1</li><li>LampErrorOffline: 4</li></ul></body></html>
        """
    ]

    private static let documents = [
        """
        # Lamps

        ## POST https://lamp.example.com/v1/lamps/{id}

        | Name | Type | Required | Description |
        |---|---|---|---|
        | id | string | Y | which lamp |
        | color | integer | N | `0` red \\| `1` blue |

        ```json
        {"lamps": [{"id": "a", "place": {"room": null}}], "count": 2}
        ```

        ```swift
        public protocol LampDelegate: AnyObject { func lamp(_ lamp: Lamp, didFail error: Error?) async throws -> [String: Any] }
        lamp.start(key: "k") { result in switch result { case .failure(let error): print(error) default: break } }
        ```

        ### LampError

        - `LampErrorExpired` (1): the token has ended
        - `LampErrorOffline` (4): there is no network. Wait 30 seconds.

        1. Set `appKey` in Info.plist.
        2. `typedef NS_ENUM(NSInteger, LampMood) { LampMoodCalm = 0, LampMoodWild };`
        """,
        """
        Lamps

        @interface Lamp : NSObject <NSCopying>
        @property (nonatomic, copy, nullable) NSString *name;
        + (instancetype)lampWithName:(NSString *)name NS_SWIFT_NAME(init(named:));
        @end

          • name: the name of the lamp (NSString, required)

        GET /v1/lamps?room=kitchen
        Authorization: Bearer TOKEN
        """,
    ]

    private static let evidence = """
        guides:
          - file: guide.html
            sha256: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
            lines: 20
            facts:
              - {kind: method, name: "startWithKey:", owner: LampSession, source: declaration, at: "4:1-4:60"}
        """

    private static let labels = """
        guide: guide.html
        facts:
          - {kind: method, name: "startWithKey:", owner: LampSession, line: 4}
          - {kind: error, name: LampErrorOffline, value: 4, line: 9, certain: false}
        """
}
