import ParcelKit
import Testing

/// A Swift enum is what its declaration says: this one has no raw values, and nothing codes it.
struct SpeedTests {
    @Test func hasNoRawValues() {
        let speed: Any = ParcelSpeed.quick
        #expect(!(speed is any RawRepresentable) && !(speed is any Encodable) && !(speed is any CaseIterable))
        #expect(ParcelState.arrived as Any is any RawRepresentable)
    }
}
