import Testing

@testable import Generator

struct EnumNamingTests {
    @Test(arguments: [
        ("KOUserGender", ["KOUserGenderNull", "KOUserGenderMale"], ["null", "male"]),
        ("KOOptionalBoolean", ["KOOptionalBooleanNull", "KOOptionalBooleanTrue"], ["null", "true"]),
        ("KOErrorCode", ["KOErrorUnknown", "KOErrorCancelled", "KOErrorHTTP"], ["unknown", "cancelled", "HTTP"]),
        ("ChannelType", ["ChannelTypeOOB", "ChannelTypePassword"], ["OOB", "password"]),
        ("KOAgeRange", ["KOAgeRangeType15", "KOAgeRangeType20"], ["type15", "type20"]),
        ("RECEIVE_TYPE", ["SUCCESS", "CANCELBYUSER"], ["SUCCESS", "CANCELBYUSER"]),
        ("LogLevel", ["kLogLevelError", "kLogLevelInfo"], ["error", "info"]),
        ("ShopOptions", ["ShopOptionFast", "ShopOptionCheap"], ["fast", "cheap"]),
        ("Zone", ["Zone1", "Zone2"], ["zone1", "zone2"]),
        ("Single", ["SingleCase"], ["case"]),
    ])
    func cases(_ type: String, _ constants: [String], _ names: [String]) {
        #expect(EnumNaming.caseNames(of: type, constants: constants) == names)
    }
}
