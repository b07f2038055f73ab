import Diagnostics
import Guide
import SourceText
import Testing

@Suite("whole guides", .enabled(if: !GuideFiles.all.isEmpty, "the guides' folders are not here: set GUIDEWRIGHT_GUIDES"))
struct WholeGuideTests {
    @Test("every visible character is in exactly one block, with true places", arguments: GuideFiles.all)
    func nothingIsLost(path: String) throws {
        let file = try #require(GuideFiles.file(path))
        let reading = Reading(file)
        let document = try #require(reading.document)
        #expect(reading.messages == [])
        let proof = DocumentProof(document)
        #expect(proof.faults == [])
        let visible = VisibleBytes(document).isVisible
        #expect(proof.losses { visible[$0] } == [])
    }

    @Test("a cut guide is read without a crash, and its places are true", arguments: GuideFiles.all)
    func cutGuides(path: String) throws {
        let file = try #require(GuideFiles.file(path))
        for length in stride(from: 0, to: file.bytes.count, by: max(file.bytes.count / 17, 1)) {
            let reading = Reading(path, bytes: Array(file.bytes.prefix(length)))
            guard let document = reading.document else {
                #expect(reading.diagnostics.contains { $0.severity == .error })
                continue
            }
            #expect(DocumentProof(document).faults == [], "cut at byte \(length)")
        }
    }
}

@Suite("what whole guides hold", .enabled(if: !GuideFiles.all.isEmpty, "the guides' folders are not here: set GUIDEWRIGHT_GUIDES"))
struct GuideContentTests {
    @Test(
        "tables and code blocks of marked-up guides",
        arguments: [
            ("naver-android.html", 14, 52), ("naver-cafe-api.html", 6, nil), ("naver-ios-5.md", 9, nil),
            ("gamebase-server-api.md", 111, nil),
            ("toast-iap-legacy-ios.md", 2, nil),
        ] as [(String, Int, Int?)])
    func counts(name: String, tables: Int, code: Int?) throws {
        let corpus = try #require(GuideFiles.corpus)
        let reading = Reading(try #require(GuideFiles.file(corpus + "/" + name)))
        let kinds = reading.outline.map { $0.prefix { $0 != " " && $0 != "[" } }
        #expect(reading.blocks.filter { if case .table = $0.kind { true } else { false } }.count == tables)
        if let code { #expect(kinds.filter { $0 == "code" }.count == code) }
    }

    @Test(
        "declarations of text guides are code",
        arguments: [
            "kakao-user-management-ios.txt", "nhn-cloud-iap-ios.txt", "msal-native-auth-sign-in-ios.txt",
        ])
    func declarations(name: String) throws {
        let file = try #require(GuideFiles.guide(name))
        let code = Reading(file).blocks.filter { if case .code = $0.kind { true } else { false } }.map(\.span)
        let marks = ["- (", "+ (", "@", "#import", "typedef", "static ", "func ", "extension ", "[[", "}"]
        for line in 1...file.lineCount {
            let span = file.lineSpan(line)
            let text = file.text(span).drop { $0 == " " }
            guard marks.contains(where: text.hasPrefix) else { continue }
            #expect(code.contains { $0.contains(span) }, "line \(line)")
        }
    }

    @Test("the Korean text of a guide and its Markdown hold the same code")
    func pair() throws {
        let corpus = try #require(GuideFiles.corpus)
        let text = Reading(try #require(GuideFiles.guide("nhn-cloud-iap-ios.txt")))
        let markdown = Reading(try #require(GuideFiles.file(corpus + "/pairs/nhn-cloud-iap-ios.ko.md")))
        func methods(_ reading: Reading) -> [Substring] {
            reading.outline.filter { $0.hasPrefix("code") }.flatMap { $0.split(separator: "⏎") }.filter {
                $0.contains(";") || $0.contains("@")
            }
            .map { $0.hasPrefix("code[") ? $0.drop { $0 != "]" }.dropFirst(2) : $0 }
        }
        let missing = Set(methods(markdown)).subtracting(methods(text))
        #expect(missing.filter { $0.hasPrefix("- (") || $0.hasPrefix("+ (") || $0.hasPrefix("@property") } == [])
    }
}
