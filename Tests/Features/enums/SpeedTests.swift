import Foundation
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

    /// Constants of numbers have a type of their own, which holds any other number, too.
    @Test func typedNumbersHoldAnyNumber() {
        #expect(
            ParcelZone.town.rawValue == 10 && ParcelZone(7).rawValue == 7 && ParcelZone.city == .town
                && ParcelZone(rawValue: 4_000_000_000) == .sea)
    }

    @Test func constantsAreCalledAsSwiftCallsThem() {
        #expect(parcelErrorDomain == ParcelFault.errorDomain && ParcelMarker.limit == 3)
        #expect(Notification.Name.parcelArrived.rawValue == "arrived" && ParcelMarker.wrote.rawValue == "ParcelMarkerDidWrite")
    }

    @Test func errorsMayHaveTwoNames() {
        #expect(ParcelFault.damaged == .torn && ParcelFault.allCases == [.torn, .wet] && ParcelFault.wet.errorCode == 5557)
    }
}
