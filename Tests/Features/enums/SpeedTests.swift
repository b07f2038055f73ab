import ParcelKit
import Testing

/// A Swift enum is what its declaration says: this one has no raw values, and nothing codes it.
struct SpeedTests {
    @Test func hasNoRawValues() {
        let speed: Any = ParcelSpeed.quick
        #expect(!(speed is any RawRepresentable) && !(speed is any Encodable) && !(speed is any CaseIterable))
        #expect(ParcelState.arrived as Any is any RawRepresentable)
    }

    @Test func saysSomethingOfEachCase() {
        #expect(ParcelSpeed.slow.next() == .quick && ParcelSpeed.quick.next() == nil && ParcelSpeed.quick.depot == .north)
        #expect(NSStringFromParcelDepot(.harbour) == "North" && NSStringFromParcelDepot(.south) == "South")
        #expect(ParcelError.noSuchParcel.message == "There is no such parcel." && !ParcelError.noSuchParcel.isFatal())
    }
}
