import Guide
import Testing

@Suite("Guides that are no system of ours", .enabled(if: Guides.corpus != nil, "the corpus is not on this machine: set GUIDEWRIGHT_CORPUS"))
struct CorpusTests {
    private func sheet(_ name: String) throws -> FactSheet { try Guides.sheet(name, in: Guides.corpus) }

    @Test("a Java guide states what its listings declare; its samples are accounted for")
    func java() throws {
        let sheet = try sheet("naver-android.html")
        let methods = sheet.facts.filter { $0.kind == .method }
        #expect(methods.count == 20)
        #expect(methods.allSatisfy { $0.owner?.hasPrefix("OAuth") == true && $0.detail.language == nil })
        #expect(sheet.count(.parameter, .table) >= 15)
        #expect(sheet.unread.filter { $0.reason?.contains("java") == true }.count > 20)
    }

    @Test("a REST guide: two endpoints by table, none from samples in other languages")
    func cafe() throws {
        let sheet = try sheet("naver-cafe-api.html")
        #expect(
            sheet.facts.filter { $0.kind == .endpoint && $0.source == .table }.map { $0.name.hasPrefix("POST https://") } == [true, true])
        #expect(sheet.count(.parameter, .table) == 20)
        #expect(sheet.count(.error, .table) == 20)
        #expect(sheet.unread.filter { $0.reason?.hasPrefix("sample in another language") == true }.count == 5)
    }

    @Test("Swift references")
    func swift() throws {
        let sheet = try sheet("naver-ios-5.md")
        #expect(sheet.count(.method, .declaration) + sheet.count(.property, .declaration) >= 17)
        #expect(sheet.count(.parameter, .table) == 14)
        #expect(sheet.count(.enum, .declaration) == 4)
    }

    @Test(
        "listings without a class, samples, error rows",
        arguments: [
            ("nhn-log-collector-ios.md", 13, 1, 1), ("nhn-creditcard-ios.md", 20, 4, 1), ("gamebase-purchase-ios.md", 4, 29, 0),
            ("toast-iap-legacy-ios.md", 0, 6, 0),
        ])
    func objectiveC(name: String, methods: Int, properties: Int, enums: Int) throws {
        let sheet = try sheet(name)
        #expect(sheet.count(.method) >= methods)
        #expect(sheet.count(.property, .declaration) == properties)
        #expect(sheet.count(.enum) == enums)
    }

    @Test("error codes of a table")
    func errors() throws {
        let codes = try sheet("gamebase-purchase-ios.md").facts.filter { $0.kind == .error }.compactMap(\.value)
        #expect(codes == ["10"] + (4001...4008).map(String.init) + ["4010", "4201", "4999"])
    }

    @Test("a guide of hundreds of rows loses none in silence")
    func server() throws {
        let sheet = try sheet("gamebase-server-api.md")
        #expect(sheet.count(.endpoint, .table) == 63)
        #expect(sheet.count(.parameter, .table) >= 340)
        #expect(sheet.unread.filter { $0.reason == nil }.count == 0)
    }

    @Test(
        "the same guide in another form and language states the same declarations", .enabled(if: Guides.guides != nil),
        arguments: ["ko", "en"])
    func pairs(language: String) throws {
        let text = try Guides.sheet("nhn-cloud-iap-ios.txt", in: Guides.guides)
        let markdown = try sheet("pairs/nhn-cloud-iap-ios.\(language).md")
        func declared(_ sheet: FactSheet) -> [String] {
            sheet.facts.filter { $0.source == .declaration }.map(summary)
        }
        #expect(declared(text) == declared(markdown))
    }
}
