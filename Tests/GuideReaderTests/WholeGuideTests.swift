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
        for length in stride(from: 0, to: file.bytes.count, by: max(file.bytes.count / 41, 1)) {
            let reading = Reading(path, bytes: Array(file.bytes.prefix(length)))
            guard let document = reading.document else {
                #expect(reading.diagnostics.contains { $0.severity == .error })
                continue
            }
            #expect(DocumentProof(document).faults == [], "cut at byte \(length)")
        }
    }
}
