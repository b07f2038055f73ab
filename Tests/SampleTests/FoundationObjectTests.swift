import ClientRuntime
import Foundation
import IMFCore
import NHNCloudIAP
import NaverThirdPartyLogin
import Testing

/// What apps do with a vendor's objects because they are `NSObject`s.
struct FoundationObjectTests {
    @Test func oneObjectIsItself() {
        let connection: NSObject = NaverThirdPartyLoginConnection.getSharedInstance()
        #expect(connection.isEqual(NaverThirdPartyLoginConnection.getSharedInstance()))
        #expect(connection.hash == NaverThirdPartyLoginConnection.getSharedInstance().hash)
    }

    @Test func objectsAreKeysByWhichTheyAre() {
        let first = NHNCloudIAPConfiguration(appKey: "key")
        let second = NHNCloudIAPConfiguration(appKey: "key")
        #expect(Set([first, second, first]).count == 2)
        #expect((first as AnyObject) is NSObject)
    }

    @Test func theirDescriptionNamesTheClass() {
        #expect("\(IMFClient.sharedInstance()!)".contains("IMFClient"))
    }
}
