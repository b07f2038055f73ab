import BellKit
import BellKitMock
import Foundation
import MockClient
import Testing

private final class Ear: NSObject, BellDelegate, ChimeDelegate {
    func rang(_ times: Int) {}
    func chimed() {}
}

/// Nobody but the SDK holds these delegates.
@Suite struct KeptTests {
    @Test func aDelegateIsThereForAsLongAsItsDeclarationKeepsIt() async throws {
        let harness = try MockHarness(BellKitMock.system)
        await harness.run {
            let (bell, gong, buzzer, chime) = (BLBell(), BLGong(), BLBuzzer(), Chime())
            bell.delegate = Ear()
            gong.delegate = Ear()
            buzzer.delegate = Ear()
            chime.delegate = Ear()
            #expect(bell.delegate != nil)
            #expect(gong.delegate != nil)
            #expect(buzzer.delegate == nil)
            #expect(chime.delegate != nil)
            bell.delegate = nil
            #expect(bell.delegate == nil)
        }
    }
}
